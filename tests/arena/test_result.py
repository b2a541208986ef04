"""Results of tables: shares over blocks, money, ratings, the cross table."""

import math

import numpy as np
import pytest
from tests.arena.playing import SHORT, result, small, table

from lastroll.arena import ANCHOR_RATING, Tournament, TournamentSpec, TournamentTally
from lastroll.arena._result import _adjusted_share, _share
from lastroll.rules import Rules


def test_the_figures_of_two_blocks() -> None:
    tally = TournamentTally(TournamentSpec(SHORT, ("frugal", "greedy"), luck="now"))
    # Frugal sits first, then second: it wins both, then one and half of the other.
    tally.add(table(0, result(9, 1, luck=(0.5, -0.5)), result(2, 8, luck=(0.1, -0.1))))
    tally.add(table(1, result(4, 4, luck=(0.0, 0.0)), result(3, 5, luck=(0.25, -0.25))))
    outcome = tally.outcome()
    assert (outcome.blocks, outcome.games, outcome.choices) == (2, 4, 80)
    frugal, greedy = outcome.standings
    assert (frugal.name, frugal.games, frugal.faults) == ("frugal", 4, 0)
    assert frugal.win_share.mean == pytest.approx((1 + 0.75) / 2)
    assert frugal.win_share.stderr == pytest.approx(np.std([1, 0.75], ddof=1) / math.sqrt(2))
    assert frugal.adjusted is not None
    blocks = [(0.5 + 1.1) / 2, (0.5 + 1.25) / 2]
    assert frugal.adjusted.mean == pytest.approx(sum(blocks) / 2)
    assert frugal.adjusted.stderr == pytest.approx(np.std(blocks, ddof=1) / math.sqrt(2))
    assert frugal.money_mean == (9 + 8 + 4 + 5) / 4
    assert frugal.seconds_per_choice == pytest.approx(0.05)
    assert outcome.before == ((None, 0.875), (0.125, None))
    assert greedy.rating == ANCHOR_RATING
    assert greedy.interval is None
    assert frugal.interval is not None
    assert frugal.interval.low <= frugal.rating <= frugal.interval.high


def test_a_bot_on_several_seats_has_their_mean() -> None:
    rules = Rules(players=3, rounds=1)
    tally = TournamentTally(TournamentSpec(rules, ("greedy", "random"), luck="none"))
    tally.add(table(0, result(9, 5, 1), result(1, 9, 5), result(9, 1, 5)))
    greedy, random = tally.outcome().standings
    assert (greedy.games, random.games) == (3, 6)
    assert greedy.win_share.mean == pytest.approx(2 / 3)
    assert random.win_share.mean == pytest.approx(1 / 6)
    assert math.isnan(greedy.win_share.stderr)
    assert greedy.adjusted is None
    # Greedy's ranks are 1, 1 and 2; each game has two who are random.
    assert tally.outcome().before[0][1] == pytest.approx(5 / 6)


def test_only_whole_blocks_count() -> None:
    setting = small(luck="none")
    tally = TournamentTally(setting)
    assert not tally.add(table(0, result(9, 1), result(1, 9)))
    assert not tally.add(table(0, result(9, 1), result(1, 9), line_up=1))
    assert (tally.blocks, tally.games, tally.tables) == (0, 0, 2)
    assert tally.add(table(0, result(9, 1), result(1, 9), line_up=2))
    before = tally.outcome()
    tally.add(table(1, result(1, 9), result(9, 1)))
    assert tally.outcome() == before
    assert tally.last_block_shares == (1.0, 0.5, 0.0)
    assert before.before == ((None, 1.0, 1.0), (0.0, None, 1.0), (0.0, 0.0, None))


def test_without_greedy_the_first_bot_is_the_measure() -> None:
    tally = TournamentTally(TournamentSpec(SHORT, ("random", "frugal"), luck="none"))
    tally.add(table(0, result(9, 1), result(9, 1)))
    assert tally.outcome().standings[0].rating == ANCHOR_RATING


def test_a_bot_alone() -> None:
    tally = TournamentTally(TournamentSpec(SHORT, ("random",), luck="none"))
    tally.add(table(0, result(9, 1), result(9, 1)))
    (standing,) = tally.outcome().standings
    assert standing.win_share.mean == 0.5
    assert standing.rating == ANCHOR_RATING
    assert tally.outcome().before == ((None,),)


def test_faults_are_told() -> None:
    game = result(1, 9)
    fault = type(game)(game.money, game.notes, game.choices, game.seconds, None, ("bot-dead", None))
    tally = TournamentTally(TournamentSpec(SHORT, ("greedy", "random"), luck="none"))
    tally.add(table(0, result(9, 1), fault))
    (found,) = tally.outcome().faults
    assert (found.block, found.rotation, found.seat, found.bot) == (0, 1, 0, "random")
    assert found.code == "bot-dead"
    assert [each.faults for each in tally.outcome().standings] == [0, 1]


def test_the_ladder_so_far_is_in_order() -> None:
    tournament = Tournament(small())
    tournament.play(25)
    greedy, frugal, random = tournament.outcome().standings
    assert greedy.rating > frugal.rating > random.rating
    assert random.adjusted is not None
    assert random.adjusted.stderr < random.win_share.stderr


def test_intervals_of_shares_stay_within_0_and_1() -> None:
    # A bot that never wins, one that always does, and one of chance; by hand for 4 blocks of 2.
    never, always, often = _share([0.0] * 4, 8), _share([1.0] * 4, 8), _share([1, 0.5, 1, 0.5], 8)
    assert never.interval is not None
    assert always.interval is not None
    assert often.interval is not None
    assert never.interval.low == 0
    assert never.interval.high == pytest.approx(1.959964**2 / (8 + 1.959964**2))
    assert always.interval == pytest.approx((1 - never.interval.high, 1))
    assert 0.4 < often.interval.low < 0.75 < often.interval.high < 1
    below = _adjusted_share([-0.1, 0.02, -0.05])
    assert below.mean < 0
    assert below.interval is not None
    assert (below.interval.low, 0 < below.interval.high < 0.1) == (0, True)
    assert _adjusted_share([-0.1]).interval is None
