"""A lock for writers: processes that share a SQLite file wait in line for each other.

SQLite's own lock is polled with growing pauses. This one wakes the next process at once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO


class WriteLock:
    """A lock shared by all processes through a file beside the database."""

    def __init__(self, path: Path | None) -> None:
        """Lock the file at `path`, which stays empty; without a path the lock does nothing."""
        self._path = path
        self._file: IO[bytes] | None = None

    def __enter__(self) -> None:
        """Wait for the lock."""
        if sys.platform != "win32" and self._path is not None:
            import fcntl

            if self._file is None:
                self._file = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "ab")
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Release the lock."""
        if sys.platform != "win32" and self._file is not None:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None
