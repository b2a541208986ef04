"""Any number of players, with or without neutral dice: one sweep, a value for every seat.

A state is a placement of each seat's own dice, what became of the neutral dice, and whose turn it
is. A turn lowers the dice left, so states are valued in the order of all dice left, and all states
in which every hand has the same size are valued together: a row of placements of some other seat at
a time, in vectors, as `_duel` does it.

Each seat takes the option that is best for itself, and of equals the one with the lowest face.
Equal is what differs by less than `slack`: the same value reached by two ways of adding up can
differ in its last digits, and a seat that is indifferent decides about the others' money. For the
same reason casinos with equal notes are not taken for one another here: the lowest face is a
matter of their numbers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.solver._payoff import Payoffs
from lastroll.solver._placements import CASINOS, Ints
from lastroll.solver._rolls import HALF, Halves

Values = NDArray[np.float64]
"""[state, turn, seat]"""

MONEY, MARGIN, WIN = range(3)

BEST: Final = 0
"""A seat that takes what is best for itself."""
AS_REFERENCE: Final = 1
"""A seat that takes what would be best for itself if the reference were the values."""
GREEDY: Final = 2
"""A seat that takes what leaves it best off if the round ended now."""
RANDOM: Final = 3
"""A seat that takes any face that shows, each with the same chance."""

LANES: Final = 32
"""States that are worked on together. With fewer, LLVM unrolls the loops and makes no vectors."""
_DICE_PLACES: Final = 64
"""More than the dice in a hand: a merit of money times this, less dice, ranks by money first."""


class Layout(NamedTuple):
    """How states are numbered: placements and what became of neutral dice, like digits."""

    counts: Ints
    """[seat, placement, casino]"""
    strides: Ints
    neutral_counts: Ints
    purses: Ints
    """[seat, money or notes]"""


class Hand(NamedTuple):
    """The turn that is valued: whose it is, with which dice, and who is next."""

    seat: int
    lane: int
    """The seat whose placements lie side by side."""
    own: int
    neutral: int
    turn: int
    then: int
    """The turn after it, or -1 where nobody else has dice."""
    policy: int


class Bench(NamedTuple):
    """Room to work in; the last index is the lane, the first a seat or, at the end, the merit."""

    options: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    means: NDArray[np.float64]
    there: Ints
    """The number of what lies at a casino: [casino, lane]."""


@compiled(part=True)
def _count_dice(
    there: Ints, layout: Layout, radix: Ints, at: Ints, neutral: int, lane: int, width: int
) -> None:
    """Set `there` to the numbers under which the pay-offs of each casino are found."""
    seats = len(at)
    for casino in range(CASINOS):
        number = 0
        if len(radix) > seats:
            number = layout.neutral_counts[neutral, casino] * radix[seats]
        for seat in range(seats):
            if seat != lane:
                number += layout.counts[seat, at[seat], casino] * radix[seat]
        for i in range(width):
            there[casino, i] = number + layout.counts[lane, at[lane] + i, casino] * radix[lane]


@compiled(part=True)
def _state(strides: Ints, at: Ints, neutral: int) -> int:
    """Give the number of the state with these placements and neutral dice."""
    state = neutral
    for seat in range(len(strides)):
        state += at[seat] * strides[seat]
    return state


@compiled(part=True)
def _next(at: Ints, ranges: Ints, lane: int) -> bool:
    """Go on to the next placements of all seats but the one in the lanes; False after the last."""
    for seat in range(len(at) - 1, -1, -1):
        if seat != lane:
            at[seat] += 1
            if at[seat] < ranges[seat, 1]:
                return True
            at[seat] = ranges[seat, 0]
    return False


@compiled(part=True)
def _fetch(
    values: Values,
    reference: Values,
    layout: Layout,
    payoffs: Payoffs,
    at: Ints,
    neutral: int,
    state: int,
    width: int,
    following: NDArray[np.int32],
    neutral_following: NDArray[np.int32],
    hand: Hand,
    bench: Bench,
) -> None:
    """Set the bench's options to what follows from each: values of all seats, then the merit."""
    options, there = bench.options, bench.there
    seats, mover = len(layout.strides), hand.seat
    step = layout.strides[hand.lane]
    if hand.policy == GREEDY:
        _count_dice(there, layout, payoffs.radix, at, neutral, hand.lane, width)
    option = -1
    for casino in range(CASINOS):
        for dice in range(hand.own + 1):
            for extra in range(hand.neutral + 1):
                option += 1
                if dice + extra == 0:
                    for i in range(LANES):
                        options[seats, option, i] = -np.inf  # the face does not show
                    continue
                placed = following[at[mover], casino, dice] - at[mover]
                laid = neutral_following[neutral, mover, casino, extra] - neutral
                after = state + placed * layout.strides[mover] + laid
                turn = hand.then
                if turn < 0:
                    # Alone: the turn comes back, or the round is over, which stands at turn 0.
                    turn = hand.turn if dice + extra < hand.own + hand.neutral else 0
                for i in range(width):
                    for seat in range(seats):
                        options[seat, option, i] = values[after + i * step, turn, seat]
                if hand.policy == BEST:
                    for i in range(LANES):
                        options[seats, option, i] = options[mover, option, i]
                elif hand.policy == AS_REFERENCE:
                    for i in range(width):
                        options[seats, option, i] = reference[after + i * step, turn, mover]
                elif hand.policy == GREEDY:
                    more = dice * payoffs.radix[mover]
                    if extra:
                        more += extra * payoffs.radix[seats]
                    for i in range(width):
                        gain = _gain(payoffs.money, casino, there[casino, i], more, mover)
                        options[seats, option, i] = gain * _DICE_PLACES - dice - extra


