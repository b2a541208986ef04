"""Luck: zero on average whatever the values are, and so nobody's favour."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import steps_of

from lastroll.arena import LUCK_ESTIMATORS, NO_LUCK
from lastroll.arena._luck import check_luck_name, luck_estimator
from lastroll.game import Game, Seeded
from lastroll.kernels import turn_options
from lastroll.rules import Casino, Hand, LastRollError, Position, Roll, Rules, all_rolls, pay_out
from lastroll.values import AfterstateLuck
from lastroll.values._best import Values, best_option_probabilities
from lastroll.values._static import static_values

HANDS = st.builds(Hand, st.integers(0, 4), st.integers(0, 2)).filter(any)


@given(HANDS, st.randoms(use_true_random=False))
@settings(max_examples=30)
def test_the_chance_of_each_best_placing_is_that_of_all_its_rolls(
    hand: Hand, random: Random
) -> None:
    moves = turn_options(hand)
    rows = list(zip(moves.face.tolist(), moves.own.tolist(), moves.neutral.tolist(), strict=True))
    order = [*range(len(rows))]
    random.shuffle(order)
    wanted = np.zeros(len(rows))
    for roll, chance in all_rolls(hand):
        possible = {rows.index((face, *roll.dice(face))) for face in roll.faces}
        wanted[next(row for row in order if row in possible)] += float(chance)
    assert best_option_probabilities(hand, np.array(order)) == pytest.approx(wanted, abs=1e-12)


@pytest.mark.parametrize("seed", range(6))
def test_the_mean_of_luck_is_zero_for_any_values(seed: int) -> None:
    rules = Rules(players=3, neutral=True, dice=3, neutral_dice=1)
    position = steps_of(Game(rules, Seeded(seed)), 2 * seed).position
    assert position.turn is not None
    hand = position.hands[position.turn]
    chance = np.random.Generator(np.random.PCG64(seed))
    worth = chance.random((len(turn_options(hand).face), 3))
    for valuer in (AfterstateLuck(lambda _: worth), AfterstateLuck(static_values)):
        mean = np.zeros(3)
        seen = set()
        for roll, weight in all_rolls(hand):
            luck = valuer.luck(position.roll(roll))
            seen.add(luck)
            mean += float(weight) * np.array(luck)
        assert mean == pytest.approx(np.zeros(3), abs=1e-12)
        assert len(seen) > 1


def test_luck_is_what_the_best_placing_is_above_the_mean() -> None:
    rules = Rules(players=2, dice=1, rounds=1)
    game = Game(rules, Seeded(1))
    game.roll()
    (face,) = game.position.legal_faces
    worth: Values = np.zeros((6, 2))
    worth[face - 1] = 1, 0
    luck = AfterstateLuck(lambda _: worth).luck(game.position)
    assert luck == pytest.approx((5 / 6, 0))


def test_of_equal_placings_the_lowest_face_counts() -> None:
    game = Game(Rules(players=2), Seeded(1))
    game.roll()
    rows = turn_options(game.position.hands[0])
    # To the mover all are alike, to the other the face says it all.
    worth = np.stack([np.zeros(len(rows.face)), rows.face.astype(np.float64)], axis=1)
    low, high = (min(game.position.legal_faces), rows.face)
    luck = AfterstateLuck(lambda _: worth).luck(game.position)
    order = np.argsort(rows.face, kind="stable")
    assert luck[1] == pytest.approx(
        low - best_option_probabilities(game.position.hands[0], order) @ high
    )


@given(seed=st.integers(0, 10**6), steps=st.integers(0, 40), neutral=st.booleans())
@settings(max_examples=40)
def test_the_glance_sees_what_casinos_would_pay(seed: int, steps: int, neutral: bool) -> None:
    rules = Rules(players=4, neutral=neutral)
    position = steps_of(Game(rules, Seeded(seed)), 2 * steps).position
    seat = position.turn
    assert seat is not None
    worth = static_values(position)
    moves = turn_options(position.hands[seat])
    dice = sum(map(sum, position.hands)) / (4 * (rules.dice + rules.neutral_dice))
    rounds = rules.rounds - position.round + dice
    rows = zip(moves.face.tolist(), moves.own.tolist(), moves.neutral.tolist(), strict=True)
    for row, (face, own, more) in enumerate(rows):
        casinos = [*position.casinos]
        casinos[face - 1] = casinos[face - 1].add(seat, own, more)
        money = [0.0 if purse is None else purse.money for purse in position.purses]
        for who, hand in enumerate(position.hands):
            money[who] += 30_000 * (hand.own - (own if who == seat else 0))
        for casino in casinos:
            for payment in pay_out(casino, 4).payments:
                if payment.owner < 4:
                    money[payment.owner] += payment.note
        odds = np.exp((np.array(money) - max(money)) / (80_000 * rounds**0.5))
        assert worth[row] == pytest.approx(odds / odds.sum())


def test_neutral_dice_alone_have_luck_too() -> None:
    casinos = tuple(Casino((50_000,), (0, 0, 0)) for _ in range(6))
    position = Position(
        rules=Rules(players=2, neutral=True, rounds=1),
        round=1,
        start=0,
        turn=0,
        casinos=casinos,
        hands=(Hand(0, 1), Hand(0, 0)),
        rolled=Roll.of("", "3"),
        purses=Game(Rules(players=2), Seeded(0)).position.purses,
    )
    assert np.isfinite(LUCK_ESTIMATORS["now"]().luck(position)).all()


def test_valuers_go_by_their_names() -> None:
    check_luck_name(NO_LUCK)
    assert luck_estimator(NO_LUCK) is None
    for name in LUCK_ESTIMATORS:
        check_luck_name(name)
    assert luck_estimator("now") is luck_estimator("now")
    with pytest.raises(LastRollError) as caught:
        check_luck_name("nobody")
    assert caught.value.code == "arena-luck"
