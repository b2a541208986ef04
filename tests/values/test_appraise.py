"""One question, one answer: values of choices by every way, per seat, with their method."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from tests.evaluator.mover import look, look_deeper
from tests.solver.posing import a_roll, pose
from tests.strategies import positions, steps_of

from lastroll.evaluator import CountingEvaluator, load_evaluator, search
from lastroll.game import Game, Seeded, view
from lastroll.rules import Hand, Phase, Position, Rules, new_position
from lastroll.solver import NotSolvable, Objective, TooLarge, solve
from lastroll.values import (
    COUNTER,
    EXPERT,
    ONE_PLY,
    PERFECT,
    PLANNER,
    Appraisal,
    Effort,
    Method,
    Way,
    appraise,
    exactly,
    searching,
)

QUICK = searching(0.02, clock=False)
EFFORTS = {
    "look": ONE_PLY,
    "counter": COUNTER,
    "planner": PLANNER,
    "expert": EXPERT,
    "search": QUICK,
}
RULES = [Rules(2), Rules(3, neutral=True), Rules(5)]


def midgame(rules: Rules, *, rolled: bool = True) -> Position:
    """Return a position of the second round, with four faces or more where there is a roll."""
    game = Game(rules, Seeded(9))
    while game.position.round < 2 or len(game.position.legal_faces) < 4:
        if game.position.rolled is not None:
            game.place(game.position.legal_faces[0])
        game.roll()
    return game.position if rolled else replace(game.position, rolled=None)


def ending(players: int) -> Position:
    position = pose(Random(6), Rules(players=players), (Hand(2), *[Hand(1)] * (players - 1)))
    return replace(position, turn=0).roll(a_roll(Random(3), Hand(2)))


def assert_whole(found: Appraisal, position: Position) -> None:
    """Check what holds of every answer."""
    players = position.rules.players
    assert len(found.value) == players
    assert [choice.face for choice in found.choices] == list(position.legal_faces)
    assert (found.best in position.legal_faces) == (position.rolled is not None)
    for values in (found.value, *(choice.value for choice in found.choices)):
        assert len(values) == players
        if found.objective is Objective.WIN:
            assert sum(values) == pytest.approx(1, abs=1e-5)
            assert min(values) > -0.05
        elif found.objective is Objective.MARGIN:
            assert sum(values) == pytest.approx(0, abs=1)
        else:
            assert min(values) > -20_000
    assert (found.stderr == 0) == found.exact
    for choice in found.choices:
        if choice.face == found.best:
            assert choice.value == found.value
        elif not found.exact:
            assert choice.stderr > 0


@pytest.mark.parametrize("objective", Objective)
@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("name", EFFORTS)
def test_every_effort_values_every_choice_for_every_seat(
    name: str, rules: Rules, objective: Objective
) -> None:
    position = midgame(rules)
    assert_whole(appraise(position, objective, EFFORTS[name]), position)
    before = midgame(rules, rolled=False)
    assert_whole(appraise(before, objective, EFFORTS[name]), before)


@pytest.mark.parametrize("objective", Objective)
@pytest.mark.parametrize("players", [2, 4])
def test_near_the_end_it_is_what_the_solver_says(players: int, objective: Objective) -> None:
    position = ending(players)
    solution = solve(position, objective)
    for effort in (PLANNER, EXPERT, searching(1.0), PERFECT, exactly(10**6)):
        found = appraise(position, objective, effort)
        assert found.method is Method.EXACT
        assert found.value == pytest.approx(solution.value)
        assert found.best == solution.best
        for mine, its in zip(found.choices, solution.choices, strict=True):
            assert mine.value == pytest.approx(its.value)
        assert_whole(found, position)
    assert appraise(position, objective, ONE_PLY).method is not Method.EXACT


def test_what_is_too_large_for_an_exact_answer_is_refused() -> None:
    with pytest.raises(TooLarge):
        appraise(midgame(Rules(5)), Objective.MARGIN, exactly(1000))
    with pytest.raises(NotSolvable):
        appraise(midgame(Rules(5)), Objective.WIN, exactly(1000))
    over = steps_of(Game(Rules(players=2, rounds=1), Seeded(1)), None).position
    assert over.phase is Phase.OVER
    for effort in EFFORTS.values():
        with pytest.raises(NotSolvable):
            appraise(over, Objective.WIN, effort)


@pytest.mark.parametrize("objective", [Objective.WIN, Objective.MARGIN])
def test_the_mover_gets_what_the_evaluator_says(objective: Objective) -> None:
    for_margin, scale = objective is Objective.MARGIN, 100_000
    for rules in (Rules(2), Rules(4)):
        position = midgame(rules)
        seat = position.turn
        assert seat is not None
        wanted = {
            ONE_PLY: look(load_evaluator(), position, for_margin=for_margin),
            COUNTER: look(CountingEvaluator(), position, for_margin=for_margin),
        }
        if rules.players == 2:
            wanted[EXPERT] = look_deeper(
                load_evaluator(), position, for_margin=for_margin, budget=360
            )
            found = appraise(position, objective, QUICK, key=5)
            weighed = search(load_evaluator(), position, budget=480, key=5, for_margin=for_margin)
            values = {each.face: each.value[seat] for each in found.choices}
            assert values == pytest.approx({each.face: each.value for each in weighed})
            assert found.best == weighed[0].face
        for effort, values in wanted.items():
            choices = appraise(position, objective, effort).choices
            mine = {each.face: each.value[seat] for each in choices if each.face in values}
            times = scale if for_margin else 1
            assert mine == pytest.approx({face: value * times for face, value in values.items()})


def test_search_is_repeatable_and_closer_than_a_look() -> None:
    position = midgame(Rules(3))
    one, again, other = (appraise(position, Objective.WIN, QUICK, key=key) for key in (1, 1, 2))
    assert one == again != other
    assert one.method is Method.SEARCH


def test_before_the_spare_dice_fall_it_is_the_mean_over_them() -> None:
    rules = Rules(players=3, neutral=True)
    before = new_position(rules).deal([(60_000,), (50_000,), (90_000,)] * 2)
    assert before.phase is Phase.OPENING
    found = appraise(before, Objective.WIN, ONE_PLY)
    assert found.value == pytest.approx(load_evaluator().evaluate(before).win, abs=0.02)
    assert found.choices == ()


def test_where_no_evaluator_was_made_for_the_table_it_is_judged_as_it_stands() -> None:
    position = view(midgame(Rules(players=3)), 1)
    for objective in Objective:
        found = appraise(position, objective, QUICK)
        assert found.method is Method.NOW
        assert_whole(found, position)
        before = replace(position, rolled=None)
        assert_whole(appraise(before, objective, QUICK), before)
    seat = position.turn
    assert seat is not None
    money = appraise(position, Objective.MONEY, QUICK)
    for choice in money.choices:
        assert choice.value == position.place(choice.face).winnings


def test_notes_that_the_net_never_saw_are_counted() -> None:
    position = midgame(Rules(players=3, notes=tuple(range(11_111, 71_111, 1_500))))
    for objective in Objective:
        found = appraise(position, objective, QUICK)
        assert found.method is Method.COUNTING
        assert_whole(found, position)


@settings(max_examples=20)
@given(positions())
def test_any_position_of_a_round_has_an_answer_or_a_reason(position: Position) -> None:
    effort = Effort(Way.NET_DEEP, lambda _: 2_000)
    try:
        found = appraise(position, Objective.MARGIN, effort)
    except NotSolvable:
        assert position.phase in (Phase.DEAL, Phase.OVER) or None in position.purses
    else:
        assert len(found.value) == position.rules.players
