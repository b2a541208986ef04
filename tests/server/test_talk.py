"""Talk: what may be said where, by whom, and who hears it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from tests.server.stage import SHORT, House, Json, play_out

import lastroll
from lastroll.server._requests import PHRASES, REACTIONS


async def test_what_is_said_is_heard_by_all_and_kept(any_house: House) -> None:
    anna, benno, watcher = any_house.caller(), any_house.caller(), any_house.caller()
    table = await anna.make("human", "human", "human", talk="free")
    await benno.sit(table)
    streams = [await any_house.listen(person, table) for person in (anna, benno, watcher)]
    said: list[Json] = [{"phrase": "hello"}, {"reaction": "laugh"}, {"text": "Ü 🎲 <b>&amp;"}]
    for number, each in enumerate(said, 1):
        speaker = benno if number % 2 else anna
        answer = await speaker.call("POST", f"{table}/talk", each)
        assert (answer.status_code, answer.json()) == (201, {"number": number})
    for stream in streams:
        told = [await stream.next("talk") for _ in said]
        assert [message.id for message in told] == [None] * 3  # no entry of the log
        assert [message.data["number"] for message in told] == [1, 2, 3]
        assert [message.data["name"] for message in told] == ["Benno", "Anna", "Benno"]
        assert [message.data["seat"] for message in told] == [1, 0, 1]
        for message, each in zip(told, said, strict=True):
            assert {**message.data, **each} == message.data
            assert set(message.data) == {"number", "seat", "name", "at", *each}
    seen = await watcher.see(table)
    assert [message["number"] for message in seen["talk"]] == [1, 2, 3]
    assert seen["version"] == 3  # talk moves no table


async def test_talk_survives_a_restart(houses: Json, database: str) -> None:
    first = await houses(database)
    anna = first.caller()
    table = await anna.make("human", "human")
    await anna.do("POST", f"{table}/talk", {"phrase": "good-luck"})
    before = (await anna.see(table))["talk"]
    second = await houses(database)
    again = second.caller(anna.token)
    assert (await again.see(table))["talk"] == before
    assert await again.do("POST", f"{table}/talk", {"phrase": "hello"}) == {"number": 2}


async def test_all_phrases_and_reactions_can_be_said(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    for phrase in PHRASES:
        await anna.do("POST", f"{table}/talk", {"phrase": phrase})
    for reaction in REACTIONS:
        await anna.do("POST", f"{table}/talk", {"reaction": reaction})
    assert len((await anna.see(table))["talk"]) == len(PHRASES) + len(REACTIONS)


@pytest.mark.parametrize(
    ("file", "pattern", "known"),
    [
        ("parts/talk.js", r"const PHRASES = \[(.*?)\];", PHRASES),
        ("art/reactions.js", r"const DRAWINGS = .*?\({(.*?)\n}\);", REACTIONS),
    ],
)
def test_the_page_offers_what_the_service_knows(
    file: str, pattern: str, known: tuple[str, ...]
) -> None:
    page = (Path(lastroll.__file__).parent / "web" / file).read_text("utf-8")
    (listed,) = re.findall(pattern, page, re.S)
    names = re.findall(r'^ {2}"?([a-z-]+)"?(?:,|: \(\))', listed, re.M)
    assert tuple(names) == known


@pytest.mark.parametrize(
    ("talk", "said", "status", "code"),
    [
        ("phrases", {"text": "hi"}, 403, "talk-off"),
        ("off", {"phrase": "hello"}, 403, "talk-off"),
        ("off", {"reaction": "wow"}, 403, "talk-off"),
        ("off", {"text": "hi"}, 403, "talk-off"),
        ("phrases", {"phrase": "you-lose"}, 422, "talk-unknown"),
        ("phrases", {"reaction": "hello"}, 422, "talk-unknown"),
        ("free", {"phrase": "laugh"}, 422, "talk-unknown"),
        ("free", {}, 422, "talk-one"),
        ("free", {"phrase": "hello", "reaction": "wow"}, 422, "talk-one"),
        ("free", {"phrase": "hello", "text": "hello"}, 422, "talk-one"),
        ("free", {"text": ""}, 422, "talk-text"),
        ("free", {"text": "  "}, 422, "talk-text"),
        ("free", {"text": "two\nlines"}, 422, "talk-text"),
        ("free", {"text": "a\u202eb"}, 422, "talk-text"),
        ("free", {"text": "a\x00b"}, 422, "talk-text"),
        ("free", {"text": "x" * 201}, 400, "request-broken"),
        ("free", {"text": 5}, 400, "request-broken"),
        ("free", {"phrase": "x" * 41}, 400, "request-broken"),
    ],
)
async def test_what_may_not_be_said_is_refused(
    house: House, talk: str, said: Json, status: int, code: str
) -> None:
    anna = house.caller()
    table = await anna.make("human", "human", talk=talk)
    assert await anna.fail("POST", f"{table}/talk", said) == (status, code)
    assert (await anna.see(table))["talk"] == []


async def test_only_those_at_the_table_speak(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human")
    await benno.make("human", "human")
    for somebody in (house.caller(), house.caller("eve"), benno):
        assert await somebody.fail("POST", f"{table}/talk", {"phrase": "hello"}) == (401, "no-seat")


async def test_two_hundred_signs_and_pictograms_can_be_said(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human", talk="free")
    for text in ("x" * 200, "👩\u200d👩\u200d👧 ❤\ufe0f"):
        await anna.do("POST", f"{table}/talk", {"text": text})
        assert (await anna.see(table))["talk"][-1]["text"] == text


async def test_many_who_speak_at_once_get_a_number_each(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "human")
    said = [anna.do("POST", f"{table}/talk", {"reaction": "clap"}) for _ in range(12)]
    numbers = [answer["number"] for answer in await asyncio.gather(*said)]
    assert sorted(numbers) == list(range(1, 13))


async def test_a_table_shows_the_last_fifty(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "human")
    for _ in range(53):
        await anna.do("POST", f"{table}/talk", {"phrase": "ouch"})
    seen = await anna.see(table)
    assert [message["number"] for message in seen["talk"]] == list(range(4, 54))


async def test_people_can_talk_after_the_game(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    await play_out(table, anna)
    assert await anna.do("POST", f"{table}/talk", {"phrase": "well-played"}) == {"number": 1}
