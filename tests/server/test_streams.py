"""Streams: every entry once and in order, wherever a reader comes back; nobody waits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.stage import (
    SHORT,
    Caller,
    House,
    Json,
    Message,
    Stream,
    play_out,
    until,
)

from lastroll.server._readers import MAX_QUEUED

NOW = {"version", "status", "you", "can", "faces", "choices", "deadline", "standings", "winners"}


async def whole_game(house: House, **more: Any) -> tuple[str, Caller, Stream, int]:
    """Return a game that somebody reads from its beginning; with the last version."""
    anna = house.caller()
    table = await anna.make("human", "human", "greedy", rules=SHORT, **more)
    stream = await house.listen(anna, table)
    benno = house.caller()
    await benno.sit(table)
    end = await play_out(table, anna, benno)
    return table, anna, stream, end["version"]


def of_log(messages: list[Message]) -> list[Message]:
    return [message for message in messages if message.id is not None]


async def test_every_entry_comes_once_and_in_order(any_house: House) -> None:
    table, _, stream, last = await whole_game(any_house)
    told = await stream.entries(last)
    assert [message.id for message in told] == list(range(1, last + 1))
    assert [message.data["version"] for message in told] == list(range(1, last + 1))
    kinds = [message.data["type"] for message in told]
    assert kinds[:4] == ["created", "seated", "seated", "started"]
    assert set(kinds[4:]) == {"played"}
    assert stream.headers["content-type"] == "text/event-stream; charset=utf-8"
    assert stream.headers["cache-control"] == "no-store"
    live = await any_house.live(table)
    events = [step["event"] for message in told for step in message.data.get("steps", [])]
    assert live.table.game is not None
    assert len(events) == len(live.table.game.events)


async def test_a_message_says_what_was_done_and_how_things_stand(house: House) -> None:
    _, _, stream, last = await whole_game(house)
    told = await stream.entries(last)
    for message in told[2:]:
        data = message.data
        assert isinstance(data["at"], int)
        if data["type"] == "played":
            assert {"seat", "action", "by", "steps"} <= set(data)
            assert "table" not in data
            for step in data["steps"]:
                assert step["version"] == data["version"]
        if "now" in data:
            assert set(data["now"]) == NOW
            assert data["now"]["version"] == data["version"]
    # The last one of a piece says how things stand; a bot's roll may come in one piece with more.
    assert sum("now" in message.data for message in told) > last / 2
    assert "now" in told[-1].data
    assert told[-1].data["now"]["status"] == "finished"


@pytest.mark.parametrize("by", ["since", "last_event_id"])
async def test_a_reader_resumes_anywhere_without_a_gap(any_house: House, by: str) -> None:
    table, anna, stream, last = await whole_game(any_house)
    first = await stream.entries(last)
    live = await any_house.live(table)
    for since in range(last + 1):
        if by == "since":
            again = await any_house.listen(anna, table, since=since)
        else:
            again = await any_house.listen(anna, table, since=1, last_event_id=str(since))
        await until(lambda again=again: any(m.event == "presence" for m in again.messages))  # type: ignore[misc]
        told = of_log(again.messages)
        assert [message.id for message in told] == list(range(since + 1, last + 1))
        for message in told:
            one = first[message.data["version"] - 1].data
            for field in ("type", "at", "seat", "action", "by", "name"):
                assert message.data.get(field) == one.get(field)
            events = [step["event"] for step in message.data.get("steps", [])]
            assert events == [step["event"] for step in one.get("steps", [])]
            # Only the last one says how things stand.
            assert ("now" in message.data) == (message.id == last)
        await again.close()
    await until(lambda: len(live.attendance.readers) == 1)


async def test_readers_who_come_and_go_miss_nothing(house: House) -> None:
    """A reader hangs up after every few messages while the game goes on: nothing lost or double."""
    anna, reader = house.caller(), house.caller()
    table = await anna.make("human", "greedy", "random", rules={"rounds": 1})
    playing = asyncio.create_task(play_out(table, anna))
    seen: list[int] = []
    while not playing.done() or seen[-1] != playing.result()["version"]:
        stream = await house.listen(reader, table, since=seen[-1] if seen else 0)
        for _ in range(3):
            if playing.done() and seen and seen[-1] == playing.result()["version"]:
                break
            message = await stream.next()
            assert message.id is not None
            seen.append(message.id)
        await stream.close()
    assert seen == list(range(1, len(seen) + 1))


async def test_a_version_that_is_not_there_yet_is_a_reset(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    stream = await house.listen(anna, table, since=3)
    assert await stream.next("reset", "") == Message(None, "reset", {})
    await house.caller().sit(table)  # it goes on with what happens
    assert (await stream.next()).id == 3


@pytest.mark.parametrize("since", ["-1", "x", "1.5", "", "٣", "9" * 11, "9" * 5000, "1e3", "+1"])
async def test_what_is_no_version_is_400(house: House, since: str) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    refused = await anna.fail("GET", f"{table}/events", params={"since": since})
    assert refused == (400, "request-broken")
    if since.isascii():
        refused = await anna.fail("GET", f"{table}/events", headers={"last-event-id": since})
        assert refused == (400, "request-broken")


async def test_presence_is_told_to_all(house: House) -> None:
    anna, benno, watcher = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    stream = await house.listen(anna, table)
    assert (await stream.next("presence")).data == {"online": [0], "watchers": 0}
    await house.listen(watcher, table)
    assert (await stream.next("presence")).data == {"online": [0], "watchers": 1}
    theirs = await house.listen(benno, table)
    assert (await stream.next("presence")).data == {"online": [0, 1], "watchers": 1}
    seen = await watcher.see(table)
    assert [seat["online"] for seat in seen["seats"]] == [True, True, False]
    assert seen["watchers"] == 1
    await theirs.close()
    assert (await stream.next("presence")).data == {"online": [0], "watchers": 1}


async def test_a_second_stream_of_one_person_is_no_second_person(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    first = await house.listen(anna, table)
    second = await house.listen(anna, table)
    await second.close()
    live = await house.live(table)
    await until(lambda: len(live.attendance.readers) == 1)
    assert (await anna.see(table))["seats"][0]["online"]
    await first.close()
    await until(lambda: not live.attendance.readers)
    assert not (await anna.see(table))["seats"][0]["online"]


async def test_what_everybody_is_told_at_arranging_is_the_whole_table(house: House) -> None:
    anna, benno, watcher = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human", "human")
    await benno.sit(table)
    streams = {0: anna, 1: benno, None: watcher}
    readings = {seat: await house.listen(who, table, since=3) for seat, who in streams.items()}
    # Another game altogether, which begins at once: all in one append.
    wanted = {
        "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "human", "was": 0}],
        "rules": {"start": 1, "neutral": True, "rounds": 1},
    }
    await anna.do("PUT", f"{table}/arrangement", wanted)
    for seat, reading in readings.items():
        arranged, started = await reading.entries(5)
        assert (arranged.data["type"], started.data["type"]) == ("arranged", "started")
        assert started.data["table"]["you"] == (1 if seat == 0 else None)
        steps = started.data["steps"]
        assert steps[-1]["position"]["rules"]["players"] == 2
        assert len(steps[-1]["position"]["hands"]) >= 2
        assert steps[-1]["position"]["turn"] == 1
        shown = started.data["table"]["position"]
        assert steps[-1]["position"] == shown


async def test_each_reader_is_told_what_that_one_may_do(house: House) -> None:
    anna, benno, watcher = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human")
    streams = [await house.listen(person, table) for person in (anna, watcher)]
    await benno.sit(table)
    streams.append(await house.listen(benno, table, since=3))
    version = (await anna.see(table))["version"]
    told = [(await stream.entries(version))[-1].data["now"] for stream in streams]
    assert [now["can"] for now in told] == [["roll"], [], []]
    assert [now["you"] for now in told] == [0, None, 1]
    await anna.roll(table, version)
    told = [(await stream.next()).data["now"] for stream in streams]
    assert [now["can"] for now in told] == [["place"], [], []]
    assert told[0]["faces"]
    assert told[0]["choices"] == told[1]["choices"] == told[2]["choices"] != []


async def test_what_a_stream_tells_is_what_a_look_shows(house: House) -> None:
    """Streams are put together from parts; the parts are those of the whole."""
    anna, benno, watcher = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human", rules={"rounds": 2, "dice": 3, "neutral": True})
    people = (anna, benno, watcher)
    streams = [await house.listen(anna, table)]
    await benno.sit(table)
    streams += [await house.listen(person, table) for person in (benno, watcher)]
    version = 0
    told: list[list[Json]] = [[] for _ in people]
    while True:
        seen = [await person.see(table) for person in people]
        for stream, look, steps in zip(streams, seen, told, strict=True):
            last = (await stream.entries(look["version"]))[-1] if version else None
            if last is not None:
                assert last.data["now"] == {name: look[name] for name in NOW}
                steps += last.data["steps"]
                if look["status"] == "playing":
                    assert steps[-1]["position"] == look["position"]
                    assert steps[-1]["holders"] == look["holders"]
            elif look["version"]:
                await stream.entries(look["version"])
        version = seen[0]["version"]
        if seen[0]["status"] == "finished":
            break
        for person, steps in zip(people, told, strict=True):
            shown = (await person.see(f"{table}/steps"))["steps"]
            assert shown[len(shown) - len(steps) :] == steps
        actor = next(person for person, look in zip(people, seen, strict=True) if look["can"])
        await actor.act(table)


async def test_a_silent_table_sends_a_sign_of_life(houses: Json, sqlite: str) -> None:
    house = await houses(sqlite, heartbeat=0.05)
    anna = house.caller()
    table = await anna.make("human", "human")
    stream = await house.listen(anna, table)
    for _ in range(3):
        assert (await stream.next(":")).data == "beat"


async def test_a_slow_reader_is_cut_off_and_resumes_while_the_table_goes_on(house: House) -> None:
    """Not one that reads slowly: one that does not read at all, as a phone that sleeps."""
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human")
    await benno.sit(table)
    live = await house.live(table)
    quick = await house.listen(benno, table)

    # A connection whose buffers are full: its `send` does not return.
    stuck = asyncio.Event()
    pieces: list[bytes] = []

    async def receive() -> Json:
        await asyncio.sleep(PATIENCE)

    async def send(event: Json) -> None:
        pieces.append(event.get("body", b""))
        if len(pieces) > 2:
            await stuck.wait()

    scope: Json = {
        "type": "http",
        "method": "GET",
        "path": f"{table}/events",
        "query_string": b"",
        "headers": [],
        "client": None,
    }
    slow = asyncio.create_task(house.app(scope, receive, send))
    await until(lambda: len(live.attendance.readers) == 2)
    before = live.table.version
    for _ in range(MAX_QUEUED + 10):
        for person in (anna, benno):
            await person.act(table)
    told = await quick.entries(live.table.version)  # nobody else noticed anything
    assert told[-1].id == live.table.version > before + MAX_QUEUED
    assert not slow.done()
    stuck.set()
    await asyncio.wait_for(slow, PATIENCE)  # what was sent before is whole, then it ends
    assert len(live.attendance.readers) == 1
    reader = Stream()
    reader.feed(b"".join(pieces))
    received = [message.id for message in of_log(reader.messages)]
    assert received == list(range(1, len(received) + 1))
    assert len(received) < live.table.version
    resumed = await house.listen(house.caller(), table, since=len(received))
    rest = await resumed.entries(live.table.version)
    assert [message.id for message in rest] == list(
        range(len(received) + 1, before + len(told[before:]) + 1)
    )


async def test_nothing_is_sent_to_who_has_hung_up(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy")
    streams = [await house.listen(house.caller(), table) for _ in range(5)]
    live = await house.live(table)
    assert len(live.attendance.readers) == 5
    for stream in streams:
        await stream.close()
    await until(lambda: not live.attendance.readers)
    metrics = await anna.call("GET", "/metrics")
    assert "lastroll_stream_readers 0.0" in metrics.text
