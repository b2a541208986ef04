"""Two processes around one database: whatever is done at one is seen at the other, and once."""

from __future__ import annotations

import asyncio
from itertools import cycle

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as Lost
from tests.server.stage import (
    SHORT,
    Caller,
    House,
    Json,
    play_out,
    rolling,
    seen_when,
    until,
)


@pytest.fixture
async def pair(houses: Json, database: str, redis: str) -> tuple[House, House]:
    """Return two services with one database and one bus."""
    return await houses(database, bus=redis), await houses(database, bus=redis)


def there(house: House, person: Caller) -> Caller:
    """Return the same person, calling at another house."""
    return house.caller(person.token)


async def play_out_together(table: str, *people: Caller) -> Json:
    """Play by people at several houses; a house may not have heard of a move yet."""
    for person in cycle(people):
        seen = await person.see(table)
        if seen["status"] == "finished":
            return seen
        if seen["can"]:
            wanted = rolling(seen["version"])
            if seen["can"] == ["place"]:
                wanted.update(action="place", face=seen["faces"][0])
            answer = await person.call("POST", f"{table}/actions", wanted)
            assert answer.is_success or answer.json()["code"] == "stale"
        await asyncio.sleep(0.002)
    raise AssertionError("nobody plays")


async def test_what_is_done_at_one_is_told_at_the_other(pair: tuple[House, House]) -> None:
    here, other = pair
    anna, benno = here.caller(), other.caller()
    table = await anna.make("human", "human", rules=SHORT)
    stream = await other.listen(other.caller(), table)
    await benno.sit(table)
    end = await play_out_together(table, anna, benno)
    told = await stream.entries(end["version"])
    assert [message.id for message in told] == list(range(1, end["version"] + 1))
    looks = [
        await seen_when(house.caller(), table, lambda seen: seen["status"] == "finished")
        for house in pair
    ]
    assert [{**look, "at": 0} for look in looks] == [{**looks[0], "at": 0}] * 2
    records = [(await house.caller().call("GET", f"{table}/record")).content for house in pair]
    assert records[0] == records[1]


