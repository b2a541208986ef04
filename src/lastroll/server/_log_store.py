"""The log store: the logs of all tables in a database, with the index for lists and codes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from lastroll.server._append_writer import AppendWriter, LogRow, index_statements
from lastroll.server._archive import ArchivedRow, compress_rows, decompress_rows
from lastroll.server._database import (
    Durability,
    SQLiteFile,
    postgres_engine,
    with_async_driver,
)
from lastroll.server._entries import format_entry, parse_entry
from lastroll.server._index import IndexRow
from lastroll.server._refusals import StoreUnavailable
from lastroll.server._schema import archive, log, seats, settings, tables, talk
from lastroll.server._table_state import LogEntry

_MAX_SEATS_LISTED: Final = 250
"""Seats of one client that are looked up at once."""

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
    """Stores logs, messages and settings in a database; `writer` commits the appends."""

    def __init__(self, url: str, durability: Durability = "power") -> None:
        """Use the database at `url`: sqlite:///FILE or postgresql://HOST/NAME."""
        self.address = with_async_driver(url)
        self.durability = durability
        self._running: set[asyncio.Task[Any]] = set()
        if self.address.get_backend_name() == "sqlite":
            file = SQLiteFile(self.address, durability)
            self.engine, self.writer = file.read_engine, AppendWriter(file.read_engine, file)
        else:
            self.engine = postgres_engine(self.address, durability)
            self.writer = AppendWriter(self.engine, None)

    async def open(self) -> None:
        """Migrate the database and start the writer."""
        await self.writer.open()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has received it, unless cancelled

    async def close(self) -> None:
        """Write pending appends, then close the database."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.writer.close()
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
        rows: list[LogRow] = [
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
        return await self.writer.append(rows, index)

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
        """Raise `StoreUnavailable` if the database does not respond or still refuses writes."""
        async with self._connect() as connection:
            await connection.execute(text("SELECT 1"))
        await self.writer.check()

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
                for statement in index_statements(index, new=False):
                    await connection.execute(statement)
            await connection.commit()