@compiled(part=True)
def _gain(money: Ints, casino: int, number: int, more: int, mover: int) -> int:
    """Give what a seat gains on the mean of the others, times their number, by adding dice."""
    gain = 0
    for seat in range(money.shape[2]):
        change = money[casino, number + more, seat] - money[casino, number, seat]
        gain += change * (money.shape[2] - 1 if seat == mover else -1)
    return gain


@compiled(part=True)
def _best_of_half(
    best: NDArray[np.float64],
    options: NDArray[np.float64],
    first: int,
    rows: Ints,
    slack: float,
) -> None:
    merit = len(options) - 1
    for outcome in range(len(rows)):
        one = first + rows[outcome, 0]
        two = first + rows[outcome, 1]
        three = first + rows[outcome, 2]
        # In the order of faces, and only if better: between equals the lowest face.
        for kind in range(merit + 1):
            for i in range(LANES):
                x, y, z = options[merit, one, i], options[merit, two, i], options[merit, three, i]
                a, b, c = options[kind, one, i], options[kind, two, i], options[kind, three, i]
                second = y > x + slack
                higher = y if second else x
                value = b if second else a
                best[kind, outcome, i] = c if z > higher + slack else value


@compiled(part=True)
def _expect_choice(
    means: NDArray[np.float64],
    low: NDArray[np.float64],
    high: NDArray[np.float64],
    halves: Halves,
    slack: float,
) -> None:
    """Add to `means` the mean, over all rolls, of every seat's value of what is chosen."""
    merit = len(low) - 1
    groups = len(halves.starts) - 1
    for group in range(groups):
        rest = groups - 1 - group
        first, last = halves.starts[rest], halves.starts[rest + 1]
        for one in range(halves.starts[group], halves.starts[group + 1]):
            chance = halves.chances[one]
            for seat in range(merit):
                other = first
                # Three at once: the sums are fetched and put back a third as often.
                while other + 3 <= last:
                    p = chance * halves.chances[other]
                    q = chance * halves.chances[other + 1]
                    r = chance * halves.chances[other + 2]
                    for i in range(LANES):
                        bar, a = low[merit, one, i] + slack, low[seat, one, i]
                        x, y, z = (
                            high[merit, other, i],
                            high[merit, other + 1, i],
                            high[merit, other + 2, i],
                        )
                        b, c, d = (
                            high[seat, other, i],
                            high[seat, other + 1, i],
                            high[seat, other + 2, i],
                        )
                        means[seat, i] += (
                            p * (b if x > bar else a)
                            + q * (c if y > bar else a)
                            + r * (d if z > bar else a)
                        )
                    other += 3
                while other < last:
                    p = chance * halves.chances[other]
                    for i in range(LANES):
                        bar, a = low[merit, one, i] + slack, low[seat, one, i]
                        x, b = high[merit, other, i], high[seat, other, i]
                        means[seat, i] += p * (b if x > bar else a)
                    other += 1


