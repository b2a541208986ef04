"""Headers, trailers and request lines of any size: refused early, at no cost that stays."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest
from tests.attacks.target import Target, guest_at

MEGABYTE = 1_000_000
MOST_MEMORY = 8 * MEGABYTE
"""The limit on the service's memory under attack: a run without one takes some, too."""
GONE = (ConnectionError, socket.timeout)
CHUNK = (
    b"POST /api/replay HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n"
)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """Yield one service for all these attacks: none may leave anything behind."""
    target = Target(tmp_path_factory.mktemp("target"))
    try:
        target.start()
        yield target
    finally:
        target.close()


def without_end(target: Target, head: bytes, piece: bytes, most: int) -> tuple[int, bytes]:
    """Send a head and then the same piece again and again, until the service hangs up.

    Returns how many bytes went out, and the answer.
    """
    sent, answer = 0, b""
    with closing(target.line()) as line:
        with suppress(*GONE):
            line.sendall(head)
            while sent < most:
                line.sendall(piece)
                sent += len(piece)
        with suppress(*GONE):
            answer = line.recv(65_536)
    return sent, answer


ENDLESS = {
    "one header": (b"GET /api/bots HTTP/1.1\r\nhost: x\r\nx: ", b"x" * 65_536),
    "many headers": (b"GET /api/bots HTTP/1.1\r\nhost: x\r\n", b"x: y\r\n" * 10_000),
    "one name": (b"GET /api/bots HTTP/1.1\r\nhost: x\r\n", b"x" * 65_536),
    "the request line": (b"GET /api/", b"x" * 65_536),
    "trailers": (CHUNK + b"0\r\nx: ", b"x" * 65_536),
    "a chunk's extension": (CHUNK + b"2;x=", b"x" * 65_536),
    "blank lines": (b"", b"\r\n" * 30_000),
}


def test_nothing_but_a_body_is_read_without_end(target: Target) -> None:
    with guest_at(target) as guest:
        before = target.memory()
        for what, (head, piece) in ENDLESS.items():
            sent, answer = without_end(target, head, piece, 40 * MEGABYTE)
            print(f"\n{what}: {sent / MEGABYTE:.1f} MB went out, {answer[:30]!r}", end="")
            assert sent < 20 * MEGABYTE, what
            assert answer == b"" or b" 431 " in answer[:20], what
        growth = target.memory() - before
    guest.report("heads without end", growth)
    assert growth < MOST_MEMORY


def test_large_headers_leave_nothing_behind(target: Target) -> None:
    token = b"x" * (5 * MEGABYTE)
    with guest_at(target) as guest:
        before = target.memory()
        for path in (b"actions", b"events"):
            for _ in range(12):
                with suppress(*GONE):
                    target.raw(
                        b"POST /api/tables/none/%b HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n"
                        b"authorization: Bearer %b\r\n\r\n" % (path, token)
                    )
        growth = target.memory() - before
    guest.report("24 tokens of 5 MB", growth)
    assert growth < MOST_MEMORY


def requests() -> Iterator[bytes]:
    """Yield calls whose every part is long and different from all before."""
    body = json.dumps({"key": "k", "expect": 1, "action": "roll"}).encode()
    for n in range(1_500):
        long = b"%06d" % n + b"x" * 30_000
        yield (
            b"POST /api/tables/none/actions HTTP/1.1\r\nhost: x\r\nauthorization: Bearer %b\r\n"
            b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b"
            % (long, len(body), body)
        )
        yield b"GET /api/bots?x=%b HTTP/1.1\r\nhost: x\r\n\r\n" % long
        yield b"GET /%b HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n" % long
        yield b"GET / HTTP/1.1\r\nhost: %b.example\r\n\r\n" % long


def test_what_is_long_is_not_kept(target: Target) -> None:
    with guest_at(target) as guest, closing(target.line()) as line:
        for n, request in enumerate(requests()):
            line.sendall(request)
            answer = line.recv(65_536)
            assert answer.startswith(b"HTTP/1.1 ")
            length = int(answer.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
            missing = length - len(answer.partition(b"\r\n\r\n")[2])
            while missing > 0:
                missing -= len(line.recv(65_536))
            if n == 200:
                before = target.memory()
        growth = target.memory() - before
    guest.report("6,000 long tokens, queries, paths and hosts", growth)
    assert growth < MOST_MEMORY


@pytest.mark.parametrize("count", [20, 20_000])
def test_requests_do_not_pile_up(target: Target, count: int) -> None:
    request = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    last = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    before = target.memory()
    with closing(target.line()) as line, suppress(*GONE):
        line.sendall(request * (count - 1) + last)
        answers = b""
        while piece := line.recv(65_536):
            answers += piece
        if count == 20:
            assert answers.count(b" 200 OK") == count
        else:
            assert b" 400 " in answers
    assert target.memory() - before < MOST_MEMORY
