"""Plies: what choices are worth now, and what they are worth once somebody has rolled again."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final, Protocol, TypeAlias

import numpy as np

from lastroll.evaluator._counting import Counting
from lastroll.evaluator._options import expand, mean_of_best, merits
from lastroll.evaluator._rows import BETWEEN, COUNTERS, HANDS, OWN, PLAYERS, ROW, TURN, Rows, row_of
from lastroll.evaluator._shapes import Falls, Floats
from lastroll.evaluator.layout import CASINOS, MONEY_SCALE, MOST_DICE, MOST_NEUTRAL
from lastroll.rules import Position
from lastroll.solver import half_rolls


class Judge(Protocol):
    """Whoever can say what tables are worth."""

    @property
    def unit(self) -> int:
        """Dollars that money is counted in."""

    def judge(self, rows: Rows, before: Rows) -> Floats:
        """Judge rows that come after one turn from the row `before`: [row, seat, output]."""


_COUNTER: Final = Counting(exact=False)


Values: TypeAlias = tuple[float, ...]
"""What something is worth, by seat."""


def value_choices(
    judge: Judge,
    position: Position,
    *,
    money_only: bool = False,
    counters: Collection[int] = (),
) -> dict[int, Values]:
    """Return what each choice is worth to every seat: one ply.

    `counters` are the seats that are taken to choose by counting.
    """
    seat = position.turn
    assert seat is not None
    before = row_of(position, money_only=money_only, unit=judge.unit, counters=counters)
    rows = _rows_after(judge, position, money_only, counters)
    _, worths = _merits(judge, rows, before, seat)
    return dict(zip(position.legal_faces, map(tuple, worths.tolist()), strict=True))


def value_deeper(
    judge: Judge,
    position: Position,
    *,
    money_only: bool = False,
    counters: Collection[int] = (),
    tables: int | None = None,
    near: Mapping[int, Values] | None = None,
) -> dict[int, Values]:
    """Return what the best choices are worth by two plies, with `tables` to look at.

    The second ply is the mean over all rolls of what the next seat's best choice is worth. The
    choices that one ply finds best are looked at first; those that are not reached are left out.
    Where not even two are reached, one ply must do. `near` is what one ply says, where that is
    known already.
    """
    seat = position.turn
    assert seat is not None
    if near is None:
        near = value_choices(judge, position, money_only=money_only, counters=counters)
    found = dict(near)
    deeper: dict[int, Values] = {}
    looked = 0
    for face in sorted(found, key=lambda face: (-found[face][seat], face)):
        row = row_of(
            position.place(face), money_only=money_only, unit=judge.unit, counters=counters
        )
        if row[BETWEEN]:
            deeper[face] = found[face]
            continue
        hand, beside = int(row[OWN + row[TURN]]), int(row[HANDS + row[TURN]])
        looked += CASINOS * ((hand + 1) * (beside + 1) - 1)
        if tables is not None and looked > tables:
            break
        deeper[face] = expect(judge, row)
    return deeper if len(deeper) > 1 or len(deeper) == len(found) else found


def expect(judge: Judge, row: Rows) -> Values:
    """Return the mean over all rolls at a table of what the best choice is worth, by seat."""
    mover, players = int(row[TURN]), int(row[PLAYERS])
    own, neutral = int(row[OWN + mover]), int(row[HANDS + mover])
    rows = afterstates(row)
    merit, worths = _merits(judge, rows, row, mover)
    if row[COUNTERS + mover]:
        merit = count_merits(rows, row, mover)
    falls = list_falls(MOST_NEUTRAL if neutral else 0)
    best = np.empty((2, falls.halves.shape[0]), np.int32)
    means = np.empty(players)
    mean_of_best(falls, own, neutral, merit, worths, best, means)
    return tuple(means.tolist())


def expect_money(judge: Judge, row: Rows) -> Values:
    """Return the mean over all rolls of each seat's money of the round, if all play for money."""
    mover = int(row[TURN])
    rows = afterstates(row)
    worths = _money(judge, rows, row)
    merit = np.where(rows[:, PLAYERS] > 0, worths[:, mover], np.float32(-np.inf))
    falls = list_falls(MOST_NEUTRAL if row[HANDS + mover] else 0)
    best = np.empty((2, falls.halves.shape[0]), np.int32)
    means = np.empty(worths.shape[1])
    own, neutral = int(row[OWN + mover]), int(row[HANDS + mover])
    mean_of_best(falls, own, neutral, merit, worths, best, means)
    return tuple(means.tolist())


