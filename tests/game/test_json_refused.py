"""JSON that is not a record, a position or an event: what is said, and where."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.refusals import Refusal, check, codes_of
from tests.strategies import after_event, steps_of

from lastroll.game import (
    MAX_LINE_BYTES,
    Game,
    GameEnded,
    InvalidRecord,
    OpeningPlaced,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
    Seeded,
    fold,
    format_position,
    format_record,
    parse_event,
    parse_position,
    parse_record,
    record_game,
    standings,
    view,
)
from lastroll.game._events import AnyEvent, CasinoPaid
from lastroll.locales import LANGUAGES, explain, texts
from lastroll.rules import (
    IllegalMove,
    InvalidPosition,
    InvalidRules,
    LastRollError,
    Payment,
    Rules,
    Standing,
)

GAME = Game(Rules(players=2), Seeded(7))
OVER = steps_of(Game(Rules(players=2), Seeded(7))).position
RECORD = format_record(record_game(GAME))
POSITION = format_position(GAME.position)


def record(change: Callable[[dict[str, Any]], object]) -> Callable[[], object]:
    data = json.loads(RECORD)
    change(data)
    return lambda: parse_record(json.dumps(data))


def position(change: Callable[[dict[str, Any]], object]) -> Callable[[], object]:
    data = json.loads(POSITION)
    change(data)
    return lambda: parse_position(json.dumps(data))


def after(event: AnyEvent) -> Callable[[], object]:
    return lambda: after_event(GAME.position, event)


def differs(field: str, found: object, expected: object) -> dict[str, object]:
    return {"field": field, "found": str(found), "expected": str(expected)}


RECORDS = {
    "nothing": Refusal(lambda: parse_record(""), InvalidRecord, "json-broken", {"byte": 0}),
    "half a record": Refusal(
        lambda: parse_record(RECORD[:50]), InvalidRecord, "json-broken", {"byte": 50}
    ),
    "no JSON": Refusal(
        lambda: parse_record(b"Round 1"),
        InvalidRecord,
        "json-broken",
        {"byte": 0},
        (),
        "invalid JSON at byte 0",
    ),
    "not even text": Refusal(
        lambda: parse_record(b'{"format": "\xff"}'), InvalidRecord, "json-strange"
    ),
    "half a character": Refusal(lambda: parse_record("\ud800"), InvalidRecord, "json-strange"),
    "a deep well": Refusal(
        lambda: parse_record('{"x":' + "[" * 100_000), InvalidRecord, "json-strange"
    ),
    "too long": Refusal(
        lambda: parse_record(" " * (MAX_LINE_BYTES + 1)),
        InvalidRecord,
        "too-long",
        {"most": MAX_LINE_BYTES},
    ),
    "a number": Refusal(
        lambda: parse_record("3"),
        InvalidRecord,
        "json-type",
        {"expected": "object", "found": "int"},
        (),
        "expected an object, found a whole number",
    ),
    "another format": Refusal(
        record(lambda data: data.update(format="lastroll-game/2")),
        InvalidRecord,
        "format",
        {"expected": "lastroll-game/1", "found": "lastroll-game/2"},
        ("format",),
        'the format must be "lastroll-game/1", not "lastroll-game/2"',
    ),
    "no format": Refusal(
        record(lambda data: data.pop("format")),
        InvalidRecord,
        "json-missing",
        {"field": "format"},
    ),
    "an unknown house rule": Refusal(
        record(lambda data: data["rules"].update(jackpot=1)),
        InvalidRecord,
        "json-unknown",
        {"field": "jackpot"},
        ("rules",),
        "the field jackpot does not belong here",
    ),
    "an unknown house rule that looks like a place": Refusal(
        record(lambda data: data["rules"].update({"x` - at `$.y": 1})),
        InvalidRecord,
        "json-unknown",
        {"field": "x` - at `$.y"},
        ("rules",),
    ),
    "fewer than no players": Refusal(
        record(lambda data: data["rules"].update(players=-2)),
        InvalidRecord,
        "json-least",
        {"least": 0},
        ("rules.players",),
        "must be at least 0",
    ),
    "more players than a number can say": Refusal(
        record(lambda data: data["rules"].update(players=10**12)),
        InvalidRecord,
        "json-most",
        {"most": 10**12 - 1},
        ("rules.players",),
        "must be at most 999999999999",
    ),
    "more players than any number": Refusal(
        lambda: parse_record(RECORD.replace('"players":2', '"players":1e999')),
        InvalidRecord,
        "json-value",
        {},
        ("rules.players",),
        "this value is not allowed here",
    ),
    "two and a half players": Refusal(
        record(lambda data: data["rules"].update(players=2.5)),
        InvalidRecord,
        "json-type",
        {"expected": "int", "found": "float"},
        ("rules.players",),
        "expected a whole number, found a decimal number",
    ),
    "neutral in numbers": Refusal(
        record(lambda data: data["rules"].update(neutral=1)),
        InvalidRecord,
        "json-type",
        {"expected": "bool", "found": "int"},
        ("rules.neutral",),
        "expected true or false, found a whole number",
    ),
    "nobody to name": Refusal(
        record(lambda data: data.update(players=[None, True])),
        InvalidRecord,
        "json-type",
        {"expected": "str", "found": "null"},
        ("players[0]",),
        "expected a text, found nothing",
    ),
    "a list where an object or nothing stands": Refusal(
        record(lambda data: data.update(fair=[])),
        InvalidRecord,
        "json-type",
        {"expected": "object", "found": "array"},
        ("fair",),
        "expected an object, found a list",
    ),
    "notes without end": Refusal(
        record(lambda data: data["rules"].update(notes=[10_000] * 1001)),
        InvalidRecord,
        "json-many",
        {"most": 1000},
        ("rules.notes",),
        "the list has more than 1000 entries",
    ),
    "dice without end": Refusal(
        record(lambda data: data["turns"].append({"seat": 0, "own": "1" * 41, "place": 1})),
        InvalidRecord,
        "json-long",
        {"most": 40},
        ("turns[0].own",),
        "the text is longer than 40 characters",
    ),
    "a note in words": Refusal(
        record(lambda data: data["pile"].__setitem__(3, "ten")),
        InvalidRecord,
        "json-type",
        {"expected": "int", "found": "str"},
        ("pile[3]",),
    ),
    "a turn without a face": Refusal(
        record(lambda data: data["turns"].append({"seat": 0, "own": "1"})),
        InvalidRecord,
        "json-missing",
        {"field": "place"},
        ("turns[0]",),
    ),
}
POSITIONS = {
    "a record for a position": Refusal(
        lambda: parse_position(RECORD), InvalidPosition, "json-missing", {"field": "round"}
    ),
    "another format": Refusal(
        position(lambda data: data.update(format="x")),
        InvalidPosition,
        "format",
        {"expected": "lastroll-position/1", "found": "x"},
        ("format",),
    ),
    "a roll with a seven": Refusal(
        position(lambda data: data.update(roll={"own": "7"})),
        InvalidPosition,
        "dice-digits",
        {"dice": "7"},
        ("roll",),
    ),
    "a roll without end": Refusal(
        position(lambda data: data.update(roll={"own": "1" * 101})),
        InvalidPosition,
        "dice-digits",
        {"dice": "1" * 40},
        ("roll",),
    ),
    "a roll of some of the dice": Refusal(
        position(lambda data: data.update(roll={"own": "123"})),
        InvalidPosition,
        "roll-hand",
        {"seat": 0},
        ("roll",),
    ),
    "five casinos": Refusal(
        position(lambda data: data["casinos"].pop()),
        InvalidPosition,
        "position-count",
        {"field": "casinos", "count": 5, "needed": 6},
        ("casinos",),
    ),
    "fewer than no dice": Refusal(
        position(lambda data: data["hands"][1].update(own=-1)),
        InvalidPosition,
        "json-least",
        {"least": 0},
        ("hands[1].own",),
    ),
    "rules for one player": Refusal(
        position(lambda data: data["rules"].update(players=1)),
        InvalidRules,
        "rule-range",
        {"field": "players", "value": 1, "least": 2, "most": 5},
        ("rules", "players"),
    ),
}
EVENTS = {
    "no event": Refusal(
        lambda: parse_event("{}"), InvalidRecord, "json-missing", {"field": "event"}
    ),
    "an unknown event": Refusal(
        lambda: parse_event('{"event": "fire"}'),
        InvalidRecord,
        "json-choice",
        {"value": "fire"},
        ("event",),
        "'fire' is not allowed here",
    ),
    "an event by number": Refusal(
        lambda: parse_event('{"event": 3}'),
        InvalidRecord,
        "json-type",
        {"expected": "str", "found": "unknown"},
        ("event",),
        "expected a text, found something else",
    ),
    "half a payment": Refusal(
        lambda: parse_event(
            '{"event": "casino-paid", "casino": 1, "cancelled": [], "payments": [{"owner": 0}]}'
        ),
        InvalidRecord,
        "json-missing",
        {"field": "note"},
        ("payments[0]",),
        "the field note is missing",
    ),
    "not even text": Refusal(
        lambda: parse_event(b'{"event": "\xff"}'), InvalidRecord, "json-strange"
    ),
    "too long": Refusal(
        lambda: parse_event(" " * (MAX_LINE_BYTES + 1)),
        InvalidRecord,
        "too-long",
        {"most": MAX_LINE_BYTES},
    ),
    "a roll of the wrong seat": Refusal(
        after(Rolled(1, "11111111", "")),
        InvalidRecord,
        "event-differs",
        differs("seat", 1, 0),
        ("seat",),
        "seat is 1, but by the rules it is 0",
    ),
    "a place before the roll": Refusal(after(Placed(0, 1, 1, 0)), IllegalMove, "not-rolled"),
    "a place of the wrong seat": Refusal(
        after(Placed(1, 1, 1, 0)), InvalidRecord, "event-differs", differs("seat", 1, 0), ("seat",)
    ),
    "some of the dice of a face": Refusal(
        lambda: after_event(
            after_event(GAME.position, Rolled(0, "33335556", "")), Placed(0, 3, 2, 0)
        ),
        InvalidRecord,
        "event-differs",
        differs("dice", (2, 0), (4, 0)),
        ("dice",),
    ),
    "a casino seven": Refusal(
        after(CasinoPaid(7, (), (), (), ())),
        InvalidRecord,
        "event-differs",
        differs("casino", 7, "1-6"),
        ("casino",),
    ),
    "a pay-out before its time": Refusal(
        after(CasinoPaid(1, (), (), (), ())), IllegalMove, "phase", {"now": "roll", "asked": "pay"}
    ),
    "a round before its time": Refusal(
        after(RoundStarted(2, 1, ((),) * 6)),
        IllegalMove,
        "phase",
        {"now": "roll", "asked": "deal"},
    ),
    "an opening where there is none": Refusal(
        after(OpeningPlaced("12")), IllegalMove, "phase", {"now": "roll", "asked": "opening"}
    ),
    "the end of a round in the middle of it": Refusal(
        after(RoundEnded(1, ())),
        InvalidRecord,
        "event-differs",
        differs("phase", "over", "roll"),
        ("phase",),
    ),
    "the end of another round": Refusal(
        lambda: after_event(OVER, RoundEnded(2, ())),
        InvalidRecord,
        "event-differs",
        differs("round", 2, 4),
        ("round",),
    ),
    "other standings": Refusal(
        lambda: after_event(OVER, GameEnded((Standing(0, 5, 1, 1),))),
        InvalidRecord,
        "event-differs",
        differs("standings", (Standing(0, 5, 1, 1),), standings(OVER)),
        ("standings",),
    ),
    "standings of closed purses": Refusal(
        lambda: standings(view(GAME.position, 0)), LastRollError, "purse-closed", {"seat": 1}
    ),
}
CASES = {
    f"{kind}: {name}": case
    for kind, table in (("record", RECORDS), ("position", POSITIONS), ("event", EVENTS))
    for name, case in table.items()
}


@pytest.mark.parametrize("refusal", CASES.values(), ids=CASES.keys())
def test_refused(refusal: Refusal) -> None:
    check(refusal)


JSON_CODES = sorted(code for code in codes_of("game") if code.startswith("json-"))


def words(sentence: str) -> str:
    """Return a sentence without the marks that texts and code set differently."""
    return re.sub("[,`'\u201c\u201d]", "", sentence)


@pytest.mark.parametrize("code", JSON_CODES)
def test_the_reader_is_told_the_same_in_every_language(code: str) -> None:
    said = [case for case in CASES.values() if case.code == code]
    assert said
    for refusal in said:
        with pytest.raises(LastRollError) as caught:
            refusal.attempt()
        english = explain(caught.value, texts("en"))
        assert words(english) == words(caught.value.args[0])
        for language in LANGUAGES[1:]:
            own = explain(caught.value, texts(language))
            assert own != explain(caught.value, texts("en"))
            # What msgspec says is English, and calls kinds by Python's names.
            assert not re.search(r"Expected|Invalid|\b(?:int|str|bool|array|null)\b", own)


ONE_DIE = Rules(players=2, dice=1)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("payout", CasinoPaid(1, (), (Payment(1, 10_000),), (), ())),
        ("round", RoundStarted(3, 1, ((),) * 6)),
        ("start", RoundStarted(2, 0, ((),) * 6)),
    ],
)
def test_events_that_do_not_follow_from_the_ones_before(field: str, wrong: AnyEvent) -> None:
    events = steps_of(Game(ONE_DIE, Seeded(7)), 4).events
    last = max(number for number, event in enumerate(events) if type(event) is type(wrong))
    before = fold(ONE_DIE, events[:last])
    if isinstance(wrong, CasinoPaid):
        before = fold(ONE_DIE, events[: last - 5])
    with pytest.raises(InvalidRecord) as refusal:
        after_event(before, wrong)
    assert (refusal.value.code, refusal.value.where) == ("event-differs", (field,))
