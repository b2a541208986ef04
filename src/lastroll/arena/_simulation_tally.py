"""Totals of many games, in constant memory."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.arena._simulation import SimulationChunk
from lastroll.rules import Rules

BIN = 50_000
"""Dollars per bar of the histogram."""
CONFIDENCE = 1.959964
"""Standard errors to each side of a 95 % interval."""


class SeatFigures(NamedTuple):
    """The figures of a seat over all games."""

    money_mean: float
    money_sd: float
    notes_mean: float
    win_share: float
    win_share_stderr: float


class SimulationTally:
    """Sums over games; integers, so that they do not depend on how games are split."""

    def __init__(self, rules: Rules) -> None:
        """Start without games."""
        self.games = 0
        self.choices = 0
        self.seconds = 0.0
        self.faults: list[str] = []
        self._players = rules.players
        # win shares as integers: 60 is divisible by any number of winners up to five
        self._shares = [0] * rules.players
        self._shares_squared = [0] * rules.players
        self._money = [0] * rules.players
        self._money_squared = [0] * rules.players
        self._notes = [0] * rules.players
        self.histogram: NDArray[np.int64] = np.zeros((rules.players, 0), np.int64)

    def add(self, chunk: SimulationChunk) -> None:
        """Add games."""
        self.games += len(chunk.choices)
        self.choices += int(chunk.choices.sum())
        self.faults += chunk.faults
        shares = np.rint(chunk.win_share * 60).astype(np.int64)
        for seat in range(self._players):
            money = chunk.money[:, seat]
            self._money[seat] += int(money.sum())
            self._money_squared[seat] += int((money * money).sum())
            self._notes[seat] += int(chunk.notes[:, seat].sum())
            self._shares[seat] += int(shares[:, seat].sum())
            self._shares_squared[seat] += int((shares[:, seat] ** 2).sum())
        self._count(chunk.money // BIN)

    def _count(self, bins: NDArray[np.int64]) -> None:
        width = max(self.histogram.shape[1], int(bins.max(initial=-1)) + 1)
        grown = np.zeros((self._players, width), np.int64)
        grown[:, : self.histogram.shape[1]] = self.histogram
        for seat in range(self._players):
            grown[seat] += np.bincount(bins[:, seat], minlength=width)
        self.histogram = grown

    def seat(self, seat: int) -> SeatFigures:
        """Return the figures of a seat; without games all are 0."""
        n = self.games
        if n == 0:
            return SeatFigures(0.0, 0.0, 0.0, 0.0, 0.0)
        share = self._shares[seat] / 60 / n
        return SeatFigures(
            self._money[seat] / n,
            _deviation(self._money[seat], self._money_squared[seat], n),
            self._notes[seat] / n,
            share,
            _deviation(self._shares[seat], self._shares_squared[seat], n) / 60 / math.sqrt(n),
        )


def _deviation(total: int, squares: int, n: int) -> float:
    """Return the standard deviation from integer sums: no precision is lost in the difference."""
    return math.sqrt(max(0, n * squares - total * total)) / n
