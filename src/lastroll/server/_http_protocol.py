"""uvicorn's protocol for short responses, streams with many readers, and limits.

The head and the body of a response go out in one packet: uvicorn writes them one after the other,
and each write wakes the client once more. A broadcast is written at once by an ASGI extension,
without waking a task for each reader.

uvicorn's parser accepts headers of any size and waits for them without limit. Here both have a
limit, and so have the connections of one address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final, Self

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from lastroll.rules import LastRollError
from lastroll.server._limits import Slots, address_key
from lastroll.server._refusals import HeadersTooLarge, TooManyRequests, refusal_response

TRY_WRITE: Final = "lastroll.write_now"
"""The name of the ASGI extension that writes without waiting."""
HANG_UP: Final = "lastroll.hang_up"
"""The name of the ASGI extension that aborts a connection with unread data."""
_HEAD: Final = b"HTTP/1."
_MAX_HEAD: Final = 32_768
"""Bytes of a request without a body in between: its line and headers, or trailers."""
_MAX_UNREAD: Final = 32_768
"""Bytes of responses that are buffered for a client before the next write waits."""
_MAX_PIPELINED: Final = 32
"""Requests that may be sent before the first of them has a response."""


class CoalescingTransport:
    """A transport that delays the head of a response until the body, or the next loop iteration."""

    __slots__ = ("_head", "_loop", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        """Write to `transport`."""
        self._transport = transport
        self._loop = loop
        self._head = b""

    def write(self, data: bytes) -> None:
        """Write, or delay the head of a response; the order never changes."""
        if self._head:
            self._transport.write(self._head + data)
            self._head = b""
        elif data.startswith(_HEAD):
            self._head = data
            self._loop.call_soon(self._flush)
        else:
            self._transport.write(data)

    def close(self) -> None:
        """Close after everything is written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._head:
            self._transport.write(self._head)
            self._head = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class _PipelineFull(Exception):
    """A client sends too many requests without waiting for responses."""


class HTTPProtocol(HttpToolsProtocol):
    """A connection."""

    slots: ClassVar[Slots] = Slots(0)
    request_seconds: ClassVar[float] = 20.0
    is_proxy: Callable[[str], bool] = staticmethod(lambda _: False)

    @classmethod
    def configured(
        cls, slots: Slots, request_seconds: float, is_proxy: Callable[[str], bool]
    ) -> type[Self]:
        """Return the protocol with these limits; connections of proxies use no slots.

        A request must arrive within `request_seconds`, with its body.
        """
        made = {"places": slots, "seconds": request_seconds, "is_proxy": staticmethod(is_proxy)}
        return type(cls.__name__, (cls,), made)

    def connection_made(self, transport: Any) -> None:
        """Accept a connection, or refuse it if its address has too many."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(_MAX_UNREAD)
        self.transport: Any = CoalescingTransport(transport, self.loop)
        self._extensions = {TRY_WRITE: self.try_write, HANG_UP: transport.abort}
        self._head_size = 0
        self._request_complete = True
        address = self.client[0] if self.client else ""
        self._slot_key = "" if self.is_proxy(address) else address_key(address)
        self._request_timer: asyncio.TimerHandle | None = None
        if self.slots.acquire(self._slot_key):
            self._start_request_timer()
        else:
            self._slot_key = ""
            self._refuse(TooManyRequests("too-many-calls", "too many calls: wait a moment"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the slot of a connection."""
        self._stop_request_timer()
        self.slots.release(self._slot_key)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, up to the maximum size of a head."""
        while data and not self.transport.is_closing():
            room = _MAX_HEAD - self._head_size
            piece, data = data[:room], data[room:]
            self._head_size += len(piece)
            super().data_received(piece)
            if self._head_size >= _MAX_HEAD and not self.transport.is_closing():
                self._refuse(HeadersTooLarge("too-large", "the request is too large"))
        if self._request_complete and not self._head_size:
            self._stop_request_timer()
        elif self._request_timer is None:
            self._start_request_timer()

    def on_message_begin(self) -> None:
        """Start a request."""
        super().on_message_begin()
        self._request_complete = False
        self.scope["extensions"] = self._extensions

    def on_headers_complete(self) -> None:
        """Handle a request, or queue it behind earlier ones."""
        if len(self.pipeline) >= _MAX_PIPELINED:
            raise _PipelineFull
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Handle a part of a body."""
        self._head_size = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Handle the end of a request."""
        self._head_size = 0
        self._request_complete = True
        super().on_message_complete()

    def shutdown(self) -> None:
        """Close after the current response; an incomplete request is aborted."""
        super().shutdown()
        if not self._request_complete:
            self.transport.abort()

    def _start_request_timer(self) -> None:
        self._request_timer = self.loop.call_later(self.request_seconds, self._on_request_timeout)

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _on_request_timeout(self) -> None:
        self._request_timer = None
        self.transport.abort()

    def _refuse(self, error: LastRollError) -> None:
        """Send a refusal before the request is complete, and close the connection."""
        status, refusal = refusal_response(error, None)
        body = msgspec.json.encode(refusal)
        self.transport.write(
            STATUS_LINE[status] + b"content-type: application/json\r\ncache-control: no-store\r\n"
            b"connection: close\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body)
        )
        self.transport.close()

    def try_write(self, piece: bytes) -> bool:
        """Write a chunk of the current response; return False if it would have to wait."""
        cycle = self.cycle
        if self.flow.write_paused or cycle.disconnected or not cycle.chunked_encoding:
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        return True
