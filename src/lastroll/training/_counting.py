"""The counting evaluator on an accelerator: all others modelled as uniformly random.

The same computation as `evaluator/_counting.py`, for many tables at once; tests hold the two
together. Neutral dice are treated as independent of own ones.
"""

from __future__ import annotations

from functools import cache

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from lastroll.evaluator import final_dice_probabilities
from lastroll.evaluator.features import (
    CASINOS,
    MAX_CASINO_NOTES,
    MAX_NEUTRAL_DICE,
    MAX_OWN_DICE,
    MONEY_UNIT,
    SLOTS,
)
from lastroll.evaluator.win_model import (
    MIN_STDDEV,
    QUADRATURE_NODES,
    QUADRATURE_RANGE,
    ROUND_STDDEV,
)
from lastroll.training._game import TableArrays, TableRules, win_shares

_DICE_COUNTS = MAX_OWN_DICE + 1
"""Number of dice counts of an owner at a casino: at most eight own or neutral dice."""


@cache
def _added_dice() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the probabilities of added own dice, and of neutral ones: [own, neutral, added]."""
    own = np.zeros((_DICE_COUNTS, MAX_NEUTRAL_DICE + 1, _DICE_COUNTS), np.float32)
    casino_neutral = np.zeros(
        (_DICE_COUNTS, MAX_NEUTRAL_DICE + 1, MAX_NEUTRAL_DICE + 1), np.float32
    )
    for hand, neutral in np.ndindex(_DICE_COUNTS, MAX_NEUTRAL_DICE + 1):
        ends = final_dice_probabilities(hand, neutral)
        own[hand, neutral, : hand + 1] = ends.sum(1)
        casino_neutral[hand, neutral, : neutral + 1] = ends.sum(0)
    return own, casino_neutral


def _shifted(chances: Array, by: Array) -> Array:
    """Shift probabilities up by the counts `by`."""
    counts = jnp.arange(_DICE_COUNTS)
    at = counts - by[..., None]
    return jnp.where(at >= 0, jnp.take_along_axis(chances, jnp.maximum(at, 0), axis=-1), 0.0)


def _final_dice(table_rules: TableRules, table: TableArrays) -> Array:
    """Return the probabilities of each owner's final dice, [casino, owner, count].

    Neutral dice have the last seat's index, which is free in games with neutral dice.
    """
    own, casino_neutral = map(jnp.array, _added_dice())
    more = own[table.own, table.neutral]
    seats = _shifted(jnp.broadcast_to(more, (CASINOS, SLOTS, _DICE_COUNTS)), table.dice)
    neutral = jax.nn.one_hot(table.casino_neutral, _DICE_COUNTS)
    added = casino_neutral[table.own, table.neutral]
    for seat in range(SLOTS - 1):
        parts = [
            added[seat, extra] * jnp.pad(neutral, ((0, 0), (extra, 0)))[:, :_DICE_COUNTS]
            for extra in range(MAX_NEUTRAL_DICE + 1)
        ]
        neutral = jnp.stack(parts).sum(0)
    last = jnp.where(table_rules.neutral_dice > 0, neutral, seats[:, -1])
    return seats.at[:, -1].set(last)


def _payout_moments(chances: Array, notes: Array) -> tuple[Array, Array]:
    """Return the mean and the mean square of each owner's payout: [owner, n].

    The arguments are probabilities [count, owner, n] and notes [index, n]. Counts are visited from
    the highest down: some owners have more dice (one axis of two for each owner), and some number
    of those counts have one owner only (the axis after them).
    """
    places, many = notes.shape
    below = jnp.cumsum(chances, axis=0) - chances
    state = jnp.zeros((2,) * SLOTS + (places, many))
    state = state.at[(0,) * (SLOTS + 1)].set(1.0)

    def down(state: Array, now: tuple[Array, Array]) -> tuple[Array, tuple[Array, Array]]:
        here, under = now
        means, squares = [], []
        for owner in range(SLOTS):
            left = jax.lax.index_in_dim(state, 0, owner, keepdims=False)
            for other in [seat for seat in range(SLOTS) if seat != owner]:
                left = left[0] * under[other] + left[1]
            alone = here[owner] * left
            means.append((alone * notes).sum(0))
            squares.append((alone * notes**2).sum(0))
        # the owners with exactly this count, one after another: none, one, more of them
        none, one, more = state, jnp.zeros_like(state), jnp.zeros_like(state)
        for owner in range(SLOTS):
            chance = here[owner]
            more = more + _with_count(one + more, owner, chance)
            one = one + _with_count(none, owner, chance)
        first = jnp.zeros_like(one[..., :1, :])
        state = none + jnp.concatenate([first, one[..., :-1, :]], axis=SLOTS) + more
        return state, (jnp.stack(means), jnp.stack(squares))

    _, (means, squares) = jax.lax.scan(down, state, (chances[:0:-1], below[:0:-1]))
    return means.sum(0), squares.sum(0)


def _with_count(state: Array, owner: int, chance: Array) -> Array:
    """Return the states after an owner with this count joins those in which it is not above yet."""
    out = jax.lax.slice_in_dim(state, 0, 1, axis=owner)
    return jnp.concatenate([jnp.zeros_like(out), out * chance], axis=owner)


def counting_win_shares(
    table_rules: TableRules, after: TableArrays, places: int = MAX_CASINO_NOTES
) -> Array:
    """Return win shares by counting, of tables [n] after one turn, for each seat.

    Fewer `places` are faster: hardly any casino has more than three notes.
    """
    count = after.turn.shape[0]
    chances = jax.vmap(_final_dice)(table_rules, after).reshape(
        count * CASINOS, SLOTS, _DICE_COUNTS
    )
    notes = after.notes.reshape(count * CASINOS, MAX_CASINO_NOTES).astype(jnp.float32)[:, :places]
    mean, square = (
        each.T.reshape(count, CASINOS, SLOTS) for each in _payout_moments(chances.T, notes.T)
    )
    here = jnp.arange(SLOTS) < table_rules.players[:, None]
    variance = (square - mean**2).sum(1)
    # one note more decides between equals
    expected = mean.sum(1) + after.money + 0.01 * after.count
    spreads = jnp.array(ROUND_STDDEV) / MONEY_UNIT
    later = after.rounds * spreads[table_rules.players] ** 2
    variance = variance + later[:, None] + (MIN_STDDEV / MONEY_UNIT) ** 2
    guess = _win_shares(expected, variance, here)
    over = after.between & (after.rounds == 0)
    return jnp.where(over[:, None], jax.vmap(win_shares)(table_rules, after), guess)


def _win_shares(mean: Array, variance: Array, here: Array) -> Array:
    """Return win shares from mean and variance of final money, as if normally distributed."""
    nodes = jnp.linspace(-QUADRATURE_RANGE, QUADRATURE_RANGE, QUADRATURE_NODES)
    at = mean[:, :, None] + jnp.sqrt(variance)[:, :, None] * nodes
    chance = jnp.exp(-0.5 * nodes**2)
    for other in range(SLOTS):
        away = (at - mean[:, other, None, None]) / jnp.sqrt(2 * variance[:, other, None, None])
        beats = 0.5 * (1 + jax.lax.erf(away))
        counts = here[:, other, None] & (jnp.arange(SLOTS) != other)
        chance = chance * jnp.where(counts[:, :, None], beats, 1.0)
    share = jnp.where(here, chance.sum(2), 0.0)
    return share / share.sum(1, keepdims=True)