def money_of_choices(judge: Judge, position: Position) -> dict[int, Values]:
    """Return each seat's expected money of the round after each choice, in dollars."""
    before = row_of(position, money_only=True, unit=judge.unit)
    found = _money(judge, _rows_after(judge, position, True, ()), before).astype(np.float64)
    dollars = (found * (MONEY_SCALE * judge.unit)).tolist()
    return dict(zip(position.legal_faces, map(tuple, dollars), strict=True))


def _money(judge: Judge, rows: Rows, before: Rows) -> Floats:
    return np.ascontiguousarray(judge.judge(rows, before)[:, : int(before[PLAYERS]), 1])


def value_table(judge: Judge, row: Rows) -> Values:
    """Return what a table is worth to every seat before it rolls, by one look at it."""
    _, worths = _merits(judge, row[np.newaxis], row, int(row[TURN]))
    return tuple(worths[0].tolist())


def count_merits(rows: Rows, before: Rows, mover: int) -> Floats:
    """Say how good the tables after a turn are for a seat that chooses by counting."""
    shares = _COUNTER.judge(rows, before)[:, mover, 0]
    return np.where(rows[:, PLAYERS] > 0, shares, np.float32(-np.inf))


def afterstates(row: Rows) -> Rows:
    """Give the rows that one turn can lead to, those that place nothing among them."""
    hand, beside = int(row[OWN + row[TURN]]), int(row[HANDS + row[TURN]])
    rows = np.empty((CASINOS * (hand + 1) * (beside + 1), ROW), np.int32)
    expand(row, rows)
    return rows


def _rows_after(
    judge: Judge, position: Position, money_only: bool, counters: Collection[int]
) -> Rows:
    return np.array(
        [
            row_of(position.place(face), money_only=money_only, unit=judge.unit, counters=counters)
            for face in position.legal_faces
        ]
    )


def _merits(judge: Judge, rows: Rows, before: Rows, seat: int) -> tuple[Floats, Floats]:
    """Return how good rows are for a seat that chooses, and [row, seat] what they are worth."""
    out = judge.judge(rows, before)
    merit = np.empty(len(rows), np.float32)
    worths = np.empty((len(rows), before[PLAYERS]), np.float32)
    merits(rows, out, seat, merit, worths)
    return merit, worths


@cache
def list_falls(neutral: int) -> Falls:
    """List how the dice of all hands with up to so many neutral dice can fall."""
    shape = (MOST_DICE + 1, MOST_NEUTRAL + 1)
    first, first_start, groups = (np.zeros(shape, np.int32) for _ in range(3))
    rows, chances, starts = [], [], []
    at = at_start = 0
    for own in range(MOST_DICE + 1):
        for extra in range(neutral + 1):
            halves = half_rolls(own, extra)
            first[own, extra], first_start[own, extra] = at, at_start
            groups[own, extra] = len(halves.starts) - 1
            rows.append(halves.rows)
            chances.append(halves.probabilities)
            starts.append(halves.starts)
            at += len(halves.rows)
            at_start += len(halves.starts)
    return Falls(
        np.concatenate(rows).astype(np.int32),
        np.concatenate(chances),
        np.concatenate(starts).astype(np.int32),
        first,
        first_start,
        groups,
    )
