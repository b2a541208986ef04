"""How the arena's kernels are compiled: so that every machine gets the same numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar, cast

from numba import njit

P = ParamSpec("P")
R = TypeVar("R")

_OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy"}


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a kernel on first use, and keep it on disk where there is a folder to write to."""
    try:
        kernel = njit(cache=True, **_OPTIONS)(function)
    except RuntimeError:  # neither beside the source nor in the home can anything be kept
        kernel = njit(**_OPTIONS)(function)
    return cast("Callable[P, R]", kernel)
