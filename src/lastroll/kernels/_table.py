"""A table as one packed row, and the steps of a round on it.

Each function does to a table what the rule it names does to a `Position`. `rules/` is the truth;
the tests hold the two together.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._instructions import highest_bit
from lastroll.kernels._setting import NOTES_A_WORD, Setting
from lastroll.kernels._words import BITS, key_of, pick, throw, word_at
from lastroll.rules import FACES

CASINOS: Final = len(FACES)
SEATS: Final = 5
OWNERS: Final = SEATS + 1
NOBODY: Final = -1
"""The seat to act when it is nobody's turn."""

TABLE: Final = np.dtype(
    [
        ("stream", np.uint64),
        ("round", np.int64),
        ("turn", np.int64),
        ("top", np.int64),
        ("bottom", np.int64),
        ("dice", np.uint64, OWNERS),
        ("money", np.int64, SEATS),
        ("notes", np.int64, SEATS),
        ("own", np.int8, SEATS),
        ("neutral", np.int8, SEATS),
        ("rolls", np.int8, SEATS),
        ("whose", np.int8, 64),
    ],
    align=True,
)
"""One row for each table, with room for five seats and neutral whatever the rules."""


class Table(Protocol):
    """A row of `TABLE`; where fewer sit, the other seats stay empty."""

    stream: np.uint64
    """Where the words of the game are counted from."""
    round: int
    turn: int
    """The seat to act, or `NOBODY`."""
    top: int
    """Notes drawn so far: the place of the next one in the ring that is the pile."""
    bottom: int
    """The place for the next note that goes under the pile."""
    dice: NDArray[np.uint64]
    """By owner, the seats in order and neutral after the last: one byte a casino."""
    money: NDArray[np.int64]
    notes: NDArray[np.int64]
    """Notes in the purses."""
    own: NDArray[np.int8]
    """Own dice in the hand."""
    neutral: NDArray[np.int8]
    """Neutral dice in the hand."""
    rolls: NDArray[np.int8]
    """Rolls made in this round."""
    whose: NDArray[np.int8]
    """At the pay-out of a casino: the owner of so many dice, where it is only one."""


Casinos: TypeAlias = NDArray[np.uint64]
"""The notes on the six casinos, a bit for each note of the rules."""
Worth: TypeAlias = NDArray[np.int64]
"""What the 0, 1, 2, … richest notes of the six casinos are worth together."""
Ring: TypeAlias = NDArray[np.int16]
"""The pile of a table."""

_ONE: Final = np.uint64(1)
_NONE: Final = np.uint64(0)
_COUNT: Final = np.uint64((1 << BITS) - 1)
_ALL: Final = np.uint64(0xFFFF_FFFF_FFFF_FFFF)


@compiled(part=True, allocates=False)
def start_game(setting: Setting, table: Table, pile: Ring, stream: np.uint64) -> None:
    """Lay the notes out for the shuffle, and empty the purses."""
    table.stream = stream
    table.round = 0
    table.turn = NOBODY
    table.top = 0
    table.bottom = len(setting.notes)
    for place in range(len(setting.notes)):
        pile[place] = place
    for seat in range(SEATS):
        table.money[seat] = 0
        table.notes[seat] = 0


@compiled(part=True, allocates=False)
def start_round(setting: Setting, table: Table, casinos: Casinos, pile: Ring) -> None:
    """Fill the casinos, hand out the dice and roll the opening."""
    table.round += 1
    # Each later round is started by the left neighbour of the last start player.
    table.turn = (setting.start + table.round - 1) % setting.players
    clear(setting, table, casinos)
    _fill_casinos(setting, table, casinos, pile)
    for seat in range(setting.players):
        table.own[seat] = setting.dice
        table.neutral[seat] = setting.neutral_dice
        table.rolls[seat] = 0
    if setting.opening_dice > 0:
        # The word of the seat after the last one, which is neutral's.
        word = word_at(key_of(table.stream, table.round, setting.players), 0)
        counts, _, _ = throw(word, setting.opening_dice, setting.opening_dice)
        table.dice[setting.players] = counts


@compiled(part=True, allocates=False)
def clear(setting: Setting, table: Table, casinos: Casinos) -> None:
    """Take the notes and the dice off the casinos."""
    for casino in range(CASINOS):
        for word in range(setting.note_words):
            casinos[casino, word] = _NONE
    for owner in range(OWNERS):
        table.dice[owner] = _NONE


