"""The payout of each casino for every number of dice that can still be placed on it."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np

from lastroll.rules import Casino, Position, pay_out
from lastroll.solver._allocations import CASINOS, Ints


class Payoffs(NamedTuple):
    """Money and notes by casino, by added dice, and by seat.

    The dice that the owners (seats in order, neutral last) add to a casino are the digits of a
    number; `radix` holds the weight of a die of each owner.
    """

    money: Ints
    """[casino, number, seat]"""
    notes: Ints
    """[casino, number, seat]"""
    radix: Ints


def tabulate_payoffs(position: Position) -> Payoffs:
    """Compute, with the rules, the payout of every casino for all dice in all hands."""
    rules = position.rules
    most = [hand.own for hand in position.hands]
    if rules.neutral:
        most.append(sum(hand.neutral for hand in position.hands))
    sizes = [dice + 1 for dice in most]
    radix = np.array([int(np.prod(sizes[owner + 1 :])) for owner in range(len(sizes))], np.int64)
    shape = (CASINOS, int(np.prod(sizes)), rules.players)
    money, notes = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    for number, casino in enumerate(position.casinos):
        for entry, added in enumerate(product(*map(range, sizes))):
            dice = tuple([there + more for there, more in zip(casino.dice, added, strict=True)])
            for payment in pay_out(Casino(casino.notes, dice), rules.players).payments:
                if payment.owner < rules.players:
                    money[number, entry, payment.owner] += payment.note
                    notes[number, entry, payment.owner] += 1
    return Payoffs(money, notes, radix)
