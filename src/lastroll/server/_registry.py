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
from lastroll.server._bus import AdmittedRequests, Bus, BusMessage
from lastroll.server._bus_publisher import BusPublisher
from lastroll.server._clock import LONG_TURN_SECONDS, now_ms
from lastroll.server._live_table import LiveTable
from lastroll.server._log_store import LogStore
from lastroll.server._metrics import ERRORS, LIVE_TABLES
from lastroll.server._presence import PRESENCE_SECONDS
from lastroll.server._readers import HEARTBEAT
from lastroll.server._refusals import NotFound, StoreUnavailable, Unprocessable
from lastroll.server._table_metrics import TableMetrics
from lastroll.server._table_state import TableState, fold_log
from lastroll.server._turn_driver import TurnDriver
from lastroll.server._views import TalkView

_logger = structlog.get_logger()

_IDLE_SECONDS: Final = 600
_SWEEP_SECONDS: Final = 60
_HEARD_SECONDS: Final = 40
"""Seconds after which it is kept again where somebody waits."""
_ARCHIVE_SECONDS: Final = 3600
_DAY_MS: Final = 24 * 3600 * 1000
_ID_BYTES: Final = 12
_ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")


class Registry:
    """Finds tables by id and keeps those in memory that somebody uses."""

    def __init__(
        self,
        store: LogStore,
        bus: Bus,
        archive_days: int = 0,
        heartbeat: float = 10,
        on_admitted: Callable[[AdmittedRequests], None] | None = None,
    ) -> None:
        """Take tables from `store`; archive those that nothing happened at for so many days.

        `on_calls` takes the calls that other processes have admitted.
        """
        self.store = store
        self.bots = TurnDriver(bus)
        self._announcer = BusPublisher(bus)
        self._observers = (self._announcer, self.bots, TableMetrics())
        self._bus = bus
        self._archive_days = archive_days
        self._heartbeat = heartbeat
        self._on_admitted = on_admitted
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._dice_key = b""

    async def open(self) -> None:
        """Open the database, then go on with the games that were under way."""
        await self.store.open()
        key = await self.store.get_or_create_setting("dice-key", secrets.token_hex(32))
        self._dice_key = bytes.fromhex(key)
        await self._bus.open(self._on_bus_message, self._tables.__contains__)
        self._tasks = [
            asyncio.create_task(self._resume_games(), name="resume"),
            asyncio.create_task(self._sweep_loop(), name="sweep"),
            asyncio.create_task(self._heartbeat_loop(), name="beat"),
            asyncio.create_task(self._heard_loop(), name="who-is-there"),
            asyncio.create_task(self._wake_due_loop(), name="wake"),
        ]
        if not self._bus.single_process:
            # Whoever was here before may have fallen before telling what was done last.
            self._bus.publish(BusMessage(""))
            self._tasks.append(asyncio.create_task(self._presence_loop(), name="presence"))

    def close_streams(self) -> None:
        """Tell every reader to come back soon, and end the streams."""
        for live in tuple(self._tables.values()):
            live.close_streams(graceful=True)

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
        return table, f"{table}.{self._signature(table)}", commitment_of(self.secret_of(table))

    def table_of_ticket(self, ticket: str) -> str:
        """Give the id that a ticket was made for."""
        table, _, signature = ticket.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(table).encode()):
            raise Unprocessable("ticket", "this ticket was not made here").at("ticket")
        return table

    def secret_of(self, table: str) -> bytes:
        """Give the secret of a table's dice."""
        return hmac.digest(self._dice_key, b"dice|" + table.encode(), "sha256")

    def new_token(self, table: str, key: str | None) -> str:
        """Give a token for a seat; the same again for the caller who brings the same key again."""
        if key is None:
            return secrets.token_urlsafe(24)
        digest = hmac.digest(self._dice_key, f"token|{table}|{key}".encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()

    def origin_of(self, caller: str) -> str:
        """Return what is kept of a caller's address; nobody gets the address back from it."""
        if not caller:
            return ""
        return hmac.digest(self._dice_key, b"origin|" + caller.encode(), "sha256").hex()[:20]

    def _signature(self, table: str) -> str:
        return hmac.digest(self._dice_key, b"ticket|" + table.encode(), "sha256").hex()[:20]

    # Finding tables.

    def locked(self, table: str) -> _LockedTable:
        """Hold a table, as the log has it, while something is done or looked at."""
        return _LockedTable(self, table)

    async def acquire(self, table: str) -> LiveTable:
        """Give a table with its lock taken."""
        while True:
            live = await self.get(table)
            await live.lock.acquire()
            try:
                if self._tables.get(table) is live:  # else it was let go while the lock was taken
                    await live.refresh_if_behind()
                    return live
            except BaseException:
                live.lock.release()
                raise
            live.lock.release()

    async def get(self, table: str) -> LiveTable:
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
        log, last_archived = await self.store.load(table)
        if not log:
            return None
        folded = fold_log(table, self.secret_of(table), log)
        # What another process told meanwhile was about a table that was not here yet.
        behind = not self._bus.single_process
        live = LiveTable(folded, self.store, self._observers, archived=last_archived, behind=behind)
        live.talk = [
            msgspec.structs.replace(msgspec.json.decode(body, type=TalkView), number=number)
            for number, body in await self.store.recent_talk(table, 50)
        ]
        self._register(live)
        self.bots.schedule(live)
        return live

    def new_live_table(self, table: str) -> LiveTable:
        """Give a table with an empty log, to be made."""
        if table in self._tables:
            raise Unprocessable("ticket-used", "a table was made with this ticket already").at(
                "ticket"
            )
        return LiveTable(TableState(table, self.secret_of(table)), self.store, self._observers)

    def register(self, live: LiveTable) -> None:
        """Keep a table that was just made, if it belongs here and nobody has loaded it yet."""
        if self._bus.owns(live.table.id) and live.table.id not in self._tables:
            self._register(live)
        else:
            self.drop(live)

    def drop(self, live: LiveTable) -> None:
        """Do nothing more for a table that another object stands for."""
        self.bots.drop(live)
        self._announcer.drop(live)

    def _register(self, live: LiveTable) -> LiveTable:
        self._tables[live.table.id] = live
        self._bus.announce_loaded(live.table.id)
        LIVE_TABLES.set(len(self._tables))
        return live

    # In the background.

    async def _on_bus_message(self, message: BusMessage) -> None:
        """Take notice of what another process did; of all tables where it is not known which."""
        if message.calls is not None:
            if self._on_admitted is not None:
                self._on_admitted(message.calls)
            return
        if message.table and message.table not in self._tables:
            await self._load_if_home(message)
            return
        for live in self._tables_of(message.table):
            try:
                if message.talk is not None:
                    live.broadcast_talk(message.talk)
                elif message.presence is not None:
                    live.update_presence(message.sender, message.presence)
                    self.bots.schedule(live)
                elif live.attendance.readers or self._bus.owns(live.table.id):
                    if not message.table:  # whoever has just come does not know what is here
                        self._bus.announce_loaded(live.table.id)
                    async with live.lock:
                        await live.catch_up()
                else:
                    self._evict(live)  # it is played at elsewhere
            except Exception:
                ERRORS.inc()
                _logger.exception("news-failed")

    async def _load_if_home(self, message: BusMessage) -> None:
        """Load a table of this process's that another one has moved: its bots may be next."""
        if message.presence is None and message.talk is None and self._bus.owns(message.table):
            with suppress(NotFound):
                await self.get(message.table)

    def _tables_of(self, table: str) -> tuple[LiveTable, ...]:
        if not table:
            return tuple(self._tables.values())
        live = self._tables.get(table)
        return () if live is None else (live,)

    async def _presence_loop(self) -> None:
        """Say again and again who is here: a process that fell silent must not count for long."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS / 3)
            for live in tuple(self._tables.values()):
                if live.attendance.readers:
                    self._bus.publish(BusMessage(live.table.id, presence=live.attendance.here()))

    async def _heard_loop(self) -> None:
        """Keep again and again where somebody waits: lists leave out the other tables."""
        while True:
            await asyncio.sleep(_HEARD_SECONDS)
            try:
                await self.record_heard()
            except Exception:
                ERRORS.inc()
                _logger.exception("hearing-failed")

    async def record_heard(self) -> None:
        """Keep at which public tables somebody waits now."""
        occupied = [
            id
            for id, live in self._tables.items()
            if live.table.options.public
            and live.table.status == "waiting"
            and live.attendance.has_seated_person()
        ]
        if occupied:
            await self.store.set_heard(occupied, now_ms())

    async def _resume_games(self) -> None:
        """Load the games under way, one after another, so that their bots and clocks go on."""
        await self._wake_tables(
            await self.store.running_tables(now_ms() + LONG_TURN_SECONDS * 1000)
        )

    async def _wake_tables(self, tables: Iterable[str]) -> None:
        """Load tables that belong to this process, and look what is to be done there."""
        for table in tables:
            try:
                if self._bus.owns(table):
                    self.bots.schedule(await self.get(table))
            except Exception:
                ERRORS.inc()
                _logger.exception("resume-failed")
            await asyncio.sleep(0)

    async def _wake_due_loop(self) -> None:
        """Load the tables with long turns again and again whose turn is over soon."""
        while True:
            await asyncio.sleep(LONG_TURN_SECONDS / 4)
            await self.wake_due()

    async def wake_due(self) -> None:
        """Load the tables whose long turn is over soon."""
        try:
            await self._wake_tables(
                await self.store.due_tables(now_ms() + LONG_TURN_SECONDS * 1000)
            )
        except StoreUnavailable as trouble:
            _logger.warning("store-trouble", reason=trouble.reason)

    async def _sweep_loop(self) -> None:
        last_archived = -inf  # monotonic time begins with the machine, which may be young
        while True:
            try:
                self._evict_idle()
                if self._archive_days and time.monotonic() - last_archived > _ARCHIVE_SECONDS:
                    last_archived = time.monotonic()
                    await self.archive_idle(now_ms() - self._archive_days * _DAY_MS)
            except Exception:
                ERRORS.inc()
                _logger.exception("sweep-failed")
            await asyncio.sleep(_SWEEP_SECONDS)

    async def _heartbeat_loop(self) -> None:
        """Send all readers a sign of life now and then, so that both sides notice a dead line."""
        while True:
            await asyncio.sleep(self._heartbeat)
            for live in tuple(self._tables.values()):
                for reader in tuple(live.attendance.readers):
                    reader.push(HEARTBEAT)

    def _evict_idle(self) -> None:
        """Forget tables that nobody looks at and nobody plays at by itself."""
        for table, live in tuple(self._tables.items()):
            idle = time.monotonic() - live.used_at > _IDLE_SECONDS
            if idle and not self._in_use(live):
                del self._tables[table]
        LIVE_TABLES.set(len(self._tables))

    def _evict(self, live: LiveTable) -> None:
        live.mark_behind()  # whoever waits for its lock looks again
        if not self._in_use(live):
            self._tables.pop(live.table.id, None)

    def _in_use(self, live: LiveTable) -> bool:
        return (
            bool(live.attendance.readers)
            or live.lock.locked()
            or self.bots.has_pending_work(live)
            or self._announcer.has_pending_work(live)
        )

    async def archive_idle(self, before: int) -> list[str]:
        """Pack tables that nothing happened at since then; they can still be looked at."""
        archived_ids = []
        for table in await self.store.idle_tables(before):
            live = self._tables.get(table)
            if live is not None and self._in_use(live):
                continue
            self._tables.pop(table, None)
            if await self.store.archive_table(table, before, now_ms()):
                archived_ids.append(table)
        if archived_ids:
            _logger.info("archived", tables=len(archived_ids))
        return archived_ids


class _LockedTable:
    """Holds a table for the time of a `with`."""

    __slots__ = ("_live", "_registry", "_table")

    def __init__(self, registry: Registry, table: str) -> None:
        self._registry = registry
        self._table = table

    async def __aenter__(self) -> LiveTable:
        self._live = await self._registry.acquire(self._table)
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


@lru_cache(maxsize=1 << 14)
def hash_token(token: str) -> str:
    """Give what is kept of a token. Tokens are long and random: one round of a hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]
