"""Whole games over HTTP: whatever the seats, the record replays and its dice verify."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest
from tests.server.stage import House, Json, play_out, until

from lastroll.bots import LADDER
from lastroll.cli import main
from lastroll.game import parse_record, replay, verify

BOTS = [rung.name for rung in LADDER]
# Players, neutral dice, how many of the players are people.
TABLES = [
    (2, False, 2),
    (3, False, 1),
    (4, False, 3),
    (5, False, 1),
    (2, True, 1),
    (3, True, 3),
    (4, True, 2),
]


@pytest.mark.parametrize(("players", "neutral", "people"), TABLES)
async def test_a_game_is_played_to_its_end_and_its_record_holds(
    any_house: House,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    players: int,
    neutral: bool,
    people: int,
) -> None:
    seats = ["human"] * people + [BOTS[n % len(BOTS)] for n in range(players - people)]
    everybody = [any_house.caller() for _ in range(people)]
    rules = {"neutral": neutral, "start": players - 1}
    table = await everybody[0].make(*seats, rules=rules, nonce="nonce-of-anna")
    for number, person in enumerate(everybody[1:], 1):
        await person.sit(table, f"Person {number}", nonce=f"nonce-{number}")
    commitment = (await everybody[0].see(table))["fair"]["commitment"]

    end = await play_out(table, *everybody)

    assert end["booklet"]
    answer = await any_house.caller().call("GET", f"{table}/record")
    record = parse_record(answer.content)
    game = replay(record)
    assert game.over
    verify(record)
    assert record.fair is not None
    assert record.fair.commitment == commitment
    assert record.fair.nonces == ("nonce-of-anna", *(f"nonce-{n}" for n in range(1, people)))
    assert f"/api/tables/{record.fair.context}" == table
    assert end["fair"]["secret"] == record.fair.secret
    assert end["winners"] == list(game.winners)
    assert end["standings"] == [asdict(each) for each in game.standings]
    names = [seat["name"] for seat in end["seats"]]
    assert names[:people] == ["Anna", *(f"Person {n}" for n in range(1, people))]
    assert list(record.players) == names

    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    for command in ("replay", "verify"):
        assert main([command, str(file)]) == 0, capsys.readouterr().err
    await _check_steps(any_house, table, end)


async def _check_steps(house: House, table: str, end: Json) -> None:
    """Check that the steps lead from the first deal to the table as it is seen at the end."""
    told = await house.caller().see(f"{table}/steps")
    kinds = [step["event"]["event"] for step in told["steps"]]
    assert kinds[0] == "round-started"
    assert kinds[-1] == "game-ended"
    assert kinds.count("round-ended") == 4
    assert told["steps"][-1]["position"] == end["position"]
    assert told["steps"][-1]["version"] == end["version"]


async def test_house_rules_are_played_and_named_so(house: House) -> None:
    anna = house.caller()
    rules = {"rounds": 2, "minimum": 10_000, "notes": [10_000] * 10 + [20_000] * 10, "dice": 3}
    table = await anna.make("human", "greedy", rules=rules)
    end = await play_out(table, anna)
    assert not end["booklet"]
    assert {name: end["rules"][name] for name in rules} == rules
    assert end["position"]["round"] in (2, 0, None)
    record = parse_record((await anna.call("GET", f"{table}/record")).content)
    assert record.rules.house_rules
    verify(record)


async def test_two_games_have_other_dice(house: House) -> None:
    secrets = set()
    for _ in range(3):
        anna = house.caller()
        table = await anna.make("human", "greedy", rules={"rounds": 1, "dice": 1})
        end = await play_out(table, anna)
        secrets |= {end["fair"]["secret"], end["fair"]["commitment"]}
    assert len(secrets) == 6


async def test_bots_play_their_turns_while_nobody_looks(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy", "random", "frugal", rules={"start": 1})
    live = await house.live(table)
    await until(lambda: live.table.seat_to_act is live.table.seats[0])
    told = (await anna.see(f"{table}/steps"))["steps"]
    assert [s["event"]["seat"] for s in told if s["event"]["event"] == "placed"] == [1, 2, 3]
