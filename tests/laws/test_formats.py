"""Every format reads what it has written, and reads the same."""

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import any_rules, games, positions, records

from lastroll.game import (
    Game,
    GameRecord,
    format_event,
    format_game_report,
    format_game_text,
    format_position,
    format_position_line,
    format_record,
    parse_event,
    parse_game_text,
    parse_position,
    parse_position_line,
    parse_record,
    record_game,
    replay,
)
from lastroll.game._notation import (
    format_amount,
    format_notes,
    format_rules,
    parse_amount,
    parse_notes,
    parse_rules,
)
from lastroll.game._wire import RulesData
from lastroll.rules import Position, Roll, Rules


@given(records())
def test_records_as_json(record: GameRecord) -> None:
    text = format_record(record)
    assert "\n" not in text
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    assert parse_record(text.encode()) == record


@given(records())
def test_records_as_game_text(record: GameRecord) -> None:
    text = format_game_text(record)
    assert parse_game_text(text) == record
    assert format_game_text(parse_game_text(text)) == text


@given(records())
def test_text_and_json_agree(record: GameRecord) -> None:
    from_text, from_json = (
        parse_game_text(format_game_text(record)),
        parse_record(format_record(record)),
    )
    assert format_record(from_text) == format_record(from_json)
    assert format_game_text(from_text) == format_game_text(from_json)


@given(positions())
def test_positions_as_json(position: Position) -> None:
    text = format_position(position)
    assert "\n" not in text
    assert parse_position(text) == position
    assert format_position(parse_position(text)) == text


@given(positions())
def test_positions_on_a_line(position: Position) -> None:
    line = format_position_line(position)
    assert "\n" not in line
    assert parse_position_line(line) == position
    assert format_position_line(parse_position_line(line)) == line


@given(games())
def test_events(game: Game) -> None:
    for event in game.events:
        text = format_event(event)
        assert parse_event(text) == event
        assert format_event(parse_event(text)) == text


@given(any_rules())
def test_rules_in_json_and_in_text(rules: Rules) -> None:
    assert parse_rules(format_rules(rules)) == rules
    assert RulesData.of(rules).to_rules() == rules


@given(st.integers(0, 10**12 - 1) | st.integers(0, 10**9 - 1).map(lambda n: n * 1000))
def test_amounts(dollars: int) -> None:
    assert parse_amount(format_amount(dollars)) == dollars


@given(st.lists(st.integers(0, 10**9), max_size=9).map(tuple))
def test_notes(notes: tuple[int, ...]) -> None:
    assert parse_notes(format_notes(notes)) == notes


@given(st.text("123456"), st.text("123456"))
def test_rolls(own: str, neutral: str) -> None:
    roll = Roll.of(own, neutral)
    assert roll.own_digits == "".join(sorted(own))
    assert roll.neutral_digits == "".join(sorted(neutral))
    assert Roll.of(roll.own_digits, roll.neutral_digits) == roll
    assert roll.faces == tuple(sorted({int(die) for die in own + neutral}))
    assert roll.hand == (len(own), len(neutral))


@given(games(), st.randoms(use_true_random=False))
def test_dice_of_a_record_may_stand_in_any_order(game: Game, generator: Random) -> None:
    record = record_game(game)
    data = json.loads(format_record(record))
    for turn in data["turns"]:
        for dice in ("own", "neutral"):
            turn[dice] = "".join(generator.sample(turn[dice], len(turn[dice])))
    again = replay(parse_record(json.dumps(data)))
    assert record_game(again) == record
    assert format_game_report(again) == format_game_report(replay(record))
