"""Ratings by Plackett-Luce: the maximum-likelihood strengths of the entrants."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SCALE: Final = 400 / math.log(10)
"""Points for a factor of e in the odds: 400 points are odds of 10 to 1, as with Elo."""
PRIOR_DRAWS: Final = 1.0
"""Pseudo-draws of each pair that regularise ratings.

With them, undefeated bots have a finite rating, and bots that never met can be compared.
"""
_RESAMPLES: Final = 200
_MAX_NEWTON_STEPS: Final = 50
_CONVERGED: Final = 1e-9


class Ranking(NamedTuple):
    """The result of one game: the entrants' numbers, and their ranks."""

    entrants: tuple[int, ...]
    ranks: tuple[int, ...]


class WinSplit(NamedTuple):
    """The win of one game: the entrants' numbers, and their win shares."""

    entrants: tuple[int, ...]
    shares: tuple[float, ...]


class Interval(NamedTuple):
    """A 95 % interval."""

    low: float
    high: float


class PlackettLuce:
    """Rankings of many blocks, as sufficient statistics of the likelihood.

    An order is a series of wins: the first of all entrants, then the first of the rest, and so on.
    Its likelihood depends on the number of such races won by each entrant, and on the number run by
    each field; both are counted by block.
    """

    def __init__(self, entrants: int) -> None:
        """Start without games."""
        self.entrants = entrants
        self._fields: dict[tuple[int, ...], int] = {}
        self._wins: list[Floats] = []
        self._races: list[tuple[int, int, float]] = []
        """Block, field, and its number of races."""

    def add_block(self, games: Sequence[Ranking]) -> None:
        """Add the games of a block."""
        races = []
        for game in games:
            orders = orders_of(game)
            for order in orders:
                for first in range(len(order) - 1):
                    won = WinSplit(order[first:], (1.0,) + (0.0,) * (len(order) - first - 1))
                    races.append((won, 1 / len(orders)))
        self._add(races)

    def add_wins(self, games: Sequence[WinSplit]) -> None:
        """Add the games of a block by their win shares alone.

        The shares may be luck-adjusted: the maximum-likelihood strengths depend on their sums
        alone, so the estimate stays correct, with less variance.
        """
        self._add([(game, 1.0) for game in games])

    def _add(self, races: Sequence[tuple[WinSplit, float]]) -> None:
        wins = np.zeros(self.entrants)
        run: dict[int, float] = {}
        for (entrants, shares), times in races:
            field = tuple(sorted(entrants))
            number = self._fields.setdefault(field, len(self._fields))
            np.add.at(wins, list(entrants), np.array(shares) * times)
            run[number] = run.get(number, 0) + times
        block = len(self._wins)
        self._wins.append(wins)
        self._races += [(block, number, count) for number, count in run.items()]

    def fit(self) -> Floats:
        """Return the strengths in points, with mean 0."""
        (strengths,) = self._fit_weighted(np.ones((1, len(self._wins))), np.zeros(self.entrants))
        return strengths

    def bootstrap(self, seed: int, resamples: int = _RESAMPLES) -> Floats:
        """Return bootstrapped strengths, with blocks resampled; one row per resample."""
        blocks = len(self._wins)
        chance = np.random.Generator(np.random.PCG64(seed))
        drawn = chance.multinomial(blocks, np.full(blocks, 1 / blocks), size=resamples)
        return np.array(self._fit_weighted(drawn.astype(np.float64), self.fit()))

    def _fit_weighted(self, weights: Floats, start: Floats) -> list[Floats]:
        """Fit with each row's weights for the blocks."""
        members = np.zeros((len(self._fields), self.entrants))
        for entrants, number in self._fields.items():
            np.add.at(members[number], list(entrants), 1)
        table = np.array(self._races, np.float64).reshape(-1, 3)
        block, field = table[:, :2].T.astype(np.intp)
        fits = []
        for by_block, wins in zip(weights, weights @ np.array(self._wins), strict=True):
            races = np.zeros(len(members))
            np.add.at(races, field, by_block[block] * table[:, 2])
            fits.append(fit_strengths(wins, members, races, start))
        return fits


def orders_of(game: Ranking) -> tuple[tuple[int, ...], ...]:
    """Return all orders that a result represents, best first: ties in every possible order.

    >>> orders_of(Ranking(entrants=(4, 7, 9), ranks=(2, 1, 2)))
    ((7, 4, 9), (7, 9, 4))
    """
    return _orders(*game)


@lru_cache(maxsize=1 << 14)
def _orders(entrants: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    groups = [
        [who for who, rank in zip(entrants, ranks, strict=True) if rank == wanted]
        for wanted in sorted(set(ranks))
    ]
    ways = product(*(permutations(group) for group in groups))
    return tuple(tuple(who for group in way for who in group) for way in ways)


def fit_strengths(wins: Floats, members: Floats, races: Floats, start: Floats) -> Floats:
    """Return the maximum-likelihood strengths in points, with mean 0.

    `wins` counts the races won by each entrant, `races` those of each field, and a row of `members`
    how often each entrant is in that field. The log-likelihood is concave, so Newton's method
    converges to the only maximum; a step that overshoots is halved.
    """
    entrants = len(wins)
    pairs = list(combinations(range(entrants), 2))
    drawn = np.zeros((len(pairs), entrants))
    for row, pair in zip(drawn, pairs, strict=True):
        row[list(pair)] = 1
    wins = wins + (entrants - 1) * PRIOR_DRAWS / 2
    members = np.concatenate([members, drawn])
    races = np.concatenate([races, np.full(len(pairs), PRIOR_DRAWS)])
    strength = start / SCALE
    value, gradient, information = _log_likelihood(strength, wins, members, races)
    for _ in range(_MAX_NEWTON_STEPS):
        # Strengths are defined up to a constant: the matrix of ones makes the system regular and
        # leaves the step unchanged.
        step = np.linalg.solve(information + np.ones((entrants, entrants)), gradient)
        while True:
            better = strength + step
            found = _log_likelihood(better, wins, members, races)
            if found[0] >= value - _CONVERGED * abs(value) or np.abs(step).max() < _CONVERGED:
                break
            step = step / 2
        strength, (value, gradient, information) = better, found
        if np.abs(step).max() < _CONVERGED:
            break
    result: Floats = (strength - strength.mean()) * SCALE
    return result


def _log_likelihood(
    strength: Floats, wins: Floats, members: Floats, races: Floats
) -> tuple[float, Floats, Floats]:
    """Return the log-likelihood, its gradient, and the information (negative Hessian)."""
    level = strength - strength.max()
    odds = members * np.exp(level)
    total = odds.sum(axis=1)
    value = float(wins @ level - races @ np.log(total))
    chance = odds / total[:, np.newaxis]
    expected = races @ chance
    information = np.diag(expected) - chance.T @ (races[:, np.newaxis] * chance)
    return value, wins - expected, information
