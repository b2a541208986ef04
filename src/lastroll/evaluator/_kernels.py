"""The net in compiled code: rows in, outlooks out; and what a turn can lead to.

`training/_sight.py` and `training/_net.py` do the same sums for training; tests hold them together.
Most of what the net sees is zero, and after each layer half of it is again: zeros are skipped.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Any, Final

import numpy as np

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
    ROW,
    START,
    TURN,
    Rows,
)
from lastroll.evaluator._shapes import Falls, Floats, Net
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
from lastroll.solver import compiled

_AHEAD: Final = tuple(AHEAD_BY)
_NOBODY: Final = -1_000_000
_NOTE_PLACES: Final = 1 << 31
"""More than a purse has notes: so money decides, and notes between equals."""


@compiled
def paid_now(row: Rows, paid: Rows) -> None:
    """Write down what each seat would be paid at each casino, [casino, seat]; 0 for no note."""
    for casino in range(CASINOS):
        for seat in range(SLOTS):
            paid[casino, seat] = 0
        there = DICE + casino * OWNERS
        for seat in range(SLOTS):
            mine = row[there + seat]
            if mine == 0:
                continue
            better = 0
            alone = True
            for owner in range(OWNERS):
                theirs = row[there + owner]
                if owner != seat and theirs == mine:
                    alone = False
                elif theirs > mine:
                    # Equal numbers of dice take themselves out.
                    for rival in range(OWNERS):
                        if rival != owner and row[there + rival] == theirs:
                            break
                    else:
                        better += 1
            if alone and better < NOTES:
                paid[casino, seat] = row[LYING + casino * NOTES + better]


@compiled
def _add(to: Floats, weights: Floats, line: int) -> None:
    for column in range(to.shape[0]):
        to[column] += weights[line, column]


@compiled
def _add_times(to: Floats, weights: Floats, line: int, times: np.float32) -> None:
    for column in range(to.shape[0]):
        to[column] += weights[line, column] * times


@compiled
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


@compiled
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


@compiled
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


@compiled
def _through(weights: Floats, offset: int, given: Floats, to: Floats) -> None:
    """Add a layer's sums: the lines of `weights` from `offset` on, times what is given."""
    for line in range(given.shape[0]):
        times = given[line]
        if times != 0:
            for column in range(to.shape[0]):
                to[column] += weights[offset + line, column] * times


@compiled
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


@compiled
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
def won(row: Rows, out: Floats) -> None:
    """Write down the shares of a game that is over: money, then notes, then in parts."""
    best, many = -1, 0
    for seat in range(row[PLAYERS]):
        key = row[MONEY + seat] * _NOTE_PLACES + row[COUNT + seat]
        if key > best:
            best, many = key, 1
        elif key == best:
            many += 1
    for seat in range(row[PLAYERS]):
        key = row[MONEY + seat] * _NOTE_PLACES + row[COUNT + seat]
        out[seat, 0] = np.float32(1) / np.float32(many) if key == best else np.float32(0)


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


@compiled
def place(row: Rows, casino: int, own: int, neutral: int, paid: Rows, after: Rows) -> None:
    """Place dice of the seat to act, and pass the turn on or pay out."""
    for number in range(ROW):
        after[number] = row[number]
    players, seat = row[PLAYERS], row[TURN]
    after[DICE + casino * OWNERS + seat] += own
    after[DICE + casino * OWNERS + SLOTS] += neutral
    after[OWN + seat] -= own
    after[HANDS + seat] -= neutral
    for step in range(1, players + 1):
        turn = (seat + step) % players
        if after[OWN + turn] + after[HANDS + turn] > 0:
            after[TURN] = turn
            return
    paid_now(after, paid)
    for casino_ in range(CASINOS):
        for owner in range(players):
            after[MONEY + owner] += paid[casino_, owner]
            after[COUNT + owner] += 1 if paid[casino_, owner] else 0
    for number in range(LYING, ROW):
        after[number] = 0
    after[START] = (row[START] + 1) % players
    after[TURN] = after[START]
    after[BETWEEN] = 1


