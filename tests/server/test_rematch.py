"""Another game with the same people: one table for all who ask, their seats kept for them."""

from __future__ import annotations

import asyncio
import json

from tests.server.stage import SHORT, Caller, House, Json, play_out, rolling

from lastroll.game import parse_record, verify


async def played(house: House, *, start: int = 0, **more: Json) -> tuple[str, Caller, Caller]:
    """Return a game of two people and a bot that is over."""
    anna, benno = house.caller(), house.caller()
    rules = {**SHORT, "start": start}
    table = await anna.make("human", "greedy", "human", rules=rules, nonce="old", **more)
    await benno.sit(table, look=4)
    await play_out(table, anna, benno)
    return table, anna, benno


async def ask(person: Caller, table: str) -> str:
    found = await person.do("POST", f"{table}/rematch")
    assert set(found) == {"table"}
    return f"/api/tables/{found['table']}"


async def test_all_who_ask_get_the_same_table(any_house: House) -> None:
    table, anna, benno = await played(any_house)
    found = await asyncio.gather(*(ask(person, table) for person in (benno, anna) * 3))
    (new,) = set(found)
    assert new != table
    assert (await anna.see(table))["rematch"] == new.rpartition("/")[2]


async def test_seats_are_kept_and_the_start_moves_on(any_house: House) -> None:
    table, anna, benno = await played(any_house, start=2, open_purses=True)
    before = await anna.see(table)
    new = await ask(anna, table)
    seen = await benno.see(new)
    assert seen["status"] == "waiting"
    assert seen["rules"] == {**before["rules"], "start": 0}
    assert seen["options"] == before["options"]
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Gambler", "Benno"]
    assert [seat["look"] for seat in seen["seats"]] == [s["look"] for s in before["seats"]]
    assert [seat["reserved"] for seat in seen["seats"]] == [True, False, True]
    assert [seat["open"] for seat in seen["seats"]] == [False, False, False]
    assert (seen["you"], seen["held"], seen["kept"]) == (None, [], [2])
    assert seen["fair"]["commitment"] != before["fair"]["commitment"]
    # The same token takes the own seat, in any order of arrival.
    assert await benno.sit(new, "Benno", nonce="new") == 2
    assert (await benno.see(new))["status"] == "waiting"
    assert await anna.sit(new, "Anna") == 0
    seen = await anna.see(new)
    assert (seen["status"], seen["fair"]["nonces"]) == ("playing", ["new"])
    assert (seen["you"], seen["held"], seen["kept"]) == (0, [0], [])
    end = await play_out(new, anna, benno)
    assert end["status"] == "finished"


async def test_nobody_else_gets_a_kept_seat(house: House) -> None:
    table, anna, benno = await played(house)
    new = await ask(anna, table)
    stranger = house.caller()
    taking = {"name": "Eve"}
    assert await stranger.fail("POST", f"{new}/seats", taking) == (409, "table-full")
    for seat in (0, 1, 2):
        refused = await stranger.fail("POST", f"{new}/seats", {**taking, "seat": seat})
        assert refused == (409, "seat-taken")
    assert await anna.fail("POST", f"{new}/seats", {"name": "A", "seat": 2}) == (409, "seat-taken")
    assert (await benno.see(new))["kept"] == [2]


async def test_the_one_who_asked_first_makes_it_and_may_begin(house: House) -> None:
    table, anna, benno = await played(house)
    new = await ask(benno, table)
    assert (await benno.see(new))["maker"]
    assert not (await anna.see(new))["maker"]
    assert await anna.fail("POST", f"{new}/start") == (403, "not-the-maker")
    assert await benno.fail("POST", f"{new}/start") == (409, "nobody-there")
    await benno.sit(new)
    await benno.do("POST", f"{new}/start")
    seen = await benno.see(new)
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "bot", "human"]
    assert (await anna.see(new))["you"] is None  # the person who did not come has no seat


async def test_a_kept_seat_can_be_given_free(house: House) -> None:
    table, anna, benno = await played(house)
    new = await ask(anna, table)
    await anna.sit(new, "Anna")
    await anna.do("DELETE", f"{new}/seats/2")
    stranger = house.caller()
    assert await stranger.sit(new, "Carla") == 2
    assert (await stranger.see(new))["status"] == "playing"
    assert (await benno.see(new))["you"] is None


