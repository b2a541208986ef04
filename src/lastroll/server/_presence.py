"""Presence at a table: readers of its stream, here and at other processes, and recent requests."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from lastroll.server._clock import process_ms
from lastroll.server._readers import Reader
from lastroll.server._table_state import TableState

PRESENCE_SECONDS: Final = 15
"""Seconds for which a presence message of another process is valid."""
_RECENT_MS: Final = 60_000
"""Milliseconds for which a request without a stream counts as presence."""


class Presence(msgspec.Struct, frozen=True):
    """Readers of a table at one process: hashes of tokens, and the number without a seat."""

    holders: tuple[str, ...]
    watchers: int


class Attendance:
    """The people at a table."""

    def __init__(self, table: TableState) -> None:
        """Start with nobody."""
        self._table = table
        self.readers: set[Reader] = set()
        self.last_seen: dict[str, int] = {}
        """Process time of the last sign of each holder of a seat."""
        self._remote: dict[str, tuple[float, Presence]] = {}
        """Readers at other processes, each with the time of the message."""

    def here(self) -> Presence:
        """Return the readers at this process."""
        held = [
            (reader.holder, self._table.seats_held_by(reader.holder)) for reader in self.readers
        ]
        seated = {holder for holder, seats in held if holder is not None and seats}
        return Presence(tuple(sorted(seated)), sum(not seats for _, seats in held))

    def _all_presence(self) -> list[Presence]:
        since = time.monotonic() - PRESENCE_SECONDS
        others = [
            presence for received_at, presence in self._remote.values() if received_at > since
        ]
        return [self.here(), *others]

    def update_remote(self, process: str, presence: Presence) -> None:
        """Record the readers at another process."""
        self._remote[process] = (time.monotonic(), presence)

    def touch(self, holder: str | None) -> bool:
        """Record a request; return whether the client holds a seat."""
        if holder is None or not self._table.seats_held_by(holder):
            return False
        self.last_seen[holder] = process_ms()
        return True

    def is_online(self, holder: str) -> bool:
        """Return whether the holder of a token reads the stream at any process."""
        return any(holder in presence.holders for presence in self._all_presence())

    def is_watched(self) -> bool:
        """Return whether the stream has any reader at any process."""
        return any(presence.holders or presence.watchers for presence in self._all_presence())

    def has_seated_person(self) -> bool:
        """Return whether a seated person reads the stream or sent a request recently."""
        since = process_ms() - _RECENT_MS
        return any(
            seat.taken
            and seat.holder is not None
            and (self.is_online(seat.holder) or self.last_seen.get(seat.holder, 0) > since)
            for seat in self._table.seats
        )

    def online(self) -> frozenset[int]:
        """Return the seats whose people read the stream."""
        holders = {holder for presence in self._all_presence() for holder in presence.holders}
        return frozenset(
            number
            for number, seat in enumerate(self._table.seats)
            if seat.taken and seat.holder in holders
        )

    def watchers(self) -> int:
        """Return the number of readers without a seat."""
        return sum(presence.watchers for presence in self._all_presence())
