"""The counting evaluator is exact about random choosers: by the solver, and by trying all rolls."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random

import numpy as np
import pytest
from tests.solver.posing import pose

from lastroll.evaluator import CountingEvaluator, final_dice_probabilities
from lastroll.evaluator._rows import row_of
from lastroll.evaluator.features import MAX_NEUTRAL_DICE, MAX_OWN_DICE, MONEY_SCALE, MONEY_UNIT
from lastroll.rules import Casino, Hand, Position, Purse, Rules, all_rolls, new_position
from lastroll.solver import Objective, Policy, evaluate_policies

DOLLARS = MONEY_SCALE * MONEY_UNIT


@pytest.mark.parametrize("neutral", range(MAX_NEUTRAL_DICE + 1))
def test_the_dice_end_somewhere(neutral: int) -> None:
    for own in range(MAX_OWN_DICE + 1):
        ends = final_dice_probabilities(own, neutral)
        assert ends.shape == (own + 1, neutral + 1)
        assert ends.min() >= 0
        assert ends.sum() == pytest.approx(1.0)
        # All casinos are alike: a sixth of the dice ends on each, on average.
        assert ends.sum(1) @ np.arange(own + 1) == pytest.approx(own / 6)
        assert ends.sum(0) @ np.arange(neutral + 1) == pytest.approx(neutral / 6)


@cache
def ends_by_hand(hand: Hand) -> dict[Hand, Fraction]:
    """Return where the dice of a random chooser end, by trying all rolls: how many on casino 1."""
    if not any(hand):
        return {Hand(0, 0): Fraction(1)}
    found: dict[Hand, Fraction] = defaultdict(Fraction)
    for roll, chance in all_rolls(hand):
        for face in roll.faces:
            own, neutral = roll.dice(face)
            for later, part in ends_by_hand(Hand(hand.own - own, hand.neutral - neutral)).items():
                there = Hand(later.own + own, later.neutral + neutral) if face == 1 else later
                found[there] += chance * part / len(roll.faces)
    return found


@pytest.mark.parametrize("hand", [Hand(1), Hand(3), Hand(4), Hand(0, 2), Hand(2, 1), Hand(2, 2)])
def test_where_a_random_chooser_ends(hand: Hand) -> None:
    by_hand = ends_by_hand(hand)
    for (own, neutral), chance in np.ndenumerate(final_dice_probabilities(*hand)):
        assert chance == pytest.approx(float(by_hand.get(Hand(own, neutral), Fraction(0))))


def means(position: Position, *, exact: bool = True) -> list[float]:
    """Return what the seats get in this round, in dollars."""
    row = row_of(position)
    out = CountingEvaluator(exact).evaluate_rows(row[np.newaxis], row)[0]
    return [float(money) * DOLLARS for money in out[: position.rules.players, 1]]


ENDINGS = [
    (Hand(4), Hand(3)),
    (Hand(8), Hand(0)),
    (Hand(2), Hand(2), Hand(3)),
    (Hand(2), Hand(0), Hand(2), Hand(2)),
    (Hand(1), Hand(2), Hand(1), Hand(2), Hand(1)),
    (Hand(3, 1), Hand(2, 2)),
    (Hand(0, 3), Hand(2, 1)),
    (Hand(2, 1), Hand(2, 1), Hand(1, 0)),
    (Hand(1, 1), Hand(1, 0), Hand(0, 1), Hand(1, 1)),
]


@pytest.mark.parametrize("hands", ENDINGS, ids=str)
def test_means_are_those_of_random_choosers(hands: tuple[Hand, ...]) -> None:
    neutral = any(hand.neutral for hand in hands)
    random = Random(len(hands))
    for _ in range(3):
        position = pose(random, Rules(players=len(hands), neutral=neutral), hands)
        policies = [Policy.RANDOM] * len(hands)
        assert means(position) == pytest.approx(
            evaluate_policies(position, policies, Objective.MONEY), abs=0.05
        )


def test_own_and_neutral_dice_go_together_or_not() -> None:
    random = Random(3)
    off = 0.0
    for _ in range(5):
        position = pose(random, Rules(players=2, neutral=True), (Hand(3, 2), Hand(3, 2)))
        exact, quick = means(position), means(position, exact=False)
        off = max(off, *(abs(one - other) for one, other in zip(exact, quick, strict=True)))
    assert 100 < off < 10_000


def test_spreads_are_those_of_one_casino() -> None:
    # One casino with a note, one die: a sixth of the time it is paid.
    position = Position(
        rules=Rules(players=2),
        round=4,
        start=0,
        turn=0,
        casinos=(Casino((60_000,), (0, 0)), *[Casino((), (0, 0))] * 5),
        hands=(Hand(1), Hand(0)),
        rolled=None,
        purses=(Purse(), Purse()),
    )
    row = row_of(position)
    _, money, square = CountingEvaluator().evaluate_rows(row[np.newaxis], row)[0, 0].tolist()
    assert money * DOLLARS == pytest.approx(10_000)
    assert square - money**2 == pytest.approx(5 / 36 * 0.6**2)


def test_shares_of_the_win_follow_the_purses() -> None:
    position = pose(Random(1), Rules(players=3), (Hand(2), Hand(2), Hand(2)))

    def shares(*money: int, round_: int = 4, position: Position = position) -> list[float]:
        purses = tuple(Purse(dollars, 3) for dollars in money)
        row = row_of(replace(position, purses=purses, round=round_))
        return [
            float(share)
            for share in CountingEvaluator().evaluate_rows(row[np.newaxis], row)[0, :3, 0]
        ]

    level = shares(200_000, 200_000, 200_000)
    ahead = shares(300_000, 200_000, 200_000)
    early = shares(300_000, 200_000, 200_000, round_=1)
    assert sum(level) == pytest.approx(1.0, abs=1e-6)
    assert sum(ahead) == pytest.approx(1.0, abs=1e-6)
    assert level[0] < early[0] < ahead[0]
    assert shares(900_000, 0, 0)[0] == pytest.approx(1.0, abs=1e-3)


def test_the_end_of_a_game_is_exact() -> None:
    over = replace(
        new_position(Rules(players=2)), round=4, purses=(Purse(100_000, 3), Purse(100_000, 4))
    )
    row = row_of(over)
    assert CountingEvaluator().evaluate_rows(row[np.newaxis], row)[0, :2, 0].tolist() == [0, 1]


def test_a_die_is_worth_more_to_who_can_choose() -> None:
    position = pose(Random(4), Rules(players=2), (Hand(5), Hand(1)))
    row = row_of(position)
    plain = CountingEvaluator(exact=False).evaluate_rows(row[np.newaxis], row)[0]
    able = CountingEvaluator(exact=False, die_value=6_000.0).evaluate_rows(row[np.newaxis], row)[0]
    assert able[:2, 1].tolist() == plain[:2, 1].tolist()  # the round's money is as it was
    assert able[0, 0] > plain[0, 0] + 0.01


def test_money_is_counted_in_any_unit() -> None:
    position = pose(Random(5), Rules(players=3), (Hand(2), Hand(1), Hand(2)))
    tens, ones = (
        CountingEvaluator(unit=unit).evaluate_rows(row[np.newaxis], row)[0, :3]
        for unit, row in ((unit, row_of(position, unit=unit)) for unit in (MONEY_UNIT, 1))
    )
    assert ones[:, 1] / MONEY_UNIT == pytest.approx(tens[:, 1], rel=1e-5)
    assert ones[:, 0] == pytest.approx(tens[:, 0], abs=2e-3)
