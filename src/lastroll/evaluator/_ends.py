"""Where the dice of a random chooser end: chances that can be written down."""

from __future__ import annotations

from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator.layout import CASINOS


@cache
def random_ends(own: int, neutral: int = 0) -> NDArray[np.float64]:
    """Give the chances that a random chooser ends with [own, neutral] of its dice on one casino.

    >>> [round(float(chance), 3) for chance in random_ends(8)[:4, 0]]
    [0.36, 0.262, 0.186, 0.109]
    """
    ends = np.zeros((own + 1, neutral + 1))
    if own + neutral == 0:
        ends[0, 0] = 1.0
    for dice, extra in np.ndindex(own + 1, neutral + 1):
        if dice + extra:
            chance = _choice_chance(own, neutral, dice, extra)
            later = random_ends(own - dice, neutral - extra)
            ends[: own - dice + 1, : neutral - extra + 1] += (CASINOS - 1) * chance * later
            ends[dice:, extra:] += chance * later
    ends.flags.writeable = False  # shared by all who ask
    return ends


def _choice_chance(own: int, neutral: int, dice: int, extra: int) -> float:
    """Give the chance that a random chooser places exactly these on one given casino now."""
    rest, others = own + neutral - dice - extra, CASINOS - 1
    # So many other faces show, each at least once; one of all that show is chosen.
    ways: float = sum(
        comb(others, more) * _onto(rest, more) / (more + 1) for more in range(min(rest, others) + 1)
    )
    return comb(own, dice) * comb(neutral, extra) * ways / float(CASINOS ** (own + neutral))


def _onto(dice: int, faces: int) -> int:
    """Count the ways in which dice show exactly these faces."""
    return sum((-1) ** (faces - k) * comb(faces, k) * k**dice for k in range(faces + 1))
