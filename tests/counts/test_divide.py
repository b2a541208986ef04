"""`divide` tells which face a count comes from."""

import pytest

from .count_file import KINDS, read_counts
from .divide import divide, main

POSITION = "LR1 2{dice=2} 1a a | 50 90 60 90.30 50.20.10 70 | 2 2 | 0/0 0/0"


def test_a_row_for_each_face() -> None:
    assert divide(POSITION, 2).splitlines() == [
        "face  choices  weighted  placements",
        *(f"{face:4}      216       726          24" for face in range(1, 7)),
        " all     1296      4356         144",
    ]


def test_a_roll_on_the_table_is_divided_by_its_own_faces() -> None:
    assert divide(POSITION + " | 25", 1).splitlines()[1:] == [
        "   2        1         1           1",
        "   5        1         1           1",
        " all        2         2           2",
    ]


def test_the_sum_is_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    (entry,) = [entry for entry in read_counts("booklet") if entry.id == "booklet-2"]
    assert main([entry.line, "2"]) == 0
    last = capsys.readouterr().out.split("\n")[-2]
    assert last.split() == ["all", *(str(entry.paths[kind, 2]) for kind in KINDS)]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "usage"),
        ([POSITION, "0"], "usage"),
        (["LR1 2", "1"], "cannot be read"),
        (["LR1 2 0a - | - - - - - - | 0 0 | 0/0 0/0", "1"], "now comes deal"),
    ],
)
def test_refusals(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert complaint in capsys.readouterr().err
