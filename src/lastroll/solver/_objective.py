"""The objectives of the seats, and the value of a finished round."""

from __future__ import annotations

from enum import StrEnum

from lastroll.rules import Position, Purse, win_shares
from lastroll.solver._equity import share_after
from lastroll.solver._errors import NotSolvable


class Objective(StrEnum):
    """The quantity that every seat maximises for itself."""

    WIN = "win"
    """The share of the whole game won; winners that are equal share the win."""
    MARGIN = "margin"
    """The own money of this round less the mean of the others'."""
    MONEY = "money"
    """The own money of this round."""


def terminal_values(objective: Objective, position: Position) -> tuple[float, ...]:
    """Return the value to each seat of a round that ends in this position."""
    if objective is Objective.WIN:
        purses = _final_purses(position)
        if position.round == position.rules.rounds:
            return tuple(map(float, win_shares(purses)))
        first = share_after(position, *purses)
        return first, 1 - first
    money = position.winnings
    if objective is Objective.MONEY:
        return tuple(map(float, money))
    others = len(money) - 1
    return tuple([(own * others - (sum(money) - own)) / others for own in money])


def checked_purses(position: Position) -> tuple[Purse, ...]:
    """Return all purses; raise `NotSolvable` if one of them is closed."""
    opened = tuple(purse for purse in position.purses if purse is not None)
    if len(opened) < len(position.purses):
        raise NotSolvable(
            "solve-closed-purse", "the winner cannot be worked out while a purse is closed"
        ).at(f"purses[{position.purses.index(None)}]")
    return opened


def _final_purses(position: Position) -> list[Purse]:
    purses = list(checked_purses(position))
    for payout in position.payouts:
        for payment in payout.payments:
            if payment.owner < len(purses):
                purse = purses[payment.owner]
                purses[payment.owner] = Purse(purse.money + payment.note, purse.notes + 1)
    return purses
