"""A game as one packed row, and the steps of a round on it.

Each function applies the rule that it is named for, as `rules/` does to a `Position`. `rules/` is
the reference; the tests compare the two.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels._instructions import highest_bit
from lastroll.kernels._packed_rules import NOTES_PER_WORD, PackedRules
from lastroll.kernels._words import COUNT_BITS, decode_dice, pick, seat_key, word_at
from lastroll.rules import FACES

CASINOS: Final = len(FACES)
MAX_SEATS: Final = 5
MAX_OWNERS: Final = MAX_SEATS + 1
NOBODY: Final = -1
"""The seat to act when no turn is due."""

TABLE_DTYPE: Final = np.dtype(
    [
        ("stream", np.uint64),
        ("round", np.int64),
        ("turn", np.int64),
        ("top", np.int64),
        ("bottom", np.int64),
        ("dice", np.uint64, MAX_OWNERS),
        ("money", np.int64, MAX_SEATS),
        ("notes", np.int64, MAX_SEATS),
        ("own", np.int8, MAX_SEATS),
        ("neutral", np.int8, MAX_SEATS),
        ("rolls", np.int8, MAX_SEATS),
        ("owner_of_count", np.int8, 64),
    ],
    align=True,
)
"""One row per game, with space for five seats and neutral under any rules."""


class TableRow(Protocol):
    """A row of `TABLE_DTYPE`; seats that the rules do not have stay empty."""

    stream: np.uint64
    """Start of the word sequence of the game."""
    round: int
    turn: int
    """The seat to act, or `NOBODY`."""
    top: int
    """Number of notes drawn: the index of the next one in the ring buffer of the pile."""
    bottom: int
    """Index at which the next returned note is put."""
    dice: NDArray[np.uint64]
    """By owner, the seats in order and neutral after the last: one byte per casino."""
    money: NDArray[np.int64]
    notes: NDArray[np.int64]
    """Notes in the purses."""
    own: NDArray[np.int8]
    """Own dice in the hand."""
    neutral: NDArray[np.int8]
    """Neutral dice in the hand."""
    rolls: NDArray[np.int8]
    """Rolls made in this round."""
    owner_of_count: NDArray[np.int8]
    """At the pay-out of a casino: the owner of each number of dice that exactly one owner has."""


Casinos: TypeAlias = NDArray[np.uint64]
"""The notes on the six casinos, a bit for each note of the rules."""
NoteSums: TypeAlias = NDArray[np.int64]
"""The sums of the 0, 1, 2, … richest notes of the six casinos."""
Ring: TypeAlias = NDArray[np.int16]
"""The pile of a game, as a ring buffer."""

_ONE: Final = np.uint64(1)
_ZERO: Final = np.uint64(0)
_COUNT_MASK: Final = np.uint64((1 << COUNT_BITS) - 1)
_ALL: Final = np.uint64(0xFFFF_FFFF_FFFF_FFFF)


@compiled(part=True, allocates=False)
def start_game(packed: PackedRules, table: TableRow, pile: Ring, stream: np.uint64) -> None:
    """Reset the pile for the shuffle, and empty the purses."""
    table.stream = stream
    table.round = 0
    table.turn = NOBODY
    table.top = 0
    table.bottom = len(packed.notes)
    for place in range(len(packed.notes)):
        pile[place] = place
    for seat in range(MAX_SEATS):
        table.money[seat] = 0
        table.notes[seat] = 0


@compiled(part=True, allocates=False)
def start_round(packed: PackedRules, table: TableRow, casinos: Casinos, pile: Ring) -> None:
    """Fill the casinos, hand out the dice and roll the opening."""
    table.round += 1
    # Each later round is started by the left neighbour of the last start player.
    table.turn = (packed.start + table.round - 1) % packed.players
    clear_casinos(packed, table, casinos)
    _fill_casinos(packed, table, casinos, pile)
    for seat in range(packed.players):
        table.own[seat] = packed.dice
        table.neutral[seat] = packed.neutral_dice
        table.rolls[seat] = 0
    if packed.opening_dice > 0:
        # The word of the seat after the last one, which is neutral's.
        word = word_at(seat_key(table.stream, table.round, packed.players), 0)
        counts, _, _ = decode_dice(word, packed.opening_dice, packed.opening_dice)
        table.dice[packed.players] = counts


@compiled(part=True, allocates=False)
def clear_casinos(packed: PackedRules, table: TableRow, casinos: Casinos) -> None:
    """Remove the notes and the dice from the casinos."""
    for casino in range(CASINOS):
        for word in range(packed.note_words):
            casinos[casino, word] = _ZERO
    for owner in range(MAX_OWNERS):
        table.dice[owner] = _ZERO


@compiled(part=True, allocates=False)
def _fill_casinos(packed: PackedRules, table: TableRow, casinos: Casinos, pile: Ring) -> None:
    # Casino 1, then 2, … then 6, each until it holds at least the minimum; ruling: as far as the
    # pile goes. One loop over the notes: the number per casino is hard to predict for the
    # processor.
    key = seat_key(table.stream, 0, 0)
    top, bottom = table.top, table.bottom
    casino, total, held = np.uint64(0), 0, _ZERO
    while casino < np.uint64(CASINOS) and top < bottom:
        note = np.uint64(draw_note(pile, key, top))
        top += 1
        bit = _ONE << (note % np.uint64(NOTES_PER_WORD))
        if packed.note_words == 1:
            held |= bit
            casinos[casino, 0] = held
        else:
            casinos[casino, note // np.uint64(NOTES_PER_WORD)] |= bit
        total += packed.notes[note]
        full = total >= packed.minimum
        casino += np.uint64(full)
        total = 0 if full else total
        held = _ZERO if full else held
    table.top = top


@compiled(part=True, allocates=False)
def draw_note(pile: NDArray[Any], key: np.uint64, top: int) -> Any:
    """Return the next note of a pile from which `top` have been drawn."""
    size = len(pile)
    if top >= size:
        return pile[top % size]
    # Fisher-Yates from the front: an index is settled when it is drawn.
    other = top + np.int64(pick(word_at(key, top), size - top))
    note = pile[other]
    pile[other] = pile[top]
    pile[top] = note
    return note


@compiled(part=True, allocates=False)
def _put_under(table: TableRow, pile: Ring, note: np.int64) -> None:
    pile[table.bottom % len(pile)] = note
    table.bottom += 1


@compiled(part=True, allocates=False)
def roll(packed: PackedRules, table: TableRow) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Roll for the seat to act; return own dice, neutral dice, face bits and the coin."""
    seat = table.turn
    word = word_at(seat_key(table.stream, table.round, seat), table.rolls[seat])
    table.rolls[seat] += 1
    own, shown, word = decode_dice(word, table.own[seat], packed.dice)
    neutral = _ZERO
    if packed.neutral_dice > 0:
        neutral, neutral_faces, word = decode_dice(word, table.neutral[seat], packed.neutral_dice)
        shown |= neutral_faces
    return own, neutral, shown, word


