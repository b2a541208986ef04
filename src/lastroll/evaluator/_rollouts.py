"""Rollouts: continuations of a game on keyed dice, with luck-adjusted values."""

from __future__ import annotations

import numpy as np

from lastroll.evaluator._evaluator import WORK_ROWS, NetEvaluator
from lastroll.evaluator._kernels import evaluate_net_rows
from lastroll.evaluator._options import expand, expected_best, merits, roll_and_choose
from lastroll.evaluator._plies import counting_merits, half_roll_table
from lastroll.evaluator._rows import (
    BETWEEN_ROUNDS,
    COUNTING_SEATS,
    NEUTRAL_LEFT,
    OWN_LEFT,
    ROW_SIZE,
    TURN,
    Rows,
)
from lastroll.evaluator._shapes import Doubles
from lastroll.evaluator.features import CASINOS, MAX_NEUTRAL_DICE, MAX_OWN_DICE, OUTPUTS, SLOTS
from lastroll.rules import Rules


class Rollouts:
    """Plays rollouts; its work buffers are reused."""

    def __init__(self, evaluator: NetEvaluator, rules: Rules) -> None:
        """Play games by these rules with this evaluator."""
        players, neutral = rules.players, rules.neutral_dice
        options = CASINOS * (MAX_OWN_DICE + 1) * (neutral + 1)
        self._net = evaluator.net
        self._roll_table = half_roll_table(MAX_NEUTRAL_DICE if neutral else 0)
        self._rows = np.empty((options, ROW_SIZE), np.int32)
        self._out = np.empty((options, SLOTS, OUTPUTS), np.float32)
        self._work = np.empty((WORK_ROWS, evaluator.net.mix.shape[1]), np.float32)
        self._merit = np.empty(options, np.float32)
        self._seat_values = np.empty((options, players), np.float32)
        self._means = np.empty(players)
        self._best = np.empty((2, self._roll_table.halves.shape[0]), np.int32)

    def play(self, row: Rows, key: int, turns: int) -> tuple[Doubles, int]:
        """Play at most `turns` turns; return luck-adjusted values by seat, and the evaluations.

        Every seat takes what is best by the net, or by counting. A rollout ends with the round at
        the latest. The luck of a roll is the value of its best choice less the mean of that over
        all rolls.
        """
        current, word = row.copy(), np.uint64(key % 2**64)
        rolled = [0] * SLOTS
        means, evaluated = self._means, 0
        total, last_value = np.zeros_like(means), np.zeros_like(means)
        merit, seat_values = self._merit, self._seat_values
        for _ in range(turns):
            if current[BETWEEN_ROUNDS]:
                break
            mover = int(current[TURN])
            own, neutral = int(current[OWN_LEFT + mover]), int(current[NEUTRAL_LEFT + mover])
            many = expand(current, self._rows)
            rows, out = self._rows[:many], self._out[:many]
            evaluate_net_rows(self._net, rows, current, self._work, out)
            merits(rows, out, mover, merit, seat_values)
            if current[COUNTING_SEATS + mover]:
                merit[:many] = counting_merits(rows, current, mover)
            expected_best(self._roll_table, own, neutral, merit, seat_values, self._best, means)
            chosen = roll_and_choose(word, mover, rolled[mover], own, neutral, merit)
            rolled[mover] += 1
            last_value = seat_values[chosen].astype(np.float64)
            total += means - last_value
            evaluated += many - CASINOS
            current[:] = rows[chosen]
        return total + last_value, evaluated
