"""One service a SQLite file: a second one without a bus is refused, with the address in use."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.stage import Json

from lastroll.server import Config, InvalidSetting, running_service
from lastroll.server._service_lock import ServiceLock, locked_database


def start_second(database: str, *flags: str) -> subprocess.CompletedProcess[str]:
    """Run `lastroll serve` on a database until it ends by itself."""
    words = ["serve", "--port", "0", "--database", database, *flags]
    return subprocess.run(
        [sys.executable, "-m", "lastroll", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


async def test_a_second_service_names_the_first(services: Json, sqlite: str) -> None:
    config = Config(database=sqlite)
    assert running_service(config) is None
    first = await services(sqlite)
    assert running_service(config) == first.address
    second = start_second(sqlite)
    assert second.returncode == 2
    assert first.address in second.stderr
    assert second.stderr.count("\n") == 1
    first.signal(signal.SIGTERM)
    await first.ended()
    assert running_service(config) is None


async def test_a_killed_service_leaves_no_lock(services: Json, sqlite: str) -> None:
    first = await services(sqlite)
    first.kill()
    assert running_service(Config(database=sqlite)) is None
    first.start()
    assert running_service(Config(database=sqlite)) == first.address


async def test_services_with_one_bus_share_a_file(services: Json, sqlite: str, redis: str) -> None:
    await services(sqlite, "--bus", redis)
    await services(sqlite, "--bus", redis)
    alone = Config(database=sqlite)
    assert running_service(alone) is not None
    with pytest.raises(InvalidSetting), locked_database(alone):
        pass


def test_only_files_are_locked() -> None:
    config = Config(database="postgresql://localhost/games")
    assert running_service(config) is None
    with locked_database(config) as lock:
        assert lock is None


def test_an_address_can_be_opened_on_this_machine(tmp_path: Path) -> None:
    """0.0.0.0 is where a service listens, not where a browser goes."""
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}")
    lock = ServiceLock(tmp_path / "tables.db-service", shared=False)
    lock.publish("http://[::]:8600/")
    lock.publish("http://0.0.0.0:8600/")
    assert running_service(config) == "http://127.0.0.1:8600/"
    lock.release()


def test_looking_for_a_service_does_not_disturb_it(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", bus="redis://localhost")
    with locked_database(config) as lock:
        assert lock is not None
        lock.publish("http://127.0.0.1:1/")
        running_service(config)  # may share it
        assert running_service(Config(database=config.database)) == "http://127.0.0.1:1/"
