"""The kernels play the games that the rules, the game and the bots play: tens of thousands."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernels.playing import assert_equal, some_policies, some_rules
from tests.strategies import GAME_NUMBERS, SEEDS, any_rules, short_rules

from lastroll.kernels import POLICIES, simulate
from lastroll.kernels._lanes import BLOCK
from lastroll.rules import NOTES, Rules

BOOKLETS = [(2, False), (3, False), (4, False), (5, False), (2, True), (3, True), (4, True)]


@pytest.mark.parametrize(("players", "neutral"), BOOKLETS)
def test_the_booklets_games(players: int, neutral: bool) -> None:
    rules = Rules(players=players, neutral=neutral)
    for policy, count in (("random", 120), ("frugal", 60), ("greedy", 20)):
        policies = [policy] * players
        assert_equal(simulate(rules, policies, count, seed=players, turns=True), policies)
    mixed = list(POLICIES * 2)[:players]
    assert_equal(simulate(rules, mixed, 30, seed=40 + players, turns=True), mixed)


@pytest.mark.parametrize(
    "part", [*range(2), *(pytest.param(part, marks=pytest.mark.nightly) for part in range(2, 8))]
)
def test_house_rules(part: int) -> None:
    chance = random.Random(part)
    for _ in range(425):
        rules = some_rules(chance)
        policies = some_policies(chance, rules.players)
        seed, first = chance.getrandbits(64), chance.getrandbits(40)
        games = simulate(rules, policies, 6, seed=seed, first=first, turns=True)
        assert_equal(games, policies)


@pytest.mark.parametrize(
    "part", [*range(2), *(pytest.param(part, marks=pytest.mark.nightly) for part in range(2, 4))]
)
def test_side_by_side_is_the_same_as_turn_by_turn(part: int) -> None:
    # With the turns the games are played one after the other, without them in lanes.
    chance = random.Random(100 + part)
    for _ in range(150):
        rules = some_rules(chance)
        policies = chance.choices(("random", "frugal"), k=rules.players)
        seed, count = (
            chance.getrandbits(64),
            chance.choice([1, 5, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 6]),
        )
        slow = simulate(rules, policies, count, seed=seed, turns=True)
        fast = simulate(rules, policies, count, seed=seed)
        assert fast.turns is None
        for name in ("money", "notes", "win_share", "choices"):
            np.testing.assert_array_equal(getattr(fast, name), getattr(slow, name), str(rules))


LIMITS = {
    "a hundred rounds": Rules(players=2, rounds=100, dice=3),
    "most neutral dice": Rules(
        players=4, neutral=True, dice=4, neutral_dice=12, opening_dice=12, rounds=2
    ),
    "most own dice": Rules(players=2, neutral=True, dice=12, neutral_dice=4),
    "opening dice only": Rules(players=3, neutral=True, neutral_dice=0, opening_dice=1, rounds=2),
    "pile runs dry": Rules(players=5, notes=NOTES[:6], minimum=10_000, rounds=12, dice=3),
    "a thousand notes": Rules(
        players=3, notes=tuple(range(1, 1001)), minimum=40_000, rounds=8, dice=4
    ),
    "a thousand equal notes": Rules(players=2, notes=(1,) * 1000, minimum=300, dice=3, rounds=5),
    "dearest notes": Rules(players=2, notes=(10**9,) * 1000, minimum=10**9, rounds=40, dice=2),
    "notes fill a word": Rules(players=2, notes=tuple(range(1, 65)), minimum=60, rounds=5),
    "notes just need two words": Rules(players=2, notes=tuple(range(1, 66)), minimum=60, rounds=5),
    "one note": Rules(players=2, notes=(1,), minimum=1, rounds=3),
}


@pytest.mark.parametrize("rules", LIMITS.values(), ids=LIMITS)
def test_the_limits_of_the_rules(rules: Rules) -> None:
    for policies in (("random", "frugal"), POLICIES):
        seats = [policies[seat % len(policies)] for seat in range(rules.players)]
        assert_equal(simulate(rules, seats, 4, seed=11, turns=True), seats)
        assert_equal(simulate(rules, seats, 4, seed=12), seats)


@given(data=st.data(), seed=SEEDS, number=GAME_NUMBERS)
@settings(max_examples=150, deadline=None)
def test_any_short_rules(data: st.DataObject, seed: int, number: int) -> None:
    rules = data.draw(short_rules())
    seats = st.lists(st.sampled_from(POLICIES), min_size=rules.players, max_size=rules.players)
    policies = data.draw(seats)
    assert_equal(simulate(rules, policies, 2, seed=seed, first=number, turns=True), policies)
    assert_equal(simulate(rules, policies, 2, seed=seed, first=number), policies)


@given(data=st.data(), seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_any_rules_at_all(data: st.DataObject, seed: int) -> None:
    rules = data.draw(any_rules().filter(lambda rules: rules.rounds * rules.dice <= 60))
    seats = st.lists(st.sampled_from(POLICIES), min_size=rules.players, max_size=rules.players)
    policies = data.draw(seats)
    assert_equal(simulate(rules, policies, 1, seed=seed, turns=True), policies)


def test_the_last_seed_and_the_last_game() -> None:
    last, policies = 2**64 - 1, ["random", "greedy"]
    games = simulate(Rules(players=2), policies, 3, seed=last, first=last - 2, turns=True)
    assert_equal(games, policies)
