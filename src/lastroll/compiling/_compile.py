"""The decorator of all kernels, and a notification when a kernel is being compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, ParamSpec, TypeVar, cast, overload

P = ParamSpec("P")
R = TypeVar("R")

_OPTIONS: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    # A multiplication and an addition may become one instruction; nothing else is reordered, so
    # that a value does not depend on how wide the machine's vectors are.
    "fastmath": {"contract"},
    "no_cfunc_wrapper": True,
}


@overload
def compiled(function: Callable[P, R], /) -> Callable[P, R]: ...


@overload
def compiled(
    *, part: bool = False, allocates: bool = True
) -> Callable[[Callable[P, R]], Callable[P, R]]: ...


def compiled(
    function: Callable[P, R] | None = None, /, *, part: bool = False, allocates: bool = True
) -> Callable[P, R] | Callable[[Callable[P, R]], Callable[P, R]]:
    """Compile a function at its first call, and cache it on disk where there is a folder.

    A `part` is called by other compiled functions only, of any file: it is compiled into them
    without an entry from Python, which halves its compile time. A function that only uses arrays it
    is given should have `allocates=False`: counting references to arrays can take two thirds of the
    time.
    """
    if function is None:
        return lambda it: _compile(it, part, allocates)
    return _compile(function, part, allocates)


def _compile(function: Callable[P, R], part: bool, allocates: bool) -> Callable[P, R]:
    from numba import njit

    from lastroll.compiling._kernel_cache import use_kernel_cache

    options = dict(_OPTIONS, no_cpython_wrapper=part)
    if not allocates:
        options["_nrt"] = False
    dispatcher = njit(**options)(function)
    if not part:
        use_kernel_cache(dispatcher, function)
    return cast("Callable[P, R]", dispatcher)


@contextmanager
def on_compiling(call: Callable[[], None]) -> Iterator[Callable[[], bool]]:
    """Call `call` when something is first compiled within; yield whether that has happened."""
    from numba.core import event

    started = False

    class Listener(event.Listener):
        def on_start(self, event: object) -> None:
            nonlocal started
            if not started:
                started = True
                call()

        def on_end(self, event: object) -> None:
            """Do nothing: only the start matters."""

    with event.install_listener("numba:compile", Listener()):
        yield lambda: started


def compile_ahead(work: Callable[[], object], on_compile: Callable[[], None]) -> bool:
    """Do some work so that its kernels are ready; return whether any had to be compiled.

    `on_compile` is called before compiling starts, which takes some seconds. Loading kernels from
    the disk takes some tenths of a second.
    """
    with on_compiling(on_compile) as happened:
        work()
        return happened()
