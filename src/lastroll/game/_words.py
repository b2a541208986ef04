"""64-bit words and what is decoded from them; specified in docs/chance.md, vectors in tests/."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lastroll.rules import Hand, Pile, Roll

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN: Final = 0x9E37_79B9_7F4A_7C15


def mix(word: int) -> int:
    """Return a scrambled 64-bit word (the finaliser of SplitMix64)."""
    word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return word ^ (word >> 31)


def seeded_stream(seed: int, game: int) -> int:
    """Return the start of the word sequence of one game."""
    return mix((mix(seed) + _GOLDEN * game) & _MASK)


def seeded_word(stream: int, round_: int, seat: int, turn: int) -> int:
    """Return the word of one roll; no earlier word is needed to compute it."""
    counter = (round_ << 32) + (seat << 16) + turn
    return mix((stream + _GOLDEN * (counter + 1)) & _MASK)


def decode_roll(word: int, hand: Hand) -> tuple[Roll, int]:
    """Return the roll decoded from a word, own dice first, and the rest of the word.

    Each die is the high part of word × 6; the low part is the word of the next die. The rest after
    the last die is the coin of the bots: practically uniform, and independent of other rolls.

    >>> roll, coin = decode_roll(0x123456789ABCDEF0, Hand(own=3, neutral=1))
    >>> str(roll)
    '134+3'
    """
    own, word = _decode_dice(word, hand.own)
    neutral, word = _decode_dice(word, hand.neutral)
    return Roll(own, neutral), word


def _decode_dice(word: int, dice: int) -> tuple[tuple[int, ...], int]:
    counts = [0] * 6
    for _ in range(dice):
        product = word * 6
        counts[product >> 64] += 1
        word = product & _MASK
    return tuple(counts), word


def pick(word: int, count: int) -> int:
    """Return a number below `count`, from 0, chosen by a word."""
    return word * count >> 64


def shuffle(notes: Pile, words: Iterable[int]) -> Pile:
    """Return the notes shuffled from the front (Fisher-Yates), one word for each but the last.

    The front is settled first, so a caller that needs only the first notes can stop early.
    """
    pile = list(notes)
    for index, word in zip(range(len(pile) - 1), words, strict=False):
        other = index + pick(word, len(pile) - index)
        pile[index], pile[other] = pile[other], pile[index]
    return tuple(pile)
