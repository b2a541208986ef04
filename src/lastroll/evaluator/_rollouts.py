"""Rollouts: a table is played on by keyed dice, and the luck of every roll is taken out."""

from __future__ import annotations

import numpy as np

from lastroll.evaluator._evaluator import LINES, Evaluator
from lastroll.evaluator._kernels import judge
from lastroll.evaluator._options import expand, mean_of_best, merits, throw_and_choose
from lastroll.evaluator._plies import count_merits, list_falls
from lastroll.evaluator._rows import BETWEEN, COUNTERS, HANDS, OWN, ROW, TURN, Rows
from lastroll.evaluator._shapes import Sums
from lastroll.evaluator.layout import CASINOS, MOST_DICE, MOST_NEUTRAL, OUTPUTS, SLOTS
from lastroll.rules import Rules


class Rollouts:
    """Plays tables on; what it writes on is kept from one to the next."""

    def __init__(self, evaluator: Evaluator, rules: Rules) -> None:
        """Play games by these rules by this evaluator."""
        players, neutral = rules.players, rules.neutral_dice
        options = CASINOS * (MOST_DICE + 1) * (neutral + 1)
        self._net = evaluator.net
        self._falls = list_falls(MOST_NEUTRAL if neutral else 0)
        self._rows = np.empty((options, ROW), np.int32)
        self._out = np.empty((options, SLOTS, OUTPUTS), np.float32)
        self._work = np.empty((LINES, evaluator.net.mix.shape[1]), np.float32)
        self._merit = np.empty(options, np.float32)
        self._worths = np.empty((options, players), np.float32)
        self._means = np.empty(players)
        self._best = np.empty((2, self._falls.halves.shape[0]), np.int32)

    def play(self, row: Rows, key: int, turns: int) -> tuple[Sums, int]:
        """Play a table on for so many turns at most; return what that was worth to each seat.

        Everybody takes what is best by the net, or by counting. It ends with the round at the
        latest. The luck of a roll is what its best choice is worth, less the mean of that over all
        rolls. Also returns how many tables were looked at.
        """
        current, word = row.copy(), np.uint64(key % 2**64)
        rolled = [0] * SLOTS
        means, looked = self._means, 0
        total, ending = np.zeros_like(means), np.zeros_like(means)
        merit, worths = self._merit, self._worths
        for _ in range(turns):
            if current[BETWEEN]:
                break
            mover = int(current[TURN])
            own, neutral = int(current[OWN + mover]), int(current[HANDS + mover])
            many = expand(current, self._rows)
            rows, out = self._rows[:many], self._out[:many]
            judge(self._net, rows, current, self._work, out)
            merits(rows, out, mover, merit, worths)
            if current[COUNTERS + mover]:
                merit[:many] = count_merits(rows, current, mover)
            mean_of_best(self._falls, own, neutral, merit, worths, self._best, means)
            chosen = throw_and_choose(word, mover, rolled[mover], own, neutral, merit)
            rolled[mover] += 1
            ending = worths[chosen].astype(np.float64)
            total += means - ending
            looked += many - CASINOS
            current[:] = rows[chosen]
        return total + ending, looked
