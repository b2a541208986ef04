"""What a turn can lead to and pays, in compiled code, on the rows that evaluators read."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lastroll.compiling import compiled
from lastroll.evaluator._rows import (
    BETWEEN,
    COUNT,
    DICE,
    HANDS,
    LYING,
    MONEY,
    MONEY_ONLY,
    OWN,
    PLAYERS,
    ROW,
    START,
    TURN,
    Rows,
)
from lastroll.evaluator._shapes import Falls, Floats, Sums
from lastroll.evaluator.layout import CASINOS, NOTES, OWNERS, SLOTS

_NOTE_PLACES: Final = 1 << 31
"""More than a purse has notes: so money decides, and notes between equals."""


@compiled(part=True)
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


@compiled(part=True)
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


@compiled(part=True)
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
    falls: Falls, own: int, neutral: int, merit: Floats, worths: Floats, best: Rows, means: Sums
) -> None:
    """Set `means`, by seat, to the mean over rolls of what the option of highest merit is worth.

    Options that place nothing must have the lowest merit. `best` is a work buffer.
    """
    seats = means.shape[0]
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
    parts = np.empty(seats)
    means[:] = 0.0
    for group in range(groups):
        for one in range(starts[group], starts[group + 1]):
            left = best[0, one]
            parts[:] = 0.0
            for two in range(starts[groups - 1 - group], starts[groups - group]):
                right = best[1, two]
                chosen = left if merit[left] >= merit[right] else right
                for seat in range(seats):
                    parts[seat] += chances[two] * worths[chosen, seat]
            for seat in range(seats):
                means[seat] += chances[one] * parts[seat]


@compiled(part=True)
def _word(key: np.uint64, number: int) -> np.uint64:
    """Give one of the many random words of a key (SplitMix64)."""
    word = key + np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled(part=True)
def _throw(key: np.uint64, dice: int, counts: Rows) -> None:
    """Throw dice, counted by face; a smaller hand shows the first dice of a larger one."""
    for face in range(CASINOS):
        counts[face] = 0
    for die in range(dice):
        counts[np.int64(_word(key, die) >> np.uint64(32)) * CASINOS >> 32] += 1


@compiled(part=True)
def _merit(row: Rows, out: Floats, seat: int) -> Any:
    """Say how good an outlook is for a seat: the share of the win, or the margin in money."""
    if not row[MONEY_ONLY]:
        return out[seat, 0]
    total = np.float32(0)
    for other in range(row[PLAYERS]):
        total += out[other, 1]
    return out[seat, 1] - (total - out[seat, 1]) / np.float32(row[PLAYERS] - 1)


@compiled
def merits(rows: Rows, out: Floats, mover: int, merit: Floats, worths: Floats) -> None:
    """Write down how good tables are for the one who chooses, and for every seat."""
    for option in range(rows.shape[0]):
        if rows[option, PLAYERS] == 0:
            merit[option] = -np.inf
            for seat in range(worths.shape[1]):
                worths[option, seat] = 0
        else:
            for seat in range(worths.shape[1]):
                worths[option, seat] = _merit(rows[option], out[option], seat)
            merit[option] = worths[option, mover]


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
