"""A position as a row of integers: the input of the evaluators and of search.

Seats keep their numbers here, and notes are counted in units of $10,000. A row is before a roll:
dice that are not on a casino are in a hand.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator.features import (
    CASINOS,
    MAX_CASINO_NOTES,
    MAX_NEUTRAL_DICE,
    MAX_NOTE,
    MAX_OWN_DICE,
    MAX_ROUNDS,
    MONEY_UNIT,
    OWNERS,
    SLOTS,
)
from lastroll.rules import LastRollError, Position, Rules

Rows: TypeAlias = NDArray[np.int32]

PLAYERS: Final = 0
NEUTRAL_GAME: Final = 1
"""Whether the game has neutral dice."""
FOR_MARGIN: Final = 2
"""Whether the seats play for the margin of the round, not for the win."""
ROUNDS_LEFT: Final = 3
"""Rounds after this one; between two rounds, rounds to go."""
START: Final = 4
"""The seat that starts this round, or the next one between two rounds."""
TURN: Final = 5
"""The seat to act; between two rounds the seat that starts the next."""
BETWEEN_ROUNDS: Final = 6
"""Whether a round has ended and the next one has not begun."""
OWN_LEFT: Final = 7
NEUTRAL_LEFT: Final = OWN_LEFT + SLOTS
"""Neutral dice in the hands."""
MONEY: Final = NEUTRAL_LEFT + SLOTS
NOTES_WON: Final = MONEY + SLOTS
"""Notes in the purses."""
COUNTING_SEATS: Final = NOTES_WON + SLOTS
"""Whether a seat is modelled as choosing by counting."""
CASINO_NOTES: Final = COUNTING_SEATS + SLOTS
"""Notes on the casinos, [casino, index], richest first."""
CASINO_DICE: Final = CASINO_NOTES + CASINOS * MAX_CASINO_NOTES
"""Dice on the casinos, [casino, owner], neutral last."""
ROW_SIZE: Final = CASINO_DICE + CASINOS * OWNERS

_MAX_MONEY: Final = 2**31 - 1
"""Maximum of dollars of a purse in a row."""


class NotCovered(LastRollError):
    """The evaluator does not support this position."""


def fits_row(position: Position) -> bool:
    """Return whether a position fits in a row: dice limits, open purses, money."""
    lying = sum(sum(casino.notes) for casino in position.casinos)
    return _dice_fit(position.rules) and all(
        purse is not None and purse.money + lying <= _MAX_MONEY for purse in position.purses
    )


def _dice_fit(rules: Rules) -> bool:
    return rules.dice <= MAX_OWN_DICE and rules.neutral_dice <= MAX_NEUTRAL_DICE


def covers(rules: Rules) -> bool:
    """Return whether the net supports games by these rules."""
    return _dice_fit(rules) and all(
        note % MONEY_UNIT == 0 and note <= MAX_NOTE * MONEY_UNIT for note in rules.notes
    )


def row_of(
    position: Position,
    *,
    for_margin: bool = False,
    unit: int = MONEY_UNIT,
    counting_seats: Collection[int] = (),
) -> Rows:
    """Return the row of a position, money in units; a finished round is paid out first.

    A casino's notes beyond the fifth are left out: there is no sixth seat to be paid.
    `counting_seats` are the seats modelled as choosing by counting.
    """
    rules = position.rules
    if not fits_row(position):
        raise NotCovered("evaluator-rules", "the evaluator was not made for these rules")
    between = position.turn is None
    if between:
        for face in range(1, CASINOS + 1):
            position = position.pay(face) if position.casinos[face - 1].notes else position
    row = np.zeros(ROW_SIZE, np.int32)
    left = rules.rounds - position.round
    start = (position.start + (between and position.round > 0)) % rules.players
    row[:OWN_LEFT] = (
        rules.players,
        rules.neutral,
        for_margin,
        min(left, MAX_ROUNDS if between else MAX_ROUNDS - 1),
        start,
        start if position.turn is None else position.turn,
        between,
    )
    for seat, (hand, purse) in enumerate(zip(position.hands, position.purses, strict=True)):
        assert purse is not None
        row[OWN_LEFT + seat], row[NEUTRAL_LEFT + seat] = hand
        row[MONEY + seat], row[NOTES_WON + seat] = purse.money // unit, purse.notes
    for seat in counting_seats:
        row[COUNTING_SEATS + seat] = 1
    if not between:
        for casino, (notes, dice) in enumerate(position.casinos):
            lying = CASINO_NOTES + casino * MAX_CASINO_NOTES
            paying = [note // unit for note in notes[:MAX_CASINO_NOTES]]
            row[lying : lying + len(paying)] = paying
            there = CASINO_DICE + casino * OWNERS
            row[there : there + rules.players] = dice[: rules.players]
            if rules.neutral:
                row[there + SLOTS] = dice[-1]
    return row
