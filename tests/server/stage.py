"""The stage of the service's tests: callers, streams, and the service, here or on its own."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Self

import httpx
import msgspec
from tests.patience import PATIENCE
from tests.serving import start_serving

from lastroll.server import Config, make_app
from lastroll.server._live_table import LiveTable
from lastroll.server._registry import Registry

Json = Any

_keys = count()


class Message(NamedTuple):
    """A message of a stream; a comment is one too, with `event` “:”."""

    id: int | None
    event: str
    data: Json


class Caller:
    """A client of the service; keeps every byte received."""

    def __init__(self, client: httpx.AsyncClient, token: str | None = None) -> None:
        self.client = client
        self.token = token
        self.heard = bytearray()

    async def call(self, method: str, path: str, body: Json = None, **more: Any) -> httpx.Response:
        """Make a call, whatever comes of it."""
        headers = dict(more.pop("headers", {}))
        if self.token is not None:
            headers.setdefault("authorization", f"Bearer {self.token}")
        if body is not None:
            more["json"] = body
        await asyncio.sleep(0)  # in one process a call need not wait for anything: bots come too
        answer = await self.client.request(method, path, headers=headers, **more)
        self.heard += answer.content + repr(answer.headers).encode()
        return answer

    async def do(self, method: str, path: str, body: Json = None) -> Json:
        """Make a call that is done."""
        answer = await self.call(method, path, body)
        assert answer.is_success, (answer.status_code, answer.text)
        return answer.json()

    async def see(self, path: str) -> Json:
        """Look at something."""
        return await self.do("GET", path)

    async def fail(self, method: str, path: str, body: Json = None, **more: Any) -> tuple[int, str]:
        """Make a call that is refused; every refusal has the same shape."""
        answer = await self.call(method, path, body, **more)
        return refusal(answer)

    # What most tests do.

    async def make(self, *seats: str, name: str = "Anna", **more: Any) -> str:
        """Make a table and sit at it: a seat is “human” or the name of a bot; returns its path."""
        made = await self.do("POST", "/api/tables", wish(*seats, name=name, **more))
        self.token = made["token"]
        return f"/api/tables/{made['table']}"

    async def sit(self, table: str, name: str = "Benno", **more: Any) -> int:
        """Take a seat."""
        taken = await self.do("POST", f"{table}/seats", {"name": name, **more})
        assert self.token in (None, taken["token"])
        self.token = taken["token"]
        return int(taken["seat"])

    async def roll(self, table: str, expect: int) -> Json:
        """Roll."""
        return await self.do("POST", f"{table}/actions", rolling(expect))

    async def place(self, table: str, expect: int, face: int) -> Json:
        """Place."""
        return await self.do("POST", f"{table}/actions", placing(expect, face))

    async def act(self, table: str) -> Json:
        """Do what can be done, if anything can; returns the table as it was seen before."""
        seen = await self.see(table)
        if seen["can"] == ["roll"]:
            await self.roll(table, seen["version"])
        elif seen["can"] == ["place"]:
            await self.place(table, seen["version"], seen["faces"][0])
        return seen


def wish(*seats: str, name: str = "Anna", **more: Any) -> Json:
    """Return the request for a table."""
    kinds = [
        {"kind": "human"} if seat == "human" else {"kind": "bot", "bot": seat} for seat in seats
    ]
    return {"name": name, "seats": kinds, **more}


def rolling(expect: int, key: str | None = None) -> Json:
    """Return the request to roll."""
    return {"key": key or f"key-{next(_keys)}", "expect": expect, "action": "roll"}


def placing(expect: int, face: int, key: str | None = None) -> Json:
    """Return the request to place."""
    return {**rolling(expect, key), "action": "place", "face": face}


SHORT = {"rounds": 1, "dice": 2}
"""House rules of a game that is soon over."""


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of a refusal, which has the shape of all."""
    assert 400 <= answer.status_code < 600, (answer.status_code, answer.text)
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["cache-control"] == "no-store"
    said = answer.json()
    assert set(said) - {"version"} == {"code", "message", "fields"}
    assert isinstance(said["code"], str)
    assert re.fullmatch("[a-z]+(-[a-z]+)*", said["code"])
    assert isinstance(said["message"], str)
    assert said["message"].strip()
    assert "\n" not in said["message"]
    assert isinstance(said["fields"], dict)
    assert ("version" in said) == (said["code"] == "stale")
    return answer.status_code, said["code"]


