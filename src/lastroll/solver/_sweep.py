"""Any number of players, with or without neutral dice: one sweep, a value for every seat.

A state has an allocation of each seat's own dice, the state of the neutral dice, and the turn. A
turn lowers the dice left, so states are valued in the order of all dice left. All states in which
every hand has the same size are valued together: a row of allocations of another seat at a time, in
vectors, as in `_duel`.

Each seat chooses the option that is best for itself, and of equals the one with the lowest face.
Values that differ by less than `tolerance` are equal: the last digits of a sum depend on its order,
and the choice of an indifferent seat matters for the others' money. For the same reason casinos
with equal notes are not interchangeable here: the lowest face depends on their numbers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.solver._allocations import CASINOS, Ints
from lastroll.solver._payoff import Payoffs
from lastroll.solver._rolls import HALF, HalfRolls

Values = NDArray[np.float64]
"""[state, turn, seat]"""

MONEY, MARGIN, WIN = range(3)

BEST: Final = 0
"""The seat chooses what is best for itself."""
AS_REFERENCE: Final = 1
"""The seat chooses what would be best for itself if the reference were the values."""
GREEDY: Final = 2
"""The seat chooses what would be best for itself if the round ended now."""
RANDOM: Final = 3
"""The seat chooses any face that shows, all equally probable."""

LANES: Final = 32
"""States processed together. With fewer, LLVM unrolls the loops and generates no vectors."""
_DICE_RADIX: Final = 64
"""More than the dice in a hand: a merit of money times this, less dice, ranks by money first."""


class StateIndex(NamedTuple):
    """The numbering of states: allocations and states of the neutral dice, like digits."""

    counts: Ints
    """[seat, placement, casino]"""
    strides: Ints
    neutral_counts: Ints
    purses: Ints
    """[seat, money or notes]"""


class Mover(NamedTuple):
    """The turn that is valued: seat, dice and next turn."""

    seat: int
    lane_seat: int
    """The seat whose allocations are the lanes."""
    own: int
    neutral: int
    turn: int
    next_turn: int
    """The turn after it, or -1 if no other seat has dice."""
    policy: int


class SweepBuffers(NamedTuple):
    """Work buffers; the last index is the lane, the first a seat or, at the end, the merit."""

    options: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    means: NDArray[np.float64]
    payoff_index: Ints
    """The number of the payoff of each casino: [casino, lane]."""


@compiled(part=True)
def _index_payoffs(
    payoff_index: Ints,
    state_index: StateIndex,
    radix: Ints,
    at: Ints,
    neutral: int,
    lane_seat: int,
    width: int,
) -> None:
    """Fill `payoff_index` with the numbers of the payoffs of each casino."""
    seats = len(at)
    for casino in range(CASINOS):
        number = 0
        if len(radix) > seats:
            number = state_index.neutral_counts[neutral, casino] * radix[seats]
        for seat in range(seats):
            if seat != lane_seat:
                number += state_index.counts[seat, at[seat], casino] * radix[seat]
        for i in range(width):
            payoff_index[casino, i] = (
                number + state_index.counts[lane_seat, at[lane_seat] + i, casino] * radix[lane_seat]
            )


@compiled(part=True)
def _state_number(strides: Ints, at: Ints, neutral: int) -> int:
    """Return the number of the state with these allocations and neutral dice."""
    state = neutral
    for seat in range(len(strides)):
        state += at[seat] * strides[seat]
    return state


@compiled(part=True)
def _advance(at: Ints, ranges: Ints, lane_seat: int) -> bool:
    """Advance the allocations of all seats except the lanes' one; return False after the last."""
    for seat in range(len(at) - 1, -1, -1):
        if seat != lane_seat:
            at[seat] += 1
            if at[seat] < ranges[seat, 1]:
                return True
            at[seat] = ranges[seat, 0]
    return False


