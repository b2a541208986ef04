"""Search: the same dice for every choice, the luck-adjusted, and no more time than there is."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import count, pairwise
from random import Random

import numpy as np
import pytest
from tests.evaluator.mover import look_deeper
from tests.solver.posing import a_roll, pose

from lastroll.evaluator import (
    NetEvaluator,
    SearchedChoice,
    Weights,
    load_evaluator,
    net_evaluator,
    search,
)
from lastroll.evaluator._rows import row_of
from lastroll.evaluator._search import _PRIOR_ROLLOUTS
from lastroll.evaluator._weights import packaged_weights
from lastroll.game import Game, Seeded
from lastroll.rules import Casino, Hand, Position, Purse, Roll, Rules, all_rolls
from lastroll.solver import Objective, solve


def mean_of(weighed: SearchedChoice) -> float:
    """Return the mean of the rollouts alone: the net's value counts as some of them."""
    assert weighed.rollouts > 0
    return weighed.net + (weighed.value - weighed.net) * (1 + _PRIOR_ROLLOUTS / weighed.rollouts)


def midway(players: int, *, neutral: bool = False) -> Position:
    """Return a position of the last round but one, with a roll of at least four faces."""
    game = Game(Rules(players=players, neutral=neutral), Seeded(2))
    while game.position.round < 3 or game.position.hands[0].own > 6 or faces(game) < 4:
        if game.position.rolled is not None:
            game.place(game.position.legal_faces[-1])
        game.roll()
    return game.position


def faces(game: Game) -> int:
    return len(game.position.legal_faces)


@pytest.mark.parametrize(("players", "neutral"), [(2, False), (5, False), (3, True)])
def test_the_same_key_gives_the_same_answer(players: int, neutral: bool) -> None:
    position, evaluator = midway(players, neutral=neutral), load_evaluator()
    one, again, other = (search(evaluator, position, budget=1500, key=key) for key in (7, 7, 8))
    assert one == again
    assert one != other
    assert {weighed.face for weighed in one} == set(position.legal_faces)


@pytest.mark.parametrize("for_margin", [False, True])
def test_it_says_best_first_and_looks_longest_at_the_best(for_margin: bool) -> None:
    position = midway(3)
    weighed = search(load_evaluator(), position, budget=4000, key=1, for_margin=for_margin)
    assert [w.rollouts for w in weighed] == sorted((w.rollouts for w in weighed), reverse=True)
    for better, worse in pairwise(weighed):
        if better.rollouts == worse.rollouts > 0:
            assert better.value >= worse.value
    assert weighed[0].rollouts > weighed[-1].rollouts
    scale = 100_000 if for_margin else 1
    two_plies = look_deeper(load_evaluator(), position, for_margin=for_margin)
    assert {w.face: w.net / scale for w in weighed} == pytest.approx(two_plies, abs=1e-5)


def test_a_turn_played_on_is_the_second_ply() -> None:
    # What a roll brings is put against the mean of all rolls: after one turn nothing is left of it.
    for players, neutral in ((2, False), (4, True)):
        position, evaluator = midway(players, neutral=neutral), load_evaluator()
        ahead = look_deeper(evaluator, position)
        found = search(evaluator, position, budget=600, turns=1, key=5)
        assert sum(weighed.rollouts > 0 for weighed in found) > 1
        for weighed in found:
            if weighed.rollouts:
                assert mean_of(weighed) == pytest.approx(ahead[weighed.face], abs=1e-5)
                assert weighed.stderr < 1e-6


@pytest.mark.parametrize("objective", [Objective.WIN, Objective.MARGIN])
def test_with_one_turn_to_go_it_is_exact(objective: Objective) -> None:
    random, compared = Random(12), 0
    for _ in range(12):
        found, exact = compare(pose(random, Rules(players=2), (Hand(2), Hand(0))), objective, 200)
        for weighed in found:
            if weighed.rollouts:
                compared += 1
                off = mean_of(weighed) - exact[weighed.face]
                assert abs(off) < (0.1 if objective is Objective.MARGIN else 1e-6)
    assert compared > 6


@pytest.mark.parametrize("objective", [Objective.WIN, Objective.MARGIN])
def test_with_two_turns_to_go_it_is_right_on_average(objective: Objective) -> None:
    # Turns of one die, so that nobody can choose otherwise than the solver does.
    position = pose(Random(14), Rules(players=2), (Hand(2), Hand(1)))
    found, exact = compare(replace(position, turn=0), objective, 30_000)
    for weighed in found:
        assert weighed.rollouts > 500
        assert weighed.stderr > 0
        assert abs(mean_of(weighed) - exact[weighed.face]) < 4 * weighed.stderr


def compare(
    position: Position, objective: Objective, budget: int
) -> tuple[tuple[SearchedChoice, ...], dict[int, float]]:
    """Weigh a roll of 2 and 5, and solve it."""
    position, seat = position.roll(Roll.of("25")), position.turn
    assert seat is not None
    exact = {choice.face: choice.value[seat] for choice in solve(position, objective).choices}
    for_margin = objective is Objective.MARGIN
    return search(load_evaluator(), position, budget=budget, key=3, for_margin=for_margin), exact


