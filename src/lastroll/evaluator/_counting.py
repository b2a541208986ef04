"""The counting evaluator: all remaining placements modelled as uniformly random, exactly.

The final dice of a uniformly random player on a casino have known probabilities. From them follow
the probabilities of every rank at every casino: ties, second notes, neutral dice. Money adds up
over casinos. Win shares are computed as if final money were normally distributed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import erf, exp, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.evaluator._final_dice import final_dice_probabilities
from lastroll.evaluator._options import write_win_shares
from lastroll.evaluator._rows import (
    BETWEEN_ROUNDS,
    CASINO_DICE,
    CASINO_NOTES,
    MONEY,
    NEUTRAL_GAME,
    NEUTRAL_LEFT,
    NOTES_WON,
    OWN_LEFT,
    PLAYERS,
    ROUNDS_LEFT,
    TURN,
    Rows,
)
from lastroll.evaluator._shapes import Doubles, Floats
from lastroll.evaluator.features import (
    CASINOS,
    MAX_CASINO_NOTES,
    MAX_NEUTRAL_DICE,
    MAX_OWN_DICE,
    MONEY_SCALE,
    MONEY_UNIT,
    OUTPUTS,
    OWNERS,
    SLOTS,
)
from lastroll.evaluator.win_model import (
    MIN_STDDEV,
    QUADRATURE_NODES,
    QUADRATURE_RANGE,
    ROUND_STDDEV,
)

_MAX_COUNT: Final = MAX_OWN_DICE + SLOTS * MAX_NEUTRAL_DICE
"""Maximum number of dice of an owner on a casino."""
_MASKS: Final = 1 << OWNERS


@cache
def _final_dice_table() -> NDArray[np.float64]:
    """Return probabilities of all hands that fit in a row: [hand, its neutral, own, neutral]."""
    shape = (MAX_OWN_DICE + 1, MAX_NEUTRAL_DICE + 1)
    final_dice = np.zeros((*shape, *shape))
    for own, neutral in np.ndindex(*shape):
        final_dice[own, neutral, : own + 1, : neutral + 1] = final_dice_probabilities(own, neutral)
    return final_dice


@compiled(part=True)
def _add_payout_moments(
    probabilities: Doubles,
    owners: int,
    highest: int,
    notes: Rows,
    now: Doubles,
    then: Doubles,
    paid: Doubles,
) -> None:
    """Add the mean and the mean square of each owner's payout, given the probabilities of its dice.

    Counts are visited from the highest down: some owners have more dice (a mask), and some number
    of those counts have one owner only. `now` and `then` are work buffers, [mask, counts with one
    owner].
    """
    note_count = 0
    while note_count < MAX_CASINO_NOTES and notes[note_count] > 0:
        note_count += 1
    masks = 1 << owners
    now[:masks, :note_count] = 0.0
    now[0, 0] = 1.0
    below = np.ones(OWNERS)
    for count in range(highest, 0, -1):
        able = 0  # owners that may have this count: hardly ever all of them
        must = 0  # owners that cannot have less: neutral dice, and seats with an empty hand
        for owner in range(owners):
            below[owner] -= probabilities[owner, count]
            if probabilities[owner, count] > 0:
                able |= 1 << owner
            if below[owner] == 0:
                must |= 1 << owner
        if able == 0:
            continue
        then[:masks, :note_count] = 0.0
        for mask in range(masks):
            reached = False
            for k in range(note_count):
                reached = reached or now[mask, k] > 0
            if not reached:
                continue
            _add_lone_payouts(
                probabilities, owners, count, mask, note_count, notes, below, now, paid
            )
            fixed = must & able & ~mask
            rest = (masks - 1 - mask) & able & ~fixed
            other = rest
            while True:
                some = other | fixed
                part = 1.0
                many = 0
                for owner in range(owners):
                    if some >> owner & 1:
                        part *= probabilities[owner, count]
                        many += 1
                if part > 0:
                    more = 1 if many == 1 else 0
                    for k in range(note_count - more):
                        then[mask | some, k + more] += now[mask, k] * part
                if other == 0:
                    break
                other = (other - 1) & rest
        for mask in range(masks):
            for k in range(note_count):
                now[mask, k] = then[mask, k]


@compiled(part=True)
def _add_lone_payouts(
    probabilities: Doubles,
    owners: int,
    count: int,
    mask: int,
    note_count: int,
    notes: Rows,
    below: Doubles,
    now: Doubles,
    paid: Doubles,
) -> None:
    """Add the payouts of owners that have exactly `count` dice alone, below those of the mask."""
    for owner in range(owners):
        if mask >> owner & 1 or probabilities[owner, count] == 0:
            continue
        alone = probabilities[owner, count]
        for other in range(owners):
            if other != owner and not mask >> other & 1:
                alone *= below[other]
        if alone > 0:
            for k in range(note_count):
                paid[owner, 0] += alone * now[mask, k] * notes[k]
                paid[owner, 1] += alone * now[mask, k] * notes[k] * notes[k]


@compiled(part=True)
def _casino_moments(
    row: Rows,
    casino: int,
    final_dice: NDArray[np.float64],
    exact: bool,
    probabilities: Doubles,
    now: Doubles,
    then: Doubles,
    paid: Doubles,
) -> None:
    """Fill `paid` with the mean and the mean square of each seat's payout at a casino."""
    players = row[PLAYERS]
    there = CASINO_DICE + casino * OWNERS
    notes = row[
        CASINO_NOTES + casino * MAX_CASINO_NOTES : CASINO_NOTES + (casino + 1) * MAX_CASINO_NOTES
    ]
    neutral_dice = row[there + SLOTS]
    neutral_to_come = 0
    for seat in range(players):
        neutral_to_come += row[NEUTRAL_LEFT + seat]
    paid[:, :] = 0.0
    probabilities[:, :] = 0.0
    owners = players + (1 if row[NEUTRAL_GAME] else 0)
    highest = 0
    for seat in range(players):
        highest = max(highest, row[there + seat] + row[OWN_LEFT + seat])
    if row[NEUTRAL_GAME]:
        highest = max(highest, neutral_dice + neutral_to_come)
    if neutral_to_come == 0 or not exact:
        for seat in range(players):
            dice = row[there + seat]
            for more in range(row[OWN_LEFT + seat] + 1):
                for extra in range(row[NEUTRAL_LEFT + seat] + 1):
                    probabilities[seat, dice + more] += final_dice[
                        row[OWN_LEFT + seat], row[NEUTRAL_LEFT + seat], more, extra
                    ]
        if row[NEUTRAL_GAME]:
            _convolve_neutral(row, final_dice, neutral_dice, probabilities[players])
        _add_payout_moments(probabilities, owners, highest, notes, now, then, paid)
        return
    # The numbers of neutral and own dice added by a seat are dependent: case by case.
    parts = np.zeros((SLOTS, MAX_NEUTRAL_DICE + 1))
    given = np.zeros((SLOTS, MAX_NEUTRAL_DICE + 1, _MAX_COUNT + 1))
    for seat in range(players):
        own, neutral_left, dice = row[OWN_LEFT + seat], row[NEUTRAL_LEFT + seat], row[there + seat]
        for extra in range(neutral_left + 1):
            for more in range(own + 1):
                parts[seat, extra] += final_dice[own, neutral_left, more, extra]
            for more in range(own + 1):
                if parts[seat, extra] > 0:
                    probability = final_dice[own, neutral_left, more, extra] / parts[seat, extra]
                    given[seat, extra, dice + more] = probability
    added = np.zeros(SLOTS, np.int64)
    case = np.empty((OWNERS, 2))
    while True:
        total = neutral_dice
        whole = 1.0
        for seat in range(players):
            total += added[seat]
            whole *= parts[seat, added[seat]]
        if whole > 0:
            for count in range(highest + 1):
                for seat in range(players):
                    probabilities[seat, count] = given[seat, added[seat], count]
                probabilities[players, count] = 0.0
            probabilities[players, total] = 1.0
            case[:, :] = 0.0
            _add_payout_moments(probabilities, owners, highest, notes, now, then, case)
            for owner in range(owners):
                paid[owner, 0] += whole * case[owner, 0]
                paid[owner, 1] += whole * case[owner, 1]
        seat = 0
        while seat < players and added[seat] == row[NEUTRAL_LEFT + seat]:
            added[seat] = 0
            seat += 1
        if seat == players:
            break
        added[seat] += 1


