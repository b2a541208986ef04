"""Self-play: all tables take each step at once, with choices valued by the net."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.features import CASINOS, MAX_ROUNDS, SLOTS
from lastroll.training._counting import count_shares
from lastroll.training._game import (
    OPENING,
    Deal,
    Setting,
    Table,
    deal,
    new_table,
    place,
    roll,
    roll_hand,
    shares,
    winnings,
)
from lastroll.training._net import Weights, expect, in_scale
from lastroll.training._sight import see


class Lanes(NamedTuple):
    """Tables that play side by side."""

    setting: Setting
    table: Table
    game: Array
    """The number of the dealt game that each of them plays."""


class Worth(NamedTuple):
    """Values, by seat."""

    win: Array
    money: Array
    square: Array


class Step(NamedTuple):
    """A transition of a table, for learning."""

    table: Table
    mean: Worth
    """The mean over chance samples of the best choice's values."""
    after: Worth
    """The values of the next table."""
    goes_on: Array
    """Whether the next table is in the same game, after the best choice."""
    same_round: Array
    """Whether the next table is in the same round, after the best choice."""


def start(setting: Setting, games: int, key: Array) -> Lanes:
    """Return tables at the start of games; each plays another one of the dealt games."""
    lanes = setting.players.shape[0]
    one, two = jax.random.split(key)
    first = jax.random.randint(one, (lanes,), 0, SLOTS)
    table = jax.vmap(lambda players, seat: new_table(players, MAX_ROUNDS, seat))(
        setting.players, first
    )
    return Lanes(setting, table, jax.random.randint(two, (lanes,), 0, games))


def value(weights: Weights, setting: Setting, table: Table) -> Worth:
    """Return the net's values of tables [n], by seat."""
    casino, whole = jax.vmap(see)(setting, table)
    out = expect(weights, casino, whole, setting.players)
    seats = jnp.arange(SLOTS)
    slots = (seats - table.turn[:, None]) % setting.players[:, None]
    here = seats < setting.players[:, None]

    def by_seat(numbers: Array) -> Array:
        return jnp.where(here, jnp.take_along_axis(numbers, slots, axis=1), 0.0)

    return Worth(by_seat(jax.nn.softmax(out.win)), by_seat(out.money), by_seat(out.square))


def value_after(weights: Weights, setting: Setting, before: Table, after: Table) -> Worth:
    """Return the values of tables after a step: exact at the end of a round or a game."""
    guess = value(weights, setting, after)
    ended = after.between & ~before.between
    over = after.between & (after.rounds == 0)
    won = in_scale((after.money - before.money).astype(jnp.float32))
    exact = jax.vmap(shares)(setting, after)
    return Worth(
        jnp.where(over[:, None], exact, guess.win),
        jnp.where(ended[:, None], won, guess.money),
        jnp.where(ended[:, None], won**2, guess.square),
    )


def merit(setting: Setting, mover: Array, worth: Worth) -> Array:
    """Return the merit for the seat `mover`: the win share, or the margin in money."""
    others = jnp.maximum(setting.players - 1, 1)
    own = jnp.take_along_axis(worth.money, mover[:, None], axis=1)[:, 0]
    margin = own - (worth.money.sum(1) - own) / others
    win = jnp.take_along_axis(worth.win, mover[:, None], axis=1)[:, 0]
    return jnp.where(setting.for_margin, margin, win)


def outcomes(lanes: Lanes, dealt: Array, tries: int, key: Array) -> tuple[Table, Array]:
    """Return the possible next tables, [lane, sample, face], and which of them are legal.

    A sample is a roll of the seat to act; between two rounds it is a deal, without a choice.
    """
    setting, table, game = lanes
    count = game.shape[0]
    rolls, deals, openings = jax.random.split(key, 3)
    own, white = jax.vmap(lambda keys, table: jax.vmap(lambda key: roll_hand(key, table))(keys))(
        jax.random.split(rolls, (count, tries)), table
    )
    faces = jnp.arange(CASINOS)

    def placed(setting: Setting, table: Table, own: Array, white: Array) -> Table:
        return jax.vmap(lambda o, w, face: place(setting, table, o, w, face))(own, white, faces)

    moved = jax.vmap(
        lambda setting, table, own, white: jax.vmap(lambda o, w: placed(setting, table, o, w))(
            own, white
        )
    )(setting, table, own, white)
    # the first deal is the game's own, the others are from other piles
    which = jax.random.randint(deals, (count, tries), 0, dealt.shape[0]).at[:, 0].set(game)
    number = jnp.clip(MAX_ROUNDS - table.rounds, 0, MAX_ROUNDS - 1)
    notes = dealt[which, number[:, None]].astype(jnp.int32)
    spare = jax.vmap(
        lambda keys, setting: jax.vmap(lambda key: roll(key, setting.opening_dice, OPENING))(keys)
    )(jax.random.split(openings, (count, tries)), setting)
    begun = jax.vmap(
        lambda setting, table, notes, spare: jax.vmap(
            lambda n, s: deal(setting, table, Deal(n, s))
        )(notes, spare)
    )(setting, table, notes, spare)

    def either(one: Array, other: Array) -> Array:
        between = table.between.reshape((count,) + (1,) * (other.ndim - 1))
        return jnp.where(between, one[:, :, None], other)

    after = jax.tree.map(either, begun, moved)
    legal = jnp.where(table.between[:, None, None], faces == 0, own + white > 0)
    return after, legal


_PLACES = 3
"""Notes per casino used by counting seats in training; hardly any casino has more."""


