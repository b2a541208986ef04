"""64-bit words and the dice decoded from them (docs/chance.md), compiled.

A roll of d dice is the base-6 digits of ⌊word · 6ᵈ / 2⁶⁴⌋. Four dice at a time are looked up: the
high 64 bits of the product with 6⁴ are a number below 1296, the index of the four dice in a table.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import numpy as np

from lastroll.compiling import compiled
from lastroll.kernels._instructions import wide_product
from lastroll.rules import FACES

COUNT_BITS: Final = 8
"""Bits of a count in a packed word: casino 1 has the lowest byte, casino 6 the sixth."""

_GOLDEN: Final = np.uint64(0x9E37_79B9_7F4A_7C15)
_FIRST: Final = np.uint64(0xBF58_476D_1CE4_E5B9)
_SECOND: Final = np.uint64(0x94D0_49BB_1331_11EB)
_ONE: Final = np.uint64(1)

FACES_SHIFT: Final = COUNT_BITS * len(FACES)
COUNTS_MASK: Final = np.uint64((1 << FACES_SHIFT) - 1)

_DICE_PER_LOOKUP: Final = 4
_MAX_LOOKUPS: Final = 3
_MAX_DICE: Final = _DICE_PER_LOOKUP * _MAX_LOOKUPS
"""Maximum number of dice of one colour in a hand, as in `Rules`."""


def _pack_outcome(dice: tuple[int, ...]) -> int:
    counts = sum(1 << COUNT_BITS * die for die in dice)
    return counts | sum(1 << (FACES_SHIFT + die) for die in set(dice))


# For each outcome of 0, 1, … 4 dice, in the order of their numbers: the counts of the faces in the
# low 48 bits, and above them one bit for each face that shows.
_OUTCOMES: Final = [list(product(range(len(FACES)), repeat=n)) for n in range(_DICE_PER_LOOKUP + 1)]
_PACKED_OUTCOMES: Final = np.array(
    [_pack_outcome(dice) for rows in _OUTCOMES for dice in rows], dtype=np.uint64
)
_ROWS_BEFORE: Final = np.cumsum([0] + [len(rows) for rows in _OUTCOMES[:-1]])

# How a hand of 0, 1, … 12 dice is split: for each chunk the factor of the word, which is 6 to the
# number of dice in it, and the place in the table where their outcomes begin.
_SPLIT: Final = np.array(
    [
        [
            (6**n, _ROWS_BEFORE[n])
            for n in (
                min(max(dice - done, 0), _DICE_PER_LOOKUP)
                for done in range(0, _MAX_DICE, _DICE_PER_LOOKUP)
            )
        ]
        for dice in range(_MAX_DICE + 1)
    ],
    dtype=np.uint64,
)


@compiled(part=True, allocates=False)
def mix(word: np.uint64) -> np.uint64:
    """Return the word with its bits mixed."""
    word = (word ^ (word >> np.uint64(30))) * _FIRST
    word = (word ^ (word >> np.uint64(27))) * _SECOND
    return word ^ (word >> np.uint64(31))


@compiled(part=True, allocates=False)
def seeded_stream(seed: np.uint64, game: np.uint64) -> np.uint64:
    """Return the start of the word sequence of one game."""
    return mix(mix(seed) + _GOLDEN * game)


@compiled(part=True, allocates=False)
def seat_key(stream: np.uint64, round_: int, seat: int) -> np.uint64:
    """Return the key from which `word_at` counts the turns of a seat in a round."""
    counter = (np.uint64(round_) << np.uint64(32)) + (np.uint64(seat) << np.uint64(16))
    return stream + _GOLDEN * (counter + _ONE)


@compiled(part=True, allocates=False)
def word_at(key: np.uint64, turn: np.integer[Any] | int) -> np.uint64:
    """Return the word of one roll; `key` is for the seat and the round."""
    return mix(key + _GOLDEN * np.uint64(turn))


@compiled(part=True, allocates=False)
def decode_dice(
    word: np.uint64, dice: np.integer[Any] | int, most: int
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Decode up to `most` dice; return the counts, one bit per face that shows, and the rest.

    `most` does not change within a game, so its branches are predicted.
    """
    hand = np.uint64(dice)
    index, word = wide_product(word, _SPLIT[hand, 0, 0])
    counts = shown = _PACKED_OUTCOMES[_SPLIT[hand, 0, 1] + index]
    if most > _DICE_PER_LOOKUP:
        index, word = wide_product(word, _SPLIT[hand, 1, 0])
        outcome = _PACKED_OUTCOMES[_SPLIT[hand, 1, 1] + index]
        counts, shown = counts + outcome, shown | outcome
    if most > 2 * _DICE_PER_LOOKUP:
        index, word = wide_product(word, _SPLIT[hand, 2, 0])
        outcome = _PACKED_OUTCOMES[_SPLIT[hand, 2, 1] + index]
        counts, shown = counts + outcome, shown | outcome
    return counts & COUNTS_MASK, shown >> np.uint64(FACES_SHIFT), word


@compiled(part=True, allocates=False)
def pick(word: np.uint64, count: np.integer[Any] | int) -> np.uint64:
    """Return one of the numbers below `count`, chosen by a word."""
    return wide_product(word, np.uint64(count))[0]
