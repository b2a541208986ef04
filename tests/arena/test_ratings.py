"""Ratings: the most likely strengths, for tables of any size and with ties."""

from itertools import permutations
from math import log10

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastroll.arena import PlackettLuce, Ranking, WinSplit
from lastroll.arena._ratings import PRIOR_DRAWS, SCALE, orders_of


def fitted(entrants: int, *blocks: list[Ranking]) -> list[float]:
    """Return the ratings after these blocks."""
    rankings = PlackettLuce(entrants)
    for block in blocks:
        rankings.add_block(block)
    points: list[float] = rankings.fit().tolist()
    return points


def test_between_two_the_odds_are_those_of_the_games() -> None:
    games = [Ranking((0, 1), (1, 2))] * 30 + [Ranking((1, 0), (1, 2))] * 10
    points = fitted(2, games)
    odds = (30 + PRIOR_DRAWS / 2) / (10 + PRIOR_DRAWS / 2)
    assert points[0] - points[1] == pytest.approx(400 * log10(odds))
    assert sum(points) == pytest.approx(0)


def test_a_tie_is_half_of_each_order() -> None:
    assert fitted(2, [Ranking((0, 1), (1, 1))] * 9) == pytest.approx([0, 0])
    tied = fitted(3, [Ranking((0, 1, 2), (1, 2, 2))] * 2)
    apart = fitted(3, [Ranking((0, 1, 2), (1, 2, 3)), Ranking((0, 1, 2), (1, 3, 2))])
    assert tied == pytest.approx(apart)
    assert len(orders_of(Ranking((0, 1, 2, 3, 4), (1, 1, 1, 1, 1)))) == 120


def test_strengths_are_found_again() -> None:
    strength = np.array([200.0, 50.0, -50.0, -200.0])
    worth = np.exp(strength / SCALE)
    games = []
    for order in permutations(range(4), 3):
        left = [worth[list(order[at:])] for at in range(3)]
        chance = np.prod([rest[0] / rest.sum() for rest in left])
        games += [Ranking(order, (1, 2, 3))] * round(40_000 * chance)
    assert fitted(4, games) == pytest.approx(strength, abs=1.0)


def test_who_always_wins_has_a_number() -> None:
    points = fitted(3, [Ranking((0, 1, 2), (1, 2, 3))] * 1000)
    assert np.isfinite(points).all()
    assert points[0] > points[1] + 400 > points[2] + 800


def test_two_of_a_kind_at_a_table() -> None:
    # One 0 among two 1s wins a third of the games: they are as strong as each other.
    games = [Ranking((0, 1, 1), ranks) for ranks in ((1, 2, 3), (2, 1, 3), (3, 1, 2))]
    assert fitted(2, games) == pytest.approx([0, 0], abs=1e-6)


RANKINGS = st.lists(
    st.builds(
        lambda who, ranks: Ranking(tuple(who[: len(ranks)]), tuple(ranks)),
        st.permutations(range(4)),
        st.sampled_from([(1, 2), (1, 1), (1, 2, 2), (2, 1, 3), (1, 1, 3), (4, 3, 1, 1)]),
    ),
    min_size=1,
    max_size=8,
)


@given(RANKINGS, st.permutations(range(4)))
@settings(max_examples=30)
def test_names_do_not_matter(games: list[Ranking], names: list[int]) -> None:
    renamed = [Ranking(tuple(names[who] for who in game.entrants), game.ranks) for game in games]
    points, others = fitted(4, games), fitted(4, renamed)
    assert [others[names[who]] for who in range(4)] == pytest.approx(points, abs=1e-5)


@given(RANKINGS)
@settings(max_examples=20)
def test_blocks_are_only_for_the_intervals(games: list[Ranking]) -> None:
    assert fitted(4, games) == pytest.approx(fitted(4, *([game] for game in games)), abs=1e-5)


def test_wins_may_be_had_in_parts() -> None:
    whole, parts = PlackettLuce(3), PlackettLuce(3)
    whole.add_block([Ranking((0, 1), (1, 2)), Ranking((2, 1), (1, 2)), Ranking((0, 2), (2, 1))])
    # The same sums, as if luck had moved parts of a win from one game to another.
    parts.add_wins(
        [WinSplit((0, 1), (0.7, 0.3)), WinSplit((1, 2), (-0.1, 1.1)), WinSplit((2, 0), (0.9, 0.1))]
    )
    assert parts.fit().tolist() != pytest.approx(whole.fit().tolist())
    parts = PlackettLuce(3)
    parts.add_wins(
        [WinSplit((0, 1), (0.7, 0.3)), WinSplit((1, 2), (-0.3, 1.3)), WinSplit((2, 0), (0.7, 0.3))]
    )
    assert parts.fit().tolist() == pytest.approx(whole.fit().tolist())


def test_the_bootstrap_draws_whole_blocks() -> None:
    rankings = PlackettLuce(2)
    for winner in (0, 0, 0, 1) * 25:
        rankings.add_block([Ranking((winner, 1 - winner), (1, 2))] * 2)
    drawn = rankings.bootstrap(seed=1, resamples=400)
    assert drawn.shape == (400, 2)
    assert (drawn == rankings.bootstrap(seed=1, resamples=400)).all()
    assert drawn.mean(axis=0) == pytest.approx(rankings.fit(), abs=10)
    # The odds of 100 blocks, not of 200 games: sd of the logit is 1 / sqrt(100 · 3/4 · 1/4).
    spread = SCALE / (100 * 3 / 16) ** 0.5
    assert (drawn[:, 0] - drawn[:, 1]).std() == pytest.approx(spread, rel=0.2)
