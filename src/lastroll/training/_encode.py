"""The features of a table (see `evaluator/features.py`), for tables on an accelerator."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.features import (
    CASINOS,
    DICE_COUNTS,
    LEAD_SCALES,
    MAX_NOTE,
    MAX_OWN_DICE,
    MAX_ROUNDS,
    MEAN_SCALE,
    NEUTRAL_COUNTS,
    NOTE_VALUES,
    NOTES_SCALE,
    SLOTS,
)
from lastroll.training._game import TableArrays, TableRules, casino_payouts


def slot_seats(table_rules: TableRules, table: TableArrays) -> tuple[Array, Array]:
    """Return the seat of each slot, and whether the slot has one."""
    slots = jnp.arange(SLOTS)
    here = slots < table_rules.players
    return jnp.where(here, (table.turn + slots) % table_rules.players, slots), here


def encode(table_rules: TableRules, table: TableArrays) -> tuple[Array, Array]:
    """Return the features of the net: [casino, feature] and [feature]."""
    seats, here = slot_seats(table_rules, table)
    note, _ = casino_payouts(table.notes, table.dice, table.casino_neutral)
    dice = (
        jax.nn.one_hot(jnp.minimum(table.dice[:, seats], MAX_OWN_DICE), DICE_COUNTS) * here[:, None]
    )
    casino_neutral = jax.nn.one_hot(jnp.minimum(table.casino_neutral, MAX_OWN_DICE), DICE_COUNTS)
    notes = jax.nn.one_hot(table.notes, NOTE_VALUES)
    casino = jnp.concatenate(
        [
            dice.reshape(CASINOS, -1),
            casino_neutral,
            notes.reshape(CASINOS, -1),
            note[:, seats] / MAX_NOTE,
        ],
        axis=1,
    )
    own = jax.nn.one_hot(table.own[seats], DICE_COUNTS) * here[:, None]
    neutral = jax.nn.one_hot(table.neutral[seats], NEUTRAL_COUNTS) * here[:, None]
    money, count = table.money[seats], table.count[seats]
    next_start = jnp.where(table.between, table.start, (table.start + 1) % table_rules.players)
    flags = jnp.stack([table_rules.neutral_dice > 0, table.between, table_rules.for_margin])
    whole = jnp.concatenate(
        [
            own.reshape(-1),
            neutral.reshape(-1),
            _purses(money, here).reshape(-1),
            _purses(money + note.sum(0)[seats], here).reshape(-1),
            _from_mean(count, here) / NOTES_SCALE,
            jax.nn.one_hot((next_start - table.turn) % table_rules.players, SLOTS),
            jax.nn.one_hot(table.rounds, MAX_ROUNDS + 1),
            jax.nn.one_hot(table_rules.players - 2, SLOTS - 1),
            flags.astype(jnp.float32),
            (table_rules.counting_seats[seats] & here).astype(jnp.float32),
        ]
    )
    return casino, whole


def _from_mean(amounts: Array, here: Array) -> Array:
    mean = (amounts * here).sum() / here.sum()
    return jnp.where(here, amounts - mean, 0.0)


def _purses(money: Array, here: Array) -> Array:
    others = jnp.where(here[None, :] & ~jnp.eye(SLOTS, dtype=bool), money[None, :], -(10**6))
    lead = money - others.max(1)
    parts = [_from_mean(money, here) / MEAN_SCALE]
    parts += [jnp.where(here, jnp.tanh(lead / scale), 0.0) for scale in LEAD_SCALES]
    return jnp.stack(parts, axis=1)
