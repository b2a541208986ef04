"""Appraisal: values of a position and of each choice in it, within an effort."""

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
    COUNTING_WEIGHT,
    DIE_VALUE,
    NET_WEIGHT,
    Values,
    blend,
    counted_values,
    counting,
    counting_opponents,
)

if TYPE_CHECKING:
    from lastroll.evaluator import RowEvaluator
    from lastroll.solver import Objective

_PLANNER_BUDGET: Final = 320
"""Budget of two-ply evaluations for a choice, by counting."""
_EXPERT_BUDGET: Final = 360
"""The same by the net."""
_EXPERT_BUDGET_COUNTING: Final = 150
"""The same by the net with counting seats, which are slower to evaluate."""
_EVALUATIONS_PER_SECOND: Final = 24_000
_SEARCH_FRACTION: Final = 0.85
"""Share of the time limit used for search; the rest covers work that cannot be interrupted."""


def appraise(
    position: Position, objective: Objective, effort: Effort, *, key: int = 0
) -> Appraisal:
    """Return the values of a position, and of each choice in it, to each seat.

    The values are exact if the effort allows it, otherwise computed by the method of the effort, or
    by a simpler one that supports the rules. `key` seeds the dice of search: the same key, the same
    values.

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
        effort = PERFECT  # raises an error with the reason
    end = time.monotonic() + _SEARCH_FRACTION * effort.seconds
    exact = appraise_exactly(position, objective, effort)
    if exact is not None:
        return exact
    if position.phase is Phase.OPENING:
        return _before_opening(position, objective, effort, key)
    from lastroll.evaluator import covers, fits_row

    if not fits_row(position):
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
    """Appraise the choices by one or two plies."""
    from lastroll.evaluator import load_evaluator, one_ply_values, two_ply_values

    rules, for_margin = position.rules, objective.value != "win"
    deep = way in (Way.NET_DEEP, Way.COUNTING_DEEP)
    by_net = way in (Way.NET, Way.NET_DEEP)
    counting_seats: tuple[int, ...] = ()
    if by_net:
        evaluator: RowEvaluator = load_evaluator()
        counting_seats = counting_opponents(position, for_margin=for_margin) if deep else ()
    elif deep:
        evaluator = counting(rules, exact=False, die_value=DIE_VALUE[rules.players])
    else:
        evaluator = counting(rules, exact=True)
    near = one_ply_values(evaluator, position, for_margin=for_margin, counting_seats=counting_seats)
    known = near
    if deep:
        known = two_ply_values(
            evaluator,
            position,
            for_margin=for_margin,
            counting_seats=counting_seats,
            budget=_budget(by_net, counting_seats),
            one_ply=near,
        )
        other, weight = _other_values(position, by_net, for_margin)
        known, near = blend(known, other, weight), blend(near, other, weight)
    method = Method.NET if by_net else Method.COUNTING
    found = _scaled(evaluator, objective, {**near, **known})
    return _appraisal(method, position, objective, found, known)


def _budget(by_net: bool, counting_seats: Collection[int]) -> int:
    """Return the budget of evaluations for about a hundredth of a second."""
    if not by_net:
        return _PLANNER_BUDGET
    return _EXPERT_BUDGET_COUNTING if counting_seats else _EXPERT_BUDGET


def _other_values(
    position: Position, by_net: bool, for_margin: bool
) -> tuple[dict[int, Values], float]:
    """Return the values of another evaluator, and their weight; no values between two."""
    from lastroll.evaluator import covers, load_evaluator, one_ply_values

    rules = position.rules
    if by_net:
        return counted_values(position, for_margin=for_margin), COUNTING_WEIGHT[rules.players]
    if rules.players == 2 or for_margin or not covers(rules):
        return {}, 0.0
    return one_ply_values(load_evaluator(), position), NET_WEIGHT


def _search(
    position: Position, objective: Objective, effort: Effort, key: int, end: float
) -> Appraisal:
    from lastroll.evaluator import load_evaluator, search

    for_margin = objective.value != "win"
    weighed = search(
        load_evaluator(),
        position,
        budget=int(_EVALUATIONS_PER_SECOND * effort.seconds),
        key=key,
        for_margin=for_margin,
        counting_seats=counting_opponents(position, for_margin=for_margin),
        other_values=counted_values(position, for_margin=for_margin),
        other_weight=COUNTING_WEIGHT[position.rules.players],
        should_stop=lambda: effort.clock and time.monotonic() > end,
    )
    # the standard error of rollouts, and the error that remains with any number of them
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
    """Appraise by the expected money of the round if every seat plays for the margin."""
    from lastroll.evaluator import load_evaluator, money_of_choices

    method, evaluator = Method.COUNTING, counting(position.rules, exact=True)
    if effort.way in (Way.SEARCH, Way.NET, Way.NET_DEEP):
        method, evaluator = Method.NET, load_evaluator()
    return _appraisal(method, position, objective, money_of_choices(evaluator, position))


def _before_roll(position: Position, objective: Objective, effort: Effort) -> Appraisal:
    """Appraise a position before a roll: the mean over all rolls of the best choice's value."""
    from lastroll.evaluator import (
        expected_money,
        expected_value,
        load_evaluator,
        row_of,
        value_table,
    )

    by_net = effort.way in (Way.SEARCH, Way.NET, Way.NET_DEEP)
    evaluator = load_evaluator() if by_net else counting(position.rules, exact=True)
    row = row_of(position, for_margin=objective.value != "win", unit=evaluator.unit)
    if position.turn is None:
        value = value_table(evaluator, row)
    elif objective.value == "money":
        value = expected_money(evaluator, row)
    else:
        value = expected_value(evaluator, row)
    method = Method.NET if by_net else Method.COUNTING
    (value,) = _scaled(evaluator, objective, {0: value}).values()
    error = typical_error(method, objective, position.rules)
    return Appraisal(method, objective, value, (), None, error)


def _before_opening(
    position: Position, objective: Objective, effort: Effort, key: int
) -> Appraisal:
    """Return the mean appraisal over all rolls of the spare neutral dice."""
    mean = [0.0] * position.rules.players
    for roll, chance in all_rolls(Hand(0, position.rules.opening_dice)):
        found = appraise(position.open(roll), objective, effort, key=key)
        mean = [
            total + float(chance) * value for total, value in zip(mean, found.value, strict=True)
        ]
    return replace(found, value=tuple(mean), solution=None)


def _now(position: Position, objective: Objective) -> Appraisal:
    """Appraise as if the round ended now."""
    if position.turn is None:
        appraise_exactly(position, objective, PERFECT)  # raises an error with the reason
    from lastroll.values._luck import best_of_rolls, rows_of
    from lastroll.values._static import static_objective_values

    values = static_objective_values(position, objective.value)
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
    """Return the appraisal with these values; best for the seat to act, the lowest of equals.

    The best is one of the faces `among`, if some were evaluated more deeply than others.
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


def _scaled(
    evaluator: RowEvaluator, objective: Objective, found: Mapping[int, Values]
) -> dict[int, Values]:
    """Convert an evaluator's units of money into dollars; win shares stay."""
    if objective.value == "win":
        return dict(found)
    from lastroll.evaluator import MONEY_SCALE

    scale = MONEY_SCALE * evaluator.unit
    return {face: tuple([value * scale for value in values]) for face, values in found.items()}
