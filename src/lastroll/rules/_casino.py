"""A casino: its notes, the dice on it, and how it pays."""

from __future__ import annotations

from typing import NamedTuple


class Casino(NamedTuple):
    """Notes from high to low, and dice counted by owner (seats in order, neutral last)."""

    notes: tuple[int, ...]
    dice: tuple[int, ...]

    def add(self, seat: int, own: int, neutral: int) -> Casino:
        """Put dice of a seat, and neutral ones with them, on the casino."""
        dice = list(self.dice)
        dice[seat] += own
        if neutral:
            dice[-1] += neutral
        return Casino(self.notes, tuple(dice))


class Payment(NamedTuple):
    """One note and who receives it; `None` is neutral, whose notes go under the pile."""

    seat: int | None
    note: int


class Payout(NamedTuple):
    """What one casino does at the end of a round.

    `cancelled` are the owners that tie and take their dice back, `payments` the notes from high
    to low, `returned` the notes that go under the pile, in that order.
    """

    cancelled: tuple[int | None, ...]
    payments: tuple[Payment, ...]
    returned: tuple[int, ...]


def pay_out(casino: Casino, players: int) -> Payout:
    """Say who gets which note of `casino`.

    >>> pay_out(Casino(notes=(80_000, 30_000, 10_000), dice=(5, 3, 3, 1)), players=4)
    Payout(cancelled=(1, 2), payments=(Payment(seat=0, note=80000), \
Payment(seat=3, note=30000)), returned=(10000,))
    """
    notes, dice = casino
    cancelled: list[int | None] = []
    ranked: list[tuple[int, int | None]] = []
    for owner, count in enumerate(dice):
        if count == 0:
            continue  # who has no dice at a casino never receives anything there
        seat = owner if owner < players else None
        if dice.count(count) > 1:
            # All equals cancel in one pass: taking ties away cannot make new ones.
            cancelled.append(seat)
        else:
            ranked.append((count, seat))
    # Most dice first; no two counts are equal any more.
    ranked.sort(key=lambda entry: -entry[0])
    payments = tuple([Payment(seat, note) for (_, seat), note in zip(ranked, notes, strict=False)])
    returned = [payment.note for payment in payments if payment.seat is None]
    returned += notes[len(payments) :]
    return Payout(tuple(cancelled), payments, tuple(returned))
