"""How the others are taken to play where that has to be assumed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from lastroll.rules import Position, Rules

if TYPE_CHECKING:
    from lastroll.evaluator import Judge

Values = tuple[float, ...]
"""What something is worth, by seat."""

COUNTED_PART: Final = {2: 0.0, 3: 0.15, 4: 0.25, 5: 0.3}
"""The part of counting in the values of net and search, by the number of players; measured in games
against regular, greedy and counter."""
KNOWN_PART: Final = 0.2
"""The part of the net in values by counting two plies deep, at tables of three and more."""
SKILL: Final = {2: 2_300.0, 3: 3_000.0, 4: 1_000.0, 5: 0.0}
"""Dollars that a die in the hand is worth to it beyond what a random chooser makes of one, by the
number of players; measured in games against the counter, so that it is a step above it."""


def counters_beside(position: Position, *, money_only: bool) -> tuple[int, ...]:
    """Return the seats that are taken to choose by counting.

    Between two, the other one is taken to play as well as oneself: then nothing can be lost by it.
    With more players there is no such safety, and most people count rather than know.
    """
    players = position.rules.players
    if players == 2 or money_only:
        return ()
    return tuple(seat for seat in range(players) if seat != position.turn)


def second_opinion(position: Position, *, money_only: bool) -> dict[int, Values]:
    """Return what each choice is worth by counting, where that makes up a part of the values.

    Among three and more nobody knows how the others play. The net takes them for good players, and
    counting for poor ones; a mix of both does better against poor ones than either.
    """
    from lastroll.evaluator import value_choices

    if position.rules.players == 2 or money_only:
        return {}
    return value_choices(counting(position.rules, exact=not position.rules.neutral), position)


def blend(one: Mapping[int, Values], other: Mapping[int, Values], part: float) -> dict[int, Values]:
    """Mix two judgements where there are two; the other one makes up a part."""
    return {
        face: tuple([(1 - part) * a + part * b for a, b in zip(values, other[face], strict=True)])
        if face in other
        else values
        for face, values in one.items()
    }


@cache
def counting(rules: Rules, *, exact: bool, skill: float = 0.0) -> Judge:
    """Return the counting evaluator for games by these rules."""
    from lastroll.evaluator import Counting, covers

    unit = Counting().unit if covers(rules) else 1
    return Counting(exact, unit, skill)
