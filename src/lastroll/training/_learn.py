"""Learning: luck-adjusted λ-returns, and updates of the net towards them."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.features import SLOTS
from lastroll.training._encode import encode
from lastroll.training._game import TableArrays, TableRules
from lastroll.training._net import Params, forward
from lastroll.training._play import SeatValues, TableLanes, Transition, self_play_step

MONEY_WEIGHT = 0.5
SQUARE_WEIGHT = 0.1
ADAM_BETA1 = 0.9
ADAM_BETA2 = 0.999

EPSILON = 0.02
"""The probability of exploring in self-play: a random choice instead of the best one."""
EPSILON_EXPLORING = 0.3
"""The same at every fifth table, where weak play is simulated."""
EXPLORING_EVERY = 5


class LearnConfig(NamedTuple):
    """The constants of learning."""

    lanes: int
    steps: int
    """Steps that all tables take before the net is updated."""
    tries: int
    """Chance samples per transition."""
    batch: int
    td_lambda: float
    """TD(λ): weight of later transitions; 0 is the next step alone, 1 the result."""
    rate: float
    """Maximum learning rate."""
    average: float
    """Decay of the exponential moving average of the weights."""
    mixed: int
    """Number of tables, the first ones, with counting seats."""
    mixed_tries: int
    """Chance samples per transition there."""


class TrainState(NamedTuple):
    """The full state of a training."""

    weights: Params
    ema_weights: Params
    """The moving average of the weights, used in self-play and saved at the end."""
    moment1: Params
    moment2: Params
    """Moments of the gradient (Adam)."""
    updates: Array
    lanes: TableLanes
    key: Array


def lambda_returns(done: Transition, td_lambda: float) -> SeatValues:
    """Return the luck-adjusted λ-return of each transition [time, lane].

    After each step the mean over rolls replaces the actual roll, so the only noise left is the
    error of the net. Unbiased for any net (docs/training.md).
    """

    def back(later: SeatValues, now: Transition) -> tuple[SeatValues, SeatValues]:
        same_game = (now.same_game[:, None], now.same_round[:, None], now.same_round[:, None])
        found = SeatValues(
            *(
                mean + td_lambda * jnp.where(on, after_all - after, 0.0)
                for mean, after, after_all, on in zip(
                    now.mean, now.after, later, same_game, strict=True
                )
            )
        )
        return found, found

    last = jax.tree.map(lambda array: array[-1], done.after)
    _, found = jax.lax.scan(back, last, done, reverse=True)
    return found


def net_loss(
    weights: Params, table_rules: TableRules, table: TableArrays, target: SeatValues
) -> tuple[Array, Array]:
    """Return the loss of the net against the targets, and its parts: win, share, money, square."""
    casino, whole = jax.vmap(encode)(table_rules, table)
    out = forward(weights, casino, whole, table_rules.players)
    here = jnp.arange(SLOTS) < table_rules.players[:, None]
    seats = (table.turn[:, None] + jnp.arange(SLOTS)) % table_rules.players[:, None]

    def by_slot(numbers: Array) -> Array:
        return jnp.where(here, jnp.take_along_axis(numbers, seats, axis=1), 0.0)

    logs = jnp.where(here, jax.nn.log_softmax(out.win), 0.0)
    target_shares = by_slot(target.win)
    win = -(target_shares * logs).sum(1).mean()
    counts = (here & ~table.between[:, None]).astype(jnp.float32)
    number = jnp.maximum(counts.sum(), 1.0)
    money = ((by_slot(target.money) - out.money) ** 2 * counts).sum() / number
    square = ((by_slot(target.square) - out.square) ** 2 * counts).sum() / number
    whole_loss = win + MONEY_WEIGHT * money + SQUARE_WEIGHT * square
    share = ((jnp.exp(logs) - target_shares) ** 2 * here).sum() / here.sum()
    return whole_loss, jnp.stack([win, share, money, square])


@partial(jax.jit, static_argnames="plan", donate_argnames="learner")
def train_iteration(
    plan: LearnConfig, learner: TrainState, dealt: Array, rate: Array
) -> tuple[TrainState, Array]:
    """Play some steps at all tables and update the net."""
    key, chance, order = jax.random.split(learner.key, 3)
    exploring = jnp.arange(plan.lanes) % EXPLORING_EVERY == 0
    epsilon = jnp.where(exploring, EPSILON_EXPLORING, EPSILON)

    def play(lanes: TableLanes, key: Array) -> tuple[TableLanes, Transition]:
        parts = []
        one, other = jax.random.split(key)
        cut = plan.mixed
        if cut:
            theirs = jax.tree.map(lambda array: array[:cut], lanes)
            tries = plan.mixed_tries
            parts += [
                self_play_step(
                    learner.ema_weights, theirs, dealt, tries, epsilon[:cut], one, mixed=True
                )
            ]
        if cut < plan.lanes:
            theirs = jax.tree.map(lambda array: array[cut:], lanes)
            parts += [
                self_play_step(learner.ema_weights, theirs, dealt, plan.tries, epsilon[cut:], other)
            ]
        both: tuple[TableLanes, Transition] = jax.tree.map(
            lambda *each: jnp.concatenate(each), *parts
        )
        return both

    lanes, done = jax.lax.scan(play, learner.lanes, jax.random.split(chance, plan.steps))
    target = lambda_returns(done, plan.td_lambda)
    count = plan.steps * plan.lanes
    table_rules = jax.tree.map(
        lambda array: jnp.tile(array, (plan.steps,) + (1,) * (array.ndim - 1)), lanes.table_rules
    )
    flat = jax.tree.map(
        lambda array: array.reshape((count, *array.shape[2:])), (done.table, target)
    )
    batches = count // plan.batch
    shuffled = jax.random.permutation(order, count)[: batches * plan.batch]
    shuffled = shuffled.reshape(batches, plan.batch)

    def update(state: TrainState, rows: Array) -> tuple[TrainState, Array]:
        table, target_shares = jax.tree.map(lambda array: array[rows], flat)
        here = jax.tree.map(lambda array: array[rows], table_rules)
        gradient, parts = jax.grad(net_loss, has_aux=True)(
            state.weights, here, table, target_shares
        )
        return _adam(state, gradient, rate, plan.average), parts

    learner = learner._replace(lanes=lanes, key=key)
    learner, parts = jax.lax.scan(update, learner, shuffled)
    return learner, parts.mean(0)


def _adam(state: TrainState, gradient: Params, rate: Array, average: float) -> TrainState:
    count = state.updates + 1
    moment1 = jax.tree.map(
        lambda m, g: ADAM_BETA1 * m + (1 - ADAM_BETA1) * g, state.moment1, gradient
    )
    moment2 = jax.tree.map(
        lambda m, g: ADAM_BETA2 * m + (1 - ADAM_BETA2) * g**2, state.moment2, gradient
    )
    early, late = 1 - ADAM_BETA1**count, 1 - ADAM_BETA2**count
    weights = jax.tree.map(
        lambda w, m, v: w - rate * (m / early) / (jnp.sqrt(v / late) + 1e-8),
        state.weights,
        moment1,
        moment2,
    )
    # early on the average follows the weights closely
    decay = jnp.minimum(average, count / (count + 9.0))
    ema_weights = jax.tree.map(lambda p, w: decay * p + (1 - decay) * w, state.ema_weights, weights)
    return state._replace(
        weights=weights, ema_weights=ema_weights, moment1=moment1, moment2=moment2, updates=count
    )
