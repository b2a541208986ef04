"""The log store: the logs of all tables in a database, with the index for lists and codes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import wraps
from math import inf
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    RowMapping,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from lastroll.server._archive import ArchivedRow, compress_rows, decompress_rows
from lastroll.server._database import (
    Durability,
    SQLiteFile,
    migrate,
    postgres_engine,
    with_async_driver,
)
from lastroll.server._entries import format_entry, parse_entry
from lastroll.server._metrics import APPEND_SECONDS
from lastroll.server._refusals import StoreUnavailable
from lastroll.server._schema import archive, log, seats, settings, tables, talk
from lastroll.server._table_state import LogEntry
from lastroll.server._write_lock import WriteLock

_MAX_BATCH: Final = 500
_BATCH_DELAY_SECONDS: Final = 0.002
_PROBE_INTERVAL_SECONDS: Final = 1.0
"""Seconds between two tests whether the database accepts writes again."""
_MAX_SEATS_LISTED: Final = 250
"""Seats of one client that are looked up at once."""


class IndexRow(NamedTuple):
    """A table in the index."""

    id: str
    code: str | None
    status: str
    public: bool
    created: int
    summary: str
    origin: str
    """The hash of the maker's address; only written with a table's first row."""
    heard: int
    """The time when somebody was last there."""
    moved_at: int
    to_move: int | None
    """The seat to act, at a table where a turn may take hours."""
    due_at: int | None
    """The time of the next action that is due by itself."""
    holders: tuple[tuple[int, str], ...]
    """The held seats with the hashes of their tokens; stored in a table of their own."""

    def columns(self) -> dict[str, object]:
        """Return the columns of a new row."""
        return {k: v for k, v in self._asdict().items() if k != "holders"}

    def changes(self) -> dict[str, object]:
        """Return the columns of an existing row that may change."""
        return {k: v for k, v in self.columns().items() if k not in ("origin", "created")}


_LogRow = tuple[object, ...]
"""A row of the log, in the order of its columns."""


class _PendingAppend(NamedTuple):
    table: str
    rows: list[_LogRow]
    index_row: IndexRow | None
    outcome: asyncio.Future[bool]


_P = ParamSpec("_P")
_R = TypeVar("_R")


def _shielded(
    method: Callable[Concatenate[LogStore, _P], Coroutine[Any, Any, _R]],
) -> Callable[Concatenate[LogStore, _P], Coroutine[Any, Any, _R]]:
    """Run the method to its end even if the caller is cancelled.

    A cancelled database call, as at the end of the service, would leave a connection open.
    """

    @wraps(method)
    async def run(store: LogStore, /, *of: _P.args, **more: _P.kwargs) -> _R:
        task = asyncio.create_task(method(store, *of, **more))
        store._running.add(task)
        task.add_done_callback(store._done)
        return await asyncio.shield(task)

    return run


class LogStore:
    """Stores logs. One transaction commits all appends that wait at the moment."""

    def __init__(self, url: str, durability: Durability = "power") -> None:
        """Use the database at `url`: sqlite:///FILE or postgresql://HOST/NAME."""
        self.address = with_async_driver(url)
        self.durability = durability
        self._queue: asyncio.Queue[_PendingAppend] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self.write_error: str | None = None
        """The error of the last write; None if it succeeded."""
        self._probed_at = -inf
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._file: Engine | None
        if self.address.get_backend_name() == "sqlite":
            file = SQLiteFile(self.address, durability)
            self.engine, self._file, self._write_lock = (
                file.read_engine,
                file.write_engine,
                file.write_lock,
            )
        else:
            self.engine = postgres_engine(self.address, durability)
            self._file, self._write_lock = None, WriteLock(None)
        self._insert = str(insert(log).compile(dialect=self.engine.dialect))

    async def open(self) -> None:
        """Migrate the database and start the writer."""
        if self._file is not None:
            # Not the driver for reading: its thread outlives a file that cannot be opened.
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._migrate_in_thread, self._file)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._writer_loop(), name="store-writer")

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has received it, unless cancelled

    async def close(self) -> None:
        """Write pending appends, then close the database."""
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()
        self._write_lock.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _connect(self) -> AsyncIterator[AsyncConnection]:
        """Connect to the database; raise `StoreUnavailable` on its errors."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreUnavailable(f"{type(error).__name__}: {error}") from error

    @_shielded
    async def get_or_create_setting(self, name: str, default: str) -> str:
        """Return a stored value; store `default` if there is none."""
        async with self._connect() as connection:
            query = select(settings.c.value).where(settings.c.name == name)
            value = (await connection.execute(query)).scalar()
            if value is not None:
                return str(value)
            with suppress(IntegrityError):  # another process was faster
                await connection.execute(insert(settings).values(name=name, value=default))
                await connection.commit()
                return default
            await connection.rollback()
            return str((await connection.execute(query)).scalar_one())

    async def append(
        self, table: str, entries: Sequence[LogEntry], index: IndexRow | None = None
    ) -> bool:
        """Append entries, all or none; return False if another process took a version or key first.

        Returns when they are on disk, as the durability requires.
        """
        rows: list[_LogRow] = [
            (
                table,
                logged.version,
                logged.holder,
                logged.key,
                logged.entry.at,
                format_entry(logged.entry),
            )
            for logged in entries
        ]
        outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_PendingAppend(table, rows, index, outcome))
        return await outcome

    async def _writer_loop(self) -> None:
        busy = False
        while True:
            pending = [await self._queue.get()]
            if busy:
                # Under load a short delay lets many appends share one commit.
                await asyncio.sleep(_BATCH_DELAY_SECONDS)
            while not self._queue.empty() and len(pending) < _MAX_BATCH:
                pending.append(self._queue.get_nowait())
            busy = len(pending) > 1
            started_at = time.perf_counter()
            try:
                await self._write_batch(pending)
            finally:
                APPEND_SECONDS.observe(time.perf_counter() - started_at)
                for append in pending:
                    if not append.outcome.done():
                        append.outcome.set_exception(StoreUnavailable("the writer has ended"))
                    self._queue.task_done()

    async def _write_batch(self, pending: list[_PendingAppend]) -> None:
        """Write all in one transaction; if one conflicts, each in its own."""
        try:
            await self._commit(pending)
        except IntegrityError:
            if len(pending) == 1:
                _resolve(pending[0], committed=False)
                return
            for append in pending:
                await self._write_batch([append])
        except Exception as error:  # of any kind: the writer itself must go on
            self.write_error = f"{type(error).__name__}: {error}"
            for append in pending:
                _reject(append, error)
        else:
            self.write_error = None
            for append in pending:
                _resolve(append, committed=True)

    async def _commit(self, pending: list[_PendingAppend]) -> None:
        if self._file is not None:
            # SQLite has one writer: a dedicated thread runs the whole transaction.
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._commit_in_thread, self._file, pending)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(self._write, pending)

    def _migrate_in_thread(self, file: Engine) -> None:
        with file.begin() as connection:
            migrate(connection)

    def _commit_in_thread(self, file: Engine, pending: list[_PendingAppend]) -> None:
        with self._write_lock, file.begin() as connection:
            self._write(connection, pending)

    def _write(self, connection: Connection, pending: list[_PendingAppend]) -> None:
        # Without SQLAlchemy's processing of each row, which costs more than the insert.
        rows = [row for append in pending for row in append.rows]
        connection.exec_driver_sql(self._insert, rows)
        for append in pending:
            if append.index_row is None:
                continue
            index = append.index_row
            if append.rows[0][1] == 1:
                connection.execute(insert(tables).values(**index.columns()))
            else:
                row_update = update(tables).where(tables.c.id == append.table)
                connection.execute(row_update.values(**index.changes()))
            for change in _seat_changes(index):
                connection.execute(change)

    @_shielded
    async def load(self, table: str, since: int = 0) -> tuple[list[LogEntry], bool]:
        """Return the log of a table after a version, and whether some of it is in the archive."""
        entries = await self.entries(table, since)
        if entries and entries[0].version == since + 1:
            return entries, False
        async with self._connect() as connection:
            archived = await self._archived_rows(connection, table)
        rows = [
            LogEntry(row.version, parse_entry(row.body), row.holder, row.key)
            for row in archived[since:]
        ]
        # Read again: it may have been archived or restored meanwhile. Newer entries follow it.
        return rows + await self.entries(table, max(since, len(archived))), bool(archived)

    @_shielded
    async def entries(self, table: str, since: int = 0) -> list[LogEntry]:
        """Return the log of a table after a version, without the archive."""
        query = (
            select(log.c.version, log.c.holder, log.c.key, log.c.body)
            .where(log.c.table_id == table, log.c.version > since)
            .order_by(log.c.version)
        )
        async with self._connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            LogEntry(version, parse_entry(body), holder, key) for version, holder, key, body in rows
        ]

    async def _archived_rows(self, connection: AsyncConnection, table: str) -> list[ArchivedRow]:
        query = select(archive.c.log).where(archive.c.id == table)
        compressed = (await connection.execute(query)).scalar()
        return [] if compressed is None else decompress_rows(compressed)

    @_shielded
    async def table_of_code(self, code: str) -> str | None:
        """Return the table that has a code."""
        async with self._connect() as connection:
            query = select(tables.c.id).where(tables.c.code == code)
            return (await connection.execute(query)).scalar()

    @_shielded
    async def open_tables(self, limit: int, limit_per_origin: int, since: int) -> list[RowMapping]:
        """Return the public tables that wait for players, newest first.

        Omits tables without a sign of people since `since`, and all but `limit_per_origin` of one
        origin.
        """
        newest = tables.c.created.desc()
        origin_rank = func.row_number().over(partition_by=tables.c.origin, order_by=newest)
        pending = (
            select(tables, origin_rank.label("origin_rank"))
            .where(tables.c.status == "waiting", tables.c.public.is_(True), tables.c.heard >= since)
            .subquery()
        )
        within_limit = or_(pending.c.origin_rank <= limit_per_origin, pending.c.origin == "")
        query = select(pending).where(within_limit).order_by(pending.c.created.desc()).limit(limit)
        async with self._connect() as connection:
            return list((await connection.execute(query)).mappings())

    @_shielded
    async def set_heard(self, ids: Sequence[str], now: int) -> None:
        """Record that somebody is at these tables now."""
        async with self._connect() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(heard=now))
            await connection.commit()

    @_shielded
    async def tables_of(self, holders: Sequence[str]) -> list[RowMapping]:
        """Return the tables where tokens hold seats, newest first: a row for each such seat."""
        query = (
            select(tables, seats.c.seat, seats.c.holder)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.holder.in_(holders), tables.c.status != "archived")
            .order_by(tables.c.created.desc(), tables.c.id, seats.c.seat)
            .limit(_MAX_SEATS_LISTED)
        )
        async with self._connect() as connection:
            return list((await connection.execute(query)).mappings())

    @_shielded
    async def running_tables(self, before: int) -> list[str]:
        """Return the tables with a running game where something may be due before a time."""
        soon = or_(tables.c.due_at.is_(None), tables.c.due_at < before)
        async with self._connect() as connection:
            query = select(tables.c.id).where(tables.c.status == "playing", soon)
            return list((await connection.execute(query)).scalars())

    @_shielded
    async def due_tables(self, before: int) -> list[str]:
        """Return the tables with long turns where something is due before a time."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.due_at < before)
        async with self._connect() as connection:
            return list((await connection.execute(query)).scalars())

    @_shielded
    async def check(self) -> None:
        """Raise `StoreUnavailable` if the database does not respond or still refuses writes.

        After a failed write, which may be long ago, it tries another one.
        """
        async with self._connect() as connection:
            await connection.execute(text("SELECT 1"))
        if (
            self.write_error is not None
            and time.monotonic() - self._probed_at > _PROBE_INTERVAL_SECONDS
        ):
            self._probed_at = time.monotonic()
            await self._probe_write()
        if self.write_error is not None:
            raise StoreUnavailable(self.write_error)

    async def _probe_write(self) -> None:
        try:
            if self._file is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._touch_in_thread, self._file)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(_touch)
        except Exception as error:  # of any kind, as in appends
            self.write_error = f"{type(error).__name__}: {error}"
        else:
            self.write_error = None

    def _touch_in_thread(self, file: Engine) -> None:
        with self._write_lock, file.begin() as connection:
            _touch(connection)

    @_shielded
    async def append_talk(self, table: str, body: str) -> int:
        """Append a message and return its number."""
        for _ in range(10):
            async with self._connect() as connection:
                query = select(func.coalesce(func.max(talk.c.number), 0)).where(
                    talk.c.table_id == table
                )
                number = int((await connection.execute(query)).scalar_one()) + 1
                try:
                    await connection.execute(
                        insert(talk).values(table_id=table, number=number, body=body)
                    )
                    await connection.commit()
                    return number
                except IntegrityError:  # another message took this number
                    await connection.rollback()
        raise StoreUnavailable("no number for a message")

    @_shielded
    async def recent_talk(self, table: str, limit: int, since: int = 0) -> list[tuple[int, str]]:
        """Return the last messages of a table with their numbers, oldest first."""
        query = (
            select(talk.c.number, talk.c.body)
            .where(talk.c.table_id == table, talk.c.number > since)
            .order_by(talk.c.number.desc())
            .limit(limit)
        )
        async with self._connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(number, body) for number, body in reversed(rows)]

    @_shielded
    async def idle_tables(self, before: int) -> list[str]:
        """Return tables without entries since `before`."""
        query = (
            select(log.c.table_id).group_by(log.c.table_id).having(func.max(log.c.at) < before)
        ).limit(200)
        async with self._connect() as connection:
            return list((await connection.execute(query)).scalars())

    @_shielded
    async def archive_table(self, table: str, before: int, now: int) -> bool:
        """Move the log of a table into the archive, unless it has entries since `before`."""
        async with self._connect() as connection:
            # First of all: it locks the row against others that archive or restore the table.
            await connection.execute(
                update(tables).where(tables.c.id == table).values(status="archived", code=None)
            )
            rows = await self._archived_rows(connection, table)
            query = (
                select(log.c.version, log.c.holder, log.c.key, log.c.at, log.c.body)
                .where(log.c.table_id == table, log.c.version > len(rows))
                .order_by(log.c.version)
            )
            rows += [ArchivedRow(*row) for row in (await connection.execute(query)).all()]
            if rows[-1].at >= before:
                return False
            compressed = compress_rows(rows)
            await connection.execute(delete(archive).where(archive.c.id == table))
            await connection.execute(insert(archive).values(id=table, archived=now, log=compressed))
            # Entries that another process appends at this moment stay in the log.
            await connection.execute(
                delete(log).where(log.c.table_id == table, log.c.version <= len(rows))
            )
            await connection.execute(delete(talk).where(talk.c.table_id == table))
            await connection.commit()
            return True

    @_shielded
    async def restore(self, table: str, index: IndexRow) -> None:
        """Move a table out of the archive before an append."""
        async with self._connect() as connection:
            row_update = update(tables).where(tables.c.id == table)
            await connection.execute(row_update.values(id=table))  # as in `archive_table`
            rows = [
                {"table_id": table, **msgspec.structs.asdict(row)}
                for row in await self._archived_rows(connection, table)
            ]
            if rows:  # otherwise another process has restored it
                await connection.execute(insert(log), rows)
                await connection.execute(delete(archive).where(archive.c.id == table))
                await connection.execute(row_update.values(**index.changes()))
                for change in _seat_changes(index):
                    await connection.execute(change)
            await connection.commit()


def _touch(connection: Connection) -> None:
    """Write a row that belongs to no table, and delete it again."""
    values = {"table_id": "", "version": 0, "at": 0, "body": ""}
    connection.execute(insert(log).values(**values))
    connection.execute(delete(log).where(log.c.table_id == ""))


def _seat_changes(index: IndexRow) -> list[Executable]:
    """Return the statements that store who holds which seat."""
    held = [{"table_id": index.id, "seat": n, "holder": holder} for n, holder in index.holders]
    deletion = delete(seats).where(seats.c.table_id == index.id)
    return [deletion, insert(seats).values(held)] if held else [deletion]


def _resolve(append: _PendingAppend, *, committed: bool) -> None:
    if not append.outcome.done():
        append.outcome.set_result(committed)


def _reject(append: _PendingAppend, error: Exception) -> None:
    if not append.outcome.done():
        append.outcome.set_exception(StoreUnavailable(f"{type(error).__name__}: {error}"))
