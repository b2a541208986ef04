"""One packet an answer, and pieces of a stream that are written at once."""

from __future__ import annotations

import asyncio
from typing import Any

from lastroll.server._http_protocol import CoalescingTransport
from lastroll.server._readers import Reader


class Written(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        assert not self.closed
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


async def test_head_and_body_are_one_packet() -> None:
    below = Written()
    line = CoalescingTransport(below, asyncio.get_running_loop())
    line.write(b"HTTP/1.1 200 OK\r\n\r\n")
    assert below.pieces == []
    line.write(b"{}")
    line.write(b"more")
    await asyncio.sleep(0)
    assert below.pieces == [b"HTTP/1.1 200 OK\r\n\r\n{}", b"more"]


async def test_a_head_alone_goes_out_when_the_loop_turns() -> None:
    below = Written()
    line = CoalescingTransport(below, asyncio.get_running_loop())
    line.write(b"HTTP/1.1 204 No Content\r\n\r\n")
    await asyncio.sleep(0)
    line.write(b"HTTP/1.1 304 Not Modified\r\n\r\n")
    line.close()
    await asyncio.sleep(0)
    assert below.pieces == [
        b"HTTP/1.1 204 No Content\r\n\r\n",
        b"HTTP/1.1 304 Not Modified\r\n\r\n",
    ]
    assert line.is_closing()


async def test_what_cannot_be_written_at_once_goes_the_long_way_in_order() -> None:
    at_once: list[bytes] = []
    sent: list[bytes] = []
    full = False

    def write_now(piece: bytes) -> bool:
        if not full:
            at_once.append(piece)
        return not full

    async def send(event: dict[str, Any]) -> None:
        sent.append(event["body"])

    reader = Reader(None, send, write_now)
    reader.push(b"before ")  # nobody runs yet: it waits
    running = asyncio.create_task(reader.run([b"first ", b"more "]))
    await asyncio.sleep(0.01)
    assert (sent, at_once) == ([b"first ", b"more ", b"before "], [])
    reader.push(b"one ")
    assert at_once == [b"one "]
    full = True
    reader.push(b"two ")
    full = False
    reader.push(b"three")  # must not overtake
    assert at_once == [b"one "]
    await asyncio.sleep(0.01)
    assert sent == [b"first ", b"more ", b"before ", b"two three"]
    reader.close()
    await running
    reader.push(b"late")
    assert at_once == [b"one "]
