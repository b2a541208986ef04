"""One question, one answer: what a position and each choice in it is worth, for this effort."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING, Final

from lastroll.rules import Hand, Phase, Position, all_rolls
from lastroll.values._appraisal import Appraisal, ChoiceValue, Method
from lastroll.values._effort import COUNTER, PERFECT, PLANNER, Effort, Way
from lastroll.values._errors import typical_error
from lastroll.values._exact import appraise_exactly
from lastroll.values._opponents import (
    COUNTED_PART,
    KNOWN_PART,
    SKILL,
    Values,
    blend,
    counters_beside,
    counting,
    second_opinion,
)

if TYPE_CHECKING:
    from lastroll.evaluator import Judge
    from lastroll.solver import Objective

_PLANNER_TABLES: Final = 320
"""Tables that are looked at for a choice two plies deep, by counting."""
_EXPERT_TABLES: Final = 360
"""The same by the net."""
_EXPERT_TABLES_COUNTED: Final = 150
"""The same by the net where others count, which makes each table dearer."""
_LOOKS_A_SECOND: Final = 24_000
_SEARCH_PART: Final = 0.85
"""Share of the time limit that search may use; the rest is for what cannot be stopped."""


def appraise(
    position: Position, objective: Objective, effort: Effort, *, key: int = 0
) -> Appraisal:
    """Return what a position is worth to each seat, and what each choice in it is.

    Exact where the effort reaches, else judged by the effort's way, or by a simpler one where that
    was not made for these rules. `key` gives search its dice: the same key, the same values.

    >>> from lastroll.game import parse_position_line
    >>> from lastroll.solver import Objective
    >>> position = parse_position_line(
    ...     "LR1 2 4a a | 60:a6b1 50:b7 50 50 50 50 | 2 0 | 100/2 100/2 | 13"
    ... )
    >>> found = appraise(position, Objective.MARGIN, PLANNER)
    >>> found.method.value, found.best
    ('exact', 3)
    """
    if position.phase in (Phase.DEAL, Phase.OVER):
        effort = PERFECT  # which refuses it, with the reason
    end = time.monotonic() + _SEARCH_PART * effort.seconds
    exact = appraise_exactly(position, objective, effort)
    if exact is not None:
        return exact
    if position.phase is Phase.OPENING:
        return _before_opening(position, objective, effort, key)
    from lastroll.evaluator import covers, fits

    if not fits(position):
        return _now(position, objective)
    if not covers(position.rules) and effort.way in (Way.SEARCH, Way.NET_DEEP):
        return appraise(position, objective, PLANNER)
    if not covers(position.rules) and effort.way is Way.NET:
        return appraise(position, objective, COUNTER)
    if position.rolled is None or position.turn is None:
        return _before_roll(position, objective, effort)
    if objective.value == "money":
        return _money(position, objective, effort)
    if effort.way is Way.SEARCH:
        return _search(position, objective, effort, key, end)
    return _plies(position, objective, effort.way)


def _plies(position: Position, objective: Objective, way: Way) -> Appraisal:
    """Judge the choices one or two plies deep."""
    from lastroll.evaluator import load_evaluator, value_choices, value_deeper

    rules, money_only = position.rules, objective.value != "win"
    deep = way in (Way.NET_DEEP, Way.COUNTING_DEEP)
    by_net = way in (Way.NET, Way.NET_DEEP)
    counters: tuple[int, ...] = ()
    if by_net:
        judge: Judge = load_evaluator()
        counters = counters_beside(position, money_only=money_only) if deep else ()
    elif deep:
        judge = counting(rules, exact=False, skill=SKILL[rules.players])
    else:
        judge = counting(rules, exact=True)
    near = value_choices(judge, position, money_only=money_only, counters=counters)
    known = near
    if deep:
        known = value_deeper(
            judge,
            position,
            money_only=money_only,
            counters=counters,
            tables=_tables(by_net, counters),
            near=near,
        )
        other, part = _other_opinion(position, by_net, money_only)
        known, near = blend(known, other, part), blend(near, other, part)
    method = Method.NET if by_net else Method.COUNTING
    found = _scaled(judge, objective, {**near, **known})
    return _appraisal(method, position, objective, found, known)


def _tables(by_net: bool, counters: Collection[int]) -> int:
    """Return how many tables are looked at for a choice in about a hundredth of a second."""
    if not by_net:
        return _PLANNER_TABLES
    return _EXPERT_TABLES_COUNTED if counters else _EXPERT_TABLES


def _other_opinion(
    position: Position, by_net: bool, money_only: bool
) -> tuple[dict[int, Values], float]:
    """Return values by another evaluator, and the part that they make up; none between two."""
    from lastroll.evaluator import covers, load_evaluator, value_choices

    rules = position.rules
    if by_net:
        return second_opinion(position, money_only=money_only), COUNTED_PART[rules.players]
    if rules.players == 2 or money_only or not covers(rules):
        return {}, 0.0
    return value_choices(load_evaluator(), position), KNOWN_PART


def _search(
    position: Position, objective: Objective, effort: Effort, key: int, end: float
) -> Appraisal:
    from lastroll.evaluator import load_evaluator, weigh

    money_only = objective.value != "win"
    weighed = weigh(
        load_evaluator(),
        position,
        looks=int(_LOOKS_A_SECOND * effort.seconds),
        key=key,
        money_only=money_only,
        counters=counters_beside(position, money_only=money_only),
        beside=second_opinion(position, money_only=money_only),
        part=COUNTED_PART[position.rules.players],
        out_of_time=lambda: effort.clock and time.monotonic() > end,
    )
    # What the rollouts leave open, and what they are off by however many there are.
    model = typical_error(Method.SEARCH, objective, position.rules)
    choices = [
        ChoiceValue(each.face, each.values, hypot(each.behind, model) if each.sampled else model)
        for each in weighed
    ]
    first, best = weighed[0], choices[0]._replace(stderr=0.0)
    return Appraisal(
        method=Method.SEARCH,
        objective=objective,
        value=best.value,
        choices=tuple(sorted([best, *choices[1:]])),
        best=best.face,
        stderr=hypot(first.stderr, model) if first.sampled else model,
    )


def _money(position: Position, objective: Objective, effort: Effort) -> Appraisal:
    """Judge by the money of the round that everybody can expect if all play for the margin."""
    from lastroll.evaluator import load_evaluator, money_of_choices

    method, judge = Method.COUNTING, counting(position.rules, exact=True)
    if effort.way in (Way.SEARCH, Way.NET, Way.NET_DEEP):
        method, judge = Method.NET, load_evaluator()
    return _appraisal(method, position, objective, money_of_choices(judge, position))


def _before_roll(position: Position, objective: Objective, effort: Effort) -> Appraisal:
    """Take the mean over all rolls of what the best choice is worth."""
    from lastroll.evaluator import expect, expect_money, load_evaluator, row_of, value_table

    by_net = effort.way in (Way.SEARCH, Way.NET, Way.NET_DEEP)
    judge = load_evaluator() if by_net else counting(position.rules, exact=True)
    row = row_of(position, money_only=objective.value != "win", unit=judge.unit)
    if position.turn is None:
        value = value_table(judge, row)
    elif objective.value == "money":
        value = expect_money(judge, row)
    else:
        value = expect(judge, row)
    method = Method.NET if by_net else Method.COUNTING
    (value,) = _scaled(judge, objective, {0: value}).values()
    error = typical_error(method, objective, position.rules)
    return Appraisal(method, objective, value, (), None, error)


def _before_opening(
    position: Position, objective: Objective, effort: Effort, key: int
) -> Appraisal:
    """Take the mean over all ways in which the spare neutral dice can fall."""
    mean = [0.0] * position.rules.players
    for roll, chance in all_rolls(Hand(0, position.rules.opening_dice)):
        found = appraise(position.open(roll), objective, effort, key=key)
        mean = [
            total + float(chance) * value for total, value in zip(mean, found.value, strict=True)
        ]
    return replace(found, value=tuple(mean), solution=None)


def _now(position: Position, objective: Objective) -> Appraisal:
    """Judge as if the round ended now."""
    if position.turn is None:
        appraise_exactly(position, objective, PERFECT)  # refuses it, with the reason
    from lastroll.values._luck import best_of_rolls, rows_of
    from lastroll.values._now import values_now

    values = values_now(position, objective.value)
    if position.rolled is None:
        value = best_of_rolls(position, values)
        error = typical_error(Method.NOW, objective, position.rules)
        return Appraisal(Method.NOW, objective, value, (), None, error)
    rows = rows_of(position)
    found = {face: tuple(values[row].tolist()) for face, row in rows.items()}
    return _appraisal(Method.NOW, position, objective, found)


def _appraisal(
    method: Method,
    position: Position,
    objective: Objective,
    found: Mapping[int, Values],
    among: Collection[int] | None = None,
) -> Appraisal:
    """Put together what was judged; the best is best for the seat to act, the lowest of equals.

    It is one of the faces `among`, where some were judged better than others.
    """
    seat = position.turn
    assert seat is not None
    faces = found if among is None else among
    best = min(faces, key=lambda face: (-found[face][seat], face))
    error = typical_error(method, objective, position.rules)
    choices = [
        ChoiceValue(face, found[face], 0.0 if face == best else error) for face in sorted(found)
    ]
    return Appraisal(method, objective, found[best], tuple(choices), best, error)


def _scaled(judge: Judge, objective: Objective, found: Mapping[int, Values]) -> dict[int, Values]:
    """Turn what a judge counts money in into dollars; shares of the win stay."""
    if objective.value == "win":
        return dict(found)
    from lastroll.evaluator import MONEY_SCALE

    scale = MONEY_SCALE * judge.unit
    return {face: tuple([value * scale for value in values]) for face, values in found.items()}
