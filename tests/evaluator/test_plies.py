"""Plies by trying every roll, with the rules alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tests.evaluator.mover import look, look_deeper
from tests.solver.posing import a_roll, pose

from lastroll.evaluator import Counting, Judge, load_evaluator
from lastroll.evaluator._plies import expect
from lastroll.evaluator._rows import row_of
from lastroll.rules import Hand, Position, Rules, all_rolls
from lastroll.solver import Objective, solve

HANDS = [
    (Hand(3), Hand(2)),
    (Hand(1), Hand(0)),
    (Hand(2), Hand(3), Hand(1)),
    (Hand(3, 1), Hand(2, 1)),
    (Hand(0, 1), Hand(1, 0), Hand(2, 1)),
]


def judges() -> tuple[Judge, ...]:
    """One that has learned, and one that counts."""
    return load_evaluator(), Counting()


def merits(judge: Judge, position: Position, seat: int, money_only: bool) -> dict[int, float]:
    """What each choice is worth to any seat, position by position."""
    before = row_of(position, money_only=money_only)
    found = {}
    for face in position.legal_faces:
        after = row_of(position.place(face), money_only=money_only)
        shares, money, _ = judge.judge(after[None], before)[0, : position.rules.players].T.tolist()
        others = sum(money) - money[seat]
        found[face] = money[seat] - others / (len(money) - 1) if money_only else shares[seat]
    return found


def mean_of_best(judge: Judge, position: Position, seat: int, money_only: bool) -> float:
    """What a position before its roll is worth to a seat, if the seat to act chooses."""
    assert position.turn is not None
    mean = 0.0
    for roll, chance in all_rolls(position.hands[position.turn]):
        rolled = position.roll(roll)
        choices = merits(judge, rolled, position.turn, money_only)
        best = max(choices, key=lambda face: choices[face])
        mean += float(chance) * merits(judge, rolled, seat, money_only)[best]
    return mean


def posed(hands: tuple[Hand, ...], seed: int) -> Position:
    rules = Rules(players=len(hands), neutral=any(hand.neutral for hand in hands))
    position = pose(Random(seed), rules, hands)
    return replace(position, round=1 + seed % 4, turn=0)


@pytest.mark.parametrize("money_only", [False, True])
@pytest.mark.parametrize("hands", HANDS, ids=str)
def test_the_mean_over_rolls_is_over_all_of_them(hands: tuple[Hand, ...], money_only: bool) -> None:
    position = posed(hands, len(hands) + 1)
    for judge in judges():
        row = row_of(position, money_only=money_only)
        for seat in range(len(hands)):
            found = expect(judge, row)[seat]
            by_hand = mean_of_best(judge, position, seat, money_only)
            assert found == pytest.approx(by_hand, abs=2e-6)


@pytest.mark.parametrize("money_only", [False, True])
@pytest.mark.parametrize("hands", HANDS, ids=str)
def test_one_ply_and_two(hands: tuple[Hand, ...], money_only: bool) -> None:
    for seed in (3, 4):
        position = posed(hands, seed)
        position = position.roll(a_roll(Random(seed), hands[0]))
        for judge in judges():
            one = look(judge, position, money_only=money_only)
            assert one == pytest.approx(merits(judge, position, 0, money_only), abs=1e-6)
            two = look_deeper(judge, position, money_only=money_only)
            assert two.keys() == one.keys()
            for face, worth in two.items():
                after = position.place(face)
                expected = (
                    one[face] if after.turn is None else mean_of_best(judge, after, 0, money_only)
                )
                assert worth == pytest.approx(expected, abs=2e-6)


def test_two_plies_see_the_end_of_a_round_exactly() -> None:
    random = Random(8)
    for _ in range(5):
        position = pose(random, Rules(players=2), (Hand(1), Hand(1)))
        position = position.roll(a_roll(random, Hand(1)))
        seat = position.turn
        assert seat is not None
        for objective in (Objective.WIN, Objective.MARGIN):
            money_only = objective is Objective.MARGIN
            scale = 100_000 if money_only else 1
            exact = {c.face: c.value[seat] / scale for c in solve(position, objective).choices}
            for judge in judges():
                found = look_deeper(judge, position, money_only=money_only)
                assert found == pytest.approx(exact, abs=1e-6)


@pytest.mark.parametrize("hands", HANDS)
def test_looking_deeper_begins_with_the_best_and_stops_in_time(hands: tuple[Hand, ...]) -> None:
    position, judge = posed(hands, 3), load_evaluator()
    position = replace(position, rolled=a_roll(Random(5), hands[0]))
    near, far = look(judge, position), look_deeper(judge, position)
    assert look_deeper(judge, position, tables=10_000) == pytest.approx(far)
    assert look_deeper(judge, position, tables=0).keys() == near.keys()
    for tables in (12, 40, 100):
        found = look_deeper(judge, position, tables=tables)
        if len(found) < len(near):
            best = sorted(near, key=lambda face: (-near[face], face))[: len(found)]
            assert set(found) == set(best)
            assert found == pytest.approx({face: far[face] for face in best})
