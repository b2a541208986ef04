"""A round that was solved: it answers every later position of it at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Final

import numpy as np

from lastroll.rules import Position
from lastroll.solver._duel import NOTE_PLACES, UNITS, Prize, count_entries, sweep_duel
from lastroll.solver._equity import error_after, load_equity, prizes_after
from lastroll.solver._errors import NotSolvable
from lastroll.solver._objective import Objective, open_purses, worth
from lastroll.solver._payoff import tabulate_payoffs
from lastroll.solver._placements import Placements, number_dice
from lastroll.solver._reach import (
    STATE_LIMIT,
    count_states,
    demand_solvable,
    follows,
    placed_since,
    slack_of,
    stakes,
)
from lastroll.solver._solution import Solution, solution_of
from lastroll.solver._tables import Tables

_MOST_DOUBLES: Final = 4_000_000
"""Larger tables of two players hold whole units, so that they stay below 50 MB."""
_UNITS_OF_SLACK: Final = 20
"""What rounding can add up to, at most one unit a turn."""
_MOST_NOTES: Final = 100
"""A round pays six notes to a seat at most: a larger gap in notes than this is as good."""


class SolvedRound(ABC):
    """Values of every position that can follow the one that was solved, in the same round."""

    def __init__(self, position: Position, objective: Objective, slack: float) -> None:
        self.position = position
        self.objective = objective
        self.states = count_states(position)
        self._slack = slack

    def value(self, position: Position) -> tuple[float, ...]:
        """Say what a position is worth to each seat before its roll, if there is one, is seen."""
        if not follows(self.position, position) or (
            self.objective is Objective.WIN and position.purses != self.position.purses
        ):
            raise NotSolvable(
                "solve-other-round", "this position does not follow from the one that was solved"
            )
        if position.turn is None:
            return worth(self.objective, position)
        return self._value(position)

    def solution(self, position: Position) -> Solution:
        """Say everything about a position of this round."""
        solution = solution_of(position, self.objective, self.value, self._slack, self.states)
        return replace(solution, stderr=error_of(position, self.objective))

    @abstractmethod
    def _value(self, position: Position) -> tuple[float, ...]: ...


class _Duel(SolvedRound):
    """Two players, no neutral dice, and what one wins the other loses."""

    def __init__(self, position: Position, objective: Objective) -> None:
        hands = (position.hands[0].own, position.hands[1].own)
        prize = _prize(position, objective)
        self._placements = (number_dice(hands[0]), number_dice(hands[1]))
        slack, unit = slack_of(position, objective), None
        if count_entries(hands) > _MOST_DOUBLES:
            unit = stakes(position, objective) / UNITS
            slack = _UNITS_OF_SLACK * unit
        super().__init__(position, objective, slack)
        self._unit = unit or 1.0
        self._tables = sweep_duel(self._placements, prize, unit)

    def _value(self, position: Position) -> tuple[float, ...]:
        seat = position.turn
        assert seat is not None
        placed = placed_since(self.position, position)
        mine: Placements = self._placements[seat]
        row = self._placements[1 - seat].number(placed[1 - seat])
        column = mine.number(placed[seat]) - int(mine.levels[1])
        # The other one's table has it with the other one's eyes.
        value = -float(self._tables[1 - seat][row, column]) * self._unit
        half = 0.5 if self.objective is Objective.WIN else 0.0
        own, other = half + value, half - value
        return (own, other) if seat == 0 else (other, own)


class _Many(SolvedRound):
    """Any number of seats, each with a value of its own."""

    def __init__(self, position: Position, objective: Objective) -> None:
        super().__init__(position, objective, slack_of(position, objective))
        self._tables = Tables(position, objective)
        self._values = self._tables.sweep()

    def _value(self, position: Position) -> tuple[float, ...]:
        return self._tables.look_up(self._values, position)


def solve_round(
    position: Position, objective: Objective = Objective.WIN, *, limit: int = STATE_LIMIT
) -> SolvedRound:
    """Solve everything that can still happen in the round of a position.

    A roll on the table is left aside: the values hold for every roll. Raises `TooLarge` where more
    than `limit` states can be reached, and `NotSolvable` where no exact value is to be had.
    """
    demand_solvable(position, objective, limit)
    position = replace(position, rolled=None)
    rules = position.rules
    if rules.players == 2 and not rules.neutral and objective is not Objective.MONEY:
        return _Duel(position, objective)
    return _Many(position, objective)


def error_of(position: Position, objective: Objective) -> float:
    """Give the standard error of values: 0 but for wins that lie rounds ahead."""
    if objective is Objective.WIN and position.round < position.rules.rounds:
        return error_after(position)
    return 0.0


def _prize(position: Position, objective: Objective) -> Prize:
    payoffs = tabulate_payoffs(position)
    first, second = (hand.own + 1 for hand in position.hands)
    wins = objective is Objective.WIN
    table, step = np.empty((0, 0)), 1
    keys = (payoffs.money[:, :, 0] - payoffs.money[:, :, 1]) * NOTE_PLACES
    before = 0
    if wins:
        keys += payoffs.notes[:, :, 0] - payoffs.notes[:, :, 1]
        mine, other = open_purses(position)
        gap = max(-_MOST_NOTES, min(_MOST_NOTES, mine.notes - other.notes))
        before = (mine.money - other.money) * NOTE_PLACES + gap
        if position.round < position.rules.rounds:
            table, step = prizes_after(position), load_equity().step
    only_sign = wins and table.size == 0
    return Prize(keys.reshape(-1, first, second), before, only_sign, table, step)
