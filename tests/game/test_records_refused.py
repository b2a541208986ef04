"""Records that are no games of their rules: what `replay` and `verify` say, and where."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.refusals import Refusal, check
from tests.strategies import steps_of

from lastroll.game import (
    Fair,
    Game,
    GameRecord,
    InvalidRecord,
    NotVerified,
    Placed,
    RoundEnded,
    Scripted,
    ScriptEnded,
    Seeded,
    format_record,
    parse_record,
    record_game,
    replay,
    verify,
)
from lastroll.rules import NOTES, Hand, InvalidRules, LastRollError, Rules

TWO = format_record(record_game(steps_of(Game(Rules(players=2), Seeded(7)))))
FEW_DICE = Rules(players=3, neutral=True, dice=1, neutral_dice=1)
WITH_OPENINGS = steps_of(Game(FEW_DICE, Seeded(7)))
THREE = format_record(record_game(WITH_OPENINGS))
FAIR = format_record(
    record_game(steps_of(Game(FEW_DICE, Fair(bytes(range(32)), "table-1", ["a", "b", "c"]))))
)
LAST = len(json.loads(TWO)["turns"])
FIRST_END = next(n for n, e in enumerate(WITH_OPENINGS.events) if isinstance(e, RoundEnded))
SECOND_ROUND = sum(isinstance(event, Placed) for event in WITH_OPENINGS.events[:FIRST_END])


def changed(text: str, change: Callable[[dict[str, Any]], object]) -> GameRecord:
    data = json.loads(text)
    change(data)
    return parse_record(json.dumps(data))


def played(text: str, change: Callable[[dict[str, Any]], object]) -> Callable[[], object]:
    return lambda: replay(changed(text, change))


def verified(change: Callable[[dict[str, Any]], object]) -> Callable[[], object]:
    return lambda: verify(changed(FAIR, change))


def first_turn(**fields: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["turns"][0].update(fields)


CASES = {
    "the wrong seat": Refusal(
        played(TWO, first_turn(seat=1)),
        InvalidRecord,
        "wrong-seat",
        {"expected": 0, "seat": 1},
        ("turns[0].seat",),
        "it is the turn of seat 0, not of seat 1",
    ),
    "the wrong seat later": Refusal(
        played(TWO, lambda data: data["turns"][5].update(seat=-1)),
        InvalidRecord,
        "wrong-seat",
        {"expected": 1, "seat": -1},
        ("turns[5].seat",),
    ),
    "too many dice": Refusal(
        played(TWO, first_turn(own="111111111")),
        InvalidRecord,
        "dice-number",
        {"seat": 0, "own": 8, "neutral": 0, "dice": "111111111"},
        ("turns[0]",),
    ),
    "too few dice": Refusal(
        played(TWO, first_turn(own="1111111")),
        InvalidRecord,
        "dice-number",
        {"seat": 0, "own": 8, "neutral": 0, "dice": "1111111"},
        ("turns[0]",),
    ),
    "neutral dice without the variant": Refusal(
        played(TWO, first_turn(neutral="1")),
        InvalidRecord,
        "dice-number",
        {
            "seat": 0,
            "own": 8,
            "neutral": 0,
            "dice": "".join(sorted(json.loads(TWO)["turns"][0]["own"])) + "+1",
        },
        ("turns[0]",),
    ),
    "dice that are no digits": Refusal(
        played(TWO, first_turn(own="1234567x")),
        InvalidRecord,
        "dice-digits",
        {"dice": "1234567x"},
        ("turns[0]",),
    ),
    "a face that was not rolled": Refusal(
        played(TWO, first_turn(own="11112222", place=3)),
        InvalidRecord,
        "face-not-rolled",
        {"face": 3, "faces": "1, 2"},
        ("turns[0].place",),
    ),
    "no face at all": Refusal(
        played(TWO, first_turn(place=0)),
        InvalidRecord,
        "face-range",
        {"face": 0},
        ("turns[0].place",),
    ),
    "other notes": Refusal(
        played(TWO, lambda data: data.update(pile=[90_000] * 54)),
        InvalidRecord,
        "pile-notes",
        {"count": 54},
        ("pile",),
        "the pile must be the rules' 54 notes, each as often as they have it",
    ),
    "a note too few": Refusal(
        played(TWO, lambda data: data["pile"].pop()),
        InvalidRecord,
        "pile-notes",
        {"count": 54},
        ("pile",),
    ),
    "the booklets' notes where the rules have others": Refusal(
        played(TWO, lambda data: data["rules"].update(notes=[90_000])),
        InvalidRecord,
        "pile-notes",
        {"count": 1},
        ("pile",),
    ),
    "a turn after the end": Refusal(
        played(TWO, lambda data: data["turns"].append(data["turns"][-1])),
        InvalidRecord,
        "turn-after-end",
        {},
        (f"turns[{LAST}]",),
        "the game is over before this turn",
    ),
    "an opening where there is none": Refusal(
        played(TWO, lambda data: data.update(openings=["12"])),
        InvalidRecord,
        "openings-many",
        {},
        ("openings",),
    ),
    "an opening too many": Refusal(
        played(THREE, lambda data: data["openings"].append("12")),
        InvalidRecord,
        "openings-many",
        {},
        ("openings",),
    ),
    "an opening of three dice": Refusal(
        played(THREE, lambda data: data.update(openings=["123"])),
        InvalidRecord,
        "opening-dice",
        {"expected": 2, "dice": "123"},
        ("openings[0]",),
    ),
    "an opening with a seven": Refusal(
        played(THREE, lambda data: data.update(openings=["17"])),
        InvalidRecord,
        "dice-digits",
        {"dice": "17"},
        ("openings[0]",),
    ),
    "turns without the opening": Refusal(
        played(THREE, lambda data: data.pop("openings")),
        ScriptEnded,
        "opening-missing",
        {"round": 1, "count": 2},
        ("openings[0]",),
    ),
    "turns without the second opening": Refusal(
        played(THREE, lambda data: data.update(openings=data["openings"][:1])),
        ScriptEnded,
        "opening-missing",
        {"round": 2, "count": 2},
        ("openings[1]",),
    ),
    "a script that is too short": Refusal(
        lambda: Scripted(NOTES, []).roll(1, 0, 0, Hand(8)), ScriptEnded, "script-ended"
    ),
    "rules that are none": Refusal(
        lambda: changed(TWO, lambda data: data["rules"].update(players=5, neutral=True)),
        InvalidRules,
        "neutral-five",
        {},
        ("rules",),
    ),
    "a rule out of range": Refusal(
        lambda: changed(TWO, lambda data: data["rules"].update(rounds=0)),
        InvalidRules,
        "rule-range",
        {"field": "rounds", "value": 0, "least": 1, "most": 100},
        ("rules", "rounds"),
    ),
    "one name": Refusal(
        lambda: changed(TWO, lambda data: data.update(players=["Anna"])),
        InvalidRecord,
        "names-count",
        {"players": 2, "count": 1},
        ("players",),
        "2 players need 2 names, not 1",
    ),
    "nothing to verify": Refusal(
        lambda: verify(parse_record(TWO)), InvalidRecord, "fair-missing", {}, ("fair",)
    ),
    "a secret that is not revealed": Refusal(
        verified(lambda data: data["fair"].pop("secret")),
        InvalidRecord,
        "secret-missing",
        {},
        ("fair.secret",),
    ),
    "a secret that is none": Refusal(
        verified(lambda data: data["fair"].update(secret="00" * 31)),
        InvalidRecord,
        "secret-hex",
        {},
        ("fair.secret",),
    ),
    "a commitment that is none": Refusal(
        verified(lambda data: data["fair"].update(commitment="00" * 31)),
        InvalidRecord,
        "commitment-hex",
        {},
        ("fair.commitment",),
    ),
    "another commitment": Refusal(
        verified(lambda data: data["fair"].update(commitment="00" * 32)),
        NotVerified,
        "commitment-differs",
        {},
        ("fair.commitment",),
    ),
    "a secret too short": Refusal(
        lambda: Fair(bytes(31), "table"), InvalidRecord, "secret-length", {"bytes": 32}
    ),
    "a seed that is no word": Refusal(
        lambda: Seeded(2**64),
        LastRollError,
        "seed-range",
        {"field": "seed"},
        ("seed",),
        "must be from 0 to 2^64 - 1",
    ),
    "a game number below nothing": Refusal(
        lambda: Seeded(0, -1), LastRollError, "seed-range", {"field": "game"}, ("game",)
    ),
    "a context that is none": Refusal(
        lambda: Fair(bytes(32), ""), InvalidRecord, "fair-token", {"text": ""}
    ),
    "a context that could be mistaken": Refusal(
        verified(lambda data: data["fair"].update(context="a|b")),
        InvalidRecord,
        "fair-token",
        {"text": "a|b"},
        ("fair",),
    ),
    "a nonce that could be mistaken": Refusal(
        lambda: Fair(bytes(32), "table", ["a,b"]), InvalidRecord, "fair-token", {"text": "a,b"}
    ),
    "too many nonces": Refusal(
        lambda: Fair(bytes(32), "table", ["a"] * 17),
        InvalidRecord,
        "fair-nonces",
        {"most": 16},
        ("nonces",),
    ),
    "the opening of another table": Refusal(
        verified(lambda data: data["openings"].__setitem__(0, "11")),
        NotVerified,
        "opening-differs",
        {"round": 1, "found": "11", "expected": json.loads(FAIR)["openings"][0]},
        ("openings[0]",),
    ),
    "the pile of another table": Refusal(
        verified(lambda data: data["pile"].sort()),
        NotVerified,
        "pile-differs",
        {"place": 1, "found": 10_000, "expected": json.loads(FAIR)["pile"][0]},
        ("pile[0]",),
    ),
    "the dice of another table": Refusal(
        verified(first_turn(own="6", neutral="6", place=6)),
        NotVerified,
        "roll-differs",
        {
            "round": 1,
            "seat": 0,
            "turn": 1,
            "found": "6+6",
            "expected": "{own}+{neutral}".format_map(json.loads(FAIR)["turns"][0]),
        },
        ("turns[0]",),
    ),
}


@pytest.mark.parametrize("refusal", CASES.values(), ids=CASES.keys())
def test_refused(refusal: Refusal) -> None:
    check(refusal)


def test_the_records_are_fine_as_long_as_nobody_changes_them() -> None:
    assert replay(parse_record(TWO)).over
    assert replay(parse_record(THREE)).over
    assert verify(parse_record(FAIR)) == len(json.loads(FAIR)["turns"])
    assert json.loads(FAIR)["openings"][0] != "11"
    assert json.loads(FAIR)["pile"][0] != 10_000
