"""One service a SQLite file: a lock beside the file, which holds the address of its service.

Two services without a bus do not know of each other: each would show its own copy of a table.
Services that share a bus may also share the file.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from lastroll.server._config import Config, InvalidSetting
from lastroll.server._database import make_private_folder

_SUFFIX: Final = "-service"
_WAIT_SECONDS: Final = 30.0
"""Seconds that a service may take from its start until it publishes its address."""
_POLL_SECONDS: Final = 0.05
_LOCKED_BYTE: Final = 1 << 20
"""Windows locks bytes, and nobody can read a locked one: this one is after the address."""
_EVERY_INTERFACE: Final = {"//0.0.0.0:": "//127.0.0.1:", "//[::]:": "//[::1]:"}


class AlreadyServed(InvalidSetting):
    """The database is that of a service which runs; the field `address` says where."""


class ServiceLock:
    """The lock of a service on a SQLite file, until it is released or the process ends."""

    def __init__(self, path: Path, *, shared: bool) -> None:
        """Lock the file at `path`; raise `BlockingIOError` if another service has it."""
        make_private_folder(path.parent)
        self._shared = shared
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle, shared=shared)
            self._erase()
        except BaseException:
            os.close(self._handle)
            raise

    def publish(self, address: str) -> None:
        """Write the address for services that find the lock taken."""
        for every, this in _EVERY_INTERFACE.items():
            address = address.replace(every, this)
        os.ftruncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, address.encode())

    def release(self) -> None:
        """Release the lock."""
        with suppress(OSError):
            self._erase()
        os.close(self._handle)

    def _erase(self) -> None:
        if not self._shared:  # otherwise it may be another service's address
            os.ftruncate(self._handle, 0)


@contextmanager
def locked_database(config: Config) -> Iterator[ServiceLock | None]:
    """Hold the lock of a service's SQLite file; raise `AlreadyServed` if it is taken.

    A database that is a server needs no lock; a file system without locks does without.
    """
    path = _lock_path(config)
    lock = None if path is None else _acquire(path, config)
    try:
        yield lock
    finally:
        if lock is not None:
            lock.release()


def _acquire(path: Path, config: Config) -> ServiceLock | None:
    while True:
        try:
            return ServiceLock(path, shared=config.bus is not None)
        except BlockingIOError:
            address = running_service(config)
            if address is not None:
                raise AlreadyServed(
                    "database-in-use",
                    "another service uses this database; it is at {address}",
                    address=address,
                ) from None
        except OSError:
            return None  # opening the database will raise the error


def running_service(config: Config) -> str | None:
    """Return the address of the service that has the database of `config`; None without one.

    A service that is about to start is waited for.
    """
    path = _lock_path(config)
    if path is None or not path.exists():
        return None
    until = time.monotonic() + _WAIT_SECONDS
    while True:
        try:
            ServiceLock(path, shared=config.bus is not None).release()
        except BlockingIOError:
            address = _read_address(path)
            if address or time.monotonic() > until:
                return address or "?"
        except OSError:
            return None
        else:
            return None
        time.sleep(_POLL_SECONDS)


def _lock_path(config: Config) -> Path | None:
    try:
        address = make_url(config.database)
    except ArgumentError:
        return None
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    path = Path(str(address.database))
    return path.with_name(path.name + _SUFFIX)


def _read_address(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(_LOCKED_BYTE).decode("ascii", "replace").strip()


def _lock(handle: int, *, shared: bool) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None
    else:
        import fcntl

        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