@compiled(part=True)
def _gather_options(
    values: Values,
    reference: Values,
    state_index: StateIndex,
    payoffs: Payoffs,
    at: Ints,
    neutral: int,
    state: int,
    width: int,
    successors: NDArray[np.int32],
    neutral_successors: NDArray[np.int32],
    moving: Mover,
    buffers: SweepBuffers,
) -> None:
    """Fill the options with the values of their successors: all seats, then the merit."""
    options, payoff_index = buffers.options, buffers.payoff_index
    seats, mover = len(state_index.strides), moving.seat
    step = state_index.strides[moving.lane_seat]
    if moving.policy == GREEDY:
        _index_payoffs(
            payoff_index, state_index, payoffs.radix, at, neutral, moving.lane_seat, width
        )
    option = -1
    for casino in range(CASINOS):
        for dice in range(moving.own + 1):
            for extra in range(moving.neutral + 1):
                option += 1
                if dice + extra == 0:
                    for i in range(LANES):
                        options[seats, option, i] = -np.inf  # the face does not show
                    continue
                placed = successors[at[mover], casino, dice] - at[mover]
                laid = neutral_successors[neutral, mover, casino, extra] - neutral
                after = state + placed * state_index.strides[mover] + laid
                turn = moving.next_turn
                if turn < 0:
                    # Nobody else has dice: the same seat again, or the end of the round, which is
                    # stored at turn 0.
                    turn = moving.turn if dice + extra < moving.own + moving.neutral else 0
                for i in range(width):
                    for seat in range(seats):
                        options[seat, option, i] = values[after + i * step, turn, seat]
                if moving.policy == BEST:
                    for i in range(LANES):
                        options[seats, option, i] = options[mover, option, i]
                elif moving.policy == AS_REFERENCE:
                    for i in range(width):
                        options[seats, option, i] = reference[after + i * step, turn, mover]
                elif moving.policy == GREEDY:
                    more = dice * payoffs.radix[mover]
                    if extra:
                        more += extra * payoffs.radix[seats]
                    for i in range(width):
                        gain = _scaled_gain(
                            payoffs.money, casino, payoff_index[casino, i], more, mover
                        )
                        options[seats, option, i] = gain * _DICE_RADIX - dice - extra


@compiled(part=True)
def _scaled_gain(money: Ints, casino: int, number: int, more: int, mover: int) -> int:
    """Return what adding dice gains a seat over the mean of the others, times their number."""
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
    tolerance: float,
) -> None:
    merit = len(options) - 1
    for outcome in range(len(rows)):
        one = first + rows[outcome, 0]
        two = first + rows[outcome, 1]
        three = first + rows[outcome, 2]
        # in the order of faces, and only if better: between equals the lowest face
        for kind in range(merit + 1):
            for i in range(LANES):
                x, y, z = options[merit, one, i], options[merit, two, i], options[merit, three, i]
                a, b, c = options[kind, one, i], options[kind, two, i], options[kind, three, i]
                second = y > x + tolerance
                higher = y if second else x
                value = b if second else a
                best[kind, outcome, i] = c if z > higher + tolerance else value


@compiled(part=True)
def _expect_choice(
    means: NDArray[np.float64],
    low: NDArray[np.float64],
    high: NDArray[np.float64],
    halves: HalfRolls,
    tolerance: float,
) -> None:
    """Add to `means` the mean, over all rolls, of every seat's value of the choice."""
    merit = len(low) - 1
    groups = len(halves.starts) - 1
    for group in range(groups):
        rest = groups - 1 - group
        first, last = halves.starts[rest], halves.starts[rest + 1]
        for one in range(halves.starts[group], halves.starts[group + 1]):
            chance = halves.probabilities[one]
            for seat in range(merit):
                other = first
                # three at once: the sums are loaded and stored a third as often
                while other + 3 <= last:
                    p = chance * halves.probabilities[other]
                    q = chance * halves.probabilities[other + 1]
                    r = chance * halves.probabilities[other + 2]
                    for i in range(LANES):
                        bar, a = low[merit, one, i] + tolerance, low[seat, one, i]
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
                    p = chance * halves.probabilities[other]
                    for i in range(LANES):
                        bar, a = low[merit, one, i] + tolerance, low[seat, one, i]
                        x, b = high[merit, other, i], high[seat, other, i]
                        means[seat, i] += p * (b if x > bar else a)
                    other += 1


