"""The service as a process, over a bad network, killed with signal 9 again and again.

`LASTROLL_CHAOS_SEEDS=N` plays N evenings on each database instead of one.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.chaos.databases import Database, PostgresDatabase, SqliteDatabase, postgres
from tests.server.chaos.evening import Evening, done
from tests.server.chaos.people import Action, Person
from tests.server.chaos.proxy import Proxy
from tests.server.chaos.tcp import SOON, ServiceProcess, TcpLine, free_port
from tests.server.chaos.wire import Lost

SEEDS = int(os.environ.get("LASTROLL_CHAOS_SEEDS", "1"))
KILLS = 4
RULES = ({"neutral": True, "rounds": 2, "dice": 5}, {"rounds": 3, "dice": 4})


class Table:
    """People at a table, each with a bad line of their own."""

    def __init__(self, evening: Evening, id: str, chance: random.Random) -> None:
        self.evening = evening
        self.id = id
        self.chance = chance
        self.over = asyncio.Event()

    async def play(self, person: Person, line: TcpLine) -> None:
        """Play as a client does: whatever gets lost is sent again until the answer is known."""
        while not self.over.is_set():
            try:
                action = await self.evening.wish(line, person, self.id, self.chance.randrange(6))
            except Lost:
                continue
            if action is None:
                await self._wait(person)
                continue
            if self.chance.random() < 0.1:
                await self._do_wrong(action, line)
            await self._send(action, line)
            if self.chance.random() < 0.2:
                mine = [each for each in self.evening.actions if each.person is person]
                await self.chance.choice(mine).send(line)

    async def _send(self, action: Action, line: TcpLine) -> None:
        while not self.over.is_set():
            copies = self.chance.choice([1, 1, 1, 2])
            answers = await asyncio.gather(*(action.send(line) for _ in range(copies)))
            if any(answer is not None for answer in answers):
                return
            await asyncio.sleep(self.chance.uniform(0, 0.05))

    async def _do_wrong(self, action: Action, line: TcpLine) -> None:
        wish = dict(action.wish)
        match self.chance.randrange(3):
            case 0:
                wish["expect"] -= 1
            case 1:
                wish = {**wish, "action": "place", "face": 7}
            case _:
                wish["expect"] += 1
        wrong = self.evening.action(action.person, self.id, action.token or "", wish)
        await wrong.send(line)

    async def _wait(self, person: Person) -> None:
        """Wait for news, or for a moment."""
        memory = person.memories[self.id]
        known = memory.last
        for _ in range(10):
            if memory.last != known or self.over.is_set():
                return
            await asyncio.sleep(0.01)

    async def read(self, person: Person, line: TcpLine) -> None:
        """Read the stream; wherever it breaks off, it is taken up again."""
        token = person.tokens.get(self.id)
        while not self.over.is_set():
            memory = person.memories.get(self.id)
            since = 0 if memory is None else max(0, memory.last - self.chance.choice([0, 0, 3]))
            reading = await person.listen(line, self.id, since, token=token)
            if reading is None:
                await asyncio.sleep(0.02)
                continue
            stay = self.chance.choice([0.2, 1.0, 30.0])
            with suppress(TimeoutError):
                async with asyncio.timeout(stay):
                    while not reading.ended and not self.over.is_set():
                        await asyncio.sleep(0.01)
            reading.close()
            memory = person.memories[self.id]
            last = memory.entries.get(memory.last)
            if last and any(each["event"] == "game-ended" for each in last["events"]):
                self.over.set()


async def _seat_all(
    evening: Evening, line: TcpLine, people: list[Person], rules: Mapping[str, object]
) -> str:
    seats = [{"kind": "human"} for _ in people] + [{"kind": "bot", "bot": "greedy"}]
    body = {"seats": seats, "rules": rules, "name": people[0].name, "nonce": "first"}
    made = await done(people[0].call(line, "POST", "/api/tables", body))
    table: str = made["table"]
    evening.sit(people[0], table, made["token"])
    for person in people[1:]:
        path = f"/api/tables/{table}/seats"
        wish = {"name": person.name, "nonce": person.name}
        taken = await done(person.call(line, "POST", path, wish, table=table))
        evening.sit(person, table, taken["token"])
    return table


async def _evening(database: Database, folder: Path, seed: int, *, together: bool = False) -> None:
    chance = random.Random(seed)
    await database.clear()
    words = ("--processes", "2") if together else ()
    service = ServiceProcess(database.url, free_port(), folder, *words)
    await service.start()
    players = [Person(name) for name in ("anna", "ben", "cleo", "dora")]
    watcher = Person("watcher")
    evening = Evening(database, [*players, watcher])
    line = TcpLine(service.port)
    proxies = [Proxy(service.port, chance) for _ in evening.people]
    for proxy in proxies:
        await proxy.open()
    lines = [TcpLine(proxy.port, SOON) for proxy in proxies]
    try:
        tables = []
        for people, rules in ((players[:3], RULES[0]), (players[2:], RULES[1])):
            id = await _seat_all(evening, line, people, rules)
            tables.append(Table(evening, id, chance))
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
            for table in tables:
                for person, way in zip(evening.people, lines, strict=True):
                    if table.id in person.tokens:
                        tasks.create_task(table.play(person, way))
                    if table.id in person.tokens or person is watcher:
                        tasks.create_task(table.read(person, way))
            for number in range(KILLS):
                await asyncio.sleep(chance.uniform(0.2, 0.8))
                if together and number % 2 == 0:
                    service.kill_one(chance.randrange(9))
                else:
                    await service.kill()
                    await service.start()
            await asyncio.sleep(1)
            for table in tables:
                table.over.set()  # the rest is played in peace
        await evening.judge(line)
    finally:
        for proxy in proxies:
            await proxy.close()
        await service.kill()
    for complaint in service.errors().splitlines():
        # That a killed process is missed by the others is no fault of theirs.
        assert '"level": "error"' not in complaint or "process-fell" in complaint, complaint
    assert sum(bool(action.done) for action in evening.actions) > 20
    assert sum(action.lost > 0 for action in evening.actions) > 3


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_a_killed_service_loses_nothing_with_sqlite(tmp_path: Path, seed: int) -> None:
    await _evening(SqliteDatabase(tmp_path), tmp_path, seed, together=seed % 2 == 0)


@pytest.mark.nightly  # by day a killed service on PostgreSQL is one of tests/server/test_process.py
@pytest.mark.parametrize("seed", range(SEEDS))
async def test_a_killed_service_loses_nothing_with_postgres(
    tmp_path: Path, postgres_url: str, seed: int
) -> None:
    await _evening(PostgresDatabase(postgres_url), tmp_path, seed, together=seed % 2 == 1)
