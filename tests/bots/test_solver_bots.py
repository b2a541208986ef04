"""The bots at the top: exact where that can be had, and in time where it cannot."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.solver.posing import a_roll, pose
from tests.strategies import positions

from lastroll import evaluator, solver
from lastroll.bots import LADDER, GreedyBot, bot_maker
from lastroll.bots._evaluator_bots import ExpertBot
from lastroll.bots._solver_bots import ChampionBot, PerfectBot
from lastroll.evaluator import SearchedChoice
from lastroll.game import Game, Seeded, view
from lastroll.rules import Hand, Position, Purse, Rules
from lastroll.solver import NotSolvable, Objective, solve
from lastroll.values import _exact, is_solvable_game


@pytest.fixture(autouse=True)
def _nothing_is_known() -> Iterator[None]:
    """Before and after each test no round is solved yet."""
    _exact._last = None
    yield
    _exact._last = None


def duels(count: int) -> Iterator[Position]:
    """Endings of rounds for two, with up to four dice each and a roll to choose from."""
    random = Random(2026)
    while count:
        hands = (Hand(random.randint(1, 4)), Hand(random.randint(0, 4)))
        position = pose(random, Rules(players=2), hands)
        position = replace(
            position, round=random.randint(1, 4), start=random.randint(0, 1), turn=0
        ).roll(a_roll(random, hands[0]))
        if len(position.legal_faces) > 1:
            count -= 1
            yield position


def test_perfect_loses_nothing_to_the_solver() -> None:
    rounds = set()
    for position in duels(40):
        rounds.add(position.round)
        solution = solve(position)
        face = PerfectBot().choose(position, 0)
        (value,) = (choice.value[0] for choice in solution.choices if choice.face == face)
        assert value == max(choice.value[0] for choice in solution.choices)
        assert face == solution.best
    assert rounds == {1, 2, 3, 4}


def test_perfect_loses_nothing_as_the_round_goes_on() -> None:
    # The values are then looked up in what was solved for an earlier turn.
    random = Random(3)
    position = pose(random, Rules(players=2), (Hand(4), Hand(4)))
    solved, asked = None, 0
    while position.turn is not None:
        position = position.roll(a_roll(random, position.hands[position.turn]))
        face = PerfectBot().choose(position, 0)
        assert face == solve(position).best
        if _exact._last is not None:
            asked += 1
            assert _exact._last is solved or solved is None
            solved = _exact._last
        position = position.place(face)
    assert asked > 3


def test_only_one_round_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[Position] = []

    def solve_round(position: Position, objective: Objective) -> solver.SolvedRound:
        assert _exact._last is None  # its memory can be had again
        solved.append(position)
        return kept(position, objective)

    kept = solver.solve_round
    monkeypatch.setattr(solver, "solve_round", solve_round)
    one, other = duels(2)
    for position in (one, one, other, other, one):
        PerfectBot().choose(position, 0)
        assert _exact._last is not None
        assert _exact._last.position.casinos == position.casinos
    assert [position.casinos for position in solved] == [
        position.casinos for position in (one, other, one)
    ]


def test_who_starts_the_next_round_is_not_mixed_up() -> None:
    (position,) = duels(1)
    for start in (0, 1, 1, 0):
        started = replace(position, round=3, start=start)
        assert PerfectBot().choose(started, 0) == solve(started).best
        assert _exact._last is not None
        assert _exact._last.position.start == start


def test_which_rules_can_be_played_perfectly() -> None:
    assert is_solvable_game(Rules(players=2))
    assert is_solvable_game(Rules(players=2, rounds=1, start=1))
    assert not is_solvable_game(Rules(players=2, rounds=5))
    assert not is_solvable_game(Rules(players=2, neutral=True))
    assert not is_solvable_game(Rules(players=3))
    assert not is_solvable_game(Rules(players=2, dice=7))
    assert not is_solvable_game(Rules(players=2, minimum=60_000))


def test_a_roll_without_a_choice_is_not_solved() -> None:
    position = pose(Random(1), Rules(players=2), (Hand(2), Hand(2)))
    position = position.roll(a_roll(Random(2), Hand(2)))
    while len(position.legal_faces) > 1:
        position = replace(position, rolled=a_roll(Random(len(position.legal_faces)), Hand(2)))
    for bot in (PerfectBot(), ChampionBot()):
        assert bot.choose(position, 0) == position.legal_faces[0]
    assert _exact._last is None


ENDINGS = [
    (Hand(3), Hand(2)),
    (Hand(2), Hand(1), Hand(2)),
    (Hand(2), Hand(1), Hand(0), Hand(1), Hand(1)),
    (Hand(2, 1), Hand(1, 1)),
]


@pytest.mark.parametrize("hands", ENDINGS, ids=str)
def test_near_the_end_the_champion_is_exact(hands: tuple[Hand, ...]) -> None:
    random = Random(7)
    rules = Rules(players=len(hands), neutral=any(hand.neutral for hand in hands))
    for _ in range(4):
        position = replace(pose(random, rules, hands), turn=0)
        position = position.roll(a_roll(random, hands[0]))
        assert ChampionBot().choose(position, 0) == solve(position).best
        margin = solve(position, Objective.MARGIN).best
        assert ChampionBot().playing_for_margin().choose(position, 0) == margin


def test_the_champion_is_exact_in_earlier_rounds_for_two() -> None:
    for position in duels(8):
        assert ChampionBot().choose(position, 0) == solve(position).best


class Search:
    """Stands for `search`: notes what it was asked, and returns the highest face as the best."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.positions: list[Position] = []

    def __call__(
        self, net: object, position: Position, **wishes: Any
    ) -> tuple[SearchedChoice, ...]:
        self.asked.append(wishes)
        self.positions.append(position)
        return tuple(
            SearchedChoice(face, 0.5, 0.0, 1, 0.5) for face in reversed(position.legal_faces)
        )


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    search = Search()
    monkeypatch.setattr(evaluator, "search", search)
    return search


