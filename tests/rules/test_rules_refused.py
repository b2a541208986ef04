"""Rules that no game can be played by: what is said, by which code, and where."""

import pytest
from tests.refusals import Refusal, check

from lastroll.rules import NOTES, InvalidRules, Rules


def out_of_range(field: str, value: object, least: int, most: int) -> dict[str, object]:
    return {"field": field, "value": value, "least": least, "most": most}


CASES = {
    "no player": Refusal(
        lambda: Rules(players=1),
        InvalidRules,
        "rule-range",
        out_of_range("players", 1, 2, 5),
        ("players",),
        "must be a whole number from 2 to 5, not 1",
    ),
    "six players": Refusal(
        lambda: Rules(players=6),
        InvalidRules,
        "rule-range",
        out_of_range("players", 6, 2, 5),
        ("players",),
    ),
    "true is no number": Refusal(
        lambda: Rules(players=2, rounds=True),
        InvalidRules,
        "rule-range",
        out_of_range("rounds", True, 1, 100),
        ("rounds",),
    ),
    "no round": Refusal(
        lambda: Rules(players=2, rounds=0),
        InvalidRules,
        "rule-range",
        out_of_range("rounds", 0, 1, 100),
        ("rounds",),
    ),
    "no minimum": Refusal(
        lambda: Rules(players=2, minimum=0),
        InvalidRules,
        "rule-range",
        out_of_range("minimum", 0, 1, 10**9),
        ("minimum",),
    ),
    "thirteen dice": Refusal(
        lambda: Rules(players=2, dice=13),
        InvalidRules,
        "rule-range",
        out_of_range("dice", 13, 1, 12),
        ("dice",),
    ),
    "fewer than no neutral dice": Refusal(
        lambda: Rules(players=2, neutral=True, neutral_dice=-2),
        InvalidRules,
        "rule-range",
        out_of_range("neutral_dice", -2, 0, 12),
        ("neutral_dice",),
    ),
    "thirteen opening dice": Refusal(
        lambda: Rules(players=2, neutral=True, opening_dice=13),
        InvalidRules,
        "rule-range",
        out_of_range("opening_dice", 13, 0, 12),
        ("opening_dice",),
    ),
    "a note of nothing": Refusal(
        lambda: Rules(players=2, notes=(90_000, 0)),
        InvalidRules,
        "rule-range",
        out_of_range("notes[1]", 0, 1, 10**9),
        ("notes[1]",),
    ),
    "no notes": Refusal(
        lambda: Rules(players=2, notes=()),
        InvalidRules,
        "notes-count",
        {"most": 1000},
        ("notes",),
        "there must be 1 to 1000 notes",
    ),
    "too many notes": Refusal(
        lambda: Rules(players=2, notes=(90_000,) * 1001),
        InvalidRules,
        "notes-count",
        {"most": 1000},
        ("notes",),
    ),
    "notes in a list": Refusal(
        lambda: Rules(players=2, notes=list(NOTES)),  # type: ignore[arg-type]
        InvalidRules,
        "notes-count",
        {"most": 1000},
        ("notes",),
    ),
    "neutral as a number": Refusal(
        lambda: Rules(players=2, neutral=1),  # type: ignore[arg-type]
        InvalidRules,
        "rule-not-bool",
        {"field": "neutral"},
        ("neutral",),
        "must be true or false",
    ),
    "a start player who is not there": Refusal(
        lambda: Rules(players=2, start=2),
        InvalidRules,
        "start-seat",
        {"start": 2, "players": 2},
        ("start",),
        "seat 2 cannot start with 2 players: seats count from 0, so choose one below 2",
    ),
    "five players and neutral": Refusal(
        lambda: Rules(players=5, neutral=True),
        InvalidRules,
        "neutral-five",
    ),
    "neutral dice without the variant": Refusal(
        lambda: Rules(players=2, neutral_dice=2), InvalidRules, "neutral-off"
    ),
    "opening dice without the variant": Refusal(
        lambda: Rules(players=2, opening_dice=2), InvalidRules, "neutral-off"
    ),
    "the variant without neutral dice": Refusal(
        lambda: Rules(players=2, neutral=True, neutral_dice=0), InvalidRules, "neutral-none"
    ),
    "more dice in a hand than a word holds": Refusal(
        lambda: Rules(players=2, neutral=True, dice=12, neutral_dice=5),
        InvalidRules,
        "dice-many",
        {"count": 17, "most": 16},
    ),
    "less money than a casino must hold": Refusal(
        lambda: Rules(players=2, notes=(10_000, 20_000)),
        InvalidRules,
        "minimum-high",
        {"total": 30_000, "minimum": 50_000},
    ),
}


@pytest.mark.parametrize("refusal", CASES.values(), ids=CASES.keys())
def test_refused(refusal: Refusal) -> None:
    check(refusal)
