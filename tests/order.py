"""The order of the tests where several workers run them: those that take long begin first.

A worker that runs a long test last keeps everybody waiting while the others have nothing to do:
that was a fifth of the time of a whole run. pytest-xdist gives each worker one part of the list of
tests, from its beginning to its end, and takes from the end of a part for a worker that is done.
So each part begins with its share of the long tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

LONG = (
    "tests/server/test_stateful.py",
    "tests/training/",
    "tests/arena/test_ray.py",
    "tests/attacks/",
    "tests/browser/",
    "tests/terminal/test_screen",
    "tests/server/test_process.py",
    "tests/cli/test_arena.py",
)
"""How the names of tests begin that take long, the longest first."""


def long_first(names: Sequence[str], workers: int) -> list[int]:
    """Return the order in which the tests of these names begin on some workers.

    >>> long_first(["tests/a", "tests/b", "tests/browser/c", "tests/browser/d"], 2)
    [2, 0, 3, 1]
    """
    long = sorted((rank, at) for at, name in enumerate(names) if (rank := _rank(name)) is not None)
    others = (at for at, name in enumerate(names) if _rank(name) is None)
    order: list[int] = []
    left = len(names)
    for worker in range(workers):
        size = left // (workers - worker)  # as pytest-xdist divides them
        share = [at for _, at in long[worker::workers]]
        order += share
        order += islice(others, max(size - len(share), 0))
        left -= size
    return order + list(others)


def _rank(name: str) -> int | None:
    """Return the place of a test among the long ones; None for all others."""
    return next((at for at, begins in enumerate(LONG) if name.startswith(begins)), None)
