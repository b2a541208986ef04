"""Several processes at one port: each has a desk, and a table's callers are sent to its desk.

Any process can serve any table, so sending them is only for speed: at one desk nobody has to be
woken. A connection goes to another process as what it is to the system, an open file, together
with the bytes that were read from it already. The same sockets carry the news: who moves a table
that is another desk's tells that desk, and each desk tells those that have one of its tables.
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

from lastroll.server._bus import News, OnNews
from lastroll.server._protocol import Protocol

_HELLO, _CALLER, _NEWS, _MOVED, _HAVE, _HAVE_NOT = (bytes([sign]) for sign in b"#cnmhd")
_MOST: Final = 65_536
_MOST_WAITING: Final = 10_000
_TABLE: Final = re.compile(rb"\A[A-Z]{3,6} /api/tables/([A-Za-z0-9_-]{1,64})[/? ]")
_DECODER: Final = msgspec.json.Decoder(News)

Adopt = Callable[[socket.socket, bytes], None]


class _Line:
    """The way to one other desk: opened when needed, opened again when it broke."""

    def __init__(self, path: str, me: int) -> None:
        self._path = path
        self._hello = _HELLO + b"%d" % me
        self._socket: socket.socket | None = None
        self._waiting: deque[bytes] = deque()

    def send(self, said: bytes) -> None:
        """Send in order; what does not go out now waits, but not without end."""
        if self._waiting or not self._try(said):
            if len(self._waiting) >= _MOST_WAITING:
                self._waiting.clear()
                said = _MOVED  # of any table: some was missed
            self._waiting.append(said)
            self._later()

    def send_caller(self, first: bytes, file: int) -> bool:
        """Send a connection; False where it does not go out at once."""
        if self._waiting or not self._open():
            return False
        assert self._socket is not None
        try:
            socket.send_fds(self._socket, [_CALLER + first], [file])
        except OSError as error:
            self._broken(error)
            return False
        return True

    def close(self) -> None:
        """Hang up."""
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
        except OSError:  # that desk is not there yet, or not any more
            line.close()
            return False
        self._socket = line
        return True

    def _try(self, said: bytes) -> bool:
        if not self._open():
            return False
        assert self._socket is not None
        try:
            self._socket.send(said)
        except OSError as error:
            self._broken(error)
            return False
        return True

    def _broken(self, error: OSError) -> None:
        if not isinstance(error, BlockingIOError):
            self.close()

    def _later(self) -> None:
        loop = asyncio.get_running_loop()
        if self._socket is None:
            loop.call_later(0.5, self._flush)
        else:
            loop.add_writer(self._socket.fileno(), self._flush)

    def _flush(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_writer(self._socket.fileno())
        while self._waiting and self._try(self._waiting[0]):
            self._waiting.popleft()
        if self._waiting:
            self._later()


class Desk:
    """One of several processes; knows the others by their number."""

    alone = False

    def __init__(self, folder: Path, number: int, count: int) -> None:
        """Be the desk `number` of `count`, whose sockets are in `folder`."""
        self.number = number
        self._count = count
        self._me = str(number)
        self._path = folder / str(number)
        self._path.unlink(missing_ok=True)  # of one that was here before and fell
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._door.setblocking(False)
        self._door.bind(str(self._path))
        self._door.listen(count)
        self._lines = {
            desk: _Line(str(folder / str(desk)), number) for desk in range(count) if desk != number
        }
        self._also_at: dict[str, set[int]] = {}
        """Which other desks have one of this desk's tables in memory."""
        self._inside: dict[socket.socket, int] = {}
        self._on_news: OnNews | None = None
        self._has: Callable[[str], bool] = bool
        self._adopt: Adopt | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, on_news: OnNews, has: Callable[[str], bool]) -> None:
        """Begin to listen to the others; `has` says which tables are in memory here."""
        self._on_news, self._has = on_news, has
        asyncio.get_running_loop().add_reader(self._door.fileno(), self._let_in)

    async def close(self) -> None:
        """Stop listening."""
        loop = asyncio.get_running_loop()
        for heard in (self._door, *self._inside):
            loop.remove_reader(heard.fileno())
            heard.close()
        for line in self._lines.values():
            line.close()
        self._path.unlink(missing_ok=True)

    def welcome(self, adopt: Adopt) -> None:
        """Say what is done with a caller who was sent here."""
        self._adopt = adopt

    # Whose a table is.

    def owns(self, table: str) -> bool:
        """Whether a table belongs to this desk."""
        return self._desk_of(table.encode()) == self.number

    def _desk_of(self, table: bytes) -> int:
        return zlib.crc32(table) % self._count

    def loaded(self, table: str) -> None:
        """Tell a table's desk that it is in memory here as well."""
        owner = self._desk_of(table.encode())
        if owner != self.number:
            self._lines[owner].send(_HAVE + table.encode())

    # Telling.

    def publish(self, news: News) -> None:
        """Tell the desks that a table concerns; all of them where it is not known which."""
        if news.table and news.presence is None and news.talk is None:
            self._tell_moved(news.table, self.number)
            return
        told = _NEWS + msgspec.json.encode(msgspec.structs.replace(news, sender=self._me))
        for line in self._lines.values():
            line.send(told)

    def _tell_moved(self, table: str, mover: int) -> None:
        owner = self._desk_of(table.encode())
        desks = self._also_at.get(table, ()) if owner == self.number else (owner,)
        for desk in tuple(desks):
            if desk not in (mover, self.number):
                self._lines[desk].send(_MOVED + table.encode())

    def send_on(self, transport: Any, first: bytes) -> bool:
        """Send a caller to the desk of the table that is asked for; False where it is this one."""
        asked = _TABLE.match(first)
        if asked is None or len(first) >= _MOST:
            return False
        desk = self._desk_of(asked[1])
        if desk == self.number:
            return False
        caller = transport.get_extra_info("socket")
        return self._lines[desk].send_caller(first, caller.fileno())

    # Hearing.

    def _let_in(self) -> None:
        with suppress(OSError):
            line, _ = self._door.accept()
            line.setblocking(False)
            self._inside[line] = -1
            asyncio.get_running_loop().add_reader(line.fileno(), self._read, line)

    def _read(self, line: socket.socket) -> None:
        while True:
            try:
                said, files, _, _ = socket.recv_fds(line, _MOST + 1, 1)
            except BlockingIOError:
                return
            except OSError:
                said, files = b"", []
            if not said:
                asyncio.get_running_loop().remove_reader(line.fileno())
                self._inside.pop(line, None)
                line.close()
                return
            self._understand(line, said[:1], said[1:], files)

    def _understand(self, line: socket.socket, kind: bytes, said: bytes, files: list[int]) -> None:
        sender = self._inside[line]
        if kind == _CALLER and files and self._adopt is not None:
            self._adopt(socket.socket(fileno=files[0]), said)
        elif kind == _MOVED:
            self._moved(said.decode(), sender)
        elif kind == _HAVE:
            self._also_at.setdefault(said.decode(), set()).add(sender)
            self._lines[sender].send(_MOVED + said)  # what happened before this was heard
        elif kind == _HAVE_NOT:
            self._also_at.get(said.decode(), set()).discard(sender)
        elif kind == _HELLO:
            self._inside[line] = int(said)
        elif kind == _NEWS:
            self._hear(_DECODER.decode(said))

    def _moved(self, table: str, sender: int) -> None:
        if not table:
            self._hear(News(""))
        elif self.owns(table):
            self._tell_moved(table, sender)
            self._hear(News(table))
        elif self._has(table):
            self._hear(News(table))
        else:
            self._lines[self._desk_of(table.encode())].send(_HAVE_NOT + table.encode())

    def _hear(self, news: News) -> None:
        if self._on_news is not None:
            task = asyncio.ensure_future(self._on_news(news))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


def desks_are_possible() -> bool:
    """Whether the system lets processes hand open connections to each other in this way."""
    return sys.platform == "linux"


def protocol_of(desk: Desk) -> type[Protocol]:
    """Give the protocol, with a look at where a caller belongs."""

    class AtADesk(Protocol):
        """A connection that may belong to another desk, whenever nothing is being done for it."""

        first = b""
        """What another desk has read already."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if self.first and not transport.is_closing():  # before anything else is read
                super().data_received(self.first)

        def data_received(self, data: bytes) -> None:
            idle = self.cycle is None or self.cycle.response_complete
            if idle and desk.send_on(self.transport, data):
                self.transport.abort()
                return
            super().data_received(data)

    return AtADesk
