"""The neutral dice still in the hands: their numbers by seat, and where the others were placed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from lastroll.solver._allocations import CASINOS, Ints, compositions, count_rolls


@dataclass(frozen=True, eq=False)
class NeutralDice:
    """Every state of the neutral dice, numbered.

    As with own dice, numbers rise with the dice left, so placing lowers the number. Without neutral
    dice there is a single state.
    """

    hands: tuple[int, ...]
    counts: Ints
    """Neutral dice put on each casino since the first state."""
    left: Ints
    """Neutral dice in each hand."""
    successors: NDArray[np.int32]
    """[number, seat, casino, dice]"""
    numbers: dict[tuple[int, ...], int]
    """The number of (dice left in each hand, dice put on each casino)."""
    groups: dict[tuple[int, ...], tuple[int, int]]
    """By dice left in each hand: the first number of the group, and the first one after the group.
    """

    def __len__(self) -> int:
        return len(self.counts)


def count_neutral_states(hands: tuple[int, ...]) -> int:
    """Return the number of states of neutral dice.

    >>> count_neutral_states((2, 2))
    314
    """
    return sum(count_rolls(sum(hands) - sum(left)) for left in _all_left(hands))


@lru_cache(maxsize=8)
def index_neutral(hands: tuple[int, ...]) -> NeutralDice:
    """Return the numbered states of the neutral dice in these hands."""
    rows = [
        (left, tuple(map(int, counts)))
        for left in sorted(_all_left(hands), key=sum)
        for counts in compositions(sum(hands) - sum(left))
    ]
    numbers = {(*left, *counts): number for number, (left, counts) in enumerate(rows)}
    successors = np.full((len(rows), len(hands), CASINOS, max(hands) + 1), -1, np.int32)
    for number, (left, counts) in enumerate(rows):
        for seat, casino in product(range(len(hands)), range(CASINOS)):
            for more in range(left[seat] + 1):
                after = [*left, *counts]
                after[seat] -= more
                after[len(hands) + casino] += more
                successors[number, seat, casino, more] = numbers[tuple(after)]
    groups: dict[tuple[int, ...], tuple[int, int]] = {}
    for number, (left, _) in enumerate(rows):
        groups[left] = (groups.get(left, (number, 0))[0], number + 1)
    return NeutralDice(
        hands,
        np.array([counts for _, counts in rows], np.int64),
        np.array([left for left, _ in rows], np.int64),
        successors,
        numbers,
        groups,
    )


def _all_left(hands: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return product(*(range(dice + 1) for dice in hands))
