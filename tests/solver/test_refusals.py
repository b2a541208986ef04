"""The solver's refusals, with their reasons."""

from dataclasses import replace

import pytest
from tests.solver.posing import GOLDEN, fresh

from lastroll.rules import Casino, Hand, Position, Purse, Roll, Rules, new_position
from lastroll.solver import (
    NotSolvable,
    Objective,
    Policy,
    TooLarge,
    count_states,
    evaluate_policies,
    solve,
    solve_round,
)


def test_a_round_of_three_is_too_large() -> None:
    with pytest.raises(TooLarge) as caught:
        solve(fresh(GOLDEN, 8, 8, 8), Objective.MARGIN)
    assert caught.value.code == "solve-too-large"
    assert caught.value.states == 3003**3 * 3
    assert caught.value.limit == 50_000_000
    assert str(3003**3 * 3) in str(caught.value)


def test_the_limit_is_the_callers() -> None:
    position = fresh(GOLDEN, 2, 2)
    states = count_states(position)
    assert states == 28 * 28 * 2
    assert solve(position, Objective.MARGIN, limit=states).states == states
    with pytest.raises(TooLarge):
        solve(position, Objective.MARGIN, limit=states - 1)


def test_a_roll_that_leaves_too_much_is_too_large() -> None:
    position = fresh(GOLDEN, 8, 8, 8).roll(Roll.of("11223344"))
    with pytest.raises(TooLarge) as caught:
        solve(position, Objective.MARGIN)
    # Six dice stay in the hand.
    assert caught.value.states == 924 * 3003**2 * 3


def test_who_wins_among_three_is_a_matter_of_the_last_round() -> None:
    position = replace(fresh(GOLDEN, 1, 1, 1), round=3)
    with pytest.raises(NotSolvable) as caught:
        solve(position)
    assert caught.value.code == "solve-not-last"
    assert (caught.value.fields["round"], caught.value.fields["rounds"]) == (3, 4)
    assert solve(position, Objective.MONEY).value[0] > 0


def test_matches_are_for_the_last_round() -> None:
    position = replace(fresh(GOLDEN, 1, 1), round=3)
    with pytest.raises(NotSolvable) as caught:
        evaluate_policies(position, [Policy.BEST] * 2, Objective.WIN)
    assert caught.value.code == "solve-not-last"


def test_a_closed_purse_hides_who_wins() -> None:
    position = replace(fresh(GOLDEN, 2, 2), purses=(Purse(), None))
    with pytest.raises(NotSolvable) as caught:
        solve(position)
    assert caught.value.code == "solve-closed-purse"
    assert caught.value.where == ("purses[1]",)
    assert solve(position, Objective.MONEY).value[0] > 0


def test_between_rounds_there_is_nothing_to_solve() -> None:
    with pytest.raises(NotSolvable) as caught:
        solve(new_position(Rules(players=2)), Objective.MARGIN)
    assert caught.value.code == "solve-no-round"


def test_another_round_is_not_this_one() -> None:
    position = fresh(GOLDEN, 2, 2)
    solved = solve_round(position, Objective.WIN)
    richer = replace(position, purses=(Purse(10_000, 1), Purse()))
    other_notes = replace(position, casinos=position.casinos[::-1])
    more_dice = replace(position, hands=(Hand(3), Hand(2)))
    vanished = replace(position, hands=(Hand(1), Hand(2)))
    for other in (richer, other_notes, more_dice, vanished, replace(position, round=3)):
        with pytest.raises(NotSolvable) as caught:
            solved.solution(other)
        assert caught.value.code == "solve-other-round"


def before_the_opening() -> Position:
    rules = Rules(
        players=3, neutral=True, rounds=1, dice=1, neutral_dice=0, opening_dice=2, minimum=10_000
    )
    return new_position(rules).deal([(note,) for note in range(10_000, 70_000, 10_000)])


def test_before_the_opening_the_mean_over_it_is_taken() -> None:
    position = before_the_opening()
    mean = [0.0] * 3
    for one in "123456":
        for two in "123456":
            opened = position.open(Roll.of("", one + two))
            for seat, value in enumerate(solve(opened, Objective.MONEY).value):
                mean[seat] += value / 36
    assert solve(position, Objective.MONEY).value == pytest.approx(mean)
    with pytest.raises(NotSolvable) as caught:
        solve_round(position, Objective.MONEY)
    assert caught.value.code == "solve-opening"


def test_a_round_that_waits_for_the_payout_is_worth_what_it_pays() -> None:
    rules = Rules(players=3)
    casinos = (Casino((60_000, 30_000), (2, 1, 0)), *(Casino((50_000,), (1, 1, 0)),) * 5)
    position = Position(rules, 4, 0, None, casinos, (Hand(0),) * 3, None, (Purse(),) * 3)
    assert solve(position, Objective.MONEY).value == (60_000, 30_000, 0)
    assert solve(position, Objective.MARGIN).value == (45_000, 0, -45_000)
    assert solve(position).value == (1, 0, 0)
