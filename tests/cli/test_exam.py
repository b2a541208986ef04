"""`lastroll exam`: losses against exact values, for people and for programs."""

import json

import pytest
from tests.bots.programs import program
from tests.cli.command import Inside, refused

from lastroll.arena import EXAM_SETS, SupportsMargin, exam_items, examine
from lastroll.bots import LADDER, make_bot
from lastroll.locales import LANGUAGES, texts


def test_json_says_what_was_lost(inside: Inside) -> None:
    status, out, err = inside("exam", "--bot", "greedy", "--set", "neutral-2", "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    (shown,) = found["sets"]
    grade = examine(make_bot("greedy"), "neutral-2")
    assert found["bot"] == "greedy"
    assert shown["set"] == "neutral-2"
    assert shown["choices"] == len(exam_items("neutral-2"))
    assert shown["money_loss"] == grade.money.mean
    assert shown["win_loss"] == grade.win.mean
    assert shown["win_loss_stderr"] == grade.win.stderr
    assert shown["plays_for_money"] is False
    assert shown["seconds_per_choice"] > 0


def test_without_a_set_all_of_them(inside: Inside) -> None:
    found = json.loads(inside("exam", "--bot", "random", "--json").out)
    assert [shown["set"] for shown in found["sets"]] == list(EXAM_SETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_people(inside: Inside, language: str) -> None:
    words = ("--language", language, "exam", "--bot", "frugal", "--set", "endings-5")
    status, out, err = inside(*words)
    assert (status, err) == (0, "")
    t = texts(language)
    title, _, heads, row, _, note = out.splitlines()
    assert title == t("exam-title", bot="frugal")
    assert all(t(f"exam-{head}") in heads for head in ("set", "choices", "money", "win", "best"))
    assert row.split()[:2] == ["endings-5", str(len(exam_items("endings-5")))]
    assert note == t("exam-as-it-is")


def test_who_can_play_for_money_does(inside: Inside) -> None:
    able = [rung.name for rung in LADDER if rung.fast and isinstance(rung.make(), SupportsMargin)]
    out = inside("exam", "--bot", able[0], "--set", "endings-5").out
    assert out.splitlines()[-1] == texts("en")("exam-for-money")


def test_a_program_can_sit_it_too(inside: Inside) -> None:
    lowest = program("hello()\nwhile True: r = ask(); say(id=r['id'], face=faces(r)[0])")
    words = ("exam", "--bot", f"cmd:{lowest}", "--set", "endings-5", "--json")
    assert json.loads(inside(*words).out)["sets"][0]["money_loss"] > 0


def test_a_program_that_answers_nonsense_fails_it(inside: Inside) -> None:
    seven = program("hello()\nwhile True: say(id=ask()['id'], face=7)")
    assert "7" in refused(inside("exam", "--bot", f"cmd:{seven}"))


def test_a_bot_of_another_project_too(inside: Inside) -> None:
    found = json.loads(inside("exam", "--bot", "prior-table", "--set", "endings-4", "--json").out)
    assert found["sets"][0]["money_loss"] > 0


def test_what_is_refused(inside: Inside) -> None:
    assert "--bot" in refused(inside("exam"))
    assert "nobody" in refused(inside("exam", "--bot", "nobody"))
    assert "--bot-seconds" in refused(inside("exam", "--bot", "greedy", "--bot-seconds", "0"))
    assert "endings-9" in refused(inside("exam", "--bot", "greedy", "--set", "endings-9"))


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        (rung.name, name)
        for rung in LADDER
        for name, rules in EXAM_SETS.items()
        if not rung.supports(rules)
    ],
)
def test_a_bot_that_does_not_play_by_the_rules_of_a_set(
    inside: Inside, bot: str, name: str
) -> None:
    assert bot in refused(inside("exam", "--bot", bot, "--set", name))
