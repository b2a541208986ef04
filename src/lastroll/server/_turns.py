"""Whose turn it is to write: processes that share a file of SQLite wait in line for each other.

SQLite alone has a process ask again and again, with longer and longer pauses, while another one
writes. Here the next one goes on the moment that the last one is done.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO


class WritersTurn:
    """A lock that all processes have in common, by a file beside the database."""

    def __init__(self, path: Path | None) -> None:
        """Use the file at `path`, which stays empty; without one nobody waits."""
        self._path = path
        self._file: IO[bytes] | None = None

    def __enter__(self) -> None:
        """Wait for the turn."""
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
        """Let the next one write."""
        if sys.platform != "win32" and self._file is not None:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None
