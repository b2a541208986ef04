"""People with a client each: what they sent, what they heard, and what they make of it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from tests.server.chaos.names import REFUSAL, demand
from tests.server.chaos.wire import Answer, Line, Listening, Lost, Message, Messages

Json = Any


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class Heard:
    """Bytes that somebody received, in answer to a call or from a stream."""

    by: str
    what: str
    table: str | None
    token: str | None
    pieces: list[tuple[int, bytes]] = field(default_factory=list)
    """Each with the moment it came."""

    def add(self, piece: bytes) -> None:
        self.pieces.append((now_ms(), piece))


@dataclass
class ToldStep:
    """A step as somebody was told of it."""

    version: int
    number: int
    step: Json
    at: int
    token: str | None


@dataclass
class ToldState:
    """A state as a client received it: a table, or its volatile part."""

    version: int
    state: Json
    at: int
    token: str | None


@dataclass
class Memory:
    """The knowledge of a client about a table, from its streams."""

    entries: dict[int, Json] = field(default_factory=dict)
    """Each entry without the parts that depend on who looks and when."""
    last: int = 0
    """Up to here nothing is missing."""
    table: Json = None
    """The newest whole view, with its version."""


class Reading:
    """A stream that somebody reads: its numbers must go up by one, whatever happens."""

    def __init__(self, person: Person, table: str, since: int, token: str | None) -> None:
        self.person = person
        self.table = table
        self.since = since
        self.token = token
        self.next: int | None = since + 1
        self.ended = False
        self.line: Listening | None = None
        self.closing = False
        self.reset = False
        self.newest: Json = None
        self.said: list[Json] = []
        self._messages = Messages()
        self._heard = Heard(person.name, "events", table, token)
        person.heard.append(self._heard)

    def hear(self, piece: bytes) -> None:
        try:
            self._heard.add(piece)
            for message in self._messages.feed(piece):
                self._take(message)
        except BaseException as error:
            self.person.shock = self.person.shock or error
            raise

    def end(self) -> None:
        self.ended = True

    def close(self) -> None:
        if self.line is not None:
            self.line.close()
        self.ended = True

    def _take(self, message: Message) -> None:
        demand(message.raw)
        if message.id is None:
            self._take_unnumbered(message)
            return
        data = message.data
        assert message.event is None
        assert data["version"] == message.id
        if self.reset:
            return  # a client that was told so loads the table again
        assert message.id == self.next, f"version {message.id} came, not {self.next}"
        self.next = message.id + 1
        self.person.learn(self.table, data, self.token)
        if "now" in data:
            self.newest = data
            self.person.states[self.table].append(
                ToldState(message.id, data["now"], now_ms(), self.token)
            )
        if "table" in data:
            self.person.states[self.table].append(
                ToldState(message.id, data["table"], now_ms(), self.token)
            )

    def _take_unnumbered(self, message: Message) -> None:
        match message.event:
            case "talk":
                self.said.append(message.data)
            case "presence":
                assert set(message.data) == {"online", "watchers"}
            case "closing":
                self.closing = True
            case "reset":
                assert self.next == self.since + 1, "a reset comes first or not at all"
                self.reset = True
            case _:
                raise AssertionError(message)


class Person:
    """A person with a client, who may hold a seat at several tables."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tokens: dict[str, str] = {}
        self.own: set[str] = set()
        """All tokens that this person ever got: a person who sits down twice may have two."""
        self.heard: list[Heard] = []
        self.memories: dict[str, Memory] = {}
        self.steps: dict[str, list[ToldStep]] = {}
        self.states: dict[str, list[ToldState]] = {}
        self.readings: list[Reading] = []
        self.shock: BaseException | None = None
        """An error that no caller could receive."""

    def sit(self, table: str, token: str) -> None:
        """Keep a token."""
        self.tokens[table] = token
        self.own.add(token)

    # Calls.

    async def call(
        self,
        line: Line,
        method: str,
        path: str,
        body: object = None,
        *,
        table: str | None = None,
        token: str | None = None,
    ) -> Answer:
        """Make a call and keep all that comes back."""
        answer = await line.call(method, path, token=token, body=body)
        heard = Heard(self.name, f"{method} {path}", table, token)
        heard.add(answer.head + b"\r\n\r\n" + answer.body)
        self.heard.append(heard)
        assert answer.status < 500 or answer.status == 503, (method, path, answer)
        if answer.status >= 400:
            assert set(answer.json) <= REFUSAL
            assert all(isinstance(each, int | str) for each in answer.json["fields"].values())
        elif not path.endswith("/record"):
            demand(answer.body)
        return answer

    async def look(self, line: Line, table: str, *, token: str | None) -> Json:
        """Return the table as this person sees it; None where it cannot be had now."""
        answer = await self.call(line, "GET", f"/api/tables/{table}", table=table, token=token)
        if answer.status != 200:
            return None
        self._meet(table)
        self.states[table].append(ToldState(answer.json["version"], answer.json, now_ms(), token))
        return answer.json

    async def read_steps(self, line: Line, table: str, *, token: str | None) -> Json:
        """Return the game so far, as the service tells it when asked."""
        path = f"/api/tables/{table}/steps"
        answer = await self.call(line, "GET", path, table=table, token=token)
        if answer.status != 200:
            return None
        self._meet(table)
        self._learn_steps(table, answer.json["steps"], token)
        return answer.json

    # Streams.

    async def listen(
        self, line: Line, table: str, since: int, *, token: str | None
    ) -> Reading | None:
        """Open a stream; None where that fails."""
        self._meet(table)
        reading = Reading(self, table, since, token)
        path = f"/api/tables/{table}/events"
        try:
            reading.line = await line.listen(
                path, token=token, since=since, heard=reading.hear, ended=reading.end
            )
        except Lost:
            reading.ended = True
            return None
        self.readings.append(reading)
        return reading

    def learn(self, table: str, data: Json, token: str | None) -> None:
        """Keep an entry; what was known of it before must be the same."""
        memory, version = self.memories[table], data["version"]
        core = {name: data[name] for name in data if name not in ("now", "table", "steps")}
        core["events"] = [step["event"] for step in data.get("steps", ())]
        known = memory.entries.setdefault(version, core)
        assert known == core, f"version {version} was {known}, and is {core}"
        while memory.last + 1 in memory.entries:
            memory.last += 1
        if "table" in data:
            memory.table = data["table"]
        self._learn_steps(table, data.get("steps", []), token)

    def learn_answer(self, table: str, answer: Json, token: str | None) -> None:
        """Keep the steps that an action caused."""
        self._meet(table)
        self._learn_steps(table, answer["steps"], token)

    def _learn_steps(self, table: str, steps: Json, token: str | None) -> None:
        numbers: dict[int, int] = {}
        for step in steps:
            number = numbers[step["version"]] = numbers.get(step["version"], -1) + 1
            self.steps[table].append(ToldStep(step["version"], number, step, now_ms(), token))

    def _meet(self, table: str) -> None:
        self.memories.setdefault(table, Memory())
        self.steps.setdefault(table, [])
        self.states.setdefault(table, [])


