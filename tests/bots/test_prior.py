"""The bots of other projects, by the descriptions of them: positions worked out by hand."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given
from tests.bots.test_simple import posed
from tests.strategies import positions

from lastroll.bots import LADDER, PRIOR_BOTS, play_out
from lastroll.bots._prior import DIE_PRICE, _final_dice
from lastroll.game import Game, Seeded
from lastroll.rules import Casino, Hand, Position, Purse, Roll, Rules


def chosen(name: str, position: Position) -> int:
    return PRIOR_BOTS[f"prior-{name}"]().choose(position, 0)


@given(positions().filter(lambda position: position.rolled is not None))
def test_each_chooses_a_face_that_was_rolled(position: Position) -> None:
    for make in PRIOR_BOTS.values():
        assert make().choose(position, 0) in position.legal_faces


def test_none_of_them_is_on_the_ladder() -> None:
    assert not {rung.name for rung in LADDER} & PRIOR_BOTS.keys()


def test_most_places_as_many_dice_as_it_can() -> None:
    assert chosen("most", posed("11333556")) == 3
    assert chosen("most", posed("1155")) == 1


def test_lead_looks_for_the_biggest_lead_in_dice() -> None:
    # At 1 it would lead by two, at 3 by one, whatever lies there.
    theirs = Casino((90_000,), (0, 2))
    assert chosen("lead", posed("11333", c3=theirs)) == 1
    assert chosen("lead", posed("113333", c3=theirs)) == 1
    assert chosen("lead", posed("1133333", c3=theirs)) == 3


def test_score_takes_what_pays_best_now_and_does_not_look_at_the_others() -> None:
    rich = Casino((90_000,), (0, 3))
    # With three dice at 3 nobody would get the 90: nothing is gained by that.
    assert chosen("score", posed("33312", c3=rich)) == 1
    assert chosen("score", posed("333312", c3=rich)) == 3


def test_first_spoils_what_the_other_has() -> None:
    rich = Casino((90_000,), (0, 3))
    assert chosen("first", posed("33312", c3=rich)) == 3


def test_first_counts_the_purses_to_find_who_is_ahead() -> None:
    # Three players: seat 1 is far ahead by money won, so the note of seat 2 is left alone.
    def at_three(ahead: int) -> Position:
        bare = Casino((), (0, 0, 0))
        return Position(
            rules=Rules(players=3),
            round=2,
            start=0,
            turn=0,
            casinos=(Casino((50_000,), (0, 1, 0)), Casino((60_000,), (0, 0, 1)), *[bare] * 4),
            hands=(Hand(2), Hand(4), Hand(4)),
            rolled=Roll.of("12"),
            purses=(Purse(), Purse(ahead, ahead // 50_000), Purse()),
        )

    assert chosen("first", at_three(500_000)) == 1
    assert chosen("first", at_three(0)) == 2


def test_price_pays_for_dice() -> None:
    richer = Casino((50_000 + 2 * DIE_PRICE,), (0, 0))
    assert chosen("price", posed("1333", c3=richer)) == 1
    assert chosen("score", posed("1333", c3=richer)) == 3
    assert chosen("price", posed("133", c3=richer)) == 3


def test_rule_gains_for_each_die_and_counts_half_of_what_the_other_loses() -> None:
    # Three dice gain 90 and take 90 away, which counts half between two: 45 a die.
    theirs = Casino((90_000,), (0, 2))
    assert chosen("rule", posed("1333", c3=theirs, c1=Casino((40_000,), (0, 0)))) == 3
    assert chosen("rule", posed("1333", c3=theirs, c1=Casino((50_000,), (0, 0)))) == 1


def test_rule_takes_a_neutral_die_for_half_a_die() -> None:
    # 40 for two dice, or 60 for two and a half.
    low, high = (Casino((note,), (0, 0, 0)) for note in (40_000, 60_000))
    assert chosen("rule", posed("1122", "2", c1=low, c2=high)) == 2


def test_random_ends_by_counting_everything() -> None:
    @cache
    def ends(dice: int) -> list[float]:
        if dice == 0:
            return [1.0]
        chances = [0.0] * (dice + 1)
        for rolled in product(range(6), repeat=dice):
            faces = set(rolled)
            for face in faces:
                placed = rolled.count(face)
                for there, chance in enumerate(ends(dice - placed)):
                    at = there + (placed if face == 0 else 0)
                    chances[at] += chance / len(faces) / 6**dice
        return chances

    for dice in range(5):
        assert _final_dice(dice) == pytest.approx(ends(dice))
    published = [0.360, 0.262, 0.186, 0.109, 0.053, 0.021, 0.0069, 0.0016, 0.0002]
    assert _final_dice(8) == pytest.approx(published, abs=0.0006)


def one_more(roll: str, *casinos: Casino, left: int = 0) -> Position:
    """Nobody has dice but the first seat, and the others `left`; casinos not given are bare."""
    players = len(casinos[0].dice)
    bare = Casino((), (0,) * players)
    return Position(
        rules=Rules(players=players),
        round=1,
        start=0,
        turn=0,
        casinos=(*casinos, *[bare] * (6 - len(casinos))),
        hands=(Hand(len(roll)), *[Hand(left)] * (players - 1)),
        rolled=Roll.of(roll),
        purses=(Purse(),) * players,
    )


def test_table_weighs_the_chance_to_be_first_with_the_top_note() -> None:
    # The die that is left comes to a given casino in one case of six. At 1, where nobody is, which
    # counts as a tie too, a die now raises the chance to be first from 1/6 + 5/12 to 1. At 2 there
    # are two dice of the other and one own: a die now raises it from 1/12 to 1/6 + 5/12. So the
    # note at 2 must be more than 5/6 of the one at 1.
    def between(first: int, second: int) -> Position:
        return one_more("12", Casino((first,), (0, 0)), Casino((second,), (1, 2)))

    assert chosen("table", between(60_000, 40_000)) == 1
    assert chosen("table", between(60_000, 60_000)) == 2


def test_table_gives_less_for_a_tie_where_more_play() -> None:
    # As above, but a tie counts a quarter: from 1/6 + 5/24 to 1, and from 1/24 to 1/6 + 5/24.
    # So the note at 2 must be more than 15/8 of the one at 1.
    def between(first: int, second: int) -> Position:
        return one_more("12", Casino((first,), (0, 0, 0)), Casino((second,), (1, 2, 0)))

    assert chosen("table", between(30_000, 50_000)) == 1
    assert chosen("table", between(30_000, 60_000)) == 2


def test_table_leaves_second_notes_and_the_purses_out() -> None:
    wide = Casino((40_000, 40_000, 40_000), (0, 0))
    assert chosen("table", one_more("12", wide, Casino((50_000,), (0, 0)))) == 2


def test_table_plays_on_the_whole_board() -> None:
    # At 1 it is first for sure already, with 90: a die there gains nothing, one at 2 does.
    sure = Casino((90_000,), (3, 0))
    assert chosen("table", one_more("12", sure, Casino((10_000,), (0, 0)), left=1)) == 2


def wins(name: str, games: int) -> float:
    """Return the share that a bot wins against `random`, for two, from both seats."""
    won = 0.0
    for number in range(games):
        game = Game(Rules(players=2), Seeded(2017, number // 2))
        bots = [LADDER[0].make(), LADDER[0].make()]
        bots[number % 2] = PRIOR_BOTS[name]()
        play_out(game, bots)
        won += (number % 2 in game.winners) / len(game.winners)
    return won / games


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("most", 0.10, 0.42),
        ("lead", 0.05, 0.32),
        ("score", 0.84, 1.0),
        ("first", 0.84, 1.0),
        ("price", 0.84, 1.0),
        ("rule", 0.92, 1.0),
        ("table", 0.93, 1.0),
    ],
)
def test_against_random_it_wins_as_often_as_was_published(
    name: str, low: float, high: float
) -> None:
    assert low <= wins(f"prior-{name}", 100) <= high
