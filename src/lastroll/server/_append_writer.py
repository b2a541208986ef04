"""The append writer: commits the appends that are pending, many in one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from typing import Concatenate, Final, NamedTuple, ParamSpec

from sqlalchemy import Connection, Executable, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from lastroll.server._database import SQLiteFile, migrate
from lastroll.server._index import IndexRow
from lastroll.server._metrics import APPEND_SECONDS
from lastroll.server._refusals import StoreUnavailable
from lastroll.server._schema import log, seats, tables

_MAX_BATCH: Final = 500
_BATCH_DELAY_SECONDS: Final = 0.002
_PROBE_INTERVAL_SECONDS: Final = 1.0
"""Seconds between two tests whether the database accepts writes again."""

LogRow = tuple[object, ...]
"""A row of the log, in the order of its columns; the second is the version."""

_P = ParamSpec("_P")


class _PendingAppend(NamedTuple):
    rows: list[LogRow]
    index_row: IndexRow | None
    outcome: asyncio.Future[bool]


class AppendWriter:
    """Writes to the database: one transaction commits all appends that wait at the moment."""

    def __init__(self, engine: AsyncEngine, file: SQLiteFile | None) -> None:
        """Write to a SQLite file or, without one, by the engine of another database."""
        self.error: str | None = None
        """The error of the last write; None if it succeeded."""
        self._engine = engine
        self._file = file
        # SQLite has one writer: a dedicated thread runs whole transactions.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._queue: asyncio.Queue[_PendingAppend] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._probed_at = -inf
        self._insert = str(insert(log).compile(dialect=engine.dialect))

    async def open(self) -> None:
        """Migrate the database and start the writer."""
        if self._file is not None:
            # Not the driver for reading: its thread outlives a file that cannot be opened.
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, _migrate_file, self._file)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        self._task = asyncio.create_task(self._write_loop(), name="store-writer")

    async def close(self) -> None:
        """Write pending appends, then stop."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        self.release()

    def release(self) -> None:
        """Release the thread and the file without waiting for pending appends."""
        self._thread.shutdown()
        if self._file is not None:
            self._file.write_engine.dispose()
            self._file.write_lock.close()

    async def append(self, rows: list[LogRow], index: IndexRow | None) -> bool:
        """Append rows of one table and store its index row, all or nothing.

        Return False if a version or key in them is taken. Returns when they are on disk, as the
        durability requires.
        """
        outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_PendingAppend(rows, index, outcome))
        return await outcome

    async def check(self) -> None:
        """Raise `StoreUnavailable` if the database still refuses writes.

        After a failed write, which may be long ago, it tries another one.
        """
        recently = time.monotonic() - self._probed_at <= _PROBE_INTERVAL_SECONDS
        if self.error is not None and not recently:
            self._probed_at = time.monotonic()
            try:
                await self._in_transaction(_probe)
            except Exception as error:  # of any kind, as in appends
                self.error = _described(error)
            else:
                self.error = None
        if self.error is not None:
            raise StoreUnavailable(self.error)

    async def _write_loop(self) -> None:
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
            self.error = _described(error)
            for append in pending:
                _reject(append, self.error)
        else:
            self.error = None
            for append in pending:
                _resolve(append, committed=True)

    async def _commit(self, pending: list[_PendingAppend]) -> None:
        await self._in_transaction(self._write, pending)

    async def _in_transaction(
        self,
        work: Callable[Concatenate[Connection, _P], None],
        *arguments: _P.args,
        **named: _P.kwargs,
    ) -> None:
        """Call a function with a connection for writing, then commit."""
        file = self._file
        if file is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(work, *arguments, **named)
            return

        def in_thread() -> None:
            with file.write_lock, file.write_engine.begin() as connection:
                work(connection, *arguments, **named)

        await asyncio.get_running_loop().run_in_executor(self._thread, in_thread)

    def _write(self, connection: Connection, pending: list[_PendingAppend]) -> None:
        # Without SQLAlchemy's processing of each row, which costs more than the insert.
        rows = [row for append in pending for row in append.rows]
        connection.exec_driver_sql(self._insert, rows)
        for append in pending:
            if append.index_row is not None:
                for statement in index_statements(append.index_row, new=append.rows[0][1] == 1):
                    connection.execute(statement)


def index_statements(index: IndexRow, *, new: bool) -> list[Executable]:
    """Return the statements that store an index row, with its seats."""
    stored: Executable = (
        insert(tables).values(**index.columns())
        if new
        else update(tables).where(tables.c.id == index.id).values(**index.changes())
    )
    held = [{"table_id": index.id, "seat": n, "holder": holder} for n, holder in index.holders]
    statements = [stored, delete(seats).where(seats.c.table_id == index.id)]
    return [*statements, insert(seats).values(held)] if held else statements


def _migrate_file(file: SQLiteFile) -> None:
    with file.write_engine.begin() as connection:
        migrate(connection)


def _probe(connection: Connection) -> None:
    """Write a row that belongs to no table, and delete it again."""
    values = {"table_id": "", "version": 0, "at": 0, "body": ""}
    connection.execute(insert(log).values(**values))
    connection.execute(delete(log).where(log.c.table_id == ""))


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _resolve(append: _PendingAppend, *, committed: bool) -> None:
    if not append.outcome.done():
        append.outcome.set_result(committed)


def _reject(append: _PendingAppend, reason: str) -> None:
    if not append.outcome.done():
        append.outcome.set_exception(StoreUnavailable(reason))
