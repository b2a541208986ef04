"""Tables as finished bytes, kept for those who ask for a game from its beginning.

To write a long game takes tens of milliseconds. So it is written once for all readers, and joined
for each of them piece by piece, when the piece before has gone out: a reader who does not read
costs no more than a piece. The largest games of the last minutes are kept, up to a limit.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final

from lastroll.game import steps
from lastroll.rules import Position, new_position
from lastroll.server._entries import Played, Started
from lastroll.server._table import Logged, Table
from lastroll.server._telling import CutEntry, CutStep, cut_entry
from lastroll.server._views import TableStep, all_steps, table_steps

LARGEST_PIECE: Final = 16_384
"""Bytes that are joined at a time, or one entry."""
_FEW: Final = 64
"""Entries that are written anew: somebody was away for a moment."""
_AT_A_TIME: Final = 50
"""Entries that are written before others get their turn."""
_MOST_KEPT: Final = 32 * 1024 * 1024


class KeptBytes:
    """The entries of a table as bytes, as far as somebody has asked for them."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self.forget()

    def forget(self) -> None:
        """Keep nothing any more; who reads on has what is needed."""
        self.size = 0
        self._cuts: list[CutEntry] = []
        self._position: Position | None = None
        self._last: CutStep | None = None

    async def since(self, table: Table, version: int) -> Sequence[CutEntry]:
        """Return the entries after a version; the table's lock is held meanwhile."""
        if not self._cuts and table.version - version <= _FEW:
            return _written(table, version)
        while len(self._cuts) < table.version:
            self._write(table, table.log[len(self._cuts) :][:_AT_A_TIME])
            await asyncio.sleep(0)
        found = self._cuts[version:]
        _shelf.keep(self)
        return found

    def _write(self, table: Table, entries: Sequence[Logged]) -> None:
        for logged in entries:
            found: list[TableStep] = []
            if isinstance(logged.entry, Started | Played):
                if self._position is None or isinstance(logged.entry, Started):
                    self._position, self._last = new_position(table.rules), None
                found = table_steps(logged, steps(self._position, logged.entry.events))
                self._position = found[-1].step.after
            cut = cut_entry(logged, found, self._last)
            self._last = cut.steps[-1] if cut.steps else self._last
            self._cuts.append(cut)
            self.size += len(cut.head) + sum(len(s.head) + len(s.tail) for s in cut.steps)


def _written(table: Table, version: int) -> list[CutEntry]:
    found: dict[int, list[TableStep]] = {}
    for step in all_steps(table, version):
        found.setdefault(step.version, []).append(step)
    return [cut_entry(each, found.get(each.version, [])) for each in table.log[version:]]


class Shelf:
    """What is kept of all tables: those that were asked for last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[KeptBytes, int] = OrderedDict()
        self._size = 0

    def keep(self, kept: KeptBytes) -> None:
        """Put a table's bytes to the front; forget those at the back where it is too much."""
        self._size += kept.size - self._kept.pop(kept, 0)
        self._kept[kept] = kept.size
        while self._size > self._most:
            old, size = self._kept.popitem(last=False)
            self._size -= size
            old.forget()


_shelf: Final = Shelf(_MOST_KEPT)


def messages(cuts: Sequence[CutEntry], seat: int | None, *, open_purses: bool) -> Iterator[bytes]:
    """Yield entries as messages of the stream, as a seat may see them, in pieces."""
    return _pieces(
        b"id: %d\ndata: %b%b%b}\n\n"
        % (
            cut.logged.version,
            cut.head,
            b",".join([step.seen(seat, open_purses=open_purses) for step in cut.steps]),
            cut.tail,
        )
        for cut in cuts
    )


def steps_json(cuts: Sequence[CutEntry], seat: int | None, *, open_purses: bool) -> Iterator[bytes]:
    """Yield the steps of entries as the JSON of `Steps`, in pieces."""

    def parts() -> Iterator[bytes]:
        yield b'{"version":%d,"steps":[' % cuts[-1].logged.version
        mark = b""
        for cut in cuts:
            for step in cut.steps:
                yield mark + step.seen(seat, open_purses=open_purses)
                mark = b","
        yield b"]}"

    return _pieces(parts())


def _pieces(parts: Iterator[bytes]) -> Iterator[bytes]:
    """Join parts to pieces that are written at once."""
    piece: list[bytes] = []
    size = 0
    for part in parts:
        piece.append(part)
        size += len(part)
        if size >= LARGEST_PIECE:
            yield b"".join(piece)
            piece, size = [], 0
    if piece:
        yield b"".join(piece)
