"""The net in compiled code: rows in, outlooks out.

`training/_sight.py` and `training/_net.py` do the same sums for training; tests hold them together.
Most of what the net sees is zero, and after each layer half of it is again: zeros are skipped.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

import numpy as np

from lastroll.compiling import compiled
from lastroll.evaluator._options import paid_now, won
from lastroll.evaluator._rows import (
    BETWEEN,
    COUNT,
    COUNTERS,
    DICE,
    HANDS,
    LYING,
    MONEY,
    MONEY_ONLY,
    NEUTRAL_GAME,
    OWN,
    PLAYERS,
    ROUNDS,
    START,
    TURN,
    Rows,
)
from lastroll.evaluator._shapes import Floats, Net
from lastroll.evaluator.layout import (
    AHEAD_BY,
    C_DICE,
    C_NOTES,
    C_PAID,
    CASINOS,
    COUNTS,
    FROM_MEAN,
    MONEY_SCALE,
    MOST_DICE,
    MOST_NOTE,
    NOTES,
    NOTES_FROM_MEAN,
    OUTPUTS,
    OWNERS,
    PURSE,
    SLOTS,
    T_AHEAD,
    T_COUNTERS,
    T_FLAGS,
    T_NEUTRAL,
    T_NEXT,
    T_NOTES,
    T_OWN,
    T_PLAYERS,
    T_PURSES,
    T_ROUNDS,
    VALUES,
)
from lastroll.evaluator.layout import HANDS as HAND_COUNTS

_AHEAD: Final = tuple(AHEAD_BY)
_NOBODY: Final = -1_000_000


@compiled(part=True)
def _add(to: Floats, weights: Floats, line: int) -> None:
    for column in range(to.shape[0]):
        to[column] += weights[line, column]


@compiled(part=True)
def _add_times(to: Floats, weights: Floats, line: int, times: np.float32) -> None:
    for column in range(to.shape[0]):
        to[column] += weights[line, column] * times


@compiled(part=True)
def _add_purses(to: Floats, weights: Floats, line: int, money: Rows, players: int) -> None:
    total = 0
    for slot in range(players):
        total += money[slot]
    mean = np.float32(total) / np.float32(players)
    for slot in range(players):
        best = _NOBODY
        for other in range(players):
            if other != slot and money[other] > best:
                best = money[other]
        ahead = np.float32(money[slot] - best)
        here = line + slot * PURSE
        _add_times(to, weights, here, (np.float32(money[slot]) - mean) / np.float32(FROM_MEAN))
        for part in range(len(_AHEAD)):
            scaled = np.float32(tanh(ahead / np.float32(_AHEAD[part])))
            _add_times(to, weights, here + 1 + part, scaled)


@compiled(part=True)
def _see_table(net: Net, row: Rows, paid: Rows, slots: Rows, hidden: Floats) -> None:
    """Add up the first layer of the whole table."""
    players, turn = row[PLAYERS], row[TURN]
    for column in range(hidden.shape[0]):
        hidden[column] = net.table_bias[column]
    for slot in range(players):
        seat = (turn + slot) % players
        _add(hidden, net.table, T_OWN + slot * COUNTS + row[OWN + seat])
        _add(hidden, net.table, T_NEUTRAL + slot * HAND_COUNTS + row[HANDS + seat])
        slots[0, slot] = row[MONEY + seat]
        slots[1, slot] = row[MONEY + seat]
        for casino in range(CASINOS):
            slots[1, slot] += paid[casino, seat]
        slots[2, slot] = row[COUNT + seat]
        if row[COUNTERS + seat]:
            _add(hidden, net.table, T_COUNTERS + slot)
    _add_purses(hidden, net.table, T_PURSES, slots[0], players)
    _add_purses(hidden, net.table, T_AHEAD, slots[1], players)
    total = 0
    for slot in range(players):
        total += slots[2, slot]
    mean = np.float32(total) / np.float32(players)
    for slot in range(players):
        away = (np.float32(slots[2, slot]) - mean) / np.float32(NOTES_FROM_MEAN)
        _add_times(hidden, net.table, T_NOTES + slot, away)
    start = row[START] + (0 if row[BETWEEN] else 1)
    _add(hidden, net.table, T_NEXT + (start - turn + players) % players)
    _add(hidden, net.table, T_ROUNDS + row[ROUNDS])
    _add(hidden, net.table, T_PLAYERS + players - 2)
    for flag, there in enumerate((NEUTRAL_GAME, BETWEEN, MONEY_ONLY)):
        if row[there]:
            _add(hidden, net.table, T_FLAGS + flag)
    for column in range(hidden.shape[0]):
        hidden[column] = max(hidden[column], np.float32(0))


@compiled(part=True)
def _see_casino(net: Net, row: Rows, paid: Rows, casino: int, hidden: Floats) -> None:
    """Add up the first layer of one casino, on top of what `hidden` holds."""
    players, turn = row[PLAYERS], row[TURN]
    there = DICE + casino * OWNERS
    for slot in range(players):
        seat = (turn + slot) % players
        dice = min(row[there + seat], MOST_DICE)
        _add(hidden, net.casino, C_DICE + slot * COUNTS + dice)
        note = paid[casino, seat]
        if note:
            share = np.float32(note) / np.float32(MOST_NOTE)
            _add_times(hidden, net.casino, C_PAID + slot, share)
    white = min(row[there + SLOTS], MOST_DICE)
    _add(hidden, net.casino, C_DICE + SLOTS * COUNTS + white)
    for place in range(NOTES):
        note = row[LYING + casino * NOTES + place]
        _add(hidden, net.casino, C_NOTES + place * VALUES + note)
    for column in range(hidden.shape[0]):
        hidden[column] = max(hidden[column], np.float32(0))


@compiled(part=True)
def _through(weights: Floats, offset: int, given: Floats, to: Floats) -> None:
    """Add a layer's sums: the lines of `weights` from `offset` on, times what is given."""
    for line in range(given.shape[0]):
        times = given[line]
        if times != 0:
            for column in range(to.shape[0]):
                to[column] += weights[offset + line, column] * times