@dataclass
class Sent:
    """A request that was sent once or often, always with the same key."""

    person: Person
    table: str
    token: str | None
    key: str
    wish: Json
    done: list[bytes] = field(default_factory=list)
    """The answers that acknowledge it."""
    refused: list[Json] = field(default_factory=list)
    lost: int = 0
    """The number of times that no answer came, or one that leaves it open."""

    call = ""

    @property
    def open(self) -> bool:
        """Whether its client does not know yet."""
        return not self.done and self.lost > 0

    async def send(self, line: Line, *, cut: bool = False) -> Answer | None:
        """Send it; `cut` loses the answer on its way."""
        body = {"key": self.key, **self.wish}
        path = f"/api/tables/{self.table}{self.call}"
        try:
            answer = await self.person.call(
                line, "POST", path, body, table=self.table, token=self.token
            )
        except Lost:
            self.lost += 1
            return None
        if cut or answer.status == 503:
            self.lost += 1
            return None
        if answer.status < 300:
            self.done.append(answer.body)
            self.learn(answer.json)
        else:
            self.refused.append(answer.json)
        return answer

    def learn(self, answer: Json) -> None:
        """Make use of an answer."""


class Action(Sent):
    """A roll, or dice that are placed."""

    call = "/actions"

    def learn(self, answer: Json) -> None:
        """Keep the steps that it caused."""
        self.person.learn_answer(self.table, answer, self.token)


class Sitting(Sent):
    """A seat that somebody wants to take."""

    call = "/seats"

    def learn(self, answer: Json) -> None:
        """Keep the token."""
        self.person.sit(self.table, answer["token"])
