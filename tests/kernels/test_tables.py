"""The step interface: every table stands, after every step, where the rules say it stands."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernels.playing import some_rules
from tests.strategies import SEEDS, short_rules

from lastroll.game import Game, Seeded
from lastroll.kernels import (
    GameBatch,
    afterstates,
    pack,
    pack_position,
    simulate,
    turn_options,
    unpack,
)
from lastroll.rules import IllegalMove, Rules


def follow(rules: Rules, tables: int, seed: int, first: int, chance: random.Random) -> None:
    """Play at all tables with arbitrary legal choices, beside games by the rules."""
    ours = GameBatch(rules, tables, seed=seed, first=first)
    games = [Game(rules, Seeded(seed, first + number)) for number in range(tables)]
    while not all(game.over for game in games):
        assert ours.over.tolist() == [game.over for game in games]
        before = ours.money.copy()
        legal = ours.roll()
        faces = np.zeros(tables, np.int64)
        for at, game in enumerate(games):
            if game.over:
                assert not legal[at].any()
                continue
            game.roll()
            assert tuple(np.flatnonzero(legal[at]) + 1) == game.position.legal_faces
            assert ours.position(at) == game.position
            assert ours.coin[at] == game.coin
            faces[at] = chance.choice(game.position.legal_faces)
            game.place(int(faces[at]))
        paid = ours.place(faces)
        np.testing.assert_array_equal(paid, ours.money - before)
        for left in (ours.legal, ours.coin, *ours.rolled):
            assert not left.any()
        for at, game in enumerate(games):
            assert ours.position(at) == game.position
    assert ours.over.all()
    for at, game in enumerate(games):
        shares = [1 / len(game.winners) if s in game.winners else 0 for s in range(rules.players)]
        assert ours.win_shares()[at].tolist() == shares


@pytest.mark.parametrize(("players", "neutral"), [(5, False), (2, False), (3, True), (4, True)])
def test_the_booklets_games(players: int, neutral: bool) -> None:
    rules = Rules(players=players, neutral=neutral, start=players - 1)
    follow(rules, tables=6, seed=players, first=100, chance=random.Random(1))


@pytest.mark.parametrize("part", range(40))
def test_house_rules(part: int) -> None:
    chance = random.Random(part)
    follow(some_rules(chance), tables=4, seed=part, first=0, chance=chance)


@given(rules=short_rules(), seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_any_short_rules(rules: Rules, seed: int) -> None:
    follow(rules, tables=2, seed=seed, first=seed % 1000, chance=random.Random(seed))


def test_one_s_own_random_policy_plays_the_games_of_simulate() -> None:
    rules = Rules(players=4)
    tables = GameBatch(rules, 50, seed=9)
    while not tables.over.all():
        legal = tables.roll()
        wanted = [
            int(coin) * int(count) >> 64
            for coin, count in zip(tables.coin, legal.sum(1), strict=True)
        ]
        order = legal.cumsum(axis=1) - 1
        tables.place(((order == np.array(wanted)[:, np.newaxis]) & legal).argmax(axis=1) + 1)
    games = simulate(rules, ["random"] * 4, 50, seed=9)
    np.testing.assert_array_equal(tables.money, games.money)
    np.testing.assert_array_equal(tables.notes, games.notes)
    np.testing.assert_array_equal(tables.win_shares(), games.win_share)


def test_rolling_again_changes_nothing() -> None:
    tables = GameBatch(Rules(players=2), 20)
    legal, (own, _) = tables.roll().copy(), tables.rolled
    rolled, coins = own.copy(), tables.coin.copy()
    np.testing.assert_array_equal(tables.roll(), legal)
    np.testing.assert_array_equal(tables.rolled[0], rolled)
    np.testing.assert_array_equal(tables.coin, coins)


def test_the_notes_of_the_casinos() -> None:
    for rules in (
        Rules(players=2),
        Rules(players=2, notes=tuple(range(1, 150)), minimum=200),
        Rules(players=2, notes=(5, 5, 7), minimum=9),
    ):
        tables = GameBatch(rules, 10, seed=4)
        for most in (1, 3, 30):
            notes = tables.casino_notes(most)
            for at in range(len(tables)):
                casinos = tables.position(at).casinos
                wanted = [(casino.notes + (0,) * most)[:most] for casino in casinos]
                assert [tuple(row) for row in notes[at].tolist()] == wanted


def test_an_illegal_face_is_refused_before_any_is_placed() -> None:
    tables = GameBatch(Rules(players=2, dice=3), 8, seed=2)
    with pytest.raises(IllegalMove, match=r"tables\[0\]: nothing can be placed before the roll"):
        tables.place(np.ones(8))
    legal = tables.roll()
    good = legal.argmax(axis=1) + 1
    for wrong in (0, 7, -5, 13, int((~legal[5]).argmax()) + 1):
        faces = good.copy()
        faces[5] = wrong
        before = [tables.position(at) for at in range(8)]
        with pytest.raises(IllegalMove, match=r"tables\[5\]: face .* was not rolled") as refusal:
            tables.place(faces)
        assert refusal.value.fields["face"] == wrong
        assert [tables.position(at) for at in range(8)] == before
    with pytest.raises(ValueError, match="8 tables take as many faces"):
        tables.place(good[:7])
    tables.place(good)


@pytest.mark.parametrize(
    "wrong", [{"tables": 0}, {"seed": 2**64}, {"seed": -1}, {"first": -1}, {"first": 2**64 - 1}]
)
def test_what_cannot_be_set_up(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"at least one table|from 0 to"):
        GameBatch(Rules(players=2), **{"tables": 2, **wrong})


COUNTS_MASK = st.lists(st.integers(0, 60), min_size=6, max_size=6)


@given(COUNTS_MASK)
def test_unpack_undoes_pack(counts: list[int]) -> None:
    assert unpack(pack(counts)).tolist() == counts
    assert int(pack(counts)) == sum(count << 8 * casino for casino, count in enumerate(counts))


@given(data=st.data(), rules=short_rules(), seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_afterstates_are_all_that_can_come_of_a_turn(
    data: st.DataObject, rules: Rules, seed: int
) -> None:
    game = Game(rules, Seeded(seed))
    for _ in range(data.draw(st.integers(0, 5))):
        game.roll()
        game.place(game.position.legal_faces[-1])
        if game.over:
            return
    seat = game.position.turn
    assert seat is not None
    hand = game.position.hands[seat]
    words = pack_position(game.position)
    after = afterstates(words, seat, hand)
    moves = turn_options(hand)
    assert len(after) == 6 * ((hand.own + 1) * (hand.neutral + 1) - 1)
    assert len(np.unique(after, axis=0)) == len(after)
    game.roll()
    rolled = game.position.rolled
    assert rolled is not None
    for face in rolled.faces:
        own, neutral = rolled.dice(face)
        (row,) = np.flatnonzero(
            (moves.face == face) & (moves.own == own) & (moves.neutral == neutral)
        )
        placed = game.position.place(face)
        assert unpack(after[row]).T.tolist() == [list(casino.dice) for casino in placed.casinos]


def test_afterstates_of_many_tables_at_once() -> None:
    tables = GameBatch(Rules(players=3, neutral=True), 5)
    np.testing.assert_array_equal(tables.dice[2], pack_position(tables.position(2)))
    hand = tables.position(0).hands[0]
    many = afterstates(tables.dice, 0, hand)
    assert many.shape == (5, 6 * (9 * 3 - 1), 4)
    for at in range(5):
        np.testing.assert_array_equal(many[at], afterstates(tables.dice[at], 0, hand))
