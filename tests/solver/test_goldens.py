"""Exact values that are written down, each found in two ways at least."""

import pytest
from tests.solver.posing import GOLDEN, RESEARCH, brute_force, fresh

from lastroll.rules import Casino, Hand, Position, Purse, Roll, Rules
from lastroll.solver import Objective, Policy, SolvedRound, evaluate_policies, solve, solve_round

# research/ai-anchors.md, section 8, in dollars.
FIRST_MARGIN = {1: 0.0, 2: -676.4403292, 3: -2155.2437846}


@pytest.mark.parametrize("dice", FIRST_MARGIN)
def test_few_dice_each(dice: int) -> None:
    value = solve(fresh(GOLDEN, dice, dice), Objective.MARGIN).value
    assert value == pytest.approx((FIRST_MARGIN[dice], -FIRST_MARGIN[dice]), abs=1e-6)


def test_two_dice_each_as_a_fraction() -> None:
    first, second = brute_force(fresh(GOLDEN, 2, 2), Objective.MARGIN)
    assert float(first) == pytest.approx(FIRST_MARGIN[2], abs=1e-6)
    assert first == -second


@pytest.fixture(scope="module")
def golden_round() -> SolvedRound:
    return solve_round(fresh(GOLDEN, 8, 8), Objective.MARGIN)


def test_eight_dice_each(golden_round: SolvedRound) -> None:
    # To ten digits -5867.113181, by both sweeps; a full round is kept in units of $0.0004.
    first, second = golden_round.value(golden_round.position)
    assert first == pytest.approx(-5867.113181, abs=0.0005)
    assert first == -second
    assert golden_round.states == 9_018_009 * 2


def test_the_research_layout() -> None:
    value = solve(fresh(RESEARCH, 8, 8), Objective.MARGIN).value
    assert value[0] == pytest.approx(-4834.967157, abs=0.0005)


def test_the_first_roll_of_the_golden_round(golden_round: SolvedRound) -> None:
    solution = golden_round.solution(golden_round.position.roll(Roll.of("11235566")))
    assert solution.best == 2
    assert len(solution.options) == 48
    assert dict(solution.choices)[2][0] == pytest.approx(-2612.13, abs=0.02)
    assert dict(solution.choices)[1][0] == pytest.approx(-48111.09, abs=0.02)


def test_whole_units_are_near_enough(golden_round: SolvedRound) -> None:
    """Positions three turns on are kept in double precision when they are asked for themselves."""
    position = golden_round.position
    for digits, face in (("11235566", 2), ("12344566", 1), ("1133566", 5)):
        position = position.roll(Roll.of(digits)).place(face)
    alone = solve(position, Objective.MARGIN)
    for kept, exact in zip(golden_round.solution(position).options, alone.options, strict=True):
        assert kept[:3] == exact[:3]
        assert kept.value == pytest.approx(exact.value, abs=0.002)


def test_random_play_pays_what_was_worked_out_in_fractions() -> None:
    both = evaluate_policies(fresh(GOLDEN, 8, 8), [Policy.RANDOM] * 2, Objective.MONEY)
    assert both == pytest.approx((161_405.030, 161_405.030), abs=1e-3)


def test_money_and_notes_decide_the_last_round() -> None:
    """Anna is $10,000 behind with a note more: winning the $10,000 is enough, alone or not."""
    rules = Rules(players=2)
    position = Position(
        rules=rules,
        round=4,
        start=0,
        turn=0,
        casinos=(Casino((10_000,), (0, 0)), *(Casino((), (0, 0)),) * 5),
        hands=(Hand(1), Hand(0)),
        rolled=None,
        purses=(Purse(50_000, 2), Purse(60_000, 3)),
    )
    # On casino 1 she draws level in money and in notes; elsewhere she loses.
    assert solve(position).value == pytest.approx((1 / 12, 11 / 12))
    more_notes = (Purse(50_000, 3), Purse(60_000, 3))
    ahead = Position(rules, 4, 0, 0, position.casinos, position.hands, None, more_notes)
    assert solve(ahead).value == pytest.approx((1 / 6, 5 / 6))
