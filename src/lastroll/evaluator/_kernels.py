"""The net in compiled code: from rows to evaluations.

`training/_encode.py` and `training/_net.py` do the same computation for training; tests hold them
together. Most features are zero, and so is half of each layer's output: zeros are skipped.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

import numpy as np

from lastroll.compiling import compiled
from lastroll.evaluator._options import paid_now, write_win_shares
from lastroll.evaluator._rows import (
    BETWEEN_ROUNDS,
    CASINO_DICE,
    CASINO_NOTES,
    COUNTING_SEATS,
    FOR_MARGIN,
    MONEY,
    NEUTRAL_GAME,
    NEUTRAL_LEFT,
    NOTES_WON,
    OWN_LEFT,
    PLAYERS,
    ROUNDS_LEFT,
    START,
    TURN,
    Rows,
)
from lastroll.evaluator._shapes import Floats, Net
from lastroll.evaluator.features import (
    C_DICE,
    C_NOTES,
    C_PAID,
    CASINOS,
    DICE_COUNTS,
    LEAD_SCALES,
    MAX_CASINO_NOTES,
    MAX_NOTE,
    MAX_OWN_DICE,
    MEAN_SCALE,
    MONEY_SCALE,
    NEUTRAL_COUNTS,
    NOTE_VALUES,
    NOTES_SCALE,
    OUTPUTS,
    OWNERS,
    PURSE_SIZE,
    SLOTS,
    T_COUNTING,
    T_FLAGS,
    T_NEUTRAL,
    T_NEXT_START,
    T_NOTES,
    T_OWN,
    T_PLAYERS,
    T_PURSES,
    T_PURSES_IF_PAID,
    T_ROUNDS,
)

_LEAD_SCALES: Final = tuple(LEAD_SCALES)
_NOBODY: Final = -1_000_000


@compiled(part=True)
def _add(to: Floats, weights: Floats, weight_row: int) -> None:
    for column in range(to.shape[0]):
        to[column] += weights[weight_row, column]


@compiled(part=True)
def _add_times(to: Floats, weights: Floats, weight_row: int, times: np.float32) -> None:
    for column in range(to.shape[0]):
        to[column] += weights[weight_row, column] * times


@compiled(part=True)
def _add_purses(to: Floats, weights: Floats, weight_row: int, money: Rows, players: int) -> None:
    total = 0
    for slot in range(players):
        total += money[slot]
    mean = np.float32(total) / np.float32(players)
    for slot in range(players):
        best = _NOBODY
        for other in range(players):
            if other != slot and money[other] > best:
                best = money[other]
        lead = np.float32(money[slot] - best)
        here = weight_row + slot * PURSE_SIZE
        _add_times(to, weights, here, (np.float32(money[slot]) - mean) / np.float32(MEAN_SCALE))
        for part in range(len(_LEAD_SCALES)):
            scaled = np.float32(tanh(lead / np.float32(_LEAD_SCALES[part])))
            _add_times(to, weights, here + 1 + part, scaled)


@compiled(part=True)
def _add_table_features(net: Net, row: Rows, paid: Rows, purse_slots: Rows, hidden: Floats) -> None:
    """Add the features of the whole table, through the first layer."""
    players, turn = row[PLAYERS], row[TURN]
    for column in range(hidden.shape[0]):
        hidden[column] = net.table_bias[column]
    for slot in range(players):
        seat = (turn + slot) % players
        _add(hidden, net.table, T_OWN + slot * DICE_COUNTS + row[OWN_LEFT + seat])
        _add(hidden, net.table, T_NEUTRAL + slot * NEUTRAL_COUNTS + row[NEUTRAL_LEFT + seat])
        purse_slots[0, slot] = row[MONEY + seat]
        purse_slots[1, slot] = row[MONEY + seat]
        for casino in range(CASINOS):
            purse_slots[1, slot] += paid[casino, seat]
        purse_slots[2, slot] = row[NOTES_WON + seat]
        if row[COUNTING_SEATS + seat]:
            _add(hidden, net.table, T_COUNTING + slot)
    _add_purses(hidden, net.table, T_PURSES, purse_slots[0], players)
    _add_purses(hidden, net.table, T_PURSES_IF_PAID, purse_slots[1], players)
    total = 0
    for slot in range(players):
        total += purse_slots[2, slot]
    mean = np.float32(total) / np.float32(players)
    for slot in range(players):
        away = (np.float32(purse_slots[2, slot]) - mean) / np.float32(NOTES_SCALE)
        _add_times(hidden, net.table, T_NOTES + slot, away)
    start = row[START] + (0 if row[BETWEEN_ROUNDS] else 1)
    _add(hidden, net.table, T_NEXT_START + (start - turn + players) % players)
    _add(hidden, net.table, T_ROUNDS + row[ROUNDS_LEFT])
    _add(hidden, net.table, T_PLAYERS + players - 2)
    for flag, there in enumerate((NEUTRAL_GAME, BETWEEN_ROUNDS, FOR_MARGIN)):
        if row[there]:
            _add(hidden, net.table, T_FLAGS + flag)
    for column in range(hidden.shape[0]):
        hidden[column] = max(hidden[column], np.float32(0))


@compiled(part=True)
def _add_casino_features(net: Net, row: Rows, paid: Rows, casino: int, hidden: Floats) -> None:
    """Add the features of one casino, through the first layer, to `hidden`."""
    players, turn = row[PLAYERS], row[TURN]
    there = CASINO_DICE + casino * OWNERS
    for slot in range(players):
        seat = (turn + slot) % players
        dice = min(row[there + seat], MAX_OWN_DICE)
        _add(hidden, net.casino, C_DICE + slot * DICE_COUNTS + dice)
        note = paid[casino, seat]
        if note:
            share = np.float32(note) / np.float32(MAX_NOTE)
            _add_times(hidden, net.casino, C_PAID + slot, share)
    neutral_dice = min(row[there + SLOTS], MAX_OWN_DICE)
    _add(hidden, net.casino, C_DICE + SLOTS * DICE_COUNTS + neutral_dice)
    for place in range(MAX_CASINO_NOTES):
        note = row[CASINO_NOTES + casino * MAX_CASINO_NOTES + place]
        _add(hidden, net.casino, C_NOTES + place * NOTE_VALUES + note)
    for column in range(hidden.shape[0]):
        hidden[column] = max(hidden[column], np.float32(0))


@compiled(part=True)
def _add_product(weights: Floats, offset: int, given: Floats, to: Floats) -> None:
    """Add a product: the rows of `weights` from `offset` on, times `given`."""
    for weight_row in range(given.shape[0]):
        times = given[weight_row]
        if times != 0:
            for column in range(to.shape[0]):
                to[column] += weights[offset + weight_row, column] * times


@compiled(part=True)
def _forward(net: Net, row: Rows, work: Floats, paid: Rows, purse_slots: Rows, out: Floats) -> None:
    """Evaluate one row with the net; `work` is a work buffer of at least 17 rows."""
    width = work.shape[1]
    table, given, mean, shared = work[0], work[1], work[2], work[3]
    each, mixed = work[4 : 4 + CASINOS], work[4 + CASINOS : 4 + 2 * CASINOS]
    paid_now(row, paid)
    _add_table_features(net, row, paid, purse_slots, table)
    for column in range(width):
        given[column] = net.casino_bias[column]
        shared[column] = net.mix_bias[column]
        mean[column] = 0
    _add_product(net.context, 0, table, given)
    for casino in range(CASINOS):
        for column in range(width):
            each[casino, column] = given[column]
        _add_casino_features(net, row, paid, casino, each[casino])
        for column in range(width):
            mean[column] += each[casino, column] * np.float32(1 / CASINOS)
    _add_product(net.shared, 0, mean, shared)
    for casino in range(CASINOS):
        for column in range(width):
            mixed[casino, column] = shared[column]
    for weight_row in range(width):
        for casino in range(CASINOS):
            times = each[casino, weight_row]
            if times != 0:
                for column in range(width):
                    mixed[casino, column] += net.mix[weight_row, column] * times
    for column in range(width):
        mean[column] = 0
    for casino in range(CASINOS):
        for column in range(width):
            mean[column] += max(mixed[casino, column], np.float32(0)) * np.float32(1 / CASINOS)
    first, second = given, shared
    for column in range(width):
        first[column] = net.first_bias[column]
        second[column] = net.second_bias[column]
    _add_product(net.first, 0, mean, first)
    _add_product(net.first, width, table, first)
    for column in range(width):
        first[column] = max(first[column], np.float32(0))
    _add_product(net.second, 0, first, second)
    answer = work[4 + 2 * CASINOS, : OUTPUTS * SLOTS]
    for column in range(answer.shape[0]):
        answer[column] = net.last_bias[column]
    for column in range(width):
        second[column] = max(second[column], np.float32(0))
    _add_product(net.last, 0, second, answer)
    _write_by_seat(row, answer, out)


@compiled(part=True)
def _write_by_seat(row: Rows, answer: Floats, out: Floats) -> None:
    """Convert slots back to seats, and logits to win shares."""
    players, turn = row[PLAYERS], row[TURN]
    for seat in range(SLOTS):
        for what in range(OUTPUTS):
            out[seat, what] = 0
    highest = answer[0]
    for slot in range(1, players):
        highest = max(highest, answer[slot])
    total = np.float32(0)
    for slot in range(players):
        total += np.float32(exp(answer[slot] - highest))
    for slot in range(players):
        seat = (turn + slot) % players
        out[seat, 0] = np.float32(exp(answer[slot] - highest)) / total
        out[seat, 1] = answer[SLOTS + slot]
        out[seat, 2] = answer[2 * SLOTS + slot]


@compiled
def evaluate_net_rows(net: Net, rows: Rows, before: Rows, work: Floats, out: Floats) -> None:
    """Evaluate rows that follow the row `before`: [row, seat, output].

    After the end of a round its money is exact, and after the end of the game all values are.
    """
    paid = np.empty((CASINOS, SLOTS), np.int32)
    purse_slots = np.empty((3, SLOTS), np.int32)
    for number in range(rows.shape[0]):
        row = rows[number]
        if row[PLAYERS] == 0:
            continue
        if row[BETWEEN_ROUNDS] and row[ROUNDS_LEFT] == 0:
            out[number] = np.float32(0)
            write_win_shares(row, out[number])
        else:
            _forward(net, row, work, paid, purse_slots, out[number])
        if row[BETWEEN_ROUNDS]:
            for seat in range(row[PLAYERS]):
                units = np.float32(row[MONEY + seat] - before[MONEY + seat])
                money = units / np.float32(MONEY_SCALE)
                out[number, seat, 1] = money
                out[number, seat, 2] = money * money
