"""A call that takes a seat can be sent again: its answer may have got lost, the seat must not."""

from __future__ import annotations

from tests.server.stage import House

KEY = "a-key-that-nobody-can-guess"
SEATS = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]


async def test_a_table_is_made_once_however_often_it_is_asked_for(house: House) -> None:
    anna = house.caller()
    ticket = (await anna.do("POST", "/api/commitments", {}))["ticket"]
    wish = {"seats": SEATS, "name": "Anna", "ticket": ticket, "key": KEY}
    first = await anna.do("POST", "/api/tables", wish)
    await house.caller().sit(f"/api/tables/{first['table']}")
    assert await anna.do("POST", "/api/tables", wish) == first
    stranger = {**wish, "key": KEY[::-1]}
    assert await house.caller().fail("POST", "/api/tables", stranger) == (422, "ticket-used")
    assert await house.caller().fail("POST", "/api/tables", {**wish, "key": None}) == (
        422,
        "ticket-used",
    )


async def test_a_seat_is_taken_once_however_often_it_is_asked_for(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    wish = {"name": "Benno", "key": KEY}
    first = await benno.do("POST", f"{table}/seats", wish)
    again = await house.caller().do("POST", f"{table}/seats", wish)
    assert again == first
    open_seats = [seat["open"] for seat in (await anna.see(table))["seats"]]
    assert open_seats == [False, False, True]
    last = {"name": "Carla", "key": KEY[::-1]}
    begun = await house.caller().do("POST", f"{table}/seats", last)
    assert begun["version"] == (await anna.see(table))["version"]
    assert await house.caller().do("POST", f"{table}/seats", last) == begun
    benno.token = first["token"]
    assert (await benno.see(table))["you"] == 1


async def test_without_a_key_each_call_takes_a_seat(house: House) -> None:
    table = await house.caller().make("human", "human", "human")
    tokens = {
        (await house.caller().do("POST", f"{table}/seats", {"name": "Benno"}))["token"]
        for _ in range(2)
    }
    assert len(tokens) == 2


async def test_the_key_of_a_seat_that_is_gone_takes_one_anew(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    wish = {"name": "Benno", "key": KEY}
    first = await benno.do("POST", f"{table}/seats", wish)
    await anna.do("DELETE", f"{table}/seats/1")
    again = await benno.do("POST", f"{table}/seats", wish)
    assert (again["seat"], again["token"]) == (1, first["token"])
    assert again["version"] > first["version"]
    benno.token = again["token"]
    assert (await benno.see(table))["held"] == [1]
    await anna.do("DELETE", f"{table}/seats/1")
    await house.caller().sit(table, "Carla")
    await house.caller().sit(table, "Denny")  # begins
    assert await benno.fail("POST", f"{table}/seats", wish) == (409, "already-started")


async def test_the_key_of_a_seat_that_was_moved_names_where_it_is(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human", "human")
    first = await benno.do("POST", f"{table}/seats", {"name": "Benno", "key": KEY})
    benno.token = first["token"]
    other = await benno.do("POST", f"{table}/seats", {"name": "Bea", "key": KEY[::-1]})
    moved = [{"kind": "human", "was": was} for was in (2, 0, 1, 3)]
    await anna.do("PUT", f"{table}/arrangement", {"seats": moved})
    again = await benno.do("POST", f"{table}/seats", {"name": "Benno", "key": KEY})
    assert (first["seat"], again["seat"]) == (1, 2)
    again = await benno.do("POST", f"{table}/seats", {"name": "Bea", "key": KEY[::-1]})
    assert (other["seat"], again["seat"]) == (2, 0)
