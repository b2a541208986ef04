"""Plies: what choices are worth now, and what they are worth once somebody has rolled again."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final, Protocol

import numpy as np

from lastroll.evaluator._counting import Counting
from lastroll.evaluator._options import expand, mean_of_best, merits
from lastroll.evaluator._rows import BETWEEN, COUNTERS, HANDS, OWN, PLAYERS, ROW, TURN, Rows, row_of
from lastroll.evaluator._shapes import Falls, Floats
from lastroll.evaluator.layout import CASINOS, MOST_DICE, MOST_NEUTRAL
from lastroll.rules import Position
from lastroll.solver import list_halves


class Judge(Protocol):
    """Whoever can say what tables are worth."""

    @property
    def unit(self) -> int:
        """Dollars that money is counted in."""

    def judge(self, rows: Rows, before: Rows) -> Floats:
        """Judge rows that come after one turn from the row `before`: [row, seat, output]."""


_COUNTER: Final = Counting(exact=False)


def look(
    judge: Judge,
    position: Position,
    *,
    money_only: bool = False,
    counters: Collection[int] = (),
) -> dict[int, float]:
    """Say what each choice is worth to the seat to act: one ply.

    `counters` are the seats that are taken to choose by counting.
    """
    seat = position.turn
    assert seat is not None
    before = row_of(position, money_only=money_only, unit=judge.unit, counters=counters)
    rows = _rows_after(judge, position, money_only, counters)
    found = _merits(judge, rows, before, seat)
    return dict(zip(position.legal_faces, found.tolist(), strict=True))


def look_ahead(
    judge: Judge,
    position: Position,
    *,
    money_only: bool = False,
    counters: Collection[int] = (),
) -> dict[int, float]:
    """Say what each choice is worth once the next seat has rolled and chosen: two plies.

    That is the mean over all rolls of what the next seat's best choice is worth to this one.
    """
    return look_deeper(judge, position, money_only=money_only, counters=counters, tables=None)


def look_deeper(
    judge: Judge,
    position: Position,
    *,
    money_only: bool = False,
    counters: Collection[int] = (),
    tables: int | None,
) -> dict[int, float]:
    """Say what the best choices are worth by two plies, with so many tables to look at.

    The choices that one ply finds best are looked at first; those that are not reached are left
    out. Where not even two are reached, one ply must do.
    """
    seat = position.turn
    assert seat is not None
    found = look(judge, position, money_only=money_only, counters=counters)
    deeper: dict[int, float] = {}
    looked = 0
    for face in sorted(found, key=lambda face: (-found[face], face)):
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
        deeper[face] = expect(judge, row, seat)
    return deeper if len(deeper) > 1 or len(deeper) == len(found) else found


def expect(judge: Judge, row: Rows, seat: int) -> float:
    """Give the mean over all rolls at a table of what the best choice is worth to a seat."""
    mover = int(row[TURN])
    own, neutral = int(row[OWN + mover]), int(row[HANDS + mover])
    rows = afterstates(row)
    out = judge.judge(rows, row)
    merit, worth = np.empty(len(rows), np.float32), np.empty(len(rows), np.float32)
    merits(rows, out, mover, seat, merit, worth)
    if row[COUNTERS + mover]:
        merit = count_merits(rows, row, mover)
    falls = list_falls(MOST_NEUTRAL if neutral else 0)
    best = np.empty((2, falls.halves.shape[0]), np.int32)
    return float(mean_of_best(falls, own, neutral, merit, worth, best))


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


def _merits(judge: Judge, rows: Rows, before: Rows, seat: int) -> Floats:
    out = judge.judge(rows, before)
    merit, worth = np.empty(len(rows), np.float32), np.empty(len(rows), np.float32)
    merits(rows, out, seat, seat, merit, worth)
    return merit


@cache
def list_falls(neutral: int) -> Falls:
    """List how the dice of all hands with up to so many neutral dice can fall."""
    shape = (MOST_DICE + 1, MOST_NEUTRAL + 1)
    first, first_start, groups = (np.zeros(shape, np.int32) for _ in range(3))
    rows, chances, starts = [], [], []
    at = at_start = 0
    for own in range(MOST_DICE + 1):
        for extra in range(neutral + 1):
            halves = list_halves(own, extra)
            first[own, extra], first_start[own, extra] = at, at_start
            groups[own, extra] = len(halves.starts) - 1
            rows.append(halves.rows)
            chances.append(halves.chances)
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
