"""The exam: frozen choices with exact values, and what is made of a bot's answers."""

from collections.abc import Callable
from importlib.resources import files

import pytest
from benchmarks.exam import make_layouts, make_set

from lastroll.arena import (
    EXAM_SETS,
    check_exam_set,
    exam_items,
    exam_sets_for,
    examine,
    exploit_positions,
)
from lastroll.bots import LADDER, make_bot
from lastroll.game import format_position_line
from lastroll.rules import LastRollError, Position
from lastroll.solver import Objective, count_states, solve

MOST_STATES = 400_000


class ByValues:
    """Chooses by what the frozen values say: the best or the worst face."""

    def __init__(self, name: str, values: str, best: Callable[..., int]) -> None:
        self._values = {item.position: getattr(item, values) for item in exam_items(name)}
        self._best = best

    def choose(self, position: Position, coin: int) -> int:
        values = self._values[position]
        return position.legal_faces[self._best(range(len(values)), key=values.__getitem__)]


class TwoMinded(ByValues):
    """Plays for the win by itself, and for money where it is asked to."""

    def playing_for_margin(self) -> ByValues:
        return ByValues("endings-4", "margin", max)


@pytest.mark.parametrize("name", EXAM_SETS)
def test_a_set_holds_choices_by_its_rules(name: str) -> None:
    items = exam_items(name)
    assert 200 <= len(items) <= 400
    assert len({item.line for item in items}) == len(items)
    for item in items:
        position = item.position.check()
        assert position.rules == EXAM_SETS[name]
        assert 2 <= len(position.legal_faces) == len(item.margin) == len(item.win)
        assert min(item.win) >= 0
        assert max(item.win) <= 1
    rounds = {item.position.round for item in items}
    assert rounds == ({1, 2, 3, 4} if name == "duel" else {4})


def test_the_duel_begins_with_the_first_roll() -> None:
    hands = [item.position.hands for item in exam_items("duel")]
    assert sum(hand == (hands[0][0],) * 2 for hand in hands) > 20
    assert hands[0][0].own == 8


def test_the_sets_weigh_little() -> None:
    data = files("lastroll.arena").joinpath("data")
    assert sum(len(file.read_bytes()) for file in data.iterdir()) < 1_000_000


@pytest.mark.parametrize("name", EXAM_SETS)
def test_the_values_are_exact(name: str) -> None:
    small = [item for item in exam_items(name) if count_states(item.position) < MOST_STATES]
    for item in (small[0], small[len(small) // 2], small[-1]):
        position = item.position
        seat = position.turn
        assert seat is not None
        for objective, kept in ((Objective.MARGIN, item.margin), (Objective.WIN, item.win)):
            values = [choice.value[seat] for choice in solve(position, objective).choices]
            assert values == pytest.approx(
                kept, abs=0.01 if objective is Objective.MARGIN else 1e-6
            )


def test_the_files_are_made_by_the_program_that_says_so() -> None:
    assert make_set("duel", 4) == list(exam_items("duel")[:4])
    assert make_layouts() == [format_position_line(position) for position in exploit_positions()]


@pytest.mark.parametrize("name", ["duel", "endings-4", "neutral-3"])
def test_who_always_takes_the_best_loses_nothing(name: str) -> None:
    grade = examine(ByValues(name, "margin", max), name)
    assert (grade.money.mean, grade.money.stderr, grade.money.best) == (0, 0, 1)
    assert not grade.for_money
    assert examine(ByValues(name, "win", max), name).win.mean == 0


def test_what_is_lost_is_the_difference_to_the_best() -> None:
    items = exam_items("endings-4")
    grade = examine(ByValues("endings-4", "win", min), "endings-4")
    losses = [max(item.win) - min(item.win) for item in items]
    assert grade.win.mean == pytest.approx(sum(losses) / len(losses))
    assert grade.win.worst == max(losses)
    assert grade.win.best == sum(loss < 1e-7 for loss in losses) / len(losses)
    assert grade.choices == len(items)


def test_a_bot_that_can_is_asked_to_play_for_money() -> None:
    grade = examine(TwoMinded("endings-4", "win", min), "endings-4")
    assert grade.for_money
    assert grade.money.mean == 0
    assert grade.win.mean > 0


def test_the_same_exam_for_everybody_every_time() -> None:
    one, other = (examine(make_bot("random"), "endings-3") for _ in range(2))
    assert (one.money, one.win) == (other.money, other.win)
    assert examine(make_bot("greedy"), "endings-3").money.mean < one.money.mean


def test_a_bot_sits_the_exams_of_its_own_game() -> None:
    for rung in LADDER:
        fit = {name for name, rules in EXAM_SETS.items() if rung.supports(rules)}
        assert set(exam_sets_for(rung.name)) == fit
        assert "duel" in fit


def test_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(LastRollError, match="endings-9") as refused:
        check_exam_set("endings-9")
    assert refused.value.code == "exam-set"
