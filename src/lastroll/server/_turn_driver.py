"""Plays turns of bots and absent people, and enforces turn deadlines."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

import structlog

from lastroll.bots import LADDER, BotClosed, GuardedBot, bot_maker
from lastroll.rules import Position
from lastroll.server._bus import Bus
from lastroll.server._clock import LONG_TURN_SECONDS, bot_plays, now_ms, process_ms
from lastroll.server._entries import ActedBy, Away
from lastroll.server._live_table import LiveTable
from lastroll.server._metrics import BOT_THINK_SECONDS, ERRORS
from lastroll.server._observer import Observer
from lastroll.server._refusals import StaleVersion, StoreUnavailable
from lastroll.server._table_state import LogEntry, Seat
from lastroll.server._think_pool import ThinkPool

_logger = structlog.get_logger()

_FOREIGN_CHANGE_DELAY: Final = 2.0
"""Seconds that the process which changed a table has to drive it before another one does."""
_RETRY_SECONDS: Final = 1.0
"""Seconds until a bot's turn is retried after a database error."""


class TurnDriver(Observer):
    """Drives the turns of all tables of a process."""

    def __init__(self, bus: Bus, pool: ThinkPool | None = None) -> None:
        """Use a pool for thinking; the bus knows the tables of this process."""
        self._bus = bus
        self.pool = ThinkPool() if pool is None else pool
        self._bots: WeakKeyDictionary[LiveTable, dict[int, GuardedBot]] = WeakKeyDictionary()
        self._busy: dict[LiveTable, asyncio.Task[None]] = {}
        self._timers: WeakKeyDictionary[LiveTable, asyncio.TimerHandle] = WeakKeyDictionary()
        self._closing = False

    def close(self) -> list[asyncio.Task[None]]:
        """Stop, and return the tasks that are about to end.

        Unfinished thoughts start again after the next start of the service.
        """
        self._closing = True
        stopping = list(self._busy.values())
        for task in stopping:
            task.cancel()
        for timer in tuple(self._timers.values()):
            timer.cancel()
        for bots in tuple(self._bots.values()):
            for bot in bots.values():
                bot.close()
        self.pool.close()
        return stopping

    # Observer.

    def on_changed(self, live: LiveTable, entries: Sequence[LogEntry], *, remote: bool) -> None:
        """Schedule a table that has changed."""
        self.schedule(live, _FOREIGN_CHANGE_DELAY if remote else 0)

    def on_readers_changed(self, live: LiveTable, by: int) -> None:
        """Schedule a table: a person may have left or returned."""
        self.schedule(live)

    def drop(self, live: LiveTable) -> None:
        """Stop working for a table that left memory."""
        if timer := self._timers.pop(live, None):
            timer.cancel()

    def has_pending_work(self, live: LiveTable) -> bool:
        """Return whether a task or timer for a table exists."""
        return live in self._busy or live in self._timers

    def schedule(self, live: LiveTable, delay: float = 0) -> None:
        """Set the timer for a table's next due action."""
        if timer := self._timers.pop(live, None):
            timer.cancel()
        if self._closing or live in self._busy:
            return  # the running task schedules the table when done
        if not self._bus.owns(live.table.id):
            return
        seat = live.table.seat_to_act
        if seat is None:
            return
        if seat.kind == "human" and not seat.away and live.table.options.turn_seconds is None:
            holder = seat.holder
            if any(reader.holder == holder for reader in live.attendance.readers):
                return  # an online person without a clock has no deadline
        if bot_plays(live.table, seat):
            self._start_timer(live, delay)
        elif (due := self._next_due(live, seat)) is not None:
            seconds = max(0, due - process_ms()) / 1000
            if seconds < LONG_TURN_SECONDS or live.grace_ends(seat) is not None:
                self._start_timer(live, seconds)
            # Otherwise the registry loads the table in time, from the index.

    def _next_due(self, live: LiveTable, seat: Seat) -> int | None:
        """Return the process time of the next due action for a person whose turn it is."""
        candidates = [live.turn_deadline(), live.grace_ends(seat)]
        return min((due for due in candidates if due is not None), default=None)

    def _start_timer(self, live: LiveTable, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[live] = loop.call_later(seconds, self._start_task, live)

    def _start_task(self, live: LiveTable) -> None:
        self._timers.pop(live, None)
        if not self._closing and live not in self._busy:
            self._busy[live] = asyncio.create_task(self._play_turns(live), name="bot-player")

    # Turns.

    async def _play_turns(self, live: LiveTable) -> None:
        retry = False
        try:
            while await self._play_turn(live):
                pass
        except StaleVersion:
            pass  # another process was faster: schedule again
        except StoreUnavailable as error:
            _logger.warning("store-trouble", reason=error.reason)
            retry = True
        except Exception:
            ERRORS.inc()
            _logger.exception("bot-player-failed")
            retry = True
        finally:
            self._busy.pop(live, None)
        if retry and not self._closing:
            self._start_timer(live, _RETRY_SECONDS)
        else:
            self.schedule(live)

    async def _play_turn(self, live: LiveTable) -> bool:
        """Play one turn of a bot or an absent person; return whether to try another one."""
        async with live.lock:
            await live.refresh_if_behind()
            seat, game = live.table.seat_to_act, live.table.game
            if seat is None or game is None:
                return False
            by: ActedBy = "bot"
            if not bot_plays(live.table, seat):
                now = process_ms()
                due, grace = live.turn_deadline(), live.grace_ends(seat)
                if grace is not None and grace <= now:
                    number = game.position.turn
                    assert number is not None
                    await live.append(Away(at=now_ms(), seat=number), update_index=False)
                    return True
                if due is None or due > now:
                    return False
                by = "clock"
            if game.position.rolled is None:
                await live.play("roll", by=by)
            game = live.table.game
            assert game is not None
            number = game.position.turn
            assert number is not None
            version, position, coin = live.table.version, game.position, game.coin
            bot, slow = self._bot_of_seat(live, number)
        face = await self._choose_face(live, bot, slow, position, coin)
        async with live.lock:
            await live.refresh_if_behind()
            seat = live.table.seat_to_act
            if live.table.version != version or seat is None:
                return True  # the person returned, or another process was faster
            await live.play("place", face, by)
        return True

    def _bot_of_seat(self, live: LiveTable, number: int) -> tuple[GuardedBot, bool]:
        """Return the bot that plays a seat, and whether it is slow."""
        name = live.table.seats[number].bot or live.table.filler
        bots = self._bots.setdefault(live, {})
        if number not in bots:
            bots[number] = GuardedBot(bot_maker(name))
        return bots[number], is_slow_bot(name)

    async def _choose_face(
        self, live: LiveTable, bot: GuardedBot, slow: bool, position: Position, coin: int
    ) -> int:
        def work() -> int:
            started_at = time.monotonic()
            face = bot.choose(position, coin)
            BOT_THINK_SECONDS.observe(time.monotonic() - started_at)
            return face

        try:
            if slow:
                face = await self.pool.think_slow(work, live.share, live.attendance.is_watched)
            else:
                face = await self.pool.think_fast(work)
        except BotClosed:  # the service is stopping
            raise asyncio.CancelledError from None
        if bot.fault is not None:
            _logger.error("bot-fault", fault=str(bot.fault))
        return face


def is_slow_bot(bot: str) -> bool:
    """Return whether a bot of the ladder is slow."""
    return any(rung.name == bot and not rung.fast for rung in LADDER)
