"""The counting bot on an accelerator: the opponent who takes everybody for a random chooser.

The same sums as `evaluator/_counting.py` does, for many tables at once; tests hold the two
together. Neutral dice are counted as if they did not go with own ones.
"""

from __future__ import annotations

from functools import cache

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from lastroll.evaluator import random_ends
from lastroll.evaluator.layout import CASINOS, MOST_DICE, MOST_NEUTRAL, NOTES, SLOTS, UNIT
from lastroll.evaluator.spreads import LEAST_SPREAD, NODES, REACH, ROUND_SPREAD
from lastroll.training._game import Setting, Table, shares

_COUNTS = MOST_DICE + 1
"""Of an owner's dice at a casino: nobody has more than eight, nor are there more neutral ones."""


@cache
def _ends() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Give the chances of so many more own dice, and neutral ones: [own, neutral, more]."""
    own = np.zeros((_COUNTS, MOST_NEUTRAL + 1, _COUNTS), np.float32)
    white = np.zeros((_COUNTS, MOST_NEUTRAL + 1, MOST_NEUTRAL + 1), np.float32)
    for hand, beside in np.ndindex(_COUNTS, MOST_NEUTRAL + 1):
        ends = random_ends(hand, beside)
        own[hand, beside, : hand + 1] = ends.sum(1)
        white[hand, beside, : beside + 1] = ends.sum(0)
    return own, white


def _shifted(chances: Array, by: Array) -> Array:
    """Move chances up by so many counts."""
    counts = jnp.arange(_COUNTS)
    at = counts - by[..., None]
    return jnp.where(at >= 0, jnp.take_along_axis(chances, jnp.maximum(at, 0), axis=-1), 0.0)


def _final(setting: Setting, table: Table) -> Array:
    """Give the chances of each owner's dice at the end, [casino, owner, count].

    Neutral dice sit on the last seat, which nobody has where they are played with.
    """
    own, white = map(jnp.array, _ends())
    more = own[table.own, table.neutral]
    seats = _shifted(jnp.broadcast_to(more, (CASINOS, SLOTS, _COUNTS)), table.dice)
    neutral = jax.nn.one_hot(table.white, _COUNTS)
    added = white[table.own, table.neutral]
    for seat in range(SLOTS - 1):
        parts = [
            added[seat, extra] * jnp.pad(neutral, ((0, 0), (extra, 0)))[:, :_COUNTS]
            for extra in range(MOST_NEUTRAL + 1)
        ]
        neutral = jnp.stack(parts).sum(0)
    last = jnp.where(setting.neutral_dice > 0, neutral, seats[:, -1])
    return seats.at[:, -1].set(last)


def _paid(chances: Array, notes: Array) -> tuple[Array, Array]:
    """Give what each owner is paid on average, and its square: [owner, n].

    Given are chances [count, owner, n] and notes [place, n]. From the highest count down: some
    owners have more dice (one axis of two for each owner), and of those counts so many have one
    owner only (the axis after them).
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
        # The owners who have exactly this count, one after another: none, one, more of them.
        none, one, more = state, jnp.zeros_like(state), jnp.zeros_like(state)
        for owner in range(SLOTS):
            chance = here[owner]
            more = more + _joined(one + more, owner, chance)
            one = one + _joined(none, owner, chance)
        first = jnp.zeros_like(one[..., :1, :])
        state = none + jnp.concatenate([first, one[..., :-1, :]], axis=SLOTS) + more
        return state, (jnp.stack(means), jnp.stack(squares))

    _, (means, squares) = jax.lax.scan(down, state, (chances[:0:-1], below[:0:-1]))
    return means.sum(0), squares.sum(0)


def _joined(state: Array, owner: int, chance: Array) -> Array:
    """Give what comes of states in which an owner is not above yet, if it has this count."""
    out = jax.lax.slice_in_dim(state, 0, 1, axis=owner)
    return jnp.concatenate([jnp.zeros_like(out), out * chance], axis=owner)


def count_shares(setting: Setting, after: Table, places: int = NOTES) -> Array:
    """Say what tables [n] after one turn are worth to each seat by counting: shares of the win.

    Fewer places are quicker to count: hardly any casino has more than three notes.
    """
    count = after.turn.shape[0]
    chances = jax.vmap(_final)(setting, after).reshape(count * CASINOS, SLOTS, _COUNTS)
    notes = after.notes.reshape(count * CASINOS, NOTES).astype(jnp.float32)[:, :places]
    mean, square = (each.T.reshape(count, CASINOS, SLOTS) for each in _paid(chances.T, notes.T))
    here = jnp.arange(SLOTS) < setting.players[:, None]
    variance = (square - mean**2).sum(1)
    # A note more decides between equals.
    expected = mean.sum(1) + after.money + 0.01 * after.count
    spreads = jnp.array(ROUND_SPREAD) / UNIT
    later = after.rounds * spreads[setting.players] ** 2
    variance = variance + later[:, None] + (LEAST_SPREAD / UNIT) ** 2
    guess = _win_shares(expected, variance, here)
    over = after.between & (after.rounds == 0)
    return jnp.where(over[:, None], jax.vmap(shares)(setting, after), guess)


def _win_shares(mean: Array, variance: Array, here: Array) -> Array:
    """Tell shares of the win from where purses will be, spread like bells."""
    nodes = jnp.linspace(-REACH, REACH, NODES)
    at = mean[:, :, None] + jnp.sqrt(variance)[:, :, None] * nodes
    chance = jnp.exp(-0.5 * nodes**2)
    for other in range(SLOTS):
        away = (at - mean[:, other, None, None]) / jnp.sqrt(2 * variance[:, other, None, None])
        beats = 0.5 * (1 + jax.lax.erf(away))
        counts = here[:, other, None] & (jnp.arange(SLOTS) != other)
        chance = chance * jnp.where(counts[:, :, None], beats, 1.0)
    share = jnp.where(here, chance.sum(2), 0.0)
    return share / share.sum(1, keepdims=True)
