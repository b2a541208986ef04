"""Search: every choice is played on many times, on the same dice, with the luck taken out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np

from lastroll.evaluator._evaluator import Evaluator
from lastroll.evaluator._plies import Values, value_choices, value_deeper
from lastroll.evaluator._rollouts import Rollouts
from lastroll.evaluator._rows import Rows, row_of
from lastroll.evaluator.layout import MONEY_SCALE, UNIT
from lastroll.rules import Position

LOOKS: Final = 24_000
"""Tables that are looked at for a choice: less than a second on one core."""
_TRUST: Final = 12.0
"""So many rollouts count as much as two plies of the net."""
_CLEAR: Final = 0.12
"""A choice that the net puts so far behind the best (in shares of the win) is not looked at."""
_CLEAR_MONEY: Final = 0.4
_DEEPER: Final = 0.25
"""What may go into two plies of the net, before anything is played on."""
_BATCH: Final = 4
"""Rollouts of each choice between two looks at what was spent."""


_NOTHING: Final[Mapping[int, Values]] = MappingProxyType({})


class Weighed(NamedTuple):
    """A choice, what it is worth to the seat to act, and how sure that is."""

    face: int
    value: float
    """The share of the win, or dollars of margin."""
    stderr: float
    rollouts: int
    net: float
    """What the net says by itself, by two plies where there was time."""
    values: Values = ()
    """What it is worth to every seat."""
    behind: float = inf
    """The standard error of its difference to the best choice, by the rollouts that both had."""

    @property
    def sampled(self) -> bool:
        """Whether it was played on often enough for its errors to be known."""
        return self.rollouts > 1


@dataclass(slots=True)
class _Candidate:
    face: int
    row: Rows
    seat: int
    net: Values
    beside: Values
    part: float = 0.0
    results: list[list[float]] = field(default_factory=list)
    """Of each rollout, what it was worth to every seat."""

    @property
    def value(self) -> float:
        return self.value_of(self.seat)

    def value_of(self, seat: int) -> float:
        count, net = len(self.results), self.net[seat]
        mean = sum([result[seat] for result in self.results]) / count if count else net
        found = net + (mean - net) * count / (count + _TRUST)
        return (1 - self.part) * found + self.part * self.beside[seat]

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


def weigh(
    evaluator: Evaluator,
    position: Position,
    *,
    looks: int = LOOKS,
    turns: int | None = None,
    key: int = 0,
    money_only: bool = False,
    counters: Collection[int] = (),
    beside: Mapping[int, Values] = _NOTHING,
    part: float = 0.0,
    out_of_time: Callable[[], bool] = lambda: False,
) -> tuple[Weighed, ...]:
    """Weigh the choices of a position with a roll, best first.

    By sequential halving: all choices get the same number of rollouts, then the better half of
    them again as many, and so on, until about `looks` tables were looked at. The same key gives the
    same answer, unless time runs out.

    A rollout ends with the round, or after so many `turns`: once around the table without it.
    Longer ones are told by chance more than by the choice, and cost more (`benchmarks/search.py`).
    `counters` are the seats that are taken to choose by counting. What somebody else says of the
    choices, `beside`, makes up a `part` of every value.
    """
    seat = position.turn
    assert seat is not None
    found = value_choices(evaluator, position, money_only=money_only, counters=counters)
    found |= value_deeper(
        evaluator,
        position,
        money_only=money_only,
        counters=counters,
        tables=int(looks * _DEEPER),
        near=found,
    )
    scale = MONEY_SCALE * UNIT if money_only else 1.0
    candidates = [
        _Candidate(
            face,
            row_of(position.place(face), money_only=money_only, counters=counters),
            seat,
            values,
            beside.get(face, values),
            part if face in beside else 0.0,
        )
        for face, values in found.items()
    ]
    best = max(candidate.value for candidate in candidates)
    clear = _CLEAR_MONEY if money_only else _CLEAR
    active = [candidate for candidate in candidates if candidate.value > best - clear]
    if len(active) > 1:
        # Everybody's next turn, the own one too, and one that shows what it led to.
        lap = position.rules.players + 1 if turns is None else turns
        _halve(evaluator, position, active, looks, lap, key, out_of_time)
    order = sorted(candidates, key=lambda c: (c not in active, -len(c.results), -c.value, c.face))
    return tuple(
        Weighed(
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


def _halve(
    evaluator: Evaluator,
    position: Position,
    active: Sequence[_Candidate],
    looks: int,
    turns: int,
    key: int,
    out_of_time: Callable[[], bool],
) -> None:
    rollouts = Rollouts(evaluator, position.rules)
    stages = max(1, (len(active) - 1).bit_length())
    trial = 0
    for stage in range(stages):
        looked = 0
        while looked < looks // stages:
            for _ in range(_BATCH):
                for candidate in active:
                    word = key * 0x9E3779B97F4A7C15 + trial
                    found, count = rollouts.play(candidate.row, word, turns)
                    candidate.results.append(found.tolist())
                    looked += count + 1
                trial += 1
                if out_of_time():
                    return
        if stage < stages - 1:
            active = sorted(active, key=lambda c: -c.value)[: (len(active) + 1) // 2]
