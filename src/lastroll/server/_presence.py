"""Who is at a table: readers of its stream, here and at other processes, and who was just heard."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from lastroll.server._clock import process_ms
from lastroll.server._readers import Reader
from lastroll.server._table import Table

PRESENCE_SECONDS: Final = 15
"""How long it counts what another process said about who is there."""
_JUST_NOW: Final = 60_000
"""Milliseconds for which somebody without a stream is still there after a call."""


class Presence(msgspec.Struct, frozen=True):
    """Who reads a table's stream at one process: hashes of tokens, and how many without a seat."""

    holders: tuple[str, ...]
    watchers: int


class Attendance:
    """Who is at a table."""

    def __init__(self, table: Table) -> None:
        """Begin with nobody."""
        self._table = table
        self.readers: set[Reader] = set()
        self.heard: dict[str, int] = {}
        """When the holder of each seat was last heard of, by the process's clock."""
        self._elsewhere: dict[str, tuple[float, Presence]] = {}
        """Who reads the stream at other processes, and when that was said."""

    def here(self) -> Presence:
        """Return who reads the stream at this process."""
        held = [(reader.holder, self._table.held_by(reader.holder)) for reader in self.readers]
        seated = {holder for holder, seats in held if holder is not None and seats}
        return Presence(tuple(sorted(seated)), sum(not seats for _, seats in held))

    def _everywhere(self) -> list[Presence]:
        lately = time.monotonic() - PRESENCE_SECONDS
        others = [presence for said, presence in self._elsewhere.values() if said > lately]
        return [self.here(), *others]

    def hear_from(self, process: str, presence: Presence) -> None:
        """Take notice of who reads the stream at another process."""
        self._elsewhere[process] = (time.monotonic(), presence)

    def hear_of(self, holder: str | None) -> bool:
        """Note that a caller was heard of; return whether they hold a seat."""
        if holder is None or not self._table.held_by(holder):
            return False
        self.heard[holder] = process_ms()
        return True

    def is_there(self, holder: str) -> bool:
        """Return whether the holder of a token reads the stream, at whatever process."""
        return any(holder in presence.holders for presence in self._everywhere())

    def is_watched(self) -> bool:
        """Return whether anybody reads the stream, at whatever process."""
        return any(presence.holders or presence.watchers for presence in self._everywhere())

    def somebody_sits(self) -> bool:
        """Return whether somebody who has a seat reads the stream, or was just heard of."""
        lately = process_ms() - _JUST_NOW
        return any(
            seat.taken
            and seat.holder is not None
            and (self.is_there(seat.holder) or self.heard.get(seat.holder, 0) > lately)
            for seat in self._table.seats
        )

    def online(self) -> frozenset[int]:
        """Return the seats whose people read the stream."""
        holders = {holder for presence in self._everywhere() for holder in presence.holders}
        return frozenset(
            number
            for number, seat in enumerate(self._table.seats)
            if seat.taken and seat.holder in holders
        )

    def watchers(self) -> int:
        """Return how many read the stream without a seat."""
        return sum(presence.watchers for presence in self._everywhere())
