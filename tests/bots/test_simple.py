"""The bots that decide by one glance: what each looks at, and who beats whom."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import positions

from lastroll.bots import LADDER, Bot, FrugalBot, GreedyBot, RandomBot, Rung, make_bot, play_out
from lastroll.game import Game, Seeded
from lastroll.rules import Casino, Hand, Position, Purse, Roll, Rules

COINS = st.integers(0, 2**64 - 1)


def posed(roll: str, neutral: str = "", **casinos: Casino) -> Position:
    """Return a position with a roll of the first of two players; casinos not given hold $50,000."""
    rules = Rules(players=2, neutral=bool(neutral))
    bare = Casino((50_000,), (0,) * rules.owners)
    return Position(
        rules=rules,
        round=1,
        start=0,
        turn=0,
        casinos=tuple(casinos.get(f"c{face}", bare) for face in range(1, 7)),
        hands=(Hand(len(roll), len(neutral)), Hand(4, 0)),
        rolled=Roll.of(roll, neutral),
        purses=(Purse(), Purse()),
    ).check()


@settings(max_examples=60)
@given(positions().filter(lambda position: position.rolled is not None), COINS)
def test_every_bot_chooses_a_face_that_was_rolled(position: Position, coin: int) -> None:
    for rung in LADDER:
        if rung.fast and rung.supports(position.rules):
            face = rung.make().choose(position, coin)
            assert face in position.legal_faces
            assert rung.make().choose(position, coin) == face


def test_random_takes_each_face_alike() -> None:
    position = posed("1135")
    taken = Counter(RandomBot().choose(position, n << 54) for n in range(1024))
    assert taken.keys() == {1, 3, 5}
    assert max(taken.values()) - min(taken.values()) <= 1


def test_random_looks_at_nothing_but_the_coin() -> None:
    assert RandomBot().choose(posed("1135"), 0) == 1
    assert RandomBot().choose(posed("1135"), 2**64 - 1) == 5


def test_frugal_spends_few_dice_then_looks_for_the_highest_note() -> None:
    assert FrugalBot().choose(posed("11333556"), 0) == 6
    rich = Casino((90_000,), (0, 0))
    wide = Casino((40_000, 40_000, 40_000), (0, 0))
    assert FrugalBot().choose(posed("1346", c4=rich, c3=wide), 0) == 4
    assert FrugalBot().choose(posed("46"), 0) == 4
    bare = Casino((), (0, 0))
    assert FrugalBot().choose(posed("16", c1=bare), 0) == 6


def test_frugal_counts_neutral_dice_too() -> None:
    assert FrugalBot().choose(posed("1122", "1"), 0) == 2


def test_greedy_takes_what_pays_best_now() -> None:
    rich = Casino((90_000, 10_000), (0, 0))
    assert GreedyBot().choose(posed("112345", c3=rich), 0) == 3
    taken = Casino((90_000,), (0, 3))
    assert GreedyBot().choose(posed("33312", c3=taken), 0) == 3  # a tie: the other loses it
    assert GreedyBot().choose(posed("3312", c3=taken), 0) == 1


def test_greedy_prefers_fewer_dice_then_the_lowest_face() -> None:
    assert GreedyBot().choose(posed("1144"), 0) == 1
    assert GreedyBot().choose(posed("11146"), 0) == 4


def wins(strong: Bot, weak: Bot, games: int) -> float:
    """Return the share of games that `strong` wins at two, each seed played from both seats."""
    won = 0.0
    for number in range(games):
        bots = (strong, weak) if number % 2 == 0 else (weak, strong)
        game = Game(Rules(players=2), Seeded(2026, number // 2))
        play_out(game, bots)
        won += (number % 2 in game.winners) / len(game.winners)
    return won / games


FAST = [rung for rung in LADDER if rung.fast]
GAMES = {"planner": 40, "expert": 80}
"""Cases in which another number of them is enough."""


@pytest.mark.parametrize(
    ("below", "rung"), list(pairwise(FAST)), ids=[rung.name for rung in FAST[1:]]
)
def test_each_rung_beats_the_one_below(below: Rung, rung: Rung) -> None:
    # As many games as a test has time for; docs/ladder.md has the figures of many more.
    share = wins(rung.make(), below.make(), GAMES.get(rung.name, 150))
    assert share > 0.5


def test_the_ladder_is_in_order() -> None:
    assert [rung.level for rung in LADDER] == list(range(1, len(LADDER) + 1))
    assert len({rung.name for rung in LADDER}) == len(LADDER)
    for rung in LADDER:
        assert type(make_bot(rung.name)) is type(rung.make())
