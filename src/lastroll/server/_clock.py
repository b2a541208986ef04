"""Deadlines of turns, and when a bot replaces an absent person.

All of it is computed from a table and from the process times of its entries. A process time is in
milliseconds of the monotonic clock, so that a correction of the wall clock neither expires a turn
nor prolongs it. Only entries that were written before the table was loaded have a time from the
wall clock: after a restart there is no other.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from lastroll.server._entries import AnyEntry, Away, Back, Played, Started
from lastroll.server._table_state import Seat, TableState

_MS_PER_WATCHED_TURN: Final = 1000
"""Milliseconds that a clock adds for each bot's turn since the person's last one."""
_MIN_TURN_MS: Final = 10_000
"""Minimum milliseconds of a turn after a return, and of all turns after the table was loaded."""

LONG_TURN_SECONDS: Final = 3600
"""Seconds of a turn from which a table may leave memory while somebody thinks."""
_MAX_RESERVED_MS: Final = 600_000
"""Maximum milliseconds for which a seat of a rematch is reserved, whatever the grace."""


def now_ms() -> int:
    """Return the milliseconds since 1970, as in entries."""
    return time.time_ns() // 1_000_000


def process_ms() -> int:
    """Return the milliseconds of the process's monotonic clock."""
    return time.monotonic_ns() // 1_000_000


def process_ms_of(at: int) -> int:
    """Return the process time of an entry written at a wall-clock time."""
    return process_ms() - max(0, now_ms() - at)


@dataclass(slots=True)
class TurnTimes:
    """Times of the current turn, folded from entries: its start, absences and returns.

    Of the absences in a turn the first one of each seat counts; another one gives no more time.
    """

    started_at: int = 0
    watched_turns: int = 0
    """Bots' turns just before, which a person has to watch first."""
    _left: dict[int, int] = field(default_factory=dict)
    """Process times at which the seats now away left."""
    _absences: dict[int, tuple[int, int]] = field(default_factory=dict)
    """The start and end of each seat's first absence in this turn."""

    def apply(self, entry: AnyEntry, time_ms: int) -> None:
        """Apply an entry at its process time."""
        match entry:
            case Started():
                self._begin_turn(time_ms, 0)
            case Played(action="place", by="player"):
                self._begin_turn(time_ms, 0)
            case Played(action="place", by="clock"):
                self._begin_turn(time_ms, 1)
            case Played(action="place", by="bot"):
                self._begin_turn(time_ms, self.watched_turns + 1)
            case Away():
                self._left[entry.seat] = time_ms
            case Back():
                left = max(self._left.pop(entry.seat, time_ms), self.started_at)
                self._absences.setdefault(entry.seat, (left, time_ms))
            case _:
                pass

    def copy(self) -> TurnTimes:
        """Return a copy, to compute what entries would lead to."""
        return TurnTimes(
            self.started_at, self.watched_turns, self._left.copy(), self._absences.copy()
        )

    def _begin_turn(self, time_ms: int, watched_turns: int) -> None:
        self.started_at, self.watched_turns = time_ms, watched_turns
        self._absences.clear()

    def due(self, seat: int, turn_ms: int) -> int:
        """Return the process time at which the turn of a seat ends.

        A seat that left and returned has the time that was left, but at least a few seconds.
        """
        due = self.started_at + self.watched_turns * _MS_PER_WATCHED_TURN + turn_ms
        if (absence := self._absences.get(seat)) is None:
            return due
        left, returned = absence
        return returned + max(due - left, min(_MIN_TURN_MS, turn_ms))


def turn_times(entries: Iterable[tuple[AnyEntry, int]]) -> TurnTimes:
    """Return the times of the current turn after entries, each with its process time."""
    times = TurnTimes()
    for entry, time_ms in entries:
        times.apply(entry, time_ms)
    return times


def turn_deadline(table: TableState, times: TurnTimes, loaded: int) -> int | None:
    """Return the process time at which a bot plays the turn instead; None without a clock."""
    seat, seconds = table.seat_to_act, table.options.turn_seconds
    if seconds is None or seat is None or bot_plays(table, seat):
        return None
    assert table.game is not None
    number = table.game.position.turn
    assert number is not None
    return max(times.due(number, seconds * 1000), loaded + _MIN_TURN_MS)


def has_long_turns(table: TableState) -> bool:
    """Return whether turns are so long that the table may leave memory meanwhile."""
    seconds = table.options.turn_seconds
    return seconds is not None and seconds >= LONG_TURN_SECONDS


def grace_ends(table: TableState, seat: Seat, last_seen: int) -> int | None:
    """Return the process time at which a bot replaces a person last seen at `last_seen`."""
    grace = table.options.grace
    if grace is None or seat.holder is None or not another_person_waits(table, seat):
        return None
    return last_seen + grace * 1000


def seats_reserved_until(table: TableState, made_at: int) -> int:
    """Return the process time until which seats of a rematch are reserved for their holders."""
    grace = table.options.grace
    return made_at + (_MAX_RESERVED_MS if grace is None else min(grace * 1000, _MAX_RESERVED_MS))


def bot_plays(table: TableState, seat: Seat) -> bool:
    """Return whether a bot plays a seat: its own, or that of an absent person others wait for."""
    return seat.kind == "bot" or (seat.away and another_person_waits(table, seat))


def another_person_waits(table: TableState, seat: Seat) -> bool:
    """Return whether another person is at the table; a lone person is never replaced."""
    return any(
        other.kind == "human" and not other.away and other.holder != seat.holder
        for other in table.seats
    )
