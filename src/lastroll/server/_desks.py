"""Several processes at one port: each has a desk, and a table's callers are sent to its desk.

Any process can serve any table, so sending them is only for speed: at one desk nobody has to be
woken. A connection goes to another process as what it is to the system, an open file, together
with the bytes that were read from it already. The same sockets carry the news.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from lastroll.server._bus import News, OnNews

_CALLER: Final = b"c"
_NEWS: Final = b"n"
_MOVED: Final = b"m"
_MOST: Final = 131_072
_TABLE: Final = re.compile(rb"\A(?:GET|POST) /api/tables/([A-Za-z0-9_-]{1,64})/")
_DECODER: Final = msgspec.json.Decoder(News)

Adopt = Callable[[socket.socket, bytes], None]


class Desk:
    """One of several processes; knows the others by their number."""

    alone = False

    def __init__(self, folder: Path, number: int, count: int) -> None:
        """Be the desk `number` of `count`, whose sockets are in `folder`."""
        self.number = number
        self._paths = [str(folder / str(each)) for each in range(count)]
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
        Path(self._paths[number]).unlink(missing_ok=True)  # of one that was here before and fell
        self._socket.bind(self._paths[number])
        self._missed: set[int] = set()
        self._me = str(number)
        self._on_news: OnNews | None = None
        self._concerns: Callable[[str], bool] = bool
        self._adopt: Adopt | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, on_news: OnNews, concerns: Callable[[str], bool]) -> None:
        """Begin to listen to the others, to what `concerns` tables here."""
        self._on_news, self._concerns = on_news, concerns
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._read)

    async def close(self) -> None:
        """Stop listening."""
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        Path(self._paths[self.number]).unlink(missing_ok=True)

    def welcome(self, adopt: Adopt) -> None:
        """Say what is done with a caller who was sent here."""
        self._adopt = adopt

    def publish(self, news: News) -> None:
        """Tell the others; who does not listen now looks at everything later."""
        if news.presence is None and news.talk is None:
            told = _MOVED + news.table.encode()  # with every action, so it is kept short
        else:
            told = _NEWS + msgspec.json.encode(msgspec.structs.replace(news, sender=self._me))
        for desk, path in enumerate(self._paths):
            if desk == self.number:
                continue
            try:
                if desk in self._missed:
                    self._socket.sendto(_MOVED, path)
                    self._missed.discard(desk)
                self._socket.sendto(told, path)
            except OSError:
                self._missed.add(desk)

    def owns(self, table: str) -> bool:
        """Whether a table belongs to this desk."""
        return self._desk_of(table.encode()) == self.number

    def _desk_of(self, table: bytes) -> int:
        return zlib.crc32(table) % len(self._paths)

    def send_on(self, caller: Any, first: bytes) -> bool:
        """Send a caller to the desk of the table that is asked for; False where it is this one."""
        asked = _TABLE.match(first)
        if asked is None or len(first) >= _MOST:
            return False
        desk = self._desk_of(asked[1])
        if desk == self.number:
            return False
        try:
            socket.send_fds(
                self._socket, [_CALLER + first], [caller.fileno()], 0, self._paths[desk]
            )
        except OSError:  # that desk is not there, or has its hands full
            return False
        return True

    def _read(self) -> None:
        while True:
            try:
                said, files, _, _ = socket.recv_fds(self._socket, _MOST + 1, 1)
            except OSError:
                return
            if said[:1] == _CALLER and files and self._adopt is not None:
                self._adopt(socket.socket(fileno=files[0]), said[1:])
            elif said[:1] == _MOVED:
                self._hear(News(said[1:].decode()))
            elif said[:1] == _NEWS:
                self._hear(_DECODER.decode(said[1:]))

    def _hear(self, news: News) -> None:
        if self._on_news is None or not self._concerns(news.table):
            return
        task = asyncio.ensure_future(self._on_news(news))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def desks_are_possible() -> bool:
    """Whether the system lets processes hand open connections to each other."""
    return sys.platform != "win32" and hasattr(socket, "send_fds")


def protocol_of(desk: Desk) -> type[asyncio.Protocol]:
    """Give uvicorn's protocol, with a look at where a new caller belongs."""
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    class AtADesk(HttpToolsProtocol):
        """A connection that may belong to another desk, as long as nothing was done for it."""

        fresh = True

        def data_received(self, data: bytes) -> None:
            if self.fresh:
                self.fresh = False
                caller = self.transport.get_extra_info("socket")
                if desk.send_on(caller, data):
                    self.transport.abort()
                    return
            super().data_received(data)

    return AtADesk
