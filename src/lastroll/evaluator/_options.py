"""The options of a turn, in compiled code: successors, payouts and choices, on rows."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from lastroll.compiling import compiled
from lastroll.evaluator._rows import (
    BETWEEN_ROUNDS,
    CASINO_DICE,
    CASINO_NOTES,
    FOR_MARGIN,
    MONEY,
    NEUTRAL_LEFT,
    NOTES_WON,
    OWN_LEFT,
    PLAYERS,
    ROW_SIZE,
    START,
    TURN,
    Rows,
)
from lastroll.evaluator._shapes import Doubles, Floats, HalfRollTable
from lastroll.evaluator.features import CASINOS, MAX_CASINO_NOTES, OWNERS, SLOTS

_NOTE_RADIX: Final = 1 << 31
"""More than the notes of a purse: money decides, and notes between equals."""


@compiled(part=True)
def paid_now(row: Rows, paid: Rows) -> None:
    """Fill `paid` [casino, seat] with the note each seat would be paid now; 0 for none."""
    for casino in range(CASINOS):
        for seat in range(SLOTS):
            paid[casino, seat] = 0
        there = CASINO_DICE + casino * OWNERS
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
                    # equal numbers of dice cancel each other
                    for rival in range(OWNERS):
                        if rival != owner and row[there + rival] == theirs:
                            break
                    else:
                        better += 1
            if alone and better < MAX_CASINO_NOTES:
                paid[casino, seat] = row[CASINO_NOTES + casino * MAX_CASINO_NOTES + better]


@compiled(part=True)
def write_win_shares(row: Rows, out: Floats) -> None:
    """Fill in the win shares of a finished game: money, then notes; equals share the win."""
    best, many = -1, 0
    for seat in range(row[PLAYERS]):
        key = row[MONEY + seat] * _NOTE_RADIX + row[NOTES_WON + seat]
        if key > best:
            best, many = key, 1
        elif key == best:
            many += 1
    for seat in range(row[PLAYERS]):
        key = row[MONEY + seat] * _NOTE_RADIX + row[NOTES_WON + seat]
        out[seat, 0] = np.float32(1) / np.float32(many) if key == best else np.float32(0)


@compiled(part=True)
def place(row: Rows, casino: int, own: int, neutral: int, paid: Rows, after: Rows) -> None:
    """Place dice of the seat to act, and advance the turn or pay out."""
    for number in range(ROW_SIZE):
        after[number] = row[number]
    players, seat = row[PLAYERS], row[TURN]
    after[CASINO_DICE + casino * OWNERS + seat] += own
    after[CASINO_DICE + casino * OWNERS + SLOTS] += neutral
    after[OWN_LEFT + seat] -= own
    after[NEUTRAL_LEFT + seat] -= neutral
    for step in range(1, players + 1):
        turn = (seat + step) % players
        if after[OWN_LEFT + turn] + after[NEUTRAL_LEFT + turn] > 0:
            after[TURN] = turn
            return
    paid_now(after, paid)
    for casino_ in range(CASINOS):
        for owner in range(players):
            after[MONEY + owner] += paid[casino_, owner]
            after[NOTES_WON + owner] += 1 if paid[casino_, owner] else 0
    for number in range(CASINO_NOTES, ROW_SIZE):
        after[number] = 0
    after[START] = (row[START] + 1) % players
    after[TURN] = after[START]
    after[BETWEEN_ROUNDS] = 1


@compiled
def expand(row: Rows, rows: Rows) -> int:
    """Fill `rows` with the rows after each option, numbered as in `solver/_rolls.py`.

    A face that does not show is included, as a row without players. Return the number of rows.
    """
    paid = np.empty((CASINOS, SLOTS), np.int32)
    hand, neutral_left = row[OWN_LEFT + row[TURN]], row[NEUTRAL_LEFT + row[TURN]]
    number = 0
    for casino in range(CASINOS):
        for own in range(hand + 1):
            for neutral in range(neutral_left + 1):
                if own + neutral:
                    place(row, casino, own, neutral, paid, rows[number])
                else:
                    rows[number] = row
                    rows[number, PLAYERS] = 0
                number += 1
    return number


@compiled
def expected_best(
    roll_table: HalfRollTable,
    own: int,
    neutral: int,
    merit: Floats,
    seat_values: Floats,
    best: Rows,
    means: Doubles,
) -> None:
    """Fill `means`, by seat, with the mean over rolls of the values of the option of highest merit.

    Options that place nothing must have the lowest merit. `best` is a work buffer.
    """
    seats = means.shape[0]
    distance = CASINOS // 2 * (own + 1) * (neutral + 1)
    groups = roll_table.groups[own, neutral]
    begin = roll_table.first_start[own, neutral]
    starts = roll_table.starts[begin : begin + groups + 1]
    many = starts[groups]
    first = roll_table.first[own, neutral]
    halves, probabilities = (
        roll_table.halves[first : first + many],
        roll_table.probabilities[first : first + many],
    )
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
                    parts[seat] += probabilities[two] * seat_values[chosen, seat]
            for seat in range(seats):
                means[seat] += probabilities[one] * parts[seat]


@compiled(part=True)
def _random_word(key: np.uint64, number: int) -> np.uint64:
    """Return random word `number` of a key (SplitMix64)."""
    word = key + np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled(part=True)
def _roll_dice(key: np.uint64, dice: int, counts: Rows) -> None:
    """Roll dice, counted by face; a smaller hand shows the first dice of a larger one."""
    for face in range(CASINOS):
        counts[face] = 0
    for die in range(dice):
        counts[np.int64(_random_word(key, die) >> np.uint64(32)) * CASINOS >> 32] += 1


@compiled(part=True)
def _merit(row: Rows, out: Floats, seat: int) -> Any:
    """Return the value of an evaluation to a seat: the win share, or the margin in money."""
    if not row[FOR_MARGIN]:
        return out[seat, 0]
    total = np.float32(0)
    for other in range(row[PLAYERS]):
        total += out[other, 1]
    return out[seat, 1] - (total - out[seat, 1]) / np.float32(row[PLAYERS] - 1)


@compiled
def merits(rows: Rows, out: Floats, mover: int, merit: Floats, seat_values: Floats) -> None:
    """Fill in the merit of each row for the mover, and its value for every seat."""
    for option in range(rows.shape[0]):
        if rows[option, PLAYERS] == 0:
            merit[option] = -np.inf
            for seat in range(seat_values.shape[1]):
                seat_values[option, seat] = 0
        else:
            for seat in range(seat_values.shape[1]):
                seat_values[option, seat] = _merit(rows[option], out[option], seat)
            merit[option] = seat_values[option, mover]


@compiled
def roll_and_choose(
    key: np.uint64, seat: int, turn: int, own: int, neutral: int, merit: Floats
) -> int:
    """Roll the dice of a seat in a rollout and return the option of the highest merit.

    The dice depend on seat and turn only, whatever was placed before.
    """
    roll = _random_word(key, seat * 64 + turn)
    dice, neutral_dice = np.empty(CASINOS, np.int32), np.empty(CASINOS, np.int32)
    _roll_dice(roll, own, dice)
    _roll_dice(~roll, neutral, neutral_dice)
    chosen = -1
    for casino in range(CASINOS):
        if dice[casino] + neutral_dice[casino]:
            option = (casino * (own + 1) + dice[casino]) * (neutral + 1) + neutral_dice[casino]
            if chosen < 0 or merit[option] > merit[chosen]:
                chosen = option
    return chosen
