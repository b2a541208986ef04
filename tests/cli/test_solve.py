"""`lastroll solve`: exact values for people and for programs, and what is refused."""

import json
from pathlib import Path

import pytest
from tests.cli.command import Inside, refused

from lastroll.game import parse_position_line


def line(roll: str = "", *, own: int = 2, other: int = 0) -> str:
    """Return the end of a last round: seat 0 has two dice left, seat 1 none."""
    position = {
        "format": "lastroll-position/1",
        "rules": {"players": 2},
        "round": 4,
        "start": 0,
        "turn": 0,
        "casinos": [
            {"notes": [60000], "dice": [6 if own == 2 else 7, 1]},
            *({"notes": [50000], "dice": [0, 7 if n == 0 else 0]} for n in range(5)),
        ],
        "hands": [{"own": own, "neutral": 0}, {"own": other, "neutral": 0}],
        "roll": {"own": roll, "neutral": ""} if roll else None,
        "purses": [{"money": 100000, "notes": 2}, {"money": 100000, "notes": 2}],
    }
    return json.dumps(position)


def test_json_says_what_the_contract_says(inside: Inside) -> None:
    status, out, err = inside("solve", line("13"), "--objective", "margin", "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert found["method"] == "exact"
    assert found["objective"] == "margin"
    assert sum(found["value"]) == pytest.approx(0)
    assert [choice["face"] for choice in found["choices"]] == [1, 3]
    assert found["best"] == 3  # 60 are won in any case
    values = {choice["face"]: choice["value"][0] for choice in found["choices"]}
    assert found["value"][0] == values[3] > values[1]


def test_before_the_roll_there_is_nothing_to_choose(inside: Inside) -> None:
    found = json.loads(inside("solve", line(), "--json").out)
    assert found["objective"] == "win"
    assert "choices" not in found
    assert "best" not in found
    assert sum(found["value"]) == pytest.approx(1)
    assert {each["face"] for each in found["placements"]} == {1, 2, 3, 4, 5, 6}


def test_what_is_not_exact_says_so(inside: Inside) -> None:
    early = json.loads(line("13")) | {"round": 2}
    found = json.loads(inside("solve", json.dumps(early), "--json").out)
    assert found["method"] == "equity-table"
    assert len(found["stderr"]) == len(found["choices"][0]["stderr"]) == 2
    assert 0 < max(found["stderr"]) < 0.01
    assert "standard error" in inside("solve", json.dumps(early)).out
    assert "stderr" not in json.loads(inside("solve", line("13"), "--json").out)


def test_a_position_may_stand_in_a_file_or_come_through_a_pipe(
    inside: Inside, tmp_path: Path
) -> None:
    expected = inside("solve", line("13"), "--json").out
    file = tmp_path / "position.json"
    file.write_text(line("13"), encoding="utf-8")
    assert inside("solve", str(file), "--json").out == expected
    assert inside("solve", "-", "--json", stdin=line("13").encode()).out == expected


def test_a_table_for_people(inside: Inside) -> None:
    out = inside("solve", line("13"), "--objective", "margin").out
    assert "Seat 0: +$" in out
    assert "Face 3: " in out
    assert "best" in out
    rows = [row for row in out.splitlines() if row.startswith(("  1 ", "  2 "))]
    assert len(rows) == 2
    assert rows[0].count("$") == 6
    assert "Platz 0" in inside("--language", "de", "solve", line()).out


def test_what_cannot_be_solved_is_refused(inside: Inside) -> None:
    assert "nowhere.json" in refused(inside("solve", "nowhere.json"))
    assert refused(inside("solve", "{}"))
    assert refused(inside("solve", "LR1 nonsense"))
    assert "--limit" in refused(inside("solve", line(), "--limit", "0"))
    large = "LR1 5 4a a | 60 50 50 50 50 50 | 8 8 8 8 8 | 0/0 0/0 0/0 0/0 0/0"
    parse_position_line(large)
    assert "50,000,000" in refused(inside("solve", large))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "invalid JSON"),
        (b"\x80\x00\xff", "invalid JSON"),
        (b"7", "expected an object"),
        (b'{"format": "lastroll-position/1"}', "the field rules is missing"),
        (b"LR1 nonsense", ""),
        (b" " * ((1 << 20) + 1), "longer than"),
    ],
)
def test_a_refusal_names_the_file(
    inside: Inside, tmp_path: Path, content: bytes, reason: str
) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(content)
    assert refused(inside("solve", str(file))).startswith(f"{file}: {reason}")
    assert refused(inside("solve", "-", stdin=content)).startswith(f"standard input: {reason}")


def test_a_refusal_names_the_argument(inside: Inside) -> None:
    assert refused(inside("solve", "{}")).startswith("POSITION: the field format is missing")
    assert refused(inside("solve", "LR1 nonsense")).startswith("POSITION: ")
