"""Self-play: all tables take each step at once, with choices valued by the net."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.features import CASINOS, MAX_ROUNDS, SLOTS
from lastroll.training._counting import counting_win_shares
from lastroll.training._encode import encode
from lastroll.training._game import (
    MAX_OPENING_DICE,
    RoundDeal,
    TableArrays,
    TableRules,
    casino_payouts,
    deal,
    new_table,
    place,
    roll,
    roll_hand,
    win_shares,
)
from lastroll.training._net import Params, forward, to_net_scale


class TableLanes(NamedTuple):
    """Tables that play side by side."""

    table_rules: TableRules
    table: TableArrays
    game: Array
    """The number of the dealt game that each of them plays."""


class SeatValues(NamedTuple):
    """Values, by seat."""

    win: Array
    money: Array
    square: Array


class Transition(NamedTuple):
    """A transition of a table, for learning."""

    table: TableArrays
    mean: SeatValues
    """The mean over chance samples of the best choice's values."""
    after: SeatValues
    """The values of the next table."""
    same_game: Array
    """Whether the next table is in the same game, after the best choice."""
    same_round: Array
    """Whether the next table is in the same round, after the best choice."""


def start_lanes(table_rules: TableRules, games: int, key: Array) -> TableLanes:
    """Return tables at the start of games; each plays another one of the dealt games."""
    lanes = table_rules.players.shape[0]
    one, two = jax.random.split(key)
    first = jax.random.randint(one, (lanes,), 0, SLOTS)
    table = jax.vmap(lambda players, seat: new_table(players, MAX_ROUNDS, seat))(
        table_rules.players, first
    )
    return TableLanes(table_rules, table, jax.random.randint(two, (lanes,), 0, games))


def value(weights: Params, table_rules: TableRules, table: TableArrays) -> SeatValues:
    """Return the net's values of tables [n], by seat."""
    casino, whole = jax.vmap(encode)(table_rules, table)
    out = forward(weights, casino, whole, table_rules.players)
    seats = jnp.arange(SLOTS)
    slots = (seats - table.turn[:, None]) % table_rules.players[:, None]
    here = seats < table_rules.players[:, None]

    def by_seat(numbers: Array) -> Array:
        return jnp.where(here, jnp.take_along_axis(numbers, slots, axis=1), 0.0)

    return SeatValues(by_seat(jax.nn.softmax(out.win)), by_seat(out.money), by_seat(out.square))


def value_after(
    weights: Params, table_rules: TableRules, before: TableArrays, after: TableArrays
) -> SeatValues:
    """Return the values of tables after a step: exact at the end of a round or a game."""
    guess = value(weights, table_rules, after)
    ended = after.between & ~before.between
    over = after.between & (after.rounds == 0)
    won = to_net_scale((after.money - before.money).astype(jnp.float32))
    exact = jax.vmap(win_shares)(table_rules, after)
    return SeatValues(
        jnp.where(over[:, None], exact, guess.win),
        jnp.where(ended[:, None], won, guess.money),
        jnp.where(ended[:, None], won**2, guess.square),
    )


def merit(table_rules: TableRules, mover: Array, values: SeatValues) -> Array:
    """Return the merit for the seat `mover`: the win share, or the margin in money."""
    others = jnp.maximum(table_rules.players - 1, 1)
    own = jnp.take_along_axis(values.money, mover[:, None], axis=1)[:, 0]
    margin = own - (values.money.sum(1) - own) / others
    win = jnp.take_along_axis(values.win, mover[:, None], axis=1)[:, 0]
    return jnp.where(table_rules.for_margin, margin, win)


