"""The compiled policies: each chooses as the bot of its name in `bots/` does."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._instructions import bit_count
from lastroll.kernels._setting import Setting
from lastroll.kernels._table import CASINOS, Table, Worth, alone, count_on
from lastroll.kernels._words import BITS, pick

RANDOM: Final = 0
FRUGAL: Final = 1
GREEDY: Final = 2

POLICIES: Final = ("random", "frugal", "greedy")
"""The compiled policies by name."""

BLIND: Final = (RANDOM, FRUGAL)
"""Policies that look at their roll and the notes only, never at the dice on the casinos."""

_NONE: Final = np.uint64(0)
_ONE: Final = np.uint64(1)
_COUNT: Final = np.uint64((1 << BITS) - 1)


def _nth_face() -> NDArray[np.uint8]:
    table = np.zeros((1 << CASINOS, CASINOS), np.uint8)
    for shown in range(1 << CASINOS):
        faces = [face for face in range(CASINOS) if shown >> face & 1]
        table[shown, : len(faces)] = faces
    return table


_NTH_FACE: Final = _nth_face()


@compiled(part=True, allocates=False)
def choose_random(shown: np.uint64, coin: np.uint64) -> np.uint64:
    """Let the coin decide between the faces that show."""
    return np.uint64(_NTH_FACE[shown, pick(coin, bit_count(shown))])


@compiled(part=True, allocates=False)
def choose_frugal(worth: Worth, counts: np.uint64) -> np.uint64:
    """Take the face with the fewest dice; of equals the richest casino, then the lowest face."""
    best, choice = np.int64(1) << np.int64(62), 0
    for face in range(CASINOS):
        # One less, around the clock: no dice are the most, and nothing has to be asked.
        more = np.int64(((counts >> np.uint64(BITS * face)) + _COUNT) & _COUNT)
        # Dice first: no note is worth 2**40.
        merit = (more << np.int64(40)) - worth[face, 1]
        better = merit < best
        best = merit if better else best
        choice = face if better else choice
    return np.uint64(choice)


@compiled(part=True, allocates=False)
def choose_greedy(
    setting: Setting, table: Table, worth: Worth, own: np.uint64, neutral: np.uint64
) -> np.uint64:
    """Take the face that leaves the seat best off if the round ended now.

    Best off is the own money less the mean of the others'; of equals, the fewest dice, then the
    lowest face. A face changes what its casino pays and nothing else, so changes are compared.
    """
    seat, last = table.turn, setting.players
    best, choice = np.int64(-1) << np.int64(62), 0
    for face in range(CASINOS):
        field = _COUNT << np.uint64(BITS * face)
        placed, beside = own & field, neutral & field
        if placed + beside == _NONE:
            continue
        before = _margin(setting, worth[face], table.dice, face, seat)
        table.dice[seat] += placed
        table.dice[last] += beside
        gain = _margin(setting, worth[face], table.dice, face, seat) - before
        table.dice[seat] -= placed
        table.dice[last] -= beside
        # One number to compare: a dollar counts more than all dice of a hand.
        spent = np.int64((placed + beside) >> np.uint64(BITS * face))
        merit = (gain << np.int64(5)) - spent
        better = merit > best
        best = merit if better else best
        choice = face if better else choice
    return np.uint64(choice)


@compiled(part=True, allocates=False)
def _margin(
    setting: Setting, worth: NDArray[np.int64], dice: NDArray[np.uint64], casino: int, seat: int
) -> np.int64:
    """Give the seat's margin at a casino, times the number of others: a whole number."""
    counts = alone(dice, casino)
    mine = _note_for(worth, counts, count_on(dice, seat, casino))
    # Without the variant there are no dice here, and no note for them.
    neutral = _note_for(worth, counts, count_on(dice, setting.players, casino))
    others = worth[bit_count(counts)] - neutral - mine
    return np.int64(mine * (setting.players - 1) - others)


@compiled(part=True, allocates=False)
def _note_for(worth: NDArray[np.int64], counts: np.uint64, count: np.uint64) -> np.int64:
    """Give the note that goes to `count` dice where `counts` are those that somebody has alone."""
    lone = np.int64((counts >> count) & _ONE)
    better = bit_count((counts >> count) >> _ONE)
    return np.int64(lone * (worth[better + _ONE] - worth[better]))


@compiled(part=True, allocates=False)
def choose(
    policy: int,
    setting: Setting,
    table: Table,
    worth: Worth,
    roll: tuple[np.uint64, np.uint64, np.uint64, np.uint64],
) -> np.uint64:
    """Choose a face, counted from 0, for the seat to act."""
    own, neutral, shown, coin = roll
    if policy == RANDOM:
        return choose_random(shown, coin)
    if policy == FRUGAL:
        return choose_frugal(worth, own + neutral)
    return choose_greedy(setting, table, worth, own, neutral)
