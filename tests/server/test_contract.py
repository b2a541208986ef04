"""The contract, line by line: each call with its answer, as bots and pages rely on it."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.stage import SHORT, Caller, House, play_out, rolling, wish

from lastroll import __version__
from lastroll.bots import LADDER, strongest_fast_rung
from lastroll.game import parse_record, replay, verify

POSITION = {
    "format",
    "rules",
    "round",
    "turn",
    "casinos",
    "hands",
    "roll",
    "purses",
}


async def test_a_new_table_answers_table_seat_and_token(any_house: House) -> None:
    anna = any_house.caller()
    answer = await anna.call("POST", "/api/tables", wish("greedy", "human", "human"))
    assert answer.status_code == 201
    made = answer.json()
    assert set(made) == {"table", "seat", "token", "code", "commitment", "version"}
    assert made["seat"] == 1  # the first human seat
    assert len(made["token"]) >= 32
    seen = await any_house.caller(made["token"]).see(f"/api/tables/{made['table']}")
    assert (seen["you"], seen["held"], seen["maker"]) == (1, [1], True)
    assert (seen["version"], seen["status"]) == (made["version"], "waiting")
    assert (seen["code"], seen["fair"]["commitment"]) == (made["code"], made["commitment"])


async def test_public_tables_that_wait_are_listed(any_house: House) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    table = await anna.make("human", "human", public=True)
    await benno.make("human", "human")
    (listed,) = (await benno.see("/api/tables"))["tables"]
    assert set(listed) == {
        "table",
        "code",
        "maker",
        "players",
        "neutral",
        "open",
        "booklet",
        "clock",
        "turn_seconds",
        "created",
    }
    assert f"/api/tables/{listed['table']}" == table
    assert (listed["maker"], listed["players"], listed["open"]) == ("Anna", 2, 1)


async def test_a_table_is_shown_as_the_caller_may_see_it(any_house: House) -> None:
    anna, benno, nobody = (any_house.caller() for _ in range(3))
    table = await anna.make("human", "human", rules={"rounds": 1})
    waiting = await nobody.see(table)
    assert (waiting["status"], waiting["you"], waiting["position"]) == ("waiting", None, None)
    await benno.sit(table)
    seen = [await person.see(table) for person in (anna, benno, nobody)]
    assert [each["you"] for each in seen] == [0, 1, None]
    assert [each["can"] for each in seen] == [["roll"], [], []]
    assert [each["faces"] for each in seen] == [[], [], []]
    for each in seen:
        assert each["status"] == "playing"
        assert each["version"] == seen[0]["version"]
        assert each["position"]["format"] == "lastroll-position/1"
        assert set(each["position"]) >= POSITION - {"roll", "turn"}
        purses = each["position"]["purses"]
        assert [purse is None for purse in purses] == [n != each["you"] for n in range(2)]
    await anna.roll(table, seen[0]["version"])
    mine, theirs = await anna.see(table), await benno.see(table)
    assert (mine["can"], theirs["can"]) == (["place"], [])
    assert mine["faces"] == sorted(set(map(int, mine["position"]["roll"]["own"])))
    assert theirs["faces"] == []
    # All may look at what the roll can become.
    assert [choice["face"] for choice in theirs["choices"]] == mine["faces"]


async def test_a_seat_is_taken_and_the_last_one_begins_the_game(any_house: House) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    table = await anna.make("human", "human")
    answer = await benno.call("POST", f"{table}/seats", {"name": "Benno"})
    assert answer.status_code == 201
    taken = answer.json()
    assert (taken["seat"], set(taken)) == (1, {"seat", "token", "version"})
    assert taken["token"] != anna.token
    assert len(taken["token"]) >= 32
    seen = await benno.see(table)
    assert (seen["status"], seen["version"]) == ("playing", taken["version"])
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Benno"]


async def test_the_maker_begins_and_open_seats_become_bots(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "human", "human")
    answer = await anna.call("POST", f"{table}/start")
    assert (answer.status_code, set(answer.json())) == (200, {"version"})
    seen = await anna.see(table)
    assert seen["status"] == "playing"
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "bot", "bot"]
    assert seen["seats"][1]["bot"] == strongest_fast_rung().name


async def test_an_action_is_answered_with_what_it_caused(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    rolled = await anna.roll(table, version)
    assert set(rolled) == {"version", "steps"}
    assert rolled["version"] == version + 1
    (step,) = rolled["steps"]
    assert set(step) == {"version", "event", "position", "holders", "by"}
    assert (step["version"], step["by"]) == (version + 1, "player")
    assert (step["event"]["event"], step["event"]["seat"]) == ("rolled", 0)
    face = int(step["event"]["own"][0])
    placed = await anna.place(table, version + 1, face)
    step = placed["steps"][0]
    assert (step["event"]["event"], step["event"]["face"]) == ("placed", face)
    effect = {"changes", "ties", "breaks_tie"}
    assert set(step) == {"version", "event", "position", "holders", "by"} | effect


async def test_the_same_key_gets_the_first_answer_again(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    action = rolling((await anna.see(table))["version"], "mine")
    first = await anna.call("POST", f"{table}/actions", action)
    again = await anna.call("POST", f"{table}/actions", action)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.content == again.content
    assert (await anna.see(table))["version"] == first.json()["version"]


async def test_another_version_by_now_is_409_and_the_current_version(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    for expect in (0, version - 1, version + 1):
        answer = await anna.call("POST", f"{table}/actions", rolling(expect))
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")
        assert answer.json()["version"] == version


async def test_the_record_is_given_once_the_game_is_finished(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    assert await anna.fail("GET", f"{table}/record") == (409, "not-finished")
    await play_out(table, anna)
    answer = await any_house.caller().call("GET", f"{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"].startswith('inline; filename="lastroll-')
    record = parse_record(answer.content)
    assert replay(record).over
    verify(record)


async def test_it_says_that_it_lives_and_how_it_fares(any_house: House) -> None:
    nobody = any_house.caller()
    assert await nobody.see("/healthz") == {"status": "ok", "version": __version__}
    answer = await nobody.call("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "lastroll_live_tables 0.0" in answer.text
    await nobody.make("human", "greedy")
    assert "lastroll_live_tables 1.0" in (await nobody.call("GET", "/metrics")).text


async def test_the_bots_are_named_weakest_first(house: House) -> None:
    bots = await house.caller().see("/api/bots")
    assert [bot["name"] for bot in bots] == [rung.name for rung in LADDER]
    assert [bot["level"] for bot in bots] == sorted(bot["level"] for bot in bots)


@pytest.mark.parametrize(
    "path", ["", "/steps", "/record", "/qr.svg", "/events"], ids=lambda path: path or "/"
)
async def test_a_table_that_is_not_there_is_404(house: House, path: str) -> None:
    nobody = house.caller()
    assert await nobody.fail("GET", f"/api/tables/nosuch{path}") == (404, "no-such-table")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/seats", {"name": "Benno"}),
        ("PATCH", "/seats/0", {"name": "Benno"}),
        ("DELETE", "/seats/0", None),
        ("PUT", "/arrangement", wish("human", "greedy")),
        ("POST", "/start", None),
        ("POST", "/actions", rolling(1)),
        ("POST", "/talk", {"phrase": "hello"}),
        ("POST", "/rematch", None),
    ],
)
async def test_nothing_is_done_at_a_table_that_is_not_there(
    house: House, method: str, path: str, body: object
) -> None:
    caller = house.caller("a-token")
    assert await caller.fail(method, f"/api/tables/nosuch{path}", body) == (404, "no-such-table")


async def test_two_at_once_who_take_the_last_seat_do_not_both_get_it(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "human")
    people = [any_house.caller() for _ in range(5)]

    async def try_to_sit(person: Caller) -> int:
        answer = await person.call("POST", f"{table}/seats", {"name": "Benno"})
        return answer.status_code

    found = await asyncio.gather(*map(try_to_sit, people))
    assert sorted(found) == [201, 409, 409, 409, 409]
