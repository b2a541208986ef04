"""Whole games side by side, for policies that ignore the dice on the casinos.

For such policies the order of the seats does not matter. So every seat of every game is a lane of
its own: all lanes take their first turn, then all with dice left their second, and so on. Lanes do
not depend on each other, and no branch is mispredicted. Words are keyed by round, seat and turn, so
the games are the same as when played in order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._games import BatchArrays, ResultArrays, write_result
from lastroll.kernels._packed_rules import PackedRules
from lastroll.kernels._policies import FRUGAL, RANDOM, choose_frugal, choose_random
from lastroll.kernels._table import pay_out, start_game, start_round, sum_notes
from lastroll.kernels._words import COUNT_BITS, decode_dice, seat_key, seeded_stream, word_at

BLOCK: Final = 48
"""Games played side by side: with their lanes they fit the processor's first-level cache."""

_COUNT_MASK: Final = np.uint64((1 << COUNT_BITS) - 1)
_HAND_SHIFT: Final = np.uint64(64 - COUNT_BITS)


class SeatLanes(NamedTuple):
    """One lane for each seat and game, at index `seat * BLOCK + game`."""

    key: NDArray[np.uint64]
    own: NDArray[np.uint64]
    """The dice on the casinos, and in the highest byte those in the hand."""
    neutral: NDArray[np.uint64]
    """The same for neutral dice."""
    turns: NDArray[np.int64]
    active: NDArray[np.uint64]
    """The lanes that still have dice."""


def new_lanes(packed: PackedRules) -> SeatLanes:
    """Return the lanes of a block."""
    lanes = BLOCK * packed.players
    return SeatLanes(
        key=np.zeros(lanes, np.uint64),
        own=np.zeros(lanes, np.uint64),
        neutral=np.zeros(lanes, np.uint64),
        turns=np.zeros(lanes, np.int64),
        active=np.zeros(lanes, np.uint64),
    )


@compiled(part=True, allocates=False)
def _choose(
    policy: int,
    note_sums: NDArray[np.int64],
    lane: np.uint64,
    counts: np.uint64,
    shown: np.uint64,
    coin: np.uint64,
) -> np.uint64:
    if policy == RANDOM:
        return choose_random(shown, coin)
    return choose_frugal(note_sums[lane % np.uint64(BLOCK)], counts)


@compiled(part=True, allocates=False)
def _play_round(
    packed: PackedRules, policy: int, lanes: SeatLanes, count: int, note_sums: NDArray[np.int64]
) -> None:
    """Play the turns of the first `count` active lanes until they have no dice left."""
    active = lanes.active
    turn = 0
    while count > 0:
        left = 0
        for place in range(count):
            lane = active[place]
            word = word_at(lanes.key[lane], turn)
            own_lane = lanes.own[lane]
            own, shown, word = decode_dice(word, own_lane >> _HAND_SHIFT, packed.dice)
            if packed.neutral_dice > 0:
                neutral_lane = lanes.neutral[lane]
                neutral, more, word = decode_dice(
                    word, neutral_lane >> _HAND_SHIFT, packed.neutral_dice
                )
                shown |= more
                face = _choose(policy, note_sums, lane, own + neutral, shown, word)
                neutral_lane = _place_in_lane(neutral_lane, neutral, face)
                lanes.neutral[lane] = neutral_lane
            else:
                neutral_lane = np.uint64(0)
                face = _choose(policy, note_sums, lane, own, shown, word)
            own_lane = _place_in_lane(own_lane, own, face)
            lanes.own[lane] = own_lane
            lanes.turns[lane] = turn + 1
            # lanes with dice left move up, without a branch
            active[left] = lane
            left += int(((own_lane | neutral_lane) >> _HAND_SHIFT) > np.uint64(0))
        count = left
        turn += 1


@compiled(part=True, allocates=False)
def _place_in_lane(lane: np.uint64, counts: np.uint64, face: np.uint64) -> np.uint64:
    """Place all dice of a face: take them from the hand and add them to the casino."""
    shift = np.uint64(COUNT_BITS) * face
    count = (counts >> shift) & _COUNT_MASK
    return lane + (count << shift) - (count << _HAND_SHIFT)


@compiled(part=True, allocates=False)
def _load_lanes(packed: PackedRules, batch: BatchArrays, lanes: SeatLanes, tables: int) -> None:
    for at in range(tables):
        table = batch.tables[at]
        for seat in range(packed.players):
            lane = seat * BLOCK + at
            lanes.key[lane] = seat_key(table.stream, table.round, seat)
            lanes.own[lane] = np.uint64(packed.dice) << _HAND_SHIFT
            lanes.neutral[lane] = np.uint64(packed.neutral_dice) << _HAND_SHIFT


@compiled(part=True, allocates=False)
def _store_lanes(
    packed: PackedRules,
    batch: BatchArrays,
    lanes: SeatLanes,
    tables: int,
    choices: NDArray[np.int64],
) -> None:
    for at in range(tables):
        table = batch.tables[at]
        for seat in range(packed.players):
            lane = seat * BLOCK + at
            # the hand is empty: the highest byte is 0
            table.dice[seat] = lanes.own[lane]
            if packed.neutral_dice > 0:
                table.dice[packed.players] += lanes.neutral[lane]
            choices[at] += lanes.turns[lane]


@compiled(allocates=False)
def play_blind_games(
    packed: PackedRules,
    policies: NDArray[np.int64],
    seed: np.uint64,
    first: np.uint64,
    batch: BatchArrays,
    lanes: SeatLanes,
    results: ResultArrays,
) -> None:
    """Play one game for each row of `results`, a block at a time."""
    games = len(results.choices)
    needs_note_sums = False
    for seat in range(packed.players):
        needs_note_sums |= policies[seat] != RANDOM
    for start in range(0, games, BLOCK):
        tables = min(BLOCK, games - start)
        choices = results.choices[start : start + tables]
        for at in range(tables):
            stream = seeded_stream(seed, first + np.uint64(start + at))
            start_game(packed, batch.tables[at], batch.piles[at], stream)
            choices[at] = 0
        for _ in range(packed.rounds):
            for at in range(tables):
                start_round(packed, batch.tables[at], batch.casinos[at], batch.piles[at])
                if needs_note_sums:
                    sum_notes(packed, batch.casinos[at], batch.note_sums[at])
            _load_lanes(packed, batch, lanes, tables)
            for policy in range(FRUGAL + 1):
                count = 0
                for seat in range(packed.players):
                    if policies[seat] == policy:
                        for at in range(tables):
                            lanes.active[count] = np.uint64(seat * BLOCK + at)
                            count += 1
                _play_round(packed, policy, lanes, count, batch.note_sums)
            _store_lanes(packed, batch, lanes, tables, choices)
            for at in range(tables):
                pay_out(packed, batch.tables[at], batch.casinos[at], batch.piles[at])
        for at in range(tables):
            write_result(packed, batch.tables[at], results, start + at, choices[at])
