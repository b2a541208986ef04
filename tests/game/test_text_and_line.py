"""The notation for people, as it looks."""

import pytest
from msgspec.structs import replace
from tests.strategies import steps_of

from lastroll.game import (
    Fair,
    Game,
    GameRecord,
    Scripted,
    Seeded,
    Turn,
    format_game_text,
    format_position_line,
    parse_game_text,
    parse_position_line,
    record_game,
    replay,
)
from lastroll.game._notation import format_rules, parse_rules
from lastroll.rules import Hand, Purse, Roll, Rules

NOTES = (60_000, 2_500, 50_000, 60_000, 70_000, 80_000, 90_000, 50_000)
RULES = Rules(players=3, neutral=True, rounds=1, dice=1, neutral_dice=1, notes=NOTES)
RECORD = GameRecord(
    rules=RULES,
    players=("Anna", 'B"o', "C\\"),
    pile=NOTES,
    openings=("35",),
    turns=(
        Turn(seat=0, own="1", neutral="1", place=1),
        Turn(seat=1, own="2", neutral="3", place=2),
        Turn(seat=2, own="2", neutral="4", place=4),
        Turn(seat=1, own="", neutral="1", place=1),
        Turn(seat=2, own="2", place=2),
    ),
)
TEXT = r"""[Game "lastroll-game/1"]
[Rules "3n{rounds=1,dice=1,neutral_dice=1,notes=1x$2500.2x50.2x60.1x70.1x80.1x90}"]
[a "Anna"]
[b "B\"o"]
[c "C\\"]
[Pile "60 $2500 50 60 70 80 90 50"]
[Result "1. a 0/0, 1. b 0/0, 1. c 0/0"]

Round 1 {a starts: 60 | 50.$2500 | 60 | 70 | 80 | 90}
  n:35
  a:1+1>1  b:2+3>2  c:2+4>4
  b:+1>1  c:2>2
  {n 60 | b=c | n 60 | n 70 | n 80 | -}
"""


def test_a_whole_game_as_text() -> None:
    # Anna has one die at casino 1 and neutral two, so neutral is paid and Anna finds no note left.
    assert format_game_text(RECORD) == TEXT
    assert parse_game_text(TEXT) == RECORD


def test_an_unfinished_game_has_no_result() -> None:
    game = steps_of(Game(Rules(players=2), Seeded(7)), 3)
    text = format_game_text(record_game(game))
    assert '[Result "*"]' in text
    assert text.endswith("\n")
    assert parse_game_text(text) == record_game(game)


def test_a_game_without_a_turn() -> None:
    record = record_game(Game(Rules(players=2), Seeded(7)))
    assert parse_game_text(format_game_text(record)) == record


def test_people_may_lay_it_out_and_comment_as_they_like() -> None:
    text = TEXT.replace("  ", "\n\t").replace("b:2+3>2", "{ein\nKommentar} b:2+3>2 ; so\n")
    assert parse_game_text("\n \n" + text) == RECORD
    assert parse_game_text(TEXT.replace("[Result", "\n\n [Result")) == RECORD
    assert parse_game_text(TEXT.replace("\n", "\r\n")) == RECORD


def test_names_and_the_result_may_be_left_out() -> None:
    lines = [line for line in TEXT.splitlines() if not line.startswith(("[a", "[b", "[c", "[Res"))]
    assert parse_game_text("\n".join(lines)).players == ("1", "2", "3")


@pytest.mark.parametrize("reveal", [False, True])
def test_fair_games_carry_what_verify_needs(reveal: bool) -> None:
    game = Game(Rules(players=2), Fair(bytes(32), "table-1", ["x", "y"]))
    record = record_game(game)
    if not reveal:
        assert record.fair is not None
        record = replace(record, fair=replace(record.fair, secret=None))
    text = format_game_text(record)
    assert f'[Commitment "{game.chance.commitment}"]' in text  # type: ignore[attr-defined]
    assert '[Context "table-1"]\n[Nonces "x,y"]\n' in text
    assert ("[Secret" in text) is reveal
    assert parse_game_text(text) == record


def test_fair_games_without_nonces() -> None:
    record = record_game(Game(Rules(players=2), Fair(bytes(32), "table-1")))
    assert parse_game_text(format_game_text(record)) == record


def test_a_position_on_a_line() -> None:
    game = replay(RECORD.__class__(rules=RULES, players=(), pile=NOTES, openings=("35",)))
    rolled = Game(RULES, Scripted(NOTES, [Roll.of("1", "1")], [Roll.of("", "35")]))
    rolled.roll()
    rules = "3n{rounds=1,dice=1,neutral_dice=1,notes=1x$2500.2x50.2x60.1x70.1x80.1x90}"
    line = f"LR1 {rules} 1a a | 60 50.$2500 60:n1 70 80:n1 90 | 1+1 1+1 1+1 | 0/0 0/0 0/0"
    assert format_position_line(game.position) == line
    assert format_position_line(rolled.position) == f"{line} | 1+1"
    assert parse_position_line(f"  {line.replace(' | ', '|')}  ") == game.position


def test_a_line_that_somebody_typed() -> None:
    position = parse_position_line("LR1 2 4b b | 30.60:a2 - - - - -:a1b1a1 | 3 7+0 | 240/5 ?")
    assert position.casinos[0].notes == (60_000, 30_000)
    assert position.casinos[5].dice == (2, 1)
    assert position.hands == (Hand(3), Hand(7))
    assert position.purses == (Purse(240_000, 5), None)
    assert (position.round, position.start, position.turn) == (4, 1, 1)
    assert format_position_line(position) == (
        "LR1 2 4b b | 60.30:a2 - - - - -:a2b1 | 3 7 | 240/5 ?"
    )


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("2", Rules(players=2)),
        ("2{}", Rules(players=2)),
        ("4n{start=3}", Rules(players=4, neutral=True, start=3)),
        ("5{rounds=2,minimum=$1500}", Rules(players=5, rounds=2, minimum=1_500)),
        ("3{minimum=70,notes=2x10.3x60}", Rules(
            players=3, minimum=70_000, notes=(10_000,) * 2 + (60_000,) * 3)),
        ("3n{neutral_dice=0,opening_dice=5}", Rules(
            players=3, neutral=True, neutral_dice=0, opening_dice=5)),
    ],
)  # fmt: skip
def test_rules_as_text(text: str, rules: Rules) -> None:
    assert parse_rules(text) == rules
    assert format_rules(rules) == text.replace("{}", "")
