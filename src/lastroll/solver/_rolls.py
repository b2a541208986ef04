"""How the dice of a hand, own and neutral, can fall: as two halves, and as chances of options.

The options of a hand are numbered by casino, own dice and neutral dice, like digits:
`(casino * (own + 1) + dice) * (neutral + 1) + extra`. A face that does not show is there too, as an
option to place no dice.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.solver._placements import CASINOS, Ints, exactly

HALF = CASINOS // 2


class Halves(NamedTuple):
    """How some of a hand's dice fall on three faces.

    Outcomes are grouped by the dice they take, own and neutral; the groups are in such an order
    that the first one and the last one together are the whole hand, the second and the last but
    one, and so on.
    """

    rows: Ints
    """[outcome, face]: options of casinos 1 to 3; those of 4 to 6 follow them at one distance."""
    chances: NDArray[np.float64]
    """Times the chance of the other half, the chance of a roll."""
    starts: Ints
    """Group n is from starts[n] to starts[n + 1]."""


@lru_cache(maxsize=256)
def list_halves(own: int, neutral: int) -> Halves:
    """List the halves of all rolls of a hand."""
    rows: list[tuple[int, ...]] = []
    chances: list[float] = []
    starts = [0]
    # Half of the chance of a roll each, so that both together are the chance.
    scale = (factorial(own) * factorial(neutral) / 6 ** (own + neutral)) ** 0.5
    for dice in range(own + 1):
        for extra in range(neutral + 1):
            for mine in _on_three(dice):
                for others in _on_three(extra):
                    rows.append(
                        tuple(
                            (casino * (own + 1) + mine[casino]) * (neutral + 1) + others[casino]
                            for casino in range(HALF)
                        )
                    )
                    ways = 1.0
                    for count in (*mine, *others):
                        ways /= factorial(count)
                    chances.append(ways * scale)
            starts.append(len(rows))
    return Halves(np.array(rows, np.int64), np.array(chances), np.array(starts, np.int64))


def _on_three(dice: int) -> list[tuple[int, int, int]]:
    return [
        (one, two, dice - one - two) for one in range(dice + 1) for two in range(dice - one + 1)
    ]


@lru_cache(maxsize=256)
def chances_at_random(own: int, neutral: int) -> NDArray[np.float64]:
    """Give the chance of each option to be taken by somebody who takes any face that shows."""
    mine, others = exactly(own), exactly(neutral)
    mine, others = np.repeat(mine, len(others), axis=0), np.tile(others, (len(mine), 1))
    options = (np.arange(CASINOS) * (own + 1) + mine) * (neutral + 1) + others
    shows = mine + others > 0
    share = (_chances(mine) * _chances(others) / shows.sum(axis=1))[:, None] * shows
    size = CASINOS * (own + 1) * (neutral + 1)
    chances: NDArray[np.float64] = np.zeros(size)
    np.add.at(chances, options.ravel(), share.ravel())
    return chances


def _chances(counts: Ints) -> NDArray[np.float64]:
    dice = int(counts[0].sum())
    factorials = np.array([factorial(n) for n in range(dice + 1)], np.float64)
    orders: NDArray[np.float64] = factorials[dice] / factorials[counts].prod(axis=1)
    return orders / 6.0**dice
