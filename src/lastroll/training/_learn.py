"""Learning: returns without the luck of the dice, and steps towards them."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.layout import SLOTS
from lastroll.training._game import Setting, Table
from lastroll.training._net import Weights, expect
from lastroll.training._play import Lanes, Step, Worth, step
from lastroll.training._sight import see

MONEY_WEIGHT = 0.5
SQUARE_WEIGHT = 0.1
FIRST_MOMENT = 0.9
SECOND_MOMENT = 0.999

STRAY = 0.02
"""The chance that a choice in self-play is any choice instead of the best one."""
STRAY_ROUGH = 0.3
"""The same at every fifth table, where people play who know little."""
ROUGH = 5


class Plan(NamedTuple):
    """How it is learned; fixed for a training."""

    lanes: int
    steps: int
    """Steps that all tables take before the net learns from them."""
    tries: int
    """Outcomes of chance that are looked at in each step."""
    batch: int
    trust: float
    """How much of what happened later counts, lambda: 0 is the next step alone, 1 the result."""
    rate: float
    """Of learning, at its highest."""
    average: float
    """How slowly the weights that play follow those that learn."""
    mixed: int
    """Tables, the first ones, at which somebody chooses by counting."""
    mixed_tries: int
    """Outcomes of chance that are looked at there."""


class Learner(NamedTuple):
    """Everything that a training needs to go on."""

    weights: Weights
    playing: Weights
    """A slow average of the weights, which plays and which is kept in the end."""
    first: Weights
    second: Weights
    """Moments of the gradient (Adam)."""
    updates: Array
    lanes: Lanes
    key: Array


def returns(done: Step, trust: float) -> Worth:
    """Give what each step [time, lane] led to, less the luck on the way.

    After each step the mean over rolls stands in for the roll that was: so what is left of chance
    is only what the net does not know yet. Without bias for whatever net (docs/training.md).
    """

    def back(later: Worth, now: Step) -> tuple[Worth, Worth]:
        goes_on = (now.goes_on[:, None], now.same_round[:, None], now.same_round[:, None])
        found = Worth(
            *(
                mean + trust * jnp.where(on, after_all - after, 0.0)
                for mean, after, after_all, on in zip(
                    now.mean, now.after, later, goes_on, strict=True
                )
            )
        )
        return found, found

    last = jax.tree.map(lambda array: array[-1], done.after)
    _, found = jax.lax.scan(back, last, done, reverse=True)
    return found


def loss(weights: Weights, setting: Setting, table: Table, target: Worth) -> tuple[Array, Array]:
    """Say how far the net is from the targets: in all, and for win, money and square apart."""
    casino, whole = jax.vmap(see)(setting, table)
    out = expect(weights, casino, whole, setting.players)
    here = jnp.arange(SLOTS) < setting.players[:, None]
    seats = (table.turn[:, None] + jnp.arange(SLOTS)) % setting.players[:, None]

    def by_slot(numbers: Array) -> Array:
        return jnp.where(here, jnp.take_along_axis(numbers, seats, axis=1), 0.0)

    logs = jnp.where(here, jax.nn.log_softmax(out.win), 0.0)
    aim = by_slot(target.win)
    win = -(aim * logs).sum(1).mean()
    counts = (here & ~table.between[:, None]).astype(jnp.float32)
    number = jnp.maximum(counts.sum(), 1.0)
    money = ((by_slot(target.money) - out.money) ** 2 * counts).sum() / number
    square = ((by_slot(target.square) - out.square) ** 2 * counts).sum() / number
    whole_loss = win + MONEY_WEIGHT * money + SQUARE_WEIGHT * square
    share = ((jnp.exp(logs) - aim) ** 2 * here).sum() / here.sum()
    return whole_loss, jnp.stack([win, share, money, square])


@partial(jax.jit, static_argnames="plan", donate_argnames="learner")
def improve(plan: Plan, learner: Learner, dealt: Array, rate: Array) -> tuple[Learner, Array]:
    """Play some steps at all tables and learn from them."""
    key, chance, order = jax.random.split(learner.key, 3)
    rough = jnp.arange(plan.lanes) % ROUGH == 0
    stray = jnp.where(rough, STRAY_ROUGH, STRAY)

    def play(lanes: Lanes, key: Array) -> tuple[Lanes, Step]:
        parts = []
        one, other = jax.random.split(key)
        cut = plan.mixed
        if cut:
            theirs = jax.tree.map(lambda array: array[:cut], lanes)
            tries = plan.mixed_tries
            parts += [step(learner.playing, theirs, dealt, tries, stray[:cut], one, mixed=True)]
        if cut < plan.lanes:
            theirs = jax.tree.map(lambda array: array[cut:], lanes)
            parts += [step(learner.playing, theirs, dealt, plan.tries, stray[cut:], other)]
        both: tuple[Lanes, Step] = jax.tree.map(lambda *each: jnp.concatenate(each), *parts)
        return both

    lanes, done = jax.lax.scan(play, learner.lanes, jax.random.split(chance, plan.steps))
    target = returns(done, plan.trust)
    count = plan.steps * plan.lanes
    setting = jax.tree.map(
        lambda array: jnp.tile(array, (plan.steps,) + (1,) * (array.ndim - 1)), lanes.setting
    )
    flat = jax.tree.map(
        lambda array: array.reshape((count, *array.shape[2:])), (done.table, target)
    )
    batches = count // plan.batch
    shuffled = jax.random.permutation(order, count)[: batches * plan.batch]
    shuffled = shuffled.reshape(batches, plan.batch)

    def update(state: Learner, rows: Array) -> tuple[Learner, Array]:
        table, aim = jax.tree.map(lambda array: array[rows], flat)
        here = jax.tree.map(lambda array: array[rows], setting)
        slope, parts = jax.grad(loss, has_aux=True)(state.weights, here, table, aim)
        return _adam(state, slope, rate, plan.average), parts

    learner = learner._replace(lanes=lanes, key=key)
    learner, parts = jax.lax.scan(update, learner, shuffled)
    return learner, parts.mean(0)


def _adam(state: Learner, slope: Weights, rate: Array, average: float) -> Learner:
    count = state.updates + 1
    first = jax.tree.map(lambda m, g: FIRST_MOMENT * m + (1 - FIRST_MOMENT) * g, state.first, slope)
    second = jax.tree.map(
        lambda m, g: SECOND_MOMENT * m + (1 - SECOND_MOMENT) * g**2, state.second, slope
    )
    early, late = 1 - FIRST_MOMENT**count, 1 - SECOND_MOMENT**count
    weights = jax.tree.map(
        lambda w, m, v: w - rate * (m / early) / (jnp.sqrt(v / late) + 1e-8),
        state.weights,
        first,
        second,
    )
    # At the start the average follows at once.
    keep = jnp.minimum(average, count / (count + 9.0))
    playing = jax.tree.map(lambda p, w: keep * p + (1 - keep) * w, state.playing, weights)
    return state._replace(
        weights=weights, playing=playing, first=first, second=second, updates=count
    )
