"""Plies: the values of choices now, and after another seat has rolled."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final, Protocol, TypeAlias

import numpy as np

from lastroll.evaluator._counting import CountingEvaluator
from lastroll.evaluator._options import expand, expected_best, merits
from lastroll.evaluator._rows import (
    BETWEEN_ROUNDS,
    COUNTING_SEATS,
    NEUTRAL_LEFT,
    OWN_LEFT,
    PLAYERS,
    ROW_SIZE,
    TURN,
    Rows,
    row_of,
)
from lastroll.evaluator._shapes import Floats, HalfRollTable
from lastroll.evaluator.features import CASINOS, MAX_NEUTRAL_DICE, MAX_OWN_DICE, MONEY_SCALE
from lastroll.rules import Position
from lastroll.solver import half_rolls


class RowEvaluator(Protocol):
    """An evaluator of rows."""

    @property
    def unit(self) -> int:
        """Dollars per unit of money in its rows."""

    def evaluate_rows(self, rows: Rows, before: Rows) -> Floats:
        """Evaluate rows that follow one turn from the row `before`: [row, seat, output]."""


_COUNTER: Final = CountingEvaluator(exact=False)


Values: TypeAlias = tuple[float, ...]
"""Values, by seat."""


def one_ply_values(
    evaluator: RowEvaluator,
    position: Position,
    *,
    for_margin: bool = False,
    counting_seats: Collection[int] = (),
) -> dict[int, Values]:
    """Return the one-ply value of each choice to every seat.

    `counting_seats` are modelled as choosing by the counting evaluator.
    """
    seat = position.turn
    assert seat is not None
    before = row_of(
        position, for_margin=for_margin, unit=evaluator.unit, counting_seats=counting_seats
    )
    rows = _choice_rows(evaluator, position, for_margin, counting_seats)
    _, seat_values = _merits(evaluator, rows, before, seat)
    return dict(zip(position.legal_faces, map(tuple, seat_values.tolist()), strict=True))


def two_ply_values(
    evaluator: RowEvaluator,
    position: Position,
    *,
    for_margin: bool = False,
    counting_seats: Collection[int] = (),
    budget: int | None = None,
    one_ply: Mapping[int, Values] | None = None,
) -> dict[int, Values]:
    """Return the two-ply values of the best choices, within a budget of `budget` evaluations.

    The second ply is the mean over all rolls of the value of the next seat's best choice. Choices
    are visited in the order of their one-ply values; those beyond the budget are left out. If it
    does not suffice for two, the one-ply values are returned. `one_ply` holds the one-ply values if
    they are already known.
    """
    seat = position.turn
    assert seat is not None
    if one_ply is None:
        one_ply = one_ply_values(
            evaluator, position, for_margin=for_margin, counting_seats=counting_seats
        )
    found = dict(one_ply)
    deeper: dict[int, Values] = {}
    evaluated = 0
    for face in sorted(found, key=lambda face: (-found[face][seat], face)):
        row = row_of(
            position.place(face),
            for_margin=for_margin,
            unit=evaluator.unit,
            counting_seats=counting_seats,
        )
        if row[BETWEEN_ROUNDS]:
            deeper[face] = found[face]
            continue
        hand, neutral_left = int(row[OWN_LEFT + row[TURN]]), int(row[NEUTRAL_LEFT + row[TURN]])
        evaluated += CASINOS * ((hand + 1) * (neutral_left + 1) - 1)
        if budget is not None and evaluated > budget:
            break
        deeper[face] = expected_value(evaluator, row)
    return deeper if len(deeper) > 1 or len(deeper) == len(found) else found


def expected_value(evaluator: RowEvaluator, row: Rows) -> Values:
    """Return the mean over all rolls of the value of the best choice, by seat."""
    mover, players = int(row[TURN]), int(row[PLAYERS])
    own, neutral = int(row[OWN_LEFT + mover]), int(row[NEUTRAL_LEFT + mover])
    rows = option_rows(row)
    merit, seat_values = _merits(evaluator, rows, row, mover)
    if row[COUNTING_SEATS + mover]:
        merit = counting_merits(rows, row, mover)
    roll_table = half_roll_table(MAX_NEUTRAL_DICE if neutral else 0)
    best = np.empty((2, roll_table.halves.shape[0]), np.int32)
    means = np.empty(players)
    expected_best(roll_table, own, neutral, merit, seat_values, best, means)
    return tuple(means.tolist())


def expected_money(evaluator: RowEvaluator, row: Rows) -> Values:
    """Return the mean over all rolls of each seat's money of the round, if all play for money."""
    mover = int(row[TURN])
    rows = option_rows(row)
    seat_values = _money(evaluator, rows, row)
    merit = np.where(rows[:, PLAYERS] > 0, seat_values[:, mover], np.float32(-np.inf))
    roll_table = half_roll_table(MAX_NEUTRAL_DICE if row[NEUTRAL_LEFT + mover] else 0)
    best = np.empty((2, roll_table.halves.shape[0]), np.int32)
    means = np.empty(seat_values.shape[1])
    own, neutral = int(row[OWN_LEFT + mover]), int(row[NEUTRAL_LEFT + mover])
    expected_best(roll_table, own, neutral, merit, seat_values, best, means)
    return tuple(means.tolist())