def test_it_plays_a_lap_unless_told_otherwise() -> None:
    position, evaluator = midway(3), load_evaluator()
    usual, lap, longer = (
        search(evaluator, position, budget=3000, turns=turns, key=4) for turns in (None, 4, 9)
    )
    assert usual == lap != longer


def test_another_opinion_is_a_part_of_every_value() -> None:
    position, evaluator = midway(3), load_evaluator()
    alone = search(evaluator, position, budget=3000, key=4)
    face = alone[-1].face
    other = {weighed.face: (float(weighed.face == face),) * 3 for weighed in alone}
    same = search(evaluator, position, budget=3000, key=4, other_values=other, other_weight=0.0)
    assert same == alone
    swayed = search(evaluator, position, budget=3000, key=4, other_values=other, other_weight=0.9)
    assert swayed[0].face == face
    assert swayed[0].value > 0.9


def test_who_counts_is_played_as_a_counter() -> None:
    # One turn played on is the mean over the next seat's rolls, whatever it chooses by.
    position, evaluator = midway(3), load_evaluator()
    others = [seat for seat in range(3) if seat != position.turn]
    ahead = look_deeper(evaluator, position, counting_seats=others)
    assert ahead != look_deeper(evaluator, position)
    for weighed in search(evaluator, position, budget=600, turns=1, key=5, counting_seats=others):
        if weighed.rollouts:
            assert mean_of(weighed) == pytest.approx(ahead[weighed.face], abs=1e-5)


def hopeless() -> Position:
    """Face 1 all but wins the game, 2 and 3 all but lose it: the other seat has one die left."""
    bare = Casino((), (0, 0))
    return Position(
        rules=Rules(players=2),
        round=4,
        start=0,
        turn=0,
        casinos=(Casino((90_000,), (0, 1)), Casino((50_000,), (0, 4)), *[bare] * 4),
        hands=(Hand(4), Hand(1)),
        rolled=Roll.of("1123"),
        purses=(Purse(100_000, 2), Purse(100_000, 3)),
    ).check()


def test_what_is_hopeless_is_not_looked_at() -> None:
    found = search(load_evaluator(), hopeless(), budget=2000, key=1)
    assert found[0].face == 1
    assert [weighed.rollouts for weighed in found[1:]] == [0, 0]
    # Nothing was left to compare it with, so it was not looked at either.
    assert found[0].rollouts == 0
    assert found[0].value == found[0].net


def test_one_choice_needs_no_search() -> None:
    position = replace(hopeless(), rolled=Roll.of("2222"))
    (only,) = search(load_evaluator(), position, key=1)
    assert (only.face, only.rollouts, only.stderr) == (2, 0, float("inf"))
    assert only.value == only.net


def test_it_stops_when_time_is_up() -> None:
    position, asked = midway(4), count(1)
    asks: list[int] = []

    def should_stop() -> bool:
        asks.append(next(asked))
        return len(asks) == 2

    found = search(load_evaluator(), position, budget=10**9, key=1, should_stop=should_stop)
    assert asks == [1, 2]
    assert {weighed.rollouts for weighed in found} <= {0, 2}
    assert max(weighed.rollouts for weighed in found) == 2


def knows_nothing() -> NetEvaluator:
    """Return a net of zeros: all tables are alike to it, but for those that end a game."""
    arrays = {name: np.zeros_like(array) for name, array in packaged_weights().arrays.items()}
    return net_evaluator(Weights(arrays, {}, ""))


def test_the_mean_is_right_whatever_the_net_says() -> None:
    net = knows_nothing()

    @cache
    def value(position: Position) -> float:
        """Return what it is worth to seat 0 if everybody takes what this net thinks best."""
        if position.turn is None:
            return chosen(position, position)[0]
        mean = 0.0
        for roll, chance in all_rolls(position.hands[position.turn]):
            rolled = position.roll(roll)
            merits = {f: chosen(rolled.place(f), rolled)[position.turn] for f in roll.faces}
            best = max(
                merits, key=lambda face: merits[face]
            )  # the first of equals, as search has it
            mean += float(chance) * value(rolled.place(best))
        return mean

    def chosen(after: Position, before: Position) -> list[float]:
        out = net.evaluate_rows(row_of(after)[None], row_of(before))
        return [float(share) for share in out[0, : before.rules.players, 0]]

    position = pose(Random(21), Rules(players=2), (Hand(3), Hand(2)))
    position = replace(position, turn=0, purses=(Purse(200_000, 4),) * 2)
    rolled = position.roll(a_roll(Random(4), Hand(3)))
    assert len(rolled.legal_faces) > 1
    spread = 0.0
    for weighed in search(net, rolled, budget=60_000, turns=64, key=9):
        exact = value(rolled.place(weighed.face))
        assert weighed.rollouts > 100
        assert mean_of(weighed) == pytest.approx(exact, abs=max(1e-6, 4 * weighed.stderr))
        spread = max(spread, weighed.stderr)
    assert 0 < spread < 0.02