@compiled
def value_turns(
    values: Values,
    reference: Values,
    state_index: StateIndex,
    payoffs: Payoffs,
    ranges: Ints,
    neutrals: tuple[int, int],
    successors: NDArray[np.int32],
    neutral_successors: NDArray[np.int32],
    moving: Mover,
    halves: HalfRolls,
    random_probabilities: NDArray[np.float64],
    buffers: SweepBuffers,
    tolerance: float,
) -> None:
    """Value the turns of one seat in all states whose allocations are in these ranges."""
    options, means = buffers.options, buffers.means
    seats = len(state_index.strides)
    lane_seat = moving.lane_seat
    step = state_index.strides[lane_seat]
    for start in range(ranges[lane_seat, 0], ranges[lane_seat, 1], LANES):
        width = min(LANES, ranges[lane_seat, 1] - start)
        at = ranges[:, 0].copy()
        at[lane_seat] = start
        going = True
        while going:
            for neutral in range(neutrals[0], neutrals[1]):
                state = _state_number(state_index.strides, at, neutral)
                _gather_options(
                    values, reference, state_index, payoffs, at, neutral, state, width,
                    successors, neutral_successors, moving, buffers,
                )  # fmt: skip
                for seat in range(seats):
                    for i in range(LANES):
                        means[seat, i] = 0.0
                if moving.policy == RANDOM:
                    for option in range(len(random_probabilities)):
                        for seat in range(seats):
                            for i in range(LANES):
                                means[seat, i] += (
                                    random_probabilities[option] * options[seat, option, i]
                                )
                else:
                    half = HALF * (moving.own + 1) * (moving.neutral + 1)
                    _best_of_half(buffers.low, options, 0, halves.rows, tolerance)
                    _best_of_half(buffers.high, options, half, halves.rows, tolerance)
                    _expect_choice(means, buffers.low, buffers.high, halves, tolerance)
                for i in range(width):
                    for seat in range(seats):
                        values[state + i * step, moving.turn, seat] = means[seat, i]
            going = _advance(at, ranges, lane_seat)


@compiled
def value_round_ends(
    values: Values,
    state_index: StateIndex,
    payoffs: Payoffs,
    ranges: Ints,
    neutrals: tuple[int, int],
    objective_code: int,
    payoff_index: Ints,
) -> None:
    """Value the end of the round, for all allocations in these ranges."""
    seats = len(state_index.strides)
    lane_seat = seats - 1
    money, notes = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for start in range(ranges[lane_seat, 0], ranges[lane_seat, 1], LANES):
        width = min(LANES, ranges[lane_seat, 1] - start)
        at = ranges[:, 0].copy()
        at[lane_seat] = start
        going = True
        while going:
            for neutral in range(neutrals[0], neutrals[1]):
                _index_payoffs(
                    payoff_index, state_index, payoffs.radix, at, neutral, lane_seat, width
                )
                state = _state_number(state_index.strides, at, neutral)
                for i in range(width):
                    for seat in range(seats):
                        money[seat] = state_index.purses[seat, 0]
                        notes[seat] = state_index.purses[seat, 1]
                        for casino in range(CASINOS):
                            money[seat] += payoffs.money[casino, payoff_index[casino, i], seat]
                            notes[seat] += payoffs.notes[casino, payoff_index[casino, i], seat]
                    _write_terminal_values(
                        values[state + i * state_index.strides[lane_seat], 0],
                        money,
                        notes,
                        objective_code,
                    )
            going = _advance(at, ranges, lane_seat)


@compiled(part=True)
def _write_terminal_values(
    result: NDArray[np.float64], money: Ints, notes: Ints, objective_code: int
) -> None:
    seats = len(money)
    if objective_code == MONEY:
        for seat in range(seats):
            result[seat] = money[seat]
    elif objective_code == MARGIN:
        total = money.sum()
        for seat in range(seats):
            result[seat] = money[seat] - (total - money[seat]) / (seats - 1)
    else:
        # Most money, then most notes; seats that are equal in both share the win.
        richest, most, winners = money.max(), -1, 0
        for seat in range(seats):
            if money[seat] == richest:
                most = max(most, notes[seat])
        for seat in range(seats):
            winners += money[seat] == richest and notes[seat] == most
        for seat in range(seats):
            won = money[seat] == richest and notes[seat] == most
            result[seat] = 1.0 / winners if won else 0.0
