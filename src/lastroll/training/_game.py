"""The game on an accelerator: many tables as arrays, every step the same for all of them.

`rules/` is the truth; tests play the same games with both. A table is between two rounds or in one.
Notes are counted in units of $10,000. Only the booklets' games of four rounds are played here.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.layout import CASINOS, MOST_DICE, MOST_NEUTRAL, NOTES, SLOTS

OPENING = 2
"""Spare neutral dice at most."""


class Setting(NamedTuple):
    """What does not change while a table plays."""

    players: Array
    neutral_dice: Array
    opening_dice: Array
    money_only: Array
    """Whether the players of this game maximise the margin of the round instead of the win."""
    counters: Array
    """[seat]: who chooses by counting, instead of by what the net says."""


class Table(NamedTuple):
    """One table, or with leading axes many."""

    notes: Array
    """[casino, place], richest first."""
    dice: Array
    """[casino, seat]."""
    white: Array
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
    """The seat that starts this round, or the next one between two."""
    turn: Array
    """The seat to act; between two rounds the one that starts the next."""
    between: Array
    """Whether a round has ended and the next one has not begun."""


class Deal(NamedTuple):
    """What chance brings at the start of a round."""

    notes: Array
    white: Array


def new_table(players: Array, rounds: int, start: Array) -> Table:
    """Give the table before the first deal."""
    none = jnp.zeros((), jnp.int32)
    seats = jnp.zeros(SLOTS, jnp.int32)
    return Table(
        notes=jnp.zeros((CASINOS, NOTES), jnp.int32),
        dice=jnp.zeros((CASINOS, SLOTS), jnp.int32),
        white=jnp.zeros(CASINOS, jnp.int32),
        own=seats,
        neutral=seats,
        money=seats,
        count=seats,
        rounds=none + rounds,
        start=start % players,
        turn=start % players,
        between=jnp.ones((), bool),
    )


def deal(setting: Setting, table: Table, dealt: Deal) -> Table:
    """Begin the next round."""
    here = jnp.arange(SLOTS) < setting.players
    return table._replace(
        notes=dealt.notes,
        white=dealt.white,
        own=jnp.where(here, MOST_DICE, 0),
        neutral=jnp.where(here, setting.neutral_dice, 0),
        rounds=table.rounds - 1,
        turn=table.start,
        between=jnp.zeros((), bool),
    )


def winnings(notes: Array, dice: Array, white: Array) -> tuple[Array, Array]:
    """Give what each seat is paid at each casino, in money and in notes: [casino, seat]."""
    counts = jnp.concatenate([dice, white[:, None]], axis=1)
    same = (counts[:, :, None] == counts[:, None, :]).sum(2)
    # Equal numbers of dice take themselves out, and who has none never receives anything.
    alone = (same == 1) & (counts > 0)
    better = (alone[:, None, :] & (counts[:, None, :] > counts[:, :, None])).sum(2)
    place = jax.nn.one_hot(better, NOTES, dtype=jnp.int32)
    note = jnp.where(alone, (place * notes[:, None, :]).sum(2), 0)[:, :SLOTS]
    return note, (note > 0).astype(jnp.int32)


def place(setting: Setting, table: Table, own: Array, white: Array, face: Array) -> Table:
    """Place `own` and `white` dice on the casino `face`, from 0, and pass the turn on.

    Where they were the last ones the casinos pay: the table is then between two rounds.
    """
    casino = jnp.arange(CASINOS) == face
    mover = jnp.arange(SLOTS) == table.turn
    dice = table.dice + casino[:, None] * mover[None, :] * own
    whites = table.white + casino * white
    hand, beside = table.own - mover * own, table.neutral - mover * white
    steps = jnp.arange(1, SLOTS + 1)
    seats = (table.turn + steps) % setting.players
    # Clockwise, the next player who still has dice; the last one with dice goes on alone.
    ready = ((hand + beside)[seats] > 0) & (steps <= setting.players)
    ended = ~ready.any()
    turn = seats[jnp.argmax(ready)]
    note, paid = winnings(table.notes, dice, whites)
    start = (table.start + 1) % setting.players
    keep = (~ended).astype(jnp.int32)
    return Table(
        notes=table.notes * keep,
        dice=dice * keep,
        white=whites * keep,
        own=hand,
        neutral=beside,
        money=table.money + jnp.where(ended, note.sum(0), 0),
        count=table.count + jnp.where(ended, paid.sum(0), 0),
        rounds=table.rounds,
        start=jnp.where(ended, start, table.start),
        turn=jnp.where(ended, start, turn),
        between=ended,
    )


def shares(setting: Setting, table: Table) -> Array:
    """Give the shares of the win if the game ended now: money, then notes, then in parts."""
    key = table.money * 64 + table.count
    here = jnp.arange(SLOTS) < setting.players
    best = here & (key == jnp.where(here, key, -1).max())
    return best / best.sum()


def roll(key: Array, hand: Array, most: int) -> Array:
    """Roll `hand` of at most `most` dice: counts by face."""
    faces = jax.random.randint(key, (most,), 0, CASINOS)
    shown = jax.nn.one_hot(faces, CASINOS, dtype=jnp.int32)
    return (shown * (jnp.arange(most) < hand)[:, None]).sum(0)


def roll_hand(key: Array, table: Table) -> tuple[Array, Array]:
    """Roll the dice of the seat to act, own and neutral."""
    one, two = jax.random.split(key)
    own = roll(one, table.own[table.turn], MOST_DICE)
    return own, roll(two, table.neutral[table.turn], MOST_NEUTRAL)
