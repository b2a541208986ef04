"""Readers of a table's stream: each has a short queue, and a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from lastroll.server._metrics import READERS_DROPPED

MAX_QUEUED: Final = 64
"""Messages queued for one reader; a reader further behind is disconnected and resumes."""
MAX_QUEUED_BYTES: Final = 65_536
"""Bytes queued for one reader."""


HEARTBEAT: Final = b": beat\n\n"
"""A comment line that keeps a stream alive."""


Send = Callable[[dict[str, Any]], Awaitable[None]]
"""Sends a part of a response (ASGI)."""
TryWrite = Callable[[bytes], bool]
"""Writes at once, or returns False if it would have to wait."""
HangUp = Callable[[], None]
"""Aborts a connection with unread data."""


class Reader:
    """An open event stream of a table."""

    __slots__ = (
        "_hang_up",
        "_idle",
        "_send",
        "_size",
        "_try_write",
        "closed",
        "holder",
        "queue",
        "wakeup",
    )

    def __init__(
        self,
        holder: str | None,
        send: Send,
        try_write: TryWrite | None = None,
        hang_up: HangUp | None = None,
    ) -> None:
        """Read as the holder of a token, or as a watcher."""
        self.holder = holder
        self.queue: deque[bytes] = deque()
        self.wakeup = asyncio.Event()
        self.closed = False
        self._size = 0
        self._hang_up = hang_up
        self._send = send
        self._try_write = try_write
        self._idle = False

    def push(self, sse_message: bytes) -> None:
        """Send or queue a message; disconnect a reader that is too far behind."""
        if self.closed:
            return
        if self._idle and not self.queue and self._try_write and self._try_write(sse_message):
            return  # the task of the stream need not wake
        self._size += len(sse_message)
        if len(self.queue) >= MAX_QUEUED or self._size > MAX_QUEUED_BYTES:
            self._cut_off()
            return
        self.queue.append(sse_message)
        self.wakeup.set()

    def close(self) -> None:
        """End the stream after the queue is sent."""
        self.closed = True
        self.wakeup.set()

    def _cut_off(self) -> None:
        """End the stream of a reader that does not read, and abort its connection."""
        READERS_DROPPED.inc()
        self.queue.clear()
        self.close()
        if self._hang_up is not None:
            self._hang_up()

    async def run(self, first: Iterable[bytes]) -> None:
        """Send the parts of `first`, then the queue, until the end."""
        for chunk in first:
            await self._send(_body_message(chunk))
            if self.closed and not self.queue:
                return
        while (wakeup := await self._next()) is not None:
            await self._send(_body_message(wakeup))

    async def _next(self) -> bytes | None:
        """Return the whole queue as one part; None at the end."""
        if not self.queue and not self.closed:
            self.wakeup.clear()
            self._idle = True
            try:
                await self.wakeup.wait()
            finally:
                self._idle = False
        if not self.queue:
            return None
        chunk = b"".join(self.queue)
        self.queue.clear()
        self._size = 0
        return chunk


def _body_message(body: bytes) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": True}


def sse_message(data: bytes, *, id: int | None = None, event: str | None = None) -> bytes:
    """Return a message of an event stream."""
    head = b"" if id is None else b"id: %d\n" % id
    if event is not None:
        head += b"event: " + event.encode() + b"\n"
    return head + b"data: " + data + b"\n\n"