def sample_afterstates(
    lanes: TableLanes, dealt: Array, tries: int, key: Array
) -> tuple[TableArrays, Array]:
    """Return the possible next tables, [lane, sample, face], and which of them are legal.

    A sample is a roll of the seat to act; between two rounds it is a deal, without a choice.
    """
    table_rules, table, game = lanes
    count = game.shape[0]
    rolls, deals, openings = jax.random.split(key, 3)
    own, casino_neutral = jax.vmap(
        lambda keys, table: jax.vmap(lambda key: roll_hand(key, table))(keys)
    )(jax.random.split(rolls, (count, tries)), table)
    faces = jnp.arange(CASINOS)

    def placed(
        table_rules: TableRules, table: TableArrays, own: Array, casino_neutral: Array
    ) -> TableArrays:
        return jax.vmap(lambda o, w, face: place(table_rules, table, o, w, face))(
            own, casino_neutral, faces
        )

    moved = jax.vmap(
        lambda table_rules, table, own, casino_neutral: jax.vmap(
            lambda o, w: placed(table_rules, table, o, w)
        )(own, casino_neutral)
    )(table_rules, table, own, casino_neutral)
    # the first deal is the game's own, the others are from other piles
    which = jax.random.randint(deals, (count, tries), 0, dealt.shape[0]).at[:, 0].set(game)
    number = jnp.clip(MAX_ROUNDS - table.rounds, 0, MAX_ROUNDS - 1)
    notes = dealt[which, number[:, None]].astype(jnp.int32)
    spare = jax.vmap(
        lambda keys, table_rules: jax.vmap(
            lambda key: roll(key, table_rules.opening_dice, MAX_OPENING_DICE)
        )(keys)
    )(jax.random.split(openings, (count, tries)), table_rules)
    begun = jax.vmap(
        lambda table_rules, table, notes, spare: jax.vmap(
            lambda n, s: deal(table_rules, table, RoundDeal(n, s))
        )(notes, spare)
    )(table_rules, table, notes, spare)

    def either(one: Array, other: Array) -> Array:
        between = table.between.reshape((count,) + (1,) * (other.ndim - 1))
        return jnp.where(between, one[:, :, None], other)

    after = jax.tree.map(either, begun, moved)
    legal = jnp.where(table.between[:, None, None], faces == 0, own + casino_neutral > 0)
    return after, legal


_COUNTED_NOTES = 3
"""Notes per casino used by counting seats in training; hardly any casino has more."""


def self_play_step(
    weights: Params,
    lanes: TableLanes,
    dealt: Array,
    tries: int,
    epsilon: Array,
    key: Array,
    *,
    mixed: bool = False,
) -> tuple[TableLanes, Transition]:
    """Take the next step at every table: the best choice for the seat to act, or a random one.

    `epsilon` is the probability of a random choice at each table: so the net also learns from
    positions that good players avoid. At mixed tables some seats choose by counting.
    """
    table_rules, table, _ = lanes
    count = lanes.game.shape[0]
    chance, exploring, others, again = jax.random.split(key, 4)
    after, legal = sample_afterstates(lanes, dealt, tries, chance)
    many = tries * CASINOS

    def repeat(array: Array) -> Array:
        return jnp.repeat(array, many, axis=0)

    flat = jax.tree.map(lambda array: array.reshape((count * many, *array.shape[3:])), after)
    settings, tables = jax.tree.map(repeat, table_rules), jax.tree.map(repeat, table)
    values = value_after(weights, settings, tables, flat)
    merits = merit(settings, tables.turn, values)
    if mixed:
        merits = jnp.where(*_counting_merits(settings, tables, flat), merits)
    merits = merits.reshape(count, tries, CASINOS)
    best = jnp.argmax(jnp.where(legal, merits, -jnp.inf), axis=2)

    def chosen(array: Array) -> Array:
        array = array.reshape((count, tries, CASINOS, *array.shape[1:]))
        index = best.reshape((count, tries, 1) + (1,) * (array.ndim - 3))
        return jnp.take_along_axis(array, index, axis=2)[:, :, 0]

    best_values = jax.tree.map(chosen, values)
    exploring_now = jax.random.uniform(exploring, (count,)) < epsilon
    other = jax.random.categorical(others, jnp.where(legal[:, 0], 0.0, -jnp.inf))
    face = jnp.where(exploring_now, other, best[:, 0])
    as_best = face == best[:, 0]
    following = jax.tree.map(lambda array: array[jnp.arange(count), 0, face], after)
    over = following.between & (following.rounds == 0)
    done = Transition(
        table,
        jax.tree.map(lambda array: array.mean(1), best_values),
        jax.tree.map(lambda array: array[:, 0], best_values),
        ~over & as_best,
        ~following.between & ~table.between & as_best,
    )
    return _restart_finished(lanes, following, over, dealt.shape[0], again), done


