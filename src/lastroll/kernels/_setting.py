"""What the kernels are told about the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.rules import FACES, Rules

NOTES_A_WORD: Final = 64


class Setting(NamedTuple):
    """Rules as numbers.

    A note is known by its place in `notes`, lowest first. So a set of notes is a row of bits, and
    its richest note is the highest bit.
    """

    players: int
    owners: int
    rounds: int
    start: int
    minimum: int
    dice: int
    neutral_dice: int
    opening_dice: int
    notes: NDArray[np.int64]
    note_words: int
    """64-bit words that the notes of one casino take: one in the booklets' game."""
    pile_can_run_dry: bool


@lru_cache(maxsize=64)
def setting_of(rules: Rules) -> Setting:
    """Give the setting of a game by these rules."""
    # A filling ends at the latest with a note that is worth the minimum by itself. With as many of
    # those as there are fillings, what went under the pile is never seen again (rules.md).
    enough = sum(note >= rules.minimum for note in rules.notes)
    notes = np.array(rules.notes, dtype=np.int64)
    notes.flags.writeable = False
    return Setting(
        players=rules.players,
        owners=rules.owners,
        rounds=rules.rounds,
        start=rules.start,
        minimum=rules.minimum,
        dice=rules.dice,
        neutral_dice=rules.neutral_dice,
        opening_dice=rules.opening_dice,
        notes=notes,
        note_words=-(-len(rules.notes) // NOTES_A_WORD),
        pile_can_run_dry=enough < rules.rounds * len(FACES),
    )