async def test_of_racing_actions_exactly_one_is_done(pair: tuple[House, House]) -> None:
    anna = pair[0].caller()
    table = await anna.make("human", "greedy", "random", rules={"rounds": 1})
    everywhere = [there(house, anna) for house in pair]
    won = [0, 0]
    while True:
        seen = await seen_when(anna, table, lambda seen: seen["can"] or seen["standings"])
        if seen["status"] == "finished":
            break
        version = seen["version"]
        wanted = [rolling(version), rolling(version)]
        if seen["can"] == ["place"]:
            for each in wanted:
                each.update(action="place", face=seen["faces"][0])
        answers = await asyncio.gather(
            *(
                person.call("POST", f"{table}/actions", each)
                for person, each in zip(everywhere, wanted, strict=True)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        for place, answer in enumerate(answers):
            if answer.is_success:
                won[place] += 1
                assert answer.json()["version"] == version + 1
            else:
                assert answer.json()["code"] == "stale"
                assert answer.json()["version"] > version
    live = [await house.live(table) for house in pair]
    await until(lambda: live[0].table.version == live[1].table.version)
    assert live[0].table.log == live[1].table.log
    assert sum(won) >= 4


async def test_one_key_at_both_is_done_once_and_answered_alike(pair: tuple[House, House]) -> None:
    anna = pair[0].caller()
    table = await anna.make("human", "greedy")
    everywhere = [there(house, anna) for house in pair]
    for _ in range(6):
        seen = await seen_when(anna, table, lambda seen: seen["can"])
        wanted = rolling(seen["version"])
        if seen["can"] == ["place"]:
            wanted.update(action="place", face=seen["faces"][0])
        await asyncio.gather(*(person.see(table) for person in everywhere))
        answers = await asyncio.gather(
            *(person.call("POST", f"{table}/actions", wanted) for person in everywhere * 3)
        )
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        assert answers[0].json()["version"] == seen["version"] + 1


async def test_a_seat_is_taken_once(pair: tuple[House, House]) -> None:
    anna = pair[0].caller()
    table = await anna.make("human", "human")
    people = [house.caller() for house in pair for _ in range(3)]
    answers = await asyncio.gather(
        *(person.call("POST", f"{table}/seats", {"name": "Benno"}) for person in people)
    )
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 5


async def test_bots_play_once_though_both_have_the_table(pair: tuple[House, House]) -> None:
    anna = pair[0].caller()
    table = await anna.make("human", "greedy", "random", rules={"rounds": 1, "dice": 3})
    streams = [await house.listen(house.caller(), table) for house in pair]
    end = await play_out_together(table, *(there(house, anna) for house in pair))
    for stream in streams:
        told = await stream.entries(end["version"])
        assert [message.id for message in told] == list(range(1, end["version"] + 1))


async def test_talk_and_presence_cross_over(pair: tuple[House, House]) -> None:
    here, other = pair
    anna, benno = here.caller(), other.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    mine = await here.listen(anna, table)
    theirs = await other.listen(benno, table)
    await anna.do("POST", f"{table}/talk", {"phrase": "hello"})
    assert (await theirs.next("talk")).data["phrase"] == "hello"
    await benno.do("POST", f"{table}/talk", {"phrase": "thanks"})
    assert (await mine.next("talk")).data["phrase"] == "hello"
    assert (await mine.next("talk")).data["phrase"] == "thanks"
    for person in (anna, benno):
        await seen_when(
            person, table, lambda seen: [s["online"] for s in seen["seats"]] == [True, True, False]
        )
    await theirs.close()
    await seen_when(
        anna, table, lambda seen: [s["online"] for s in seen["seats"]] == [True, False, False]
    )


async def test_who_reads_at_the_other_has_not_left(pair: tuple[House, House]) -> None:
    here, other = pair
    anna, benno = here.caller(), other.caller()
    table = await anna.make("human", "human")
    await benno.sit(table)
    await here.listen(anna, table)
    reading = await other.listen(benno, table)
    for house in pair:
        await house.set_options(table, grace=1)
    for _ in range(2):
        await seen_when(anna, table, lambda seen: seen["can"])
        await anna.act(table)
    await asyncio.sleep(1.5)
    assert [seat["away"] for seat in (await anna.see(table))["seats"]] == [False, False]
    await reading.close()
    await seen_when(anna, table, lambda seen: seen["can"])  # a bot has played for him
    assert [seat["away"] for seat in (await anna.see(table))["seats"]] == [False, True]


async def test_a_rematch_is_one_table_wherever_it_is_asked_for(pair: tuple[House, House]) -> None:
    anna, benno = pair[0].caller(), pair[1].caller()
    table = await anna.make("human", "human", rules=SHORT)
    await benno.sit(table)
    await play_out_together(table, anna, benno)
    for person in (anna, benno):
        await seen_when(person, table, lambda seen: seen["status"] == "finished")
    found = await asyncio.gather(
        *(person.do("POST", f"{table}/rematch") for person in (anna, benno))
    )
    assert found[0] == found[1]


async def test_who_missed_the_news_finds_out_by_acting(houses: Json, database: str) -> None:
    """Without any bus: the log itself tells what the other process did."""
    pair = await houses(database), await houses(database)
    anna = pair[0].caller()
    table = await anna.make("human", "human")
    benno = pair[0].caller()
    await benno.sit(table)
    late = there(pair[1], anna)
    version = (await late.see(table))["version"]
    done = await anna.roll(table, version)
    assert (await late.see(table))["version"] == version  # it does not know yet
    answer = await late.call("POST", f"{table}/actions", rolling(version))
    assert (answer.status_code, answer.json()["version"]) == (409, done["version"])
    seen = await late.see(table)
    assert (seen["version"], seen["can"]) == (done["version"], ["place"])
    await late.act(table)


async def test_a_service_without_its_bus_goes_on(
    pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Json) -> None:
        raise Lost("gone")

    anna = pair[0].caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    monkeypatch.setattr(Redis, "publish", fail)
    await play_out(table, anna)
    assert (await pair[0].caller().see(table))["status"] == "finished"
