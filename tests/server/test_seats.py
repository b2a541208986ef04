"""Seats before the game: places, colours, and rights of the maker alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.stage import House, Json, rolling, seen_when, wish


def seats(seen: Json, field: str) -> list[Any]:
    return [seat[field] for seat in seen["seats"]]


def human(was: int | None = None) -> Json:
    return {"kind": "human"} if was is None else {"kind": "human", "was": was}


def bot(name: str, was: int | None = None) -> Json:
    return {"kind": "bot", "bot": name} if was is None else {"kind": "bot", "bot": name, "was": was}


# Taking a seat.


async def test_the_first_open_seat_is_taken_or_the_one_wanted(house: House) -> None:
    anna, benno, carla = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "greedy", "human", "human", "human")
    assert await benno.sit(table, seat=3) == 3
    assert await carla.sit(table, "Carla") == 2
    denny = house.caller()
    assert await denny.fail("POST", f"{table}/seats", {"name": "D", "seat": 0}) == (
        409,
        "seat-taken",
    )
    assert await denny.fail("POST", f"{table}/seats", {"name": "D", "seat": 1}) == (
        409,
        "seat-taken",
    )
    small = await house.caller().make("human", "human")
    assert await denny.fail("POST", f"{small}/seats", {"name": "D", "seat": 4}) == (
        404,
        "no-such-seat",
    )


async def test_a_full_table_and_a_game_under_way_take_nobody(house: House) -> None:
    anna, late = house.caller(), house.caller()
    table = await anna.make("human", "human")
    await house.caller().sit(table)
    assert await late.fail("POST", f"{table}/seats", {"name": "L"}) == (409, "already-started")


async def test_a_table_without_an_open_seat_begins_by_itself(house: House) -> None:
    anna = house.caller()
    seen = await anna.see(await anna.make("human", "greedy"))
    assert seen["status"] == "playing"


async def test_one_device_holds_several_seats(any_house: House) -> None:
    """One token for all of them; it acts for the seat whose turn it is."""
    anna = any_house.caller()
    table = await anna.make("human", "human", "human", name="Anna")
    token = anna.token
    assert await anna.sit(table, "Benno") == 1
    assert await anna.sit(table, "Carla") == 2
    assert anna.token == token
    seen = await anna.see(table)
    assert (seen["status"], seen["held"], seats(seen, "name")) == (
        "playing",
        [0, 1, 2],
        ["Anna", "Benno", "Carla"],
    )
    for turn in (0, 1, 2):
        seen = await anna.see(table)
        assert (seen["you"], seen["can"]) == (turn, ["roll"])
        purses = seen["position"]["purses"]
        assert [n for n, purse in enumerate(purses) if purse is not None] == [turn]
        await anna.act(table)
        seen = await anna.see(table)
        assert (seen["you"], seen["can"]) == (turn, ["place"])
        await anna.act(table)


async def test_an_unknown_token_gets_a_seat_and_another_token(house: House) -> None:
    table = await house.caller().make("human", "human", "human")
    stranger = house.caller("chosen-by-the-caller")
    taken = await stranger.do("POST", f"{table}/seats", {"name": "S"})
    assert taken["token"] != "chosen-by-the-caller"


@pytest.mark.parametrize("name", ["", " ", "a\nb", "a\x00b", "\u202eevil", "\u2028"])
async def test_a_name_is_one_printable_line(house: House, name: str) -> None:
    nobody = house.caller()
    status, code = await nobody.fail("POST", "/api/tables", wish("human", "human", name=name))
    assert (status, code) == (422, "name")
    table = await nobody.make("human", "human")
    assert (await house.caller().fail("POST", f"{table}/seats", {"name": name}))[0] == 422
    assert (await nobody.fail("PATCH", f"{table}/seats/0", {"name": name}))[0] == 422


async def test_names_are_kept_without_blanks_around_them(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human", name="  Anna Ü 🎲 ")
    assert seats(await anna.see(table), "name") == ["Anna Ü 🎲", None]


@pytest.mark.parametrize("nonce", ["", "a b", "a+b", "ü", "a\n", "|"])
async def test_a_nonce_is_letters_digits_dashes(house: House, nonce: str) -> None:
    nobody = house.caller()
    refused = await nobody.call("POST", "/api/tables", wish("human", "human", nonce=nonce))
    assert refused.status_code == 422
    assert refused.json()["message"].startswith("nonce: ")


# Names and looks.


async def test_a_seat_gets_another_name_and_look(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human", look=4)
    await benno.sit(table, look=2)
    assert seats(await anna.see(table), "look") == [4, 2, 1] or sorted(
        seats(await anna.see(table), "look")
    ) == [1, 2, 4]
    done = await benno.do("PATCH", f"{table}/seats/1", {"name": "Ben", "look": 3})
    seen = await anna.see(table)
    assert done == {"version": seen["version"]}
    assert (seen["seats"][1]["name"], seen["seats"][1]["look"]) == ("Ben", 3)
    await benno.do("PATCH", f"{table}/seats/1", {"name": "Benno"})
    assert (await anna.see(table))["seats"][1]["look"] == 3
    # A look that an open seat had is free; that of a person is not.
    assert await benno.fail("PATCH", f"{table}/seats/1", {"look": 4}) == (409, "look-taken")
    assert await house.caller().fail("POST", f"{table}/seats", {"name": "C", "look": 4}) == (
        409,
        "look-taken",
    )


async def test_no_two_seats_ever_look_the_same(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "greedy", "human", "human", "human", look=3)
    await benno.sit(table, look=0)
    for look in (1, 2, 4, 0, 2):
        answer = await benno.call("PATCH", f"{table}/seats/2", {"look": look})
        looks = seats(await anna.see(table), "look")
        assert len(set(looks)) == 5
        if answer.is_success:
            assert looks[2] == look


async def test_only_the_holder_changes_a_seat(house: House) -> None:
    anna, benno, nobody = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    change = {"name": "Eve"}
    assert await anna.fail("PATCH", f"{table}/seats/1", change) == (403, "not-your-seat")
    assert await benno.fail("PATCH", f"{table}/seats/2", change) == (403, "not-your-seat")
    assert await nobody.fail("PATCH", f"{table}/seats/1", change) == (401, "no-seat")
    assert await benno.fail("PATCH", f"{table}/seats/3", change) == (404, "no-such-seat")
    assert await benno.fail("PATCH", f"{table}/seats/-1", change) == (404, "no-such-seat")
    await anna.do("POST", f"{table}/start")
    assert await benno.fail("PATCH", f"{table}/seats/1", change) == (409, "already-started")


# Leaving and removing.


async def test_who_leaves_a_waiting_table_leaves_an_open_seat(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    done = await benno.do("DELETE", f"{table}/seats/1")
    seen = await benno.see(table)
    assert done == {"version": seen["version"]}
    assert (seen["you"], seen["held"]) == (None, [])
    assert (seats(seen, "open"), seats(seen, "name")) == ([False, True, True], ["Anna", None, None])
    assert await house.caller().sit(table, "Carla") == 1


async def test_the_maker_removes_others_and_others_do_not(house: House) -> None:
    anna, benno, carla = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human", "human", "human")
    await benno.sit(table)
    await carla.sit(table, "Carla")
    assert await benno.fail("DELETE", f"{table}/seats/2") == (403, "not-your-seat")
    assert await house.caller().fail("DELETE", f"{table}/seats/2") == (401, "no-seat")
    await anna.do("DELETE", f"{table}/seats/1")
    assert (await benno.see(table))["held"] == []
    assert await anna.fail("DELETE", f"{table}/seats/1") == (409, "seat-empty")
    assert await anna.fail("DELETE", f"{table}/seats/4") == (404, "no-such-seat")
    assert await anna.fail("DELETE", f"{table}/seats/-1") == (404, "no-such-seat")


async def test_who_sits_longest_stands_in_for_a_maker_who_left(any_house: House) -> None:
    anna, benno, carla = (any_house.caller() for _ in range(3))
    table = await anna.make("human", "human", "human", "human", public=True)
    await benno.sit(table, seat=2)
    await carla.sit(table, "Carla", seat=1)
    watching = await any_house.listen(benno, table, since=(await benno.see(table))["version"])
    await anna.do("DELETE", f"{table}/seats/0")
    told = (await watching.next()).data["table"]
    assert (told["maker"], seats(told, "maker")) == (True, [False, False, True, False])
    assert not (await carla.see(table))["maker"]
    (listed,) = (await carla.see("/api/tables"))["tables"]
    assert listed["maker"] == "Benno"
    assert await carla.fail("POST", f"{table}/start") == (403, "not-the-maker")
    assert await anna.fail("POST", f"{table}/start") == (403, "not-the-maker")
    # A stranger in the first seat does not take it from him.
    stranger = any_house.caller()
    await stranger.sit(table, "Denny", seat=0)
    assert not (await stranger.see(table))["maker"]
    await stranger.do("DELETE", f"{table}/seats/0")
    # The token that made the table is still good, for a seat and for all that goes with it.
    token = anna.token
    assert await anna.sit(table, "Anna") == 0
    assert anna.token == token
    assert (await anna.see(table))["maker"]
    assert await benno.fail("DELETE", f"{table}/seats/1") == (403, "not-your-seat")
    await anna.do("DELETE", f"{table}/seats/0")
    await benno.do("DELETE", f"{table}/seats/1")
    await benno.do("POST", f"{table}/start")
    assert (await benno.see(table))["status"] == "playing"


async def test_where_nobody_sits_the_maker_is_still_the_host(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    await anna.do("DELETE", f"{table}/seats/0")
    assert (await anna.see(table))["maker"]
    await anna.do("PUT", f"{table}/arrangement", {"seats": [human(), human(), human()]})
    assert await anna.sit(table, "Anna") == 0


async def test_the_maker_removes_nobody_from_a_game(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human")
    await benno.sit(table)
    assert await anna.fail("DELETE", f"{table}/seats/1") == (409, "already-started")


async def test_a_removed_token_is_worth_nothing(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    await anna.do("DELETE", f"{table}/seats/1")
    assert await benno.fail("POST", f"{table}/talk", {"phrase": "hello"}) == (401, "no-seat")
    assert await benno.fail("PATCH", f"{table}/seats/1", {"name": "B"}) == (401, "no-seat")
    assert await benno.fail("DELETE", f"{table}/seats/1") == (401, "no-seat")


# Arranging.


async def test_the_maker_arranges_all_in_one_call(any_house: House) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    wanted = {
        "seats": [bot("random"), human(1), human(), human(0)],
        "rules": {"neutral": True, "rounds": 2},
        "public": True,
        "open_purses": True,
        "clock": "relaxed",
        "grace": 30,
        "talk": "free",
    }
    done = await anna.do("PUT", f"{table}/arrangement", wanted)
    seen = await anna.see(table)
    assert done == {"version": seen["version"]}
    assert seats(seen, "name") == ["Tourist", "Benno", None, "Anna"]
    assert seats(seen, "kind") == ["bot", "human", "human", "human"]
    assert (seen["you"], (await benno.see(table))["you"]) == (3, 1)
    assert (seen["rules"]["players"], seen["rules"]["neutral"], seen["rules"]["rounds"]) == (
        4,
        True,
        2,
    )
    wanted["turn_seconds"] = 90
    assert seen["options"] == {name: wanted[name] for name in seen["options"]}
    assert (await anna.see("/api/tables"))["tables"][0]["players"] == 4
    # What is left out stays.
    await anna.do("PUT", f"{table}/arrangement", {"seats": [human(0 + 3), human(1), human()]})
    again = await anna.see(table)
    assert again["options"] == seen["options"]
    assert (again["rules"]["players"], again["rules"]["rounds"]) == (3, 2)
    assert seats(again, "name") == ["Anna", "Benno", None]


async def test_an_arrangement_without_an_open_seat_begins_the_game(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    await anna.do("PUT", f"{table}/arrangement", {"seats": [bot("greedy"), human(0)]})
    await seen_when(anna, table, lambda seen: seen["can"] == ["roll"])


async def test_people_who_are_not_arranged_are_out(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    await anna.do("PUT", f"{table}/arrangement", {"seats": [human(0), human()]})
    seen = await benno.see(table)
    assert (seen["held"], seats(seen, "open")) == ([], [False, True])


@pytest.mark.parametrize(
    ("seats", "refused"),
    [
        ([human(0), human(0)], (422, "seat-was")),
        ([human(0), human(3)], (422, "seat-was")),
        ([human(0), bot("sage")], (422, "bot-not-here")),
        ([human(0), bot("cmd:/bin/sh")], (422, "bot-not-here")),
        ([human(0), {"kind": "bot"}], (422, "bot-not-here")),
        ([human(0)], (400, "request-broken")),
        ([human(0)] + [human()] * 5, (400, "request-broken")),
        ([{"kind": "ghost"}, human()], (400, "request-broken")),
    ],
)
async def test_an_arrangement_that_is_none_changes_nothing(
    house: House, seats: Json, refused: tuple[int, str]
) -> None:
    anna = house.caller()
    table = await anna.make("human", "human", "human")
    before = await anna.see(table)
    assert await anna.fail("PUT", f"{table}/arrangement", {"seats": seats}) == refused
    after = await anna.see(table)
    assert {**after, "at": 0} == {**before, "at": 0}


async def test_only_the_maker_arranges_and_begins(house: House) -> None:
    anna, benno, nobody = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    wanted = {"seats": [human(1), human(0), human()]}
    for method, path, body in (("PUT", "/arrangement", wanted), ("POST", "/start", None)):
        assert await benno.fail(method, table + path, body) == (403, "not-the-maker")
        assert await nobody.fail(method, table + path, body) == (401, "no-seat")
        unknown = house.caller("unknown")
        assert await unknown.fail(method, table + path, body) == (401, "no-seat")
    await anna.do("POST", f"{table}/start")
    for method, path, body in (("PUT", "/arrangement", wanted), ("POST", "/start", None)):
        assert await anna.fail(method, table + path, body) == (409, "already-started")


async def test_a_table_where_nobody_sits_does_not_begin(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    await anna.do("DELETE", f"{table}/seats/0")
    assert await anna.fail("POST", f"{table}/start") == (409, "nobody-there")


async def test_arranging_and_sitting_at_once_lose_nobody(house: House) -> None:
    """A person who got a seat has one, wherever the maker put it at the same moment."""
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human", "human")
    wanted = {"seats": [human(), human(0), human(), human()]}
    await asyncio.gather(
        anna.do("PUT", f"{table}/arrangement", wanted), benno.sit(table), benno.see(table)
    )
    seen = await anna.see(table)
    assert sum(name is not None for name in seats(seen, "name")) == 1 + len(
        (await benno.see(table))["held"]
    )


# Keys for seats, which are as good as tokens.


async def test_a_key_for_a_seat_is_kept_as_a_hash(any_house: House) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    keys = ["the-key-of-anna-and-nobody-else", "the-key-of-benno\0with-a-nul"]
    table = await anna.make("human", "human", key=keys[0])
    await benno.sit(table, key=keys[1])
    live = await any_house.live(table)
    kept = {logged.key for logged in await any_house.registry.store.entries(live.table.id)}
    assert len(kept - {None}) == 2
    assert not kept & set(keys)


async def test_a_key_for_a_seat_is_none_for_an_action(house: House) -> None:
    anna = house.caller()
    key = "the-key-of-anna-and-nobody-else"
    table = await anna.make("human", "greedy", key=key)
    version = (await anna.see(table))["version"]
    done = await anna.do("POST", f"{table}/actions", rolling(version, key))
    assert done["version"] == version + 1
