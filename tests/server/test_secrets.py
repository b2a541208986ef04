"""Nobody ever receives a byte they may not: purses, pile, secret, tokens; no disk or log does."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from tests.server.stage import Caller, House, Json, play_out, rolling, until

from lastroll.server._secrets import hash_token

GAME = {"rounds": 2, "dice": 4}


def purses(value: Json) -> Iterator[list[Json]]:
    """Yield all purses of positions in an answer, however deep."""
    if isinstance(value, dict):
        if value.get("format") == "lastroll-position/1":
            yield value["purses"]
        for each in value.values():
            yield from purses(each)
    elif isinstance(value, list):
        for each in value:
            yield from purses(each)


def documents(heard: bytes) -> Iterator[Json]:
    """Yield all JSON in what somebody received: answers, and the data of streams."""
    decoder, text, place = json.JSONDecoder(), heard.decode(), 0
    while (place := text.find("{", place)) != -1:
        try:
            found, place = decoder.raw_decode(text, place)
            yield found
        except json.JSONDecodeError:
            place += 1


async def play_and_watch(
    house: House, *, open_purses: bool = False
) -> tuple[str, list[Caller], Caller, list[bytes]]:
    """Play a game that all look at in every way, up to its last placing; return what each heard."""
    anna, benno, watcher = house.caller(), house.caller(), house.caller()
    table = await anna.make("human", "human", "greedy", rules=GAME, open_purses=open_purses)
    people = [anna, benno, watcher]
    for person in (anna, watcher):
        await house.listen(person, table)
    await benno.sit(table)
    await house.listen(benno, table, since=2)
    live = await house.live(table)
    heard: list[bytes] = []
    while live.table.status == "playing":
        heard = [bytes(person.heard) for person in people]
        for person in (anna, benno):
            await person.act(table)
        for person in people:
            for path in (table, f"{table}/steps"):
                await person.see(path)
            await person.call("POST", f"{table}/actions", rolling(0))  # refused, in words
            await person.call("GET", f"{table}/record")
    return table, [anna, benno], watcher, heard


async def test_closed_purses_pile_and_secret_stay_closed_until_the_end(any_house: House) -> None:
    table, (anna, benno), watcher, heard = await play_and_watch(any_house)
    live = await any_house.live(table)
    log = live.table.log
    game = live.table.game
    assert game is not None
    record = (await anna.call("GET", f"{table}/record")).json()
    for seat, said in enumerate(heard):
        text = said.decode()
        assert live.table.secret.hex() not in text
        assert '"secret":null' in text
        assert '"pile"' not in text
        for person in (anna, benno):
            assert person.token is not None
            assert hash_token(person.token) not in text
        for other, person in enumerate((anna, benno)):
            assert person.token is not None
            assert (person.token in text) == (other == seat)
        found = list(purses(list(documents(said))))
        assert len(found) > 20
        for each in found:
            assert [n for n, purse in enumerate(each) if purse is not None] in ([seat], []), each
    # What was closed is open when all is over.
    end = await watcher.see(table)
    assert all(purse is not None for purse in end["position"]["purses"])
    assert end["fair"]["secret"] == live.table.secret.hex()
    assert record["fair"]["secret"] == end["fair"]["secret"]
    assert len(log) == end["version"]


async def test_what_was_told_before_the_end_is_told_with_all_purses_after_it(house: House) -> None:
    table, (anna, _), watcher, _ = await play_and_watch(house)
    told = await watcher.see(f"{table}/steps")
    assert all(purse is not None for each in purses(told) for purse in each)
    assert (await anna.see(f"{table}/steps")) == told


async def test_open_purses_are_seen_by_all_and_still_no_more(house: House) -> None:
    table, _, _, heard = await play_and_watch(house, open_purses=True)
    live = await house.live(table)
    for said in heard:
        assert live.table.secret.hex() not in said.decode()
        found = [each for each in purses(list(documents(said))) if each]
        assert found
        assert all(purse is not None for each in found for purse in each)


async def test_payments_are_seen_by_all_as_at_a_table(house: House) -> None:
    """All see who is paid what; only the purse it goes into is closed."""
    _, _, _, heard = await play_and_watch(house)
    assert b'"casino-paid"' in heard[2]
    assert re.search(rb'"payments":\[\{"owner":\d,"note":\d+', heard[2])


async def test_a_token_is_nowhere_in_the_database(houses: Json, database: str) -> None:
    house = await houses(database)
    anna, benno = house.caller(), house.caller()
    table = await anna.make("human", "human", "human", public=True, talk="free", nonce="n-1")
    await benno.sit(table)
    await benno.do("POST", f"{table}/talk", {"text": "hello"})
    await anna.do("POST", f"{table}/start")
    await anna.act(table)
    tokens = [person.token for person in (anna, benno)]
    dump = await _dump(house, database)
    assert "Benno" in dump
    for token in tokens:
        assert token is not None
        assert token not in dump
        assert hash_token(token) in dump


async def _dump(house: House, database: str) -> str:
    """Return everything in a database as text: the files of SQLite, all rows of PostgreSQL."""
    from sqlalchemy import text

    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        return "".join(
            path.read_bytes().decode("latin-1") for path in sorted(file.parent.glob("*.db*"))
        )
    async with house.registry.store.engine.connect() as connection:
        found = []
        for name in ("settings", "tables", "log", "talk", "archive"):
            rows = (await connection.execute(text(f"SELECT t::text FROM {name} t"))).scalars()
            found += list(rows)
    return "\n".join(found)


@pytest.fixture
def log_lines() -> Iterator[io.StringIO]:
    """Yield all that is logged."""
    lines = io.StringIO()
    before = structlog.get_config()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(0),
        logger_factory=structlog.PrintLoggerFactory(lines),
        cache_logger_on_first_use=False,
    )
    yield lines
    structlog.configure(**before)


async def test_logs_hold_no_token_address_or_table(
    any_house: House, log_lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even when things go wrong, which is when most is logged."""
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    assert anna.token is not None
    store = any_house.registry.store
    monkeypatch.setattr(store.writer, "_insert", "INSERT INTO nowhere VALUES (1)")
    assert await anna.fail("POST", f"{table}/actions", rolling(version)) == (503, "store-trouble")
    monkeypatch.undo()

    def fail(*_: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("lastroll.server._table_service.require_action_possible", fail)
    assert await anna.fail("POST", f"{table}/actions", rolling(version)) == (500, "internal")
    monkeypatch.undo()
    await play_out(table, anna)
    await until(log_lines.getvalue)
    logged = log_lines.getvalue()
    assert "store-trouble" in logged
    assert '"failed"' in logged
    for secret in (anna.token, hash_token(anna.token), table.rpartition("/")[2], "127.0.0.1"):
        assert secret not in logged
