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