async def play_out(table: str, *people: Caller) -> Json:
    """Play to the end of the game; return the table at the end."""
    async with asyncio.timeout(PATIENCE):
        while True:
            acted = False
            for person in people:
                seen = await person.act(table)
                if seen["status"] == "finished":
                    return seen
                acted = acted or bool(seen["can"])
            if not acted:
                await asyncio.sleep(0.002)  # bots think


async def until(true: Callable[[], Any]) -> None:
    """Wait for something that must happen."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)


async def seen_when(person: Caller, table: str, true: Callable[[Json], Any]) -> Json:
    """Look at a table until it is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not true(seen := await person.see(table)):
            await asyncio.sleep(0.005)
    return seen


class Stream:
    """A stream that is being read, whatever carries it."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        """All that came and was not taken yet."""
        self.raw = bytearray()
        self.headers: dict[str, str] = {}
        self.ended = asyncio.Event()
        self._came = asyncio.Event()
        self._rest = b""
        self._task: asyncio.Task[None] | None = None

    def feed(self, piece: bytes) -> None:
        """Take in what came."""
        self.raw += piece
        *whole, self._rest = (self._rest + piece).split(b"\n\n")
        self.messages += map(parse_message, whole)
        self._came.set()

    def run(self, reading: AsyncIterator[bytes]) -> Self:
        """Read until it ends or is closed."""
        self._task = asyncio.create_task(self._read(reading))
        return self

    async def _read(self, reading: AsyncIterator[bytes]) -> None:
        try:
            async for piece in reading:
                self.feed(piece)
        except httpx.TransportError:
            pass  # the other side is gone
        finally:
            self.ended.set()
            self._came.set()

    async def next(self, *events: str) -> Message:
        """Return the next message of one of these events (entries have none: “”)."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self.messages:
                    message = self.messages.pop(0)
                    if message.event in (events or ("",)):
                        return message
                assert not self.ended.is_set(), "the stream is at its end"
                self._came.clear()
                await self._came.wait()

    async def entries(self, version: int) -> list[Message]:
        """Return the entries up to a version."""
        found = [await self.next()]
        while found[-1].id != version:
            found.append(await self.next())
        return found

    async def end(self) -> list[Message]:
        """Wait for the end; return all that came and was not taken."""
        async with asyncio.timeout(PATIENCE):
            await self.ended.wait()
        return self.messages

    async def close(self) -> None:
        """Hang up."""
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


def parse_message(block: bytes) -> Message:
    """Read one message of a stream."""
    fields: dict[str, str] = {}
    for line in block.decode().split("\n"):
        name, _, value = line.partition(": ")
        assert name not in fields, f"{name} comes twice"
        fields[name] = value
    if "" in fields:
        return Message(None, ":", fields[""])
    assert set(fields) <= {"id", "event", "data"}
    number = fields.get("id")
    data = json.loads(fields["data"])
    return Message(None if number is None else int(number), fields.get("event", ""), data)


class House:
    """The service in this process."""

    def __init__(self, app: Any, client: httpx.AsyncClient, config: Config) -> None:
        self.app = app
        self.client = client
        self.config = config
        self.registry: Registry = app.state.registry
        self._streams: list[Stream] = []

    def caller(self, token: str | None = None) -> Caller:
        """Return somebody who calls."""
        return Caller(self.client, token)

    async def live(self, table: str) -> LiveTable:
        """Return a table as this process has it."""
        return await self.registry.get(table.removeprefix("/api/tables/"))

    async def set_options(self, table: str, **options: Any) -> None:
        """Return a table options that no caller may ask for."""
        live = await self.live(table)
        live.table.options = msgspec.structs.replace(live.table.options, **options)

    async def listen(
        self, caller: Caller, table: str, since: int | None = None, **headers: str
    ) -> Stream:
        """Open a stream as somebody."""
        sent: asyncio.Queue[bytes | None] = asyncio.Queue()
        started = asyncio.Event()
        gone = asyncio.Event()
        stream = Stream()
        status = 0

        async def receive() -> Json:
            if not started.is_set():
                started.set()
                return {"type": "http.request", "body": b"", "more_body": False}
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(event: Json) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                stream.headers = {k.decode(): v.decode() for k, v in event["headers"]}
                return
            sent.put_nowait(event.get("body", b""))
            if not event.get("more_body"):
                sent.put_nowait(None)

        if caller.token is not None:
            headers["authorization"] = f"Bearer {caller.token}"
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": f"{table}/events",
            "raw_path": f"{table}/events".encode(),
            "query_string": b"" if since is None else b"since=%d" % since,
            "headers": [(k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "root_path": "",
        }

        async def reading() -> AsyncIterator[bytes]:
            running = asyncio.create_task(self.app(scope, receive, send))
            try:
                while (piece := await sent.get()) is not None:
                    caller.heard += piece
                    yield piece
            finally:
                gone.set()
                await running

        stream.run(reading())
        self._streams.append(stream)
        await until(lambda: stream.raw or stream.ended.is_set())
        assert status == 200, (status, bytes(stream.raw))
        return stream

    async def close(self) -> None:
        """Hang up all streams."""
        for stream in self._streams:
            await stream.close()


@asynccontextmanager
async def house_of(database: str, **settings: Any) -> AsyncIterator[House]:
    """Run the service in this process."""
    settings = {"durability": "process", "rate_limit": 0, **settings}
    config = Config(database=database, **settings)
    app = make_app(config)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        _lifespan(app),
        httpx.AsyncClient(transport=transport, base_url="http://house.test") as client,
    ):
        house = House(app, client, config)
        try:
            yield house
        finally:
            await house.close()