@compiled(part=True, allocates=False)
def _fill_casinos(setting: Setting, table: Table, casinos: Casinos, pile: Ring) -> None:
    # Casino 1, then 2, … then 6, each until it holds at least the minimum; ruling: as far as the
    # pile goes. One loop over the notes: how many a casino takes is hard to guess.
    key = key_of(table.stream, 0, 0)
    top, bottom = table.top, table.bottom
    casino, total, held = np.uint64(0), 0, _NONE
    while casino < np.uint64(CASINOS) and top < bottom:
        note = np.uint64(draw(pile, key, top))
        top += 1
        bit = _ONE << (note % np.uint64(NOTES_A_WORD))
        if setting.note_words == 1:
            held |= bit
            casinos[casino, 0] = held
        else:
            casinos[casino, note // np.uint64(NOTES_A_WORD)] |= bit
        total += setting.notes[note]
        full = total >= setting.minimum
        casino += np.uint64(full)
        total = 0 if full else total
        held = _NONE if full else held
    table.top = top


@compiled(part=True, allocates=False)
def draw(pile: NDArray[Any], key: np.uint64, top: int) -> Any:
    """Draw the next note of a pile of which `top` have been drawn."""
    size = len(pile)
    if top >= size:
        return pile[top % size]
    # Fisher-Yates from the front: a place is settled when it is drawn.
    other = top + np.int64(pick(word_at(key, top), size - top))
    note = pile[other]
    pile[other] = pile[top]
    pile[top] = note
    return note


@compiled(part=True, allocates=False)
def _put_under(table: Table, pile: Ring, note: np.int64) -> None:
    pile[table.bottom % len(pile)] = note
    table.bottom += 1


@compiled(part=True, allocates=False)
def roll(setting: Setting, table: Table) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Roll for the seat to act: own and neutral dice, a bit for each face that shows, the coin."""
    seat = table.turn
    word = word_at(key_of(table.stream, table.round, seat), table.rolls[seat])
    table.rolls[seat] += 1
    own, shown, word = throw(word, table.own[seat], setting.dice)
    neutral = _NONE
    if setting.neutral_dice > 0:
        neutral, beside, word = throw(word, table.neutral[seat], setting.neutral_dice)
        shown |= beside
    return own, neutral, shown, word


@compiled(part=True, allocates=False)
def place(
    setting: Setting, table: Table, own: np.uint64, neutral: np.uint64, face: np.uint64
) -> None:
    """Place all dice of a face, counted from 0, and pass the turn on."""
    seat = table.turn
    shift = np.uint64(BITS) * face
    count = (own >> shift) & _COUNT
    table.dice[seat] += count << shift
    table.own[seat] -= np.int8(count)
    if setting.neutral_dice > 0:
        count = (neutral >> shift) & _COUNT
        table.dice[setting.players] += count << shift
        table.neutral[seat] -= np.int8(count)
    # Clockwise, the next player who still has dice; the last one with dice goes on alone.
    for _ in range(setting.players):
        seat = seat + 1 if seat + 1 < setting.players else 0
        if table.own[seat] + table.neutral[seat] > 0:
            table.turn = seat
            return
    table.turn = NOBODY


@compiled(part=True, allocates=False)
def alone(dice: NDArray[np.uint64], casino: int) -> np.uint64:
    """Give the numbers of dice, as bits, that exactly one owner has on the casino.

    Owners with equal numbers take their dice back, and who has none never receives anything.
    """
    once, again = _NONE, _ONE
    for owner in range(OWNERS):  # always six: the compiler writes them out one after the other
        bit = _ONE << count_on(dice, owner, casino)
        again |= once & bit
        once |= bit
    return once & ~again


@compiled(part=True, allocates=False)
def count_on(dice: NDArray[np.uint64], owner: int, casino: int) -> np.uint64:
    """Count an owner's dice on a casino."""
    return np.uint64((dice[owner] >> np.uint64(BITS * casino)) & _COUNT)


@compiled(part=True, allocates=False)
def richest_below(notes: NDArray[np.uint64], limit: np.int64) -> np.int64:
    """Give the highest of a casino's notes among the lowest `limit` of the rules; -1 for none."""
    word = (limit - np.int64(1)) // np.int64(NOTES_A_WORD)
    allowed = _ALL >> np.uint64(NOTES_A_WORD - 1 - (limit - 1) % NOTES_A_WORD)
    while word >= 0:
        found = notes[word] & allowed
        if found != _NONE:
            return word * np.int64(NOTES_A_WORD) + np.int64(highest_bit(found))
        word -= 1
        allowed = _ALL
    return np.int64(-1)


@compiled(part=True, allocates=False)
def pay_out(setting: Setting, table: Table, casinos: Casinos, pile: Ring) -> None:
    """Let the casinos pay, 1 to 6; what is left goes under the pile, where it can matter."""
    for casino in range(CASINOS):
        counts = alone(table.dice, casino)
        for owner in range(OWNERS):
            table.whose[count_on(table.dice, owner, casino)] = owner
        note = np.int64(len(setting.notes))
        while counts != _NONE and note >= 0:
            # Most dice take the highest note, second most the next, and so on.
            count = highest_bit(counts)
            counts ^= _ONE << count
            note = richest_below(casinos[casino], note)
            owner = table.whose[count]
            if note >= 0 and owner < setting.players:
                table.money[owner] += setting.notes[note]
                table.notes[owner] += 1
            elif note >= 0 and setting.pile_can_run_dry:
                _put_under(table, pile, note)
        if setting.pile_can_run_dry:
            while note >= 0:
                note = richest_below(casinos[casino], note)
                if note >= 0:
                    _put_under(table, pile, note)


@compiled(part=True, allocates=False)
def add_up_notes(setting: Setting, casinos: Casinos, worth: Worth) -> None:
    """Write down what the 0, 1, 2, … richest notes of each casino are worth together."""
    for casino in range(CASINOS):
        note, total = np.int64(len(setting.notes)), np.int64(0)
        worth[casino, 0] = 0
        for richest in range(1, OWNERS + 1):
            note = richest_below(casinos[casino], note)
            total += setting.notes[note] if note >= 0 else 0
            worth[casino, richest] = total
