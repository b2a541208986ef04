"""Whole games, turn by turn: any mix of policies, and what was rolled and placed on the way."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._policies import choose
from lastroll.kernels._setting import Setting
from lastroll.kernels._table import (
    CASINOS,
    NOBODY,
    OWNERS,
    TABLE,
    Table,
    add_up_notes,
    pay_out,
    place,
    roll,
    start_game,
    start_round,
)
from lastroll.kernels._transcript import Turns
from lastroll.kernels._words import stream_of


class Room(NamedTuple):
    """Tables to play at: a row of each array is one of them."""

    tables: NDArray[np.void]
    casinos: NDArray[np.uint64]
    worth: NDArray[np.int64]
    piles: NDArray[np.int16]


def new_room(setting: Setting, tables: int) -> Room:
    """Give so many bare tables."""
    return Room(
        tables=np.zeros(tables, TABLE),
        casinos=np.zeros((tables, CASINOS, setting.note_words), np.uint64),
        worth=np.zeros((tables, CASINOS, OWNERS + 1), np.int64),
        piles=np.zeros((tables, len(setting.notes)), np.int16),
    )


class Results(NamedTuple):
    """What became of the games, one row each."""

    money: NDArray[np.int64]
    notes: NDArray[np.int64]
    win_share: NDArray[np.float64]
    choices: NDArray[np.int64]


def new_results(setting: Setting, games: int) -> Results:
    """Give room for so many games."""
    seats = (games, setting.players)
    return Results(
        money=np.empty(seats, np.int64),
        notes=np.empty(seats, np.int64),
        win_share=np.empty(seats, np.float64),
        choices=np.empty(games, np.int64),
    )


def most_turns(setting: Setting) -> int:
    """Give the most turns that a game can have: one for each die."""
    return setting.rounds * setting.players * (setting.dice + setting.neutral_dice)


def new_turns(setting: Setting, games: int) -> Turns:
    """Give room for the turns of so many games, a row a game, long enough for any."""
    shape = (games, most_turns(setting))
    return Turns(
        seat=np.empty(shape, np.int8),
        own=np.empty(shape, np.uint64),
        neutral=np.empty(shape, np.uint64),
        face=np.empty(shape, np.int8),
    )


@compiled(part=True, allocates=False)
def settle(setting: Setting, table: Table, results: Results, game: int, choices: int) -> None:
    """Write down the purses, and share the win: most money, then more notes, then in parts."""
    winners = 0
    for seat in range(setting.players):
        results.money[game, seat] = table.money[seat]
        results.notes[game, seat] = table.notes[seat]
        wins = True
        for other in range(setting.players):
            more = table.money[other] - table.money[seat]
            if more > 0 or (more == 0 and table.notes[other] > table.notes[seat]):
                wins = False
        results.win_share[game, seat] = 1.0 if wins else 0.0
        winners += wins
    for seat in range(setting.players):
        results.win_share[game, seat] /= winners
    results.choices[game] = choices


@compiled(allocates=False)
def play_games(
    setting: Setting,
    policies: NDArray[np.int64],
    seed: np.uint64,
    first: np.uint64,
    room: Room,
    results: Results,
    turns: Turns,
) -> None:
    """Play as many games as `results` has rows; note the turns where `turns` has rows."""
    keep = len(turns.face) > 0
    table, casinos, worth, pile = room.tables[0], room.casinos[0], room.worth[0], room.piles[0]
    for game in range(len(results.choices)):
        start_game(setting, table, pile, stream_of(seed, first + np.uint64(game)))
        choices = 0
        for _ in range(setting.rounds):
            start_round(setting, table, casinos, pile)
            add_up_notes(setting, casinos, worth)
            while table.turn != NOBODY:
                seat = table.turn
                rolled = roll(setting, table)
                face = choose(policies[seat], setting, table, worth, rolled)
                if keep:
                    turns.seat[game, choices] = seat
                    turns.own[game, choices] = rolled[0]
                    turns.neutral[game, choices] = rolled[1]
                    turns.face[game, choices] = face + np.uint64(1)
                choices += 1
                place(setting, table, rolled[0], rolled[1], face)
            pay_out(setting, table, casinos, pile)
        settle(setting, table, results, game, choices)
