"""Dice packed in 64-bit words, for NumPy: one word per owner, one byte per casino."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lastroll.kernels._words import COUNT_BITS
from lastroll.rules import FACES, Hand, Position

Words: TypeAlias = NDArray[np.uint64]

_SHIFTS: Final = np.array([COUNT_BITS * casino for casino in range(len(FACES))], np.uint64)
_COUNT_MASK: Final = np.uint64((1 << COUNT_BITS) - 1)


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
    spread = np.right_shift(np.asarray(words, np.uint64)[..., np.newaxis], _SHIFTS) & _COUNT_MASK
    return spread.astype(np.uint8)


def pack_position(position: Position) -> Words:
    """Return the packed dice on the casinos, one word per owner: seats in order, neutral last."""
    return pack(np.array([casino.dice for casino in position.casinos]).T)


class TurnOptions(NamedTuple):
    """Every option of a hand (face, own dice, neutral dice), one row each."""

    face: NDArray[np.int64]
    own: NDArray[np.int64]
    neutral: NDArray[np.int64]
    own_word: Words
    """The own dice as added to the seat's word."""
    neutral_word: Words


@lru_cache(maxsize=256)
def turn_options(hand: Hand) -> TurnOptions:
    """Return the 6·k options of k own dice; with m neutral dice 6·((k + 1)·(m + 1) − 1).

    >>> turn_options(Hand(2)).face
    array([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
    >>> len(turn_options(Hand(8, 4)).face)
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
    found = TurnOptions(
        face,
        own,
        neutral,
        np.left_shift(own.astype(np.uint64), shift),
        np.left_shift(neutral.astype(np.uint64), shift),
    )
    for array in found:
        array.flags.writeable = False  # cached: shared by all callers
    return found


def afterstates(dice: ArrayLike, seat: int, hand: Hand) -> Words:
    """Return the dice on the casinos after each option of `hand` for `seat`.

    `dice` has a word for each owner along its last axis, neutral last; before that axis the result
    has one for the rows of `turn_options(hand)`. Placing is an addition, so any number of games can
    be processed at once.

    >>> afterstates(pack([[2, 0, 1, 0, 0, 3], [0, 1, 0, 0, 0, 0]]), 1, Hand(8)).shape
    (48, 2)
    """
    words = np.asarray(dice, np.uint64)
    options = turn_options(hand)
    after: Any = np.repeat(words[..., np.newaxis, :], len(options.face), axis=-2)
    after[..., seat] += options.own_word
    if hand.neutral:
        after[..., -1] += options.neutral_word
    found: Words = after
    return found
