"""What the solver says about a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lastroll.rules import FACES, Position, Roll
from lastroll.solver._objective import Objective


class Choice(NamedTuple):
    """A face of the roll, and what placing it is worth to each seat."""

    face: int
    value: tuple[float, ...]


class Placement(NamedTuple):
    """Dice that a roll may allow to place on a casino, and what that is worth to each seat."""

    face: int
    own: int
    neutral: int
    value: tuple[float, ...]


@dataclass(frozen=True)
class Solution:
    """The exact values of a position under best play by everyone."""

    objective: Objective
    value: tuple[float, ...]
    """Per seat, of the position as it stands: before the roll, the mean over rolls."""
    choices: tuple[Choice, ...]
    """The faces that may be placed now; empty before the roll."""
    best: int | None
    """The face to place, the lowest of equals; None before the roll."""
    placements: tuple[Placement, ...]
    """Everything that the seat to act could place with some roll, by face, then by dice."""
    states: int
    """How many states the values were taken from."""
    stderr: float = 0.0
    """The standard error of the values; 0 where they are exact. Shares of the game won before the
    last round come from the round equity table, which was made from sampled deals."""

    @property
    def exact(self) -> bool:
        """Whether nothing but rounding stands between these values and the true ones."""
        return self.stderr == 0.0

    @property
    def method(self) -> str:
        """How the values were found: `exact`, or `equity-table` for rounds after this one."""
        return "exact" if self.exact else "equity-table"


def solution_of(
    position: Position,
    objective: Objective,
    value: Callable[[Position], tuple[float, ...]],
    slack: float,
    states: int,
) -> Solution:
    """Put together what there is to say, given what positions before a roll are worth."""
    before = _unrolled(position)
    placements = tuple(
        Placement(face, own, neutral, value(after))
        for face, own, neutral, after in _afterstates(before)
    )
    if position.rolled is None or position.turn is None:
        return Solution(objective, value(before), (), None, placements, states)
    worth = {(face, own, neutral): value for face, own, neutral, value in placements}
    choices = [
        Choice(face, worth[face, *position.rolled.dice(face)]) for face in position.legal_faces
    ]
    best = best_choice(choices, position.turn, slack)
    return Solution(objective, best.value, tuple(choices), best.face, placements, states)


def best_choice(choices: Sequence[Choice], seat: int, slack: float) -> Choice:
    """Give the choice that is best for a seat, and of equals the one with the lowest face."""
    best = choices[0]
    for choice in choices[1:]:
        if choice.value[seat] > best.value[seat] + slack:
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
    """Give every position that one turn can lead to; the rules themselves make them."""
    if position.turn is None:
        return
    hand = position.hands[position.turn]
    for face in FACES:
        for own in range(hand.own + 1):
            for neutral in range(hand.neutral + 1):
                if own + neutral:
                    # The other dice show a face that is not placed, whichever it is.
                    roll = Roll(
                        _two_faces(face, own, hand.own), _two_faces(face, neutral, hand.neutral)
                    )
                    yield face, own, neutral, position.roll(roll).place(face)


def _two_faces(face: int, dice: int, hand: int) -> tuple[int, ...]:
    counts = [0] * len(FACES)
    counts[face - 1] = dice
    counts[face % len(FACES)] = hand - dice
    return tuple(counts)
