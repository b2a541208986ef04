"""All tables of a process: loaded when somebody comes, let go when nobody is there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache
from math import inf
from typing import Any, Final

import msgspec
import structlog

from lastroll.game import commitment_of
from lastroll.server._announcer import Announcer
from lastroll.server._bot_player import BotPlayer
from lastroll.server._bus import Bus, Calls, News
from lastroll.server._clock import LONG_TURN, now_ms
from lastroll.server._figures import Figures
from lastroll.server._live import LiveTable
from lastroll.server._metrics import ERRORS, LIVE_TABLES
from lastroll.server._presence import PRESENCE_SECONDS
from lastroll.server._readers import BEAT
from lastroll.server._refusals import NotFound, NotPossible, StoreTrouble
from lastroll.server._store import Store
from lastroll.server._table import Table, fold_log
from lastroll.server._views import TalkView

_logger = structlog.get_logger()

_IDLE_SECONDS: Final = 600
_SWEEP_SECONDS: Final = 60
_HEARD_SECONDS: Final = 40
"""Seconds after which it is kept again where somebody waits."""
_ARCHIVE_SECONDS: Final = 3600
_DAY: Final = 24 * 3600 * 1000
_ID_BYTES: Final = 12
_ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")


class Registry:
    """Finds tables by id and keeps those in memory that somebody uses."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        archive_days: int = 0,
        heartbeat: float = 10,
        on_calls: Callable[[Calls], None] | None = None,
    ) -> None:
        """Take tables from `store`; archive those that nothing happened at for so many days.

        `on_calls` takes the calls that other processes have admitted.
        """
        self.store = store
        self.bots = BotPlayer(bus)
        self._announcer = Announcer(bus)
        self._observers = (self._announcer, self.bots, Figures())
        self._bus = bus
        self._archive_days = archive_days
        self._heartbeat = heartbeat
        self._on_calls = on_calls
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._key = b""

    async def open(self) -> None:
        """Open the database, then go on with the games that were under way."""
        await self.store.open()
        key = await self.store.setting("dice-key", secrets.token_hex(32))
        self._key = bytes.fromhex(key)
        await self._bus.open(self._hear, self._tables.__contains__)
        self._tasks = [
            asyncio.create_task(self._resume(), name="resume"),
            asyncio.create_task(self._sweep(), name="sweep"),
            asyncio.create_task(self._beat(), name="beat"),
            asyncio.create_task(self._say_who_is_there(), name="who-is-there"),
            asyncio.create_task(self._wake_in_time(), name="wake"),
        ]
        if not self._bus.alone:
            # Whoever was here before may have fallen before telling what was done last.
            self._bus.publish(News(""))
            self._tasks.append(asyncio.create_task(self._say_presence(), name="presence"))

    def close_streams(self) -> None:
        """Tell every reader to come back soon, and end the streams."""
        for live in tuple(self._tables.values()):
            live.close(in_order=True)

    async def close(self) -> None:
        """Stop: nothing is lost, because everything acknowledged is in the log."""
        self.close_streams()
        ending: list[asyncio.Task[Any]] = [
            *self._tasks,
            *self.bots.close(),
            *self._announcer.close(),
            *self._loading.values(),
        ]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)  # they may be using the database
        await self._bus.close()
        await self.store.close()

    # Secrets of dice. A table's is made from its id, so that it is settled before anybody sits.

    def new_ticket(self) -> tuple[str, str, str]:
        """Give the id of a table that is about to be made, its ticket and its commitment."""
        table = secrets.token_urlsafe(_ID_BYTES)
        while not self._bus.owns(table):  # who makes a table goes on here
            table = secrets.token_urlsafe(_ID_BYTES)
        return table, f"{table}.{self._sign(table)}", commitment_of(self.secret_of(table))

    def redeem(self, ticket: str) -> str:
        """Give the id that a ticket was made for."""
        table, _, signature = ticket.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(table).encode()):
            raise NotPossible("ticket", "this ticket was not made here").at("ticket")
        return table

    def secret_of(self, table: str) -> bytes:
        """Give the secret of a table's dice."""
        return hmac.digest(self._key, b"dice|" + table.encode(), "sha256")

    def new_token(self, table: str, key: str | None) -> str:
        """Give a token for a seat; the same again for the caller who brings the same key again."""
        if key is None:
            return secrets.token_urlsafe(24)
        digest = hmac.digest(self._key, f"token|{table}|{key}".encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()

    def origin_of(self, caller: str) -> str:
        """Return what is kept of a caller's address; nobody gets the address back from it."""
        if not caller:
            return ""
        return hmac.digest(self._key, b"origin|" + caller.encode(), "sha256").hex()[:20]

    def _sign(self, table: str) -> str:
        return hmac.digest(self._key, b"ticket|" + table.encode(), "sha256").hex()[:20]

    # Finding tables.

    def at(self, table: str) -> _At:
        """Hold a table, as the log has it, while something is done or looked at."""
        return _At(self, table)

    async def take(self, table: str) -> LiveTable:
        """Give a table with its lock taken."""
        while True:
            live = await self.find(table)
            await live.lock.acquire()
            try:
                if self._tables.get(table) is live:  # else it was let go while the lock was taken
                    await live.enter()
                    return live
            except BaseException:
                live.lock.release()
                raise
            live.lock.release()

    async def find(self, table: str) -> LiveTable:
        """Give a table, from memory or from its log."""
        live = self._tables.get(table)
        if live is not None:
            return live
        if not _ID.fullmatch(table):
            raise NotFound("no-such-table", "there is no such table")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        live = await asyncio.shield(loading)
        if live is None:
            raise NotFound("no-such-table", "there is no such table")
        return live

    async def _load(self, table: str) -> LiveTable | None:
        log, archived = await self.store.load(table)
        if not log:
            return None
        folded = fold_log(table, self.secret_of(table), log)
        # What another process told meanwhile was about a table that was not here yet.
        unsure = not self._bus.alone
        live = LiveTable(folded, self.store, self._observers, archived=archived, unsure=unsure)
        live.talk = [
            msgspec.structs.replace(msgspec.json.decode(body, type=TalkView), number=number)
            for number, body in await self.store.said(table, 50)
        ]
        self._adopt(live)
        self.bots.look(live)
        return live

    def add(self, table: str) -> LiveTable:
        """Give a table with an empty log, to be made."""
        if table in self._tables:
            raise NotPossible("ticket-used", "a table was made with this ticket already").at(
                "ticket"
            )
        return LiveTable(Table(table, self.secret_of(table)), self.store, self._observers)

    def adopt(self, live: LiveTable) -> None:
        """Keep a table that was just made, if it belongs here and nobody has loaded it yet."""
        if self._bus.owns(live.table.id) and live.table.id not in self._tables:
            self._adopt(live)
        else:
            self.forget(live)

    def forget(self, live: LiveTable) -> None:
        """Do nothing more for a table that another object stands for."""
        self.bots.forget(live)
        self._announcer.forget(live)

    def _adopt(self, live: LiveTable) -> LiveTable:
        self._tables[live.table.id] = live
        self._bus.loaded(live.table.id)
        LIVE_TABLES.set(len(self._tables))
        return live

    # In the background.

    async def _hear(self, news: News) -> None:
        """Take notice of what another process did; of all tables where it is not known which."""
        if news.calls is not None:
            if self._on_calls is not None:
                self._on_calls(news.calls)
            return
        if news.table and news.table not in self._tables:
            await self._take_over(news)
            return
        for live in self._meant(news.table):
            try:
                if news.talk is not None:
                    live.hear(news.talk)
                elif news.presence is not None:
                    live.hear_presence(news.sender, news.presence)
                    self.bots.look(live)
                elif live.attendance.readers or self._bus.owns(live.table.id):
                    if not news.table:  # whoever has just come does not know what is here
                        self._bus.loaded(live.table.id)
                    async with live.lock:
                        await live.catch_up()
                else:
                    self._let_go_of(live)  # it is played at elsewhere
            except Exception:
                ERRORS.inc()
                _logger.exception("news-failed")

    async def _take_over(self, news: News) -> None:
        """Load a table of this process's that another one has moved: its bots may be next."""
        if news.presence is None and news.talk is None and self._bus.owns(news.table):
            with suppress(NotFound):
                await self.find(news.table)

    def _meant(self, table: str) -> tuple[LiveTable, ...]:
        if not table:
            return tuple(self._tables.values())
        live = self._tables.get(table)
        return () if live is None else (live,)

    async def _say_presence(self) -> None:
        """Say again and again who is here: a process that fell silent must not count for long."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS / 3)
            for live in tuple(self._tables.values()):
                if live.attendance.readers:
                    self._bus.publish(News(live.table.id, presence=live.attendance.here()))

    async def _say_who_is_there(self) -> None:
        """Keep again and again where somebody waits: lists leave out the other tables."""
        while True:
            await asyncio.sleep(_HEARD_SECONDS)
            try:
                await self.hear_of_tables()
            except Exception:
                ERRORS.inc()
                _logger.exception("hearing-failed")

    async def hear_of_tables(self) -> None:
        """Keep at which public tables somebody waits now."""
        waited_at = [
            id
            for id, live in self._tables.items()
            if live.table.options.public
            and live.table.status == "waiting"
            and live.attendance.somebody_sits()
        ]
        if waited_at:
            await self.store.hear_of(waited_at, now_ms())

    async def _resume(self) -> None:
        """Load the games under way, one after another, so that their bots and clocks go on."""
        await self._wake(await self.store.playing(now_ms() + LONG_TURN * 1000))

    async def _wake(self, tables: Iterable[str]) -> None:
        """Load tables that belong to this process, and look what is to be done there."""
        for table in tables:
            try:
                if self._bus.owns(table):
                    self.bots.look(await self.find(table))
            except Exception:
                ERRORS.inc()
                _logger.exception("resume-failed")
            await asyncio.sleep(0)

    async def _wake_in_time(self) -> None:
        """Load the tables with long turns again and again whose turn is over soon."""
        while True:
            await asyncio.sleep(LONG_TURN / 4)
            await self.wake_what_is_due()

    async def wake_what_is_due(self) -> None:
        """Load the tables whose long turn is over soon."""
        try:
            await self._wake(await self.store.due(now_ms() + LONG_TURN * 1000))
        except StoreTrouble as trouble:
            _logger.warning("store-trouble", reason=trouble.reason)

    async def _sweep(self) -> None:
        archived = -inf  # monotonic time begins with the machine, which may be young
        while True:
            try:
                self._let_go()
                if self._archive_days and time.monotonic() - archived > _ARCHIVE_SECONDS:
                    archived = time.monotonic()
                    await self.archive(now_ms() - self._archive_days * _DAY)
            except Exception:
                ERRORS.inc()
                _logger.exception("sweep-failed")
            await asyncio.sleep(_SWEEP_SECONDS)

    async def _beat(self) -> None:
        """Send all readers a sign of life now and then, so that both sides notice a dead line."""
        while True:
            await asyncio.sleep(self._heartbeat)
            for live in tuple(self._tables.values()):
                for reader in tuple(live.attendance.readers):
                    reader.tell(BEAT)

    def _let_go(self) -> None:
        """Forget tables that nobody looks at and nobody plays at by itself."""
        for table, live in tuple(self._tables.items()):
            idle = time.monotonic() - live.used > _IDLE_SECONDS
            if idle and not self._in_use(live):
                del self._tables[table]
        LIVE_TABLES.set(len(self._tables))

    def _let_go_of(self, live: LiveTable) -> None:
        live.doubt()  # whoever waits for its lock looks again
        if not self._in_use(live):
            self._tables.pop(live.table.id, None)

    def _in_use(self, live: LiveTable) -> bool:
        return (
            bool(live.attendance.readers)
            or live.lock.locked()
            or self.bots.has_plans(live)
            or self._announcer.has_plans(live)
        )

    async def archive(self, before: int) -> list[str]:
        """Pack tables that nothing happened at since then; they can still be looked at."""
        packed = []
        for table in await self.store.idle(before):
            live = self._tables.get(table)
            if live is not None and self._in_use(live):
                continue
            self._tables.pop(table, None)
            if await self.store.pack(table, before, now_ms()):
                packed.append(table)
        if packed:
            _logger.info("archived", tables=len(packed))
        return packed


class _At:
    """Holds a table for the time of a `with`."""

    __slots__ = ("_live", "_registry", "_table")

    def __init__(self, registry: Registry, table: str) -> None:
        self._registry = registry
        self._table = table

    async def __aenter__(self) -> LiveTable:
        self._live = await self._registry.take(self._table)
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


@lru_cache(maxsize=1 << 14)
def hash_token(token: str) -> str:
    """Give what is kept of a token. Tokens are long and random: one round of a hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]
