"""Actions: rights, order, and repeated keys, which never do anything twice."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.stage import House, Json, placing, play_out, rolling, seen_when


async def test_the_same_key_gives_the_same_bytes_after_the_game_went_on(any_house: House) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    table = await anna.make("human", "human", "greedy", rules={"rounds": 2, "dice": 2})
    await benno.sit(table)
    sent: list[tuple[Json, bytes]] = []
    while (seen := await anna.see(table))["status"] == "playing":
        await benno.act(table)
        if not seen["can"]:
            continue
        version = seen["version"]
        wanted = rolling(version) if seen["can"] == ["roll"] else placing(version, seen["faces"][0])
        answer = await anna.call("POST", f"{table}/actions", wanted)
        if answer.is_success:
            sent.append((wanted, answer.content))
    assert len(sent) >= 4
    version = (await anna.see(table))["version"]
    for wanted, first in sent:
        again = await anna.call("POST", f"{table}/actions", wanted)
        assert (again.status_code, again.content) == (200, first)
    assert (await anna.see(table))["version"] == version


async def test_the_same_key_gives_the_same_bytes_after_a_restart(
    houses: Json, database: str
) -> None:
    first_house = await houses(database)
    anna = first_house.caller()
    table = await anna.make("human", "greedy")
    wanted = rolling((await anna.see(table))["version"])
    first = await anna.call("POST", f"{table}/actions", wanted)
    second_house = await houses(database)
    again = await second_house.caller(anna.token).call("POST", f"{table}/actions", wanted)
    assert (again.status_code, again.content) == (200, first.content)


async def test_a_key_is_its_callers_own(house: House) -> None:
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human")
    await benno.sit(table)
    version = (await anna.see(table))["version"]
    rolled = await anna.do("POST", f"{table}/actions", rolling(version, "one"))
    # Benno's “one” is another: it is refused for what it is, not answered with Anna's.
    refused = await benno.call("POST", f"{table}/actions", rolling(rolled["version"], "one"))
    assert (refused.status_code, refused.json()["code"]) == (409, "not-your-turn")


async def test_a_refused_key_can_be_used_again(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    assert await anna.fail("POST", f"{table}/actions", rolling(0, "k")) == (409, "stale")
    await anna.do("POST", f"{table}/actions", rolling(version, "k"))


async def test_of_many_at_once_exactly_one_is_done(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    answers = await asyncio.gather(
        *(anna.call("POST", f"{table}/actions", rolling(version)) for _ in range(8))
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {a.json()["version"] for a in answers} == {version + 1}


async def test_of_one_key_many_times_at_once_all_get_the_same(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    wanted = rolling((await anna.see(table))["version"])
    answers = await asyncio.gather(
        *(anna.call("POST", f"{table}/actions", wanted) for _ in range(8))
    )
    assert {(a.status_code, a.content) for a in answers} == {(200, answers[0].content)}
    assert (await anna.see(table))["version"] == wanted["expect"] + 1


async def test_can_and_faces_are_exactly_what_is_taken(house: House) -> None:
    """Whatever `can` and `faces` leave out is refused, and what they name is done."""
    anna = house.caller()
    table = await anna.make("human", "greedy", rules={"rounds": 1})
    seen = await anna.see(table)
    while seen["status"] == "playing":
        seen = await seen_when(anna, table, lambda s: s["can"] or s["status"] == "finished")
        version = seen["version"]
        if seen["can"] == ["roll"]:
            assert await anna.fail("POST", f"{table}/actions", placing(version, 1)) == (
                409,
                "roll-first",
            )
            await anna.roll(table, version)
        elif seen["can"] == ["place"]:
            assert await anna.fail("POST", f"{table}/actions", rolling(version)) == (
                409,
                "already-rolled",
            )
            for face in set(range(1, 7)) - set(seen["faces"]):
                refused = await anna.fail("POST", f"{table}/actions", placing(version, face))
                assert refused == (422, "face-not-rolled")
            await anna.place(table, version, seen["faces"][-1])
    assert seen["can"] == []
    assert await anna.fail("POST", f"{table}/actions", rolling(seen["version"])) == (
        409,
        "not-playing",
    )


async def test_who_may_not_act_is_told_why(house: House) -> None:
    anna, benno, nobody = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human")
    version = (await anna.see(table))["version"]
    assert await anna.fail("POST", f"{table}/actions", rolling(version)) == (409, "not-playing")
    await benno.sit(table)
    version = (await anna.see(table))["version"]
    actions = f"{table}/actions"
    assert await benno.fail("POST", actions, rolling(version)) == (409, "not-your-turn")
    assert await nobody.fail("POST", actions, rolling(version)) == (401, "no-seat")
    stranger = house.caller("not-a-token-of-this-table")
    assert await stranger.fail("POST", actions, rolling(version)) == (401, "no-seat")
    elsewhere = house.caller()
    await elsewhere.make("human", "greedy")
    assert await elsewhere.fail("POST", actions, rolling(version)) == (401, "no-seat")
    no_face = {**rolling(version + 1), "action": "place"}
    await anna.roll(table, version)
    assert await anna.fail("POST", actions, no_face) == (422, "face-missing")
    assert (await anna.see(table))["version"] == version + 1


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"key": "", "expect": 3, "action": "roll"},
        {"key": "x" * 81, "expect": 3, "action": "roll"},
        {"key": "x", "expect": -1, "action": "roll"},
        {"key": "x", "expect": 1.5, "action": "roll"},
        {"key": "x", "expect": "3", "action": "roll"},
        {"key": "x", "expect": 10**30, "action": "roll"},
        {"key": "x", "action": "roll"},
        {"key": "x", "expect": 3, "action": "cheat"},
        {"key": "x", "expect": 3, "action": "place", "face": 7},
        {"key": "x", "expect": 3, "action": "place", "face": 0},
        {"key": 5, "expect": 3, "action": "roll"},
        [],
        "roll",
        7,
    ],
)
async def test_what_is_no_action_is_400(house: House, body: object) -> None:
    anna = house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    answer = await anna.call("POST", f"{table}/actions", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "request-broken")
    assert (await anna.see(table))["version"] == version


async def test_a_key_is_nearly_any_text(any_house: House) -> None:
    anna = any_house.caller()
    for key in ("ü☃" * 40, "a'; DROP TABLE log; --", "line\nfeed \x7f", " ", "\\u0000", "{}", "0"):
        table = await anna.make("human", "greedy")
        wanted = rolling((await anna.see(table))["version"], key)
        first = await anna.call("POST", f"{table}/actions", wanted)
        again = await anna.call("POST", f"{table}/actions", wanted)
        assert (first.status_code, again.content) == (200, first.content)
    nul = {**wanted, "key": "\0"}  # PostgreSQL cannot keep it
    assert await anna.fail("POST", f"{table}/actions", nul) == (400, "request-broken")


async def test_the_steps_of_all_actions_are_the_game(house: House) -> None:
    anna = house.caller()
    table = await anna.make("human", "random", "greedy", rules={"rounds": 2, "dice": 3})
    await play_out(table, anna)
    told = await house.caller().see(f"{table}/steps")
    live = await house.live(table)
    assert live.table.game is not None
    assert told["version"] == live.table.version
    assert len(told["steps"]) == len(live.table.game.events)
    versions = [step["version"] for step in told["steps"]]
    assert versions == sorted(versions)
    doers = {
        step["event"]["seat"]: step["by"]
        for step in told["steps"]
        if step["event"]["event"] in ("rolled", "placed")
    }
    assert doers == {0: "player", 1: "bot", 2: "bot"}
