"""The database connection: engines, pragmas, migrations."""

from __future__ import annotations

import os
import sqlite3
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lastroll.rules import missing_extra
from lastroll.server._schema import LATEST_REVISION
from lastroll.server._write_lock import WriteLock

Durability = Literal["power", "process"]
"""The failure that an acknowledged action survives: a power cut, or only the end of the process."""

_CONNECT_SECONDS: Final = 10
_SQLITE_TIMEOUT_SECONDS: Final = 30.0
_SQLITE_RETRY_SECONDS: Final = 0.01
_MIGRATION_LOCK_ID: Final = 0x1A57_0011
"""The advisory lock in PostgreSQL for migrations."""
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def with_async_driver(url: str) -> URL:
    """Return the URL with its driver: sqlite:///FILE or postgresql://HOST/NAME."""
    address = make_url(url)
    return address.set(drivername=_DRIVERS.get(address.drivername, address.drivername))


def postgres_engine(address: URL, durability: Durability) -> AsyncEngine:
    """Return an engine for PostgreSQL."""
    if find_spec("asyncpg") is None:
        raise missing_extra("postgres").at("--database")
    return create_async_engine(
        address,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={
            "timeout": _CONNECT_SECONDS,
            "server_settings": {"synchronous_commit": "on" if durability == "power" else "off"},
        },
    )


class SQLiteFile:
    """A SQLite file: concurrent readers, one writer at a time."""

    def __init__(self, address: URL, durability: Durability) -> None:
        """Open the file at `address`; its folder is created if needed."""
        if address.database in (None, "", ":memory:"):
            raise ValueError("SQLite needs the name of a file")  # it is opened twice
        path = Path(str(address.database))
        _make_private(path)
        self._synchronous = "FULL" if durability == "power" else "NORMAL"
        self.write_lock = WriteLock(path.with_name(path.name + "-turn"))
        # Errors go to the log: they must not contain the values written.
        self.read_engine = create_async_engine(
            address, hide_parameters=True, connect_args={"timeout": _SQLITE_TIMEOUT_SECONDS}
        )
        self.write_engine: Engine = create_engine(
            address.set(drivername="sqlite"),
            connect_args={"timeout": _SQLITE_TIMEOUT_SECONDS, "check_same_thread": False},
            poolclass=StaticPool,
            hide_parameters=True,
        )
        event.listen(self.write_engine, "connect", self._enable_wal)
        for each in (self.read_engine.sync_engine, self.write_engine):
            event.listen(each, "connect", self._set_pragmas)

    def _enable_wal(self, connection: sqlite3.Connection, _: object) -> None:
        """Enable write-ahead logging, which the file remembers."""
        # When several processes create the file, SQLite refuses all but one without waiting.
        until = time.monotonic() + _SQLITE_TIMEOUT_SECONDS
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL").close()
            except sqlite3.OperationalError as error:
                busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() > until:
                    raise
                time.sleep(_SQLITE_RETRY_SECONDS)
            else:
                return

    def _set_pragmas(self, connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA synchronous={self._synchronous}")
        cursor.execute("PRAGMA wal_autocheckpoint=4000")
        cursor.execute("PRAGMA journal_size_limit=67108864")
        cursor.close()


def make_private_folder(path: Path) -> None:
    """Create a folder and its missing parents for this user only."""
    for folder in (*reversed(path.parents), path):
        if not folder.is_dir():
            folder.mkdir(mode=0o700, exist_ok=True)


def _make_private(path: Path) -> None:
    """Create the file and its folder for this user only: it has the key of all dice.

    SQLite gives the files that it creates beside it the same mode.
    """
    make_private_folder(path.parent)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        mode = path.stat().st_mode
        if mode & 0o007:
            path.chmod(mode & ~0o007)
    except OSError:
        pass  # opening the database will raise the error


def migrate(connection: Connection) -> None:
    """Migrate the database to the latest revision."""
    # Alembic takes half a second to import: only a database that needs a migration pays for it.
    if _is_current(connection):
        return
    # All or nothing, and one process after another.
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK_ID})")
    if _is_current(connection):
        return
    from alembic import command
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_current(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    query = text("SELECT version_num FROM alembic_version")
    return bool(connection.execute(query).scalar() == LATEST_REVISION)
