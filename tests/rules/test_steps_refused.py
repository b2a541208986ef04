"""Steps that the rules forbid: what is said, by which code."""

import pytest
from tests.refusals import Refusal, check

from lastroll.rules import IllegalMove, Roll, Rules, new_position

BARE = new_position(Rules(players=2))
DEALT = BARE.deal([(60_000, 30_000)] * 6)
ROLLED = DEALT.roll(Roll.of("11335666"))
TO_OPEN = new_position(Rules(players=3, neutral=True)).deal([(60_000,)] * 6)
OPENED = TO_OPEN.open(Roll.of("", "35"))

CASES = {
    "dice that are no digits": Refusal(
        lambda: Roll.of("1237"),
        IllegalMove,
        "dice-digits",
        {"dice": "1237"},
        (),
        "dice are written as digits 1 to 6, not '1237'",
    ),
    "neutral dice that are no digits": Refusal(
        lambda: Roll.of("", "x" * 50), IllegalMove, "dice-digits", {"dice": "x" * 40}
    ),
    "rolling before the deal": Refusal(
        lambda: BARE.roll(Roll.of("1")),
        IllegalMove,
        "phase",
        {"now": "deal", "asked": "roll"},
        (),
        "now comes deal, not roll",
    ),
    "dealing twice": Refusal(
        lambda: DEALT.deal([()] * 6), IllegalMove, "phase", {"now": "roll", "asked": "deal"}
    ),
    "rolling twice": Refusal(
        lambda: ROLLED.roll(Roll.of("1")), IllegalMove, "phase", {"now": "place", "asked": "roll"}
    ),
    "rolling before the opening": Refusal(
        lambda: TO_OPEN.roll(Roll.of("1")),
        IllegalMove,
        "phase",
        {"now": "opening", "asked": "roll"},
    ),
    "opening where there is none": Refusal(
        lambda: DEALT.open(Roll.of("", "11")),
        IllegalMove,
        "phase",
        {"now": "roll", "asked": "opening"},
    ),
    "opening twice": Refusal(
        lambda: OPENED.open(Roll.of("", "11")),
        IllegalMove,
        "phase",
        {"now": "roll", "asked": "opening"},
    ),
    "paying while dice are left": Refusal(
        lambda: DEALT.pay(1), IllegalMove, "phase", {"now": "roll", "asked": "pay"}
    ),
    "five casinos": Refusal(
        lambda: BARE.deal([()] * 5),
        IllegalMove,
        "deal-six",
        {"count": 5},
        (),
        "six casinos take notes, not 5",
    ),
    "a note that the rules have not": Refusal(
        lambda: BARE.deal([(65_000,)] * 6), IllegalMove, "deal-note", {"note": 65_000}
    ),
    "the pay-out of a seventh casino": Refusal(
        lambda: BARE.pay(7), IllegalMove, "face-range", {"face": 7}
    ),
    "an opening of one die": Refusal(
        lambda: TO_OPEN.open(Roll.of("", "3")),
        IllegalMove,
        "opening-dice",
        {"expected": 2, "dice": "+3"},
    ),
    "an opening of own dice": Refusal(
        lambda: TO_OPEN.open(Roll.of("35")),
        IllegalMove,
        "opening-dice",
        {"expected": 2, "dice": "35"},
    ),
    "too few dice": Refusal(
        lambda: DEALT.roll(Roll.of("1234561")),
        IllegalMove,
        "dice-number",
        {"seat": 0, "own": 8, "neutral": 0, "dice": "1123456"},
        (),
        "seat 0 has 8 own and 0 neutral dice to roll, not 1123456",
    ),
    "too many dice": Refusal(
        lambda: DEALT.roll(Roll.of("123456123")),
        IllegalMove,
        "dice-number",
        {"seat": 0, "own": 8, "neutral": 0, "dice": "112233456"},
    ),
    "no dice": Refusal(
        lambda: OPENED.roll(Roll.of("")),
        IllegalMove,
        "dice-number",
        {"seat": 0, "own": 8, "neutral": 2, "dice": "none"},
    ),
    "neutral dice for own ones": Refusal(
        lambda: OPENED.roll(Roll.of("1111111", "222")),
        IllegalMove,
        "dice-number",
        {"seat": 0, "own": 8, "neutral": 2, "dice": "1111111+222"},
    ),
    "placing before the roll": Refusal(
        lambda: DEALT.place(1),
        IllegalMove,
        "not-rolled",
        {},
        (),
        "nothing can be placed before the roll",
    ),
    "face 0": Refusal(lambda: ROLLED.place(0), IllegalMove, "face-range", {"face": 0}),
    "face 7": Refusal(
        lambda: ROLLED.place(7),
        IllegalMove,
        "face-range",
        {"face": 7},
        (),
        "a face is a number from 1 to 6, not 7",
    ),
    "a face not rolled": Refusal(
        lambda: ROLLED.place(2),
        IllegalMove,
        "face-not-rolled",
        {"face": 2, "faces": "1, 3, 5, 6"},
        (),
        "face 2 was not rolled; it can be 1, 3, 5, 6",
    ),
}


@pytest.mark.parametrize("refusal", CASES.values(), ids=CASES.keys())
def test_refused(refusal: Refusal) -> None:
    check(refusal)
