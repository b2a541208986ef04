"""Clocks: a time-out plays exactly one turn by a bot, and never ends the game."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.stage import Caller, House, Json, seen_when, until

from lastroll.server import _clock
from lastroll.server._entries import TURN_SECONDS, format_entry, parse_entry
from lastroll.server._schema import log


@pytest.fixture
def quick_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """“fast” is one second, with nothing added."""
    monkeypatch.setitem(TURN_SECONDS, "fast", 1)
    monkeypatch.setattr(_clock, "_MIN_TURN_MS", 0)
    monkeypatch.setattr(_clock, "_MS_PER_WATCHED_TURN", 0)


async def turns(person: Caller, table: str) -> list[tuple[int, str]]:
    """Return every placing: for which seat, by whom."""
    told = await person.see(f"{table}/steps")
    return [
        (step["event"]["seat"], step["by"])
        for step in told["steps"]
        if step["event"]["event"] == "placed"
    ]


async def test_a_time_out_plays_exactly_one_turn(any_house: House, quick_clock: None) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    table = await anna.make("human", "human", clock="fast")
    await benno.sit(table)
    for person in (anna, benno):
        await any_house.listen(person, table)
    seen = await seen_when(benno, table, lambda seen: seen["can"])
    assert await turns(anna, table) == [(0, "clock")]
    assert [seat["away"] for seat in seen["seats"]] == [False, False]
    assert seen["seats"][0]["name"] == "Anna"
    await benno.act(table)
    await benno.act(table)
    seen = await anna.see(table)
    assert seen["can"] == ["roll"]  # the seat is still hers
    assert await turns(anna, table) == [(0, "clock"), (1, "player")]


async def test_the_clock_of_a_turn_goes_on_after_the_roll(house: House, quick_clock: None) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", clock="fast")
    await benno.sit(table)
    begun = (await anna.see(table))["deadline"]
    assert 0 < begun <= 1000
    await asyncio.sleep(0.3)
    await anna.act(table)
    seen = await anna.see(table)
    assert seen["can"] == ["place"]
    assert seen["deadline"] <= 700
    seen = await seen_when(benno, table, lambda seen: seen["can"])
    told = await anna.see(f"{table}/steps")
    doers = [s["by"] for s in told["steps"] if s["event"].get("seat") == 0 and "by" in s]
    assert doers == ["player", "clock"]
    assert 0 < seen["deadline"] <= 1000


async def test_time_outs_never_end_the_game(house: House, quick_clock: None) -> None:
    """Nobody ever acts: the clock plays every turn, and the game is played to its end."""
    TURN_SECONDS["fast"] = 0
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", rules={"rounds": 1, "dice": 2}, clock="fast")
    await benno.sit(table)
    live = await house.live(table)
    await until(lambda: live.table.status == "finished")
    assert {by for _, by in await turns(anna, table)} == {"clock"}
    record = await anna.call("GET", f"{table}/record")
    assert record.status_code == 200


async def test_somebody_alone_has_a_clock_too(house: House, quick_clock: None) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy", clock="fast")
    await house.listen(anna, table)
    live = await house.live(table)
    await until(lambda: len(live.table.log) > 4)
    assert (await turns(anna, table))[0] == (0, "clock")


async def test_without_a_clock_nobody_is_hurried(house: House, quick_clock: None) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", clock="none")
    await benno.sit(table)
    seen = await anna.see(table)
    assert seen["deadline"] is None
    await asyncio.sleep(0.2)
    assert (await anna.see(table))["version"] == seen["version"]


@pytest.mark.parametrize(("clock", "seconds"), [("relaxed", 90), ("fast", 20)])
async def test_a_turn_has_its_time(house: House, clock: str, seconds: int) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", clock=clock)
    await benno.sit(table)
    for person in (anna, benno):  # all see the same clock
        left = (await person.see(table))["deadline"]
        assert seconds * 1000 - 5000 < left <= seconds * 1000


async def test_what_bots_do_is_watched_before_the_clock_begins(house: House) -> None:
    anna = house.caller()
    bots = ["greedy", "random", "frugal"]
    table = await anna.make(*bots, "human", clock="fast")
    live = await house.live(table)
    await until(lambda: live.table.seat_to_act is live.table.seats[3])
    left = (await anna.see(table))["deadline"]
    assert 20_000 < left <= 20_000 + len(bots) * 1000


@pytest.mark.parametrize("hours", [1, -1])
async def test_a_jump_of_the_wall_clock_moves_no_deadline(
    house: House, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """The machine slept, or its time was set: the turn has neither run out nor any more time."""
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", clock="relaxed")
    await benno.sit(table)
    before = (await anna.see(table))["deadline"]

    def later() -> int:
        return time.time_ns() + hours * 3_600_000_000_000

    jumped = SimpleNamespace(time_ns=later, monotonic_ns=time.monotonic_ns)
    monkeypatch.setattr(_clock, "time", jumped)
    seen = await anna.see(table)
    assert seen["can"] == ["roll"]
    assert before - 60_000 < seen["deadline"] <= before
    await anna.act(table)
    await anna.act(table)
    assert 80_000 < (await benno.see(table))["deadline"] <= 90_000


async def test_a_jump_of_the_wall_clock_ends_nobodys_grace(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human")
    await benno.sit(table)
    await house.listen(benno, table)
    hour = 3_600_000_000_000
    jumped = SimpleNamespace(time_ns=lambda: time.time_ns() + hour, monotonic_ns=time.monotonic_ns)
    monkeypatch.setattr(_clock, "time", jumped)
    live = await house.live(table)
    house.registry.turn_driver.schedule(live)
    due = live.grace_ends(live.table.seats[0])
    assert due is not None
    assert 30_000 < due - _clock.process_ms() <= 60_000


async def test_leaving_and_coming_back_gives_no_more_time(house: House) -> None:
    """Neither to the seat on turn, however often, nor by another seat."""
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", clock="fast")
    await benno.sit(table)
    await house.listen(benno, table)
    live = await house.live(table)
    house.registry.turn_driver._closing = True  # so that no bot plays for the absent person
    live._times.started_at -= 12_000  # of 20 seconds
    due = live.turn_deadline()
    await benno.do("DELETE", f"{table}/seats/1")
    await house.listen(benno, table)
    assert live.turn_deadline() == due
    await anna.do("DELETE", f"{table}/seats/0")
    await house.listen(anna, table)
    again = live.turn_deadline()
    assert again is not None
    assert again - _clock.process_ms() <= 10_000  # a moment to look around
    for _ in range(3):
        await anna.do("DELETE", f"{table}/seats/0")
        await house.listen(anna, table)
    assert live.turn_deadline() == again


async def test_a_restart_leaves_time_to_come_back(houses: Any, database: str) -> None:
    """A person whose time ran out while the service was down has ten seconds still."""
    first = await houses(database)
    anna, benno = first.caller(), first.caller()
    table = await anna.make("human", "human", clock="fast")
    await benno.sit(table)
    live = await first.live(table)
    entry = live.table.log[-1].entry
    long_ago = parse_entry(format_entry(entry).replace(str(entry.at), str(entry.at - 3_600_000)))
    async with first.registry.store.engine.begin() as connection:
        await connection.execute(
            update(log)
            .where(log.c.version == live.table.version)
            .values(body=format_entry(long_ago), at=long_ago.at)
        )
    first.registry.turn_driver.close()
    second = await houses(database)
    seen: Json = await second.caller(anna.token).see(table)
    assert seen["can"] == ["roll"]
    assert 5_000 < seen["deadline"] <= 10_000
