"""The database: the log of every table, and what lists and codes need of it."""

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

from lastroll.server._archived import ArchivedRow, pack_rows, unpack_rows
from lastroll.server._database import (
    Durability,
    SQLiteFile,
    full_address,
    migrate,
    server_engine,
)
from lastroll.server._entries import format_entry, parse_entry
from lastroll.server._metrics import APPEND_SECONDS
from lastroll.server._refusals import StoreTrouble
from lastroll.server._schema import archive, log, seats, settings, tables, talk
from lastroll.server._table import Logged
from lastroll.server._turns import WritersTurn

_MOST_AT_ONCE: Final = 500
_PATIENCE: Final = 0.002
_TRY_AGAIN: Final = 1.0
"""Seconds between two looks whether the database takes anything again."""
_MOST_SEATS: Final = 250
"""Seats of one caller that are looked up at once."""


class IndexRow(NamedTuple):
    """A table as lists and codes know it."""

    id: str
    code: str | None
    status: str
    public: bool
    created: int
    summary: str
    origin: str
    """Where it was made from; only the first row of a table says so."""
    heard: int
    """When somebody was there."""
    moved_at: int
    to_move: int | None
    """The seat whose turn it is, at a table where a turn may take hours."""
    due_at: int | None
    """When something is to be done there by itself."""
    holders: tuple[tuple[int, str], ...]
    """The seats that people hold, with the hashes of their tokens; a table of its own."""

    def columns(self) -> dict[str, object]:
        """Return the row of a table that is new."""
        return {k: v for k, v in self._asdict().items() if k != "holders"}

    def changes(self) -> dict[str, object]:
        """Return what may be different from the row that is kept."""
        return {k: v for k, v in self.columns().items() if k not in ("origin", "created")}


_Values = tuple[object, ...]
"""A row of the log, in the order of its columns."""


class _Append(NamedTuple):
    table: str
    rows: list[_Values]
    listed: IndexRow | None
    done: asyncio.Future[bool]


_P = ParamSpec("_P")
_R = TypeVar("_R")


def _undisturbed(
    method: Callable[Concatenate[Store, _P], Coroutine[Any, Any, _R]],
) -> Callable[Concatenate[Store, _P], Coroutine[Any, Any, _R]]:
    """Let what was begun at the database come to its end there, whatever becomes of the caller.

    Who is cancelled in the middle, as when the service ends, would leave a connection behind.
    """

    @wraps(method)
    async def run(store: Store, /, *of: _P.args, **more: _P.kwargs) -> _R:
        task = asyncio.create_task(method(store, *of, **more))
        store._at_work.add(task)
        task.add_done_callback(store._done)
        return await asyncio.shield(task)

    return run


