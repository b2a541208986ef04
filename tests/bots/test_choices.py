"""Every rung chooses today as when its choices were recorded."""

import json

import pytest
from tests.bots.choices import FILE, POSITIONS, SLOW_POSITIONS, TABLES, faces_of, rungs_at

from lastroll.bots import Rung

RECORDED = json.loads(FILE.read_text("utf-8"))
SHARE_THAT_MAY_DIFFER = 1 / 250
"""Another processor adds up floats in another order: choices that are all but equal may differ."""
BY_DAY = {"champion": 3, "perfect": 30}
MOST_BY_DAY = 60

CASES = [(table, rung) for table in TABLES for rung in rungs_at(table)]
each_case = pytest.mark.parametrize(
    ("table", "rung"), CASES, ids=[f"{table}-{rung.name}" for table, rung in CASES]
)


def differing(table: str, rung: Rung, most: int) -> list[int]:
    found, recorded = faces_of(rung, table, most), RECORDED[table][rung.name]
    pairs = zip(found, recorded[: len(found)], strict=True)
    return [number for number, (now, then) in enumerate(pairs) if now != then]


def test_there_are_two_thousand_recorded_choices_of_every_rung_that_answers_fast() -> None:
    assert sum(len(RECORDED[table]["expert"]) for table in TABLES) >= 2_000
    for table, rung in CASES:
        expected = min(POSITIONS, SLOW_POSITIONS.get(rung.name, POSITIONS))
        assert len(RECORDED[table][rung.name]) == expected


@each_case
def test_a_rung_chooses_as_recorded(table: str, rung: Rung) -> None:
    assert not differing(table, rung, BY_DAY.get(rung.name, MOST_BY_DAY))


@pytest.mark.nightly
@each_case
def test_a_rung_chooses_as_recorded_in_all_positions(table: str, rung: Rung) -> None:
    assert len(differing(table, rung, POSITIONS)) <= POSITIONS * SHARE_THAT_MAY_DIFFER
