"""Text that is not in the notation: game text, position lines, rules; and no code is missed."""

from collections.abc import Callable

import pytest
from tests.game import test_event_log, test_json_refused, test_records_refused
from tests.refusals import Refusal, check, codes_of
from tests.strategies import steps_of

from lastroll.game import (
    MAX_LINE_BYTES,
    Game,
    InvalidNotation,
    InvalidRecord,
    Seeded,
    format_game_text,
    format_position_line,
    parse_game_text,
    parse_position_line,
    record_game,
)
from lastroll.game._notation import parse_amount, parse_number, parse_rules, parse_seat
from lastroll.rules import IllegalMove, InvalidPosition, InvalidRules, Rules

GAME = steps_of(Game(Rules(players=2), Seeded(7), ["Anna", "Benno"]), 4)
TEXT = format_game_text(record_game(GAME))
LINE = format_position_line(GAME.position)
NEUTRAL = format_position_line(Game(Rules(players=2, neutral=True), Seeded(7)).position)


def text(old: str, new: str) -> Callable[[], object]:
    assert old in TEXT
    return lambda: parse_game_text(TEXT.replace(old, new, 1))


def line(old: str, new: str, of: str = LINE) -> Callable[[], object]:
    assert old in of
    return lambda: parse_position_line(of.replace(old, new, 1))


def cannot_be(what: str, read: str) -> dict[str, str]:
    return {"what": what, "text": read}


def unread(attempt: Callable[[], object], what: str, read: str) -> Refusal:
    sentence = f"{read!r} cannot be read as {what}"
    return Refusal(attempt, InvalidNotation, "notation", cannot_be(what, read), (), sentence)


