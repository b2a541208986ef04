"""The ways to put some dice on six casinos, numbered so that placing more lowers the number."""

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


def count_placements(dice: int) -> int:
    """Count the ways to put up to so many dice on the casinos.

    >>> count_placements(8)
    3003
    """
    return comb(dice + CASINOS, CASINOS)


def count_rolls(dice: int) -> int:
    """Count the distinct rolls of so many dice, which is also the ways to place them all.

    >>> count_rolls(8)
    1287
    """
    return comb(dice + CASINOS - 1, CASINOS - 1)


@dataclass(frozen=True, eq=False)
class Placements:
    """What one owner can still do with the dice in the hand, as numbered placements.

    Numbers rise with the dice that are left: all placed comes first, nothing placed is last. A
    step of the game therefore always leads to a lower number, and a table filled from the first
    number to the last finds everything it needs.
    """

    dice: int
    """The dice in the hand at the beginning."""
    counts: Ints
    """Dice put on each casino since then, by placement."""
    left: Ints
    """Dice still in the hand, by placement."""
    following: NDArray[np.int32]
    """The placement after putting so many more dice on a casino: [placement, casino, dice]."""
    levels: Ints
    """`levels[n]` is the first placement with n dice left, `levels[dice + 1]` their number."""

    def __len__(self) -> int:
        return len(self.counts)

    def level(self, dice: int) -> tuple[int, int]:
        """Give the first placement with so many dice left, and the first one after those."""
        return int(self.levels[dice]), int(self.levels[dice + 1])

    def number(self, counts: tuple[int, ...]) -> int:
        """Find the placement that puts so many dice on each casino.

        >>> number_dice(2).number((0, 0, 0, 0, 0, 0))
        27
        """
        level = self.dice - sum(counts)
        if level < 0 or min(counts) < 0:
            raise KeyError(counts)
        within = self.counts[self.levels[level] : self.levels[level + 1]]
        return int(self.levels[level]) + int(np.flatnonzero((within == counts).all(axis=1))[0])


@lru_cache(maxsize=32)
def number_dice(dice: int) -> Placements:
    """Number the ways to place up to so many dice."""
    counts = np.concatenate([exactly(dice - left) for left in range(dice + 1)])
    left = dice - counts.sum(axis=1)
    # Counts read as digits give each placement a code, and one die more on a casino adds a power.
    powers = (dice + 1) ** np.arange(CASINOS, dtype=np.int64)
    codes = counts @ powers
    number = np.empty((dice + 1) ** CASINOS, np.int32)
    number[codes] = np.arange(len(counts), dtype=np.int32)
    following = np.full((len(counts), CASINOS, dice + 1), -1, np.int32)
    for casino in range(CASINOS):
        for more in range(dice + 1):
            able = left >= more
            following[able, casino, more] = number[codes[able] + more * powers[casino]]
    levels = np.searchsorted(left, np.arange(dice + 2))
    return Placements(dice, counts, left, following, levels)


@lru_cache(maxsize=32)
def exactly(dice: int) -> Ints:
    """List the ways to put exactly so many dice on the casinos, or the distinct rolls of them."""
    counts = np.zeros((1, 0), np.int64)
    for _ in range(CASINOS - 1):
        rest = dice - counts.sum(axis=1)
        lengths = rest + 1
        # 0, 1, … rest for every row so far.
        ends = np.cumsum(lengths)
        last = np.arange(ends[-1]) - np.repeat(ends - lengths, lengths)
        counts = np.column_stack([np.repeat(counts, lengths, axis=0), last])
    return np.column_stack([counts, dice - counts.sum(axis=1)])