def beginning(players: int) -> Game:
    game = Game(Rules(players=players), Seeded(3))
    game.roll()
    return game


def test_far_from_the_end_the_champion_searches(search: Search) -> None:
    game = beginning(3)
    assert ChampionBot().choose(game.position, 77) == game.position.legal_faces[-1]
    assert (
        ChampionBot(2.0).playing_for_margin().choose(game.position, 78)
        == game.position.legal_faces[-1]
    )
    one, other = search.asked
    assert (one["key"], other["key"]) == (77, 78)
    assert (one["for_margin"], other["for_margin"]) == (False, True)
    assert other["budget"] == 2 * one["budget"]
    assert search.positions == [game.position] * 2


def test_the_champion_has_the_time_that_it_is_given(
    search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    ChampionBot(0.5).choose(beginning(4).position, 0)
    (asked,) = search.asked
    assert not asked["should_stop"]()
    now += 0.4
    assert not asked["should_stop"]()
    now += 0.1
    assert asked["should_stop"]()


def test_with_no_time_at_all_it_still_plays() -> None:
    for players in (2, 5):
        game = beginning(players)
        bot = bot_maker("champion", 1e-6)()
        face = bot.choose(game.position, game.coin)
        assert face in game.position.legal_faces
        assert bot.choose(game.position, game.coin) == face


def test_with_less_time_it_solves_less(search: Search) -> None:
    position = pose(Random(8), Rules(players=3), (Hand(3), Hand(2), Hand(3)))
    position = replace(position, turn=0).roll(a_roll(Random(9), Hand(3)))
    assert len(position.legal_faces) > 1
    ChampionBot(1.0).choose(position, 0)
    assert search.asked == []
    ChampionBot(0.001).choose(position, 0)
    assert len(search.asked) == 1


def test_where_the_net_does_not_see_the_champion_is_an_expert(search: Search) -> None:
    odd = Game(Rules(players=3, notes=tuple(range(11_111, 71_111, 1_500))), Seeded(1))
    odd.roll()
    assert ChampionBot().choose(odd.position, 0) == ExpertBot().choose(odd.position, 0)
    closed = view(beginning(2).position, 0)
    assert ChampionBot().choose(closed, 0) == GreedyBot().choose(closed, 0)
    assert search.asked == []


def test_purses_that_no_game_pays_are_searched(search: Search) -> None:
    (position,) = duels(1)
    position = replace(position, round=2, purses=(Purse(12_345, 1), Purse(0, 0)))
    with pytest.raises(NotSolvable):
        solve(position)
    assert ChampionBot().choose(position, 0) == position.legal_faces[-1]
    assert len(search.asked) == 1


@settings(max_examples=20)
@given(positions().filter(lambda position: position.rolled is not None), st.integers(0, 2**64 - 1))
def test_slow_rungs_choose_a_face_that_was_rolled(position: Position, coin: int) -> None:
    for rung in LADDER:
        if rung.with_limit is not None and rung.supports(position.rules):
            assert rung.with_limit(0.01).choose(position, coin) in position.legal_faces
