"""Recorded games: they play, read and write today exactly as when they were recorded."""

import json
from typing import Any

import pytest
from tests.goldens.renew import FOLDER, GAMES, files_of, play
from tests.laws.model import NEUTRAL, Owner, pay, table_for

from lastroll.game import (
    Game,
    format_event,
    format_game_report,
    format_position_line,
    format_record,
    parse_event,
    parse_game_text,
    parse_position_line,
    parse_record,
    replay,
    verify,
)
from lastroll.rules import new_position

each_game = pytest.mark.parametrize("name", GAMES)
ENDINGS = ("json", "playthrough", "txt")


def kept(name: str, ending: str) -> str:
    # Bytes: not a line ending may differ.
    return (FOLDER / f"{name}.{ending}").read_bytes().decode("utf-8")


def events_and_lines(name: str) -> tuple[list[str], list[str]]:
    lines = kept(name, "playthrough").splitlines()
    told = lines[: lines.index("{")]
    return told[::2], [line.removeprefix("    ") for line in told[1::2]]


def test_there_are_files_of_these_games_and_no_others() -> None:
    found = {path.name for path in FOLDER.iterdir() if path.suffix[1:] in ENDINGS}
    assert found == {f"{name}.{ending}" for name in GAMES for ending in ENDINGS}


@each_game
@pytest.mark.parametrize("ending", ENDINGS)
def test_the_same_seed_and_the_same_players_make_the_same_file(name: str, ending: str) -> None:
    assert files_of(play(*GAMES[name]))[ending] == kept(name, ending)


@each_game
def test_the_record_alone_tells_the_whole_game(name: str) -> None:
    record = parse_record(kept(name, "json"))
    assert format_record(record) + "\n" == kept(name, "json")
    assert files_of(replay(record))["playthrough"] == kept(name, "playthrough")
    assert parse_game_text(kept(name, "txt")) == record


@each_game
def test_the_events_lead_through_the_positions(name: str) -> None:
    events, lines = events_and_lines(name)
    game = replay(parse_record(kept(name, "json")))
    assert [parse_event(event) for event in events] == game.events
    assert list(map(format_event, game.events)) == events
    assert parse_position_line(lines[-1]) == game.position
    assert [format_position_line(parse_position_line(line)) for line in lines] == lines
    assert lines[0] != format_position_line(new_position(game.rules))


def test_the_fair_game_verifies() -> None:
    record = parse_record(kept("fair", "json"))
    assert verify(record) == len(record.turns)


def told(name: str) -> dict[str, Any]:
    text = kept(name, "playthrough")
    data: dict[str, Any] = json.loads(text[text.index("\n{\n") :])
    return data


@each_game
def test_the_playthrough_is_what_replay_prints(name: str) -> None:
    game: Game = replay(parse_record(kept(name, "json")))
    assert told(name) == json.loads(format_game_report(game))


@each_game
def test_pay_outs_are_those_of_the_naive_table(name: str) -> None:
    rules, _ = GAMES[name]
    owners: list[Owner] = [*range(rules.players), NEUTRAL][: rules.owners]
    money = dict.fromkeys(range(rules.players), 0)
    for report in told(name)["rounds"]:
        returned: list[int] = []
        for notes, dice, payout in zip(
            report["casinos"], report["dice"], report["payouts"], strict=True
        ):
            paid = pay(notes, dict(zip(owners, dice, strict=True)))
            assert [(p["seat"], p["note"]) for p in payout] == [
                (None if owner == NEUTRAL else owner, note) for owner, note in paid.payments
            ]
            returned += paid.returned
            for owner, note in paid.payments:
                if isinstance(owner, int):
                    money[owner] += note
        assert report["returned"] == returned
    assert {seat["seat"]: seat["money"] for seat in told(name)["standings"]} == money


@each_game
def test_the_naive_table_plays_the_record_to_the_same_winners(name: str) -> None:
    data = json.loads(kept(name, "json"))
    rules, _ = GAMES[name]
    table = table_for(rules, data["pile"])
    openings = iter(data.get("openings", ()))
    for turn in data["turns"]:
        if table.turn is None:
            if table.round:
                table.pay_out()
            table.deal()
            table.open(next(openings, ""))
        assert table.turn == turn["seat"]
        table.roll(turn["own"], turn["neutral"])
        assert turn["place"] in table.faces()
        table.place(turn["place"])
    table.pay_out()
    assert table.round == rules.rounds
    assert table.winners() == told(name)["winners"]
    assert table.ranks() == {seat["seat"]: seat["rank"] for seat in told(name)["standings"]}


# Worked out by hand from the turns in the text of the game: round 1 of two of the games.
A, B, C = range(3)
BY_HAND: dict[str, tuple[list[list[int]], list[list[tuple[int | None, int]]]]] = {
    "own-3": (
        [[4, 2, 7], [0, 3, 1], [2, 1, 0], [1, 2, 0], [1, 0, 0], [0, 0, 0]],
        [[(C, 70)], [(B, 50)], [(A, 70)], [(B, 70), (A, 20)], [(A, 40)], []],
    ),
    "neutral-3": (
        [[4, 0, 2, 0], [0, 5, 1, 3], [1, 0, 1, 2], [3, 1, 1, 1], [0, 0, 1, 2], [0, 2, 2, 0]],
        [[(A, 70)], [(B, 60), (None, 40)], [(None, 60)], [(A, 70)], [(None, 50), (C, 20)], []],
    ),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_pay_outs_worked_out_by_hand(name: str) -> None:
    dice, payouts = BY_HAND[name]
    first = told(name)["rounds"][0]
    assert first["dice"] == dice
    assert [[(p["seat"], p["note"] // 1000) for p in paid] for paid in first["payouts"]] == payouts
