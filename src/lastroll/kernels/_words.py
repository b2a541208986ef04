"""64-bit words and the dice in them (docs/chance.md), compiled.

A roll of d dice is the base-6 digits of ⌊word · 6ᵈ / 2⁶⁴⌋. Four dice at a time are looked up: above
its low 64 bits the product with 6⁴ has a number below 1296, and a table knows the four dice of it.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import numpy as np

from lastroll.compiling import compiled
from lastroll.kernels._instructions import whole_product
from lastroll.rules import FACES

BITS: Final = 8
"""Bits of a count in a packed word: casino 1 has the lowest byte, casino 6 the sixth."""

_GOLDEN: Final = np.uint64(0x9E37_79B9_7F4A_7C15)
_FIRST: Final = np.uint64(0xBF58_476D_1CE4_E5B9)
_SECOND: Final = np.uint64(0x94D0_49BB_1331_11EB)
_ONE: Final = np.uint64(1)

FACES_SHIFT: Final = BITS * len(FACES)
COUNTS: Final = np.uint64((1 << FACES_SHIFT) - 1)

_AT_ONCE: Final = 4
_CHUNKS: Final = 3
_MOST: Final = _AT_ONCE * _CHUNKS
"""Dice of one colour in a hand at most; `Rules` allows no more."""


def _thrown(dice: tuple[int, ...]) -> int:
    counts = sum(1 << BITS * die for die in dice)
    return counts | sum(1 << (FACES_SHIFT + die) for die in set(dice))


# For each outcome of 0, 1, … 4 dice, in the order of their numbers: the counts of the faces in the
# low 48 bits, and above them one bit for each face that shows.
_OUTCOMES: Final = [list(product(range(len(FACES)), repeat=n)) for n in range(_AT_ONCE + 1)]
_THROWN: Final = np.array([_thrown(dice) for rows in _OUTCOMES for dice in rows], dtype=np.uint64)
_ROWS_BEFORE: Final = np.cumsum([0] + [len(rows) for rows in _OUTCOMES[:-1]])

# How a hand of 0, 1, … 12 dice is split: for each chunk the factor of the word, which is 6 to the
# number of dice in it, and the place in the table where their outcomes begin.
_SPLIT: Final = np.array(
    [
        [
            (6**n, _ROWS_BEFORE[n])
            for n in (min(max(dice - done, 0), _AT_ONCE) for done in range(0, _MOST, _AT_ONCE))
        ]
        for dice in range(_MOST + 1)
    ],
    dtype=np.uint64,
)


@compiled(part=True, allocates=False)
def mix(word: np.uint64) -> np.uint64:
    """Scramble a word."""
    word = (word ^ (word >> np.uint64(30))) * _FIRST
    word = (word ^ (word >> np.uint64(27))) * _SECOND
    return word ^ (word >> np.uint64(31))


@compiled(part=True, allocates=False)
def stream_of(seed: np.uint64, game: np.uint64) -> np.uint64:
    """Give the point from which the words of one game are counted."""
    return mix(mix(seed) + _GOLDEN * game)


@compiled(part=True, allocates=False)
def key_of(stream: np.uint64, round_: int, seat: int) -> np.uint64:
    """Give what `word_at` counts the turns of a seat from."""
    counter = (np.uint64(round_) << np.uint64(32)) + (np.uint64(seat) << np.uint64(16))
    return stream + _GOLDEN * (counter + _ONE)


@compiled(part=True, allocates=False)
def word_at(key: np.uint64, turn: np.integer[Any] | int) -> np.uint64:
    """Give the word of one roll of the seat and round of `key`."""
    return mix(key + _GOLDEN * np.uint64(turn))


@compiled(part=True, allocates=False)
def throw(
    word: np.uint64, dice: np.integer[Any] | int, most: int
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Throw up to `most` dice: give the counts, one bit a face that shows, and what is left.

    That `most` is the same again and again spares the processor from guessing.
    """
    hand = np.uint64(dice)
    index, word = whole_product(word, _SPLIT[hand, 0, 0])
    counts = shown = _THROWN[_SPLIT[hand, 0, 1] + index]
    if most > _AT_ONCE:
        index, word = whole_product(word, _SPLIT[hand, 1, 0])
        thrown = _THROWN[_SPLIT[hand, 1, 1] + index]
        counts, shown = counts + thrown, shown | thrown
    if most > 2 * _AT_ONCE:
        index, word = whole_product(word, _SPLIT[hand, 2, 0])
        thrown = _THROWN[_SPLIT[hand, 2, 1] + index]
        counts, shown = counts + thrown, shown | thrown
    return counts & COUNTS, shown >> np.uint64(FACES_SHIFT), word


@compiled(part=True, allocates=False)
def pick(word: np.uint64, count: np.integer[Any] | int) -> np.uint64:
    """Choose one of `count` things, counted from 0, by a word."""
    return whole_product(word, np.uint64(count))[0]
