"""Dice in the hand and dice just rolled."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod
from typing import NamedTuple, Self

from lastroll.rules._errors import IllegalMove

NO_DICE = (0, 0, 0, 0, 0, 0)
_LONGEST = 100
"""Digits that are looked at; no hand and no opening has nearly as many dice."""


class Hand(NamedTuple):
    """The dice a player has left in this round."""

    own: int
    neutral: int = 0


class Roll(NamedTuple):
    """Dice as they fell: how many show each face, own and neutral apart.

    >>> roll = Roll.of("11356", "16")
    >>> roll.own
    (2, 0, 1, 0, 1, 1)
    >>> roll.faces
    (1, 3, 5, 6)
    >>> str(roll)
    '11356+16'
    """

    own: tuple[int, ...]
    neutral: tuple[int, ...] = NO_DICE

    @classmethod
    def of(cls, own: str, neutral: str = "") -> Self:
        """Read dice written as digits in any order."""
        if len(own) > _LONGEST or len(neutral) > _LONGEST:
            raise _not_dice(own + neutral)
        return cls(_count(own), _count(neutral) if neutral else NO_DICE)

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces that show on at least one die, own or neutral: the legal choices."""
        return _faces(self.own, self.neutral)

    @property
    def hand(self) -> Hand:
        """How many dice were rolled."""
        return Hand(sum(self.own), sum(self.neutral))

    def dice(self, face: int) -> Hand:
        """Count the own and the neutral dice that show `face`."""
        return Hand(self.own[face - 1], self.neutral[face - 1])

    @property
    def own_digits(self) -> str:
        """The own dice as digits, lowest first."""
        return _digits(self.own)

    @property
    def neutral_digits(self) -> str:
        """The neutral dice as digits, lowest first."""
        return _digits(self.neutral)

    def __str__(self) -> str:
        """Write `own` or `own+neutral`."""
        neutral = self.neutral_digits
        return self.own_digits + ("+" + neutral if neutral else "")


@lru_cache(maxsize=256)
def all_rolls(hand: Hand) -> tuple[tuple[Roll, Fraction], ...]:
    """Return every distinct roll of a hand with its chance; the chances add up to 1.

    >>> [(str(roll), str(chance)) for roll, chance in all_rolls(Hand(2))[:3]]
    [('66', '1/36'), ('56', '1/18'), ('55', '1/36')]
    >>> len(all_rolls(Hand(8)))
    1287
    """
    whites = list(_ways(hand.neutral))
    return tuple(
        [
            (Roll(own, neutral), Fraction(ways * white_ways, 6 ** sum(hand)))
            for own, ways in _ways(hand.own)
            for neutral, white_ways in whites
        ]
    )


def _ways(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the ways dice can fall, counted by face, and how many orders each stands for."""
    for counts in _counts(dice, len(NO_DICE)):
        yield counts, factorial(dice) // prod(map(factorial, counts))


def _counts(dice: int, faces: int) -> Iterator[tuple[int, ...]]:
    if faces == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in _counts(dice - first, faces - 1):
            yield first, *rest


# The same dice fall again and again: 8 of them in 1287 ways, and mostly there are fewer.
@lru_cache(maxsize=1 << 14)
def _faces(own: tuple[int, ...], neutral: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([face for face in (1, 2, 3, 4, 5, 6) if own[face - 1] or neutral[face - 1]])


@lru_cache(maxsize=4096)
def _count(digits: str) -> tuple[int, ...]:
    counts = tuple(map(digits.count, "123456"))
    if sum(counts) != len(digits):
        raise _not_dice(digits)
    return counts


def _not_dice(digits: str) -> IllegalMove:
    return IllegalMove(
        "dice-digits", "dice are written as digits 1 to 6, not {dice!r}", dice=digits[:40]
    )


@lru_cache(maxsize=4096)
def _digits(counts: tuple[int, ...]) -> str:
    return "".join([face * count for face, count in zip("123456", counts, strict=True)])
