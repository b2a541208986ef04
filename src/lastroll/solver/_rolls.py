"""The rolls of a hand, own and neutral dice: as two halves, and as probabilities of options.

The options of a hand are numbered by casino, own dice and neutral dice, like digits: `(casino *
(own + 1) + dice) * (neutral + 1) + neutral_dice`. A face that does not show is included as an
option without dice.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.solver._allocations import CASINOS, Ints, compositions

HALF = CASINOS // 2


class HalfRolls(NamedTuple):
    """The outcomes of some of a hand's dice on three faces.

    Outcomes are grouped by their number of dice, own and neutral. The groups are ordered so that
    the first and the last one add up to the whole hand, the second and the last but one, and so on.
    """

    rows: Ints
    """[outcome, face]: options of casinos 1 to 3; those of 4 to 6 follow them at one distance."""
    probabilities: NDArray[np.float64]
    """Multiplied by the value of the other half, the probability of a roll."""
    starts: Ints
    """Group n is from starts[n] to starts[n + 1]."""


@lru_cache(maxsize=256)
def half_rolls(own: int, neutral: int) -> HalfRolls:
    """Return the half rolls of a hand."""
    rows: list[tuple[int, ...]] = []
    probabilities: list[float] = []
    starts = [0]
    # the root of the scale for each half: the product of two halves is a probability
    scale = (factorial(own) * factorial(neutral) / 6 ** (own + neutral)) ** 0.5
    for dice in range(own + 1):
        for neutral_dice in range(neutral + 1):
            for mine in _triples(dice):
                for others in _triples(neutral_dice):
                    rows.append(
                        tuple(
                            (casino * (own + 1) + mine[casino]) * (neutral + 1) + others[casino]
                            for casino in range(HALF)
                        )
                    )
                    ways = 1.0
                    for count in (*mine, *others):
                        ways /= factorial(count)
                    probabilities.append(ways * scale)
            starts.append(len(rows))
    return HalfRolls(np.array(rows, np.int64), np.array(probabilities), np.array(starts, np.int64))


def _triples(dice: int) -> list[tuple[int, int, int]]:
    return [
        (one, two, dice - one - two) for one in range(dice + 1) for two in range(dice - one + 1)
    ]


@lru_cache(maxsize=256)
def random_option_probabilities(own: int, neutral: int) -> NDArray[np.float64]:
    """Return the probability of each option for a uniformly random player."""
    mine, others = compositions(own), compositions(neutral)
    mine, others = np.repeat(mine, len(others), axis=0), np.tile(others, (len(mine), 1))
    options = (np.arange(CASINOS) * (own + 1) + mine) * (neutral + 1) + others
    shows = mine + others > 0
    share = (_roll_probabilities(mine) * _roll_probabilities(others) / shows.sum(axis=1))[
        :, None
    ] * shows
    size = CASINOS * (own + 1) * (neutral + 1)
    probabilities: NDArray[np.float64] = np.zeros(size)
    np.add.at(probabilities, options.ravel(), share.ravel())
    return probabilities


def _roll_probabilities(counts: Ints) -> NDArray[np.float64]:
    dice = int(counts[0].sum())
    factorials = np.array([factorial(n) for n in range(dice + 1)], np.float64)
    orders: NDArray[np.float64] = factorials[dice] / factorials[counts].prod(axis=1)
    return orders / 6.0**dice
