"""The game on an accelerator is the game of `rules/`."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from lastroll.evaluator.features import CASINOS, MAX_ROUNDS, MONEY_UNIT, SLOTS
from lastroll.game import Game, Seeded, pick
from lastroll.rules import NOTES, Position, Rules
from lastroll.training._deals import deal_games
from lastroll.training._game import (
    RoundDeal,
    TableArrays,
    TableRules,
    deal,
    new_table,
    place,
    win_shares,
)

GAME_KINDS = [(2, False), (3, False), (4, False), (5, False), (2, True), (3, True), (4, True)]


def setting_of(rules: Rules) -> TableRules:
    """Return the same rules, as arrays."""
    players, neutral, opening = map(
        jnp.array, (rules.players, rules.neutral_dice, rules.opening_dice)
    )
    return TableRules(players, neutral, opening, jnp.array(False), jnp.zeros(SLOTS, bool))


def dealt_to(position: Position) -> RoundDeal:
    """Return what chance brought to a round that has just begun."""
    notes = np.zeros((CASINOS, 5), np.int32)
    for number, casino in enumerate(position.casinos):
        notes[number, : len(casino.notes)] = [note // MONEY_UNIT for note in casino.notes]
    neutral = position.rules.neutral
    casino_neutral = [casino.dice[-1] if neutral else 0 for casino in position.casinos]
    return RoundDeal(jnp.array(notes), jnp.array(casino_neutral, jnp.int32))


def expect_same(table: TableArrays, position: Position) -> None:
    """Return a position in the middle of a round."""
    players = position.rules.players
    assert not table.between
    assert int(table.turn) == position.turn
    assert int(table.start) == position.start
    assert int(table.rounds) == position.rules.rounds - position.round
    dice = np.array([casino.dice[:players] for casino in position.casinos])
    assert (np.array(table.dice)[:, :players] == dice).all()
    assert not np.array(table.dice)[:, players:].any()
    hands = np.array(position.hands)
    assert (np.array(table.own)[:players] == hands[:, 0]).all()
    assert (np.array(table.neutral)[:players] == hands[:, 1]).all()
    expect_same_purses(table, position)


def expect_same_purses(table: TableArrays, position: Position) -> None:
    purses = [(purse.money // MONEY_UNIT, purse.notes) for purse in position.purses if purse]
    assert [*zip(table.money.tolist(), table.count.tolist(), strict=True)][: len(purses)] == purses


@pytest.mark.parametrize(("players", "neutral"), GAME_KINDS)
def test_a_game_goes_the_same_way_with_both(players: int, neutral: bool) -> None:
    rules = Rules(players=players, neutral=neutral)
    table_rules = setting_of(rules)
    step, begin = jax.jit(place), jax.jit(deal)
    for number in range(3):
        game = Game(rules, Seeded(11, number))
        table = new_table(table_rules.players, MAX_ROUNDS, jnp.array(rules.start))
        while (seat := game.position.turn) is not None:
            if table.between:
                table = begin(table_rules, table, dealt_to(game.position))
            expect_same(table, game.position)
            game.roll()
            position = game.position
            assert position.rolled is not None
            face = position.legal_faces[pick(game.coin, len(position.legal_faces))]
            own, casino_neutral = position.rolled.dice(face)
            assert position.turn == seat
            table = step(
                table_rules, table, jnp.array(own), jnp.array(casino_neutral), jnp.array(face - 1)
            )
            game.place(face)
        assert table.between
        assert int(table.rounds) == 0
        expect_same_purses(table, game.position)
        won = [(seat in game.winners) / len(game.winners) for seat in range(SLOTS)]
        assert win_shares(table_rules, table).tolist() == pytest.approx(won)


def test_deals_are_those_of_the_pile() -> None:
    dealt = deal_games(500, 3).astype(int)
    totals = dealt.sum(3)
    assert (totals >= 5).all()
    # The last note made it full: without the notes of lowest value it would not be.
    smallest = np.where(dealt > 0, dealt, 99).min(3)
    assert ((totals - dealt.max(3) < 5) & (totals - smallest < 5 + 9)).all()
    assert (np.diff(dealt, axis=3) <= 0).all()
    have = {value: NOTES.count(value * MONEY_UNIT) for value in range(1, 10)}
    for game in dealt.reshape(500, -1):
        drawn = np.bincount(game, minlength=10)
        assert all(drawn[value] <= most for value, most in have.items())
    # docs/mathematics.md: a casino has one note in 48.2 % of fillings, two in 42.1 %.
    count = (dealt > 0).sum(3)
    assert (count == 1).mean() == pytest.approx(0.482, abs=0.015)
    assert totals.mean() == pytest.approx(7.54, abs=0.05)


def test_the_roll_of_a_hand_is_as_many_dice() -> None:
    from lastroll.training._game import roll

    rolls = jax.vmap(lambda key: roll(key, jnp.array(5), 8))(
        jax.random.split(jax.random.key(1), 400)
    )
    assert (rolls.sum(1) == 5).all()
    assert np.array(rolls).mean(0) == pytest.approx([5 / 6] * 6, abs=0.15)
