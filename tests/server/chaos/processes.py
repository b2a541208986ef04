"""Processes of the service that live in this one: they can fail, lag and die at any moment."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from contextvars import ContextVar, copy_context
from functools import cache, partial
from pathlib import Path
from types import CoroutineType
from typing import Any, Literal
from weakref import WeakSet

import msgspec
from tests.server.chaos.wire import Answer, Lost, head_of

import lastroll.server
from lastroll.server import Config, make_app
from lastroll.server._bus import Bus, BusMessage, NullBus, OnBusMessage
from lastroll.server._fast_path import ServiceApp
from lastroll.server._index import IndexRow
from lastroll.server._log_store import LogStore
from lastroll.server._refusals import StoreUnavailable
from lastroll.server._registry import Registry
from lastroll.server._table_state import LogEntry
from lastroll.server._worker_bus import WorkerBus

Fault = Literal["refuse", "lose", "late", "slow", "die-before", "die-after"]
FAULTS: tuple[Fault, ...] = ("refuse", "lose", "late", "slow", "die-before", "die-after")
"""A fault of the next append:

- refuse: the database takes nothing.
- lose: it is written, but the process is told that it is not.
- late: the process is told that it is not, and it is written a moment later.
- slow: others are quicker.
- die-before, die-after: the process ends just before, or just after it is written.
"""

LATE = 0.01
"""Seconds until something is written of which the process was told that it is not."""

_SERVER = str(Path(lastroll.server.__file__).parent)
_owner: ContextVar[Process | None] = ContextVar("owner", default=None)


def tag_tasks(loop: asyncio.AbstractEventLoop) -> None:
    """Make the loop note for each task the process that it belongs to."""

    def make(
        loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **more: Any
    ) -> asyncio.Task[Any]:
        context = more.get("context")
        owner = _owner.get() if context is None else context.get(_owner, None)
        task = asyncio.Task(work, loop=loop, **more)
        if owner is not None:
            owner.take(task)
        return task

    loop.set_task_factory(make)  # type: ignore[arg-type]


class FaultyStore(LogStore):
    """A store at whose appends things happen."""

    process: Process

    async def append(
        self, table: str, entries: Sequence[LogEntry], index: IndexRow | None = None
    ) -> bool:
        process = self.process
        process.tried(table, entries)
        fault = process.faults.pop(0) if process.faults else None
        write = partial(super().append, table, entries, index)
        if fault in ("refuse", "lose", "late"):
            process.troubled.add(table)
        match fault:
            case "refuse":
                raise StoreUnavailable("refused by the test")
            case "late":
                process.start_later(write)
                raise StoreUnavailable("late by the test")
            case "slow":
                await asyncio.sleep(0.01)
            case "die-before":
                await process.die()
        kept = await write()
        if fault == "lose" and kept:
            raise StoreUnavailable("lost by the test")
        if fault == "die-after":
            await process.die()
        return kept


Ways = Literal["none", "wires", "desks"]


class Wires:
    """The connection of processes: none, a bus that can be held up, or the sockets of workers."""

    def __init__(self, ways: Ways, count: int, folder: Path) -> None:
        self.ends: list[TestBus] = []
        self.held = False
        self._ways = ways
        self._count = count
        self._folder = folder
        self._waiting: list[tuple[TestBus, BusMessage]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def plug_in(self, process: Process) -> Bus:
        """Return a process its end."""
        match self._ways:
            case "none":
                assert self._count == 1
                return NullBus()
            case "desks":
                return WorkerBus(self._folder, process.number, self._count)
        self.ends.append(TestBus(self, process))
        return self.ends[-1]

    def tear_out(self, bus: Bus) -> None:
        """Do what the system does when a process ends: what it has not sent yet is lost with it."""
        if isinstance(bus, WorkerBus):
            loop = asyncio.get_running_loop()
            for each in (bus._listener, *bus._peer_numbers):
                if each.fileno() >= 0:
                    loop.remove_reader(each.fileno())
                    each.close()
            for line in bus._peers.values():
                line._path = str(self._folder / "nowhere")
                line._queue.clear()
                line.close()
        elif isinstance(bus, TestBus):
            self._waiting = [each for each in self._waiting if each[0] is not bus]
            self.ends.remove(bus)

    def send(self, sender: TestBus, news: BusMessage) -> None:
        self._waiting.append((sender, news))
        if not self.held:
            self.release()

    def release(self) -> None:
        self.held = False
        waiting, self._waiting = self._waiting, []
        for sender, news in waiting:
            for end in self.ends:
                if end is not sender and end.on_news is not None:
                    task = end.process.spawn(_heard(end.on_news, news))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def quiet(self) -> None:
        """Wait until everything sent has been heard."""
        while self._tasks:
            await asyncio.wait(self._tasks)


async def _heard(on_news: OnBusMessage, news: BusMessage) -> None:
    await on_news(news)


class TestBus:
    """A process's end of the wires."""

    __test__ = False
    single_process = False

    def __init__(self, wires: Wires, process: Process) -> None:
        self.process = process
        self.on_news: OnBusMessage | None = None
        self._wires = wires
        self._name = f"p{id(process)}"

    async def open(self, on_news: OnBusMessage, has: Callable[[str], bool]) -> None:
        self.on_news = on_news

    async def close(self) -> None:
        self.on_news = None

    def publish(self, news: BusMessage) -> None:
        if not self.process.dead:
            self._wires.send(self, msgspec.structs.replace(news, sender=self._name))

    def owns(self, table: str) -> bool:
        return True

    def announce_loaded(self, table: str) -> None:
        pass


