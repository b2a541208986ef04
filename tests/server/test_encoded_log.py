"""The cached bytes of a table equal its views, from any version on."""

from __future__ import annotations

import json
import re

import msgspec
import pytest
from tests.server.stage import SHORT, House, Json, play_out, refusal, wish

from lastroll.server import _encoded_log
from lastroll.server._encoded_log import MAX_CHUNK, EncodedLog, messages, steps_json
from lastroll.server._live_table import LiveTable
from lastroll.server._views import game_steps, purses_open, step_view


async def finished(house: House, **more: Json) -> LiveTable:
    anna = house.caller()
    table = await anna.make("human", "greedy", "greedy", **more)
    await play_out(table, anna)
    return await house.live(table)


@pytest.mark.parametrize("few", [0, 10_000])
async def test_steps_and_messages_are_what_the_views_say(
    house: House, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_encoded_log, "_SMALL_REQUEST", few)
    table = (await finished(house)).table
    views = [step_view(step, 1, open_purses=purses_open(table)) for step in game_steps(table)]
    kept = EncodedLog()
    cuts = await kept.since(table, 0)
    pieces = list(steps_json(cuts, 1, open_purses=purses_open(table)))
    assert b"".join(pieces) == msgspec.json.encode({"version": table.version, "steps": views})
    assert len(pieces) > 1
    assert max(map(len, pieces)) < 3 * MAX_CHUNK
    assert bool(kept.size) == (few == 0)
    for since in (0, 1, 2, table.version // 2, table.version - 1, table.version):
        found = await kept.since(table, since)
        assert [cut.logged.version for cut in found] == list(range(since + 1, table.version + 1))
        told = b"".join(messages(found, 1, open_purses=purses_open(table)))
        assert re.findall(rb"^id: (\d+)$", told, re.M) == [
            b"%d" % cut.logged.version for cut in found
        ]
        own = [step for step in views if step.version > since]
        steps = [
            step
            for entry in re.findall(rb"^data: (.*)$", told, re.M)
            for step in json.loads(entry).get("steps", ())
        ]
        assert steps == json.loads(msgspec.json.encode(own))


async def test_what_is_kept_goes_on_with_the_game(house: House) -> None:
    anna = house.caller()
    path = await anna.make("human", "human", rules=SHORT)
    benno = house.caller()
    await benno.sit(path)
    live = await house.live(path)
    kept = EncodedLog()
    monkey = pytest.MonkeyPatch()
    with monkey.context() as patched:
        patched.setattr(_encoded_log, "_SMALL_REQUEST", 0)
        sizes = []
        while live.table.status == "playing":
            for person in (anna, benno):
                await person.act(path)
            assert len(await kept.since(live.table, 0)) == live.table.version
            sizes.append(kept.size)
    assert sizes == sorted(sizes)
    assert len(set(sizes)) > 3
    at_once = await EncodedLog().since(live.table, 0)
    step_by_step = await kept.since(live.table, 0)
    for one, other in zip(at_once, step_by_step, strict=True):
        assert [step.render(0, open_purses=True) for step in one.steps] == [
            step.render(0, open_purses=True) for step in other.steps
        ]


async def test_only_so_much_is_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await finished(house)
    tables = [EncodedLog() for _ in range(5)]
    monkeypatch.setattr(_encoded_log, "_SMALL_REQUEST", 0)
    await tables[0].since(live.table, 0)
    monkeypatch.setattr(_encoded_log, "_cache", _encoded_log.EncodedLogCache(3 * tables[0].size))
    for table in tables:
        assert len(await table.since(live.table, 0)) == live.table.version
    assert [bool(table.size) for table in tables] == [False, False, True, True, True]
    assert len(await tables[0].since(live.table, 0)) == live.table.version
    assert [bool(table.size) for table in tables] == [True, False, False, True, True]


async def test_a_served_table_has_at_most_20_rounds(house: House) -> None:
    anna = house.caller()
    path = await anna.make("human", "human", rules={"rounds": 20})
    for method, address in (("POST", "/api/tables"), ("PUT", f"{path}/arrangement")):
        body = wish("human", "human", rules={"rounds": 21})
        if method == "PUT":
            body = {"seats": body["seats"], "rules": body["rules"]}
        answer = await anna.call(method, address, body)
        assert refusal(answer) == (422, "rule-range"), answer.text
        assert answer.json()["message"].startswith("rules: rounds: ")
        assert answer.json()["fields"]["most"] == 20
