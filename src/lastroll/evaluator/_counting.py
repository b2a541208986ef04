"""The counting evaluator: everybody left to play is taken for a random chooser, exactly.

A random chooser's dice end on a casino with chances that can be written down. From them come the
chances of every rank at every casino: ties, second notes, neutral dice. Money adds up over casinos;
who wins is told from means and spreads, as if money were spread like a bell.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import erf, exp, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.evaluator._ends import random_ends
from lastroll.evaluator._options import won
from lastroll.evaluator._rows import (
    BETWEEN,
    COUNT,
    DICE,
    HANDS,
    LYING,
    MONEY,
    NEUTRAL_GAME,
    OWN,
    PLAYERS,
    ROUNDS,
    TURN,
    Rows,
)
from lastroll.evaluator._shapes import Floats, Sums
from lastroll.evaluator.layout import (
    CASINOS,
    MONEY_SCALE,
    MOST_DICE,
    MOST_NEUTRAL,
    NOTES,
    OUTPUTS,
    OWNERS,
    SLOTS,
    UNIT,
)
from lastroll.evaluator.spreads import LEAST_SPREAD, NODES, REACH, ROUND_SPREAD

_HIGHEST: Final = MOST_DICE + SLOTS * MOST_NEUTRAL
"""Dice that an owner can have at a casino, at most."""
_MASKS: Final = 1 << OWNERS


@cache
def _ends() -> NDArray[np.float64]:
    """Give `random_ends` of all hands that fit in a row: [hand, neutral in it, own, neutral]."""
    shape = (MOST_DICE + 1, MOST_NEUTRAL + 1)
    ends = np.zeros((*shape, *shape))
    for own, neutral in np.ndindex(*shape):
        ends[own, neutral, : own + 1, : neutral + 1] = random_ends(own, neutral)
    return ends


@compiled(part=True)
def _rank(
    chances: Sums, owners: int, highest: int, notes: Rows, now: Sums, then: Sums, paid: Sums
) -> None:
    """Add what each owner is paid on average, and its square, by the chances of its dice.

    From the highest count down: some owners have more dice (a mask), and of those counts so many
    have one owner only. `now` and `then` are scratch paper, [mask, counts with one owner].
    """
    kinds = 0
    while kinds < NOTES and notes[kinds] > 0:
        kinds += 1
    masks = 1 << owners
    now[:masks, :kinds] = 0.0
    now[0, 0] = 1.0
    below = np.ones(OWNERS)
    for count in range(highest, 0, -1):
        able = 0  # owners who may have this count: hardly ever all of them
        must = 0  # owners who cannot have less: neutral dice, and whoever has none left to place
        for owner in range(owners):
            below[owner] -= chances[owner, count]
            if chances[owner, count] > 0:
                able |= 1 << owner
            if below[owner] == 0:
                must |= 1 << owner
        if able == 0:
            continue
        then[:masks, :kinds] = 0.0
        for mask in range(masks):
            reached = False
            for k in range(kinds):
                reached = reached or now[mask, k] > 0
            if not reached:
                continue
            _pay_alone(chances, owners, count, mask, kinds, notes, below, now, paid)
            fixed = must & able & ~mask
            rest = (masks - 1 - mask) & able & ~fixed
            other = rest
            while True:
                some = other | fixed
                part = 1.0
                many = 0
                for owner in range(owners):
                    if some >> owner & 1:
                        part *= chances[owner, count]
                        many += 1
                if part > 0:
                    more = 1 if many == 1 else 0
                    for k in range(kinds - more):
                        then[mask | some, k + more] += now[mask, k] * part
                if other == 0:
                    break
                other = (other - 1) & rest
        for mask in range(masks):
            for k in range(kinds):
                now[mask, k] = then[mask, k]


@compiled(part=True)
def _pay_alone(
    chances: Sums,
    owners: int,
    count: int,
    mask: int,
    kinds: int,
    notes: Rows,
    below: Sums,
    now: Sums,
    paid: Sums,
) -> None:
    """Pay every owner that may have exactly `count` dice, alone, below those of the mask."""
    for owner in range(owners):
        if mask >> owner & 1 or chances[owner, count] == 0:
            continue
        alone = chances[owner, count]
        for other in range(owners):
            if other != owner and not mask >> other & 1:
                alone *= below[other]
        if alone > 0:
            for k in range(kinds):
                paid[owner, 0] += alone * now[mask, k] * notes[k]
                paid[owner, 1] += alone * now[mask, k] * notes[k] * notes[k]


@compiled(part=True)
def _count_casino(
    row: Rows,
    casino: int,
    ends: NDArray[np.float64],
    exact: bool,
    chances: Sums,
    now: Sums,
    then: Sums,
    paid: Sums,
) -> None:
    """Write down what each seat is paid at a casino on average, and the mean of its square."""
    players = row[PLAYERS]
    there = DICE + casino * OWNERS
    notes = row[LYING + casino * NOTES : LYING + (casino + 1) * NOTES]
    white = row[there + SLOTS]
    coming = 0
    for seat in range(players):
        coming += row[HANDS + seat]
    paid[:, :] = 0.0
    chances[:, :] = 0.0
    owners = players + (1 if row[NEUTRAL_GAME] else 0)
    highest = 0
    for seat in range(players):
        highest = max(highest, row[there + seat] + row[OWN + seat])
    if row[NEUTRAL_GAME]:
        highest = max(highest, white + coming)
    if coming == 0 or not exact:
        for seat in range(players):
            dice = row[there + seat]
            for more in range(row[OWN + seat] + 1):
                for extra in range(row[HANDS + seat] + 1):
                    chances[seat, dice + more] += ends[
                        row[OWN + seat], row[HANDS + seat], more, extra
                    ]
        if row[NEUTRAL_GAME]:
            _spread_neutral(row, ends, white, chances[players])
        _rank(chances, owners, highest, notes, now, then, paid)
        return
    # How many neutral dice each seat adds goes with how many own ones: case by case.
    parts = np.zeros((SLOTS, MOST_NEUTRAL + 1))
    given = np.zeros((SLOTS, MOST_NEUTRAL + 1, _HIGHEST + 1))
    for seat in range(players):
        own, beside, dice = row[OWN + seat], row[HANDS + seat], row[there + seat]
        for extra in range(beside + 1):
            for more in range(own + 1):
                parts[seat, extra] += ends[own, beside, more, extra]
            for more in range(own + 1):
                if parts[seat, extra] > 0:
                    chance = ends[own, beside, more, extra] / parts[seat, extra]
                    given[seat, extra, dice + more] = chance
    added = np.zeros(SLOTS, np.int64)
    case = np.empty((OWNERS, 2))
    while True:
        total = white
        whole = 1.0
        for seat in range(players):
            total += added[seat]
            whole *= parts[seat, added[seat]]
        if whole > 0:
            for count in range(highest + 1):
                for seat in range(players):
                    chances[seat, count] = given[seat, added[seat], count]
                chances[players, count] = 0.0
            chances[players, total] = 1.0
            case[:, :] = 0.0
            _rank(chances, owners, highest, notes, now, then, case)
            for owner in range(owners):
                paid[owner, 0] += whole * case[owner, 0]
                paid[owner, 1] += whole * case[owner, 1]
        seat = 0
        while seat < players and added[seat] == row[HANDS + seat]:
            added[seat] = 0
            seat += 1
        if seat == players:
            break
        added[seat] += 1


@compiled(part=True)
def _spread_neutral(row: Rows, ends: NDArray[np.float64], white: int, chances: Sums) -> None:
    """Write down the chances of the neutral dice, as if they did not go with own ones."""
    chances[white] = 1.0
    highest = white
    for seat in range(row[PLAYERS]):
        own, beside = row[OWN + seat], row[HANDS + seat]
        if beside:
            before = chances.copy()
            chances[:] = 0.0
            for extra in range(beside + 1):
                chance = 0.0
                for more in range(own + 1):
                    chance += ends[own, beside, more, extra]
                for count in range(highest + 1):
                    chances[count + extra] += before[count] * chance
            highest += beside


@compiled(part=True)
def _win_shares(row: Rows, mean: Sums, variance: Sums, out: Floats) -> None:
    """Tell shares of the win from where purses will be, spread like bells."""
    players = row[PLAYERS]
    total = 0.0
    for seat in range(players):
        share = 0.0
        spread = sqrt(variance[seat])
        for node in range(NODES):
            x = REACH * (2.0 * node / (NODES - 1) - 1.0)
            chance = exp(-0.5 * x * x)
            for other in range(players):
                if other != seat:
                    away = (mean[seat] + spread * x - mean[other]) / sqrt(2.0 * variance[other])
                    chance *= 0.5 * (1.0 + erf(away))
            share += chance
        out[seat, 0] = share
        total += share
    for seat in range(players):
        out[seat, 0] /= total


@compiled
def count_rows(
    rows: Rows,
    before: Rows,
    ends: NDArray[np.float64],
    exact: bool,
    unit: int,
    skill: float,
    out: Floats,
) -> None:
    """Judge tables, [row, seat, output], that come after one turn at the table `before`."""
    chances = np.empty((OWNERS, _HIGHEST + 1))
    now, then = np.empty((_MASKS, NOTES)), np.empty((_MASKS, NOTES))
    paid = np.empty((OWNERS, 2))
    # A casino that was left alone depends only on what is left in the mover's hand.
    known = np.zeros((MOST_DICE + 1, MOST_NEUTRAL + 1, CASINOS), np.bool_)
    memory = np.empty((MOST_DICE + 1, MOST_NEUTRAL + 1, CASINOS, OWNERS, 2))
    mean, variance = np.empty(SLOTS), np.empty(SLOTS)
    mover = before[TURN]
    for number in range(rows.shape[0]):
        row = rows[number]
        players = row[PLAYERS]
        out[number] = np.float32(0)
        if players == 0:
            continue
        for seat in range(players):
            mean[seat] = 0.0
            variance[seat] = 0.0
        if row[BETWEEN]:
            for seat in range(players):
                mean[seat] = row[MONEY + seat] - before[MONEY + seat]
        else:
            own, beside = row[OWN + mover], row[HANDS + mover]
            for casino in range(CASINOS):
                there = DICE + casino * OWNERS
                same = True
                for owner in range(OWNERS):
                    same = same and row[there + owner] == before[there + owner]
                if same and known[own, beside, casino]:
                    paid[:, :] = memory[own, beside, casino]
                else:
                    _count_casino(row, casino, ends, exact, chances, now, then, paid)
                    if same:
                        known[own, beside, casino] = True
                        memory[own, beside, casino] = paid
                for seat in range(players):
                    mean[seat] += paid[seat, 0]
                    variance[seat] += paid[seat, 1] - paid[seat, 0] * paid[seat, 0]
        later = row[ROUNDS] * (ROUND_SPREAD[players] / unit) ** 2
        for seat in range(players):
            money = mean[seat] / MONEY_SCALE
            out[number, seat, 1] = money
            out[number, seat, 2] = money * money + variance[seat] / (MONEY_SCALE * MONEY_SCALE)
            if not row[BETWEEN]:
                mean[seat] += skill / unit * row[OWN + seat]
            # A note more decides between equals.
            mean[seat] += before[MONEY + seat] + 0.01 * row[COUNT + seat]
            variance[seat] += later + (LEAST_SPREAD / unit) ** 2
        if row[BETWEEN] and row[ROUNDS] == 0:
            won(row, out[number])
        else:
            _win_shares(row, mean, variance, out[number])


@dataclass(frozen=True, slots=True)
class Counting:
    """The counting evaluator.

    `exact` says whether it heeds that neutral dice go with own ones. Without that it is many times
    as fast, and off by a few thousand dollars.
    """

    exact: bool = True
    unit: int = UNIT
    skill: float = 0.0
    """Dollars that a die in the hand is worth beyond what a random chooser makes of it."""

    def judge(self, rows: Rows, before: Rows) -> Floats:
        """Judge rows that come after one turn from the row `before`: [row, seat, output]."""
        out = np.empty((len(rows), SLOTS, OUTPUTS), np.float32)
        count_rows(rows, before, _ends(), self.exact, self.unit, self.skill, out)
        return out
