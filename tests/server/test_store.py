"""The database: brought to this version in one step, and trouble with it is never half a change."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import OperationalError
from tests.server.stage import House, Json, play_out, refusal, rolling, until, wish
from tests.strategies import steps_of

from lastroll.game import Game, Seeded, format_event
from lastroll.rules import Rules
from lastroll.server import _log_store
from lastroll.server._append_writer import AppendWriter
from lastroll.server._archive import ArchivedRow, compress_rows, decompress_rows
from lastroll.server._log_store import LogStore
from lastroll.server._schema import LATEST_REVISION, archive, log, metadata

# Migrations.


def migrations() -> AlembicConfig:
    config = AlembicConfig()
    folder = Path(_log_store.__file__).with_name("migrations")
    config.set_main_option("script_location", str(folder))
    return config


def scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(migrations())


async def make_older(database: str, revision: str, fill: Callable[[Connection], None]) -> None:
    """Make a database as an older version left it."""

    def make(connection: Connection) -> None:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        fill(connection)

    store = LogStore(database)
    async with store.engine.begin() as connection:
        await connection.run_sync(make)
    await store.engine.dispose()


def test_the_version_that_needs_no_migration_is_the_newest() -> None:
    assert scripts().get_heads() == [LATEST_REVISION]
    assert len(list(scripts().walk_revisions())) >= 1


async def test_a_fresh_database_is_what_the_schema_says(database: str) -> None:
    store = LogStore(database)
    await store.open()

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        version = (await connection.execute(text("SELECT * FROM alembic_version"))).scalar()
    await store.close()
    assert version == LATEST_REVISION


async def test_an_older_database_keeps_its_tables(database: str) -> None:
    def fill(connection: Connection) -> None:
        row = "INSERT INTO tables (id, code, status, public, created, summary)"
        connection.execute(text(f"{row} VALUES ('old', 'ABCDEF', 'waiting', true, 1, '{{}}')"))

    await make_older(database, "0001", fill)
    store = LogStore(database)
    await store.open()
    try:
        assert await store.table_of_code("ABCDEF") == "old"
        assert await store.open_tables(50, 3, 1) == []  # nobody was heard of there
        await store.set_heard(["old"], 5)
        assert [row["id"] for row in await store.open_tables(50, 3, 1)] == ["old"]
    finally:
        await store.close()


def as_before_0004(event: dict[str, Any], players: int) -> dict[str, Any]:
    """Return an event as it was written before neutral had a number and standings had names."""
    if event["event"] == "casino-paid":
        event = {**event, "cancelled": [None if x == players else x for x in event["cancelled"]]}
        paid = [[each["owner"], each["note"]] for each in event["payments"]]
        event["payments"] = [[None if x == players else x, note] for x, note in paid]
        del event["unclaimed"]
    elif event["event"] == "game-ended":
        event = {**event, "standings": [list(each.values()) for each in event["standings"]]}
    return event


async def test_a_migration_writes_the_events_of_older_logs_anew(database: str) -> None:
    rules = Rules(players=3, neutral=True, rounds=2)
    game = steps_of(Game(rules, Seeded(5)))
    events = [json.loads(format_event(event)) for event in game.events]
    assert any(e.get("unclaimed") for e in events)
    assert any(each["owner"] == 3 for e in events for each in e.get("payments", []))
    entries: list[dict[str, Any]] = [
        {"type": "created", "at": 1, "rules": {"players": 2, "neutral": True}},
        {"type": "arranged", "at": 2, "rules": {"players": 3, "neutral": True}},
        {"type": "started", "at": 3, "events": events[:1]},
        {"type": "seated", "at": 3, "name": "Zoë"},
        {"type": "played", "at": 4, "events": events[1:]},
    ]
    older = [
        {**entry, "events": [as_before_0004(event, 3) for event in entry["events"]]}
        if "events" in entry
        else entry
        for entry in entries
    ]
    assert older != entries
    bodies = [json.dumps(entry) for entry in older]

    def fill(connection: Connection) -> None:
        for version, body in enumerate(bodies, 1):
            row = {"table_id": "old", "version": version, "at": version, "body": body}
            connection.execute(log.insert().values(**row))
        packed = compress_rows(
            [ArchivedRow(n, "h", None, n, body) for n, body in enumerate(bodies, 1)]
        )
        connection.execute(archive.insert().values(id="older", archived=1, log=packed))

    await make_older(database, "0003", fill)
    store = LogStore(database)
    await store.open()
    try:
        async with store.engine.connect() as connection:
            found = await connection.execute(select(log.c.body).order_by(log.c.version))
            assert [json.loads(body) for (body,) in found] == entries
            (packed,) = (await connection.execute(select(archive.c.log))).one()
            rows = decompress_rows(packed)
            assert [json.loads(row.body) for row in rows] == entries
            assert [row.version for row in rows] == [1, 2, 3, 4, 5]
    finally:
        await store.close()


async def test_many_who_start_at_once_make_one_database(database: str) -> None:
    stores = [LogStore(database) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    keys = await asyncio.gather(
        *(store.get_or_create_setting("k", str(n)) for n, store in enumerate(stores))
    )
    assert len(set(keys)) == 1
    for store in stores:
        await store.close()


async def test_who_finds_a_file_that_another_is_just_making_waits(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # here SQLite itself would not wait at all
        store = LogStore(f"sqlite:///{path}")
        opening = asyncio.create_task(store.open())
        done, _ = await asyncio.wait([opening], timeout=0.2)
        assert not done
        other.execute("ROLLBACK")
        await opening
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()


async def test_a_migration_that_breaks_off_leaves_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import command

    upgrade = command.upgrade

    def break_off(*of: Any) -> None:
        upgrade(*of)
        raise ZeroDivisionError

    monkeypatch.setattr(command, "upgrade", break_off)
    store = LogStore(database)
    with pytest.raises(ZeroDivisionError):
        await store.open()
    await store.close()
    monkeypatch.undo()
    store = LogStore(database)
    await store.open()
    await store.check()
    await store.close()


async def test_opening_again_changes_nothing(database: str) -> None:
    for number in range(2):
        store = LogStore(database)
        await store.open()
        assert await store.get_or_create_setting("name", f"value {number}") == "value 0"
        await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files are another thing there")
async def test_only_its_user_can_read_a_database(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "service"
    store = LogStore(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    await store.get_or_create_setting("name", "value")
    assert store.writer._file is not None
    with store.writer._file.write_lock:
        pass
    rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert {"tables.db", "tables.db-wal"} <= set(rights)
    assert set(rights.values()) == {0o600}, rights
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files are another thing there")
async def test_a_database_of_before_is_closed_to_others(tmp_path: Path) -> None:
    """A group may have been let in on purpose, as for backups; nobody lets in everybody."""
    file = tmp_path / "tables.db"
    file.touch()
    file.chmod(0o644)
    store = LogStore(f"sqlite:///{file}")
    await store.open()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    await store.close()


# Durability is a setting, and it is the database that keeps it.


@pytest.mark.parametrize(("durability", "level"), [("power", 2), ("process", 1)])
async def test_sqlite_syncs_as_it_was_told(sqlite: str, durability: Any, level: int) -> None:
    store = LogStore(sqlite, durability)
    await store.open()
    assert store.writer._file is not None
    with store.writer._file.write_engine.connect() as writing:
        assert writing.execute(text("PRAGMA synchronous")).scalar() == level
        assert writing.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    await store.close()


@pytest.mark.parametrize(("durability", "level"), [("power", "on"), ("process", "off")])
async def test_postgresql_syncs_as_it_was_told(postgres: Any, durability: Any, level: str) -> None:
    store = LogStore(postgres(), durability)
    await store.open()
    async with store.engine.connect() as connection:
        shown = (await connection.execute(text("SHOW synchronous_commit"))).scalar()
    await store.close()
    assert shown == level


# Trouble.


def still(seen: Json) -> Json:
    return {**seen, "at": 0, "deadline": None}


async def test_a_full_disk_is_503_and_the_table_is_as_before(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "human", "greedy")
    benno = any_house.caller()
    reading = await any_house.listen(anna, table)
    await benno.sit(table)
    before = await anna.see(table)
    await reading.entries(before["version"])

    def fail(*_: Any) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    wanted = rolling(before["version"])
    with monkeypatch.context() as patch:
        patch.setattr(AppendWriter, "_write", fail)
        nothing = (503, "store-trouble")
        assert await anna.fail("POST", f"{table}/actions", wanted) == nothing
        assert await anna.fail("POST", f"{table}/actions", wanted) == nothing
        assert await benno.fail("DELETE", f"{table}/seats/1") == nothing
        assert await anna.fail("POST", "/api/tables", wish("human", "human")) == nothing
        assert still(await anna.see(table)) == still(before)
    assert still(await anna.see(table)) == still(before)
    # Then it goes on, with the very same request.
    done = await anna.do("POST", f"{table}/actions", wanted)
    assert done["version"] == before["version"] + 1
    assert (await reading.next()).id == done["version"]
    await play_out(table, anna, benno)


async def test_bots_try_again_until_there_is_room(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastroll.server._turn_driver._RETRY_SECONDS", 0.05)
    anna = house.caller()
    table = await anna.make("human", "greedy")
    seen = await anna.see(table)
    await anna.roll(table, seen["version"])
    write = AppendWriter._write
    refused: list[int] = []

    def fail_later(self: AppendWriter, connection: Connection, waiting: Any) -> None:
        if '"by":"bot"' in str(waiting[0].rows[0]) and len(refused) < 3:
            refused.append(1)
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk is full"))
        write(self, connection, waiting)

    monkeypatch.setattr(AppendWriter, "_write", fail_later)
    seen = await anna.see(table)
    await anna.place(table, seen["version"], seen["faces"][0])
    live = await house.live(table)
    await until(lambda: live.table.seat_to_act is live.table.seats[0])
    assert len(refused) == 3


def lose_answers(patch: pytest.MonkeyPatch) -> None:
    """Make the database commit and lose the connection before it can answer."""
    commit = AppendWriter._commit

    async def commit_and_fail(self: AppendWriter, waiting: Any) -> None:
        await commit(self, waiting)
        raise OperationalError("COMMIT", {}, Exception("connection lost"))

    patch.setattr(AppendWriter, "_commit", commit_and_fail)


async def test_what_was_kept_in_spite_of_trouble_is_found(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database did it but could not say so: the same key gets its answer."""
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    wanted = rolling((await anna.see(table))["version"])
    with monkeypatch.context() as patch:
        lose_answers(patch)
        refused = await anna.fail("POST", f"{table}/actions", wanted)
        assert refused == (503, "store-trouble")
    again = await anna.do("POST", f"{table}/actions", wanted)
    assert again["version"] == wanted["expect"] + 1
    assert (await anna.see(table))["version"] == wanted["expect"] + 1


