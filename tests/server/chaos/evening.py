"""An evening: people, their tables and their actions, and the judgement at its end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.patience import PATIENCE
from tests.server.chaos.databases import Database, Kept
from tests.server.chaos.laws import check_actions, check_person, check_secrets, check_sittings
from tests.server.chaos.people import Action, Person, Reading, Sitting
from tests.server.chaos.truth import Truth, check_talk, hash_of, truths
from tests.server.chaos.wire import Line, Lost

from lastroll.game import format_event, parse_record, replay, verify

Json = Any


async def until(true: Callable[[], bool], what: str) -> None:
    """Wait for something that must happen."""
    async with asyncio.timeout(PATIENCE) as limit:
        while not true():
            await asyncio.sleep(0.002)
    assert not limit.expired(), what


@dataclass
class Evening:
    """The record of what people did and saw."""

    database: Database
    people: list[Person]
    tables: list[str] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    sittings: list[Sitting] = field(default_factory=list)
    unanswered: list[tuple[Person, Json]] = field(default_factory=list)
    """Tables that were asked for with a key, and nobody knows whether they were made."""
    tokens: set[str] = field(default_factory=set)
    """All that were ever given out, also those whose owner never got them."""
    rematches: dict[str, set[str]] = field(default_factory=dict)
    """The answers to requests for another game, by table."""
    archived: set[str] = field(default_factory=set)
    """Tables that were archived, which forgets what was said."""
    refused: set[str] = field(default_factory=set)
    """Tables that were not made."""
    talked: dict[str, set[int]] = field(default_factory=dict)
    """The numbers of the messages, by table."""
    _keys: Iterable[int] = field(default_factory=count)

    def sit(self, person: Person, table: str, token: str) -> None:
        """Note that somebody got a token."""
        self.tokens.add(token)
        person.sit(table, token)
        if table not in self.tables:
            self.tables.append(table)

    def action(self, person: Person, table: str, token: str, wish: Json) -> Action:
        """Make an action with a fresh key."""
        action = Action(person, table, token, f"{person.name}-{next(iter(self._keys))}", wish)
        self.actions.append(action)
        return action

    def sitting(self, person: Person, table: str, wish: Json) -> Sitting:
        """Make a wish for a seat with a fresh key."""
        key = f"{person.name}-sits-down-{next(iter(self._keys))}"
        sitting = Sitting(person, table, person.tokens.get(table), key, wish)
        self.sittings.append(sitting)
        return sitting

    async def wish(self, line: Line, person: Person, table: str, choice: int) -> Action | None:
        """Make the action that somebody can do now; None if there is none."""
        token = person.tokens.get(table)
        view = token and await person.look(line, table, token=token)
        if not token or not view or not view["can"]:
            return None
        wish = {"expect": view["version"], "action": view["can"][0]}
        if wish["action"] == "place":
            wish["face"] = view["faces"][choice % len(view["faces"])]
        return self.action(person, table, token, wish)

    # The end.

    async def play_to_the_end(self, line: Line, truth: Truth) -> None:
        """Play on with everybody who sits at a table, without further faults."""
        table = truth.id
        holders = {
            hash_of(token): person for person in self.people for token in person.tokens.values()
        }
        sitting = [None if name is None else holders[name] for name in truth.seats]
        for person in filter(None, sitting):  # those away are back
            await person.look(line, table, token=person.tokens[table])
        async with asyncio.timeout(PATIENCE):
            for choice in count():
                view = await self.people[0].look(line, table, token=None)
                if view["status"] != "playing":
                    return
                person = sitting[view["position"]["turn"]]
                action = person and await self.wish(line, person, table, choice)
                if action is None:
                    await asyncio.sleep(0.003)  # a bot is at work
                    continue
                answer = await action.send(line)
                assert answer is not None
                # Another process may have moved the table, and this one not have heard of it yet.
                assert answer.status == 200 or answer.json["code"] == "stale", answer

    def find_ghosts(self, kept: Kept) -> None:
        """Return those a body whose token got lost on its way, so that they can play on."""
        known = {hash_of(token) for person in self.people for token in person.tokens.values()}
        for token in sorted(self.tokens):
            if hash_of(token) in known:
                continue
            tables = {row.table for row in kept.rows if row.entry.get("holder") == hash_of(token)}
            if tables:
                ghost = Person(f"ghost{len(self.people)}")
                for table in tables:
                    ghost.sit(table, token)
                self.people.append(ghost)

    async def judge(self, line: Line) -> dict[str, Truth]:
        """Finish every game, then hold everything against the laws."""
        for person, body in self.unanswered:
            made = await done(person.call(line, "POST", "/api/tables", body))
            if made is not None:
                self.sit(person, made["table"], made["token"])
        for sitting in self.sittings:
            if sitting.open:
                assert await sitting.send(line) is not None
            self.tokens.update(json.loads(answer)["token"] for answer in sitting.done)
        kept = await self.database.read()
        self.find_ghosts(kept)
        for truth in truths(kept).values():
            if truth.status == "playing":
                await self.play_to_the_end(line, truth)
        found = truths(await self.database.read())
        readings = [
            reading
            for truth in found.values()
            for person in self.people
            if (reading := await self._read_on(line, person, truth)) is not None
        ]
        for reading in readings:
            version = found[reading.table].version
            await until(lambda r=reading, v=version: r.next == v + 1, "a stream has no end")  # type: ignore[misc]
        for truth in found.values():
            await self._check_record(line, truth)
        for reading in readings:
            await self._check_end(line, reading, found[reading.table])
            reading.close()
        kept = await self.database.read()
        last = truths(kept)
        assert {i: t.version for i, t in last.items()} == {i: t.version for i, t in found.items()}
        self.check(kept, last)
        return last

    def check(self, kept: Kept, found: dict[str, Truth]) -> None:
        """Hold what is known so far against the laws."""
        for truth in found.values():
            check_actions(truth, [each for each in self.actions if each.table == truth.id])
            check_sittings(truth, [each for each in self.sittings if each.table == truth.id])
            for person in self.people:
                check_person(person, truth)
            answered = self.rematches.get(truth.id, set())
            assert answered <= {truth.rematch}, "two rematches of one game"
        for action in self.actions:
            assert action.table in found or not action.done
        check_secrets(self.people, found.values(), self.tokens, kept.dice_key)
        check_talk(kept)
        for table, numbers in self.talked.items():
            if table not in self.archived:
                assert numbers <= {number for name, number, _ in kept.talk if name == table}
        assert not self.refused & set(found), "a table was made and refused"

    async def _read_on(self, line: Line, person: Person, truth: Truth) -> Reading | None:
        """Read the stream of a table to the end, as somebody who knows it or sits at it."""
        if truth.id not in person.memories and truth.id not in person.tokens:
            return None
        memory = person.memories.get(truth.id)
        token = person.tokens.get(truth.id)
        # One entry again, because only the newest says how things stand.
        since = 0 if memory is None else max(0, min(memory.last, truth.version - 1))
        reading = await person.listen(line, truth.id, since, token=token)
        assert reading is not None
        return reading

    async def _check_end(self, line: Line, reading: Reading, truth: Truth) -> None:
        """Hold the three ways to learn how a table stands against each other."""
        person, token = reading.person, reading.token
        memory = person.memories[truth.id]
        assert memory.last == truth.version, "an entry is missing"
        view = await person.look(line, truth.id, token=token)
        assert view["version"] == truth.version
        assert view["rematch"] == truth.rematch
        newest = reading.newest
        assert newest["version"] == truth.version
        passing = ("at", "watchers", "talk", "seats", "deadline")
        for name, value in newest["now"].items():
            assert name in passing or view[name] == value, name
        if "table" in newest:
            for name, value in newest["table"].items():
                assert name in passing or view[name] == value, name
        steps = await person.read_steps(line, truth.id, token=token)
        assert steps["version"] == truth.version
        told = [step["event"] for step in steps["steps"]]
        folded = [event for v in sorted(memory.entries) for event in memory.entries[v]["events"]]
        assert told == folded == [step.event for step in truth.all_steps]
        numbers = [message["number"] for message in view["talk"]]
        assert numbers == sorted(set(numbers))
        if truth.id not in self.archived:
            assert set(numbers) <= set(truth.talk), "messages without their numbers"

    async def _check_record(self, line: Line, truth: Truth) -> None:
        """Check that the record is the game of the log, with the committed dice."""
        person = self.people[0]
        path = f"/api/tables/{truth.id}/record"
        answer = await person.call(line, "GET", path, table=truth.id)
        if truth.status != "finished":
            assert answer.json["code"] == "not-finished"
            return
        assert answer.status == 200
        record = parse_record(answer.body)
        assert verify(record) == len(record.turns) > 0
        game = replay(record)
        assert game.over
        events = [json.loads(format_event(event)) for event in game.events]
        assert events == [step.event for step in truth.all_steps]
        assert record.fair is not None
        assert record.fair.secret == truth.secret
        assert record.fair.context == truth.id


async def done(work: Any) -> Json:
    """Return what a call answered if it was done; None where it was refused or lost."""
    try:
        answer = await work
    except Lost:
        return None
    return answer.json if answer.status < 300 else None
