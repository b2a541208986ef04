"""The states of a round for any number of seats: valuing them, and finding a position in them."""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from lastroll.rules import Position
from lastroll.solver._allocations import CASINOS, Ints, index_allocations
from lastroll.solver._neutral import index_neutral
from lastroll.solver._objective import Objective, checked_purses
from lastroll.solver._payoff import tabulate_payoffs
from lastroll.solver._reach import placed_since, tolerance_of
from lastroll.solver._rolls import half_rolls, random_option_probabilities
from lastroll.solver._sweep import (
    BEST,
    LANES,
    MARGIN,
    MONEY,
    WIN,
    Mover,
    StateIndex,
    SweepBuffers,
    Values,
    value_round_ends,
    value_turns,
)

_OBJECTIVE_CODES: Final = {Objective.MONEY: MONEY, Objective.MARGIN: MARGIN, Objective.WIN: WIN}


class RoundStates:
    """All states that can follow a position, numbered; sweeps compute their values."""

    def __init__(self, position: Position, objective: Objective) -> None:
        self._root = position
        self._objective_code = _OBJECTIVE_CODES[objective]
        self._tolerance = tolerance_of(position, objective)
        self._allocations = [index_allocations(hand.own) for hand in position.hands]
        self._neutral = index_neutral(tuple(hand.neutral for hand in position.hands))
        self._payoffs = tabulate_payoffs(position)
        with_dice = [any(hand) for hand in position.hands]
        self._turns = [sum(with_dice[:seat]) for seat in range(len(with_dice))]
        self._turn_count = max(1, sum(with_dice))
        sizes = [len(one) for one in self._allocations]
        # The last digit of a state's number is the state of the neutral dice.
        strides = np.cumprod([len(self._neutral), *sizes[:0:-1]], dtype=np.int64)[::-1].copy()
        self._states = int(strides[0]) * sizes[0]
        counts = np.zeros((len(sizes), max(sizes), CASINOS), np.int64)
        for seat, one in enumerate(self._allocations):
            counts[seat, : len(one)] = one.counts
        purses = np.zeros((len(sizes), 2), np.int64)
        if objective is Objective.WIN:
            purses[:] = checked_purses(position)
        self._state_index = StateIndex(counts, strides, self._neutral.counts, purses)

    def sweep(self, policies: tuple[int, ...] = (), reference: Values | None = None) -> Values:
        """Return each state's values to all seats; without `policies` every seat plays best."""
        seats = len(self._allocations)
        values = np.empty((self._states, self._turn_count, seats))
        if reference is None:
            reference = np.empty((0, self._turn_count, seats))
        buffers = self._new_buffers()
        for left, neutral_left in self._hand_sizes():
            levels = [one.level(dice) for one, dice in zip(self._allocations, left, strict=True)]
            ranges = np.array(levels, np.int64)
            neutrals = self._neutral.groups[neutral_left]
            sizes = [own + extra for own, extra in zip(left, neutral_left, strict=True)]
            if not any(sizes):
                value_round_ends(
                    values,
                    self._state_index,
                    self._payoffs,
                    ranges,
                    neutrals,
                    self._objective_code,
                    buffers.payoff_index,
                )
            for seat in range(seats):
                own, extra = left[seat], neutral_left[seat]
                if own + extra:
                    value_turns(
                        values,
                        reference,
                        self._state_index,
                        self._payoffs,
                        ranges,
                        neutrals,
                        self._allocations[seat].successors,
                        self._neutral.successors,
                        Mover(
                            seat,
                            _choose_lane_seat(ranges, seat),
                            own,
                            extra,
                            self._turns[seat],
                            self._next_turn(sizes, seat),
                            policies[seat] if policies else BEST,
                        ),
                        half_rolls(own, extra),
                        random_option_probabilities(own, extra),
                        buffers,
                        self._tolerance,
                    )
        return values

    def look_up(self, values: Values, position: Position) -> tuple[float, ...]:
        """Return the values of a position in which a seat is to roll."""
        assert position.turn is not None
        placed = placed_since(self._root, position)
        left = tuple(hand.neutral for hand in position.hands)
        laid = placed[-1] if position.rules.neutral else (0,) * CASINOS
        state = self._neutral.numbers[(*left, *laid)]
        for seat, allocation in enumerate(self._allocations):
            state += allocation.number(placed[seat]) * int(self._state_index.strides[seat])
        return tuple(map(float, values[state, self._turns[position.turn]]))

    def _hand_sizes(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Return all sizes that the hands can have, own and neutral, with fewer dice first."""
        own = product(*(range(one.dice + 1) for one in self._allocations))
        both = product(own, self._neutral.groups)
        return sorted(both, key=lambda hands: sum(hands[0]) + sum(hands[1]))

    def _next_turn(self, sizes: list[int], seat: int) -> int:
        """Return, clockwise, the turn of the next other seat with dice; -1 if there is none."""
        for step in range(1, len(sizes)):
            other = (seat + step) % len(sizes)
            if sizes[other]:
                return self._turns[other]
        return -1

    def _new_buffers(self) -> SweepBuffers:
        kinds = len(self._allocations) + 1
        own = max(one.dice for one in self._allocations)
        neutral = max(self._neutral.hands)
        options = CASINOS * (own + 1) * (neutral + 1)
        outcomes = len(half_rolls(own, neutral).rows)
        return SweepBuffers(
            np.zeros((kinds, options, LANES)),
            np.empty((kinds, outcomes, LANES)),
            np.empty((kinds, outcomes, LANES)),
            np.empty((kinds - 1, LANES)),
            np.empty((CASINOS, LANES), np.int64),
        )


def _choose_lane_seat(ranges: Ints, mover: int) -> int:
    """Return the other seat whose allocations are closest together, if they fill the lanes well."""
    others = [seat for seat in range(len(ranges)) if seat != mover]
    sizes = ranges[:, 1] - ranges[:, 0]
    return max(others, key=lambda seat: (min(int(sizes[seat]), LANES // 2), seat))
