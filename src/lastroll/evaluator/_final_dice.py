"""The final dice of a uniformly random player: exact probabilities."""

from __future__ import annotations

from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator.features import CASINOS


@cache
def final_dice_probabilities(own: int, neutral: int = 0) -> NDArray[np.float64]:
    """Return the probabilities that a uniformly random player ends with [own, neutral] on a casino.

    >>> [round(float(chance), 3) for chance in final_dice_probabilities(8)[:4, 0]]
    [0.36, 0.262, 0.186, 0.109]
    """
    ends = np.zeros((own + 1, neutral + 1))
    if own + neutral == 0:
        ends[0, 0] = 1.0
    for dice, extra in np.ndindex(own + 1, neutral + 1):
        if dice + extra:
            chance = _choice_probability(own, neutral, dice, extra)
            later = final_dice_probabilities(own - dice, neutral - extra)
            ends[: own - dice + 1, : neutral - extra + 1] += (CASINOS - 1) * chance * later
            ends[dice:, extra:] += chance * later
    ends.flags.writeable = False  # cached: shared by all callers
    return ends


def _choice_probability(own: int, neutral: int, dice: int, extra: int) -> float:
    """Return the probability that uniformly random placing puts exactly these on a casino now."""
    rest, others = own + neutral - dice - extra, CASINOS - 1
    # `more` other faces show, each at least once; one of all that show is chosen.
    ways: float = sum(
        comb(others, more) * _count_surjections(rest, more) / (more + 1)
        for more in range(min(rest, others) + 1)
    )
    return comb(own, dice) * comb(neutral, extra) * ways / float(CASINOS ** (own + neutral))


def _count_surjections(dice: int, faces: int) -> int:
    """Return the number of ways in which `dice` dice show exactly these faces."""
    return sum((-1) ** (faces - k) * comb(faces, k) * k**dice for k in range(faces + 1))
