"""Compilation in another process, once, so that the first call on a new machine is fast."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from lastroll.compiling._sources import cache_folder, digest

_STALE_AFTER: Final = 300.0
"""Seconds after which the claim of a process that compiles is considered stale."""
_OLD_MARK_SECONDS: Final = 30 * 24 * 3600.0
"""Seconds after which the marker of another version is removed."""


def start_warming(program: str) -> bool:
    """Start a process that runs `program`, if it is needed; return whether one was started.

    The program ends with `mark_warm()`. It is a convenience: where no process can be started,
    kernels are compiled at their first call.
    """
    if is_warm() or not _claim():
        return False
    with suppress(OSError):
        subprocess.Popen(
            [sys.executable, "-c", program],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return True
    return False


def is_warm() -> bool:
    """Return whether these versions of all files with kernels have been compiled and cached."""
    mark = _warm_mark()
    return mark is not None and mark.is_file()


def mark_warm() -> None:
    """Record that all kernels worth compiling ahead are cached, and release the claim."""
    mark = _warm_mark()
    with suppress(OSError):
        if mark is not None and mark.parent.is_dir():
            for older in mark.parent.glob("warm-*"):
                if time.time() - older.stat().st_mtime > _OLD_MARK_SECONDS:
                    older.unlink()
            mark.touch()
    with suppress(OSError):
        _claim_mark().unlink()


def _warm_mark() -> Path | None:
    folder = cache_folder()
    return None if folder is None else folder / f"warm-{_digest_of_all()}"


@cache
def _digest_of_all() -> str:
    """Return a hash of all files with kernels and of their imports; Numba is not imported."""
    package = Path(__file__).resolve().parents[1]
    using = f"from {__package__} import".encode()
    paths = sorted(path for path in package.rglob("*.py") if using in path.read_bytes())
    versions = "".join([sys.version, *map(digest, paths)])
    return sha256(versions.encode()).hexdigest()[:16]


def _claim_mark() -> Path:
    who = os.getuid() if hasattr(os, "getuid") else 0
    return Path(tempfile.gettempdir(), f"lastroll-compiles-{who}")


def _claim() -> bool:
    """Claim the work for this process; return False if another process has claimed it."""
    mark = _claim_mark()
    with suppress(OSError):
        if time.time() - mark.stat().st_mtime > _STALE_AFTER:
            mark.unlink()
    try:
        mark.touch(exist_ok=False)
    except OSError:
        return False
    return True
