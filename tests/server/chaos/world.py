"""A world in one process: a database, one or two processes of the service, and several people."""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.patience import PATIENCE
from tests.server.chaos.databases import Database
from tests.server.chaos.evening import Evening, done
from tests.server.chaos.people import Action, Person, Reading, Sent
from tests.server.chaos.processes import LATE, Fault, OpenStream, Process, Ways, Wires
from tests.server.chaos.truth import Truth
from tests.server.chaos.wire import Answer, Lost

from lastroll.server._table_state import LogEntry

Json = Any
NAMES = ("anna", "ben", "cleo", "dora")


@contextmanager
def hurried(seed: int, tokens: set[str]) -> Iterator[None]:
    """Make chance repeatable, waits short, and queues small; notes every token."""
    chance = random.Random(seed)
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    def urlsafe(size: int = 32) -> str:
        text = "".join(chance.choices(signs, k=(size * 4 + 2) // 3))
        if size >= 24:
            tokens.add(text)
        return text

    with (
        patch.object(secrets, "token_urlsafe", urlsafe),
        patch.object(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex()),
        patch.object(secrets, "choice", chance.choice),
        patch("lastroll.server._turn_driver._RETRY_SECONDS", 0.01),
        patch("lastroll.server._turn_driver._FOREIGN_CHANGE_DELAY", 0.02),
        patch("lastroll.server._readers.MAX_QUEUED", 4),
        patch("lastroll.server._registry._IDLE_SECONDS", -1),
    ):
        yield


class World(Evening):
    """People, processes, and what can be done to them."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, [Person(name) for name in NAMES])
        self.processes: list[Process] = []
        self.around = ExitStack()
        self.lives = 0
        self.movers: dict[tuple[str, int], Person] = {}
        """The players found at each seat."""
        self.kept_back: list[Sent] = []
        self.finished: set[str] = set()
        self.rolls: list[tuple[str, int, list[Any]]] = []
        """The content of each append: table, version, events."""
        self.watcher = Person("watcher")
        self.people.append(self.watcher)

    # Processes.

    async def open(self, processes: int, ways: Ways) -> None:
        await self.database.clear()
        folder = Path(tempfile.mkdtemp(prefix="lastroll-"))  # the path of a socket must be short
        self.around.callback(shutil.rmtree, folder)
        self.wires = Wires(ways, processes, folder)
        for number in range(processes):
            self.processes.append(await self._start(number))

    async def _start(self, number: int) -> Process:
        process = Process(number, self.database.url, self.wires, self._tried)
        self.lives += 1
        await process.start()
        return process

    def line(self, number: int) -> Process:
        return self.processes[number % len(self.processes)]

    def arm(self, number: int, faults: Sequence[Fault]) -> None:
        self.line(number).faults = list(faults)

    async def restart(self) -> None:
        """Start again what died."""
        for number, process in enumerate(self.processes):
            if process.dead:
                await process.bury()
                self.processes[number] = await self._start(number)

    async def close(self) -> None:
        for person in self.people:
            for reading in person.readings:
                reading.close()
        for process in self.processes:
            if process.dead:
                await process.bury()
            else:
                await process.stop()
        self.around.close()
        gc.collect()  # what killed processes held, as long as its threads have a loop to end in
        await asyncio.sleep(0.01)

    def _tried(self, table: str, entries: Sequence[LogEntry]) -> None:
        for logged in entries:
            events = [
                event
                for event in getattr(logged.entry, "events", ())
                if type(event).__name__ == "Rolled"
            ]
            if events:
                self.rolls.append((table, logged.version, events))

    # After everything that is done.

    async def settle(self) -> None:
        """Start what died, and wait until nothing happens by itself any more."""
        await self.restart()
        await self.wires.quiet()
        for table in self.tables:
            await self._wait_for_bots(table)
        await self._check_after_trouble()
        await self.restart()
        for person in self.people:
            if person.shock is not None:
                raise person.shock
            person.readings = [each for each in person.readings if not each.ended]

    async def _check_after_trouble(self) -> None:
        """Look at the tables where an append failed: then a process finds out what the log has."""
        for process in self.processes:
            troubled, process.troubled = process.troubled, set()
            if not troubled or process.dead:
                continue
            await asyncio.sleep(2 * LATE)
            for table in troubled & set(self.tables):
                with suppress(Lost):
                    await self.watcher.look(process, table, token=None)
                    await self._wait_for_bots(table)
                    kept = await self.database.version(table)
                    view = await self.watcher.look(process, table, token=None)
                    if kept is not None and not process.dead:
                        assert view["version"] >= kept, "it was kept, but nobody knows of it"

    async def _wait_for_bots(self, table: str) -> None:
        """Wait until no bot is to move: a table goes on by itself, whatever happened."""
        before, same, polls = -1, 0, 0
        async with asyncio.timeout(PATIENCE):
            while same < 2:
                polls += 1
                try:
                    view = await self.watcher.look(self.line(polls // 50), table, token=None)
                except Lost:
                    await self.restart()
                    continue
                if view is None or view["status"] != "playing":
                    return
                seat = view["seats"][view["position"]["turn"]]
                waits = seat["kind"] == "human" and not seat["away"]
                if waits:
                    return
                # For somebody away a bot plays only while others wait.
                same = same + 1 if seat["away"] and view["version"] == before else 0
                before = view["version"]
                await asyncio.sleep(0.004)

    async def level(self) -> None:
        """Wait until every process knows what the log has: nothing is kept from one for good."""
        self.wires.release()
        await self.settle()
        for process in self.processes:  # where there was trouble, somebody must look
            for table in tuple(process.registry._tables):
                await self.watcher.look(process, table, token=None)
        kept = await self.database.read()
        versions = Counter(row.table for row in kept.rows)

        def behind() -> list[str]:
            return [
                f"{process.number}: {live.table.id} at {live.table.version}"
                for process in self.processes
                for live in process.registry._tables.values()
                if live.table.version < versions[live.table.id] and not live._behind
            ]

        # After an unconfirmed append a process reads the log again, UNCONFIRMED_SECONDS later.
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while behind():
                    await asyncio.sleep(0.005)
        assert not behind(), f"{behind()} of {versions}"

    # What people do.

    async def make(self, number: int, person: Person, body: Json, *, ticket: bool) -> str | None:
        """Make a table: with a ticket, and so again and again, or without."""
        line = self.line(number)
        found = None
        if ticket:
            found = await done(person.call(line, "POST", "/api/commitments", {}))
        if found is not None:
            body = {**body, "ticket": found["ticket"], "key": f"a-new-table-for-{person.name}"}
        made, lost = [], False
        for _ in range(2 if found else 1):
            try:
                answer = await person.call(line, "POST", "/api/tables", body)
            except Lost:
                lost = True
                continue
            lost = lost or answer.status == 503
            if answer.status < 300:
                made.append(answer.json)
                self.sit(person, answer.json["table"], answer.json["token"])
        if found is not None:
            for each in made:
                assert each == made[0], "two tables with one ticket"
                assert each["table"] == found["table"]
                assert each["commitment"] == found["commitment"]
            if lost and not made:
                self.unanswered.append((person, body))
            elif not made:
                self.refused.add(found["table"])
        return str(made[0]["table"]) if made else None

    async def at(
        self, number: int, person: Person, table: str, method: str, call: str, body: Json
    ) -> Json:
        """Make a call at a table; None where it was not done, or nobody knows."""
        line, token = self.line(number), person.tokens.get(table)
        if call in ("", "/steps"):
            with suppress(Lost):
                look = person.look if call == "" else person.read_steps
                await look(line, table, token=token)
            return None
        path = f"/api/tables/{table}{call}"
        found = await done(person.call(line, method, path, body, table=table, token=token))
        if found is not None and call == "/talk":
            numbers = self.talked.setdefault(table, set())
            assert found["number"] not in numbers or table in self.archived
            numbers.add(found["number"])
        return found

    async def rematch(self, number: int, people: list[Person], table: str) -> None:
        """Ask for another game by several people, all at once and at different processes."""
        answers = await asyncio.gather(
            *(
                self.at(number + n, person, table, "POST", "/rematch", None)
                for n, person in enumerate(people)
            )
        )
        for new in {answer["table"] for answer in answers if answer is not None}:
            self.rematches.setdefault(table, set()).add(new)
            if new not in self.tables:
                self.tables.append(new)
            for each in self.people:
                if table in each.tokens:  # a token opens the seat that is kept for it
                    each.tokens.setdefault(new, each.tokens[table])

    async def next_action(self, number: int, table: str, choice: int) -> Action | None:
        """Make the action of the seat to act."""
        line = self.line(number)
        try:
            view = await self.watcher.look(line, table, token=None)
            if view is not None and view["status"] == "finished":
                self.finished.add(table)
            if view is None or view["status"] != "playing":
                return None
            for person in self.people:
                if person is self.movers.get((table, view["position"]["turn"])):
                    return await self.wish(line, person, table, choice)
            for person in self.people:
                action = await self.wish(line, person, table, choice)
                if action is not None:
                    self.movers[table, view["position"]["turn"]] = person
                    return action
        except Lost:
            pass
        return None

    async def send(self, action: Sent, number: int, how: str) -> None:
        """Send something in one way or another."""
        acknowledged = bool(action.done)
        line, other = self.line(number), self.line(number + 1)
        answers: list[Answer | None] = []
        match how:
            case "later":
                self.kept_back.append(action)
            case "twice":
                answers += await asyncio.gather(action.send(line), action.send(line))
            case "both":
                answers += await asyncio.gather(action.send(line), action.send(other))
            case "cut":
                answers.append(await action.send(line, cut=True))
            case "until known":
                for _ in range(10):
                    answers.append(await action.send(line))
                    if answers[-1] is not None:
                        break
                    await self.restart()
                    line = self.line(number)
            case _:
                answers.append(await action.send(line))
        if acknowledged:
            for answer in answers:
                assert answer is None or answer.status < 300, f"acknowledged once: {answer}"

    async def read(self, number: int, person: Person, table: str, since: int | None) -> None:
        """Open a stream, where the last one ended or anywhere."""
        memory = person.memories.get(table)
        known = 0 if memory is None else memory.last
        start = known if since is None else since
        token = person.tokens.get(table)
        line = self.line(number)
        with suppress(Lost):
            before = await self.watcher.look(line, table, token=None)
            reading = await person.listen(line, table, start, token=token)
            after = await self.watcher.look(line, table, token=None)
            if reading is None or before is None or after is None:
                return
            if start > after["version"]:
                assert reading.reset, "a version that there is not was taken for known"
            elif start <= max(before["version"], known):
                assert not reading.reset, "a version that there is was taken for unknown"
            if start > known:  # what lies between stays unknown
                reading.close()

    async def touch(self, reading: Reading, what: str) -> None:
        """Make a reader hang up, fall asleep or wake up."""
        stream = reading.line
        assert isinstance(stream, OpenStream)
        match what:
            case "close":
                reading.close()
            case "sleep":
                stream.awake.clear()
            case _:
                stream.awake.set()

    def wake_all(self) -> None:
        """Wake every reader that fell asleep."""
        for person in self.people:
            for reading in person.readings:
                if isinstance(reading.line, OpenStream):
                    reading.line.awake.set()

    async def hold(self, *, held: bool) -> None:
        """Keep processes from hearing of each other, or let them hear all they missed."""
        self.wires.held = held
        if not held:
            self.wires.release()

    # The end.

    def check_rolls(self, found: dict[str, Truth]) -> None:
        """Check that all tries to keep a roll had the same dice: there is one chance only."""
        seen: dict[tuple[Any, ...], Any] = {}
        for table, version, events in self.rolls:
            if table not in found:
                continue
            before = sum(
                step.event["event"] == "rolled"
                for step in found[table].all_steps
                if step.version < version
            )
            for event in events:
                name = (table, before, event.seat, len(event.own), len(event.neutral))
                assert seen.setdefault(name, event) == event, "the same dice fell otherwise"
