"""The results of solving a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lastroll.rules import FACES, Position, Roll
from lastroll.solver._objective import Objective


class Choice(NamedTuple):
    """A face of the roll, and the value of placing it to each seat."""

    face: int
    value: tuple[float, ...]


class OptionValue(NamedTuple):
    """An option (dice that some roll allows to place on a casino), and its value to each seat."""

    face: int
    own: int
    neutral: int
    value: tuple[float, ...]


@dataclass(frozen=True)
class Solution:
    """The exact values of a position under best play by everyone."""

    objective: Objective
    value: tuple[float, ...]
    """Value to each seat as the position stands: before the roll, the mean over rolls."""
    choices: tuple[Choice, ...]
    """The faces that may be placed now; empty before the roll."""
    best: int | None
    """The face to place, the lowest of equals; None before the roll."""
    options: tuple[OptionValue, ...]
    """All options of the seat to act, by face, then by dice."""
    states: int
    """Number of states that the values were computed from."""
    stderr: float = 0.0
    """The standard error of the values; 0 where they are exact.

    Win shares before the last round come from the round equity table, computed from sampled deals.
    """

    @property
    def exact(self) -> bool:
        """Whether the values are exact up to rounding."""
        return self.stderr == 0.0

    @property
    def method(self) -> str:
        """The method: `exact`, or `equity-table` for values of rounds after this one."""
        return "exact" if self.exact else "equity-table"


def solution_of(
    position: Position,
    objective: Objective,
    value: Callable[[Position], tuple[float, ...]],
    tolerance: float,
    states: int,
) -> Solution:
    """Return the solution of a position, from a function for the values before a roll."""
    before = _unrolled(position)
    options = tuple(
        OptionValue(face, own, neutral, value(after))
        for face, own, neutral, after in _afterstates(before)
    )
    if position.rolled is None or position.turn is None:
        return Solution(objective, value(before), (), None, options, states)
    values = {(face, own, neutral): value for face, own, neutral, value in options}
    choices = [
        Choice(face, values[face, *position.rolled.dice(face)]) for face in position.legal_faces
    ]
    best = best_choice(choices, position.turn, tolerance)
    return Solution(objective, best.value, tuple(choices), best.face, options, states)


def best_choice(choices: Sequence[Choice], seat: int, tolerance: float) -> Choice:
    """Return the choice that is best for a seat, and of equals the one with the lowest face."""
    best = choices[0]
    for choice in choices[1:]:
        if choice.value[seat] > best.value[seat] + tolerance:
            best = choice
    return best


def _unrolled(position: Position) -> Position:
    if position.rolled is None:
        return position
    return Position(
        position.rules,
        position.round,
        position.start,
        position.turn,
        position.casinos,
        position.hands,
        None,
        position.purses,
    )


def _afterstates(position: Position) -> Iterator[tuple[int, int, int, Position]]:
    """Yield every option with the position after it, made by the rules."""
    if position.turn is None:
        return
    hand = position.hands[position.turn]
    for face in FACES:
        for own in range(hand.own + 1):
            for neutral in range(hand.neutral + 1):
                if own + neutral:
                    # The other dice show one other face, no matter which: it is not placed.
                    roll = Roll(
                        _roll_showing(face, own, hand.own),
                        _roll_showing(face, neutral, hand.neutral),
                    )
                    yield face, own, neutral, position.roll(roll).place(face)


def _roll_showing(face: int, dice: int, hand: int) -> tuple[int, ...]:
    counts = [0] * len(FACES)
    counts[face - 1] = dice
    counts[face % len(FACES)] = hand - dice
    return tuple(counts)
