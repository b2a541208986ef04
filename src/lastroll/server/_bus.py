"""Messages between processes: changed tables, presence, talk. The log itself is in the database."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import Final, Protocol

import msgspec
import structlog

from lastroll.rules import missing_extra
from lastroll.server._presence import Presence
from lastroll.server._views import TalkView

_logger = structlog.get_logger()
_CHANNEL: Final = "lastroll"
_RETRY_SECONDS: Final = 1.0


class AdmittedRequests(msgspec.Struct, frozen=True):
    """Requests that a process admitted from an address, counted for one rate limit."""

    limit: str
    address: str
    count: int


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message about a table; an empty id: some messages about any tables were lost.

    With `calls` the message is about no table.
    """

    table: str
    sender: str = ""
    presence: Presence | None = None
    talk: TalkView | None = None
    calls: AdmittedRequests | None = None


OnBusMessage = Callable[[BusMessage], Awaitable[None]]
_DECODER: Final = msgspec.json.Decoder(BusMessage)


class NullBus:
    """The bus of a single process: there is no other process."""

    single_process = True

    async def open(self, on_message: OnBusMessage, is_loaded: Callable[[str], bool]) -> None:
        """Start listening; `is_loaded` returns whether a table is in memory here."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, message: BusMessage) -> None:
        """Send a message to the other processes."""

    def owns(self, table: str) -> bool:
        """Return whether this process plays for bots and enforces clocks at a table."""
        return True

    def announce_loaded(self, table: str) -> None:
        """Notify the owner of a table that it is in memory here."""


class RedisBus:
    """Several processes around one Redis (or Valkey) server."""

    single_process = False

    def __init__(self, url: str) -> None:
        """Use the server at `url`, which begins with redis://."""
        from redis.asyncio import Redis

        self._redis: Redis = Redis.from_url(url)
        self._sender_id = secrets.token_hex(8)
        self._outbox: asyncio.Queue[BusMessage] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @staticmethod
    async def check(url: str) -> None:
        """Raise unless the server at `url` responds."""
        if find_spec("redis") is None:
            raise missing_extra("bus").at("--bus")
        from redis.asyncio import Redis

        async with Redis.from_url(url) as redis:
            await redis.ping()

    async def open(self, on_message: OnBusMessage, is_loaded: Callable[[str], bool]) -> None:
        """Start listening and publishing."""
        await self._redis.ping()
        self._tasks = [
            asyncio.create_task(self._listen_loop(on_message), name="bus-listen"),
            asyncio.create_task(self._publish_loop(), name="bus-tell"),
        ]

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    def publish(self, message: BusMessage) -> None:
        """Queue a message for the other processes."""
        self._outbox.put_nowait(msgspec.structs.replace(message, sender=self._sender_id))

    def owns(self, table: str) -> bool:
        """Return True: several processes may drive a table, and the log accepts one of them."""
        return True

    def announce_loaded(self, table: str) -> None:
        """Do nothing: every process receives all messages."""

    async def _publish_loop(self) -> None:
        from redis.exceptions import RedisError

        while True:
            message = await self._outbox.get()
            try:
                await self._redis.publish(_CHANNEL, msgspec.json.encode(message))
            except (RedisError, OSError) as error:
                # Others notice later: at their next append, or when a client has seen more.
                _logger.warning("bus-trouble", reason=type(error).__name__)
                await asyncio.sleep(_RETRY_SECONDS)

    async def _listen_loop(self, on_message: OnBusMessage) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    await on_message(BusMessage(""))  # messages missed before are in the log
                    async for received in channel.listen():
                        if received["type"] == "message":
                            message = _DECODER.decode(received["data"])
                            if message.sender != self._sender_id:
                                await on_message(message)
            except (RedisError, OSError, msgspec.DecodeError) as error:
                _logger.warning("bus-trouble", reason=type(error).__name__)
                await asyncio.sleep(_RETRY_SECONDS)


class Bus(Protocol):
    """The interface of all buses."""

    single_process: bool
    """Whether there are no other processes."""

    async def open(self, on_message: OnBusMessage, is_loaded: Callable[[str], bool]) -> None:
        """Start listening; `is_loaded` returns whether a table is in memory here."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, message: BusMessage) -> None:
        """Send a message to the other processes."""

    def owns(self, table: str) -> bool:
        """Return whether this process plays for bots and enforces clocks at a table."""

    def announce_loaded(self, table: str) -> None:
        """Notify the owner of a table that it is in memory here."""
