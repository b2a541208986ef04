"""Whole games, turn by turn, with any mix of policies; rolls and choices are recorded on demand."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._packed_rules import PackedRules
from lastroll.kernels._policies import choose
from lastroll.kernels._table import (
    CASINOS,
    MAX_OWNERS,
    NOBODY,
    TABLE_DTYPE,
    TableRow,
    pay_out,
    place,
    roll,
    start_game,
    start_round,
    sum_notes,
)
from lastroll.kernels._transcript import TurnColumns
from lastroll.kernels._words import seeded_stream


class BatchArrays(NamedTuple):
    """The arrays that hold a batch of games; each row is one game."""

    tables: NDArray[np.void]
    casinos: NDArray[np.uint64]
    note_sums: NDArray[np.int64]
    piles: NDArray[np.int16]


def new_batch(packed: PackedRules, tables: int) -> BatchArrays:
    """Return empty arrays for `tables` games."""
    return BatchArrays(
        tables=np.zeros(tables, TABLE_DTYPE),
        casinos=np.zeros((tables, CASINOS, packed.note_words), np.uint64),
        note_sums=np.zeros((tables, CASINOS, MAX_OWNERS + 1), np.int64),
        piles=np.zeros((tables, len(packed.notes)), np.int16),
    )


class ResultArrays(NamedTuple):
    """The results of games, one row each."""

    money: NDArray[np.int64]
    notes: NDArray[np.int64]
    win_share: NDArray[np.float64]
    choices: NDArray[np.int64]


def new_results(packed: PackedRules, games: int) -> ResultArrays:
    """Return uninitialised results for `games` games."""
    seats = (games, packed.players)
    return ResultArrays(
        money=np.empty(seats, np.int64),
        notes=np.empty(seats, np.int64),
        win_share=np.empty(seats, np.float64),
        choices=np.empty(games, np.int64),
    )


def max_turns(packed: PackedRules) -> int:
    """Return the maximum number of turns in a game: one for each die."""
    return packed.rounds * packed.players * (packed.dice + packed.neutral_dice)


def new_turns(packed: PackedRules, games: int) -> TurnColumns:
    """Return uninitialised turns for `games` games; a row has space for the longest game."""
    shape = (games, max_turns(packed))
    return TurnColumns(
        seat=np.empty(shape, np.int8),
        own=np.empty(shape, np.uint64),
        neutral=np.empty(shape, np.uint64),
        face=np.empty(shape, np.int8),
    )


@compiled(part=True, allocates=False)
def write_result(
    packed: PackedRules, table: TableRow, results: ResultArrays, game: int, choices: int
) -> None:
    """Fill one row of `results`: the purses, the win shares and the number of choices.

    The win goes to most money, then to more notes; players who are still equal share it.
    """
    winners = 0
    for seat in range(packed.players):
        results.money[game, seat] = table.money[seat]
        results.notes[game, seat] = table.notes[seat]
        wins = True
        for other in range(packed.players):
            more = table.money[other] - table.money[seat]
            if more > 0 or (more == 0 and table.notes[other] > table.notes[seat]):
                wins = False
        results.win_share[game, seat] = 1.0 if wins else 0.0
        winners += wins
    for seat in range(packed.players):
        results.win_share[game, seat] /= winners
    results.choices[game] = choices


@compiled(allocates=False)
def play_games(
    packed: PackedRules,
    policies: NDArray[np.int64],
    seed: np.uint64,
    first: np.uint64,
    batch: BatchArrays,
    results: ResultArrays,
    turns: TurnColumns,
) -> None:
    """Play one game for each row of `results`; record its turns if `turns` has rows."""
    record_turns = len(turns.face) > 0
    table, casinos, note_sums, pile = (
        batch.tables[0],
        batch.casinos[0],
        batch.note_sums[0],
        batch.piles[0],
    )
    for game in range(len(results.choices)):
        start_game(packed, table, pile, seeded_stream(seed, first + np.uint64(game)))
        choices = 0
        for _ in range(packed.rounds):
            start_round(packed, table, casinos, pile)
            sum_notes(packed, casinos, note_sums)
            while table.turn != NOBODY:
                seat = table.turn
                rolled = roll(packed, table)
                face = choose(policies[seat], packed, table, note_sums, rolled)
                if record_turns:
                    turns.seat[game, choices] = seat
                    turns.own[game, choices] = rolled[0]
                    turns.neutral[game, choices] = rolled[1]
                    turns.face[game, choices] = face + np.uint64(1)
                choices += 1
                place(packed, table, rolled[0], rolled[1], face)
            pay_out(packed, table, casinos, pile)
        write_result(packed, table, results, game, choices)
