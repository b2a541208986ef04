"""Last Roll's wire: actions as HTTP requests, events as server-sent events."""

import asyncio
import json
import re
from functools import partial
from typing import cast

import msgspec
from benchmarks.service_load._figures import Figures
from benchmarks.service_load._http import HOST, Connection, call, connect, format_request
from benchmarks.service_load._table import SEATS, Table

_ID = re.compile(rb"[\r\n]id: ?(\d+)")
_ENDS = (b"\n\n\r\n", b"\r\n\r\n", b"\n\n")
"""The end of a read that holds whole messages: an empty line, mostly with the end of a chunk."""


class Roll(msgspec.Struct):
    """The dice of a roll, as digits."""

    own: str


class Position(msgspec.Struct):
    """The seat to act and the dice on the table, from a position."""

    turn: int | None
    roll: Roll | None = None


class Step(msgspec.Struct):
    """The position of a step."""

    position: Position


class Acted(msgspec.Struct):
    """The part of the answer to an action that the next one needs."""

    version: int
    steps: list[Step]


class Shown(msgspec.Struct):
    """The part of a table that the first action needs."""

    version: int
    position: Position


_acted = msgspec.json.Decoder(Acted)
_shown = msgspec.json.Decoder(Shown)


class Stream(asyncio.Protocol):
    """One client's stream of events; only the numbers of the events are read."""

    def __init__(self, table: "LastRollTable", token: str) -> None:
        self._table = table
        self._request = format_request(
            "GET", f"{table.path}/events?since={table.version}", token=token
        )
        self._received = b""
        self._transport: asyncio.Transport | None = None
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is not None:
            self._table.broke("stream lost")
            if not self.ready.done():
                self.ready.set_exception(ConnectionError("no stream"))

    def close(self) -> None:
        """Close without a word."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        table = self._table
        table.figures.received += len(data)
        if self._received:
            data = self._received + data
        if not data.endswith(_ENDS):
            self._received = data
            return
        self._received = b""
        if not self.ready.done():
            if not data.startswith(b"HTTP/1.1 200"):
                self.ready.set_exception(ConnectionError(data[:300].decode()))
                return
            self.ready.set_result(None)
        for number in _ID.findall(data):
            table.seen(int(number))


class LastRollTable(Table):
    """A table of the service: four people, each with a stream and a connection for actions."""

    def __init__(self, port: int, figures: Figures) -> None:
        super().__init__(port, figures)
        self.path = ""
        self._tokens: list[str] = []
        self._heads: list[bytes] = []
        """The beginning of each seat's request for an action, up to its length."""
        self._streams: list[Stream] = []
        self._actions: list[Connection | None] = [None] * SEATS
        self._turn = 0
        self._faces: list[int] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Make the table, take the other seats, follow its events."""
        line = await connect(self.port)
        body = {"rules": {}, "seats": [{"kind": "human"}] * SEATS, "name": "P0"}
        made = json.loads(await call(line, format_request("POST", "/api/tables", body)))
        self.path = f"/api/tables/{made['table']}"
        self._tokens = [made["token"]]
        for seat in range(1, SEATS):
            who = {"name": f"P{seat}"}
            taken = await call(line, format_request("POST", f"{self.path}/seats", who))
            self._tokens.append(json.loads(taken)["token"])
        for token in self._tokens:
            head = format_request("POST", f"{self.path}/actions", token=token)[:-2]
            self._heads.append(head + b"Content-Type: application/json\r\nContent-Length: ")
        shown = _shown.decode(await call(line, format_request("GET", self.path)))
        line.close()
        assert shown.position.turn is not None
        self.version, self._turn = shown.version, shown.position.turn
        loop = asyncio.get_running_loop()
        for token in self._tokens:
            _, stream = await loop.create_connection(partial(Stream, self, token), HOST, self.port)
            self._streams.append(stream)
        await asyncio.gather(*(stream.ready for stream in self._streams))

    def close(self) -> None:
        """Close the streams and the connections for actions."""
        for stream in self._streams:
            stream.close()
        for connection in self._actions:
            if connection is not None:
                connection.close()

    def send(self) -> None:
        """Roll, or place dice of the first face."""
        version = self.version
        action = b'"place","face":%d' % self._faces[0] if self._faces else b'"roll"'
        body = b'{"key":"k%d","expect":%d,"action":%b}' % (version, version - 1, action)
        request = b"%b%d\r\n\r\n%b" % (self._heads[self._turn], len(body), body)
        connection = self._actions[self._turn]
        if connection is not None and connection.open:
            connection.request(request, self._answered)
        else:
            self._send_anew(request)

    def _send_anew(self, request: bytes) -> None:
        """Send over a new connection; servers close those that were idle for some seconds."""

        async def send() -> None:
            try:
                self._actions[self._turn] = connection = await connect(self.port)
            except OSError as error:
                self.broke(f"no connection: {error}")
            else:
                connection.request(request, self._answered)

        task = asyncio.create_task(send())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _answered(self, status: int, body: bytes) -> None:
        if status != 200:
            self.broke(f"action: {status} {body[:100].decode(errors='replace')}")
            return
        acted = _acted.decode(body)
        if acted.version != self.version:
            self.broke("action: unexpected version")
            return
        position = acted.steps[-1].position
        turn = position.turn
        self._faces = [int(face) for face in position.roll.own] if position.roll else []
        if turn is not None:
            self._turn = turn
        self.acknowledged(ended=turn is None)