@compiled
def value_turns(
    values: Values,
    reference: Values,
    layout: Layout,
    payoffs: Payoffs,
    ranges: Ints,
    neutrals: tuple[int, int],
    following: NDArray[np.int32],
    neutral_following: NDArray[np.int32],
    hand: Hand,
    halves: Halves,
    at_random: NDArray[np.float64],
    bench: Bench,
    slack: float,
) -> None:
    """Value the turns of one seat in all states whose placements are in these ranges."""
    options, means = bench.options, bench.means
    seats = len(layout.strides)
    lane = hand.lane
    step = layout.strides[lane]
    for start in range(ranges[lane, 0], ranges[lane, 1], LANES):
        width = min(LANES, ranges[lane, 1] - start)
        at = ranges[:, 0].copy()
        at[lane] = start
        going = True
        while going:
            for neutral in range(neutrals[0], neutrals[1]):
                state = _state(layout.strides, at, neutral)
                _fetch(
                    values, reference, layout, payoffs, at, neutral, state, width,
                    following, neutral_following, hand, bench,
                )  # fmt: skip
                for seat in range(seats):
                    for i in range(LANES):
                        means[seat, i] = 0.0
                if hand.policy == RANDOM:
                    for option in range(len(at_random)):
                        for seat in range(seats):
                            for i in range(LANES):
                                means[seat, i] += at_random[option] * options[seat, option, i]
                else:
                    half = HALF * (hand.own + 1) * (hand.neutral + 1)
                    _best_of_half(bench.low, options, 0, halves.rows, slack)
                    _best_of_half(bench.high, options, half, halves.rows, slack)
                    _expect_choice(means, bench.low, bench.high, halves, slack)
                for i in range(width):
                    for seat in range(seats):
                        values[state + i * step, hand.turn, seat] = means[seat, i]
            going = _next(at, ranges, lane)


@compiled
def value_ends(
    values: Values,
    layout: Layout,
    payoffs: Payoffs,
    ranges: Ints,
    neutrals: tuple[int, int],
    goal: int,
    there: Ints,
) -> None:
    """Value the end of the round, for all placements in these ranges."""
    seats = len(layout.strides)
    lane = seats - 1
    money, notes = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for start in range(ranges[lane, 0], ranges[lane, 1], LANES):
        width = min(LANES, ranges[lane, 1] - start)
        at = ranges[:, 0].copy()
        at[lane] = start
        going = True
        while going:
            for neutral in range(neutrals[0], neutrals[1]):
                _count_dice(there, layout, payoffs.radix, at, neutral, lane, width)
                state = _state(layout.strides, at, neutral)
                for i in range(width):
                    for seat in range(seats):
                        money[seat] = layout.purses[seat, 0]
                        notes[seat] = layout.purses[seat, 1]
                        for casino in range(CASINOS):
                            money[seat] += payoffs.money[casino, there[casino, i], seat]
                            notes[seat] += payoffs.notes[casino, there[casino, i], seat]
                    _worth(values[state + i * layout.strides[lane], 0], money, notes, goal)
            going = _next(at, ranges, lane)


@compiled(part=True)
def _worth(result: NDArray[np.float64], money: Ints, notes: Ints, goal: int) -> None:
    seats = len(money)
    if goal == MONEY:
        for seat in range(seats):
            result[seat] = money[seat]
    elif goal == MARGIN:
        total = money.sum()
        for seat in range(seats):
            result[seat] = money[seat] - (total - money[seat]) / (seats - 1)
    else:
        # Most money, then most notes; those who are equal in both share.
        richest, most, winners = money.max(), -1, 0
        for seat in range(seats):
            if money[seat] == richest:
                most = max(most, notes[seat])
        for seat in range(seats):
            winners += money[seat] == richest and notes[seat] == most
        for seat in range(seats):
            won = money[seat] == richest and notes[seat] == most
            result[seat] = 1.0 / winners if won else 0.0