@compiled(part=True)
def _outlook(net: Net, row: Rows, work: Floats, paid: Rows, slots: Rows, out: Floats) -> None:
    """Ask the net about one row; `work` is scratch paper of at least 17 lines."""
    width = work.shape[1]
    table, given, mean, heard = work[0], work[1], work[2], work[3]
    each, mixed = work[4 : 4 + CASINOS], work[4 + CASINOS : 4 + 2 * CASINOS]
    paid_now(row, paid)
    _see_table(net, row, paid, slots, table)
    for column in range(width):
        given[column] = net.casino_bias[column]
        heard[column] = net.mix_bias[column]
        mean[column] = 0
    _through(net.context, 0, table, given)
    for casino in range(CASINOS):
        for column in range(width):
            each[casino, column] = given[column]
        _see_casino(net, row, paid, casino, each[casino])
        for column in range(width):
            mean[column] += each[casino, column] * np.float32(1 / CASINOS)
    _through(net.shared, 0, mean, heard)
    for casino in range(CASINOS):
        for column in range(width):
            mixed[casino, column] = heard[column]
    for line in range(width):
        for casino in range(CASINOS):
            times = each[casino, line]
            if times != 0:
                for column in range(width):
                    mixed[casino, column] += net.mix[line, column] * times
    for column in range(width):
        mean[column] = 0
    for casino in range(CASINOS):
        for column in range(width):
            mean[column] += max(mixed[casino, column], np.float32(0)) * np.float32(1 / CASINOS)
    first, second = given, heard
    for column in range(width):
        first[column] = net.first_bias[column]
        second[column] = net.second_bias[column]
    _through(net.first, 0, mean, first)
    _through(net.first, width, table, first)
    for column in range(width):
        first[column] = max(first[column], np.float32(0))
    _through(net.second, 0, first, second)
    answer = work[4 + 2 * CASINOS, : OUTPUTS * SLOTS]
    for column in range(answer.shape[0]):
        answer[column] = net.last_bias[column]
    for column in range(width):
        second[column] = max(second[column], np.float32(0))
    _through(net.last, 0, second, answer)
    _by_seat(row, answer, out)


@compiled(part=True)
def _by_seat(row: Rows, answer: Floats, out: Floats) -> None:
    """Turn the slots back into seats, and logits into shares."""
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
def judge(net: Net, rows: Rows, before: Rows, work: Floats, out: Floats) -> None:
    """Judge tables, [row, seat, output], that come after the one `before`.

    Where the round is over its money is exact, and where the game is over everything is.
    """
    paid = np.empty((CASINOS, SLOTS), np.int32)
    slots = np.empty((3, SLOTS), np.int32)
    for number in range(rows.shape[0]):
        row = rows[number]
        if row[PLAYERS] == 0:
            continue
        if row[BETWEEN] and row[ROUNDS] == 0:
            out[number] = np.float32(0)
            won(row, out[number])
        else:
            _outlook(net, row, work, paid, slots, out[number])
        if row[BETWEEN]:
            for seat in range(row[PLAYERS]):
                units = np.float32(row[MONEY + seat] - before[MONEY + seat])
                money = units / np.float32(MONEY_SCALE)
                out[number, seat, 1] = money
                out[number, seat, 2] = money * money
