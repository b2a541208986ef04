"""A client for HTTP/1.1 that does no more than the measurement needs, and so takes little CPU."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import cast

HOST = "127.0.0.1"

Answered = Callable[[int, bytes], None]
"""Called with status and body; status 0 where the connection closed before an answer came."""

_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


class Connection(asyncio.Protocol):
    """A connection that is kept open and carries one request at a time."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._answered: Answered | None = None
        self._received = b""

    @property
    def open(self) -> bool:
        """Whether a request can be sent."""
        return self._transport is not None and not self._transport.is_closing()

    def request(self, message: bytes, answered: Answered) -> None:
        """Send a request; the answer goes to `answered`."""
        assert self._transport is not None
        assert self._answered is None
        self._answered = answered
        self._transport.write(message)

    def close(self) -> None:
        """Close, without an answer to what is still under way."""
        self._answered = None
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._received = data = self._received + data if self._received else data
        head = data.find(b"\r\n\r\n")
        if head < 0:
            return
        length = _LENGTH.search(data, 0, head)
        end = head + 4 + (int(length[1]) if length else 0)
        if len(data) < end:
            return
        self._received = data[end:]
        self._deliver(int(data[9:12]), data[head + 4 : end])

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._deliver(0, b"")

    def _deliver(self, status: int, body: bytes) -> None:
        answered, self._answered = self._answered, None
        if answered is not None:
            answered(status, body)


async def connect(port: int) -> Connection:
    """Open a connection to the server."""
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(Connection, HOST, port)
    return connection


async def call(connection: Connection, message: bytes) -> bytes:
    """Send a request and wait for its answer, which must be a good one."""
    answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()

    def answered(status: int, body: bytes) -> None:
        if not answer.done():
            answer.set_result((status, body))

    connection.request(message, answered)
    status, body = await answer
    if not 200 <= status < 300:
        line = message.split(b"\r\n", 1)[0].decode()
        raise ConnectionError(f"{line}: {status} {body[:300].decode(errors='replace')}")
    return body


def format_request(method: str, path: str, body: object = None, token: str | None = None) -> bytes:
    """Return the bytes of a request; a body is sent as JSON."""
    content = b"" if body is None else json.dumps(body, separators=(",", ":")).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n"
    if token is not None:
        head += f"Authorization: Bearer {token}\r\n"
    if body is not None:
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    return head.encode() + b"\r\n" + content