class Store:
    """Keeps logs. An append is one transaction with all appends that wait at the moment."""

    def __init__(self, url: str, durability: Durability = "power") -> None:
        """Use the database at `url`: sqlite:///FILE or postgresql://HOST/NAME."""
        self.address = full_address(url)
        self.durability = durability
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Task[Any]] = set()
        self.trouble: str | None = None
        """What the last write failed in; None where it did not."""
        self._tried = -inf
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._file: Engine | None
        if self.address.get_backend_name() == "sqlite":
            file = SQLiteFile(self.address, durability)
            self.engine, self._file, self._turn = file.reading, file.writing, file.turn
        else:
            self.engine = server_engine(self.address, durability)
            self._file, self._turn = None, WritersTurn(None)
        self._insert = str(insert(log).compile(dialect=self.engine.dialect))

    async def open(self) -> None:
        """Bring the database to this version and begin to write."""
        if self._file is not None:
            # Not the driver for reading: its thread outlives a file that cannot be opened.
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._migrate_here, self._file)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_all(), name="store-writer")

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._at_work.discard(task)
        if not task.cancelled():
            task.exception()  # it was told to the caller, who may be gone

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await asyncio.gather(*self._at_work, return_exceptions=True)
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()
        self._turn.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _connect(self) -> AsyncIterator[AsyncConnection]:
        """Talk to the database; what it fails in is refused as any trouble with it."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreTrouble(f"{type(error).__name__}: {error}") from error

    @_undisturbed
    async def setting(self, name: str, fresh: str) -> str:
        """Give a kept value; `fresh` is kept where there is none."""
        async with self._connect() as connection:
            query = select(settings.c.value).where(settings.c.name == name)
            found = (await connection.execute(query)).scalar()
            if found is not None:
                return str(found)
            with suppress(IntegrityError):  # another process was quicker
                await connection.execute(insert(settings).values(name=name, value=fresh))
                await connection.commit()
                return fresh
            await connection.rollback()
            return str((await connection.execute(query)).scalar_one())

    async def append(
        self, table: str, entries: Sequence[Logged], index: IndexRow | None = None
    ) -> bool:
        """Keep entries, all or none; False where another process took a version or key first.

        Returns when they are on disk, as far as the durability asks for it.
        """
        rows: list[_Values] = [
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
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Append(table, rows, index, done))
        return await done

    async def _write_all(self) -> None:
        busy = False
        while True:
            waiting = [await self._queue.get()]
            if busy:
                # Under load a moment's patience lets many share one commit.
                await asyncio.sleep(_PATIENCE)
            while not self._queue.empty() and len(waiting) < _MOST_AT_ONCE:
                waiting.append(self._queue.get_nowait())
            busy = len(waiting) > 1
            begun = time.perf_counter()
            try:
                await self._write_together(waiting)
            finally:
                APPEND_SECONDS.observe(time.perf_counter() - begun)
                for append in waiting:
                    if not append.done.done():
                        append.done.set_exception(StoreTrouble("the writer has ended"))
                    self._queue.task_done()

    async def _write_together(self, waiting: list[_Append]) -> None:
        """Write all in one transaction; where one of them came too late, each in its own."""
        try:
            await self._commit(waiting)
        except IntegrityError:
            if len(waiting) == 1:
                _settle(waiting[0], kept=False)
                return
            for append in waiting:
                await self._write_together([append])
        except Exception as error:  # of whatever kind: the writer itself must go on
            self.trouble = f"{type(error).__name__}: {error}"
            for append in waiting:
                _fail(append, error)
        else:
            self.trouble = None
            for append in waiting:
                _settle(append, kept=True)

    async def _commit(self, waiting: list[_Append]) -> None:
        if self._file is not None:
            # SQLite has one writer: a thread of its own does a whole transaction in one go.
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._commit_here, self._file, waiting)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(self._write, waiting)

    def _migrate_here(self, file: Engine) -> None:
        with file.begin() as connection:
            migrate(connection)

    def _commit_here(self, file: Engine, waiting: list[_Append]) -> None:
        with self._turn, file.begin() as connection:
            self._write(connection, waiting)

    def _write(self, connection: Connection, waiting: list[_Append]) -> None:
        # Written as the driver takes it: SQLAlchemy's way with each row costs more than the row.
        rows = [row for append in waiting for row in append.rows]
        connection.exec_driver_sql(self._insert, rows)
        for append in waiting:
            if append.listed is None:
                continue
            index = append.listed
            if append.rows[0][1] == 1:
                connection.execute(insert(tables).values(**index.columns()))
            else:
                mine = update(tables).where(tables.c.id == append.table)
                connection.execute(mine.values(**index.changes()))
            for change in _seat_changes(index):
                connection.execute(change)

    @_undisturbed
    async def load(self, table: str, since: int = 0) -> tuple[list[Logged], bool]:
        """Give the log of a table after a version, and whether some of it lies in the archive."""
        kept = await self.entries(table, since)
        if kept and kept[0].version == since + 1:
            return kept, False
        async with self._connect() as connection:
            archived = await self._archived(connection, table)
        rows = [
            Logged(row.version, parse_entry(row.body), row.holder, row.key)
            for row in archived[since:]
        ]
        # Anew: it may have come or gone meanwhile. What happened since it was packed is after it.
        return rows + await self.entries(table, max(since, len(archived))), bool(archived)

    @_undisturbed
    async def entries(self, table: str, since: int = 0) -> list[Logged]:
        """Give the log of a table after a version."""
        query = (
            select(log.c.version, log.c.holder, log.c.key, log.c.body)
            .where(log.c.table_id == table, log.c.version > since)
            .order_by(log.c.version)
        )
        async with self._connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Logged(version, parse_entry(body), holder, key) for version, holder, key, body in rows
        ]

    async def _archived(self, connection: AsyncConnection, table: str) -> list[ArchivedRow]:
        query = select(archive.c.log).where(archive.c.id == table)
        packed = (await connection.execute(query)).scalar()
        return [] if packed is None else unpack_rows(packed)

    @_undisturbed
    async def table_of_code(self, code: str) -> str | None:
        """Give the table that has a code."""
        async with self._connect() as connection:
            query = select(tables.c.id).where(tables.c.code == code)
            return (await connection.execute(query)).scalar()

    @_undisturbed
    async def open_tables(self, most: int, most_of_one: int, since: int) -> list[RowMapping]:
        """Return the public tables that wait for players, newest first.

        Those where nobody was heard of since `since` are left out, and of those made from one
        place all but a few.
        """
        newest = tables.c.created.desc()
        place = func.row_number().over(partition_by=tables.c.origin, order_by=newest)
        waiting = (
            select(tables, place.label("place"))
            .where(tables.c.status == "waiting", tables.c.public.is_(True), tables.c.heard >= since)
            .subquery()
        )
        few = or_(waiting.c.place <= most_of_one, waiting.c.origin == "")
        query = select(waiting).where(few).order_by(waiting.c.created.desc()).limit(most)
        async with self._connect() as connection:
            return list((await connection.execute(query)).mappings())

    @_undisturbed
    async def hear_of(self, ids: Sequence[str], now: int) -> None:
        """Keep that somebody is at these tables."""
        async with self._connect() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(heard=now))
            await connection.commit()

    @_undisturbed
    async def tables_of(self, holders: Sequence[str]) -> list[RowMapping]:
        """Return the tables where tokens hold seats, newest first: a row for each such seat."""
        query = (
            select(tables, seats.c.seat, seats.c.holder)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.holder.in_(holders), tables.c.status != "archived")
            .order_by(tables.c.created.desc(), tables.c.id, seats.c.seat)
            .limit(_MOST_SEATS)
        )
        async with self._connect() as connection:
            return list((await connection.execute(query)).mappings())

    @_undisturbed
    async def playing(self, before: int) -> list[str]:
        """Return the tables with a game under way where something may be due before a time."""
        soon = or_(tables.c.due_at.is_(None), tables.c.due_at < before)
        async with self._connect() as connection:
            query = select(tables.c.id).where(tables.c.status == "playing", soon)
            return list((await connection.execute(query)).scalars())

    @_undisturbed
    async def due(self, before: int) -> list[str]:
        """Return the tables with long turns where something is due before a time."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.due_at < before)
        async with self._connect() as connection:
            return list((await connection.execute(query)).scalars())

    @_undisturbed
    async def check(self) -> None:
        """Ask the database for nothing, to see that it answers; after trouble, write to it.

        The last write may have failed long ago, and perhaps nobody plays while nothing is kept.
        """
        async with self._connect() as connection:
            await connection.execute(text("SELECT 1"))
        if self.trouble is not None and time.monotonic() - self._tried > _TRY_AGAIN:
            self._tried = time.monotonic()
            await self._try_to_write()
        if self.trouble is not None:
            raise StoreTrouble(self.trouble)

    async def _try_to_write(self) -> None:
        try:
            if self._file is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._touch_here, self._file)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(_touch)
        except Exception as error:  # of whatever kind, as in appends
            self.trouble = f"{type(error).__name__}: {error}"
        else:
            self.trouble = None

    def _touch_here(self, file: Engine) -> None:
        with self._turn, file.begin() as connection:
            _touch(connection)

    @_undisturbed
    async def say(self, table: str, body: str) -> int:
        """Keep something said; give its number."""
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
                except IntegrityError:  # somebody spoke at the same moment
                    await connection.rollback()
        raise StoreTrouble("no number for a message")

    @_undisturbed
    async def said(self, table: str, most: int, since: int = 0) -> list[tuple[int, str]]:
        """Give the last messages of a table with their numbers, oldest first."""
        query = (
            select(talk.c.number, talk.c.body)
            .where(talk.c.table_id == table, talk.c.number > since)
            .order_by(talk.c.number.desc())
            .limit(most)
        )
        async with self._connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(number, body) for number, body in reversed(rows)]

    @_undisturbed
    async def idle(self, before: int) -> list[str]:
        """Give tables that nothing happened at since `before`."""
        query = (
            select(log.c.table_id).group_by(log.c.table_id).having(func.max(log.c.at) < before)
        ).limit(200)
        async with self._connect() as connection:
            return list((await connection.execute(query)).scalars())

    @_undisturbed
    async def pack(self, table: str, before: int, now: int) -> bool:
        """Put the log of a table into the archive, unless something happened at it by now."""
        async with self._connect() as connection:
            # First of all, because it makes others wait who pack or restore the same table.
            await connection.execute(
                update(tables).where(tables.c.id == table).values(status="archived", code=None)
            )
            rows = await self._archived(connection, table)
            query = (
                select(log.c.version, log.c.holder, log.c.key, log.c.at, log.c.body)
                .where(log.c.table_id == table, log.c.version > len(rows))
                .order_by(log.c.version)
            )
            rows += [ArchivedRow(*row) for row in (await connection.execute(query)).all()]
            if rows[-1].at >= before:
                return False
            packed = pack_rows(rows)
            await connection.execute(delete(archive).where(archive.c.id == table))
            await connection.execute(insert(archive).values(id=table, archived=now, log=packed))
            # Not what another process adds at this moment: it stays here, after the rest.
            await connection.execute(
                delete(log).where(log.c.table_id == table, log.c.version <= len(rows))
            )
            await connection.execute(delete(talk).where(talk.c.table_id == table))
            await connection.commit()
            return True

    @_undisturbed
    async def restore(self, table: str, index: IndexRow) -> None:
        """Take a table out of the archive, because something happens at it again."""
        async with self._connect() as connection:
            mine = update(tables).where(tables.c.id == table)
            await connection.execute(mine.values(id=table))  # as in `pack`
            rows = [
                {"table_id": table, **msgspec.structs.asdict(row)}
                for row in await self._archived(connection, table)
            ]
            if rows:  # else another process has taken it out
                await connection.execute(insert(log), rows)
                await connection.execute(delete(archive).where(archive.c.id == table))
                await connection.execute(mine.values(**index.changes()))
                for change in _seat_changes(index):
                    await connection.execute(change)
            await connection.commit()


def _touch(connection: Connection) -> None:
    """Write an entry that is no table's, and take it away again."""
    values = {"table_id": "", "version": 0, "at": 0, "body": ""}
    connection.execute(insert(log).values(**values))
    connection.execute(delete(log).where(log.c.table_id == ""))


def _seat_changes(index: IndexRow) -> list[Executable]:
    """Return the statements that keep who holds which seat."""
    held = [{"table_id": index.id, "seat": n, "holder": holder} for n, holder in index.holders]
    gone = delete(seats).where(seats.c.table_id == index.id)
    return [gone, insert(seats).values(held)] if held else [gone]


def _settle(append: _Append, *, kept: bool) -> None:
    if not append.done.done():
        append.done.set_result(kept)


def _fail(append: _Append, error: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(StoreTrouble(f"{type(error).__name__}: {error}"))
