"""However games are split, they are the same; and the laws hold for very many of them."""

import threading
from dataclasses import fields

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import SEEDS

from lastroll.kernels import POLICIES, SimulatedGames, simulate, simulate_chunks
from lastroll.rules import NOTES, Rules

RULES = Rules(players=3, neutral=True)
MIX = ["greedy", "random", "frugal"]
BLIND = ["random", "frugal", "random"]


def assert_same(one: SimulatedGames, other: SimulatedGames) -> None:
    for field in fields(SimulatedGames):
        left, right = getattr(one, field.name), getattr(other, field.name)
        if field.name == "turns" and left is not None:
            for a, b in zip(left, right, strict=True):
                np.testing.assert_array_equal(a, b)
        else:
            np.testing.assert_array_equal(left, right, field.name)


@pytest.mark.parametrize("policies", [MIX, BLIND])
@pytest.mark.parametrize("turns", [False, True])
def test_threads_and_chunks_change_nothing(policies: list[str], turns: bool) -> None:
    whole = simulate(RULES, policies, 300, seed=5, turns=turns)
    for threads, chunk in ((1, 1), (1, 7), (1, 299), (2, 10), (3, 64), (5, 1000)):
        parts = list(
            simulate_chunks(RULES, policies, 300, seed=5, threads=threads, chunk=chunk, turns=turns)
        )
        assert [part.first for part in parts] == list(range(0, 300, chunk))
        assert max(map(len, parts)) <= chunk
        assert_same(
            whole,
            SimulatedGames(
                RULES,
                5,
                0,
                np.concatenate([part.money for part in parts]),
                np.concatenate([part.notes for part in parts]),
                np.concatenate([part.win_share for part in parts]),
                np.concatenate([part.choices for part in parts]),
                whole.turns,
            ),
        )
        transcripts = [one for part in parts if turns for one in part.transcripts()]
        assert transcripts == (list(whole.transcripts()) if turns else [])


def test_simulate_on_threads_is_simulate() -> None:
    policies = ["random"] * 5
    alone = simulate(Rules(players=5), policies, 20_000, seed=3)
    assert_same(alone, simulate(Rules(players=5), policies, 20_000, seed=3, threads=2))


@given(seed=SEEDS, first=st.integers(0, 2**63), skip=st.integers(0, 40))
@settings(max_examples=30, deadline=None)
def test_a_run_can_start_anywhere(seed: int, first: int, skip: int) -> None:
    whole = simulate(RULES, BLIND, 50, seed=seed, first=first)
    rest = simulate(RULES, BLIND, 50 - skip, seed=seed, first=first + skip)
    np.testing.assert_array_equal(whole.money[skip:], rest.money)


def test_seeds_and_games_differ() -> None:
    one = simulate(RULES, BLIND, 100, seed=1)
    other = simulate(RULES, BLIND, 100, seed=2)
    assert (one.money != other.money).any(axis=1).mean() > 0.9
    assert len(np.unique(one.money, axis=0)) > 90


def test_who_stops_reading_stops_the_play() -> None:
    before = threading.active_count()
    chunks = simulate_chunks(RULES, BLIND, 10**12, threads=2, chunk=100)
    first = next(chunks)
    chunks.close()  # type: ignore[attr-defined]
    assert len(first) == 100
    assert threading.active_count() == before


@pytest.mark.parametrize(
    ("players", "neutral", "policy"),
    [(5, False, "random"), (2, True, "frugal"), (3, True, "random"), (4, True, "greedy")],
)
def test_laws(players: int, neutral: bool, policy: str) -> None:
    rules = Rules(players=players, neutral=neutral)
    games = simulate(rules, [policy] * players, 3000, seed=8)
    # Notes are the booklets': none is made, none is split.
    assert (games.money % 10_000 == 0).all()
    assert (games.money >= 10_000 * games.notes).all()
    assert (games.money <= 90_000 * games.notes).all()
    assert (games.money.sum(axis=1) <= sum(NOTES)).all()
    assert (games.notes.sum(axis=1) <= len(NOTES)).all()
    np.testing.assert_allclose(games.win_share.sum(axis=1), 1, rtol=0, atol=1e-12)
    # Every turn places a die at least, and the dice are limited.
    hand = rules.dice + rules.neutral_dice
    assert (games.choices <= rules.rounds * players * hand).all()
    assert (games.choices >= rules.rounds * players).all()
    best = games.money.max(axis=1, keepdims=True)
    assert (games.win_share[games.money < best] == 0).all()


def test_random_play_has_the_known_means() -> None:
    # perf-peers.md, found by another program: $276,390 a player, 26.23 notes a game, 114.1 choices.
    games = simulate(Rules(players=5), ["random"] * 5, 100_000, seed=1)
    assert games.money.mean() == pytest.approx(276_390, rel=1e-3)
    assert games.notes.sum(axis=1).mean() == pytest.approx(26.23, abs=0.03)
    assert games.choices.mean() == pytest.approx(114.1, abs=0.1)
    winners = games.money.max(axis=1).mean()
    assert winners == pytest.approx(397_500, rel=2e-3)
    shared = ((games.win_share > 0) & (games.win_share < 1)).any(axis=1).mean()
    assert shared == pytest.approx(0.0164, abs=0.002)


def test_better_policies_win_more() -> None:
    shares = {
        policy: simulate(Rules(players=3), [policy, "random", "random"], 2000)
        .win_share[:, 0]
        .mean()
        for policy in POLICIES
    }
    assert shares["random"] == pytest.approx(1 / 3, abs=0.04)
    assert shares["frugal"] > 0.4
    assert shares["greedy"] > shares["random"] + 0.1


def test_no_games_are_no_games() -> None:
    for turns in (False, True):
        games = simulate(RULES, MIX, 0, turns=turns)
        assert len(games) == 0
        assert games.money.shape == (0, 3)
    assert list(games.transcripts()) == []
    assert list(simulate_chunks(RULES, MIX, 0, threads=2)) == []


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"policies": ["random"]}, "3 players need as many policies"),
        ({"policies": "abc"}, "3 players need as many policies"),
        ({"policies": ["random", "frugal", "clever"]}, "no policy is called 'clever'"),
        ({"games": -1}, "games must be 0 or more"),
        ({"threads": 0}, "threads must be 1 or more"),
        ({"seed": 2**64}, "from 0 to"),
        ({"seed": -1}, "from 0 to"),
        ({"first": -1}, "from 0 to"),
        ({"first": 2**64 - 1, "games": 2}, "from 0 to"),
    ],
)
def test_what_is_refused(wrong: dict[str, object], complaint: str) -> None:
    arguments: dict[str, object] = {"policies": MIX, "games": 1, **wrong}
    with pytest.raises(ValueError, match=complaint):
        simulate(RULES, **arguments)  # type: ignore[arg-type]


def test_transcripts_need_the_turns() -> None:
    with pytest.raises(ValueError, match="turns=True"):
        simulate(RULES, MIX, 1).transcripts()
