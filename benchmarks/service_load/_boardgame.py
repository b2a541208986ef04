"""boardgame.io's wire: its lobby over HTTP, its moves with socket.io over WebSocket."""

import asyncio
import base64
import json
import os
import re
from functools import partial
from typing import Any, cast

import msgspec
from benchmarks.service_load._figures import Figures
from benchmarks.service_load._http import HOST, call, connect, format_request
from benchmarks.service_load._table import SEATS, Table

GAME = "las-vegas"
CONNECT = f"40/{GAME}".encode()
SYNC = f'42/{GAME},["sync"'.encode()
UPDATE = f'42/{GAME},["update"'.encode()
_STATE = re.compile(rb'"_stateID":(\d+)')


class Ctx(msgspec.Struct):
    """The part of boardgame.io's `ctx`, whose turn it is and whether the game is over."""

    currentPlayer: str  # noqa: N815
    gameover: Any = None


class Board(msgspec.Struct):
    """The dice on the table, from the game's state."""

    roll: list[int] | None


class State(msgspec.Struct):
    """The part of an update that the next move needs."""

    G: Board
    ctx: Ctx


_decoder = msgspec.json.Decoder(tuple[str, str, State, Any])


class Client(asyncio.Protocol):
    """One player's WebSocket."""

    def __init__(self, table: "BoardgameTable", seat: int) -> None:
        self._table = table
        self._seat = seat
        self._received = b""
        self._upgraded = False
        self._transport: asyncio.Transport | None = None
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {HOST}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is not None:
            self._table.broke("connection lost")

    def close(self) -> None:
        """Close without a word."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        self._table.figures.received += len(data)
        if self._received:
            data = self._received + data
        start, length = 0, len(data)
        if not self._upgraded:
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self._received = data
                return
            self._upgraded = True
        while length - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[body : body + 2], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[body : body + 8], "big"), body + 8
            if length < body + size:
                break
            start = body + size
            self._take(data[body:start])
        self._received = data[start:]

    def emit(self, message: str) -> None:
        """Send one packet of engine.io as a text frame."""
        payload = message.encode()
        size = len(payload)
        # A client's frames are masked; the mask 0 leaves the bytes as they are.
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + payload)

    def _take(self, packet: bytes) -> None:
        if packet.startswith(UPDATE):
            state = _STATE.search(packet)
            if state is not None:
                self._table.updated(self._seat, int(state[1]), packet)
        elif packet == b"2":  # ping
            self.emit("3")
        elif packet.startswith(b"0{"):
            self.emit(f"40/{GAME},")
        elif packet.startswith(CONNECT):
            table = self._table
            words = ["sync", table.match, str(self._seat), table.credentials[self._seat], SEATS]
            self.emit(f"42/{GAME},{json.dumps(words)}")
        elif packet.startswith(SYNC) and not self.ready.done():
            self.ready.set_result(None)


class BoardgameTable(Table):
    """A match on boardgame.io's server."""

    def __init__(self, port: int, figures: Figures) -> None:
        super().__init__(port, figures)
        self.match = ""
        self.credentials: list[str] = []
        self._clients: list[Client] = []
        self._actor = 0
        self._turn = 0
        self._roll: list[int] = []

    async def open(self) -> None:
        """Create and join the match through the lobby; connect and sync four clients."""
        lobby = await connect(self.port)
        path = f"/games/{GAME}"
        made = await call(lobby, format_request("POST", f"{path}/create", {"numPlayers": SEATS}))
        self.match = json.loads(made)["matchID"]
        for seat in range(SEATS):
            who = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined = await call(lobby, format_request("POST", f"{path}/{self.match}/join", who))
            self.credentials.append(json.loads(joined)["playerCredentials"])
        lobby.close()
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            _, client = await loop.create_connection(partial(Client, self, seat), HOST, self.port)
            self._clients.append(client)
        await asyncio.gather(*(client.ready for client in self._clients))

    def close(self) -> None:
        """Close the WebSockets."""
        for client in self._clients:
            client.close()

    def send(self) -> None:
        """Roll, or place dice of the first face."""
        self._actor = seat = self._turn
        move: dict[str, object] = {"type": "roll", "args": []}
        if self._roll:
            move = {"type": "place", "args": [self._roll[0]]}
        move |= {"playerID": str(seat), "credentials": self.credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": move}
        # The state's number before the move is the version before this one.
        words = ["update", action, self.version - 1, self.match, str(seat)]
        self._clients[seat].emit(f"42/{GAME},{json.dumps(words, separators=(',', ':'))}")

    def updated(self, seat: int, version: int, packet: bytes) -> None:
        """Take in an update; for the client that moved it is the acknowledgement as well."""
        if seat == self._actor and version == self.version and self.busy:
            state = _decoder.decode(packet[packet.index(b",") + 1 :])[2]
            self._turn, self._roll = int(state.ctx.currentPlayer), state.G.roll or []
            self.acknowledged(ended=state.ctx.gameover is not None)
        self.seen(version)
