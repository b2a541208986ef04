"""Whole games side by side, for policies that never look at the dice on the casinos.

To such a policy it is all the same who rolls first. Every seat at every table is then a lane of its
own: all lanes take their first turn, then all that have dice left their second, and so on. Nothing
waits for anything, and no branch has to be guessed. Words are keyed by round, seat and turn, so the
games are the ones that are played in order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._games import Results, Room, settle
from lastroll.kernels._policies import FRUGAL, RANDOM, choose_frugal, choose_random
from lastroll.kernels._setting import Setting
from lastroll.kernels._table import add_up_notes, pay_out, start_game, start_round
from lastroll.kernels._words import BITS, key_of, stream_of, throw, word_at

BLOCK: Final = 48
"""Tables played side by side: as many as fit the processor's nearest memory with their lanes."""

_COUNT: Final = np.uint64((1 << BITS) - 1)
_HAND: Final = np.uint64(64 - BITS)


class Lanes(NamedTuple):
    """A place for each seat and table, `seat * BLOCK + table`."""

    key: NDArray[np.uint64]
    own: NDArray[np.uint64]
    """The dice on the casinos, and in the highest byte those in the hand."""
    neutral: NDArray[np.uint64]
    """The same for neutral dice."""
    turns: NDArray[np.int64]
    active: NDArray[np.uint64]
    """The lanes with dice left."""


def new_lanes(setting: Setting) -> Lanes:
    """Give the lanes of a block."""
    lanes = BLOCK * setting.players
    return Lanes(
        key=np.zeros(lanes, np.uint64),
        own=np.zeros(lanes, np.uint64),
        neutral=np.zeros(lanes, np.uint64),
        turns=np.zeros(lanes, np.int64),
        active=np.zeros(lanes, np.uint64),
    )


@compiled(part=True, allocates=False)
def _choose(
    policy: int,
    worth: NDArray[np.int64],
    lane: np.uint64,
    counts: np.uint64,
    shown: np.uint64,
    coin: np.uint64,
) -> np.uint64:
    if policy == RANDOM:
        return choose_random(shown, coin)
    return choose_frugal(worth[lane % np.uint64(BLOCK)], counts)


@compiled(part=True, allocates=False)
def _play_round(
    setting: Setting, policy: int, lanes: Lanes, count: int, worth: NDArray[np.int64]
) -> None:
    """Let the first `count` active lanes take turns until they have no dice left."""
    active = lanes.active
    turn = 0
    while count > 0:
        left = 0
        for place in range(count):
            lane = active[place]
            word = word_at(lanes.key[lane], turn)
            mine = lanes.own[lane]
            own, shown, word = throw(word, mine >> _HAND, setting.dice)
            if setting.neutral_dice > 0:
                beside = lanes.neutral[lane]
                neutral, more, word = throw(word, beside >> _HAND, setting.neutral_dice)
                shown |= more
                face = _choose(policy, worth, lane, own + neutral, shown, word)
                beside = _move(beside, neutral, face)
                lanes.neutral[lane] = beside
            else:
                beside = np.uint64(0)
                face = _choose(policy, worth, lane, own, shown, word)
            mine = _move(mine, own, face)
            lanes.own[lane] = mine
            lanes.turns[lane] = turn + 1
            # Who has dice left moves up; no branch.
            active[left] = lane
            left += int(((mine | beside) >> _HAND) > np.uint64(0))
        count = left
        turn += 1


@compiled(part=True, allocates=False)
def _move(lane: np.uint64, counts: np.uint64, face: np.uint64) -> np.uint64:
    """Take the dice of a face from the hand and place them."""
    shift = np.uint64(BITS) * face
    count = (counts >> shift) & _COUNT
    return lane + (count << shift) - (count << _HAND)


@compiled(part=True, allocates=False)
def _sit_down(setting: Setting, room: Room, lanes: Lanes, tables: int) -> None:
    for at in range(tables):
        table = room.tables[at]
        for seat in range(setting.players):
            lane = seat * BLOCK + at
            lanes.key[lane] = key_of(table.stream, table.round, seat)
            lanes.own[lane] = np.uint64(setting.dice) << _HAND
            lanes.neutral[lane] = np.uint64(setting.neutral_dice) << _HAND


@compiled(part=True, allocates=False)
def _get_up(
    setting: Setting, room: Room, lanes: Lanes, tables: int, choices: NDArray[np.int64]
) -> None:
    for at in range(tables):
        table = room.tables[at]
        for seat in range(setting.players):
            lane = seat * BLOCK + at
            # The hand is empty, and so is the highest byte.
            table.dice[seat] = lanes.own[lane]
            if setting.neutral_dice > 0:
                table.dice[setting.players] += lanes.neutral[lane]
            choices[at] += lanes.turns[lane]


@compiled(allocates=False)
def play_blind_games(
    setting: Setting,
    policies: NDArray[np.int64],
    seed: np.uint64,
    first: np.uint64,
    room: Room,
    lanes: Lanes,
    results: Results,
) -> None:
    """Play as many games as `results` has rows, a block at a time."""
    games = len(results.choices)
    looks_at_notes = False
    for seat in range(setting.players):
        looks_at_notes |= policies[seat] != RANDOM
    for start in range(0, games, BLOCK):
        tables = min(BLOCK, games - start)
        choices = results.choices[start : start + tables]
        for at in range(tables):
            stream = stream_of(seed, first + np.uint64(start + at))
            start_game(setting, room.tables[at], room.piles[at], stream)
            choices[at] = 0
        for _ in range(setting.rounds):
            for at in range(tables):
                start_round(setting, room.tables[at], room.casinos[at], room.piles[at])
                if looks_at_notes:
                    add_up_notes(setting, room.casinos[at], room.worth[at])
            _sit_down(setting, room, lanes, tables)
            for policy in range(FRUGAL + 1):
                count = 0
                for seat in range(setting.players):
                    if policies[seat] == policy:
                        for at in range(tables):
                            lanes.active[count] = np.uint64(seat * BLOCK + at)
                            count += 1
                _play_round(setting, policy, lanes, count, room.worth)
            _get_up(setting, room, lanes, tables, choices)
            for at in range(tables):
                pay_out(setting, room.tables[at], room.casinos[at], room.piles[at])
        for at in range(tables):
            settle(setting, room.tables[at], results, start + at, choices[at])
