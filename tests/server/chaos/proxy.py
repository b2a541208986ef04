"""A bad network: connections that fail, lag, break off, stand still, or bring a request twice."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

TROUBLES: Final = {
    "none": 10,
    "refuse": 1,
    "half a request": 1,
    "no answer": 2,
    "half an answer": 2,
    "slow": 2,
    "twice": 2,
    "twice, late": 1,
    "standing still": 1,
}
_MOST = 65536
_BROKEN = (ConnectionError, OSError, TimeoutError)


class Proxy:
    """Listens for one person and passes on to the service, more or less."""

    def __init__(self, target: int, chance: random.Random) -> None:
        self.calm = False
        self.port = 0
        self.seen: Counter[str] = Counter()
        self._target = target
        self._chance = chance
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _accept(self, client: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        self._start(self._pass_on(client, answer))

    async def _pass_on(self, client: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        names = tuple(TROUBLES)
        trouble = self._chance.choices(names, tuple(TROUBLES.values()))[0]
        if self.calm:
            trouble = "none"
        self.seen[trouble] += 1
        try:
            await self._with(trouble, client, answer)
        except _BROKEN:
            pass
        finally:
            answer.transport.abort()

    async def _with(
        self, trouble: str, client: asyncio.StreamReader, answer: asyncio.StreamWriter
    ) -> None:
        if trouble == "refuse":
            return
        request = await _request(client)
        if trouble == "half a request":
            await self._ask(request[: self._chance.randrange(len(request))])
            return
        if trouble == "slow":
            await asyncio.sleep(self._chance.uniform(0.01, 0.1))
        if trouble == "twice":
            self._start(self._ask(request))
        if trouble == "twice, late":
            self._start(self._ask(request, after=self._chance.uniform(0.02, 0.5)))
        most = None
        if trouble == "half an answer":
            most = self._chance.choice([1, 10, 200, 2000, 20000])
        if trouble in ("no answer", "standing still"):
            most = self._chance.choice([0, 0, 500])
        service, to_service = await asyncio.open_connection("127.0.0.1", self._target)
        try:
            to_service.write(request)
            await _copy(service, answer, client, most)
            if trouble == "standing still":
                await client.read()  # until the client hangs up
        finally:
            to_service.transport.abort()

    async def _ask(self, request: bytes, after: float = 0) -> None:
        """Bring a request whose answer nobody reads."""
        with suppress(*_BROKEN):
            await asyncio.sleep(after)
            service, to_service = await asyncio.open_connection("127.0.0.1", self._target)
            try:
                to_service.write(request)
                async with asyncio.timeout(0.3):
                    await service.read(_MOST)
            finally:
                to_service.transport.abort()


async def _request(client: asyncio.StreamReader) -> bytes:
    """Read one whole request."""
    head = await client.readuntil(b"\r\n\r\n")
    length = 0
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            length = int(line.partition(b":")[2])
    return head + await client.readexactly(length)


async def _copy(
    service: asyncio.StreamReader,
    answer: asyncio.StreamWriter,
    client: asyncio.StreamReader,
    most: int | None,
) -> None:
    """Pass an answer on until it ends, the client is gone, or enough was passed."""
    gone = asyncio.create_task(client.read())
    passed = 0
    try:
        while True:
            piece = asyncio.create_task(service.read(_MOST))
            await asyncio.wait([piece, gone], return_when=asyncio.FIRST_COMPLETED)
            if not piece.done():
                piece.cancel()
                await asyncio.wait([piece])
                return
            data = piece.result()
            if most is not None and passed + len(data) > most:
                answer.write(data[: most - passed])
                await answer.drain()
                return
            if not data:
                return
            passed += len(data)
            answer.write(data)
            await answer.drain()
    finally:
        gone.cancel()
        with suppress(asyncio.CancelledError, *_BROKEN):
            await gone
