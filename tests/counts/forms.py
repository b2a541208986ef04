"""The counts without the rules: closed forms, and a recursion over bare hands.

Nothing here may import lastroll. The walk over positions is held against it.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb

Dice = tuple[int, int]
"""Own and neutral dice in a hand."""
Multiplicity = Callable[[int, int, int, int], int]


def rolls(own: int, neutral: int = 0) -> int:
    return comb(own + 5, 5) * comb(neutral + 5, 5)


def weight(own: int, neutral: int = 0) -> int:
    return int(6 ** (own + neutral))


def choices(own: int, neutral: int = 0) -> int:
    """Pairs of a distinct roll and a face in it: all rolls less those without the face."""
    return 6 * (rolls(own, neutral) - comb(own + 4, 4) * comb(neutral + 4, 4))


def weighted(own: int, neutral: int = 0) -> int:
    return int(6 * (6 ** (own + neutral) - 5 ** (own + neutral)))


def placements(own: int, neutral: int = 0) -> int:
    return 6 * ((own + 1) * (neutral + 1) - 1)


def mean_faces(dice: int) -> Fraction:
    return Fraction(weighted(dice), weight(dice))


# How many rolls of own + neutral dice show one given face on exactly i own and j neutral ones.


def _distinct(own: int, neutral: int, i: int, j: int) -> int:
    return comb(own - i + 4, 4) * comb(neutral - j + 4, 4)


def _ordered(own: int, neutral: int, i: int, j: int) -> int:
    return comb(own, i) * comb(neutral, j) * int(5 ** (own - i + neutral - j))


def _once(own: int, neutral: int, i: int, j: int) -> int:
    return 1


MULTIPLICITIES: dict[str, Multiplicity] = {
    "choices": _distinct,
    "weighted": _ordered,
    "placements": _once,
}


@cache
def paths(kind: str, hands: tuple[Dice, ...], turn: int, depth: int | None) -> int:
    """Paths of `depth` turns, or of whole rounds where it is None."""
    if depth == 0 or not any(map(any, hands)):
        return int(not depth)
    while not any(hands[turn]):
        turn = (turn + 1) % len(hands)
    own, neutral = hands[turn]
    total = 0
    for i in range(own + 1):
        for j in range(neutral + 1):
            if i or j:
                left = (*hands[:turn], (own - i, neutral - j), *hands[turn + 1 :])
                total += MULTIPLICITIES[kind](own, neutral, i, j) * paths(
                    kind, left, (turn + 1) % len(hands), depth and depth - 1
                )
    return 6 * total


@cache
def player_paths(kind: str, own: int, neutral: int) -> int:
    """Ways in which one player alone can get rid of a hand.

    Turns cannot disturb each other, so whole rounds are the product of this over the players.
    """
    if not own and not neutral:
        return 1
    return 6 * sum(
        MULTIPLICITIES[kind](own, neutral, i, j) * player_paths(kind, own - i, neutral - j)
        for i in range(own + 1)
        for j in range(neutral + 1)
        if i or j
    )


@cache
def face_chance(own: int, neutral: int, i: int, j: int) -> Fraction:
    """Chance that a random chooser places i own and j neutral dice on one given face.

    The face must show on exactly those dice, and is then one of 1 + m faces, where the other dice
    show m of the other five. How many falls show exactly m faces is inclusion and exclusion.
    """
    others = own - i + neutral - j
    chosen = sum(Fraction(comb(5, m) * _onto(others, m), 1 + m) for m in range(min(others, 5) + 1))
    return comb(own, i) * comb(neutral, j) * Fraction(chosen) / weight(own, neutral)


def _onto(dice: int, faces: int) -> int:
    """Falls of the dice that show each of these faces and no other."""
    return sum((-1) ** k * comb(faces, k) * (faces - k) ** dice for k in range(faces + 1))


@cache
def mean_turns(dice: int) -> Fraction:
    """Turns until a random chooser has placed all dice."""
    if dice == 0:
        return Fraction(0)
    return 1 + 6 * sum(
        (face_chance(dice, 0, i, 0) * mean_turns(dice - i) for i in range(1, dice + 1)),
        Fraction(0),
    )
