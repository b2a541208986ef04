"""Plies: what choices are worth now, and what they are worth once somebody has rolled again."""

from __future__ import annotations

from functools import cache
from typing import Protocol

import numpy as np

from lastroll.evaluator._kernels import expand, mean_of_best, merits
from lastroll.evaluator._rows import BETWEEN, HANDS, OWN, ROW, TURN, Rows, row_of
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


def look(judge: Judge, position: Position, *, money_only: bool = False) -> dict[int, float]:
    """Say what each choice is worth to the seat to act: one ply."""
    seat = position.turn
    assert seat is not None
    before = row_of(position, money_only=money_only, unit=judge.unit)
    rows = _rows_after(judge, position, money_only)
    found = _merits(judge, rows, before, seat)
    return dict(zip(position.legal_faces, found.tolist(), strict=True))


def look_ahead(judge: Judge, position: Position, *, money_only: bool = False) -> dict[int, float]:
    """Say what each choice is worth once the next seat has rolled and chosen: two plies.

    That is the mean over all rolls of what the next seat's best choice is worth to this one.
    """
    seat = position.turn
    assert seat is not None
    before = row_of(position, money_only=money_only, unit=judge.unit)
    worths = {}
    for face, row in zip(
        position.legal_faces, _rows_after(judge, position, money_only), strict=True
    ):
        if row[BETWEEN]:
            worths[face] = float(_merits(judge, row[np.newaxis], before, seat)[0])
        else:
            worths[face] = expect(judge, row, seat)
    return worths


def look_deeper(
    judge: Judge, position: Position, *, money_only: bool = False, tables: int
) -> dict[int, float]:
    """Say what the best choices are worth by two plies, with so many tables to look at.

    The choices that one ply finds best are looked at first; those that are not reached are left
    out. Where not even two are reached, one ply must do.
    """
    seat = position.turn
    assert seat is not None
    found = look(judge, position, money_only=money_only)
    deeper: dict[int, float] = {}
    looked = 0
    for face in sorted(found, key=lambda face: (-found[face], face)):
        row = row_of(position.place(face), money_only=money_only, unit=judge.unit)
        if row[BETWEEN]:
            deeper[face] = found[face]
            continue
        hand, beside = int(row[OWN + row[TURN]]), int(row[HANDS + row[TURN]])
        looked += CASINOS * ((hand + 1) * (beside + 1) - 1)
        if looked > tables:
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
    falls = list_falls(MOST_NEUTRAL if neutral else 0)
    best = np.empty((2, falls.halves.shape[0]), np.int32)
    return float(mean_of_best(falls, own, neutral, merit, worth, best))


def afterstates(row: Rows) -> Rows:
    """Give the rows that one turn can lead to, those that place nothing among them."""
    hand, beside = int(row[OWN + row[TURN]]), int(row[HANDS + row[TURN]])
    rows = np.empty((CASINOS * (hand + 1) * (beside + 1), ROW), np.int32)
    expand(row, rows)
    return rows


def _rows_after(judge: Judge, position: Position, money_only: bool) -> Rows:
    return np.array(
        [
            row_of(position.place(face), money_only=money_only, unit=judge.unit)
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
