"""The registry: all tables in memory of a process, loaded on request, evicted when idle."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
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
from lastroll.server._refusals import NotFound, StoreUnavailable
from lastroll.server._secrets import Secrets, ticket_used
from lastroll.server._table_metrics import TableMetrics
from lastroll.server._table_state import TableState, fold_log
from lastroll.server._turn_driver import TurnDriver
from lastroll.server._views import TalkView

_logger = structlog.get_logger()

_IDLE_SECONDS: Final = 600
_SWEEP_SECONDS: Final = 60
_RECORD_HEARD_SECONDS: Final = 40
"""Interval in seconds of updating the time when people were last at waiting tables."""
_ARCHIVE_SECONDS: Final = 3600
_DAY_MS: Final = 24 * 3600 * 1000
_ID_BYTES: Final = 12
_ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")


class Registry:
    """Finds tables by id and holds those in use in memory."""

    def __init__(
        self,
        store: LogStore,
        bus: Bus,
        archive_days: int = 0,
        heartbeat: float = 10,
        on_admitted: Callable[[AdmittedRequests], None] | None = None,
    ) -> None:
        """Load tables from `store`; archive those idle for `archive_days`; 0 means never.

        `on_admitted` receives the counts of requests that other processes admitted.
        """
        self.store = store
        self.turn_driver = TurnDriver(bus)
        self._publisher = BusPublisher(bus)
        self._observers = (self._publisher, self.turn_driver, TableMetrics())
        self._bus = bus
        self._archive_days = archive_days
        self._heartbeat = heartbeat
        self._on_admitted = on_admitted
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.secrets = Secrets(b"")

    async def open(self) -> None:
        """Open the database and resume the running games."""
        await self.store.open()
        key = await self.store.get_or_create_setting("dice-key", secrets.token_hex(32))
        self.secrets = Secrets(bytes.fromhex(key))
        await self._bus.open(self._on_bus_message, self._tables.__contains__)
        self._tasks = [
            asyncio.create_task(self._resume_games(), name="resume"),
            asyncio.create_task(self._sweep_loop(), name="sweep"),
            asyncio.create_task(self._heartbeat_loop(), name="beat"),
            asyncio.create_task(self._record_heard_loop(), name="who-is-there"),
            asyncio.create_task(self._wake_due_loop(), name="wake"),
        ]
        if not self._bus.single_process:
            # The previous process may have crashed before publishing its last append.
            self._bus.publish(BusMessage(""))
            self._tasks.append(asyncio.create_task(self._presence_loop(), name="presence"))

    def close_streams(self) -> None:
        """End all streams and ask the readers to reconnect soon."""
        for live in tuple(self._tables.values()):
            live.feed.close_streams(graceful=True)

    async def close(self) -> None:
        """Stop: nothing is lost, because everything acknowledged is in the log."""
        self.close_streams()
        stopping: list[asyncio.Task[Any]] = [
            *self._tasks,
            *self.turn_driver.close(),
            *self._publisher.close(),
            *self._loading.values(),
        ]
        for task in stopping:
            task.cancel()
        await asyncio.gather(
            *stopping, return_exceptions=True
        )  # these tasks may be using the database
        await self._bus.close()
        await self.store.close()

    def new_ticket(self) -> tuple[str, str, str]:
        """Return the id of a table to be made, its ticket and its commitment."""
        table = secrets.token_urlsafe(_ID_BYTES)
        while not self._bus.owns(table):  # the maker's next requests come to this process
            table = secrets.token_urlsafe(_ID_BYTES)
        commitment = commitment_of(self.secrets.dice_secret(table))
        return table, self.secrets.ticket(table), commitment

    # Loading tables.

    def locked(self, table: str) -> _LockedTable:
        """Return a context manager that holds the lock of a table that is up to date."""
        return _LockedTable(self, table)

    async def acquire(self, table: str) -> LiveTable:
        """Return a table with its lock held."""
        while True:
            live = await self.get(table)
            await live.lock.acquire()
            try:
                if self._tables.get(table) is live:  # otherwise it was evicted meanwhile
                    await live.refresh_if_behind()
                    return live
            except BaseException:
                live.lock.release()
                raise
            live.lock.release()

    async def get(self, table: str) -> LiveTable:
        """Return a table from memory or from its log; raise `NotFound` if there is none."""
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
        state = fold_log(table, self.secrets.dice_secret(table), log)
        # Messages that arrived during loading were ignored: the table was not here yet.
        behind = not self._bus.single_process
        live = LiveTable(state, self.store, self._observers, archived=archived, behind=behind)
        live.feed.talk = [
            msgspec.structs.replace(msgspec.json.decode(body, type=TalkView), number=number)
            for number, body in await self.store.recent_talk(table, 50)
        ]
        self._register(live)
        self.turn_driver.schedule(live)
        return live

    def new_live_table(self, table: str) -> LiveTable:
        """Return a table with an empty log."""
        if table in self._tables:
            raise ticket_used()
        return LiveTable(
            TableState(table, self.secrets.dice_secret(table)), self.store, self._observers
        )

    def register(self, live: LiveTable) -> None:
        """Hold a new table in memory if this process owns it and has not loaded it yet."""
        if self._bus.owns(live.table.id) and live.table.id not in self._tables:
            self._register(live)
        else:
            self.drop(live)

    def drop(self, live: LiveTable) -> None:
        """Stop all work for a table that another object replaces."""
        self.turn_driver.drop(live)
        self._publisher.drop(live)

    def _register(self, live: LiveTable) -> LiveTable:
        self._tables[live.table.id] = live
        self._bus.announce_loaded(live.table.id)
        LIVE_TABLES.set(len(self._tables))
        return live

    # Background tasks.

    async def _on_bus_message(self, message: BusMessage) -> None:
        """Handle a message about a table, or about all tables if it names none."""
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
                    live.feed.send_talk(message.talk)
                elif message.presence is not None:
                    live.update_presence(message.sender, message.presence)
                    self.turn_driver.schedule(live)
                elif live.attendance.readers or self._bus.owns(live.table.id):
                    if not message.table:  # a new process does not know what is loaded here
                        self._bus.announce_loaded(live.table.id)
                    async with live.lock:
                        await live.catch_up()
                else:
                    self._evict(live)  # another process uses it
            except Exception:
                ERRORS.inc()
                _logger.exception("news-failed")

    async def _load_if_home(self, message: BusMessage) -> None:
        """Load a table of this process that another one changed: its bots may be next."""
        if message.presence is None and message.talk is None and self._bus.owns(message.table):
            with suppress(NotFound):
                await self.get(message.table)

    def _tables_of(self, table: str) -> tuple[LiveTable, ...]:
        if not table:
            return tuple(self._tables.values())
        live = self._tables.get(table)
        return () if live is None else (live,)

    async def _presence_loop(self) -> None:
        """Publish the readers here repeatedly: a crashed process must not count for long."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS / 3)
            for live in tuple(self._tables.values()):
                if live.attendance.readers:
                    self._bus.publish(BusMessage(live.table.id, presence=live.attendance.here()))

    async def _record_heard_loop(self) -> None:
        """Record repeatedly where people wait: lists leave out other tables."""
        while True:
            await asyncio.sleep(_RECORD_HEARD_SECONDS)
            try:
                await self.record_heard()
            except Exception:
                ERRORS.inc()
                _logger.exception("hearing-failed")

    async def record_heard(self) -> None:
        """Record at which public tables people wait now."""
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
        """Load the running games one by one, so that their bots and clocks go on."""
        await self._wake_tables(
            await self.store.running_tables(now_ms() + LONG_TURN_SECONDS * 1000)
        )

    async def _wake_tables(self, tables: Iterable[str]) -> None:
        """Load and schedule the tables that this process owns."""
        for table in tables:
            try:
                if self._bus.owns(table):
                    self.turn_driver.schedule(await self.get(table))
            except Exception:
                ERRORS.inc()
                _logger.exception("resume-failed")
            await asyncio.sleep(0)

    async def _wake_due_loop(self) -> None:
        """Load tables with long turns repeatedly, before their turns end."""
        while True:
            await asyncio.sleep(LONG_TURN_SECONDS / 4)
            await self.wake_due()

    async def wake_due(self) -> None:
        """Load the tables whose long turn ends soon."""
        try:
            await self._wake_tables(
                await self.store.due_tables(now_ms() + LONG_TURN_SECONDS * 1000)
            )
        except StoreUnavailable as error:
            _logger.warning("store-trouble", reason=error.reason)

    async def _sweep_loop(self) -> None:
        last_archived = -inf  # monotonic time starts with the machine, perhaps just now
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
        """Send all readers a heartbeat, so that both sides detect a dead connection."""
        while True:
            await asyncio.sleep(self._heartbeat)
            for live in tuple(self._tables.values()):
                for reader in tuple(live.attendance.readers):
                    reader.push(HEARTBEAT)

    def _evict_idle(self) -> None:
        """Evict tables that nobody uses."""
        for table, live in tuple(self._tables.items()):
            idle = time.monotonic() - live.used_at > _IDLE_SECONDS
            if idle and not self._in_use(live):
                del self._tables[table]
        LIVE_TABLES.set(len(self._tables))

    def _evict(self, live: LiveTable) -> None:
        live.mark_behind()  # a command that waits for its lock loads it again
        if not self._in_use(live):
            self._tables.pop(live.table.id, None)

    def _in_use(self, live: LiveTable) -> bool:
        return (
            bool(live.attendance.readers)
            or live.lock.locked()
            or self.turn_driver.has_pending_work(live)
            or self._publisher.has_pending_work(live)
        )

    async def archive_idle(self, before: int) -> list[str]:
        """Archive tables without entries since `before`; return their ids. Views still work."""
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
    """A context manager that holds the lock of a table."""

    __slots__ = ("_live", "_registry", "_table")

    def __init__(self, registry: Registry, table: str) -> None:
        self._registry = registry
        self._table = table

    async def __aenter__(self) -> LiveTable:
        self._live = await self._registry.acquire(self._table)
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
