"""A sequential test: go on until it is decided whether one bot is better than another."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

from lastroll.rules import LastRollError

_STEP: Final = 11 / 9
_FEWEST_BLOCKS: Final = 20
"""Before so many the variance is hardly known, and nothing is decided."""


class Verdict(Enum):
    """What a test has come to."""

    BETTER = "better"
    """The first bot is rather as strong as the upper of the two shares."""
    NOT_BETTER = "not-better"
    """It is rather as strong as the lower one."""
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Question:
    """Which of two shares of the win is true, and how often one may be wrong about it."""

    lower: float
    upper: float
    alpha: float = 0.05
    """The chance to find the upper share where the lower one is true."""
    beta: float = 0.05
    """The chance to find the lower share where the upper one is true."""

    def __post_init__(self) -> None:
        """Refuse what no test can answer."""
        if not 0 < self.lower < self.upper < 1:
            raise LastRollError(
                "arena-shares", "of the two strengths in question the second must be the higher one"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise LastRollError(
                "arena-errors", "the chances to be wrong must be more than 0 and less than 0.5"
            )

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test stops: at the first for the lower share, at the second for the upper."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


def step_up(share: float) -> float:
    """Give a share that is a step above another, as 55 % is above 50 %: with 11 to 9 of its odds.

    >>> round(step_up(0.5), 3), round(step_up(0.2), 3)
    (0.55, 0.234)
    """
    odds = _STEP * share / (1 - share)
    return odds / (1 + odds)


class SequentialTest:
    """Wald's test on block means, with their variance as found (generalised likelihood ratio).

    After each block LLR = N (upper - lower) (2 mean - lower - upper) / (2 variance).
    """

    def __init__(self, question: Question, games_a_block: int) -> None:
        """Ask this of blocks with so many games."""
        self.question = question
        self.blocks = 0
        self._mean = 0.0
        self._squares = 0.0
        # As if one more block had had the spread of independent games: where everybody wins
        # everything, the spread found is zero, which is no more than a lack of blocks.
        middle = (question.lower + question.upper) / 2
        self._prior = middle * (1 - middle) / games_a_block

    def add(self, share: float) -> Verdict:
        """Add the next block's mean, and say what that comes to."""
        self.blocks += 1
        before = share - self._mean
        self._mean += before / self.blocks
        self._squares += before * (share - self._mean)
        return self.verdict

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio, of the upper share to the lower."""
        if self.blocks == 0:
            return 0.0
        lower, upper = self.question.lower, self.question.upper
        variance = (self._squares + self._prior) / self.blocks
        return self.blocks * (upper - lower) * (2 * self._mean - lower - upper) / (2 * variance)

    @property
    def verdict(self) -> Verdict:
        """What the blocks so far come to."""
        low, high = self.question.bounds
        if self.blocks < _FEWEST_BLOCKS:
            return Verdict.UNDECIDED
        if self.llr >= high:
            return Verdict.BETTER
        return Verdict.NOT_BETTER if self.llr <= low else Verdict.UNDECIDED
