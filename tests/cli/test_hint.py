"""`lastroll hint`: every choice with its value, exact or with its method and error."""

import json

import pytest
from tests.cli.command import Inside, refused
from tests.cli.test_solve import line

from lastroll.locales import LANGUAGES

FAR = "LR1 3 2a a | 60.20 50.30 50 50 80 90 | 8 8 8 | 0/0 0/0 0/0 | 11235566"
UNROLLED = FAR.rpartition(" |")[0]
QUICK = ("--seconds", "0.05")


def test_near_the_end_it_says_what_solve_says(inside: Inside) -> None:
    for objective in ("win", "margin", "money"):
        words = [line("13"), "--objective", objective, "--json"]
        hint = json.loads(inside("hint", *words).out)
        solved = json.loads(inside("solve", *words).out)
        assert hint.pop("choices") == solved["choices"]
        assert hint == {name: solved[name] for name in ("method", "objective", "value", "best")}


@pytest.mark.parametrize("objective", ["win", "margin", "money"])
def test_far_from_it_each_choice_has_an_error(inside: Inside, objective: str) -> None:
    status, out, err = inside("hint", FAR, "--objective", objective, *QUICK, "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert found["method"] == ("net" if objective == "money" else "search")
    assert found["objective"] == objective
    assert [choice["face"] for choice in found["choices"]] == [1, 2, 3, 5, 6]
    assert len(found["stderr"]) == len(found["value"]) == 3
    assert min(found["stderr"]) > 0
    for choice in found["choices"]:
        assert len(choice["value"]) == 3
        assert (choice["stderr"] == 0) == (choice["face"] == found["best"])
        assert choice["stderr"] < (0.2 if objective == "win" else 100_000)
        if choice["face"] == found["best"]:
            assert choice["value"] == found["value"]
    assert inside("hint", FAR, "--objective", objective, *QUICK, "--json").out == out


def test_before_the_roll_there_is_nothing_to_choose(inside: Inside) -> None:
    found = json.loads(inside("hint", UNROLLED, "--json").out)
    assert not {"choices", "best"} & found.keys()
    assert sum(found["value"]) == pytest.approx(1, abs=1e-5)


def test_in_earlier_rounds_of_two_it_tells_the_error_of_the_table(inside: Inside) -> None:
    early = json.dumps(json.loads(line("13")) | {"round": 2})
    found = json.loads(inside("hint", early, "--json").out)
    assert found["method"] == "equity-table"
    assert 0 < found["choices"][0]["stderr"] < 0.01


def test_people_see_the_best_first_and_how_it_was_found(inside: Inside) -> None:
    out = inside("hint", FAR, *QUICK).out
    faces = [row for row in out.splitlines() if row.startswith("  Face ")]
    assert len(faces) == 5
    assert faces[0].endswith("best")
    assert all("±" in row for row in faces[1:])
    assert "played out many times" in out
    assert "Exact" in inside("hint", line("13")).out
    said = {inside("--language", code, "hint", line("13")).out for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_position_may_come_through_a_pipe(inside: Inside) -> None:
    expected = inside("hint", line("13"), "--json").out
    assert inside("hint", "-", "--json", stdin=line("13").encode()).out == expected


def test_bad_input_is_refused_in_one_line(inside: Inside) -> None:
    assert "nowhere.json" in refused(inside("hint", "nowhere.json"))
    assert refused(inside("hint", "LR1 nonsense"))
    assert refused(inside("hint", "{}"))
    assert refused(inside("hint", line("13"), "--objective", "fame"))
    for seconds in ("0", "1e9", "nan"):
        assert "--seconds" in refused(inside("hint", line("13"), "--seconds", seconds))
