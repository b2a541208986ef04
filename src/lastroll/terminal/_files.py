"""Files that are there whole or not at all, and that one process has at a time."""

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


def write_whole(path: Path, content: bytes, *, replace: bool = True) -> None:
    """Write a file so that it is there whole or not at all.

    Without `replace` a file that is there already stays, and `FileExistsError` is raised.
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
            _move_to_free_place(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _move_to_free_place(temporary: Path, path: Path) -> None:
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        # A file system without links, as sticks and cards have: nearly as safe.
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        temporary.replace(path)
    else:
        temporary.unlink()


class Taken(OSError):
    """Another process has the file."""


class Claim:
    """The right to a file, held by one process until it is given up or the process ends."""

    def __init__(self, path: Path) -> None:
        """Take the right to `path` by a lock beside it; raise `Taken` where somebody has it."""
        self._path = path.with_suffix(".lock")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        while True:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(handle)
            except OSError:
                os.close(handle)
                raise Taken(f"{path} is in use") from None
            # Who had it before may have removed the file between our opening and our locking.
            if _is_at(handle, self._path):
                break
            os.close(handle)
        # A table that nobody holds any more does not hold its game either.
        self._release = weakref.finalize(self, os.close, handle)

    def give_up(self) -> None:
        """Let others have the file."""
        if self._release.alive:
            with suppress(OSError):
                self._path.unlink()
            self._release()


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_at(handle: int, path: Path) -> bool:
    try:
        there, ours = path.stat(), os.fstat(handle)
    except OSError:
        return False
    return (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino)
