"""A solved round, which has the values of every later position of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Final

import numpy as np

from lastroll.rules import Position
from lastroll.solver._allocations import Allocations, index_allocations
from lastroll.solver._duel import NOTE_RADIX, STAKE_UNITS, TerminalValue, count_entries, sweep_duel
from lastroll.solver._equity import equity_stderr, lead_values, load_equity
from lastroll.solver._errors import NotSolvable
from lastroll.solver._objective import Objective, checked_purses, terminal_values
from lastroll.solver._payoff import tabulate_payoffs
from lastroll.solver._reach import (
    STATE_LIMIT,
    check_solvable,
    count_states,
    is_reachable,
    placed_since,
    stakes,
    tolerance_of,
)
from lastroll.solver._round_states import RoundStates
from lastroll.solver._solution import Solution, solution_of

_MAX_FLOAT_ENTRIES: Final = 4_000_000
"""Larger tables of two players hold whole units, so that they stay below 50 MB."""
_TOLERANCE_UNITS: Final = 20
"""Bound of the accumulated rounding error, which is at most one unit per turn."""
_MAX_NOTE_LEAD: Final = 100
"""A round pays at most six notes to a seat: larger leads in notes than this are equivalent."""


class SolvedRound(ABC):
    """Values of every position of the same round that can follow the solved one."""

    def __init__(self, position: Position, objective: Objective, tolerance: float) -> None:
        self.position = position
        self.objective = objective
        self.states = count_states(position)
        self._tolerance = tolerance

    def value(self, position: Position) -> tuple[float, ...]:
        """Return the value of a position to each seat, ignoring a roll on the table."""
        if not is_reachable(self.position, position) or (
            self.objective is Objective.WIN and position.purses != self.position.purses
        ):
            raise NotSolvable(
                "solve-other-round", "this position does not follow from the one that was solved"
            )
        if position.turn is None:
            return terminal_values(self.objective, position)
        return self._value(position)

    def solution(self, position: Position) -> Solution:
        """Return the solution of a position of this round."""
        solution = solution_of(position, self.objective, self.value, self._tolerance, self.states)
        return replace(solution, stderr=stderr_of(position, self.objective))

    @abstractmethod
    def _value(self, position: Position) -> tuple[float, ...]: ...


class _SolvedDuel(SolvedRound):
    """Two players without neutral dice, under an objective whose values add up to a constant."""

    def __init__(self, position: Position, objective: Objective) -> None:
        hands = (position.hands[0].own, position.hands[1].own)
        terminal = _terminal_value(position, objective)
        self._allocations = (index_allocations(hands[0]), index_allocations(hands[1]))
        tolerance, unit = tolerance_of(position, objective), None
        if count_entries(hands) > _MAX_FLOAT_ENTRIES:
            unit = stakes(position, objective) / STAKE_UNITS
            tolerance = _TOLERANCE_UNITS * unit
        super().__init__(position, objective, tolerance)
        self._unit = unit or 1.0
        self._tables = sweep_duel(self._allocations, terminal, unit)

    def _value(self, position: Position) -> tuple[float, ...]:
        seat = position.turn
        assert seat is not None
        placed = placed_since(self.position, position)
        mine: Allocations = self._allocations[seat]
        row = self._allocations[1 - seat].number(placed[1 - seat])
        column = mine.number(placed[seat]) - int(mine.levels[1])
        # The opponent's table holds this value from the opponent's view: hence the minus.
        value = -float(self._tables[1 - seat][row, column]) * self._unit
        half = 0.5 if self.objective is Objective.WIN else 0.0
        own, other = half + value, half - value
        return (own, other) if seat == 0 else (other, own)


class _SolvedMultiplayer(SolvedRound):
    """Any number of seats, each with a value of its own."""

    def __init__(self, position: Position, objective: Objective) -> None:
        super().__init__(position, objective, tolerance_of(position, objective))
        self._tables = RoundStates(position, objective)
        self._values = self._tables.sweep()

    def _value(self, position: Position) -> tuple[float, ...]:
        return self._tables.look_up(self._values, position)


def solve_round(
    position: Position, objective: Objective = Objective.WIN, *, limit: int = STATE_LIMIT
) -> SolvedRound:
    """Solve all states that can still follow in the round of a position.

    A roll on the table is ignored: the values hold for every roll. Raises `TooLarge` if more than
    `limit` states can be reached, and `NotSolvable` if no exact value is available.
    """
    check_solvable(position, objective, limit)
    position = replace(position, rolled=None)
    rules = position.rules
    if rules.players == 2 and not rules.neutral and objective is not Objective.MONEY:
        return _SolvedDuel(position, objective)
    return _SolvedMultiplayer(position, objective)


def stderr_of(position: Position, objective: Objective) -> float:
    """Return the standard error of values: 0, except for win shares before the last round."""
    if objective is Objective.WIN and position.round < position.rules.rounds:
        return equity_stderr(position)
    return 0.0


def _terminal_value(position: Position, objective: Objective) -> TerminalValue:
    payoffs = tabulate_payoffs(position)
    first, second = (hand.own + 1 for hand in position.hands)
    wins = objective is Objective.WIN
    table, step = np.empty((0, 0)), 1
    casino_keys = (payoffs.money[:, :, 0] - payoffs.money[:, :, 1]) * NOTE_RADIX
    before = 0
    if wins:
        casino_keys += payoffs.notes[:, :, 0] - payoffs.notes[:, :, 1]
        mine, other = checked_purses(position)
        gap = max(-_MAX_NOTE_LEAD, min(_MAX_NOTE_LEAD, mine.notes - other.notes))
        before = (mine.money - other.money) * NOTE_RADIX + gap
        if position.round < position.rules.rounds:
            table, step = lead_values(position), load_equity().step
    only_sign = wins and table.size == 0
    return TerminalValue(casino_keys.reshape(-1, first, second), before, only_sign, table, step)
