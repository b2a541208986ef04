"""Readers of a table's stream: each has a short queue, and nobody waits for a slow one."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from lastroll.server._metrics import DROPPED

MOST_WAITING: Final = 64
"""Messages that may wait for one reader; who is further behind is cut off, and resumes."""


BEAT: Final = b": beat\n\n"
"""A sign of life."""


class Reader:
    """Somebody who reads the stream of a table."""

    __slots__ = ("closed", "holder", "news", "waiting")

    def __init__(self, holder: str | None) -> None:
        """Read as the holder of a token, or as somebody who watches."""
        self.holder = holder
        self.waiting: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.closed = False

    def tell(self, message: bytes) -> None:
        """Hand over a message, or cut the reader off who is too far behind."""
        if self.closed:
            return
        if len(self.waiting) >= MOST_WAITING:
            DROPPED.inc()
            self.waiting.clear()
            self.close()
            return
        self.waiting.append(message)
        self.news.set()

    def close(self) -> None:
        """End the stream once what waits has been read."""
        self.closed = True
        self.news.set()

    async def next(self) -> bytes | None:
        """Give all that waits as one piece; None at the end."""
        if not self.waiting and not self.closed:
            self.news.clear()
            await self.news.wait()
        if not self.waiting:
            return None
        piece = b"".join(self.waiting)
        self.waiting.clear()
        return piece


def message(data: bytes, *, id: int | None = None, event: str | None = None) -> bytes:
    """Write a message of a stream."""
    head = b"" if id is None else b"id: %d\n" % id
    if event is not None:
        head += b"event: " + event.encode() + b"\n"
    return head + b"data: " + data + b"\n\n"
