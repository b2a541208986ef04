"""Streams and answers that nobody reads cost little, and are few from one address."""

from __future__ import annotations

import http.client
import json
import re
import socket
import time
from contextlib import ExitStack, closing

from tests.attacks.conftest import MakeTarget
from tests.attacks.target import Target, guest_at
from tests.browser.service import Table
from tests.patience import PATIENCE

MEGABYTE = 1_000_000
UNREAD = 40
MOST_EACH = 256_000
"""Bytes that a client that does not read may cost, in the service and in the system's buffers."""
LONG = {"rounds": 20}
ASK = b"GET /api/tables/%b/%b HTTP/1.1\r\nhost: x\r\n\r\n"


def long_table(target: Target) -> Table:
    """Play the longest game that a table may have."""
    with target.attacker() as client:
        people = [{"kind": "human"}, *({"kind": "bot", "bot": "greedy"} for _ in range(4))]
        wish = {"name": "Eve", "seats": people, "rules": LONG}
        made = client.post("/api/tables", json=wish).json()
        table = Table(made["table"], made["code"], {0: made["token"]})
        path = f"/api/tables/{table.id}"
        client.headers["authorization"] = f"Bearer {made['token']}"
        end = time.monotonic() + PATIENCE
        number = 0
        while time.monotonic() < end:
            seen = client.get(path).json()
            if seen["status"] == "finished":
                return table
            if not seen["can"]:
                time.sleep(0.002)
                continue
            number += 1
            body = {"key": f"k{number}", "expect": seen["version"], "action": seen["can"][0]}
            face = {"face": seen["faces"][0]} if seen["faces"] else {}
            client.post(f"{path}/actions", json={**body, **face})
    raise AssertionError("the game does not end")


def unread(target: Target, table: Table, what: bytes) -> socket.socket:
    """Ask for something, read how the answer begins, and no more."""
    line = target.line()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(ASK % (table.id.encode(), what))
    assert line.recv(12) == b"HTTP/1.1 200"
    return line


def test_what_is_not_read_costs_little(targets: MakeTarget) -> None:
    target = targets(LASTROLL_RATE_LIMIT="1000000")
    table = long_table(target)
    for what in (b"events", b"steps"):
        _ask_and_do_not_read(target, table, what)


def _ask_and_do_not_read(target: Target, table: Table, what: bytes) -> None:
    with closing(unread(target, table, what)):
        pass  # what is kept of a table once
    with guest_at(target) as guest, ExitStack() as stack:
        before = target.memory()
        for _ in range(UNREAD):
            stack.enter_context(closing(unread(target, table, what)))
        growth, unsent = target.memory() - before, target.unsent()
    guest.report(f"{UNREAD} times {what.decode()} unread", growth)
    print(f"{growth / UNREAD / 1000:.0f} kB each, {unsent / UNREAD / 1000:.0f} kB in the system")
    assert growth + unsent < UNREAD * MOST_EACH


def test_a_reader_who_stops_reading_is_hung_up_on(targets: MakeTarget) -> None:
    """A game of hundreds of events goes on before readers who have read nothing since."""
    target = targets(LASTROLL_RATE_LIMIT="1000000")
    table = target.make("human", "greedy", "greedy", "greedy", "greedy", rules=LONG)
    with ExitStack() as stack:
        for _ in range(UNREAD):
            stack.enter_context(closing(unread(target, table, b"events")))
        before = target.memory()
        with guest_at(target) as guest:
            target.play_out(table)
            growth = target.memory() - before
        guest.report(f"{UNREAD} readers who stopped reading", growth)
        print(f"{growth / UNREAD / 1000:.0f} kB each, {dropped(target)} cut off")
        assert growth < UNREAD * MOST_EACH
        assert dropped(target) == UNREAD
        with target.attacker() as client:
            assert client.get(f"/api/tables/{table.id}").json()["watchers"] == 0


def dropped(target: Target) -> int:
    """Return how many readers the service has cut off."""
    with target.attacker() as client:
        found = re.search(
            r"^lastroll_readers_dropped_total ([0-9.]+)", client.get("/metrics").text, re.M
        )
    assert found
    return int(float(found[1]))


def test_an_address_reads_only_so_many_streams(targets: MakeTarget) -> None:
    target = targets(LASTROLL_STREAM_LIMIT="5", LASTROLL_WATCHER_LIMIT="3")
    table, other = target.make("human", "human"), target.make("human", "human")
    path = ASK % (other.id.encode(), b"events")
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(closing(unread(target, table, b"events")))
        assert refused(target, ASK % (table.id.encode(), b"events")) == "too-many-watchers"
        for _ in range(2):
            stack.enter_context(closing(unread(target, other, b"events")))
        assert refused(target, path) == "too-many-streams"
        # A seated person reads the stream, however many watch.
        seated = stack.enter_context(closing(target.line("127.0.0.1")))
        token = table.tokens[0].encode()
        call = ASK % (table.id.encode(), b"events")
        seated.sendall(call.replace(b"host", b"authorization: Bearer %b\r\nhost" % token))
        assert seated.recv(12) == b"HTTP/1.1 200"
    end = time.monotonic() + PATIENCE
    while refused(target, path) is not None:  # closed lines give their places back
        assert time.monotonic() < end
        time.sleep(0.02)


def refused(target: Target, request: bytes) -> str | None:
    """Make a call; return the code of its refusal."""
    with closing(target.line()) as line:
        line.sendall(request)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        if answer.status == 200:
            return None
        assert answer.status == 429
        return str(json.loads(answer.read())["code"])
