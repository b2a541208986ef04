"""uvicorn's protocol, for many short answers, for streams with many readers, and with limits.

The head and the body of an answer go out in one packet: uvicorn writes them one after the other,
and each write wakes the caller once more. And what is told to many readers is written at once, by
an extension of ASGI, without a task that wakes for each of them.

uvicorn's parser keeps headers of any size, and waits for them as long as it takes. Here both have
a limit, and so have the connections of one address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final, Self

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from lastroll.rules import LastRollError
from lastroll.server._limits import Places, address_key
from lastroll.server._refusals import HeadTooLarge, TooMany, answer_to

WRITE_NOW: Final = "lastroll.write_now"
"""The name of the extension."""
HANG_UP: Final = "lastroll.hang_up"
"""The name of the one that ends a connection, whatever was not read."""
_HEAD: Final = b"HTTP/1."
_LARGEST_HEAD: Final = 32_768
"""Bytes of a request that are no body, without a break: its line and headers, or trailers."""
_MOST_UNREAD: Final = 32_768
"""Bytes of answers that are kept for a caller before the next piece waits."""
_MOST_WAITING: Final = 32
"""Requests that may be sent before the first one of them is answered."""


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


class _TooManyWaiting(Exception):
    """A caller sends request after request and waits for no answer."""


class Protocol(HttpToolsProtocol):
    """A connection."""

    places: ClassVar[Places] = Places(0)
    seconds: ClassVar[float] = 20.0
    is_proxy: Callable[[str], bool] = staticmethod(lambda _: False)

    @classmethod
    def within(cls, places: Places, seconds: float, is_proxy: Callable[[str], bool]) -> type[Self]:
        """Return the protocol for connections that take `places`; those of proxies take none.

        A request must have come within `seconds`, with its body.
        """
        made = {"places": places, "seconds": seconds, "is_proxy": staticmethod(is_proxy)}
        return type(cls.__name__, (cls,), made)

    def connection_made(self, transport: Any) -> None:
        """Take a connection, or refuse it where its address has too many."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(_MOST_UNREAD)
        self.transport: Any = OneWrite(transport, self.loop)
        self._extensions = {WRITE_NOW: self.write_now, HANG_UP: transport.abort}
        self._head = 0
        self._whole = True
        address = self.client[0] if self.client else ""
        self._place = "" if self.is_proxy(address) else address_key(address)
        self._late: asyncio.TimerHandle | None = None
        if self.places.take(self._place):
            self._wait_for_the_rest()
        else:
            self._place = ""
            self._refuse(TooMany("too-many-calls", "too many calls: wait a little"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place of a connection back."""
        self._came()
        self.places.give_back(self._place)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, but never more of a head than is kept."""
        while data and not self.transport.is_closing():
            room = _LARGEST_HEAD - self._head
            piece, data = data[:room], data[room:]
            self._head += len(piece)
            super().data_received(piece)
            if self._head >= _LARGEST_HEAD and not self.transport.is_closing():
                self._refuse(HeadTooLarge("too-large", "the request is too large"))
        if self._whole and not self._head:
            self._came()
        elif self._late is None:
            self._wait_for_the_rest()

    def on_message_begin(self) -> None:
        """Take a request."""
        super().on_message_begin()
        self._whole = False
        self.scope["extensions"] = self._extensions

    def on_headers_complete(self) -> None:
        """Begin with a request, or let it wait for those before it."""
        if len(self.pipeline) >= _MOST_WAITING:
            raise _TooManyWaiting
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a piece of a body."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Take the end of a request."""
        self._head = 0
        self._whole = True
        super().on_message_complete()

    def shutdown(self) -> None:
        """End with the answer that is under way; nobody waits for the rest of a request."""
        super().shutdown()
        if not self._whole:
            self.transport.abort()

    def _wait_for_the_rest(self) -> None:
        self._late = self.loop.call_later(self.seconds, self._give_up)

    def _came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        self.transport.abort()

    def _refuse(self, error: LastRollError) -> None:
        """Refuse what is no request yet, and close the connection."""
        status, refusal = answer_to(error, None)
        body = msgspec.json.encode(refusal)
        self.transport.write(
            STATUS_LINE[status] + b"content-type: application/json\r\ncache-control: no-store\r\n"
            b"connection: close\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body)
        )
        self.transport.close()

    def write_now(self, piece: bytes) -> bool:
        """Write a piece of the running answer; False, with nothing written, if it would wait."""
        cycle = self.cycle
        if self.flow.write_paused or cycle.disconnected or not cycle.chunked_encoding:
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        return True
