"""Records that callers bring are played through; what is none is refused as everywhere."""

from __future__ import annotations

import json

import pytest
from tests.cli.command import fair_record, record
from tests.server.stage import SHORT, House, play_out

from lastroll.game import format_record, replay


async def test_a_served_game_can_be_brought_back(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    end = await play_out(table, anna)
    kept = await anna.see(f"{table}/record")
    told = await house.caller().do("POST", "/api/replay", kept)
    assert set(told) == {"record", "steps", "standings", "winners", "unfinished"}
    assert told["record"] == kept
    assert told["standings"] == end["standings"]
    assert (told["winners"], told["unfinished"]) == (end["winners"], False)
    seen = await anna.see(f"{table}/steps")
    for one, other in zip(told["steps"], seen["steps"], strict=True):
        other.pop("by", None)  # a record does not say who did it
        assert {**one, "version": 0} == {**other, "version": 0}


@pytest.mark.parametrize("seed", range(3))
async def test_any_record_is_played_through_with_open_purses(house: House, seed: int) -> None:
    kept = record(seed)
    game = replay(kept)
    answer = await house.caller().call("POST", "/api/replay", json.loads(format_record(kept)))
    assert answer.status_code == 200
    told = answer.json()
    assert len(told["steps"]) == len(game.events)
    assert [step["version"] for step in told["steps"]] == list(range(1, len(game.events) + 1))
    assert all(purse is not None for step in told["steps"] for purse in step["position"]["purses"])


async def test_an_unfinished_record_is_played_as_far_as_it_goes(house: House) -> None:
    kept = json.loads(format_record(record(1, steps=5)))
    told = await house.caller().do("POST", "/api/replay", kept)
    assert (told["unfinished"], told["standings"], told["winners"]) == (True, None, None)
    assert told["steps"]


async def test_what_is_no_record_is_refused(house: House) -> None:
    nobody = house.caller()
    good = json.loads(format_record(fair_record()))
    assert (await nobody.call("POST", "/api/replay", good)).status_code == 200
    first = good["turns"][0]
    for bad in (
        {},
        {**good, "format": "lastroll-game/9"},
        {**good, "turns": [{**first, "seat": 2}, *good["turns"][1:]]},
        {**good, "turns": [{**first, "place": 7}]},
        {**good, "rules": {"players": 9}},
        {**good, "pile": []},
    ):
        status, _ = await nobody.fail("POST", "/api/replay", bad)
        assert status in (400, 422), bad
