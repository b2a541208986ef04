"""Atomic writes, and locks that one process holds at a time."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
import weakref
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_NONBLOCKING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read_regular_file(path: Path) -> bytes:
    """Return the content of a file; raise OSError for a pipe, which could block."""
    handle = os.open(path, os.O_RDONLY | _NONBLOCKING)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    with os.fdopen(handle, "rb") as file:
        return file.read()


def write_atomically(path: Path, content: bytes, *, replace: bool = True) -> None:
    """Write a file atomically: after a crash it is either complete or unchanged.

    Without `replace`, raise `FileExistsError` if the file exists.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if replace:
            temporary.replace(path)
        else:
            _rename_without_replacing(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _rename_without_replacing(temporary: Path, path: Path) -> None:
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        # A file system without hard links, such as FAT: nearly as safe.
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        temporary.replace(path)
    else:
        temporary.unlink()


class FileLocked(OSError):
    """Another process holds the lock."""


class FileLock:
    """An exclusive lock on a file, held until `release()` or until the process ends."""

    def __init__(self, path: Path) -> None:
        """Lock a `.lock` file beside `path`; raise `FileLocked` if another process holds it."""
        self._path = path.with_suffix(".lock")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        while True:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(handle)
            except OSError:
                os.close(handle)
                raise FileLocked(f"{path} is in use") from None
            # The previous holder may have removed the lock file after it was opened here.
            if _is_same_file(handle, self._path):
                break
            os.close(handle)
        # Also released when this object is garbage-collected.
        self._close = weakref.finalize(self, os.close, handle)

    def release(self) -> None:
        """Release the lock and remove its file."""
        if self._close.alive:
            with suppress(OSError):
                self._path.unlink()
            self._close()


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_same_file(handle: int, path: Path) -> bool:
    try:
        there, ours = path.stat(), os.fstat(handle)
    except OSError:
        return False
    return (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino)
