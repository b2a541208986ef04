"""A person who leaves is waited for, then replaced, and gets the seat back on return."""

from __future__ import annotations

import asyncio

import pytest
from tests.patience import PATIENCE
from tests.server.stage import Caller, House, Json, seen_when, until

from lastroll.server import _turn_driver

AT_ONCE = 0


def away(seen: Json) -> list[bool]:
    return [seat["away"] for seat in seen["seats"]]


async def two_of_them(house: House, *bots: str, **more: Json) -> tuple[str, Caller, Caller]:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", *bots, **more)
    await benno.sit(table)
    return table, anna, benno


async def take_turn(person: Caller, table: str) -> None:
    """Roll and place."""
    await seen_when(person, table, lambda seen: seen["can"])
    await person.act(table)
    await person.act(table)


async def moves(person: Caller, table: str, seat: int) -> list[str]:
    """Return who did what was done for a seat."""
    told = await person.see(f"{table}/steps")
    return [s["by"] for s in told["steps"] if s["event"].get("seat") == seat and "by" in s]


async def test_after_the_grace_a_bot_plays_on(any_house: House) -> None:
    table, anna, benno = await two_of_them(any_house)
    await any_house.listen(anna, table)
    reading = await any_house.listen(benno, table)
    await any_house.set_options(table, grace=1)
    await take_turn(anna, table)
    # A person who reads is there, however long it takes.
    await asyncio.sleep(1.3)
    assert away(await anna.see(table)) == [False, False]
    await reading.close()
    version = (await anna.see(table))["version"]
    seen = await anna.see(table)
    assert away(seen) == [False, False]  # the grace has only begun
    seen = await seen_when(anna, table, lambda seen: seen["can"])
    assert away(seen) == [False, True]
    assert seen["version"] > version
    assert await moves(anna, table, 1) == ["bot", "bot"]
    assert seen["seats"][1]["name"] == "Benno"


async def test_a_leavers_seat_is_played_again_and_again_until_they_return(house: House) -> None:
    # With more dice than a few turns can use up: a player with none left is skipped.
    table, anna, benno = await two_of_them(house, rules={"dice": 12})
    await house.listen(anna, table)
    await house.set_options(table, grace=AT_ONCE)
    for _ in range(2):
        await take_turn(anna, table)
    await seen_when(anna, table, lambda seen: seen["can"])
    assert await moves(anna, table, 1) == ["bot", "bot"] * 2
    # A look is not a return: pages look at all games of a person.
    assert away(await benno.see(table)) == [False, True]
    await house.listen(benno, table)
    assert away(await benno.see(table)) == [False, False]
    await take_turn(anna, table)
    await take_turn(benno, table)
    assert await moves(anna, table, 1) == ["bot", "bot"] * 2 + ["player", "player"]


@pytest.mark.parametrize("way", ["stream", "act"])
async def test_every_way_to_return_gives_the_seat_back_at_once(house: House, way: str) -> None:
    table, anna, benno = await two_of_them(house)
    watching = await house.listen(anna, table)
    await house.set_options(table, grace=600)
    await take_turn(anna, table)
    await anna.see(table)
    live = await house.live(table)
    # Left, but the bot has not begun: nothing else moves the table meanwhile.
    house.registry.turn_driver._closing = True
    await benno.do("DELETE", f"{table}/seats/1")
    assert live.table.seats[1].away
    version = live.table.version
    if way == "stream":
        await house.listen(benno, table, since=version)
    else:
        await benno.roll(table, version)
    assert not live.table.seats[1].away
    while (told := await watching.next()).data["type"] != "back":
        pass
    assert (told.id, told.data["seat"]) == (version + 1, 1)
    if way == "act":  # the return and the action are two entries
        assert live.table.version == version + 2
        assert (await watching.next()).data["type"] == "played"


async def test_without_a_grace_nobody_is_played_for(house: House) -> None:
    table, anna, benno = await two_of_them(house, grace=None)
    await house.listen(anna, table)
    await take_turn(anna, table)
    live = await house.live(table)
    assert live.grace_ends(live.table.seats[1]) is None
    assert not house.registry.turn_driver.has_pending_work(live)
    assert (await benno.see(table))["can"] == ["roll"]


