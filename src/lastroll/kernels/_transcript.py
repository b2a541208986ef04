"""Games as they were played, for records: the pile, the openings and every turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._packed_rules import PackedRules, pack_rules
from lastroll.kernels._table import draw_note
from lastroll.kernels._words import COUNT_BITS, decode_dice, seat_key, seeded_stream, word_at
from lastroll.rules import FACES, Rules


class TurnColumns(NamedTuple):
    """The turns of many games, one game after the other; each row is a turn."""

    seat: NDArray[np.int8]
    own: NDArray[np.uint64]
    """The own dice rolled, packed: one byte per face."""
    neutral: NDArray[np.uint64]
    face: NDArray[np.int8]
    """The face placed."""


class TranscriptTurn(NamedTuple):
    """One turn: the dice as digits, and the face that was placed."""

    seat: int
    own: str
    neutral: str
    place: int


class Transcript(NamedTuple):
    """One game: the parts of a record besides the rules and the names."""

    game: int
    pile: tuple[int, ...]
    """The notes in the order in which they are drawn."""
    openings: tuple[str, ...]
    """The spare neutral dice of each round; empty if the rules have none."""
    turns: tuple[TranscriptTurn, ...]


def transcripts_of(
    rules: Rules, seed: int, first: int, choices: NDArray[np.int64], turns: TurnColumns
) -> Iterator[Transcript]:
    """Yield one transcript after the other from the turns of all games."""
    packed = pack_rules(rules)
    piles = np.empty((len(choices), len(rules.notes)), np.int64)
    openings = np.empty((len(choices), rules.rounds), np.uint64)
    _write_piles_and_openings(packed, np.uint64(seed), np.uint64(first), piles, openings)
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
                    TranscriptTurn,
                    turns.seat[rows].tolist(),
                    map(_digits, turns.own[rows].tolist()),
                    map(_digits, turns.neutral[rows].tolist()),
                    turns.face[rows].tolist(),
                )
            ),
        )


@lru_cache(maxsize=1 << 14)
def _digits(word: int) -> str:
    return "".join([str(face) * (word >> COUNT_BITS * (face - 1) & 255) for face in FACES])


@compiled(allocates=False)
def _write_piles_and_openings(
    packed: PackedRules,
    seed: np.uint64,
    first: np.uint64,
    piles: NDArray[np.int64],
    openings: NDArray[np.uint64],
) -> None:
    """Fill in the shuffled pile and the openings of each game."""
    for at in range(len(piles)):
        stream = seeded_stream(seed, first + np.uint64(at))
        pile, key = piles[at], seat_key(stream, 0, 0)
        for place in range(len(pile)):
            pile[place] = packed.notes[place]
        for place in range(len(pile)):
            draw_note(pile, key, place)
        for round_ in range(1, packed.rounds + 1):
            word = word_at(seat_key(stream, round_, packed.players), 0)
            counts, _, _ = decode_dice(word, packed.opening_dice, packed.opening_dice)
            openings[at, round_ - 1] = counts
