"""Words, dice and the coin: compiled they are what they are in `game/`, at every edge."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from lastroll.game import Seeded, decode_roll
from lastroll.kernels import pack
from lastroll.kernels._words import decode_dice, seat_key, seeded_stream, word_at
from lastroll.rules import Hand

WORDS = st.integers(0, 2**64 - 1)


def edges(dice: int) -> list[int]:
    """Return the words at the borders between sequences of faces, and at the ends."""
    first = [number * 2**64 // 6**dice for number in (0, 1, 2, 5, 6**dice // 2, 6**dice - 1)]
    near = {word + step for word in first for step in (-1, 0, 1)}
    return sorted(word for word in {*near, 2**64 - 1} if 0 <= word < 2**64)


def door_to(part: Callable[..., Any]) -> Callable[..., Any]:
    """Return the parts of kernels have no way in from Python; this makes one."""
    door: Any = njit(part)
    return cast("Callable[..., Any]", door)


@door_to
def open_throw(word: np.uint64, dice: int, most: int) -> tuple[np.uint64, np.uint64, np.uint64]:
    return decode_dice(word, dice, most)


@door_to
def open_word(seed: np.uint64, game: np.uint64, round_: int, seat: int, turn: int) -> np.uint64:
    return word_at(seat_key(seeded_stream(seed, game), round_, seat), turn)


def thrown(word: int, dice: int, most: int) -> tuple[Any, ...]:
    counts, shown, left = open_throw(np.uint64(word), dice, most)
    return int(counts), int(shown), int(left)


def expected(word: int, dice: int) -> tuple[Any, ...]:
    roll, left = decode_roll(word, Hand(dice))
    return int(pack(roll.own)), sum(1 << (face - 1) for face in roll.faces), left


@pytest.mark.parametrize("dice", range(13))
def test_throws_at_the_edges(dice: int) -> None:
    for word in edges(dice):
        for most in {dice, 8, 12} - set(range(dice)):
            assert thrown(word, dice, most) == expected(word, dice)


@given(word=WORDS, dice=st.integers(0, 12))
@settings(max_examples=300, deadline=None)
def test_any_throw(word: int, dice: int) -> None:
    assert thrown(word, dice, 12) == expected(word, dice)


@given(
    seed=WORDS,
    game=WORDS,
    round_=st.integers(0, 100),
    seat=st.integers(0, 5),
    turn=st.integers(0, 998),
)
@settings(max_examples=300, deadline=None)
def test_the_word_of_any_key(seed: int, game: int, round_: int, seat: int, turn: int) -> None:
    word = open_word(np.uint64(seed), np.uint64(game), round_, seat, turn)
    assert int(word) == Seeded(seed, game).word(round_, seat, turn)