async def test_a_rematch_begins_without_the_one_who_asked_for_it(any_house: House) -> None:
    """The person who sits down first stands in; after the grace the missing one's seat is free."""
    table, anna, benno = await played(any_house)
    new = await ask(anna, table)  # and is gone
    await benno.sit(new)
    seen = await benno.see(new)
    assert seen["maker"]
    assert [seat["maker"] for seat in seen["seats"]] == [False, False, True]
    # Only just now: Anna may be on the way.
    assert await benno.fail("DELETE", f"{new}/seats/0") == (409, "seat-kept")
    assert await benno.fail("POST", f"{new}/start") == (409, "seat-kept")
    without: Json = {
        "seats": [{"kind": "human"}, {"kind": "bot", "was": 1}, {"kind": "human", "was": 2}]
    }
    assert await benno.fail("PUT", f"{new}/arrangement", without) == (409, "seat-kept")
    kept = {"seats": [{**each, "was": n} for n, each in enumerate(without["seats"])]}
    await benno.do("PUT", f"{new}/arrangement", kept)
    await any_house.set_options(new, grace=0)
    assert await ask(benno, table) == new
    await benno.do("DELETE", f"{new}/seats/0")
    await benno.do("POST", f"{new}/start")
    assert (await benno.see(new))["status"] == "playing"


async def test_the_one_who_asked_for_it_makes_it_again_on_sitting_down(house: House) -> None:
    table, anna, benno = await played(house)
    new = await ask(anna, table)
    await benno.sit(new)
    await house.set_options(new, grace=0)
    await benno.do("DELETE", f"{new}/seats/0")
    await anna.sit(new, "Anna", seat=0)
    assert (await anna.see(new))["status"] == "playing"


async def test_several_seats_of_one_device_are_kept_together(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human", rules=SHORT)
    await anna.sit(table, "Benno")
    await play_out(table, anna)
    new = await ask(anna, table)
    assert (await anna.see(new))["kept"] == [0, 1]
    assert [await anna.sit(new, "Anna"), await anna.sit(new, "Benno")] == [0, 1]
    seen = await anna.see(new)
    assert (seen["status"], seen["held"], seen["you"]) == ("playing", [0, 1], 1)


async def test_only_those_who_played_may_ask_and_only_after_the_end(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    assert await anna.fail("POST", f"{table}/rematch") == (409, "not-finished")
    await play_out(table, anna)
    assert await house.caller().fail("POST", f"{table}/rematch") == (401, "no-seat")
    assert await house.caller("eve").fail("POST", f"{table}/rematch") == (401, "no-seat")
    version = (await anna.see(table))["version"]
    assert await anna.fail("POST", f"{table}/actions", rolling(version)) == (409, "not-playing")


async def test_readers_hear_of_it_and_can_follow(house: House) -> None:
    table, anna, _ = await played(house)
    watcher = house.caller()
    version = (await watcher.see(table))["version"]
    stream = await house.listen(watcher, table, since=version)
    new = await ask(anna, table)
    told = await stream.next()
    assert (told.id, told.data["type"]) == (version + 1, "rematch")
    assert f"/api/tables/{told.data['rematch']}" == new
    assert told.data["table"]["rematch"] == told.data["rematch"]
    assert (await watcher.see(new))["you"] is None


async def test_rematches_go_on_and_on(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    starts = []
    for _ in range(3):
        end = await play_out(table, anna)
        starts.append(end["rules"]["start"])
        table = await ask(anna, table)
        await anna.sit(table, "Anna")
    assert starts == [0, 1, 0]


async def test_the_same_dice_again_for_a_person_alone(any_house: House) -> None:
    anna, stranger = any_house.caller(), any_house.caller()
    table = await anna.make("human", "greedy", "frugal", rules=SHORT, nonce="old", public=True)
    assert await anna.fail("POST", f"{table}/same-dice") == (409, "not-finished")
    end = await play_out(table, anna)
    assert await stranger.fail("POST", f"{table}/same-dice") == (401, "no-seat")
    found = await anna.do("POST", f"{table}/same-dice")
    assert set(found) == {"table"}
    new = f"/api/tables/{found['table']}"
    seen = await anna.see(new)
    assert (seen["status"], seen["held"], seen["options"]["public"]) == ("playing", [0], False)
    # Deal and dice are those of the old game, and said to be; the secret is told at the end only.
    assert seen["fair"] == {**end["fair"], "secret": None, "repeated": True}
    assert seen["rules"] == end["rules"]
    assert [seat["look"] for seat in seen["seats"]] == [seat["look"] for seat in end["seats"]]
    await play_out(new, anna)
    records = [await anna.do("GET", f"{each}/record") for each in (table, new)]
    for record in records:
        assert verify(parse_record(json.dumps(record))) == len(record["turns"])
    assert records[0]["pile"] == records[1]["pile"]
    first = [(turn["seat"], turn["own"]) for turn in (record["turns"][0] for record in records)]
    assert first[0] == first[1]
    # Asked again it is one more game, and a rematch has new dice.
    again = await anna.do("POST", f"{new}/same-dice")
    assert again["table"] not in (table, found["table"])
    rematch = await anna.see(await ask(anna, new))
    assert rematch["fair"]["repeated"] is False
    assert rematch["fair"]["commitment"] != seen["fair"]["commitment"]


async def test_who_played_with_others_gets_no_known_dice(house: House) -> None:
    table, anna, _ = await played(house)
    assert await anna.fail("POST", f"{table}/same-dice") == (409, "not-alone")
