"""uvicorn's protocol, for many short answers and for streams with many readers.

The head and the body of an answer go out in one packet: uvicorn writes them one after the other,
and each write wakes the caller once more. And what is told to many readers is written at once, by
an extension of ASGI, without a task that wakes for each of them.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

WRITE_NOW: Final = "lastroll.write_now"
"""The name of the extension."""
_HEAD: Final = b"HTTP/1."


class OneWrite:
    """A transport that keeps the head of an answer until the body comes, or the loop turns."""

    __slots__ = ("_head", "_loop", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        """Write to `transport`."""
        self._transport = transport
        self._loop = loop
        self._head = b""

    def write(self, data: bytes) -> None:
        """Write, or keep for a moment; the order never changes."""
        if self._head:
            self._transport.write(self._head + data)
            self._head = b""
        elif data.startswith(_HEAD):
            self._head = data
            self._loop.call_soon(self._flush)
        else:
            self._transport.write(data)

    def close(self) -> None:
        """Close once everything is written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._head:
            self._transport.write(self._head)
            self._head = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Protocol(HttpToolsProtocol):
    """A connection."""

    def connection_made(self, transport: Any) -> None:
        """Take a connection."""
        super().connection_made(transport)
        self.transport: Any = OneWrite(transport, self.loop)
        self._extensions = {WRITE_NOW: self.write_now}

    def on_message_begin(self) -> None:
        """Take a request."""
        super().on_message_begin()
        self.scope["extensions"] = self._extensions  # type: ignore[typeddict-item]

    def write_now(self, piece: bytes) -> bool:
        """Write a piece of the running answer; False, with nothing written, if it would wait."""
        cycle = self.cycle
        if self.flow.write_paused or cycle.disconnected or not cycle.chunked_encoding:
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        return True
