"""A casino: its notes, the dice on it, and its payout."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Casino(NamedTuple):
    """Notes from high to low, and dice counted by owner (seats in order, neutral last)."""

    notes: tuple[int, ...]
    dice: tuple[int, ...]

    def add(self, seat: int, own: int, neutral: int) -> Casino:
        """Return the casino with more dice of a seat, and neutral dice, on it."""
        dice = list(self.dice)
        dice[seat] += own
        if neutral:
            dice[-1] += neutral
        return Casino(self.notes, tuple(dice))


Owner = int
"""The owner of dice or of a note: a seat, or the number of players for neutral; None is nobody."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A note and its owner; a note of neutral goes under the pile."""

    owner: Owner
    note: int


@dataclass(frozen=True, slots=True)
class Payout:
    """The result of one casino at the end of a round."""

    cancelled: tuple[Owner, ...]
    """The owners that tie: their dice are removed before the casino pays."""
    payments: tuple[Payment, ...]
    """The notes with their owners, from the highest note to the lowest."""
    unclaimed: tuple[int, ...]
    """The notes that nobody receives."""
    returned: tuple[int, ...]
    """The notes that go under the pile, in this order: those of neutral, then the unclaimed."""


def pay_out(casino: Casino, players: int) -> Payout:
    """Return the payout of `casino`: the owner of each note, and the ties.

    >>> payout = pay_out(Casino(notes=(80_000, 30_000, 10_000), dice=(5, 3, 3, 1)), players=4)
    >>> payout.cancelled, payout.unclaimed
    ((1, 2), (10000,))
    >>> payout.payments
    (Payment(owner=0, note=80000), Payment(owner=3, note=30000))
    """
    notes, dice = casino
    cancelled: list[Owner] = []
    ranked: list[tuple[int, Owner]] = []
    for owner, count in enumerate(dice):
        if count == 0:
            continue  # an owner without dice at a casino never receives anything there
        if dice.count(count) > 1:
            # One pass removes all ties: it cannot create new ones.
            cancelled.append(owner)
        else:
            ranked.append((count, owner))
    # Most dice first; all counts differ now.
    ranked.sort(key=lambda entry: -entry[0])
    received = zip(ranked, notes, strict=False)
    payments = tuple([Payment(owner, note) for (_, owner), note in received])
    unclaimed = notes[len(payments) :]
    neutral = [payment.note for payment in payments if payment.owner == players]
    return Payout(tuple(cancelled), payments, unclaimed, (*neutral, *unclaimed))
