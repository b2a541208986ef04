"""The compiled policies: each chooses as the bot with the same name in `bots/` does."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._instructions import bit_count
from lastroll.kernels._packed_rules import PackedRules
from lastroll.kernels._table import CASINOS, NoteSums, TableRow, dice_on, lone_counts
from lastroll.kernels._words import COUNT_BITS, pick

RANDOM: Final = 0
FRUGAL: Final = 1
GREEDY: Final = 2

POLICIES: Final = ("random", "frugal", "greedy")
"""The names of the compiled policies."""

BLIND: Final = (RANDOM, FRUGAL)
"""Policies that use only their roll and the notes, never the dice on the casinos."""

_ZERO: Final = np.uint64(0)
_ONE: Final = np.uint64(1)
_COUNT_MASK: Final = np.uint64((1 << COUNT_BITS) - 1)


def _nth_face() -> NDArray[np.uint8]:
    table = np.zeros((1 << CASINOS, CASINOS), np.uint8)
    for shown in range(1 << CASINOS):
        faces = [face for face in range(CASINOS) if shown >> face & 1]
        table[shown, : len(faces)] = faces
    return table


_NTH_FACE: Final = _nth_face()


@compiled(part=True, allocates=False)
def choose_random(shown: np.uint64, coin: np.uint64) -> np.uint64:
    """Return one of the faces that show, drawn uniformly with the coin."""
    return np.uint64(_NTH_FACE[shown, pick(coin, bit_count(shown))])


@compiled(part=True, allocates=False)
def choose_frugal(note_sums: NoteSums, counts: np.uint64) -> np.uint64:
    """Return the face with the fewest dice; of equals the richest casino, then the lowest face."""
    best, choice = np.int64(1) << np.int64(62), 0
    for face in range(CASINOS):
        # Subtract 1 modulo 256: a face with no dice becomes 255 and loses, without a branch.
        more = np.int64(((counts >> np.uint64(COUNT_BITS * face)) + _COUNT_MASK) & _COUNT_MASK)
        # Dice first: no note is worth 2**40.
        merit = (more << np.int64(40)) - note_sums[face, 1]
        better = merit < best
        best = merit if better else best
        choice = face if better else choice
    return np.uint64(choice)


@compiled(part=True, allocates=False)
def choose_greedy(
    packed: PackedRules, table: TableRow, note_sums: NoteSums, own: np.uint64, neutral: np.uint64
) -> np.uint64:
    """Return the face with the highest margin if the round ended now.

    The margin is the own money less the mean of the others'; of equals, the face with the fewest
    dice wins, then the lowest one. A face changes only what its own casino pays, so only these
    changes are compared.
    """
    seat, last = table.turn, packed.players
    best, choice = np.int64(-1) << np.int64(62), 0
    for face in range(CASINOS):
        field = _COUNT_MASK << np.uint64(COUNT_BITS * face)
        placed, laid_neutral = own & field, neutral & field
        if placed + laid_neutral == _ZERO:
            continue
        before = _scaled_margin(packed, note_sums[face], table.dice, face, seat)
        table.dice[seat] += placed
        table.dice[last] += laid_neutral
        gain = _scaled_margin(packed, note_sums[face], table.dice, face, seat) - before
        table.dice[seat] -= placed
        table.dice[last] -= laid_neutral
        # One number to compare: a dollar counts more than all dice of a hand.
        spent = np.int64((placed + laid_neutral) >> np.uint64(COUNT_BITS * face))
        merit = (gain << np.int64(5)) - spent
        better = merit > best
        best = merit if better else best
        choice = face if better else choice
    return np.uint64(choice)


@compiled(part=True, allocates=False)
def _scaled_margin(
    packed: PackedRules,
    note_sums: NDArray[np.int64],
    dice: NDArray[np.uint64],
    casino: int,
    seat: int,
) -> np.int64:
    """Return the seat's margin at a casino, times the number of others: a whole number."""
    counts = lone_counts(dice, casino)
    mine = _note_for(note_sums, counts, dice_on(dice, seat, casino))
    # Without the variant there are no dice here, and no note for them.
    neutral = _note_for(note_sums, counts, dice_on(dice, packed.players, casino))
    others = note_sums[bit_count(counts)] - neutral - mine
    return np.int64(mine * (packed.players - 1) - others)


@compiled(part=True, allocates=False)
def _note_for(note_sums: NDArray[np.int64], counts: np.uint64, count: np.uint64) -> np.int64:
    """Return the note paid for `count` dice; `counts` are those of lone owners, as bits."""
    lone = np.int64((counts >> count) & _ONE)
    better = bit_count((counts >> count) >> _ONE)
    return np.int64(lone * (note_sums[better + _ONE] - note_sums[better]))


@compiled(part=True, allocates=False)
def choose(
    policy: int,
    packed: PackedRules,
    table: TableRow,
    note_sums: NoteSums,
    roll: tuple[np.uint64, np.uint64, np.uint64, np.uint64],
) -> np.uint64:
    """Return the face, counted from 0, that a policy chooses for the seat to act."""
    own, neutral, shown, coin = roll
    if policy == RANDOM:
        return choose_random(shown, coin)
    if policy == FRUGAL:
        return choose_frugal(note_sums, own + neutral)
    return choose_greedy(packed, table, note_sums, own, neutral)