async def test_those_who_read_hear_of_what_was_kept_in_spite_of_trouble(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody calls again, and the table may be let go of: it is looked at all the same."""
    monkeypatch.setattr("lastroll.server._live_table.UNCONFIRMED_SECONDS", 0.05)
    monkeypatch.setattr("lastroll.server._bus_publisher.UNCONFIRMED_SECONDS", 0.05)
    anna = any_house.caller()
    table = await anna.make("human", "human")
    await anna.do("POST", f"{table}/start")
    version = (await anna.see(table))["version"]
    watching = await any_house.listen(any_house.caller(), table, since=version)
    with monkeypatch.context() as patch:
        lose_answers(patch)
        await anna.fail("POST", f"{table}/actions", rolling(version))
        assert b"id: %d" % (version + 1) not in bytes(watching.raw)
    monkeypatch.setattr("lastroll.server._registry._IDLE_SECONDS", -1)
    any_house.registry._evict_idle()
    await until(lambda: b"id: %d" % (version + 1) in bytes(watching.raw))
    await watching.close()
    await until(lambda: not any_house.registry._publisher._confirming)


async def test_a_database_that_is_gone_is_503_everywhere(any_house: House) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "human")
    store = any_house.registry.store
    async with store.engine.begin() as connection:
        for name in ("log", "tables", "talk", "archive"):
            await connection.execute(text(f"DROP TABLE {name}"))
    for method, path, body in (
        ("GET", "/api/tables", None),
        ("GET", "/api/codes/AAAAAA", None),
        ("GET", "/api/tables/another-one", None),
        ("GET", "/api/tables/another-one/events", None),
        ("POST", f"{table}/seats", {"name": "Benno"}),
        ("POST", f"{table}/talk", {"phrase": "hello"}),
        ("POST", "/api/tables", wish("human", "human")),
    ):
        assert await anna.fail(method, path, body) == (503, "store-trouble"), path
    assert await anna.fail("GET", "/healthz") == (503, "store-trouble")


async def test_health_tells_of_the_last_write(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastroll.server._append_writer._PROBE_INTERVAL_SECONDS", 0.0)
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    wanted = rolling((await anna.see(table))["version"])

    def fail(*_: Any) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    assert (await anna.call("GET", "/healthz")).status_code == 200
    with monkeypatch.context() as patch:
        patch.setattr(AppendWriter, "_write", fail)
        patch.setattr("lastroll.server._append_writer._probe", fail)
        assert await anna.fail("POST", f"{table}/actions", wanted) == (503, "store-trouble")
        for _ in range(2):
            answer = await anna.call("GET", "/healthz")
            assert refusal(answer) == (503, "store-trouble")
            assert "disk" not in answer.text  # why is for the log only
    # It looks by itself whether there is room again: perhaps nobody plays.
    assert (await anna.call("GET", "/healthz")).status_code == 200
    await anna.do("POST", f"{table}/actions", wanted)
    async with any_house.registry.store.engine.connect() as connection:
        left = await connection.execute(text("SELECT count(*) FROM log WHERE table_id = ''"))
        assert left.scalar() == 0


async def test_a_write_that_succeeds_is_good_news(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = any_house.caller()
    table = await anna.make("human", "greedy")
    any_house.registry.store.writer.error = "it was full"
    monkeypatch.setattr("lastroll.server._append_writer._probe", None)
    assert await anna.fail("GET", "/healthz") == (503, "store-trouble")
    await anna.roll(table, (await anna.see(table))["version"])
    assert (await anna.call("GET", "/healthz")).status_code == 200


async def test_health_says_when_the_database_is_lost(
    any_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    monkeypatch.setattr(any_house.registry.store.engine.sync_engine, "raw_connection", fail)
    monkeypatch.setattr(any_house.registry.store.engine.sync_engine, "connect", fail)
    assert await any_house.caller().fail("GET", "/healthz") == (503, "store-trouble")


async def test_sqlite_that_another_program_has_locked_is_waited_for(
    houses: Json, sqlite: str
) -> None:
    house = await houses(sqlite)
    anna = house.caller()
    table = await anna.make("human", "greedy")
    version = (await anna.see(table))["version"]
    file = sqlite.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        acting = asyncio.create_task(anna.roll(table, version))
        await asyncio.sleep(0.3)
        assert not acting.done()
        assert (await house.caller().see("/api/tables"))["tables"] == []  # others are served
        other.execute("COMMIT")
        assert (await acting)["version"] == version + 1