async def test_who_leaves_a_game_is_played_for_at_once(any_house: House) -> None:
    table, anna, benno = await two_of_them(any_house)
    watching = await any_house.listen(anna, table)
    await take_turn(anna, table)
    left = await benno.do("DELETE", f"{table}/seats/1")
    assert set(left) == {"version"}
    while (told := await watching.next()).data["type"] != "away":
        pass
    assert told.data["seat"] == 1
    assert away(told.data["table"]) == [False, True]
    await seen_when(anna, table, lambda seen: seen["can"])
    assert await moves(anna, table, 1) == ["bot", "bot"]
    again = await benno.do("DELETE", f"{table}/seats/1")
    assert again["version"] == (await anna.see(table))["version"]  # gone is gone


async def test_somebody_alone_with_bots_is_never_replaced(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy", "random")
    await house.set_options(table, grace=AT_ONCE)
    reading = await house.listen(anna, table)
    await take_turn(anna, table)
    live = await house.live(table)
    await until(lambda: live.table.seat_to_act is live.table.seats[0])
    await reading.close()
    version = live.table.version
    await asyncio.sleep(0.3)
    assert live.table.version == version
    # Not even a person who says so: there is nobody the game could go on for.
    await anna.do("DELETE", f"{table}/seats/0")
    await asyncio.sleep(0.3)
    assert live.table.version == version + 1
    seen = await anna.see(table)
    assert (away(seen), seen["can"]) == ([True, False, False], ["roll"])
    await anna.act(table)
    assert away(await anna.see(table)) == [False] * 3


async def test_two_seats_of_one_device_do_not_wait_for_each_other(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human", "greedy")
    await anna.sit(table)
    await house.set_options(table, grace=AT_ONCE)
    live = await house.live(table)
    house.registry.turn_driver.schedule(live)
    version = live.table.version
    await asyncio.sleep(0.3)
    assert live.table.version == version


async def test_where_all_have_left_the_game_waits(house: House) -> None:
    table, anna, benno = await two_of_them(house, "greedy")
    await anna.do("DELETE", f"{table}/seats/0")
    live = await house.live(table)
    await until(lambda: live.table.seat_to_act is live.table.seats[1])
    await benno.do("DELETE", f"{table}/seats/1")
    version = live.table.version
    await asyncio.sleep(0.3)
    assert live.table.version == version
    await house.listen(anna, table)  # one returns: the other is played for again
    seen = await anna.see(table)
    assert away(seen) == [False, True, False]
    await seen_when(anna, table, lambda seen: seen["can"] and seen["you"] == 0)


async def test_who_returns_while_the_bot_thinks_plays_the_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, returned = asyncio.Event(), asyncio.Event()
    think = _turn_driver.TurnDriver._choose_face

    async def slowly(*of: Json) -> int:
        thinking.set()
        await returned.wait()
        return await think(*of)

    monkeypatch.setattr(_turn_driver.TurnDriver, "_choose_face", slowly)
    table, anna, benno = await two_of_them(house)
    await house.listen(anna, table)
    await take_turn(anna, table)
    await benno.do("DELETE", f"{table}/seats/1")
    await asyncio.wait_for(thinking.wait(), PATIENCE)  # the bot has rolled
    await house.listen(benno, table)
    seen = await benno.see(table)
    assert (away(seen), seen["can"]) == ([False, False], ["place"])
    returned.set()
    await asyncio.sleep(0.2)
    assert (await benno.see(table))["can"] == ["place"]  # the bot's choice came too late
    await benno.act(table)
    assert await moves(anna, table, 1) == ["bot", "player"]


async def test_the_grace_begins_anew_with_every_sign_of_life(house: House) -> None:
    table, anna, benno = await two_of_them(house)
    await house.listen(anna, table)
    await house.set_options(table, grace=1)
    await take_turn(anna, table)
    for _ in range(4):
        await asyncio.sleep(0.5)
        assert away(await benno.see(table)) == [False, False]
    assert (await benno.see(table))["can"] == ["roll"]
