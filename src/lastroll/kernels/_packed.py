"""Dice packed in 64-bit words, for NumPy: a word an owner, a byte a casino."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lastroll.kernels._words import BITS
from lastroll.rules import FACES, Hand, Position

Words: TypeAlias = NDArray[np.uint64]

_SHIFTS: Final = np.array([BITS * casino for casino in range(len(FACES))], np.uint64)
_COUNT: Final = np.uint64((1 << BITS) - 1)


def pack(counts: ArrayLike) -> Words:
    """Pack dice that are counted by casino along the last axis.

    >>> hex(pack([2, 0, 1, 0, 0, 3]))
    '0x30000010002'
    """
    words: Words = np.left_shift(np.asarray(counts, np.uint64), _SHIFTS).sum(
        axis=-1, dtype=np.uint64
    )
    return words


def unpack(words: ArrayLike) -> NDArray[np.uint8]:
    """Count packed dice by casino, along a new last axis.

    >>> unpack(0x30000010002)
    array([2, 0, 1, 0, 0, 3], dtype=uint8)
    """
    spread = np.right_shift(np.asarray(words, np.uint64)[..., np.newaxis], _SHIFTS) & _COUNT
    return spread.astype(np.uint8)


def pack_position(position: Position) -> Words:
    """Pack the dice on the casinos, a word for each owner: seats in order, neutral last."""
    return pack(np.array([casino.dice for casino in position.casinos]).T)


class Placements(NamedTuple):
    """All that one turn can do with a hand, by whatever roll: one row each."""

    face: NDArray[np.int64]
    own: NDArray[np.int64]
    neutral: NDArray[np.int64]
    own_word: Words
    """The own dice as they are added to the seat's word."""
    neutral_word: Words


@lru_cache(maxsize=256)
def placements(hand: Hand) -> Placements:
    """Give the 6·k placements of k own dice; with m neutral dice 6·((k + 1)·(m + 1) − 1).

    >>> placements(Hand(2)).face
    array([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
    >>> len(placements(Hand(8, 4)).face)
    264
    """
    rows = [
        (face, own, neutral)
        for face in FACES
        for own in range(hand.own + 1)
        for neutral in range(hand.neutral + 1)
        if own or neutral
    ]
    face, own, neutral = np.array(rows, np.int64).reshape(-1, 3).T.copy()
    shift = _SHIFTS[face - 1]
    found = Placements(
        face,
        own,
        neutral,
        np.left_shift(own.astype(np.uint64), shift),
        np.left_shift(neutral.astype(np.uint64), shift),
    )
    for array in found:
        array.flags.writeable = False  # shared by all who ask
    return found


def afterstates(dice: ArrayLike, seat: int, hand: Hand) -> Words:
    """Give the dice on the casinos after each placement of `hand` by `seat`.

    `dice` has a word for each owner along its last axis, neutral last; before that axis the result
    has one for the rows of `placements(hand)`. Placing is adding, so any number of tables goes at
    once.

    >>> afterstates(pack([[2, 0, 1, 0, 0, 3], [0, 1, 0, 0, 0, 0]]), 1, Hand(8)).shape
    (48, 2)
    """
    words = np.asarray(dice, np.uint64)
    moves = placements(hand)
    after: Any = np.repeat(words[..., np.newaxis, :], len(moves.face), axis=-2)
    after[..., seat] += moves.own_word
    if hand.neutral:
        after[..., -1] += moves.neutral_word
    found: Words = after
    return found