def _restart_finished(
    lanes: TableLanes, table: TableArrays, over: Array, games: int, key: Array
) -> TableLanes:
    """Start a new game where one is over."""
    fresh = start_lanes(lanes.table_rules, games, key)

    def either(new: Array, old: Array) -> Array:
        return jnp.where(over.reshape((-1,) + (1,) * (new.ndim - 1)), new, old)

    return TableLanes(
        lanes.table_rules,
        jax.tree.map(either, fresh.table, table),
        either(fresh.game, lanes.game),
    )


def _counting_merits(
    table_rules: TableRules, before: TableArrays, after: TableArrays
) -> tuple[Array, Array]:
    """Return whether the mover chooses by counting, and its merits of the tables then."""
    mover = before.turn[:, None]
    counted = counting_win_shares(table_rules, after, _COUNTED_NOTES)
    return (
        jnp.take_along_axis(table_rules.counting_seats, mover, axis=1)[:, 0],
        jnp.take_along_axis(counted, mover, axis=1)[:, 0],
    )


def play_against_bots(weights: Params, table_rules: TableRules, dealt: Array, key: Array) -> Array:
    """Play one game per table with the net on the first seat; return its win shares.

    The other seats choose by counting, or greedily if no seat of the table counts.
    """
    one, two = jax.random.split(key)
    lanes = start_lanes(table_rules, dealt.shape[0], one)
    count = lanes.game.shape[0]

    def go_on(
        state: tuple[TableLanes, Array, Array, Array],
    ) -> tuple[TableLanes, Array, Array, Array]:
        lanes, share, over, key = state
        key, own = jax.random.split(key)
        after, legal = sample_afterstates(lanes, dealt, 1, own)
        flat = jax.tree.map(lambda array: array.reshape((-1, *array.shape[3:])), after)
        repeated = jax.tree.map(lambda a: jnp.repeat(a, CASINOS, axis=0), lanes)
        values = value_after(weights, repeated.table_rules, repeated.table, flat)
        by_net = merit(repeated.table_rules, repeated.table.turn, values)
        by_greed = _greedy_merits(repeated.table_rules, repeated.table, flat)
        by_others = jnp.where(
            *_counting_merits(repeated.table_rules, repeated.table, flat), by_greed
        )
        mine = repeated.table.turn == 0
        merits = jnp.where(mine, by_net, by_others).reshape(count, CASINOS)
        best = jnp.argmax(jnp.where(legal[:, 0], merits, -jnp.inf), axis=1)
        table = jax.tree.map(lambda array: array[jnp.arange(count), 0, best], after)
        ended = table.between & (table.rounds == 0) & ~over
        share = jnp.where(ended, jax.vmap(win_shares)(lanes.table_rules, table)[:, 0], share)
        # finished lanes keep stepping; `over` discards their results
        return TableLanes(lanes.table_rules, table, lanes.game), share, over | ended, key

    none = jnp.zeros(count)
    state = (lanes, none, none > 1, two)
    _, share, _, _ = jax.lax.while_loop(lambda state: ~state[2].all(), go_on, state)
    return share


def _greedy_merits(table_rules: TableRules, before: TableArrays, after: TableArrays) -> Array:
    """Return the mover's margin if the round ended now; of equals, fewer dice are better."""
    now, _ = jax.vmap(casino_payouts)(after.notes, after.dice, after.casino_neutral)
    ended = after.between & ~before.between
    money = jnp.where(ended[:, None], after.money - before.money, now.sum(1))
    own = jnp.take_along_axis(money, before.turn[:, None], axis=1)[:, 0]
    spent = (before.own + before.neutral - after.own - after.neutral).sum(1)
    return (own * (table_rules.players - 1) - (money.sum(1) - own)) * 32.0 - spent
