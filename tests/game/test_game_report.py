"""The output of `replay --json` prints, exactly in the contract's shapes."""

import json
from typing import Any

import msgspec

from lastroll.game import (
    Game,
    GameRecord,
    Scripted,
    Turn,
    format_game_report,
    format_position,
    format_record,
    game_report,
    replay,
    round_reports,
)
from lastroll.rules import Roll, Rules

TINY = Rules(players=2, neutral=True, rounds=1, notes=(10_000,) * 3 + (60_000,) * 5, dice=2)
PILE = (60_000, 10_000, 10_000, 10_000, 60_000, 60_000, 60_000, 60_000)
RECORD = GameRecord(
    rules=TINY,
    players=("Anna", "Benno"),
    pile=PILE,
    turns=(
        Turn(seat=0, own="12", neutral="1111", place=1),
        Turn(seat=1, own="22", neutral="3356", place=2),
        Turn(seat=0, own="2", place=2),
        Turn(seat=1, own="", neutral="3356", place=3),
        Turn(seat=1, own="", neutral="15", place=1),
        Turn(seat=1, own="", neutral="6", place=6),
    ),
)
FINISHED = {
    "standings": [
        {"seat": 1, "money": 60_000, "notes": 1, "rank": 1},
        {"seat": 0, "money": 10_000, "notes": 1, "rank": 2},
    ],
    "winners": [1],
    "rounds": [
        {
            "start": 0,
            "casinos": [
                [60_000],
                [60_000, 10_000, 10_000, 10_000],
                [60_000],
                [60_000],
                [60_000],
                [],
            ],
            "dice": [[1, 0, 5], [1, 2, 0], [0, 0, 2], [0, 0, 0], [0, 0, 0], [0, 0, 1]],
            "payouts": [
                [{"seat": None, "note": 60_000}],
                [{"seat": 1, "note": 60_000}, {"seat": 0, "note": 10_000}],
                [{"seat": None, "note": 60_000}],
                [],
                [],
                [],
            ],
            "returned": [60_000, 10_000, 10_000, 60_000, 60_000, 60_000],
        }
    ],
}


def told(record: GameRecord) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(format_game_report(replay(record)))
    return data


def test_a_finished_game() -> None:
    assert told(RECORD) == FINISHED
    assert list(told(RECORD)) == ["standings", "winners", "rounds"]
    assert list(told(RECORD)["rounds"][0]) == ["start", "casinos", "dice", "payouts", "returned"]


def test_the_same_game_stopped_before_its_last_turn() -> None:
    stopped = msgspec.structs.replace(RECORD, turns=RECORD.turns[:-1])
    data = told(stopped)
    assert data["standings"] == [
        {"seat": 0, "money": 0, "notes": 0},
        {"seat": 1, "money": 0, "notes": 0},
    ]
    assert (data["winners"], data["unfinished"]) == (None, True)
    assert data["rounds"][0]["dice"][5] == [0, 0, 0]
    assert data["rounds"][0]["payouts"] == data["rounds"][0]["returned"] == []
    assert data["position"]["hands"] == [{"own": 0, "neutral": 0}, {"own": 0, "neutral": 1}]


def test_equal_players_share_a_rank_and_the_win() -> None:
    record = GameRecord(
        rules=Rules(players=3, rounds=1, notes=(60_000,) * 6, dice=1),
        players=("1", "2", "3"),
        pile=(60_000,) * 6,
        turns=tuple(
            Turn(seat=seat, own=str(face), place=face) for seat, face in enumerate((3, 1, 3))
        ),
    )
    data = told(record)
    assert data["winners"] == [1]
    assert [(s["seat"], s["rank"]) for s in data["standings"]] == [(1, 1), (0, 2), (2, 2)]
    alone = msgspec.structs.replace(
        record,
        turns=tuple(Turn(seat=seat, own=str(seat + 1), place=seat + 1) for seat in range(3)),
    )
    assert told(alone)["winners"] == [0, 1, 2]
    assert {s["rank"] for s in told(alone)["standings"]} == {1}


def test_a_record_in_the_shape_of_the_contract() -> None:
    data = json.loads(format_record(RECORD))
    assert list(data) == ["format", "rules", "players", "pile", "turns"]
    assert data["format"] == "lastroll-game/1"
    assert data["rules"] == {
        "players": 2,
        "neutral": True,
        "rounds": 1,
        "start": 0,
        "notes": sorted(PILE),
        "dice": 2,
    }
    assert data["turns"][0] == {"seat": 0, "own": "12", "neutral": "1111", "place": 1}


def test_a_position_in_the_shape_of_the_contract() -> None:
    rolls = [Roll.of("11235566")]
    rules = Rules(players=2)
    game = Game(rules, Scripted(rules.notes[::-1], rolls))
    game.roll()
    assert json.loads(format_position(game.position)) == {
        "format": "lastroll-position/1",
        "rules": {"players": 2, "neutral": False, "rounds": 4, "start": 0},
        "round": 1,
        "start": 0,
        "turn": 0,
        "casinos": [{"notes": [note], "dice": [0, 0]} for note in [90_000] * 5 + [80_000]],
        "hands": [{"own": 8, "neutral": 0}] * 2,
        "roll": {"own": "11235566", "neutral": ""},
        "purses": [{"money": 0, "notes": 0}] * 2,
    }


def test_reports_do_not_share_their_lists() -> None:
    game = replay(RECORD)
    round_reports(game)[0].dice[0][0] = 99
    assert game_report(game)["winners"] == [1]
    assert round_reports(game)[0].dice[0][0] == 1