@asynccontextmanager
async def _lifespan(app: Any) -> AsyncIterator[None]:
    """Run an application in one task: a fixture's beginning and end are two."""
    ready, over = asyncio.Event(), asyncio.Event()

    async def live() -> None:
        async with app.lifespan():
            ready.set()
            await over.wait()

    living = asyncio.create_task(live())
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([living, waiting], return_when=asyncio.FIRST_COMPLETED)
    try:
        if not ready.is_set():
            await living  # it did not begin: raise the reason
        yield
    finally:
        waiting.cancel()
        over.set()
        await living


class Service:
    """`lastroll serve` as a process of its own."""

    def __init__(self, folder: Path, database: str, *flags: str, **variables: str) -> None:
        self.database = database
        self.log = folder / "service.log"
        self.address = ""
        self.flags = flags
        self.variables = variables
        self.process: subprocess.Popen[str] | None = None
        self.client: httpx.AsyncClient | None = None
        self._streams: list[Stream] = []

    def start(self) -> Self:
        """Start it, again at the same port, and wait until callers are welcome."""
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        flags = ["--port", port, "--database", self.database, *self.flags]
        self.process, address = start_serving(flags, self.log, self.variables, own_group=True)
        self.address = f"{address}/"
        return self

    def caller(self, token: str | None = None) -> Caller:
        """Return somebody who calls."""
        if self.client is None:
            self.client = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE)
        return Caller(self.client, token)

    async def listen(self, caller: Caller, table: str, since: int = 0, **headers: str) -> Stream:
        """Open a stream as somebody."""
        stream = Stream()
        if caller.token is not None:
            headers["authorization"] = f"Bearer {caller.token}"
        named = {name.replace("_", "-"): value for name, value in headers.items()}

        async def reading() -> AsyncIterator[bytes]:
            path = f"{table}/events"
            more = {"params": {"since": since}, "headers": named}
            async with caller.client.stream("GET", path, **more) as answer:  # type: ignore[arg-type]
                assert answer.status_code == 200
                stream.headers = dict(answer.headers)
                async for piece in answer.aiter_bytes():
                    caller.heard += piece
                    yield piece

        stream.run(reading())
        self._streams.append(stream)
        await until(lambda: stream.raw or stream.ended.is_set())
        return stream

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.wait()

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def wait(self) -> int:
        """Wait for its end; return its status."""
        assert self.process is not None
        assert self.process.stdout is not None
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return status

    async def ended(self) -> int:
        """Wait for its end while streams are read."""
        assert self.process is not None
        process = self.process
        await until(lambda: process.poll() is not None)
        return self.wait()

    async def close(self) -> None:
        """Take it away, whatever it does."""
        for stream in self._streams:
            await stream.close()
        if self.client is not None:
            await self.client.aclose()
        if self.process is not None and self.process.poll() is None:
            self.kill()


@asynccontextmanager
async def service_of(
    folder: Path, database: str, *flags: str, **variables: str
) -> AsyncIterator[Service]:
    """Run the service as a process of its own."""
    service = Service(folder, database, *flags, **variables)
    try:
        yield service.start()
    finally:
        await service.close()