@compiled(part=True)
def _convolve_neutral(
    row: Rows, final_dice: NDArray[np.float64], neutral_dice: int, probabilities: Doubles
) -> None:
    """Fill in the probabilities of the neutral dice, as if they were independent of own dice."""
    probabilities[neutral_dice] = 1.0
    highest = neutral_dice
    for seat in range(row[PLAYERS]):
        own, neutral_left = row[OWN_LEFT + seat], row[NEUTRAL_LEFT + seat]
        if neutral_left:
            before = probabilities.copy()
            probabilities[:] = 0.0
            for extra in range(neutral_left + 1):
                probability = 0.0
                for more in range(own + 1):
                    probability += final_dice[own, neutral_left, more, extra]
                for count in range(highest + 1):
                    probabilities[count + extra] += before[count] * probability
            highest += neutral_left


@compiled(part=True)
def _win_shares(row: Rows, mean: Doubles, variance: Doubles, out: Floats) -> None:
    """Fill in win shares from mean and variance of final money, as if normally distributed."""
    players = row[PLAYERS]
    total = 0.0
    for seat in range(players):
        share = 0.0
        stddev = sqrt(variance[seat])
        for node in range(QUADRATURE_NODES):
            x = QUADRATURE_RANGE * (2.0 * node / (QUADRATURE_NODES - 1) - 1.0)
            probability = exp(-0.5 * x * x)
            for other in range(players):
                if other != seat:
                    away = (mean[seat] + stddev * x - mean[other]) / sqrt(2.0 * variance[other])
                    probability *= 0.5 * (1.0 + erf(away))
            share += probability
        out[seat, 0] = share
        total += share
    for seat in range(players):
        out[seat, 0] /= total


