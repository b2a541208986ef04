"""Several workers at one port: each table has a home worker, and connections are handed to it.

Any worker can serve any table. The hand-over is for speed: at the home worker no other process has
to wake up. A connection is sent as an open file together with the bytes already read from it. The
same sockets carry bus messages: a worker that changes a table tells the home worker, which tells
the others that have the table in memory.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from lastroll.server._bus import BusMessage, OnBusMessage
from lastroll.server._http_protocol import HTTPProtocol

_HELLO, _CONNECTION, _MESSAGE, _CHANGED, _LOADED, _NOT_LOADED = (
    bytes([sign]) for sign in b"#cnmhd"
)
_MAX_PACKET: Final = 65_536
_MAX_QUEUED: Final = 10_000
_TABLE: Final = re.compile(rb"\A[A-Z]{3,6} /api/tables/([A-Za-z0-9_-]{1,64})[/? ]")
_DECODER: Final = msgspec.json.Decoder(BusMessage)

OnHandover = Callable[[socket.socket, bytes], None]


class _PeerSocket:
    """The socket to one other worker; it reconnects when needed."""

    def __init__(self, path: str, me: int) -> None:
        self._path = path
        self._hello = _HELLO + b"%d" % me
        self._socket: socket.socket | None = None
        self._queue: deque[bytes] = deque()

    def send(self, payload: bytes) -> None:
        """Send packets in order; queue up to `_MAX_QUEUED` that cannot be sent now."""
        if self._queue or not self._try_send(payload):
            if len(self._queue) >= _MAX_QUEUED:
                self._queue.clear()
                payload = _CHANGED  # of all tables: some messages were dropped
            self._queue.append(payload)
            self._retry_later()

    def send_connection(self, initial_bytes: bytes, file: int) -> bool:
        """Send an open connection; return False if that is not possible at once."""
        if self._queue or not self._open():
            return False
        assert self._socket is not None
        try:
            socket.send_fds(self._socket, [_CONNECTION + initial_bytes], [file])
        except OSError as error:
            self._on_send_error(error)
            return False
        return True

    def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            with suppress(OSError, RuntimeError):
                asyncio.get_running_loop().remove_writer(self._socket.fileno())
            self._socket.close()
            self._socket = None

    def _open(self) -> bool:
        if self._socket is not None:
            return True
        line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        line.setblocking(False)
        try:
            line.connect(self._path)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
            line.send(self._hello)
        except OSError:  # that worker has not started yet, or has ended
            line.close()
            return False
        self._socket = line
        return True

    def _try_send(self, payload: bytes) -> bool:
        if not self._open():
            return False
        assert self._socket is not None
        try:
            self._socket.send(payload)
        except OSError as error:
            self._on_send_error(error)
            return False
        return True

    def _on_send_error(self, error: OSError) -> None:
        if not isinstance(error, BlockingIOError):
            self.close()

    def _retry_later(self) -> None:
        loop = asyncio.get_running_loop()
        if self._socket is None:
            loop.call_later(0.5, self._flush)
        else:
            loop.add_writer(self._socket.fileno(), self._flush)

    def _flush(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_writer(self._socket.fileno())
        while self._queue and self._try_send(self._queue[0]):
            self._queue.popleft()
        if self._queue:
            self._retry_later()


class WorkerBus:
    """The bus between the workers of one service, which know each other by number."""

    single_process = False

    def __init__(self, folder: Path, number: int, count: int) -> None:
        """Listen as worker `number` of `count`, with sockets in `folder`."""
        self.number = number
        self._count = count
        self._sender_id = str(number)
        self._path = folder / str(number)
        self._path.unlink(missing_ok=True)  # left by a worker that crashed
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listener.setblocking(False)
        self._listener.bind(str(self._path))
        self._listener.listen(count)
        self._peers = {
            worker: _PeerSocket(str(folder / str(worker)), number)
            for worker in range(count)
            if worker != number
        }
        self._peers_with_table: dict[str, set[int]] = {}
        """The workers that have a table of this worker in memory."""
        self._peer_numbers: dict[socket.socket, int] = {}
        self._on_message: OnBusMessage | None = None
        self._is_loaded: Callable[[str], bool] = bool
        self._hand_over: OnHandover | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, on_message: OnBusMessage, is_loaded: Callable[[str], bool]) -> None:
        """Start listening; `is_loaded` returns whether a table is in memory here."""
        self._on_message, self._is_loaded = on_message, is_loaded
        asyncio.get_running_loop().add_reader(self._listener.fileno(), self._accept_peer)

    async def close(self) -> None:
        """Stop listening."""
        loop = asyncio.get_running_loop()
        for readable in (self._listener, *self._peer_numbers):
            loop.remove_reader(readable.fileno())
            readable.close()
        for line in self._peers.values():
            line.close()
        self._path.unlink(missing_ok=True)

    def set_handover(self, adopt: OnHandover) -> None:
        """Set the function that continues a connection from another worker."""
        self._hand_over = adopt

    # Ownership of tables.

    def owns(self, table: str) -> bool:
        """Return whether this worker is the home of a table."""
        return self._home_of(table.encode()) == self.number

    def _home_of(self, table: bytes) -> int:
        return zlib.crc32(table) % self._count

    def announce_loaded(self, table: str) -> None:
        """Notify the home worker of a table that it is in memory here as well."""
        owner = self._home_of(table.encode())
        if owner != self.number:
            self._peers[owner].send(_LOADED + table.encode())

    # Sending.

    def publish(self, message: BusMessage) -> None:
        """Send a message to the workers concerned by its table; to all if it names none."""
        if message.table and message.presence is None and message.talk is None:
            self._forward_changed(message.table, self.number)
            return
        packet = _MESSAGE + msgspec.json.encode(
            msgspec.structs.replace(message, sender=self._sender_id)
        )
        for line in self._peers.values():
            line.send(packet)

    def _forward_changed(self, table: str, origin: int) -> None:
        owner = self._home_of(table.encode())
        workers = self._peers_with_table.get(table, ()) if owner == self.number else (owner,)
        for worker in tuple(workers):
            if worker not in (origin, self.number):
                self._peers[worker].send(_CHANGED + table.encode())

    def hand_over(self, transport: Any, initial_bytes: bytes) -> bool:
        """Hand the connection to the home worker of its table; return False if this is it."""
        requested = _TABLE.match(initial_bytes)
        if requested is None or len(initial_bytes) >= _MAX_PACKET:
            return False
        worker = self._home_of(requested[1])
        if worker == self.number:
            return False
        connection = transport.get_extra_info("socket")
        return self._peers[worker].send_connection(initial_bytes, connection.fileno())

    # Receiving.

    def _accept_peer(self) -> None:
        with suppress(OSError):
            line, _ = self._listener.accept()
            line.setblocking(False)
            self._peer_numbers[line] = -1
            asyncio.get_running_loop().add_reader(line.fileno(), self._read, line)

    def _read(self, line: socket.socket) -> None:
        while True:
            try:
                payload, files, _, _ = socket.recv_fds(line, _MAX_PACKET + 1, 1)
            except BlockingIOError:
                return
            except OSError:
                payload, files = b"", []
            if not payload:
                asyncio.get_running_loop().remove_reader(line.fileno())
                self._peer_numbers.pop(line, None)
                line.close()
                return
            self._handle_packet(line, payload[:1], payload[1:], files)

    def _handle_packet(
        self, line: socket.socket, kind: bytes, payload: bytes, files: list[int]
    ) -> None:
        sender = self._peer_numbers[line]
        if kind == _CONNECTION and files and self._hand_over is not None:
            self._hand_over(socket.socket(fileno=files[0]), payload)
        elif kind == _CHANGED:
            self._on_changed(payload.decode(), sender)
        elif kind == _LOADED:
            self._peers_with_table.setdefault(payload.decode(), set()).add(sender)
            self._peers[sender].send(_CHANGED + payload)  # it may have missed changes until now
        elif kind == _NOT_LOADED:
            self._peers_with_table.get(payload.decode(), set()).discard(sender)
        elif kind == _HELLO:
            self._peer_numbers[line] = int(payload)
        elif kind == _MESSAGE:
            self._deliver(_DECODER.decode(payload))

    def _on_changed(self, table: str, sender: int) -> None:
        if not table:
            self._deliver(BusMessage(""))
        elif self.owns(table):
            self._forward_changed(table, sender)
            self._deliver(BusMessage(table))
        elif self._is_loaded(table):
            self._deliver(BusMessage(table))
        else:
            self._peers[self._home_of(table.encode())].send(_NOT_LOADED + table.encode())

    def _deliver(self, message: BusMessage) -> None:
        if self._on_message is not None:
            task = asyncio.ensure_future(self._on_message(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


def workers_supported() -> bool:
    """Return whether the system can pass open connections between processes."""
    return sys.platform == "linux"


def routing_protocol(worker: WorkerBus) -> type[HTTPProtocol]:
    """Return the HTTP protocol that hands connections over to the home worker of their table."""

    class RoutingProtocol(HTTPProtocol):
        """A connection that is handed over between requests if its table's home is elsewhere."""

        initial_bytes = b""
        """The bytes that another worker has already read."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if self.initial_bytes and not transport.is_closing():  # before anything else is read
                super().data_received(self.initial_bytes)

        def data_received(self, data: bytes) -> None:
            idle = self.cycle is None or self.cycle.response_complete
            if idle and worker.hand_over(self.transport, data):
                self.transport.abort()
                return
            super().data_received(data)

    return RoutingProtocol
