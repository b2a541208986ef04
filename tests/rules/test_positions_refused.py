"""Positions that cannot stand on a table: what is said, by which code, and where."""

from dataclasses import replace

import pytest
from tests.refusals import Refusal, check, codes_of
from tests.rules import test_rules_refused, test_steps_refused

from lastroll.rules import (
    Casino,
    Hand,
    InvalidPosition,
    Position,
    Purse,
    Roll,
    Rules,
    missing_extra,
    new_position,
)

BARE = new_position(Rules(players=2))
DEALT = BARE.deal([(60_000, 30_000)] * 6)
ROLLED = DEALT.roll(Roll.of("11335666"))
OPENED = new_position(Rules(players=3, neutral=True)).deal([(60_000,)] * 6).open(Roll.of("", "35"))


def out_of_range(field: str, value: object, most: int) -> dict[str, object]:
    return {"field": field, "value": value, "most": most}


def miscounted(field: str, count: int, needed: int) -> dict[str, object]:
    return {"field": field, "count": count, "needed": needed}


def with_casino(position: Position, casino: Casino) -> Position:
    return replace(position, casinos=(casino, *position.casinos[1:]))


CASES = {
    "a round too many": Refusal(
        lambda: replace(DEALT, round=5).check(),
        InvalidPosition,
        "position-range",
        out_of_range("round", 5, 4),
        ("round",),
        "must be from 0 to 4, not 5",
    ),
    "a start player who is not there": Refusal(
        lambda: replace(DEALT, start=2).check(),
        InvalidPosition,
        "position-range",
        out_of_range("start", 2, 1),
        ("start",),
    ),
    "the turn of somebody who is not there": Refusal(
        lambda: replace(DEALT, turn=2).check(),
        InvalidPosition,
        "position-range",
        out_of_range("turn", 2, 1),
        ("turn",),
    ),
    "five casinos": Refusal(
        lambda: replace(DEALT, casinos=DEALT.casinos[1:]).check(),
        InvalidPosition,
        "position-count",
        miscounted("casinos", 5, 6),
        ("casinos",),
        "there must be 6, not 5",
    ),
    "one hand": Refusal(
        lambda: replace(DEALT, hands=DEALT.hands[1:]).check(),
        InvalidPosition,
        "position-count",
        miscounted("hands", 1, 2),
        ("hands",),
    ),
    "three purses": Refusal(
        lambda: replace(DEALT, purses=(None,) * 3).check(),
        InvalidPosition,
        "position-count",
        miscounted("purses", 3, 2),
        ("purses",),
    ),
    "round 0 with dice in hand": Refusal(
        lambda: replace(DEALT, round=0).check(),
        InvalidPosition,
        "round-zero",
        {},
        ("round",),
        "rounds count from 1",
    ),
    "round 0 with notes at the casinos": Refusal(
        lambda: with_casino(BARE, Casino((60_000,), (0, 0))).check(),
        InvalidPosition,
        "round-zero",
        {},
        ("round",),
    ),
    "a roll before the opening": Refusal(
        lambda: replace(
            OPENED,
            casinos=tuple(Casino(casino.notes, (0, 0, 0, 0)) for casino in OPENED.casinos),
            rolled=Roll.of("11335666", "12"),
        ).check(),
        InvalidPosition,
        "opening-due",
        {},
        ("casinos",),
    ),
    "a note the rules have not": Refusal(
        lambda: with_casino(DEALT, Casino((65_000,), (0, 0))).check(),
        InvalidPosition,
        "position-note",
        {"note": 65_000},
        ("casinos[0].notes",),
        "the rules have no note of $65000",
    ),
    "notes from low to high": Refusal(
        lambda: with_casino(DEALT, Casino((30_000, 60_000), (0, 0))).check(),
        InvalidPosition,
        "notes-order",
        {},
        ("casinos[0].notes",),
    ),
    "dice of three owners": Refusal(
        lambda: with_casino(DEALT, Casino((), (0, 0, 0))).check(),
        InvalidPosition,
        "casino-dice",
        {"owners": 2},
        ("casinos[0].dice",),
    ),
    "fewer than no dice": Refusal(
        lambda: with_casino(DEALT, Casino((), (0, -1))).check(),
        InvalidPosition,
        "casino-dice",
        {"owners": 2},
        ("casinos[0].dice",),
    ),
    "nine dice in a hand": Refusal(
        lambda: replace(DEALT, hands=(Hand(9), Hand(8))).check(),
        InvalidPosition,
        "hand-dice",
        {"seat": 0, "dice": 8, "neutral": 0},
        ("hands[0]",),
    ),
    "nine dice in hand and on a casino": Refusal(
        lambda: with_casino(DEALT, Casino((), (0, 1))).check(),
        InvalidPosition,
        "hand-dice",
        {"seat": 1, "dice": 8, "neutral": 0},
        ("hands[1]",),
    ),
    "fewer than no dice in a hand": Refusal(
        lambda: replace(DEALT, hands=(Hand(8), Hand(-1))).check(),
        InvalidPosition,
        "hand-dice",
        {"seat": 1, "dice": 8, "neutral": 0},
        ("hands[1]",),
    ),
    "neutral dice without the variant": Refusal(
        lambda: replace(DEALT, hands=(Hand(8, 1), Hand(8))).check(),
        InvalidPosition,
        "hand-dice",
        {"seat": 0, "dice": 8, "neutral": 0},
        ("hands[0]",),
    ),
    "more neutral dice than there are": Refusal(
        lambda: with_casino(OPENED, Casino((), (0, 0, 0, 2))).check(),
        InvalidPosition,
        "neutral-dice",
        {"neutral": 8},
        ("casinos",),
        "there are 8 neutral dice in all",
    ),
    "dice left and nobody's turn": Refusal(
        lambda: replace(DEALT, turn=None).check(), InvalidPosition, "turn-missing", {}, ("turn",)
    ),
    "a roll and nobody's turn": Refusal(
        lambda: replace(BARE, rolled=Roll.of("1")).check(),
        InvalidPosition,
        "turn-missing",
        {},
        ("turn",),
    ),
    "the turn of somebody without dice": Refusal(
        lambda: replace(DEALT, hands=(Hand(0), Hand(3))).check(),
        InvalidPosition,
        "turn-empty",
        {"seat": 0},
        ("turn",),
    ),
    "a roll of another hand": Refusal(
        lambda: replace(ROLLED, rolled=Roll.of("123")).check(),
        InvalidPosition,
        "roll-hand",
        {"seat": 0},
        ("roll",),
    ),
    "more notes than dollars": Refusal(
        lambda: replace(DEALT, purses=(None, Purse(2, 3))).check(),
        InvalidPosition,
        "purse",
        {},
        ("purses[1]",),
    ),
}


@pytest.mark.parametrize("refusal", CASES.values(), ids=CASES.keys())
def test_refused(refusal: Refusal) -> None:
    check(refusal)


def test_every_code_of_the_rules_has_a_case() -> None:
    tables = (CASES, test_rules_refused.CASES, test_steps_refused.CASES)
    elsewhere = {"missing-extra"}  # which is below, because no position is refused with it
    codes = codes_of("rules") - elsewhere
    assert {case.code for table in tables for case in table.values()} == codes


def test_a_missing_extra_is_named_with_its_command() -> None:
    error = missing_extra("bus")
    assert error.code == "missing-extra"
    assert str(error) == "this needs the extra `bus`: `pip install lastroll[bus]`"
