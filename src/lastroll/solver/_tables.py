"""The tables of a round for any number of seats: making them, and finding a position in them."""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from lastroll.rules import Position
from lastroll.solver._neutral import number_neutral
from lastroll.solver._objective import Objective, open_purses
from lastroll.solver._payoff import tabulate_payoffs
from lastroll.solver._placements import CASINOS, Ints, number_dice
from lastroll.solver._reach import placed_since, slack_of
from lastroll.solver._rolls import chances_at_random, list_halves
from lastroll.solver._sweep import (
    BEST,
    LANES,
    MARGIN,
    MONEY,
    WIN,
    Bench,
    Hand,
    Layout,
    Values,
    value_ends,
    value_turns,
)

_GOALS: Final = {Objective.MONEY: MONEY, Objective.MARGIN: MARGIN, Objective.WIN: WIN}


class Tables:
    """Everything that can follow a position, numbered; values are made by sweeps over it."""

    def __init__(self, position: Position, objective: Objective) -> None:
        self._root = position
        self._goal = _GOALS[objective]
        self._slack = slack_of(position, objective)
        self._placements = [number_dice(hand.own) for hand in position.hands]
        self._neutral = number_neutral(tuple(hand.neutral for hand in position.hands))
        self._payoffs = tabulate_payoffs(position)
        with_dice = [any(hand) for hand in position.hands]
        self._turns = [sum(with_dice[:seat]) for seat in range(len(with_dice))]
        self._turn_count = max(1, sum(with_dice))
        sizes = [len(one) for one in self._placements]
        # The last digit of a state's number is what became of the neutral dice.
        strides = np.cumprod([len(self._neutral), *sizes[:0:-1]], dtype=np.int64)[::-1].copy()
        self._states = int(strides[0]) * sizes[0]
        counts = np.zeros((len(sizes), max(sizes), CASINOS), np.int64)
        for seat, one in enumerate(self._placements):
            counts[seat, : len(one)] = one.counts
        purses = np.zeros((len(sizes), 2), np.int64)
        if objective is Objective.WIN:
            purses[:] = open_purses(position)
        self._layout = Layout(counts, strides, self._neutral.counts, purses)

    def sweep(self, policies: tuple[int, ...] = (), reference: Values | None = None) -> Values:
        """Value every state for every seat; without `policies` everybody plays best."""
        seats = len(self._placements)
        values = np.empty((self._states, self._turn_count, seats))
        if reference is None:
            reference = np.empty((0, self._turn_count, seats))
        bench = self._bench()
        for left, neutral_left in self._hands():
            levels = [one.level(dice) for one, dice in zip(self._placements, left, strict=True)]
            ranges = np.array(levels, np.int64)
            neutrals = self._neutral.groups[neutral_left]
            sizes = [own + extra for own, extra in zip(left, neutral_left, strict=True)]
            if not any(sizes):
                value_ends(
                    values, self._layout, self._payoffs, ranges, neutrals, self._goal, bench.there
                )
            for seat in range(seats):
                own, extra = left[seat], neutral_left[seat]
                if own + extra:
                    value_turns(
                        values,
                        reference,
                        self._layout,
                        self._payoffs,
                        ranges,
                        neutrals,
                        self._placements[seat].following,
                        self._neutral.following,
                        Hand(
                            seat,
                            _lane(ranges, seat),
                            own,
                            extra,
                            self._turns[seat],
                            self._then(sizes, seat),
                            policies[seat] if policies else BEST,
                        ),
                        list_halves(own, extra),
                        chances_at_random(own, extra),
                        bench,
                        self._slack,
                    )
        return values

    def look_up(self, values: Values, position: Position) -> tuple[float, ...]:
        """Give the values of a position in which somebody is to roll."""
        assert position.turn is not None
        placed = placed_since(self._root, position)
        left = tuple(hand.neutral for hand in position.hands)
        laid = placed[-1] if position.rules.neutral else (0,) * CASINOS
        state = self._neutral.numbers[(*left, *laid)]
        for seat, placements in enumerate(self._placements):
            state += placements.number(placed[seat]) * int(self._layout.strides[seat])
        return tuple(map(float, values[state, self._turns[position.turn]]))

    def _hands(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """List all sizes that the hands can have, own and neutral, with fewer dice first."""
        own = product(*(range(one.dice + 1) for one in self._placements))
        both = product(own, self._neutral.groups)
        return sorted(both, key=lambda hands: sum(hands[0]) + sum(hands[1]))

    def _then(self, sizes: list[int], seat: int) -> int:
        """Give, clockwise, the turn of the next other seat with dice; -1 where there is none."""
        for step in range(1, len(sizes)):
            other = (seat + step) % len(sizes)
            if sizes[other]:
                return self._turns[other]
        return -1

    def _bench(self) -> Bench:
        kinds = len(self._placements) + 1
        own = max(one.dice for one in self._placements)
        neutral = max(self._neutral.hands)
        options = CASINOS * (own + 1) * (neutral + 1)
        outcomes = len(list_halves(own, neutral).rows)
        return Bench(
            np.zeros((kinds, options, LANES)),
            np.empty((kinds, outcomes, LANES)),
            np.empty((kinds, outcomes, LANES)),
            np.empty((kinds - 1, LANES)),
            np.empty((CASINOS, LANES), np.int64),
        )


def _lane(ranges: Ints, mover: int) -> int:
    """Choose the other seat whose placements lie closest together, if they fill the lanes well."""
    others = [seat for seat in range(len(ranges)) if seat != mover]
    sizes = ranges[:, 1] - ranges[:, 0]
    return max(others, key=lambda seat: (min(int(sizes[seat]), LANES // 2), seat))