def step(
    weights: Weights,
    lanes: Lanes,
    dealt: Array,
    tries: int,
    stray: Array,
    key: Array,
    *,
    mixed: bool = False,
) -> tuple[Lanes, Step]:
    """Take the next step at every table: the best choice for the seat to act, or a random one.

    `stray` is the probability of a random choice at each table: so the net also learns from
    positions that good players avoid. At mixed tables some seats choose by counting.
    """
    setting, table, _ = lanes
    count = lanes.game.shape[0]
    chance, strays, others, again = jax.random.split(key, 4)
    after, legal = outcomes(lanes, dealt, tries, chance)
    many = tries * CASINOS

    def repeat(array: Array) -> Array:
        return jnp.repeat(array, many, axis=0)

    flat = jax.tree.map(lambda array: array.reshape((count * many, *array.shape[3:])), after)
    settings, tables = jax.tree.map(repeat, setting), jax.tree.map(repeat, table)
    worth = value_after(weights, settings, tables, flat)
    merits = merit(settings, tables.turn, worth)
    if mixed:
        merits = jnp.where(*_by_counting(settings, tables, flat), merits)
    merits = merits.reshape(count, tries, CASINOS)
    best = jnp.argmax(jnp.where(legal, merits, -jnp.inf), axis=2)

    def chosen(array: Array) -> Array:
        array = array.reshape((count, tries, CASINOS, *array.shape[1:]))
        index = best.reshape((count, tries, 1) + (1,) * (array.ndim - 3))
        return jnp.take_along_axis(array, index, axis=2)[:, :, 0]

    worths = jax.tree.map(chosen, worth)
    strays_now = jax.random.uniform(strays, (count,)) < stray
    other = jax.random.categorical(others, jnp.where(legal[:, 0], 0.0, -jnp.inf))
    face = jnp.where(strays_now, other, best[:, 0])
    as_best = face == best[:, 0]
    following = jax.tree.map(lambda array: array[jnp.arange(count), 0, face], after)
    over = following.between & (following.rounds == 0)
    done = Step(
        table,
        jax.tree.map(lambda array: array.mean(1), worths),
        jax.tree.map(lambda array: array[:, 0], worths),
        ~over & as_best,
        ~following.between & ~table.between & as_best,
    )
    return _start_again(lanes, following, over, dealt.shape[0], again), done


def _start_again(lanes: Lanes, table: Table, over: Array, games: int, key: Array) -> Lanes:
    """Start a new game where one is over."""
    fresh = start(lanes.setting, games, key)

    def either(new: Array, old: Array) -> Array:
        return jnp.where(over.reshape((-1,) + (1,) * (new.ndim - 1)), new, old)

    return Lanes(
        lanes.setting,
        jax.tree.map(either, fresh.table, table),
        either(fresh.game, lanes.game),
    )


def _by_counting(setting: Setting, before: Table, after: Table) -> tuple[Array, Array]:
    """Return whether the mover chooses by counting, and its merits of the tables then."""
    mover = before.turn[:, None]
    counted = count_shares(setting, after, _PLACES)
    return (
        jnp.take_along_axis(setting.counting_seats, mover, axis=1)[:, 0],
        jnp.take_along_axis(counted, mover, axis=1)[:, 0],
    )


def play_others(weights: Weights, setting: Setting, dealt: Array, key: Array) -> Array:
    """Play one game per table with the net on the first seat; return its win shares.

    The other seats choose by counting, or greedily if no seat of the table counts.
    """
    one, two = jax.random.split(key)
    lanes = start(setting, dealt.shape[0], one)
    count = lanes.game.shape[0]

    def go_on(state: tuple[Lanes, Array, Array, Array]) -> tuple[Lanes, Array, Array, Array]:
        lanes, share, over, key = state
        key, own = jax.random.split(key)
        after, legal = outcomes(lanes, dealt, 1, own)
        flat = jax.tree.map(lambda array: array.reshape((-1, *array.shape[3:])), after)
        repeated = jax.tree.map(lambda a: jnp.repeat(a, CASINOS, axis=0), lanes)
        worth = value_after(weights, repeated.setting, repeated.table, flat)
        by_net = merit(repeated.setting, repeated.table.turn, worth)
        by_greed = _greed(repeated.setting, repeated.table, flat)
        by_others = jnp.where(*_by_counting(repeated.setting, repeated.table, flat), by_greed)
        mine = repeated.table.turn == 0
        merits = jnp.where(mine, by_net, by_others).reshape(count, CASINOS)
        best = jnp.argmax(jnp.where(legal[:, 0], merits, -jnp.inf), axis=1)
        table = jax.tree.map(lambda array: array[jnp.arange(count), 0, best], after)
        ended = table.between & (table.rounds == 0) & ~over
        share = jnp.where(ended, jax.vmap(shares)(lanes.setting, table)[:, 0], share)
        # finished lanes keep stepping; `over` discards their results
        return Lanes(lanes.setting, table, lanes.game), share, over | ended, key

    none = jnp.zeros(count)
    state = (lanes, none, none > 1, two)
    _, share, _, _ = jax.lax.while_loop(lambda state: ~state[2].all(), go_on, state)
    return share


def _greed(setting: Setting, before: Table, after: Table) -> Array:
    """Return the mover's margin if the round ended now; of equals, fewer dice are better."""
    now, _ = jax.vmap(winnings)(after.notes, after.dice, after.white)
    ended = after.between & ~before.between
    money = jnp.where(ended[:, None], after.money - before.money, now.sum(1))
    own = jnp.take_along_axis(money, before.turn[:, None], axis=1)[:, 0]
    spent = (before.own + before.neutral - after.own - after.neutral).sum(1)
    return (own * (setting.players - 1) - (money.sum(1) - own)) * 32.0 - spent
