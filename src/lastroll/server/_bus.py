"""Between processes: who has moved a table, who is there, what was said. The log is elsewhere."""

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
_AGAIN: Final = 1.0


class Calls(msgspec.Struct, frozen=True):
    """Calls that a process has admitted from an address, for the limit that they count under."""

    limit: str
    address: str
    count: int


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that other processes should know of a table; empty: of any, some was missed.

    With `calls` it is about no table.
    """

    table: str
    sender: str = ""
    presence: Presence | None = None
    talk: TalkView | None = None
    calls: Calls | None = None


OnNews = Callable[[News], Awaitable[None]]
_DECODER: Final = msgspec.json.Decoder(News)


class NoBus:
    """One process alone: there is nobody to tell."""

    alone = True

    async def open(self, on_news: OnNews, has: Callable[[str], bool]) -> None:
        """Begin to listen; `has` says which tables are in memory here."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, news: News) -> None:
        """Tell the others."""

    def owns(self, table: str) -> bool:
        """Whether this process plays for bots and looks at the clock there."""
        return True

    def loaded(self, table: str) -> None:
        """Take notice that a table is in memory here."""


class RedisBus:
    """Several processes around one Redis (or Valkey) server."""

    alone = False

    def __init__(self, url: str) -> None:
        """Use the server at `url`, which begins with redis://."""
        from redis.asyncio import Redis

        self._redis: Redis = Redis.from_url(url)
        self._me = secrets.token_hex(8)
        self._waiting: asyncio.Queue[News] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    @staticmethod
    async def check(url: str) -> None:
        """See that the server at `url` answers."""
        if find_spec("redis") is None:
            raise missing_extra("bus").at("--bus")
        from redis.asyncio import Redis

        async with Redis.from_url(url) as redis:
            await redis.ping()

    async def open(self, on_news: OnNews, has: Callable[[str], bool]) -> None:
        """Begin to listen and to tell."""
        await self._redis.ping()
        self._tasks = [
            asyncio.create_task(self._listen(on_news), name="bus-listen"),
            asyncio.create_task(self._tell(), name="bus-tell"),
        ]

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    def publish(self, news: News) -> None:
        """Tell the others."""
        self._waiting.put_nowait(msgspec.structs.replace(news, sender=self._me))

    def owns(self, table: str) -> bool:
        """Whoever has a table in memory plays there: of two the log takes one."""
        return True

    def loaded(self, table: str) -> None:
        """Take notice that a table is in memory here: all hear of all tables anyway."""

    async def _tell(self) -> None:
        from redis.exceptions import RedisError

        while True:
            news = await self._waiting.get()
            try:
                await self._redis.publish(_CHANNEL, msgspec.json.encode(news))
            except (RedisError, OSError) as error:
                # The others notice a little later: their next append or look finds out.
                _logger.warning("bus-trouble", reason=type(error).__name__)
                await asyncio.sleep(_AGAIN)

    async def _listen(self, on_news: OnNews) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    await on_news(News(""))  # what was said while nobody listened is in the log
                    async for said in channel.listen():
                        if said["type"] == "message":
                            news = _DECODER.decode(said["data"])
                            if news.sender != self._me:
                                await on_news(news)
            except (RedisError, OSError, msgspec.DecodeError) as error:
                _logger.warning("bus-trouble", reason=type(error).__name__)
                await asyncio.sleep(_AGAIN)


class Bus(Protocol):
    """What all ways between processes have in common."""

    alone: bool
    """Whether there is nobody to tell."""

    async def open(self, on_news: OnNews, has: Callable[[str], bool]) -> None:
        """Begin to listen; `has` says which tables are in memory here."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, news: News) -> None:
        """Tell the others."""

    def owns(self, table: str) -> bool:
        """Whether this process plays for bots and looks at the clock there."""

    def loaded(self, table: str) -> None:
        """Take notice that a table is in memory here."""
