"""Search: rollouts of every choice on the same dice, with luck-adjusted values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np

from lastroll.evaluator._evaluator import NetEvaluator
from lastroll.evaluator._plies import Values, one_ply_values, two_ply_values
from lastroll.evaluator._rollouts import Rollouts
from lastroll.evaluator._rows import Rows, row_of
from lastroll.evaluator.features import MONEY_SCALE, MONEY_UNIT
from lastroll.rules import Position

SEARCH_BUDGET: Final = 24_000
"""Default budget of evaluations for a choice: less than a second on one core."""
_PRIOR_ROLLOUTS: Final = 12.0
"""Weight of the net's two-ply value, as a number of rollouts."""
_PRUNE_MARGIN: Final = 0.12
"""Win share behind the best at which a choice is pruned."""
_PRUNE_MARGIN_DOLLARS: Final = 0.4
_TWO_PLY_FRACTION: Final = 0.25
"""Share of the budget for two-ply values before rollouts."""
_ROLLOUTS_PER_CHECK: Final = 4
"""Rollouts of each choice between two checks of the budget."""


_NO_VALUES: Final[Mapping[int, Values]] = MappingProxyType({})


class SearchedChoice(NamedTuple):
    """A choice, its value to the seat to act, and the error of that value."""

    face: int
    value: float
    """The win share, or dollars of margin."""
    stderr: float
    rollouts: int
    net: float
    """The net's value, two-ply if the budget allowed it."""
    values: Values = ()
    """The values to every seat."""
    behind: float = inf
    """The standard error of the difference to the best choice, by the rollouts that both had."""

    @property
    def sampled(self) -> bool:
        """Whether there were enough rollouts to know the standard error."""
        return self.rollouts > 1


@dataclass(slots=True)
class _Candidate:
    face: int
    row: Rows
    seat: int
    net: Values
    other_values: Values
    other_weight: float = 0.0
    results: list[list[float]] = field(default_factory=list)
    """The values to every seat, by rollout."""

    @property
    def value(self) -> float:
        return self.value_of(self.seat)

    def value_of(self, seat: int) -> float:
        count, net = len(self.results), self.net[seat]
        mean = sum([result[seat] for result in self.results]) / count if count else net
        found = net + (mean - net) * count / (count + _PRIOR_ROLLOUTS)
        return (1 - self.other_weight) * found + self.other_weight * self.other_values[seat]

    @property
    def stderr(self) -> float:
        return _standard_error([result[self.seat] for result in self.results])

    def behind(self, best: _Candidate) -> float:
        if self is best:
            return 0.0
        pairs = zip(self.results, best.results, strict=False)
        return _standard_error([mine[self.seat] - its[self.seat] for mine, its in pairs])


def _standard_error(numbers: Sequence[float]) -> float:
    count = len(numbers)
    return float(np.std(numbers, ddof=1) / count**0.5) if count > 1 else inf


def search(
    evaluator: NetEvaluator,
    position: Position,
    *,
    budget: int = SEARCH_BUDGET,
    turns: int | None = None,
    key: int = 0,
    for_margin: bool = False,
    counting_seats: Collection[int] = (),
    other_values: Mapping[int, Values] = _NO_VALUES,
    other_weight: float = 0.0,
    should_stop: Callable[[], bool] = lambda: False,
) -> tuple[SearchedChoice, ...]:
    """Search the choices of a position with a roll; return them best first.

    The rollouts are distributed by sequential halving: all choices get the same number, then the
    better half as many again, and so on, until about `budget` evaluations are used. The same key
    leads to the same result, unless time runs out.

    A rollout ends with the round, or after `turns` turns; the default is once around the table.
    Longer ones have more variance and cost more (`benchmarks/search.py`). `counting_seats` are
    modelled as choosing by counting. The values of another evaluator, `other_values`, make up a
    `other_weight` of every value.
    """
    seat = position.turn
    assert seat is not None
    found = one_ply_values(
        evaluator, position, for_margin=for_margin, counting_seats=counting_seats
    )
    found |= two_ply_values(
        evaluator,
        position,
        for_margin=for_margin,
        counting_seats=counting_seats,
        budget=int(budget * _TWO_PLY_FRACTION),
        one_ply=found,
    )
    scale = MONEY_SCALE * MONEY_UNIT if for_margin else 1.0
    candidates = [
        _Candidate(
            face,
            row_of(position.place(face), for_margin=for_margin, counting_seats=counting_seats),
            seat,
            values,
            other_values.get(face, values),
            other_weight if face in other_values else 0.0,
        )
        for face, values in found.items()
    ]
    best = max(candidate.value for candidate in candidates)
    clear = _PRUNE_MARGIN_DOLLARS if for_margin else _PRUNE_MARGIN
    active = [candidate for candidate in candidates if candidate.value > best - clear]
    if len(active) > 1:
        # the next turn of every seat, the own one too, and one more that shows its effect
        horizon = position.rules.players + 1 if turns is None else turns
        _sequential_halving(evaluator, position, active, budget, horizon, key, should_stop)
    order = sorted(candidates, key=lambda c: (c not in active, -len(c.results), -c.value, c.face))
    return tuple(
        SearchedChoice(
            c.face,
            c.value * scale,
            c.stderr * scale,
            len(c.results),
            c.net[seat] * scale,
            tuple([c.value_of(each) * scale for each in range(position.rules.players)]),
            c.behind(order[0]) * scale,
        )
        for c in order
    )


def _sequential_halving(
    evaluator: NetEvaluator,
    position: Position,
    active: Sequence[_Candidate],
    budget: int,
    turns: int,
    key: int,
    should_stop: Callable[[], bool],
) -> None:
    rollouts = Rollouts(evaluator, position.rules)
    stages = max(1, (len(active) - 1).bit_length())
    trial = 0
    for stage in range(stages):
        evaluated = 0
        while evaluated < budget // stages:
            for _ in range(_ROLLOUTS_PER_CHECK):
                for candidate in active:
                    word = key * 0x9E3779B97F4A7C15 + trial
                    found, count = rollouts.play(candidate.row, word, turns)
                    candidate.results.append(found.tolist())
                    evaluated += count + 1
                trial += 1
                if should_stop():
                    return
        if stage < stages - 1:
            active = sorted(active, key=lambda c: -c.value)[: (len(active) + 1) // 2]
