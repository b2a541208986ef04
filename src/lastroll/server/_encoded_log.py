"""Encoded logs of tables, cached for clients that read a game from its beginning.

Encoding a long game takes tens of milliseconds. So it is done once for all readers. The parts are
joined chunk by chunk, each after the one before was sent: a reader that does not read costs no more
than a chunk. The cache keeps the games that were requested last, up to a limit.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final

from lastroll.game import steps
from lastroll.rules import Position, new_position
from lastroll.server._entries import Played, Started
from lastroll.server._message_templates import EntryTemplate, StepTemplate, entry_template
from lastroll.server._table_state import LogEntry, TableState
from lastroll.server._views import TableStep, game_steps, table_steps

MAX_CHUNK: Final = 16_384
"""Bytes that are joined at a time, unless one entry is longer."""
_SMALL_REQUEST: Final = 64
"""Up to this number, entries are encoded without the cache: a short absence."""
_ENTRIES_PER_STEP: Final = 50
"""Entries that are encoded before other tasks run."""
_MAX_CACHED: Final = 32 * 1024 * 1024


class EncodedLog:
    """The entries of a table, encoded as far as they were requested."""

    def __init__(self) -> None:
        """Start without entries."""
        self.clear()

    def clear(self) -> None:
        """Drop all entries; responses under way keep what they need."""
        self.size = 0
        self._templates: list[EntryTemplate] = []
        self._position: Position | None = None
        self._last: StepTemplate | None = None

    async def since(self, table: TableState, version: int) -> Sequence[EntryTemplate]:
        """Return the entries after a version. Call with the table's lock held."""
        if not self._templates and table.version - version <= _SMALL_REQUEST:
            return _encode_tail(table, version)
        while len(self._templates) < table.version:
            self._encode(table, table.log[len(self._templates) :][:_ENTRIES_PER_STEP])
            await asyncio.sleep(0)
        templates = self._templates[version:]
        _cache.mark_used(self)
        return templates

    def _encode(self, table: TableState, entries: Sequence[LogEntry]) -> None:
        for logged in entries:
            caused: list[TableStep] = []
            if isinstance(logged.entry, Started | Played):
                if self._position is None or isinstance(logged.entry, Started):
                    self._position, self._last = new_position(table.rules), None
                caused = table_steps(logged, steps(self._position, logged.entry.events))
                self._position = caused[-1].step.after
            template = entry_template(logged, caused, self._last)
            self._last = template.steps[-1] if template.steps else self._last
            self._templates.append(template)
            self.size += len(template.head) + sum(len(s.head) + len(s.tail) for s in template.steps)


def _encode_tail(table: TableState, version: int) -> list[EntryTemplate]:
    steps_by_version: dict[int, list[TableStep]] = {}
    for step in game_steps(table, version):
        steps_by_version.setdefault(step.version, []).append(step)
    return [
        entry_template(each, steps_by_version.get(each.version, [])) for each in table.log[version:]
    ]


class EncodedLogCache:
    """The encoded logs of all tables that were requested last."""

    def __init__(self, max_size: int) -> None:
        self._max_size = max_size
        self._sizes: OrderedDict[EncodedLog, int] = OrderedDict()
        self._size = 0

    def mark_used(self, encoded: EncodedLog) -> None:
        """Mark a log as used last; drop the oldest ones above the size limit."""
        self._size += encoded.size - self._sizes.pop(encoded, 0)
        self._sizes[encoded] = encoded.size
        while self._size > self._max_size:
            old, size = self._sizes.popitem(last=False)
            self._size -= size
            old.clear()


_cache: Final = EncodedLogCache(_MAX_CACHED)


def messages(
    templates: Sequence[EntryTemplate], seat: int | None, *, open_purses: bool
) -> Iterator[bytes]:
    """Yield chunks of stream messages, as a seat may see them."""
    return _chunks(
        b"id: %d\ndata: %b%b%b}\n\n"
        % (
            template.logged.version,
            template.head,
            b",".join([step.render(seat, open_purses=open_purses) for step in template.steps]),
            template.tail,
        )
        for template in templates
    )


def steps_json(
    templates: Sequence[EntryTemplate], seat: int | None, *, open_purses: bool
) -> Iterator[bytes]:
    """Yield chunks of a `StepsResponse` as JSON, as a seat may see it."""

    def parts() -> Iterator[bytes]:
        yield b'{"version":%d,"steps":[' % templates[-1].logged.version
        separator = b""
        for template in templates:
            for step in template.steps:
                yield separator + step.render(seat, open_purses=open_purses)
                separator = b","
        yield b"]}"

    return _chunks(parts())


def _chunks(parts: Iterator[bytes]) -> Iterator[bytes]:
    """Join parts into chunks of about `MAX_CHUNK` bytes."""
    chunk: list[bytes] = []
    size = 0
    for part in parts:
        chunk.append(part)
        size += len(part)
        if size >= MAX_CHUNK:
            yield b"".join(chunk)
            chunk, size = [], 0
    if chunk:
        yield b"".join(chunk)
