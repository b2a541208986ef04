"""The allocations of dice to six casinos, numbered so that placing more lowers the number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lastroll.rules import FACES

Ints = NDArray[np.int64]

CASINOS: Final = len(FACES)


def count_allocations(dice: int) -> int:
    """Return the number of allocations of up to `dice` dice to the casinos.

    >>> count_allocations(8)
    3003
    """
    return comb(dice + CASINOS, CASINOS)


def count_rolls(dice: int) -> int:
    """Return the number of distinct rolls of `dice` dice, equal to the ways to place all of them.

    >>> count_rolls(8)
    1287
    """
    return comb(dice + CASINOS - 1, CASINOS - 1)


@dataclass(frozen=True, eq=False)
class Allocations:
    """The allocations that one owner can still reach with the dice in the hand, numbered.

    Numbers rise with the dice left: all dice placed comes first, none placed last. A turn therefore
    always leads to a lower number, and a table can be filled from the first number to the last.
    """

    dice: int
    """The dice in the hand at the beginning."""
    counts: Ints
    """Dice put on each casino since then, by allocation."""
    left: Ints
    """Dice still in the hand, by placement."""
    successors: NDArray[np.int32]
    """The allocation after putting more dice on a casino: [allocation, casino, dice]."""
    levels: Ints
    """`levels[n]` is the first allocation with n dice left, `levels[dice + 1]` their number."""

    def __len__(self) -> int:
        return len(self.counts)

    def level(self, dice: int) -> tuple[int, int]:
        """Return the first allocation with `dice` dice left, and the first one after those."""
        return int(self.levels[dice]), int(self.levels[dice + 1])

    def number(self, counts: tuple[int, ...]) -> int:
        """Return the number of the allocation with these dice on each casino.

        >>> index_allocations(2).number((0, 0, 0, 0, 0, 0))
        27
        """
        level = self.dice - sum(counts)
        if level < 0 or min(counts) < 0:
            raise KeyError(counts)
        within = self.counts[self.levels[level] : self.levels[level + 1]]
        return int(self.levels[level]) + int(np.flatnonzero((within == counts).all(axis=1))[0])


@lru_cache(maxsize=32)
def index_allocations(dice: int) -> Allocations:
    """Return the numbered allocations of up to `dice` dice."""
    counts = np.concatenate([compositions(dice - left) for left in range(dice + 1)])
    left = dice - counts.sum(axis=1)
    # Counts read as digits give each allocation a code; one more die on a casino adds a power.
    powers = (dice + 1) ** np.arange(CASINOS, dtype=np.int64)
    codes = counts @ powers
    number = np.empty((dice + 1) ** CASINOS, np.int32)
    number[codes] = np.arange(len(counts), dtype=np.int32)
    successors = np.full((len(counts), CASINOS, dice + 1), -1, np.int32)
    for casino in range(CASINOS):
        for more in range(dice + 1):
            able = left >= more
            successors[able, casino, more] = number[codes[able] + more * powers[casino]]
    levels = np.searchsorted(left, np.arange(dice + 2))
    return Allocations(dice, counts, left, successors, levels)


@lru_cache(maxsize=32)
def compositions(dice: int) -> Ints:
    """Return the allocations of exactly `dice` dice, which are also their distinct rolls."""
    counts = np.zeros((1, 0), np.int64)
    for _ in range(CASINOS - 1):
        rest = dice - counts.sum(axis=1)
        lengths = rest + 1
        # 0, 1, … rest for every row
        ends = np.cumsum(lengths)
        last = np.arange(ends[-1]) - np.repeat(ends - lengths, lengths)
        counts = np.column_stack([np.repeat(counts, lengths, axis=0), last])
    return np.column_stack([counts, dice - counts.sum(axis=1)])
