"""Purses, the ranking by them, and the shares of the win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple


class Purse(NamedTuple):
    """The money that a player has won so far, and the number of its notes."""

    money: int = 0
    notes: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the ranking; equal players share a rank."""

    seat: int
    money: int
    notes: int
    rank: int


def rank_purses(purses: Sequence[Purse]) -> tuple[Standing, ...]:
    """Return the ranking: most money first, then most notes; full equals share a rank.

    >>> [(s.rank, s.seat) for s in rank_purses([Purse(50, 1), Purse(90, 2), Purse(90, 2)])]
    [(1, 1), (1, 2), (3, 0)]
    """
    # Purses compare as (money, notes): exactly the booklets' order.
    return tuple(
        sorted(
            (
                Standing(seat, purse.money, purse.notes, 1 + sum(other > purse for other in purses))
                for seat, purse in enumerate(purses)
            ),
            key=lambda standing: (standing.rank, standing.seat),
        )
    )


def win_shares(purses: Sequence[Purse]) -> tuple[Fraction, ...]:
    """Return each seat's share of the win: the seats of rank 1 share it equally.

    >>> win_shares([Purse(90, 2), Purse(90, 2), Purse(90, 1)])
    (Fraction(1, 2), Fraction(1, 2), Fraction(0, 1))
    """
    best = max(purses)
    winners = purses.count(best)
    return tuple([Fraction(purse == best, winners) for purse in purses])
