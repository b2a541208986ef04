"""A table as one row of whole numbers: what the net looks at, and what search plays on.

Seats keep their numbers here, and notes are counted in units of $10,000. A row is before a roll:
dice on the table beside the casinos are in the hand.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator.layout import (
    CASINOS,
    MOST_DICE,
    MOST_NEUTRAL,
    MOST_NOTE,
    MOST_ROUNDS,
    NOTES,
    OWNERS,
    SLOTS,
    UNIT,
)
from lastroll.rules import LastRollError, Position, Rules

Rows: TypeAlias = NDArray[np.int32]

PLAYERS: Final = 0
NEUTRAL_GAME: Final = 1
"""Whether neutral dice are played with."""
MONEY_ONLY: Final = 2
"""Whether the players want the margin of the round, not the win."""
ROUNDS: Final = 3
"""Rounds after this one; between two rounds, rounds to go."""
START: Final = 4
"""The seat that starts this round, or the next one between two."""
TURN: Final = 5
"""The seat to act; between two rounds the one that starts the next."""
BETWEEN: Final = 6
"""Whether a round has ended and the next one has not begun."""
OWN: Final = 7
HANDS: Final = OWN + SLOTS
"""Neutral dice in the hands."""
MONEY: Final = HANDS + SLOTS
COUNT: Final = MONEY + SLOTS
"""Notes in the purses."""
COUNTERS: Final = COUNT + SLOTS
"""Whether a seat is taken to choose by counting."""
LYING: Final = COUNTERS + SLOTS
"""Notes on the casinos, [casino, place], richest first."""
DICE: Final = LYING + CASINOS * NOTES
"""Dice on the casinos, [casino, owner], neutral last."""
ROW: Final = DICE + CASINOS * OWNERS

_MOST_MONEY: Final = 2**31 - 1
"""Dollars that a purse can hold in a row, at most."""


class NotCovered(LastRollError):
    """A position that an evaluator was not made for."""


def fits(position: Position) -> bool:
    """Whether a row has room for a position: its dice by its rules, open purses, and its money."""
    lying = sum(sum(casino.notes) for casino in position.casinos)
    return _fit(position.rules) and all(
        purse is not None and purse.money + lying <= _MOST_MONEY for purse in position.purses
    )


def _fit(rules: Rules) -> bool:
    return rules.dice <= MOST_DICE and rules.neutral_dice <= MOST_NEUTRAL


def covers(rules: Rules) -> bool:
    """Whether the net was made for games by these rules."""
    return _fit(rules) and all(
        note % UNIT == 0 and note <= MOST_NOTE * UNIT for note in rules.notes
    )


def row_of(
    position: Position,
    *,
    money_only: bool = False,
    unit: int = UNIT,
    counters: Collection[int] = (),
) -> Rows:
    """Give the row of a position, money in units; a round that is over is paid out first.

    A casino's notes beyond the fifth are left out: nobody can be sixth and be paid. `counters` are
    the seats that are taken to choose by counting.
    """
    rules = position.rules
    if not fits(position):
        raise NotCovered("evaluator-rules", "the evaluator was not made for these rules")
    between = position.turn is None
    if between:
        for face in range(1, CASINOS + 1):
            position = position.pay(face) if position.casinos[face - 1].notes else position
    row = np.zeros(ROW, np.int32)
    left = rules.rounds - position.round
    start = (position.start + (between and position.round > 0)) % rules.players
    row[:OWN] = (
        rules.players,
        rules.neutral,
        money_only,
        min(left, MOST_ROUNDS if between else MOST_ROUNDS - 1),
        start,
        start if position.turn is None else position.turn,
        between,
    )
    for seat, (hand, purse) in enumerate(zip(position.hands, position.purses, strict=True)):
        assert purse is not None
        row[OWN + seat], row[HANDS + seat] = hand
        row[MONEY + seat], row[COUNT + seat] = purse.money // unit, purse.notes
    for seat in counters:
        row[COUNTERS + seat] = 1
    if not between:
        for casino, (notes, dice) in enumerate(position.casinos):
            lying = LYING + casino * NOTES
            paying = [note // unit for note in notes[:NOTES]]
            row[lying : lying + len(paying)] = paying
            there = DICE + casino * OWNERS
            row[there : there + rules.players] = dice[: rules.players]
            if rules.neutral:
                row[there + SLOTS] = dice[-1]
    return row
