"""Connections that say nothing, or half of something, and too many of them."""

from __future__ import annotations

import selectors
import socket
import time
from contextlib import ExitStack, closing

from tests.attacks.conftest import MakeTarget
from tests.attacks.target import ATTACKER, Target, guest_at
from tests.patience import PATIENCE

POST = b"POST /api/tables%b HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
HALVES = [
    b"",
    b"GET /api/bots HTTP/1.1\r\n",
    b"GET /api/bots HTTP/1.1\r\nhost: x\r\nx: y",
    POST % b"" + b"content-length: 99\r\n\r\n{",
    POST % b"/x/actions" + b"content-length: 99\r\n\r\n{",
    POST % b"" + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
    WHOLE + b"GET",
]


def closed(lines: list[socket.socket]) -> int:
    """Wait until the service has closed all of these; return how many it has."""
    found = 0
    end = time.monotonic() + PATIENCE
    with selectors.DefaultSelector() as waiting:
        for line in lines:
            waiting.register(line, selectors.EVENT_READ)
        while waiting.get_map() and time.monotonic() < end:
            for ready, _ in waiting.select(1):
                try:
                    over = not ready.fileobj.recv(65_536)  # type: ignore[union-attr]
                except ConnectionError:
                    over = True
                if over:
                    waiting.unregister(ready.fileobj)
                    found += 1
    return found


def test_who_says_half_of_something_is_hung_up_on(targets: MakeTarget) -> None:
    target = targets(LASTROLL_REQUEST_SECONDS="1.5", LASTROLL_HEARTBEAT="1")
    with guest_at(target) as guest, ExitStack() as stack:
        before, files = target.memory(), target.open_files()
        lines = []
        for n in range(160):
            line = stack.enter_context(closing(target.line()))
            line.sendall(HALVES[n % len(HALVES)])
            lines.append(line)
        assert closed(lines) == len(lines)
        growth, left = target.memory() - before, target.open_files() - files
    guest.report("160 silent connections", growth)
    assert growth < 8_000_000
    assert left < 20


def test_who_sends_slowly_but_in_time_is_served(targets: MakeTarget) -> None:
    target = targets(LASTROLL_REQUEST_SECONDS="30")
    with closing(target.line()) as line:
        for sign in WHOLE:
            line.sendall(bytes([sign]))
        assert b" 200 OK" in line.recv(65_536)


def test_a_stream_and_a_kept_connection_outlive_the_limit(targets: MakeTarget) -> None:
    target = targets(LASTROLL_REQUEST_SECONDS="0.3", LASTROLL_HEARTBEAT="1")
    table = target.make("human", "human")
    with closing(target.line()) as stream, closing(target.line()) as kept:
        kept.sendall(WHOLE)
        assert b" 200 OK" in kept.recv(65_536)
        stream.sendall(b"GET /api/tables/%b/events HTTP/1.1\r\nhost: x\r\n\r\n" % table.id.encode())
        heard = b""
        while heard.count(b": beat") < 2:  # a second or more
            piece = stream.recv(65_536)
            assert piece
            heard += piece
        kept.sendall(WHOLE)
        assert b" 200 OK" in kept.recv(65_536)


def test_an_address_has_only_so_many_connections(targets: MakeTarget) -> None:
    target = targets(LASTROLL_CONNECTION_LIMIT="40")
    with ExitStack() as stack:
        with guest_at(target) as guest:
            lines = [stack.enter_context(closing(target.line())) for _ in range(100)]
            refused = lines[-50:]
            assert closed(refused) == len(refused)
        guest.report("100 connections of 40")
        # The places are free again as soon as the connections are gone.
        stack.close()
    with closing(opened(target)) as line:
        line.sendall(WHOLE)
        assert b" 200 OK" in line.recv(65_536)


def opened(target: Target) -> socket.socket:
    """Return a connection that was not refused, as soon as there is a place."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        line = target.line(ATTACKER)
        line.settimeout(0.3)
        try:
            line.recv(1)
        except TimeoutError:
            line.settimeout(60)
            return line
        except ConnectionError:
            pass
        line.close()
    raise AssertionError("no connection is taken any more")
