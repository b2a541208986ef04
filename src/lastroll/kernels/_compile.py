"""How the kernels are compiled, where they are kept, and how one hears that it takes a while."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

import numba
from numba.core import config, event
from numba.core.caching import FunctionCache
from platformdirs import user_cache_path

P = ParamSpec("P")
R = TypeVar("R")

_OPTIONS: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    # Counting references to arrays took two thirds of the time; kernels work in arrays that they
    # are given, keep none and make none.
    "_nrt": False,
    "no_cfunc_wrapper": True,
}
# Nobody calls a part from Python: without a way in, compiling takes half the time.
_PART: Final[dict[str, Any]] = {"no_cpython_wrapper": True}

_VERSIONS_KEPT: Final = 4


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a part: it becomes one piece with the kernels that call it."""
    return cast("Callable[P, R]", numba.njit(**_OPTIONS, **_PART)(function))


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile what Python calls; keep it on disk, where there is a place for it."""
    dispatcher: Any = numba.njit(**_OPTIONS)(function)
    folder = _folder()
    if folder is not None:
        # RuntimeError is Numba's way to say that it finds no place after all.
        with _numba_keeps_in(folder), suppress(RuntimeError):
            dispatcher._cache = _Keep(function)
    return cast("Callable[P, R]", dispatcher)


class _Keep(FunctionCache):
    """Numba's files on disk, where trouble with one means that the kernel is compiled again."""

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except Exception:  # cut short, damaged, not ours to read: a pickle can fail in any way
            with suppress(OSError):
                self.flush()  # type: ignore[no-untyped-call]
            return None

    def save_overload(self, sig: object, data: object) -> None:
        # A full disk, a folder that is gone: then it is compiled again next time.
        with suppress(Exception):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]


@cache
def _folder() -> Path | None:
    """Give the folder for compiled kernels, or None where none can be written to."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    parent = Path(chosen) if chosen else user_cache_path("lastroll", appauthor=False)
    # Numba looks at the file of a kernel only, and a kernel is made of parts in other files: so
    # the folder is named for all of them.
    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()
    folder = parent / "lastroll-kernels" / digest[:16]
    if not folder.is_absolute():  # nobody's home: "~" stays as it is
        return None
    try:
        if not folder.exists():
            folder.mkdir(mode=0o700, parents=True)
            _forget_old(folder.parent)
        state = folder.stat()
    except OSError:
        return None
    # What lies there is run as it is: a folder that others can write to is not trusted.
    trusted = os.name == "nt" or (
        state.st_uid == os.geteuid() and not state.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    )
    return folder if trusted and os.access(folder, os.W_OK) else None


def _forget_old(folder: Path) -> None:
    """Keep the kernels of the last few versions; who misses older ones compiles them again."""
    versions = sorted(folder.iterdir(), key=lambda version: version.stat().st_mtime)
    for version in versions[:-_VERSIONS_KEPT]:
        shutil.rmtree(version, ignore_errors=True)


@contextmanager
def _numba_keeps_in(folder: Path) -> Iterator[None]:
    """Let Numba keep what is made meanwhile in `folder`, and other people's functions elsewhere."""
    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


class _Once(event.Listener):
    """Calls back when Numba starts to compile something for the first time."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self.heard = False

    def on_start(self, event: event.Event) -> None:
        if not self.heard:
            self.heard = True
            self._call()

    def on_end(self, event: event.Event) -> None:
        """Hear nothing: only the start matters."""


@contextmanager
def hear_of_compiling(call: Callable[[], None]) -> Iterator[Callable[[], bool]]:
    """Call `call` if anything is compiled within; what is given tells afterwards whether it was."""
    listener = _Once(call)
    with event.install_listener("numba:compile", listener):
        yield lambda: listener.heard