def money_of_choices(evaluator: RowEvaluator, position: Position) -> dict[int, Values]:
    """Return each seat's expected money of the round after each choice, in dollars."""
    before = row_of(position, for_margin=True, unit=evaluator.unit)
    found = _money(evaluator, _choice_rows(evaluator, position, True, ()), before).astype(
        np.float64
    )
    dollars = (found * (MONEY_SCALE * evaluator.unit)).tolist()
    return dict(zip(position.legal_faces, map(tuple, dollars), strict=True))


def _money(evaluator: RowEvaluator, rows: Rows, before: Rows) -> Floats:
    return np.ascontiguousarray(evaluator.evaluate_rows(rows, before)[:, : int(before[PLAYERS]), 1])


def value_table(evaluator: RowEvaluator, row: Rows) -> Values:
    """Return the value of a row to every seat before a roll, without looking ahead."""
    _, seat_values = _merits(evaluator, row[np.newaxis], row, int(row[TURN]))
    return tuple(seat_values[0].tolist())


def counting_merits(rows: Rows, before: Rows, mover: int) -> Floats:
    """Return the merit of each row for a seat that chooses by the counting evaluator."""
    shares = _COUNTER.evaluate_rows(rows, before)[:, mover, 0]
    return np.where(rows[:, PLAYERS] > 0, shares, np.float32(-np.inf))


def option_rows(row: Rows) -> Rows:
    """Return the rows after each option, including those that place nothing."""
    hand, neutral_left = int(row[OWN_LEFT + row[TURN]]), int(row[NEUTRAL_LEFT + row[TURN]])
    rows = np.empty((CASINOS * (hand + 1) * (neutral_left + 1), ROW_SIZE), np.int32)
    expand(row, rows)
    return rows


def _choice_rows(
    evaluator: RowEvaluator, position: Position, for_margin: bool, counting_seats: Collection[int]
) -> Rows:
    return np.array(
        [
            row_of(
                position.place(face),
                for_margin=for_margin,
                unit=evaluator.unit,
                counting_seats=counting_seats,
            )
            for face in position.legal_faces
        ]
    )


def _merits(evaluator: RowEvaluator, rows: Rows, before: Rows, seat: int) -> tuple[Floats, Floats]:
    """Return the merit of each row for the seat that chooses, and values by [row, seat]."""
    out = evaluator.evaluate_rows(rows, before)
    merit = np.empty(len(rows), np.float32)
    seat_values = np.empty((len(rows), before[PLAYERS]), np.float32)
    merits(rows, out, seat, merit, seat_values)
    return merit, seat_values


@cache
def half_roll_table(neutral: int) -> HalfRollTable:
    """Return the half rolls of all hands with up to `neutral` neutral dice."""
    shape = (MAX_OWN_DICE + 1, MAX_NEUTRAL_DICE + 1)
    first, first_start, groups = (np.zeros(shape, np.int32) for _ in range(3))
    rows, probabilities, starts = [], [], []
    at = at_start = 0
    for own in range(MAX_OWN_DICE + 1):
        for extra in range(neutral + 1):
            halves = half_rolls(own, extra)
            first[own, extra], first_start[own, extra] = at, at_start
            groups[own, extra] = len(halves.starts) - 1
            rows.append(halves.rows)
            probabilities.append(halves.probabilities)
            starts.append(halves.starts)
            at += len(halves.rows)
            at_start += len(halves.starts)
    return HalfRollTable(
        np.concatenate(rows).astype(np.int32),
        np.concatenate(probabilities),
        np.concatenate(starts).astype(np.int32),
        first,
        first_start,
        groups,
    )
