"""The tables of a caller's tokens, and games of weeks that need no memory between two moves."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest
from tests.server.conftest import MakeHouse
from tests.server.stage import SHORT, Caller, House, Json, play_out, until

from lastroll.server import _clock

DAY = 24 * 3600


async def mine(house: House, *people: Caller) -> list[Json]:
    tokens = ", ".join(person.token or "" for person in people)
    asked = {"authorization": f"Bearer {tokens}"}
    answer = await house.caller().call("GET", "/api/my-tables", headers=asked)
    assert answer.is_success, answer.text
    return list(answer.json()["tables"])


async def slow_game(house: House, **more: Json) -> tuple[str, Caller, Caller]:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", turn_seconds=3 * DAY, grace=None, **more)
    await benno.sit(table)
    return table, anna, benno


def let_go(house: House, table: str) -> bool:
    """Evict tables that nobody uses; return whether this one was evicted."""
    name = table.rpartition("/")[2]
    if live := house.registry._tables.get(name):
        live.used_at -= 10_000
    house.registry._evict_idle()
    return name not in house.registry._tables


async def test_the_tables_of_several_tokens_are_told(any_house: House) -> None:
    anna, benno, carla = (any_house.caller() for _ in range(3))
    waiting = await anna.make("human", "greedy", "human")
    quick = await benno.make("human", "human", clock="relaxed")
    await carla.sit(quick, "Carla")
    over = await carla.make("human", "greedy", rules=SHORT)
    carla_there = any_house.caller(carla.token)
    await play_out(over, carla_there)
    told = {f"/api/tables/{each['table']}": each for each in await mine(any_house, anna, benno)}
    assert set(told) == {waiting, quick}
    assert (told[waiting]["status"], told[waiting]["held"]) == ("waiting", [0])
    assert (told[waiting]["to_move"], told[waiting]["your_turn"]) == (None, False)
    game = told[quick]
    assert (game["status"], game["held"], game["to_move"]) == ("playing", [0], 0)
    assert game["your_turn"]
    assert 0 < game["due_at"] - _clock.now_ms() <= 90_000
    assert await mine(any_house) == []
    assert await mine(any_house, any_house.caller("unknown")) == []


async def test_the_seats_of_one_device_and_the_end_of_a_game_are_told(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "human", rules=SHORT)
    await anna.sit(table, "Ben")
    (told,) = await mine(any_house, anna)
    assert (told["held"], told["to_move"], told["your_turn"]) == ([0, 1], 0, True)
    assert told["due_at"] is None
    await play_out(table, anna)
    (told,) = await mine(any_house, anna)
    assert (told["status"], told["to_move"], told["your_turn"]) == ("finished", None, False)


async def test_a_seat_that_was_left_is_nobodys(any_house: House) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    assert len(await mine(any_house, benno)) == 1
    await benno.do("DELETE", f"{table}/seats/1")
    assert await mine(any_house, benno) == []


async def test_a_game_of_days_is_told_without_its_log(any_house: House) -> None:
    table, anna, benno = await slow_game(any_house)
    live = await any_house.live(table)
    assert not any_house.registry.turn_driver.has_pending_work(live)
    for turn, person in ((0, anna), (1, benno), (0, anna)):
        for _ in range(2):
            (told,) = await mine(any_house, anna)
            assert (told["to_move"], told["your_turn"]) == (turn, turn == 0)
            assert 2.9 * DAY < told["due_at"] / 1000 - time.time() <= 3 * DAY
            await person.act(table)
    assert let_go(any_house, table)
    (told,) = await mine(any_house, benno)
    assert told["your_turn"]
    assert table.rpartition("/")[2] not in any_house.registry._tables


async def test_a_turn_of_days_is_over_in_time(
    houses: MakeHouse, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: House = await houses(database)
    table, anna, _ = await slow_game(first)
    assert let_go(first, table)
    await first.registry.wake_due()
    assert let_go(first, table)  # nothing was due
    # Nor does a service that starts meanwhile take it into memory.
    second: House = await houses(database)
    await asyncio.gather(*(task for task in second.registry._tasks if task.get_name() == "resume"))
    assert second.registry._tables == {}
    later = SimpleNamespace(
        time_ns=lambda: time.time_ns() + 3 * DAY * 1_000_000_000, monotonic_ns=time.monotonic_ns
    )
    monkeypatch.setattr(_clock, "time", later)
    monkeypatch.setattr(_clock, "_MIN_TURN_MS", 0)
    await second.registry.wake_due()
    live = await second.live(table)
    await until(lambda: live.table.seat_to_act is live.table.seats[1])
    (told,) = await mine(second, anna)
    assert (told["to_move"], told["your_turn"]) == (1, False)
