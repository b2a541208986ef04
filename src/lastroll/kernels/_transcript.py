"""Games as they were played, for records: the pile, the openings and every turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._setting import Setting, setting_of
from lastroll.kernels._table import draw
from lastroll.kernels._words import BITS, key_of, stream_of, throw, word_at
from lastroll.rules import FACES, Rules


class Turns(NamedTuple):
    """The turns of many games, one game after the other; a row is a turn."""

    seat: NDArray[np.int8]
    own: NDArray[np.uint64]
    """The own dice rolled, packed: a byte a face."""
    neutral: NDArray[np.uint64]
    face: NDArray[np.int8]
    """The face placed."""


class Turn(NamedTuple):
    """One turn: the dice as digits, and the face that was placed."""

    seat: int
    own: str
    neutral: str
    place: int


class Transcript(NamedTuple):
    """One game: what a record holds besides the rules and the names."""

    game: int
    pile: tuple[int, ...]
    """Notes in the order they are drawn, the first entry first."""
    openings: tuple[str, ...]
    """The spare neutral dice of each round; none where the rules have none."""
    turns: tuple[Turn, ...]


def read_transcripts(
    rules: Rules, seed: int, first: int, choices: NDArray[np.int64], turns: Turns
) -> Iterator[Transcript]:
    """Give game after game from the turns of all of them."""
    setting = setting_of(rules)
    piles = np.empty((len(choices), len(rules.notes)), np.int64)
    openings = np.empty((len(choices), rules.rounds), np.uint64)
    _write_chance(setting, np.uint64(seed), np.uint64(first), piles, openings)
    after = 0
    for at, count in enumerate(choices.tolist()):
        before, after = after, after + count
        rows = slice(before, after)
        yield Transcript(
            first + at,
            tuple(piles[at].tolist()),
            tuple(map(_digits, openings[at].tolist())) if rules.opening_dice else (),
            tuple(
                map(
                    Turn,
                    turns.seat[rows].tolist(),
                    map(_digits, turns.own[rows].tolist()),
                    map(_digits, turns.neutral[rows].tolist()),
                    turns.face[rows].tolist(),
                )
            ),
        )


@lru_cache(maxsize=1 << 14)
def _digits(word: int) -> str:
    return "".join([str(face) * (word >> BITS * (face - 1) & 255) for face in FACES])


@compiled(allocates=False)
def _write_chance(
    setting: Setting,
    seed: np.uint64,
    first: np.uint64,
    piles: NDArray[np.int64],
    openings: NDArray[np.uint64],
) -> None:
    """Shuffle the pile of each game to its last note, and roll all openings."""
    for at in range(len(piles)):
        stream = stream_of(seed, first + np.uint64(at))
        pile, key = piles[at], key_of(stream, 0, 0)
        for place in range(len(pile)):
            pile[place] = setting.notes[place]
        for place in range(len(pile)):
            draw(pile, key, place)
        for round_ in range(1, setting.rounds + 1):
            word = word_at(key_of(stream, round_, setting.players), 0)
            counts, _, _ = throw(word, setting.opening_dice, setting.opening_dice)
            openings[at, round_ - 1] = counts
