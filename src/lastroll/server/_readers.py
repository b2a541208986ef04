"""Readers of a table's stream: each has a short queue, and nobody waits for a slow one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from lastroll.server._metrics import DROPPED

MOST_WAITING: Final = 64
"""Messages that may wait for one reader; who is further behind is cut off, and resumes."""
MOST_BYTES_WAITING: Final = 65_536
"""Their bytes."""


BEAT: Final = b": beat\n\n"
"""A sign of life."""


Send = Callable[[dict[str, Any]], Awaitable[None]]
"""How a server takes a piece of an answer."""
WriteNow = Callable[[bytes], bool]
"""How it takes a piece at once, or says that the piece would have to wait."""
HangUp = Callable[[], None]
"""How it ends a connection at once, whatever was not read."""


class Reader:
    """Somebody who reads the stream of a table."""

    __slots__ = (
        "_hang_up",
        "_idle",
        "_send",
        "_size",
        "_write_now",
        "closed",
        "holder",
        "news",
        "waiting",
    )

    def __init__(
        self,
        holder: str | None,
        send: Send,
        write_now: WriteNow | None = None,
        hang_up: HangUp | None = None,
    ) -> None:
        """Read as the holder of a token, or as somebody who watches."""
        self.holder = holder
        self.waiting: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.closed = False
        self._size = 0
        self._hang_up = hang_up
        self._send = send
        self._write_now = write_now
        self._idle = False

    def tell(self, message: bytes) -> None:
        """Hand over a message, or cut the reader off who is too far behind."""
        if self.closed:
            return
        if self._idle and not self.waiting and self._write_now and self._write_now(message):
            return  # the task of the stream need not wake
        self._size += len(message)
        if len(self.waiting) >= MOST_WAITING or self._size > MOST_BYTES_WAITING:
            self._cut_off()
            return
        self.waiting.append(message)
        self.news.set()

    def close(self) -> None:
        """End the stream once what waits has been read."""
        self.closed = True
        self.news.set()

    def _cut_off(self) -> None:
        """End the stream of a reader who does not read, and the connection where that is known."""
        DROPPED.inc()
        self.waiting.clear()
        self.close()
        if self._hang_up is not None:
            self._hang_up()

    async def run(self, first: Iterable[bytes]) -> None:
        """Send what is told, beginning with the pieces of `first`, until the end."""
        for piece in first:
            await self._send(_piece(piece))
            if self.closed and not self.waiting:
                return
        while (news := await self._next()) is not None:
            await self._send(_piece(news))

    async def _next(self) -> bytes | None:
        """Give all that waits as one piece; None at the end."""
        if not self.waiting and not self.closed:
            self.news.clear()
            self._idle = True
            try:
                await self.news.wait()
            finally:
                self._idle = False
        if not self.waiting:
            return None
        piece = b"".join(self.waiting)
        self.waiting.clear()
        self._size = 0
        return piece


def _piece(body: bytes) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": True}


def message(data: bytes, *, id: int | None = None, event: str | None = None) -> bytes:
    """Write a message of a stream."""
    head = b"" if id is None else b"id: %d\n" % id
    if event is not None:
        head += b"event: " + event.encode() + b"\n"
    return head + b"data: " + data + b"\n\n"
