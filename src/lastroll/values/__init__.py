"""Values of positions and choices, by the method that fits the effort; the luck of a roll.

Importing this room imports neither Numba nor the net: the first question does.
"""

from lastroll.values._appraisal import Appraisal, ChoiceValue, Method
from lastroll.values._appraise import appraise
from lastroll.values._effort import (
    COUNTER,
    EXPERT,
    ONE_PLY,
    PERFECT,
    PLANNER,
    Effort,
    Way,
    exactly,
    searching,
)
from lastroll.values._exact import is_solvable_game
from lastroll.values._luck import AfterstateLuck, LuckEstimator, luck_by_net, luck_by_now

__all__ = [
    "COUNTER",
    "EXPERT",
    "ONE_PLY",
    "PERFECT",
    "PLANNER",
    "AfterstateLuck",
    "Appraisal",
    "ChoiceValue",
    "Effort",
    "LuckEstimator",
    "Method",
    "Way",
    "appraise",
    "exactly",
    "is_solvable_game",
    "luck_by_net",
    "luck_by_now",
    "searching",
]
