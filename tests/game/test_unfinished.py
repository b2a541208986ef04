"""Records that stop early: at every point where a game can stop, and said so."""

import json
from typing import Any

import msgspec
import pytest
from tests.strategies import steps_of

from lastroll.game import (
    Game,
    GameRecord,
    RoundStarted,
    ScriptEnded,
    Seeded,
    format_game_report,
    format_record,
    parse_record,
    position_data,
    record_game,
    replay,
)
from lastroll.rules import Phase, Roll, Rules

EVERY_RULES = [
    *(Rules(players=players) for players in (2, 3, 4, 5)),
    *(Rules(players=players, neutral=True) for players in (2, 3, 4)),
    Rules(players=2, rounds=2, dice=1, notes=(60_000,)),
]
each_rules = pytest.mark.parametrize("rules", EVERY_RULES, ids=repr)


def stopped(record: GameRecord, turns: int, openings: int) -> GameRecord:
    return msgspec.structs.replace(
        record, turns=record.turns[:turns], openings=record.openings[:openings]
    )


def openings_after(record: GameRecord, turns: int) -> int:
    return len(record_game(replay(stopped(record, turns, len(record.openings)))).openings)


def told(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(format_game_report(game))
    return data


@each_rules
def test_a_record_may_stop_after_any_turn(rules: Rules) -> None:
    whole = record_game(steps_of(Game(rules, Seeded(11))))
    for turns in range(len(whole.turns)):
        record = stopped(whole, turns, openings_after(whole, turns))
        game = replay(parse_record(format_record(record)))
        assert not game.over
        assert game.winners == ()
        assert game.position.phase is Phase.ROLL
        assert record_game(game) == record
    assert replay(whole).over


@each_rules
def test_an_unfinished_game_says_where_it_stands(rules: Rules) -> None:
    for steps in (0, 1, 2, 9, 30):
        game = steps_of(Game(rules, Seeded(11)), steps)
        if game.over:
            continue
        data = told(game)
        assert list(data) == ["standings", "winners", "unfinished", "rounds", "position"]
        assert data["winners"] is None
        assert data["unfinished"] is True
        assert [list(seat) for seat in data["standings"]] == [["seat", "money", "notes"]] * (
            rules.players
        )
        assert [seat["seat"] for seat in data["standings"]] == list(range(rules.players))
        assert data["position"] == json.loads(msgspec.json.encode(position_data(game.position)))
        assert len(data["rounds"]) == game.position.round
        assert data["rounds"][-1]["payouts"] == []
        assert data["rounds"][-1]["returned"] == []


def test_a_record_may_stop_between_the_deal_and_the_opening() -> None:
    whole = record_game(steps_of(Game(Rules(players=3, neutral=True), Seeded(11))))
    for round_ in range(4):
        turns = next(
            turns
            for turns in range(len(whole.turns))
            if replay(stopped(whole, turns, 4)).position.round == round_ + 1
        )
        game = replay(stopped(whole, turns, round_))
        assert game.position.phase is Phase.OPENING
        assert isinstance(game.events[-1], RoundStarted)
        assert game.position.round == round_ + 1
        assert told(game)["unfinished"] is True
        assert told(game)["rounds"][-1]["dice"] == [[0, 0, 0, 0]] * 6
        opened = replay(stopped(whole, turns, round_ + 1))
        assert opened.position.phase is Phase.ROLL
        assert sum(dice[3] for dice in told(opened)["rounds"][-1]["dice"]) == 2


def test_a_game_that_stands_before_the_opening_opens_with_the_first_roll() -> None:
    class Late(Seeded):
        """Chance that is asked for the first opening before it has it."""

        ready = False

        def opening(self, rules: Rules, round_: int) -> Roll:
            if not self.ready:
                raise ScriptEnded("opening-missing", "not yet")
            return super().opening(rules, round_)

    chance = Late(11)
    game = Game(Rules(players=3, neutral=True), chance)
    assert game.position.phase is Phase.OPENING
    chance.ready = True
    names = [type(step.event).__name__ for step in game.roll()]
    assert names == ["OpeningPlaced", "Rolled"]


def test_openings_of_rounds_that_were_not_begun_are_not_looked_at() -> None:
    whole = record_game(steps_of(Game(Rules(players=3, neutral=True), Seeded(11))))
    game = replay(msgspec.structs.replace(whole, turns=()))
    assert record_game(game).openings == whole.openings[:1]
