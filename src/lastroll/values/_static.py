"""Static values: as if the round ended now."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels import turn_options
from lastroll.rules import Position

Values = NDArray[np.float64]

# rough constants for the booklets' notes; an error costs variance, never bias
_DIE_VALUE: Final = 30_000
"""Dollars that a die in the hand is worth."""
_ODDS_DOLLARS: Final = 80_000
"""Lead in dollars with odds of e to 1, with one round left."""


def static_objective_values(position: Position, objective: str) -> Values:
    """Return the static values of each row of `kernels.turn_options(hand)` to each seat."""
    if objective == "win":
        return static_values(position)
    money = _with_gains(position, np.array(position.winnings, np.float64))
    if objective == "money":
        return money
    players = position.rules.players
    margin: Values = money - (money.sum(axis=1, keepdims=True) - money) / (players - 1)
    return margin


def static_values(position: Position) -> Values:
    """Return static win shares after each row of `kernels.turn_options(hand)`, by seat.

    Dice in the hand count as money.
    """
    rules, seat = position.rules, position.turn
    assert seat is not None
    options = turn_options(position.hands[seat])
    money = [purse.money if purse is not None else 0 for purse in position.purses]
    now = np.add(money, position.winnings) + _DIE_VALUE * np.array(
        [each.own for each in position.hands]
    )
    row_values = _with_gains(position, now.astype(np.float64))
    row_values[:, seat] -= _DIE_VALUE * options.own
    # with all own dice placed, neutral ones are left: it is never quite the end
    left = sum(sum(each) for each in position.hands)
    all_dice = rules.players * (rules.dice + rules.neutral_dice)
    rounds = rules.rounds - position.round + left / all_dice
    odds = np.exp(
        (row_values - row_values.max(axis=1, keepdims=True)) / (_ODDS_DOLLARS * math.sqrt(rounds))
    )
    shares: Values = odds / odds.sum(axis=1, keepdims=True)
    return shares


def _with_gains(position: Position, money: Values) -> Values:
    """Return the money of each seat after each option, with its casino paid out as it is then."""
    seat = position.turn
    assert seat is not None
    options = turn_options(position.hands[seat])
    row_values = np.tile(money, (len(options.face), 1))
    most = max(len(casino.notes) for casino in position.casinos)
    notes = [casino.notes + (0,) * (most - len(casino.notes)) for casino in position.casinos]
    dice = [casino.dice for casino in position.casinos]
    _add_gains(
        np.array(notes, np.int64).reshape(len(notes), most),
        np.array(dice, np.int64),
        seat,
        (options.face, options.own, options.neutral),
        row_values,
    )
    return row_values


@compiled
def _add_gains(
    notes: NDArray[np.int64],
    dice: NDArray[np.int64],
    seat: int,
    options: tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]],
    row_values: Values,
) -> None:
    """Add to each row the change of its casino's payout by the option."""
    faces, own, neutral = options
    for row in range(len(faces)):
        casino = faces[row] - 1
        there = dice[casino]
        _add_payout(notes[casino], there, -1, row_values[row])
        there[seat] += own[row]
        there[-1] += neutral[row]
        _add_payout(notes[casino], there, 1, row_values[row])
        there[seat] -= own[row]
        there[-1] -= neutral[row]


@compiled(part=True)
def _add_payout(
    notes: NDArray[np.int64], dice: NDArray[np.int64], sign: int, row_values: Values
) -> None:
    """Add the notes to owners with more dice than others and a number that nobody else has."""
    below = 1 << 30
    for note in notes:
        most, owner, alone = 0, -1, False
        while not alone:
            most, owner = 0, -1
            for each in range(len(dice)):
                if most < dice[each] < below:
                    most, owner, alone = dice[each], each, True
                elif dice[each] == most:
                    alone = False
            if most == 0:
                return
            below = most
        if owner < len(row_values):
            row_values[owner] += sign * note
