"""The game on an accelerator: many tables as arrays, with the same operations for all.

`rules/` is the reference; tests play the same games with both. A table is between two rounds or in
one. Notes are counted in units of $10,000. Only the booklets' games of four rounds are supported.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.features import (
    CASINOS,
    MAX_CASINO_NOTES,
    MAX_NEUTRAL_DICE,
    MAX_OWN_DICE,
    SLOTS,
)

MAX_OPENING_DICE = 2
"""Maximum number of spare neutral dice."""


class TableRules(NamedTuple):
    """The constants of a table."""

    players: Array
    neutral_dice: Array
    opening_dice: Array
    for_margin: Array
    """Whether the seats of this game maximise the margin of the round, not the win."""
    counting_seats: Array
    """[seat]: whether it chooses by counting, not by the net."""


class TableArrays(NamedTuple):
    """One table, or many with leading axes."""

    notes: Array
    """[casino, index], richest first."""
    dice: Array
    """[casino, seat]."""
    casino_neutral: Array
    """[casino]: neutral dice."""
    own: Array
    neutral: Array
    """Dice in the hands."""
    money: Array
    count: Array  # type: ignore[assignment]  # as a field of a NamedTuple it hides a method
    """The purses: units and notes."""
    rounds: Array
    """Rounds after this one; between two rounds, rounds to go."""
    start: Array
    """The seat that starts this round, or the next one between two rounds."""
    turn: Array
    """The seat to act; between two rounds the seat that starts the next."""
    between: Array
    """Whether a round has ended and the next one has not begun."""


class RoundDeal(NamedTuple):
    """The random outcomes at the start of a round."""

    notes: Array
    casino_neutral: Array


def new_table(players: Array, rounds: int, start: Array) -> TableArrays:
    """Return the table before the first deal."""
    none = jnp.zeros((), jnp.int32)
    seats = jnp.zeros(SLOTS, jnp.int32)
    return TableArrays(
        notes=jnp.zeros((CASINOS, MAX_CASINO_NOTES), jnp.int32),
        dice=jnp.zeros((CASINOS, SLOTS), jnp.int32),
        casino_neutral=jnp.zeros(CASINOS, jnp.int32),
        own=seats,
        neutral=seats,
        money=seats,
        count=seats,
        rounds=none + rounds,
        start=start % players,
        turn=start % players,
        between=jnp.ones((), bool),
    )


def deal(table_rules: TableRules, table: TableArrays, dealt: RoundDeal) -> TableArrays:
    """Return the table with the next round dealt."""
    here = jnp.arange(SLOTS) < table_rules.players
    return table._replace(
        notes=dealt.notes,
        casino_neutral=dealt.casino_neutral,
        own=jnp.where(here, MAX_OWN_DICE, 0),
        neutral=jnp.where(here, table_rules.neutral_dice, 0),
        rounds=table.rounds - 1,
        turn=table.start,
        between=jnp.zeros((), bool),
    )


def casino_payouts(notes: Array, dice: Array, casino_neutral: Array) -> tuple[Array, Array]:
    """Return the payout of each seat at each casino, in money and in notes: [casino, seat]."""
    counts = jnp.concatenate([dice, casino_neutral[:, None]], axis=1)
    same = (counts[:, :, None] == counts[:, None, :]).sum(2)
    # equal numbers of dice cancel each other, and owners without dice receive nothing
    alone = (same == 1) & (counts > 0)
    better = (alone[:, None, :] & (counts[:, None, :] > counts[:, :, None])).sum(2)
    place = jax.nn.one_hot(better, MAX_CASINO_NOTES, dtype=jnp.int32)
    note = jnp.where(alone, (place * notes[:, None, :]).sum(2), 0)[:, :SLOTS]
    return note, (note > 0).astype(jnp.int32)


def place(
    table_rules: TableRules, table: TableArrays, own: Array, casino_neutral: Array, face: Array
) -> TableArrays:
    """Place `own` and `casino_neutral` dice on the casino `face`, from 0, and advance the turn.

    After the last dice the casinos pay: the table is then between two rounds.
    """
    casino = jnp.arange(CASINOS) == face
    mover = jnp.arange(SLOTS) == table.turn
    dice = table.dice + casino[:, None] * mover[None, :] * own
    whites = table.casino_neutral + casino * casino_neutral
    hand, neutral = table.own - mover * own, table.neutral - mover * casino_neutral
    steps = jnp.arange(1, SLOTS + 1)
    seats = (table.turn + steps) % table_rules.players
    # clockwise, the next player with dice left; the last one with dice continues alone
    ready = ((hand + neutral)[seats] > 0) & (steps <= table_rules.players)
    ended = ~ready.any()
    turn = seats[jnp.argmax(ready)]
    note, paid = casino_payouts(table.notes, dice, whites)
    start = (table.start + 1) % table_rules.players
    same_round = (~ended).astype(jnp.int32)
    return TableArrays(
        notes=table.notes * same_round,
        dice=dice * same_round,
        casino_neutral=whites * same_round,
        own=hand,
        neutral=neutral,
        money=table.money + jnp.where(ended, note.sum(0), 0),
        count=table.count + jnp.where(ended, paid.sum(0), 0),
        rounds=table.rounds,
        start=jnp.where(ended, start, table.start),
        turn=jnp.where(ended, start, turn),
        between=ended,
    )


def win_shares(table_rules: TableRules, table: TableArrays) -> Array:
    """Return the win shares if the game ended now: money, then notes; equals share the win."""
    key = table.money * 64 + table.count
    here = jnp.arange(SLOTS) < table_rules.players
    best = here & (key == jnp.where(here, key, -1).max())
    return best / best.sum()


def roll(key: Array, hand: Array, most: int) -> Array:
    """Roll `hand` dice, at most `most`; return counts by face."""
    faces = jax.random.randint(key, (most,), 0, CASINOS)
    shown = jax.nn.one_hot(faces, CASINOS, dtype=jnp.int32)
    return (shown * (jnp.arange(most) < hand)[:, None]).sum(0)


def roll_hand(key: Array, table: TableArrays) -> tuple[Array, Array]:
    """Roll the dice of the seat to act, own and neutral."""
    one, two = jax.random.split(key)
    own = roll(one, table.own[table.turn], MAX_OWN_DICE)
    return own, roll(two, table.neutral[table.turn], MAX_NEUTRAL_DICE)