@compiled
def expand(row: Rows, rows: Rows) -> int:
    """Write down the tables that one turn can lead to, numbered as `solver/_rolls.py` does.

    A face that does not show is there too, as a table of no players. Gives how many there are.
    """
    paid = np.empty((CASINOS, SLOTS), np.int32)
    hand, beside = row[OWN + row[TURN]], row[HANDS + row[TURN]]
    number = 0
    for casino in range(CASINOS):
        for own in range(hand + 1):
            for neutral in range(beside + 1):
                if own + neutral:
                    place(row, casino, own, neutral, paid, rows[number])
                else:
                    rows[number] = row
                    rows[number, PLAYERS] = 0
                number += 1
    return number


@compiled
def mean_of_best(
    falls: Falls, own: int, neutral: int, merit: Floats, worth: Floats, best: Rows
) -> float:
    """Give the mean over rolls of what the option of the highest merit is worth.

    Options that place nothing must have the lowest merit. `best` is scratch paper.
    """
    distance = CASINOS // 2 * (own + 1) * (neutral + 1)
    groups = falls.groups[own, neutral]
    begin = falls.first_start[own, neutral]
    starts = falls.starts[begin : begin + groups + 1]
    many = starts[groups]
    first = falls.first[own, neutral]
    halves, chances = falls.halves[first : first + many], falls.chances[first : first + many]
    for outcome in range(many):
        for half in range(2):
            found = halves[outcome, 0] + half * distance
            for face in range(1, CASINOS // 2):
                other = halves[outcome, face] + half * distance
                if merit[other] > merit[found]:
                    found = other
            best[half, outcome] = found
    total = 0.0
    for group in range(groups):
        for one in range(starts[group], starts[group + 1]):
            left = best[0, one]
            part = 0.0
            for two in range(starts[groups - 1 - group], starts[groups - group]):
                right = best[1, two]
                chosen = left if merit[left] >= merit[right] else right
                part += chances[two] * worth[chosen]
            total += chances[one] * part
    return total


@compiled
def _word(key: np.uint64, number: int) -> np.uint64:
    """Give one of the many random words of a key (SplitMix64)."""
    word = key + np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def _throw(key: np.uint64, dice: int, counts: Rows) -> None:
    """Throw dice, counted by face; a smaller hand shows the first dice of a larger one."""
    for face in range(CASINOS):
        counts[face] = 0
    for die in range(dice):
        counts[np.int64(_word(key, die) >> np.uint64(32)) * CASINOS >> 32] += 1


@compiled
def _merit(row: Rows, out: Floats, seat: int) -> Any:
    """Say how good an outlook is for a seat: the share of the win, or the margin in money."""
    if not row[MONEY_ONLY]:
        return out[seat, 0]
    total = np.float32(0)
    for other in range(row[PLAYERS]):
        total += out[other, 1]
    return out[seat, 1] - (total - out[seat, 1]) / np.float32(row[PLAYERS] - 1)


@compiled
def merits(rows: Rows, out: Floats, mover: int, seat: int, merit: Floats, worth: Floats) -> None:
    """Write down how good tables are for the one who chooses, and for a seat."""
    for option in range(rows.shape[0]):
        if rows[option, PLAYERS] == 0:
            merit[option] = -np.inf
            worth[option] = 0
        else:
            merit[option] = _merit(rows[option], out[option], mover)
            worth[option] = _merit(rows[option], out[option], seat)


@compiled
def throw_and_choose(
    key: np.uint64, seat: int, turn: int, own: int, neutral: int, merit: Floats
) -> int:
    """Throw the dice of a seat in a rollout and give the option of the highest merit.

    By seat and turn: whatever was placed before, the same dice come up.
    """
    throw = _word(key, seat * 64 + turn)
    dice, white = np.empty(CASINOS, np.int32), np.empty(CASINOS, np.int32)
    _throw(throw, own, dice)
    _throw(~throw, neutral, white)
    chosen = -1
    for casino in range(CASINOS):
        if dice[casino] + white[casino]:
            option = (casino * (own + 1) + dice[casino]) * (neutral + 1) + white[casino]
            if chosen < 0 or merit[option] > merit[chosen]:
                chosen = option
    return chosen
