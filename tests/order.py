"""The order of the tests where several workers run them: those that take long begin first.

A worker that runs a long test last keeps everybody waiting while the others have nothing to do:
that was a fifth of the time of a whole run. pytest-xdist gives each worker one part of the list of
tests, from its beginning to its end, and takes from the end of a part for a worker that is done.
So each part begins with its share of the long tests.

What the tests of a file make once they make once a worker: so all tests of a file begin on one
worker, and all tests of training too, for which JAX compiles as much as for all others together.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

LONG = (
    "tests/server/test_stateful.py::",
    "tests/training/",
    "tests/browser/test_screens.py::",
    "tests/arena/test_ray.py",
    "tests/browser/",
    "tests/attacks/",
    "tests/terminal/test_screen",
    "tests/server/test_process.py",
    "tests/cli/test_arena.py",
)
"""The beginnings of the names of long tests, in the order in which they are started."""
EACH_ALONE = LONG[0], LONG[2]
"""Tests that are so long that those of one file begin on several workers."""
TOGETHER = LONG[1]
"""Tests of several files that begin on one worker."""


def long_first(names: Sequence[str], workers: int) -> list[int]:
    """Return the order in which the tests of these names begin on some workers.

    >>> names = ["tests/a::b", "tests/c::d", "tests/browser/e::f", "tests/browser/g::h"]
    >>> long_first(names, 2)
    [2, 0, 3, 1]
    """
    shares: list[list[int]] = [[] for _ in range(workers)]
    for number, group in enumerate(_long_groups(names)):
        shares[number % workers] += group
    long = {at for share in shares for at in share}
    others = (at for at in range(len(names)) if at not in long)
    order: list[int] = []
    left = len(names)
    for worker, share in enumerate(shares):
        size = left // (workers - worker)  # as pytest-xdist divides them
        order += share
        order += islice(others, max(size - len(share), 0))
        left -= size
    return order + list(others)


def _long_groups(names: Sequence[str]) -> list[list[int]]:
    """Return the long tests in groups that begin on one worker each, in the order of `LONG`."""
    groups: dict[tuple[int, str], list[int]] = {}
    for at, name in enumerate(names):
        rank = next((number for number, begins in enumerate(LONG) if name.startswith(begins)), None)
        if rank is None:
            continue
        group = name.partition("::")[0]
        if name.startswith(EACH_ALONE):
            group = name
        elif name.startswith(TOGETHER):
            group = TOGETHER
        groups.setdefault((rank, group), []).append(at)
    return [groups[key] for key in sorted(groups)]
