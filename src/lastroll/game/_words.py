"""64-bit words and what is decoded from them; specified in docs/chance.md, vectors in tests/."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lastroll.rules import Hand, Pile, Roll

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN: Final = 0x9E37_79B9_7F4A_7C15


def mix(word: int) -> int:
    """Scramble a 64-bit word (the finaliser of SplitMix64)."""
    word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return word ^ (word >> 31)


def seeded_stream(seed: int, game: int) -> int:
    """Give the point from which the words of one game are counted."""
    return mix((mix(seed) + _GOLDEN * game) & _MASK)


def seeded_word(stream: int, round_: int, seat: int, turn: int) -> int:
    """Give the word of one roll; any of them can be had without the ones before."""
    counter = (round_ << 32) + (seat << 16) + turn
    return mix((stream + _GOLDEN * (counter + 1)) & _MASK)


def decode_roll(word: int, hand: Hand) -> tuple[Roll, int]:
    """Read a roll from a word, own dice first; give what is left of the word as well.

    Each die is the high part of word × 6, the low part goes on. What is left after the last die
    is the coin that bots toss: as good as uniform, and it says nothing about other rolls.

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
    """Choose one of `count` things, counted from 0, by a word."""
    return word * count >> 64


def shuffle(notes: Pile, words: Iterable[int]) -> Pile:
    """Shuffle from the front (Fisher-Yates), one word for each place but the last.

    The front of the pile is settled first, so that who needs only the first notes can stop there.
    """
    pile = list(notes)
    for place, word in zip(range(len(pile) - 1), words, strict=False):
        other = place + pick(word, len(pile) - place)
        pile[place], pile[other] = pile[other], pile[place]
    return tuple(pile)
