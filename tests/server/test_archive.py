"""Old tables are packed away; they can still be looked at, and come back when something happens."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select
from tests.server.stage import SHORT, House, Json, play_out, rolling, until

from lastroll.server._clock import now_ms
from lastroll.server._schema import archive, log, talk


async def rows(house: House) -> tuple[int, int, int]:
    """Return how many rows lie in the log, in the archive, in the talk."""
    async with house.registry.store.engine.connect() as connection:
        found = [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (log, archive, talk)
        ]
    return found[0], found[1], found[2]


async def pack_all(house: House) -> list[str]:
    """Archive every table that is not in use."""
    return await house.registry.archive_idle(now_ms() + 1)


def same(one: Json, other: Json) -> bool:
    """Return whether two looks at a table show the same, but for the time and what was said."""
    return {**one, "at": 0, "talk": []} == {**other, "at": 0, "talk": []}


async def test_an_archived_game_is_seen_as_it_was(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    await play_out(table, anna)
    await anna.do("POST", f"{table}/talk", {"phrase": "thanks"})
    paths = (table, f"{table}/steps", f"{table}/record")
    before = [await anna.see(path) for path in paths]
    assert await pack_all(any_house) == [table.rpartition("/")[2]]
    assert await rows(any_house) == (0, 1, 0)
    after = [await anna.see(path) for path in paths]
    assert same(before[0], after[0])
    assert before[1:] == after[1:]
    stream = await any_house.listen(anna, table)
    assert (await stream.entries(before[0]["version"]))[-1].data["type"] == "played"
    assert await rows(any_house) == (0, 1, 0)  # looking moves nothing


async def test_an_archived_game_goes_on(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy", rules=SHORT)
    seen = await anna.see(table)
    wanted = rolling(seen["version"])
    assert len(await pack_all(any_house)) == 1
    assert same(await anna.see(table), seen)
    first = await anna.call("POST", f"{table}/actions", wanted)
    assert first.status_code == 200
    assert await rows(any_house) == (seen["version"] + 1, 0, 0)
    again = await anna.call("POST", f"{table}/actions", wanted)
    assert again.content == first.content
    await play_out(table, anna)


async def test_keys_are_remembered_in_the_archive(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    wanted = rolling((await anna.see(table))["version"])
    first = await anna.call("POST", f"{table}/actions", wanted)
    assert len(await pack_all(any_house)) == 1
    again = await anna.call("POST", f"{table}/actions", wanted)
    assert (again.status_code, again.content) == (200, first.content)
    assert (await rows(any_house))[1] == 1  # nothing happened


async def test_an_archived_table_is_not_listed_until_somebody_comes(any_house: House) -> None:
    anna, benno = any_house.caller(), any_house.caller()
    table = await anna.make("human", "human", "human", public=True)
    code = (await anna.see(table))["code"]
    await pack_all(any_house)
    assert (await benno.see("/api/tables"))["tables"] == []
    assert await benno.fail("GET", f"/api/codes/{code}") == (404, "no-such-code")
    await benno.sit(table)
    (listed,) = (await benno.see("/api/tables"))["tables"]
    assert listed["open"] == 1
    assert (await benno.see(f"/api/codes/{code}"))["table"] == listed["table"]


async def test_it_is_archived_again_and_again(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy", rules={"rounds": 1})
    packed = 0
    while (await anna.see(table))["status"] == "playing":
        packed += len(await pack_all(any_house))
        await anna.act(table)
    assert packed >= 3
    record = await anna.see(f"{table}/record")
    await pack_all(any_house)  # unless it was after the bot's last turn above
    assert (await rows(any_house))[:2] == (0, 1)
    assert await anna.see(f"{table}/record") == record


async def test_what_somebody_uses_or_what_is_young_is_not_archived(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "human")
    assert await any_house.registry.archive_idle(now_ms() - 1000) == []
    stream = await any_house.listen(anna, table)
    assert await pack_all(any_house) == []
    await stream.close()
    live = await any_house.live(table)
    await until(lambda: not live.attendance.readers)
    assert len(await pack_all(any_house)) == 1


async def test_a_ticket_of_an_archived_table_is_used(any_house: House) -> None:
    anna = any_house.caller()
    ticket = (await anna.do("POST", "/api/commitments", {}))["ticket"]
    table = await anna.make("human", "human", ticket=ticket)
    await pack_all(any_house)
    again = {"name": "Eve", "seats": [{"kind": "human"}] * 2, "ticket": ticket}
    assert await any_house.caller().fail("POST", "/api/tables", again) == (422, "ticket-used")
    assert (await anna.see(table))["seats"][0]["name"] == "Anna"


async def test_after_a_restart_it_is_still_there(houses: Json, database: str) -> None:
    first = await houses(database)
    anna = first.caller()
    table = await anna.make("human", "greedy")
    before = await anna.see(table)
    assert len(await pack_all(first)) == 1
    second = await houses(database)
    again = second.caller(anna.token)
    assert same(await again.see(table), before)
    await again.roll(table, before["version"])


@pytest.mark.parametrize("days", [0, 30])
async def test_a_new_service_archives_old_tables_by_itself(
    houses: Json, sqlite: str, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    first = await houses(sqlite)
    anna = first.caller()
    await anna.make("human", "human")
    month = 31 * 24 * 3600 * 1000
    monkeypatch.setattr("lastroll.server._registry.now_ms", lambda: now_ms() + month)
    second = await houses(sqlite, archive_days=days)
    if days:
        while (await rows(second))[1] == 0:
            pass
    else:
        for _ in range(20):
            assert (await rows(second))[1] == 0
