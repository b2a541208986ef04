"""The model of the other seats, where one is needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from lastroll.rules import Position, Rules

if TYPE_CHECKING:
    from lastroll.evaluator import RowEvaluator

Values = tuple[float, ...]
"""Values, by seat."""

COUNTING_WEIGHT: Final = {2: 0.0, 3: 0.15, 4: 0.25, 5: 0.3}
"""Weight of counting in the values of net and search, by the number of players.

Measured in games against regular, greedy and counter.
"""
NET_WEIGHT: Final = 0.2
"""Weight of the net in two-ply counting values, with three and more players."""
DIE_VALUE: Final = {2: 2_300.0, 3: 3_000.0, 4: 1_000.0, 5: 0.0}
"""Dollars that a die in the hand is worth beyond random placement, by the number of players.

Measured in games against the counter, so that the planner is a step above it.
"""


def counting_opponents(position: Position, *, for_margin: bool) -> tuple[int, ...]:
    """Return the seats modelled as choosing by counting.

    Between two, the opponent is modelled as equally strong: then the value is guaranteed against
    any opponent. With more players there is no such guarantee, and most people count.
    """
    players = position.rules.players
    if players == 2 or for_margin:
        return ()
    return tuple(seat for seat in range(players) if seat != position.turn)


def counted_values(position: Position, *, for_margin: bool) -> dict[int, Values]:
    """Return the counting values of each choice, if they have a weight.

    With three and more players the policies of the others are unknown. The net models them as
    strong, and counting as weak; a blend of both does better against weak ones than either.
    """
    from lastroll.evaluator import one_ply_values

    if position.rules.players == 2 or for_margin:
        return {}
    return one_ply_values(counting(position.rules, exact=not position.rules.neutral), position)


def blend(
    one: Mapping[int, Values], other: Mapping[int, Values], weight: float
) -> dict[int, Values]:
    """Blend two sets of values; the other one, where it has a value, gets the weight `weight`."""
    return {
        face: tuple(
            [(1 - weight) * a + weight * b for a, b in zip(values, other[face], strict=True)]
        )
        if face in other
        else values
        for face, values in one.items()
    }


@cache
def counting(rules: Rules, *, exact: bool, die_value: float = 0.0) -> RowEvaluator:
    """Return the counting evaluator for games by these rules."""
    from lastroll.evaluator import CountingEvaluator, covers

    unit = CountingEvaluator().unit if covers(rules) else 1
    return CountingEvaluator(exact, unit, die_value)