@compiled(part=True, allocates=False)
def place(
    packed: PackedRules, table: TableRow, own: np.uint64, neutral: np.uint64, face: np.uint64
) -> None:
    """Place all dice of a face, counted from 0, and advance the turn."""
    seat = table.turn
    shift = np.uint64(COUNT_BITS) * face
    count = (own >> shift) & _COUNT_MASK
    table.dice[seat] += count << shift
    table.own[seat] -= np.int8(count)
    if packed.neutral_dice > 0:
        count = (neutral >> shift) & _COUNT_MASK
        table.dice[packed.players] += count << shift
        table.neutral[seat] -= np.int8(count)
    # Clockwise, the next player who still has dice; the last one with dice goes on alone.
    for _ in range(packed.players):
        seat = seat + 1 if seat + 1 < packed.players else 0
        if table.own[seat] + table.neutral[seat] > 0:
            table.turn = seat
            return
    table.turn = NOBODY


@compiled(part=True, allocates=False)
def lone_counts(dice: NDArray[np.uint64], casino: int) -> np.uint64:
    """Return, as bits, the numbers of dice that exactly one owner has on the casino.

    Owners with equal numbers take their dice back, and owners without dice receive nothing.
    """
    once, again = _ZERO, _ONE
    for owner in range(MAX_OWNERS):  # constant bound, so the compiler unrolls the loop
        bit = _ONE << dice_on(dice, owner, casino)
        again |= once & bit
        once |= bit
    return once & ~again


@compiled(part=True, allocates=False)
def dice_on(dice: NDArray[np.uint64], owner: int, casino: int) -> np.uint64:
    """Return the number of dice of an owner on a casino."""
    return np.uint64((dice[owner] >> np.uint64(COUNT_BITS * casino)) & _COUNT_MASK)


@compiled(part=True, allocates=False)
def richest_below(notes: NDArray[np.uint64], limit: np.int64) -> np.int64:
    """Return the highest of a casino's notes among the lowest `limit` of the rules; -1 for none."""
    word = (limit - np.int64(1)) // np.int64(NOTES_PER_WORD)
    allowed = _ALL >> np.uint64(NOTES_PER_WORD - 1 - (limit - 1) % NOTES_PER_WORD)
    while word >= 0:
        found = notes[word] & allowed
        if found != _ZERO:
            return word * np.int64(NOTES_PER_WORD) + np.int64(highest_bit(found))
        word -= 1
        allowed = _ALL
    return np.int64(-1)


@compiled(part=True, allocates=False)
def pay_out(packed: PackedRules, table: TableRow, casinos: Casinos, pile: Ring) -> None:
    """Pay out the casinos, 1 to 6; the remaining notes go under the pile, where that can matter."""
    for casino in range(CASINOS):
        counts = lone_counts(table.dice, casino)
        for owner in range(MAX_OWNERS):
            table.owner_of_count[dice_on(table.dice, owner, casino)] = owner
        note = np.int64(len(packed.notes))
        while counts != _ZERO and note >= 0:
            # most dice take the highest note, second most the next, and so on
            count = highest_bit(counts)
            counts ^= _ONE << count
            note = richest_below(casinos[casino], note)
            owner = table.owner_of_count[count]
            if note >= 0 and owner < packed.players:
                table.money[owner] += packed.notes[note]
                table.notes[owner] += 1
            elif note >= 0 and packed.pile_can_run_dry:
                _put_under(table, pile, note)
        if packed.pile_can_run_dry:
            while note >= 0:
                note = richest_below(casinos[casino], note)
                if note >= 0:
                    _put_under(table, pile, note)


@compiled(part=True, allocates=False)
def sum_notes(packed: PackedRules, casinos: Casinos, note_sums: NoteSums) -> None:
    """Fill `note_sums` with the sums of the 0, 1, 2, … richest notes of each casino."""
    for casino in range(CASINOS):
        note, total = np.int64(len(packed.notes)), np.int64(0)
        note_sums[casino, 0] = 0
        for richest in range(1, MAX_OWNERS + 1):
            note = richest_below(casinos[casino], note)
            total += packed.notes[note] if note >= 0 else 0
            note_sums[casino, richest] = total
