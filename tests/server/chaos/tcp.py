"""Calls over TCP, one connection each, and the service as a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, TextIO

import h11
from tests.patience import PATIENCE
from tests.server.chaos.wire import Answer, Lost, head_of

_MOST = 65536
_BROKEN = (ConnectionError, OSError, TimeoutError, h11.RemoteProtocolError)
SOON = 1.0
"""Seconds of silence after which a client behind a bad line gives a connection up."""


class TcpLine:
    """A way to the service at a port."""

    def __init__(self, port: int, patience: float = PATIENCE) -> None:
        self.port = port
        self._patience = patience

    async def call(
        self, method: str, path: str, *, token: str | None = None, body: object = None
    ) -> Answer:
        headers: list[tuple[bytes, bytes]] = []
        status, data = 0, bytearray()
        try:
            async with (
                asyncio.timeout(self._patience),
                self._ask(method, path, token, body) as events,
            ):
                async for event in events:
                    if isinstance(event, h11.Response):
                        status, headers = event.status_code, list(event.headers)
                    elif isinstance(event, h11.Data):
                        data += event.data
                    elif isinstance(event, h11.EndOfMessage):
                        return Answer(status, head_of(headers), bytes(data))
        except _BROKEN:
            pass
        raise Lost

    async def listen(
        self,
        path: str,
        *,
        token: str | None,
        since: int,
        heard: Callable[[bytes], None],
        ended: Callable[[], None],
    ) -> TcpStream:
        begun: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def read() -> None:
            try:
                async with self._ask("GET", path, token, None, since) as events:
                    async for event in events:
                        if isinstance(event, h11.Response) and not begun.done():
                            begun.set_result(event.status_code == 200)
                        elif isinstance(event, h11.Data):
                            heard(bytes(event.data))
            except _BROKEN:
                pass
            finally:
                if not begun.done():
                    begun.set_result(False)
                ended()

        stream = TcpStream(asyncio.create_task(read()))
        if not await begun:
            stream.close()
            raise Lost
        return stream

    @asynccontextmanager
    async def _ask(
        self, method: str, path: str, token: str | None, body: object, since: int | None = None
    ) -> AsyncIterator[AsyncIterator[h11.Event]]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            data = b"" if body is None else json.dumps(body).encode()
            headers = [
                ("host", "service"),
                ("connection", "close"),
                ("content-type", "application/json"),
                ("content-length", str(len(data))),
            ]
            if token is not None:
                headers.append(("authorization", f"Bearer {token}"))
            if since is not None:
                headers.append(("last-event-id", str(since)))
            connection = h11.Connection(h11.CLIENT)
            request = h11.Request(method=method, target=path, headers=headers)
            sent = connection.send(request) or b""
            sent += connection.send(h11.Data(data=data)) or b""
            sent += connection.send(h11.EndOfMessage()) or b""
            writer.write(sent)
            yield _events(connection, reader, self._patience)
        finally:
            writer.transport.abort()


async def _events(
    connection: h11.Connection, reader: asyncio.StreamReader, patience: float
) -> AsyncIterator[h11.Event]:
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            async with asyncio.timeout(patience):
                connection.receive_data(await reader.read(_MOST))
        elif isinstance(event, h11.Event) and not isinstance(event, h11.ConnectionClosed):
            yield event
        else:
            return


class TcpStream:
    """An open stream over TCP."""

    def __init__(self, task: asyncio.Task[None]) -> None:
        self._task = task

    def close(self) -> None:
        self._task.cancel()


class ServiceProcess:
    """`lastroll serve`, which can be killed and started again at the same port."""

    def __init__(self, database: str, port: int, folder: Path, *more: str) -> None:
        self.port = port
        self._words = ["serve", "--port", str(port), "--database", database, *more]
        self._errors = folder / "service.log"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        with self._errors.open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "lastroll",
                *self._words,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=errors,
                env={**os.environ, "LASTROLL_RATE_LIMIT": "0", "LASTROLL_HEARTBEAT": "1"},
                start_new_session=True,
            )
        line = TcpLine(self.port)
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self._process.returncode is None, self.errors()
                with suppress(Lost):
                    if (await line.call("GET", "/healthz")).status == 200:
                        return
                await asyncio.sleep(0.02)

    def kill_one(self, number: int) -> None:
        """Kill one of the processes that share the port; the others start it again."""
        assert self._process is not None
        children = _children(self._process.pid)
        if children:
            with suppress(ProcessLookupError):
                os.kill(children[number % len(children)], signal.SIGKILL)

    async def kill(self) -> None:
        """Kill it and all its children with signal 9, in the middle of whatever it does."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()

    def errors(self) -> str:
        """Return what it wrote about errors, in all its lives."""
        return self._errors.read_text()


def _children(parent: int) -> list[int]:
    """Return the processes that serve, of those that a process has started; Linux says which."""
    listed = Path(f"/proc/{parent}/task/{parent}/children")
    children = listed.read_text().split() if listed.exists() else []
    return [
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


_OURS: Final[dict[int, TextIO]] = {}
"""Ports of this process: a port is free between two starts, and another run must not take it."""


def free_port() -> int:
    """Return a port that is free, and that no outgoing connection or other run takes meanwhile."""
    for port in range(8140, 8180):
        if not _is_ours(port):
            continue
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                trial.bind(("127.0.0.1", port))
                return port
    raise AssertionError("no port is free")


def _is_ours(port: int) -> bool:
    if sys.platform == "win32":
        return True
    import fcntl

    if port not in _OURS:
        lock = (Path(tempfile.gettempdir()) / f"lastroll-port-{port}").open("w", encoding="ascii")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return False
        _OURS[port] = lock
    return True
