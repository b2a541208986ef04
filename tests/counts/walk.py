"""Counting paths by walking positions: every step is `Position.roll` and `Position.place`."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from lastroll.rules import FACES, Hand, Position, Roll

from . import forms
from .rolls import rolls_of

# A hand of 8 + 2 dice has 27,027 rolls and one of 8 + 4 has 162,162. Hands with more rolls than
# this are walked by one roll for each outcome; `test_walk.py` holds that against every roll.
MOST_ROLLS = 1_500

# With 1 to 6 faces to choose from, a random choice is this number of sixtieths.
SIXTIETHS = 60


@dataclass(frozen=True, slots=True)
class Edge:
    """One outcome of a turn: the position after it, and how it can come about."""

    face: int
    after: Position
    choices: int
    """Distinct rolls in which `face` can be chosen with this outcome."""
    weight: int
    """The same, with the dice told apart."""
    chance: Fraction
    """The chance that a random chooser comes here."""

    def multiplicity(self, kind: str) -> int:
        """Return the number of ways in which paths of this kind take the edge."""
        return {"choices": self.choices, "weighted": self.weight, "placements": 1}[kind]


def table(position: Position) -> Hashable:
    """Return what lies on the table; cheaper to hash than the position with its rules."""
    return position.turn, position.hands, position.casinos


def hands_only(position: Position) -> Hashable:
    """Return all that the number of paths depends on (`test_walk.py` holds it against `table`)."""
    return position.turn, position.hands


def edges(position: Position) -> list[Edge]:
    """Return all outcomes of the next turn, by way of every roll."""
    if position.rolled is not None:
        return _edges(position, [(position.rolled, 1)])
    assert position.turn is not None
    return _edges(position, rolls_of(position.hands[position.turn]))


def _edges(position: Position, rolls: Sequence[tuple[Roll, int]]) -> list[Edge]:
    found: dict[Hashable, list[int]] = {}
    after_of: dict[Hashable, tuple[int, Position]] = {}
    total = SIXTIETHS * sum(weight for _, weight in rolls)
    for roll, weight in rolls:
        rolled = position if position.rolled is not None else position.roll(roll)
        faces = rolled.legal_faces
        for face in faces:
            after = rolled.place(face)
            key = table(after)
            if key in found:
                sums = found[key]
            else:
                after_of[key] = face, after
                sums = found[key] = [0, 0, 0]
            sums[0] += 1
            sums[1] += weight
            sums[2] += weight * (SIXTIETHS // len(faces))
    return [
        Edge(face, after, choices, weight, Fraction(sixtieths, total))
        for (face, after), (choices, weight, sixtieths) in zip(
            after_of.values(), found.values(), strict=True
        )
    ]


def short_edges(position: Position) -> list[Edge]:
    """Return the same outcomes by one roll each; `forms` has the number of rolls."""
    assert position.turn is not None
    own, neutral = position.hands[position.turn]
    return [
        Edge(
            face,
            position.roll(_roll_with(face, Hand(own, neutral), Hand(i, j))).place(face),
            forms.MULTIPLICITIES["choices"](own, neutral, i, j),
            forms.MULTIPLICITIES["weighted"](own, neutral, i, j),
            forms.face_chance(own, neutral, i, j),
        )
        for face in FACES
        for i in range(own + 1)
        for j in range(neutral + 1)
        if i or j
    ]


def _roll_with(face: int, hand: Hand, showing: Hand) -> Roll:
    """Return a roll of `hand`: the dice `showing` show `face`, all others the face after it."""
    counts = []
    for dice, shown in zip(hand, showing, strict=True):
        row = [0] * len(FACES)
        row[face - 1] = shown
        row[face % len(FACES)] = dice - shown
        counts.append(tuple(row))
    return Roll(*counts)


class Walk:
    """Counts paths below positions; tables that are equal by `key` are walked once."""

    def __init__(self, key: Callable[[Position], Hashable] = hands_only) -> None:
        self._key = key
        self._edges: dict[Hashable, list[Edge]] = {}
        self._paths: dict[Hashable, int] = {}

    def paths(self, position: Position, depth: int | None, kind: str) -> int:
        """Paths of `depth` turns, or of whole rounds where it is None."""
        if depth == 0 or position.turn is None:
            return int(not depth)
        place = self._key(position)
        here = (place, depth, kind)
        if here not in self._paths:
            if place not in self._edges:
                rolls = forms.rolls(*position.hands[position.turn])
                self._edges[place] = (edges if rolls <= MOST_ROLLS else short_edges)(position)
            self._paths[here] = sum(
                edge.multiplicity(kind) * self.paths(edge.after, depth and depth - 1, kind)
                for edge in self._edges[place]
            )
        return self._paths[here]

    def paths_by_face(self, position: Position, depth: int, kind: str) -> dict[int, int]:
        """Return the paths of `depth` turns, divided by the face of the first."""
        divided: dict[int, int] = {}
        for edge in edges(position):
            below = edge.multiplicity(kind) * self.paths(edge.after, depth - 1, kind)
            divided[edge.face] = divided.get(edge.face, 0) + below
        return dict(sorted(divided.items()))
