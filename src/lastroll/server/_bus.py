"""Telling other processes that a table has moved on; the log itself is in the database."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

_logger = structlog.get_logger()
_CHANNEL: Final = "lastroll"
_AGAIN: Final = 1.0

OnWake = Callable[[str], Awaitable[None]]
"""Called with the id of a table that has moved on elsewhere; empty where some may be missed."""


class NoBus:
    """One process alone: there is nobody to tell."""

    async def open(self, on_wake: OnWake) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    def wake(self, table: str) -> None:
        """Tell the others."""


class RedisBus:
    """Several processes around one Redis (or Valkey) server."""

    def __init__(self, url: str) -> None:
        """Use the server at `url`, which begins with redis://."""
        from redis.asyncio import Redis

        self._redis: Redis = Redis.from_url(url)
        self._me = secrets.token_hex(8)
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, on_wake: OnWake) -> None:
        """Begin to listen and to tell."""
        await self._redis.ping()
        self._tasks = [
            asyncio.create_task(self._listen(on_wake), name="bus-listen"),
            asyncio.create_task(self._tell(), name="bus-tell"),
        ]

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    def wake(self, table: str) -> None:
        """Tell the others."""
        self._waiting.put_nowait(table)

    async def _tell(self) -> None:
        from redis.exceptions import RedisError

        while True:
            table = await self._waiting.get()
            try:
                await self._redis.publish(_CHANNEL, f"{self._me} {table}")
            except (RedisError, OSError) as error:
                # The others notice a little later: their next append or look finds out.
                _logger.warning("bus-trouble", reason=type(error).__name__)
                await asyncio.sleep(_AGAIN)

    async def _listen(self, on_wake: OnWake) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    await on_wake("")  # what was said while nobody listened is in the log
                    async for said in channel.listen():
                        if said["type"] == "message":
                            sender, _, table = said["data"].decode().partition(" ")
                            if sender != self._me:
                                await on_wake(table)
            except (RedisError, OSError) as error:
                _logger.warning("bus-trouble", reason=type(error).__name__)
                await asyncio.sleep(_AGAIN)


Bus = NoBus | RedisBus


def make_bus(url: str | None) -> Bus:
    """Give the bus at `url`; without one, none."""
    return NoBus() if url is None else RedisBus(url)