CASES = {
    "another game": Refusal(
        text("lastroll-game/1", "chess"),
        InvalidNotation,
        "format",
        {"expected": "lastroll-game/1", "found": "chess"},
        ("format",),
    ),
    "no tags": Refusal(
        lambda: parse_game_text("a:1>1"),
        InvalidNotation,
        "format",
        {"expected": "lastroll-game/1", "found": ""},
        ("format",),
    ),
    "text too long": Refusal(
        lambda: parse_game_text(" " * (MAX_LINE_BYTES + 1)),
        InvalidNotation,
        "too-long",
        {"most": MAX_LINE_BYTES},
    ),
    "an unknown tag": Refusal(
        text("[Rules", '[Site "Vegas"]\n[Rules'), InvalidNotation, "tag-unknown", {"tag": "Site"}
    ),
    "a third player of two": Refusal(
        text("[Pile", '[c "Carla"]\n[Pile'), InvalidNotation, "tag-unknown", {"tag": "c"}
    ),
    "a tag twice": unread(text("[Rules", '[Game "x"]\n[Rules'), "tag", '[Game "x"]'),
    "a tag without an end": unread(text('"Anna"]', '"Anna'), "tag", '[a "Anna'),
    "one name only": Refusal(
        text('[b "Benno"]\n', ""),
        InvalidRecord,
        "name",
        {"most": 60, "name": ""},
        ("players[1]",),
    ),
    "no rules": unread(text('[Rules "2"]\n', ""), "rules", ""),
    "a pile in words": unread(text('[Pile "', '[Pile "ten '), "amount", "ten"),
    "a turn without dice": unread(text("Round 1", "a1 Round 1"), "turn", "a1"),
    "a comment without an end": unread(text("Round 1", "{ Round 1"), "turn", "{"),
    "a round without a number": unread(text("Round 1", "Round one"), "round", "one"),
    "a round and nothing more": unread(
        lambda: parse_game_text(TEXT[: TEXT.index("Round 1") + 5]), "round", ""
    ),
    "more turns than any game has": Refusal(
        lambda: parse_game_text(TEXT + "a:1>1 " * 10_001), InvalidNotation, "turn-after-end"
    ),
    "a commitment that is none": Refusal(
        text("[Result", '[Commitment "x"]\n[Result'),
        InvalidRecord,
        "commitment-hex",
        {},
        ("fair.commitment",),
    ),
    "a line too long": Refusal(
        lambda: parse_position_line(" " * 100_001), InvalidNotation, "too-long", {"most": 100_000}
    ),
    "no position": unread(lambda: parse_position_line("hello"), "position", "hello"),
    "another mark": unread(line("LR1", "LR2"), "position", LINE.replace("LR1", "LR2")[:60]),
    "a word too many": unread(
        lambda: parse_position_line("LR1 2 1a a a|||"), "position", "LR1 2 1a a a|||"
    ),
    "a round with a sixth start player": unread(line(" 1a ", " 1f "), "seat", "f"),
    "no round": unread(line(" 1a ", " a "), "round", ""),
    "the turn of a sixth seat": unread(line(" 1a a", " 1a f"), "seat", "f"),
    "a casino with a bare colon": unread(
        lambda: parse_position_line("LR1 2 1a a | 60: | 8 8 | 0/0 0/0"), "casino", "60:"
    ),
    "dice of a third player of two": unread(
        lambda: parse_position_line("LR1 2n 1a a | 60:c1 | 8 8 | 0/0 0/0"), "casino", "60:c1"
    ),
    "neutral dice without the variant": unread(
        lambda: parse_position_line("LR1 2 1a a | 60:n1 | 8 8 | 0/0 0/0"), "casino", "60:n1"
    ),
    "half a hand": unread(line("8+4", "8+", NEUTRAL), "hand", ""),
    "a purse without notes": unread(line("0/0", "0", LINE), "purse", ""),
    "a purse of words": unread(line("0/0", "much/0"), "amount", "much"),
    "two rolls": unread(lambda: parse_position_line(LINE + " | 1 2"), "roll", "1 2"),
    "no roll": unread(lambda: parse_position_line(LINE + " | "), "roll", ""),
    "a roll with a seven": unread(lambda: parse_position_line(LINE + " | 17"), "roll", "17"),
    "a position that cannot stand": Refusal(
        line(" 1a ", " 9a "),
        InvalidPosition,
        "position-range",
        {"field": "round", "value": 9, "most": 4},
        ("round",),
    ),
    "rules in words": unread(lambda: parse_rules("two"), "rules", "two"),
    "rules too long": unread(lambda: parse_rules("2" * 20_001), "rules", "2" * 60),
    "an unknown house rule": unread(lambda: parse_rules("2{x=1}"), "house rule", "x=1"),
    "a house rule twice": unread(
        lambda: parse_rules("2{dice=1,dice=2}"), "house rule", "dice=2"
    ),
    "a house rule without a number": unread(lambda: parse_rules("2{dice}"), "house rule", ""),
    "notes without a count": unread(lambda: parse_rules("2{notes=x90}"), "notes", "x90"),
    "notes without an amount": unread(lambda: parse_rules("2{notes=9}"), "amount", ""),
    "a note in words": unread(lambda: parse_rules("2{notes=1xten}"), "amount", "ten"),
    "more notes than there may be": Refusal(
        lambda: parse_rules("2{notes=9999x10.9999x20}"),
        InvalidRules,
        "notes-count",
        {"most": 1000},
        ("rules", "notes"),
    ),
    "rules for nobody": Refusal(
        lambda: parse_rules("0"),
        InvalidRules,
        "rule-range",
        {"field": "players", "value": 0, "least": 2, "most": 5},
        ("rules", "players"),
    ),
    "an amount below nothing": unread(lambda: parse_amount("-1"), "amount", "-1"),
    "an amount in full without digits": unread(lambda: parse_amount("$"), "amount", "$"),
    "a number with a sign": unread(lambda: parse_number("+1", "round"), "round", "+1"),
    "two seats": unread(lambda: parse_seat("ab"), "seat", "ab"),
    "rolling twice": Refusal(
        lambda: steps_of(Game(Rules(players=2), Seeded(7)), 1).roll(),
        IllegalMove,
        "phase",
        {"now": "place", "asked": "roll"},
    ),
    "rolling after the end": Refusal(
        lambda: steps_of(Game(Rules(players=2), Seeded(7))).roll(),
        IllegalMove,
        "phase",
        {"now": "over", "asked": "roll"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("refusal", CASES.values(), ids=CASES.keys())
def test_refused(refusal: Refusal) -> None:
    check(refusal)


def test_every_code_of_the_room_has_a_case() -> None:
    others = (test_event_log, test_json_refused, test_records_refused)
    tables = (CASES, *(other.CASES for other in others))
    exercised = {case.code for table in tables for case in table.values()}
    assert codes_of("game") <= exercised
