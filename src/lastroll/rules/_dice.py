"""Dice in a hand, and rolls of them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod
from typing import NamedTuple, Self

from lastroll.rules._errors import IllegalMove

NO_DICE = (0, 0, 0, 0, 0, 0)
_MAX_DIGITS = 100
"""Digits read at most; every hand and every opening has far fewer dice."""


class Hand(NamedTuple):
    """The dice that a player has left in this round."""

    own: int
    neutral: int = 0


class Roll(NamedTuple):
    """The outcome of a roll: the number of dice that show each face, own and neutral apart.

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
        """Return the roll written as digits, in any order."""
        if len(own) > _MAX_DIGITS or len(neutral) > _MAX_DIGITS:
            raise _digits_error(own + neutral)
        return cls(_count(own), _count(neutral) if neutral else NO_DICE)

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces that show on at least one die, own or neutral: the legal choices."""
        return _faces(self.own, self.neutral)

    @property
    def hand(self) -> Hand:
        """The number of dice that were rolled, own and neutral."""
        return Hand(sum(self.own), sum(self.neutral))

    def dice(self, face: int) -> Hand:
        """Return the number of own and of neutral dice that show `face`."""
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
        """Return the roll as `own` or `own+neutral`."""
        neutral = self.neutral_digits
        return self.own_digits + ("+" + neutral if neutral else "")


@lru_cache(maxsize=256)
def all_rolls(hand: Hand) -> tuple[tuple[Roll, Fraction], ...]:
    """Return every distinct roll of a hand with its probability; these add up to 1.

    >>> [(str(roll), str(probability)) for roll, probability in all_rolls(Hand(2))[:3]]
    [('66', '1/36'), ('56', '1/18'), ('55', '1/36')]
    >>> len(all_rolls(Hand(8)))
    1287
    """
    neutral_ways = list(_counts_and_orders(hand.neutral))
    return tuple(
        [
            (Roll(own, neutral), Fraction(orders * neutral_orders, 6 ** sum(hand)))
            for own, orders in _counts_and_orders(hand.own)
            for neutral, neutral_orders in neutral_ways
        ]
    )


def _counts_and_orders(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield every outcome counted by face, and the number of orders of the dice that give it."""
    for counts in _counts(dice, len(NO_DICE)):
        yield counts, factorial(dice) // prod(map(factorial, counts))


def _counts(dice: int, faces: int) -> Iterator[tuple[int, ...]]:
    if faces == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in _counts(dice - first, faces - 1):
            yield first, *rest


# The same rolls come again and again: 8 dice have 1287, fewer dice have fewer.
@lru_cache(maxsize=1 << 14)
def _faces(own: tuple[int, ...], neutral: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([face for face in (1, 2, 3, 4, 5, 6) if own[face - 1] or neutral[face - 1]])


@lru_cache(maxsize=4096)
def _count(digits: str) -> tuple[int, ...]:
    counts = tuple(map(digits.count, "123456"))
    if sum(counts) != len(digits):
        raise _digits_error(digits)
    return counts


def _digits_error(digits: str) -> IllegalMove:
    return IllegalMove(
        "dice-digits", "dice are written as digits 1 to 6, not {dice!r}", dice=digits[:40]
    )


@lru_cache(maxsize=4096)
def _digits(counts: tuple[int, ...]) -> str:
    return "".join([face * count for face, count in zip("123456", counts, strict=True)])
