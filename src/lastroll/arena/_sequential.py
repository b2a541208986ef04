"""A sequential test: play until it is decided whether one bot is better than another."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

from lastroll.rules import LastRollError

_ODDS_RATIO: Final = 11 / 9
_MIN_BLOCKS: Final = 20
"""Minimum number of blocks for a decision: with fewer the variance is too uncertain."""


class Verdict(Enum):
    """The verdict of a test."""

    BETTER = "better"
    """The upper of the two shares is more likely."""
    NOT_BETTER = "not-better"
    """The lower share is more likely."""
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The two win shares that a test decides between, and its error rates."""

    lower: float
    upper: float
    alpha: float = 0.05
    """Probability of accepting the upper share if the lower one is true."""
    beta: float = 0.05
    """Probability of accepting the lower share if the upper one is true."""

    def __post_init__(self) -> None:
        """Raise `LastRollError` if no test can decide."""
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
        """Limits of the test: the first accepts the lower share, the second the upper."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


def default_upper_share(share: float) -> float:
    """Return the share with 11/9 of the odds of another one, as 55 % is to 50 %.

    >>> round(default_upper_share(0.5), 3), round(default_upper_share(0.2), 3)
    (0.55, 0.234)
    """
    odds = _ODDS_RATIO * share / (1 - share)
    return odds / (1 + odds)


class SequentialTest:
    """Wald's test on block means, with their sample variance (generalised likelihood ratio).

    After each block LLR = N (upper - lower) (2 mean - lower - upper) / (2 variance).
    """

    def __init__(self, hypotheses: Hypotheses, games_per_block: int) -> None:
        """Test these hypotheses on blocks of this many games."""
        self.hypotheses = hypotheses
        self.blocks = 0
        self._mean = 0.0
        self._squared_deviations = 0.0
        # Prior of one block with the variance of independent games: with few equal blocks the
        # sample variance would be 0.
        middle = (hypotheses.lower + hypotheses.upper) / 2
        self._prior_variance = middle * (1 - middle) / games_per_block

    def add(self, share: float) -> Verdict:
        """Add the next block's mean, and return the verdict."""
        self.blocks += 1
        before = share - self._mean
        self._mean += before / self.blocks
        self._squared_deviations += before * (share - self._mean)
        return self.verdict

    @property
    def llr(self) -> float:
        """The log-likelihood ratio of the upper share to the lower."""
        if self.blocks == 0:
            return 0.0
        lower, upper = self.hypotheses.lower, self.hypotheses.upper
        variance = (self._squared_deviations + self._prior_variance) / self.blocks
        return self.blocks * (upper - lower) * (2 * self._mean - lower - upper) / (2 * variance)

    @property
    def verdict(self) -> Verdict:
        """The verdict after the blocks so far."""
        low, high = self.hypotheses.bounds
        if self.blocks < _MIN_BLOCKS:
            return Verdict.UNDECIDED
        if self.llr >= high:
            return Verdict.BETTER
        return Verdict.NOT_BETTER if self.llr <= low else Verdict.UNDECIDED
