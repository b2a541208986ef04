"""Learning: luck-adjusted λ-returns, and updates of the net towards them."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.features import SLOTS
from lastroll.training._game import Setting, Table
from lastroll.training._net import Weights, expect
from lastroll.training._play import Lanes, Step, Worth, step
from lastroll.training._sight import see

MONEY_WEIGHT = 0.5
SQUARE_WEIGHT = 0.1
FIRST_MOMENT = 0.9
SECOND_MOMENT = 0.999

STRAY = 0.02
"""The probability of exploring in self-play: a random choice instead of the best one."""
STRAY_ROUGH = 0.3
"""The same at every fifth table, where weak play is simulated."""
ROUGH = 5


class Plan(NamedTuple):
    """The constants of learning."""

    lanes: int
    steps: int
    """Steps that all tables take before the net is updated."""
    tries: int
    """Chance samples per transition."""
    batch: int
    trust: float
    """TD(λ): weight of later transitions; 0 is the next step alone, 1 the result."""
    rate: float
    """Maximum learning rate."""
    average: float
    """Decay of the exponential moving average of the weights."""
    mixed: int
    """Number of tables, the first ones, with counting seats."""
    mixed_tries: int
    """Chance samples per transition there."""


class Learner(NamedTuple):
    """The full state of a training."""

    weights: Weights
    playing: Weights
    """The moving average of the weights, used in self-play and saved at the end."""
    first: Weights
    second: Weights
    """Moments of the gradient (Adam)."""
    updates: Array
    lanes: Lanes
    key: Array


def returns(done: Step, trust: float) -> Worth:
    """Return the luck-adjusted λ-return of each transition [time, lane].

    After each step the mean over rolls replaces the actual roll, so the only noise left is the
    error of the net. Unbiased for any net (docs/training.md).
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
    """Return the loss of the net against the targets, and its parts: win, share, money, square."""
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
    """Play some steps at all tables and update the net."""
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
    # early on the average follows the weights closely
    keep = jnp.minimum(average, count / (count + 9.0))
    playing = jax.tree.map(lambda p, w: keep * p + (1 - keep) * w, state.playing, weights)
    return state._replace(
        weights=weights, playing=playing, first=first, second=second, updates=count
    )