@compiled
def evaluate_counting_rows(
    rows: Rows,
    before: Rows,
    final_dice: NDArray[np.float64],
    exact: bool,
    unit: int,
    die_value: float,
    out: Floats,
) -> None:
    """Evaluate rows that follow one turn from the row `before`: [row, seat, output]."""
    probabilities = np.empty((OWNERS, _MAX_COUNT + 1))
    now, then = np.empty((_MASKS, MAX_CASINO_NOTES)), np.empty((_MASKS, MAX_CASINO_NOTES))
    paid = np.empty((OWNERS, 2))
    # A casino that did not change depends only on the rest of the mover's hand.
    known = np.zeros((MAX_OWN_DICE + 1, MAX_NEUTRAL_DICE + 1, CASINOS), np.bool_)
    cached = np.empty((MAX_OWN_DICE + 1, MAX_NEUTRAL_DICE + 1, CASINOS, OWNERS, 2))
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
        if row[BETWEEN_ROUNDS]:
            for seat in range(players):
                mean[seat] = row[MONEY + seat] - before[MONEY + seat]
        else:
            own, neutral_left = row[OWN_LEFT + mover], row[NEUTRAL_LEFT + mover]
            for casino in range(CASINOS):
                there = CASINO_DICE + casino * OWNERS
                same = True
                for owner in range(OWNERS):
                    same = same and row[there + owner] == before[there + owner]
                if same and known[own, neutral_left, casino]:
                    paid[:, :] = cached[own, neutral_left, casino]
                else:
                    _casino_moments(row, casino, final_dice, exact, probabilities, now, then, paid)
                    if same:
                        known[own, neutral_left, casino] = True
                        cached[own, neutral_left, casino] = paid
                for seat in range(players):
                    mean[seat] += paid[seat, 0]
                    variance[seat] += paid[seat, 1] - paid[seat, 0] * paid[seat, 0]
        later = row[ROUNDS_LEFT] * (ROUND_STDDEV[players] / unit) ** 2
        for seat in range(players):
            money = mean[seat] / MONEY_SCALE
            out[number, seat, 1] = money
            out[number, seat, 2] = money * money + variance[seat] / (MONEY_SCALE * MONEY_SCALE)
            if not row[BETWEEN_ROUNDS]:
                mean[seat] += die_value / unit * row[OWN_LEFT + seat]
            # one note more decides between equals
            mean[seat] += before[MONEY + seat] + 0.01 * row[NOTES_WON + seat]
            variance[seat] += later + (MIN_STDDEV / unit) ** 2
        if row[BETWEEN_ROUNDS] and row[ROUNDS_LEFT] == 0:
            write_win_shares(row, out[number])
        else:
            _win_shares(row, mean, variance, out[number])


@dataclass(frozen=True, slots=True)
class CountingEvaluator:
    """The counting evaluator.

    `exact` says whether own and neutral dice are treated as dependent. Without it the evaluator is
    many times as fast, and off by a few thousand dollars.
    """

    exact: bool = True
    unit: int = MONEY_UNIT
    die_value: float = 0.0
    """Dollars that a die in the hand is worth beyond what random placement makes of it."""

    def evaluate_rows(self, rows: Rows, before: Rows) -> Floats:
        """Evaluate rows that follow one turn from the row `before`: [row, seat, output]."""
        out = np.empty((len(rows), SLOTS, OUTPUTS), np.float32)
        evaluate_counting_rows(
            rows, before, _final_dice_table(), self.exact, self.unit, self.die_value, out
        )
        return out
