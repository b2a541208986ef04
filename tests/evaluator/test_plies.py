"""Plies by trying every roll, with the rules alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tests.evaluator.mover import look, look_deeper
from tests.solver.posing import a_roll, pose

from lastroll.evaluator import CountingEvaluator, RowEvaluator, load_evaluator
from lastroll.evaluator._plies import expected_value
from lastroll.evaluator._rows import row_of
from lastroll.rules import Hand, Position, Rules, all_rolls
from lastroll.solver import Objective, solve

NEUTRAL_LEFT = [
    (Hand(3), Hand(2)),
    (Hand(1), Hand(0)),
    (Hand(2), Hand(3), Hand(1)),
    (Hand(3, 1), Hand(2, 1)),
    (Hand(0, 1), Hand(1, 0), Hand(2, 1)),
]


def judges() -> tuple[RowEvaluator, ...]:
    """Return one that has learned, and one that counts."""
    return load_evaluator(), CountingEvaluator()


def merits(
    evaluator: RowEvaluator, position: Position, seat: int, for_margin: bool
) -> dict[int, float]:
    """Return what each choice is worth to any seat, position by position."""
    before = row_of(position, for_margin=for_margin)
    found = {}
    for face in position.legal_faces:
        after = row_of(position.place(face), for_margin=for_margin)
        shares, money, _ = evaluator.evaluate_rows(after[None], before)[
            0, : position.rules.players
        ].T.tolist()
        others = sum(money) - money[seat]
        found[face] = money[seat] - others / (len(money) - 1) if for_margin else shares[seat]
    return found


def expected_best(
    evaluator: RowEvaluator, position: Position, seat: int, for_margin: bool
) -> float:
    """Return what a position before its roll is worth to a seat, if the seat to act chooses."""
    assert position.turn is not None
    mean = 0.0
    for roll, chance in all_rolls(position.hands[position.turn]):
        rolled = position.roll(roll)
        choices = merits(evaluator, rolled, position.turn, for_margin)
        best = max(choices, key=lambda face: choices[face])
        mean += float(chance) * merits(evaluator, rolled, seat, for_margin)[best]
    return mean


def posed(hands: tuple[Hand, ...], seed: int) -> Position:
    rules = Rules(players=len(hands), neutral=any(hand.neutral for hand in hands))
    position = pose(Random(seed), rules, hands)
    return replace(position, round=1 + seed % 4, turn=0)


@pytest.mark.parametrize("for_margin", [False, True])
@pytest.mark.parametrize("hands", NEUTRAL_LEFT, ids=str)
def test_the_mean_over_rolls_is_over_all_of_them(hands: tuple[Hand, ...], for_margin: bool) -> None:
    position = posed(hands, len(hands) + 1)
    for evaluator in judges():
        row = row_of(position, for_margin=for_margin)
        for seat in range(len(hands)):
            found = expected_value(evaluator, row)[seat]
            by_hand = expected_best(evaluator, position, seat, for_margin)
            assert found == pytest.approx(by_hand, abs=2e-6)


@pytest.mark.parametrize("for_margin", [False, True])
@pytest.mark.parametrize("hands", NEUTRAL_LEFT, ids=str)
def test_one_ply_and_two(hands: tuple[Hand, ...], for_margin: bool) -> None:
    for seed in (3, 4):
        position = posed(hands, seed)
        position = position.roll(a_roll(Random(seed), hands[0]))
        for evaluator in judges():
            one = look(evaluator, position, for_margin=for_margin)
            assert one == pytest.approx(merits(evaluator, position, 0, for_margin), abs=1e-6)
            two = look_deeper(evaluator, position, for_margin=for_margin)
            assert two.keys() == one.keys()
            for face, worth in two.items():
                after = position.place(face)
                expected = (
                    one[face]
                    if after.turn is None
                    else expected_best(evaluator, after, 0, for_margin)
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
            for_margin = objective is Objective.MARGIN
            scale = 100_000 if for_margin else 1
            exact = {c.face: c.value[seat] / scale for c in solve(position, objective).choices}
            for evaluator in judges():
                found = look_deeper(evaluator, position, for_margin=for_margin)
                assert found == pytest.approx(exact, abs=1e-6)


@pytest.mark.parametrize("hands", NEUTRAL_LEFT)
def test_looking_deeper_begins_with_the_best_and_stops_in_time(hands: tuple[Hand, ...]) -> None:
    position, evaluator = posed(hands, 3), load_evaluator()
    position = replace(position, rolled=a_roll(Random(5), hands[0]))
    one_ply, far = look(evaluator, position), look_deeper(evaluator, position)
    assert look_deeper(evaluator, position, budget=10_000) == pytest.approx(far)
    assert look_deeper(evaluator, position, budget=0).keys() == one_ply.keys()
    for budget in (12, 40, 100):
        found = look_deeper(evaluator, position, budget=budget)
        if len(found) < len(one_ply):
            best = sorted(one_ply, key=lambda face: (-one_ply[face], face))[: len(found)]
            assert set(found) == set(best)
            assert found == pytest.approx({face: far[face] for face in best})
