"""The rules as numbers, for the kernels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.rules import FACES, Rules

NOTES_PER_WORD: Final = 64


class PackedRules(NamedTuple):
    """Rules packed for the kernels.

    A note is represented by its index in `notes`, lowest first. So a set of notes is a bit set, and
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
    """64-bit words needed for the notes of one casino: one in the booklets' game."""
    pile_can_run_dry: bool


@lru_cache(maxsize=64)
def pack_rules(rules: Rules) -> PackedRules:
    """Return the packed form of these rules."""
    # A casino is full at the latest with a note worth the minimum. With one such note for each
    # casino of each round the pile never runs out, and returned notes are never drawn (rules.md).
    enough = sum(note >= rules.minimum for note in rules.notes)
    notes = np.array(rules.notes, dtype=np.int64)
    notes.flags.writeable = False
    return PackedRules(
        players=rules.players,
        owners=rules.owners,
        rounds=rules.rounds,
        start=rules.start,
        minimum=rules.minimum,
        dice=rules.dice,
        neutral_dice=rules.neutral_dice,
        opening_dice=rules.opening_dice,
        notes=notes,
        note_words=-(-len(rules.notes) // NOTES_PER_WORD),
        pile_can_run_dry=enough < rules.rounds * len(FACES),
    )
