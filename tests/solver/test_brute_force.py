"""The solver says what trying everything says: every number of players, variant and objective."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from tests.solver.posing import a_roll, brute_force, pose

from lastroll.rules import Casino, Hand, Position, Rules, all_rolls
from lastroll.solver import Objective, Policy, evaluate_policies, solve, solve_round

# Own and neutral dice in the hands: small enough to try everything.
HANDS: dict[str, tuple[tuple[int, int], ...]] = {
    "two": ((2, 0), (2, 0)),
    "two, uneven": ((3, 0), (1, 0)),
    "two, one is out": ((0, 0), (3, 0)),
    "three": ((1, 0), (2, 0), (1, 0)),
    "three, one is out": ((2, 0), (0, 0), (2, 0)),
    "four": ((1, 0), (1, 0), (0, 0), (2, 0)),
    "five": ((1, 0), (1, 0), (0, 0), (1, 0), (1, 0)),
    "two, neutral": ((1, 1), (1, 1)),
    "two, only neutral": ((0, 2), (1, 0)),
    "three, neutral": ((1, 1), (0, 1), (1, 0)),
    "four, neutral": ((1, 0), (0, 1), (1, 0), (0, 1)),
}


def cases() -> Iterator[object]:
    for name, hands in HANDS.items():
        for seed in range(2):
            yield pytest.param(hands, seed, id=f"{name}, {seed}")


every_case = pytest.mark.parametrize(("hands", "seed"), list(cases()))
every_objective = pytest.mark.parametrize("objective", Objective)


def posed(hands: tuple[tuple[int, int], ...], seed: int) -> Position:
    neutral = any(extra for _, extra in hands)
    rules = Rules(players=len(hands), neutral=neutral)
    return pose(Random(seed), rules, [Hand(*hand) for hand in hands])


def tolerance(objective: Objective) -> float:
    return 1e-12 if objective is Objective.WIN else 1e-8


@every_objective
@every_case
def test_the_value_before_a_roll(
    hands: tuple[tuple[int, int], ...], seed: int, objective: Objective
) -> None:
    position = posed(hands, seed)
    expected = brute_force(position, objective)
    assert solve(position, objective).value == pytest.approx(
        [float(value) for value in expected], abs=tolerance(objective), rel=0
    )


@every_objective
@every_case
def test_the_choices_of_a_roll(
    hands: tuple[tuple[int, int], ...], seed: int, objective: Objective
) -> None:
    position = posed(hands, seed)
    random = Random(seed)
    assert position.turn is not None
    for _ in range(4):
        rolled = position.roll(a_roll(random, position.hands[position.turn]))
        expected = {face: brute_force(rolled.place(face), objective) for face in rolled.legal_faces}
        solution = solve(rolled, objective)
        assert {choice.face for choice in solution.choices} == set(expected)
        for face, value in solution.choices:
            assert value == pytest.approx(
                [float(entry) for entry in expected[face]], abs=tolerance(objective), rel=0
            )
        seat = position.turn
        best = max(expected, key=lambda face: (expected[face][seat], -face))
        assert solution.best == best
        assert solution.value == dict(solution.choices)[best]


@every_objective
@every_case
def test_one_choice_at_a_time_is_the_same(
    hands: tuple[tuple[int, int], ...], seed: int, objective: Objective
) -> None:
    """The choices stay what they are with a limit that only the states after the roll fit in."""
    position = posed(hands, seed)
    assert position.turn is not None
    rolled = position.roll(a_roll(Random(seed), position.hands[position.turn]))
    whole = solve(rolled, objective)
    parts = solve(rolled, objective, limit=whole.states - 1)
    assert parts.best == whole.best
    for part, choice in zip(parts.choices, whole.choices, strict=True):
        assert part.face == choice.face
        assert part.value == pytest.approx(choice.value, abs=tolerance(objective), rel=0)


@every_case
def test_everybody_best_is_what_solve_says(hands: tuple[tuple[int, int], ...], seed: int) -> None:
    """Two players without neutral dice have a sweep of their own; this is the other one."""
    position = posed(hands, seed)
    for objective in Objective:
        both = evaluate_policies(position, [Policy.BEST] * len(hands), objective)
        assert both == pytest.approx(
            solve(position, objective).value, abs=tolerance(objective), rel=0
        )


def test_indifference_is_settled_by_the_lowest_face() -> None:
    """A seat that has nothing to gain decides about the others' money all the same."""
    decided = 0
    for seed in range(8):
        position = posed(((2, 0), (1, 0), (1, 0)), seed)
        alike = tuple(Casino((50_000,), casino.dice) for casino in position.casinos)
        position = replace(position, turn=0, casinos=alike)
        solved = solve_round(position, Objective.MONEY)
        for roll, _ in all_rolls(position.hands[0]):
            rolled = position.roll(roll)
            values = [
                brute_force(rolled.place(face), Objective.MONEY) for face in rolled.legal_faces
            ]
            best = max(value[0] for value in values)
            equals = [value for value in values if value[0] == best]
            if len(set(equals)) > 1:
                decided += 1
                solution = solved.solution(rolled)
                assert solution.value == pytest.approx([float(v) for v in equals[0]], abs=1e-8)
                assert solution.best == rolled.legal_faces[values.index(equals[0])]
        expected = brute_force(position, Objective.MONEY)
        assert solved.value(position) == pytest.approx([float(v) for v in expected], abs=1e-8)
    assert decided > 10