@cache
def _app(number: int) -> ServiceApp:
    """Return an application for all lives of a process: to make one takes longer than a game."""
    unused = Path(tempfile.gettempdir(), "lastroll-unused.db")  # never opened
    return make_app(Config(database=f"sqlite:///{unused}", rate_limit=0))


Tried = Callable[[str, Sequence[LogEntry]], None]


class Process:
    """One life of a process; it is also a line to it."""

    def __init__(self, number: int, url: str, wires: Wires, tried: Tried) -> None:
        self.number = number
        self.dead = False
        self.faults: list[Fault] = []
        self.troubled: set[str] = set()
        """Tables at which an append failed."""
        self.tried = tried
        self._tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._wires = wires
        self._bus = wires.plug_in(self)
        store = FaultyStore(url, "process")
        store.process = self
        self.registry = Registry(store, self._bus)
        self.app = _app(number)
        self.app.service.registry = self.app.state.registry = self.registry

    # Living and dying.

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something as this process."""
        context = copy_context()
        context.run(_owner.set, self)
        return asyncio.get_running_loop().create_task(work, context=context)

    async def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something as this process, to the end or until it dies."""
        task = self.spawn(work)
        await asyncio.wait([task])
        return None if self.dead else await task

    def take(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        work = task.get_coro()
        # What a library does to tidy up after a task that was ended goes on.
        if self.dead and isinstance(work, CoroutineType) and _SERVER in work.cr_code.co_filename:
            task.cancel()

    def start_later(self, write: Callable[[], Coroutine[Any, Any, bool]]) -> None:
        async def later() -> None:
            await asyncio.sleep(LATE)
            with suppress(StoreUnavailable):
                await write()

        self.spawn(later())

    async def start(self) -> None:
        await self.spawn(self.registry.open())

    def kill(self) -> None:
        """Die now; nothing of this process is done any more, and nothing is tidied up."""
        self.dead = True
        self._wires.tear_out(self._bus)
        for task in tuple(self._tasks):
            task.cancel()

    async def die(self) -> None:
        """Die in the middle of a task of this process; this never returns."""
        self.kill()
        await asyncio.Event().wait()

    async def bury(self) -> None:
        """Return back what the operating system would take back from a dead process."""
        while tasks := [task for task in self._tasks if not task.done()]:
            await asyncio.wait(tasks)
        self.registry.turn_driver.close()
        store = self.registry.store
        store.writer.release()
        await store.engine.dispose()

    async def stop(self) -> None:
        """End in order."""
        await self.do(self.registry.close())
        if not self.dead:
            self.kill()
        await self.bury()

    # Calls.

    async def call(
        self, method: str, path: str, *, token: str | None = None, body: object = None
    ) -> Answer:
        if self.dead:
            raise Lost
        exchange = _Exchange(self, method, path, token, body)
        await self.do(self.app(exchange.scope, exchange.receive, exchange.send))
        if self.dead or not exchange.whole:
            raise Lost
        return Answer(exchange.status, head_of(exchange.headers), bytes(exchange.body))

    async def listen(
        self,
        path: str,
        *,
        token: str | None,
        since: int,
        heard: Callable[[bytes], None],
        ended: Callable[[], None],
    ) -> OpenStream:
        if self.dead:
            raise Lost
        stream = OpenStream(self, path, token, since, heard)
        stream.begin(ended)
        await stream.begun.wait()
        if stream.exchange.status != 200:
            raise Lost
        return stream


class _Exchange:
    """A request on its way through an application, and what it answers."""

    def __init__(
        self,
        process: Process,
        method: str,
        path: str,
        token: str | None,
        body: object = None,
        since: int | None = None,
        heard: Callable[[bytes], None] | None = None,
    ) -> None:
        headers = [(b"host", b"test"), (b"content-type", b"application/json")]
        if token is not None:
            headers.append((b"authorization", b"Bearer " + token.encode()))
        if since is not None:
            headers.append((b"last-event-id", b"%d" % since))
        path, _, query = path.partition("?")
        self.scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
            "root_path": "",
            "state": {},
        }
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.body = bytearray()
        self.whole = False
        self.gone = asyncio.Event()
        self._heard = self.body.extend if heard is None else heard
        self._process = process
        self._request: bytes | None = b"" if body is None else json.dumps(body).encode()

    async def receive(self) -> dict[str, Any]:
        if self._request is not None:
            body, self._request = self._request, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, event: dict[str, Any]) -> None:
        if self._process.dead or self.gone.is_set():
            return
        if event["type"] == "http.response.start":
            self.status, self.headers = event["status"], list(event["headers"])
        else:
            self._heard(event.get("body", b""))
            self.whole = not event.get("more_body", False)


class OpenStream:
    """A stream that is being read, unless its reader sleeps."""

    def __init__(
        self,
        process: Process,
        path: str,
        token: str | None,
        since: int,
        heard: Callable[[bytes], None],
    ) -> None:
        self.exchange = _Exchange(process, "GET", path, token, since=since, heard=heard)
        self.begun = asyncio.Event()
        self.awake = asyncio.Event()
        self.awake.set()
        self._process = process
        self._task: asyncio.Task[None] | None = None

    def begin(self, ended: Callable[[], None]) -> None:
        self._task = self._process.spawn(
            self._process.app(self.exchange.scope, self.exchange.receive, self._send)
        )

        def done(task: asyncio.Task[None]) -> None:
            self.begun.set()
            if not task.cancelled() and not self._process.dead:
                task.result()
            ended()

        self._task.add_done_callback(done)

    async def _send(self, event: dict[str, Any]) -> None:
        await self.awake.wait()
        await self.exchange.send(event)
        if event["type"] == "http.response.body":
            self.begun.set()

    def close(self) -> None:
        self.exchange.gone.set()
        self.awake.set()
