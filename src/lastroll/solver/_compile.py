"""How kernels of the solver, and of rooms that build on it, are compiled and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar, cast

from numba import njit

P = ParamSpec("P")
R = TypeVar("R")

# A multiplication and an addition may become one instruction; nothing else is reordered, so that
# a value does not depend on how wide the machine's vectors are.
_OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "fastmath": {"contract"}}


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel on first use, and keep it on disk where there is a folder to write to.

    Numba looks for changes only in the file of the kernel that Python calls: so the parts of a
    kernel live in the same file.
    """
    try:
        kernel = njit(cache=True, **_OPTIONS)(function)
    except RuntimeError:  # neither beside the source nor in the home can anything be kept
        kernel = njit(**_OPTIONS)(function)
    return cast("Callable[P, R]", kernel)
