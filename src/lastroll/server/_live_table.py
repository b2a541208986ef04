"""A live table: appends entries to the log, applies them, then sends them to its readers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, Literal

from lastroll.game import Game, Step
from lastroll.server._clock import (
    TurnTimes,
    bot_plays,
    grace_ends,
    has_long_turns,
    now_ms,
    process_ms,
    process_ms_of,
    seats_reserved_until,
    turn_deadline,
    turn_times,
)
from lastroll.server._entries import ActedBy, AnyEntry, Back, Played
from lastroll.server._index import IndexRow, index_row
from lastroll.server._log_store import LogStore
from lastroll.server._observer import Observer
from lastroll.server._presence import Attendance, Presence
from lastroll.server._readers import Reader
from lastroll.server._refusals import StaleVersion, StoreUnavailable
from lastroll.server._table_feed import TableFeed
from lastroll.server._table_state import LogEntry, Seat, TableState, events_of, perform_action
from lastroll.server._views import TalkView

UNCONFIRMED_SECONDS: Final = 5.0
"""Seconds after a database error in which an append may still prove to be committed."""


class LiveTable:
    """A table in memory, with its lock, its readers and its observers."""

    def __init__(
        self,
        table: TableState,
        store: LogStore,
        observers: Sequence[Observer] = (),
        *,
        archived: bool = False,
        behind: bool = False,
    ) -> None:
        """Run a table folded from the log; `behind`: the log may already have more.

        The observers are notified of all changes.
        """
        self.table = table
        self.lock = asyncio.Lock()
        """Held by every command and view: nothing is seen that is not on disk."""
        self.attendance = Attendance(table)
        self._loaded_at = process_ms()
        self._made_at = process_ms_of(table.log[0].entry.at) if table.log else self._loaded_at
        self._times = turn_times(
            (logged.entry, process_ms_of(logged.entry.at)) for logged in table.log
        )
        self.turn_deadline = partial(turn_deadline, table, self._times, self._loaded_at)
        """Returns the process time at which a bot plays the turn instead; None without a clock."""
        self.feed = TableFeed(table, self.attendance, self.turn_deadline)
        self.used_at = time.monotonic()
        self.origin = ""
        """A hash of the address that made the table, if this process knows it."""
        self._archived = archived
        self._behind = behind
        self._unconfirmed_until = 0.0
        self._store = store
        self._observers = tuple(observers)

    def seats_reserved_seconds(self) -> int:
        """Return the seconds for which seats of a rematch are still reserved."""
        left = seats_reserved_until(self.table, self._made_at) - process_ms()
        return max(0, -(-left // 1000))

    def grace_ends(self, seat: Seat) -> int | None:
        """Return the process time at which a bot replaces an absent person."""
        if seat.holder is None or self.attendance.is_online(seat.holder):
            return None
        last_seen = max(
            self.attendance.last_seen.get(seat.holder, self._loaded_at), self._loaded_at
        )
        return grace_ends(self.table, seat, last_seen)

    @property
    def share(self) -> str:
        """Return the share of the think pool that the bots of this table use."""
        return self.origin or self.table.maker

    def touch(self, holder: str | None) -> None:
        """Record a request of a seated client; only a stream or an action ends an absence."""
        if self.attendance.touch(holder):
            self.used_at = time.monotonic()

    # Commands.

    async def refresh_if_behind(self) -> None:
        """Read missing entries from the log if this copy may be behind. Call with the lock held."""
        if self._behind or self._unconfirmed_until:
            entered = time.monotonic()
            await self.catch_up()
            if self._unconfirmed_until < entered:
                self._unconfirmed_until = 0.0

    async def append(
        self,
        *entries: AnyEntry,
        holder: str | None = None,
        key: str | None = None,
        game: Game | None = None,
        steps: Sequence[tuple[Step, ...]] = (),
        keyed_entry: int = 0,
        update_index: bool = True,
    ) -> None:
        """Append entries to the log, apply and broadcast them. Call with the lock held.

        `key` is the client's key for the entry number `keyed_entry`. `game` is the game after all
        entries and `steps` are those of each entry, if they are known. If another process was
        first, its entries are applied and `StaleVersion` is raised.
        """
        first = self.table.version + 1
        logged = [
            LogEntry(first + n, entry, *((holder, key) if n == keyed_entry else (None, None)))
            for n, entry in enumerate(entries)
        ]
        update_index = update_index or has_long_turns(self.table)
        index = self._index_row_after(logged, game) if update_index else None
        try:
            if self._archived:
                await self._store.restore(self.table.id, self.index_row())
                self._archived = False
            appended = await self._store.append(self.table.id, logged, index)
        except (StoreUnavailable, asyncio.CancelledError):
            # The append may have been committed all the same, or may be in a moment.
            self._behind, self._unconfirmed_until = True, time.monotonic() + UNCONFIRMED_SECONDS
            for observer in self._observers:
                observer.on_append_unconfirmed(self)
            raise
        if not appended:
            await self.catch_up()
            raise StaleVersion(self.table.version)
        played = steps or [()] * len(logged)
        caused = [self._apply(*each, game) for each in zip(logged, played, strict=True)]
        self.feed.send_entries(logged, caused)
        self._notify_changed(logged, remote=False)

    async def catch_up(self) -> None:
        """Apply what other processes have appended. Call with the lock held."""
        self._behind = True  # until it is done
        new_entries, self._archived = await self._store.load(self.table.id, self.table.version)
        for each in new_entries:
            self.feed.send_entries([each], [self._apply(each)])
        self._behind = False
        if new_entries:
            # An unconfirmed append may be this process's own: then no other process knows of it.
            self._notify_changed(new_entries, remote=not self._unconfirmed_until)

    def _notify_changed(self, entries: Sequence[LogEntry], *, remote: bool) -> None:
        for observer in self._observers:
            observer.on_changed(self, entries, remote=remote)

    def _apply(
        self, logged: LogEntry, played: tuple[Step, ...] = (), game: Game | None = None
    ) -> tuple[Step, ...]:
        caused = self.table.apply(logged, game, played)
        self._times.apply(logged.entry, process_ms())
        self.used_at = time.monotonic()
        return caused

    @property
    def unconfirmed(self) -> bool:
        """Whether a failed append may have been committed."""
        return self._unconfirmed_until > 0

    def mark_behind(self) -> None:
        """Mark this copy as behind: the next command reads the log first."""
        self._behind = True

    async def catch_up_to(self, version: int) -> None:
        """Catch up if a client has seen a later version elsewhere. Call with the lock held."""
        if version > self.table.version:
            await self.catch_up()

    async def play(
        self,
        action: Literal["roll", "place"],
        face: int | None = None,
        by: ActedBy = "player",
        *,
        holder: str | None = None,
        key: str | None = None,
    ) -> None:
        """Perform an action; after a placing the next bot's roll goes into the same append.

        Call with the lock held.
        """
        table = self.table
        assert table.game is not None
        game, number = table.game.fork(), table.game.position.turn
        assert number is not None
        entries: list[AnyEntry] = []
        steps: list[tuple[Step, ...]] = []
        if by == "player" and table.seats[number].away:
            entries.append(Back(at=now_ms(), seat=number))
            steps.append(())
        keyed_entry = len(entries)
        steps.append(perform_action(game, action, face))
        entries.append(_played(number, action, face, by, steps[-1]))
        following = game.position.turn
        # After the last dice of a round the seat to act depends on the new deal: no roll yet.
        in_round = action == "place" and len(steps[-1]) == 1
        if in_round and following is not None and bot_plays(table, table.seats[following]):
            steps.append(perform_action(game, "roll", None))
            entries.append(_played(following, "roll", None, "bot", steps[-1]))
        await self.append(
            *entries,
            holder=holder,
            key=key,
            game=game,
            steps=steps,
            keyed_entry=keyed_entry,
            update_index=game.over,
        )

    async def mark_back(self, holder: str | None) -> None:
        """End the absence of a person. Call with the lock held."""
        if holder is None:
            return
        self.touch(holder)
        while back := [
            Back(at=now_ms(), seat=number)
            for number in self.table.seats_held_by(holder)
            if self.table.seats[number].away and self.table.status == "playing"
        ]:
            with suppress(StaleVersion):  # another process was faster: retry
                await self.append(*back, update_index=False)

    def _index_row_after(self, logged: Sequence[LogEntry], game: Game | None) -> IndexRow:
        """Return the index row after these entries."""
        after, times, now = self.table.copy(), self._times.copy(), process_ms()
        for each in logged:
            after.apply(each, game)
            times.apply(each.entry, now)
        return index_row(after, self.origin, self._due_at(after, times))

    def _due_at(self, table: TableState, times: TurnTimes) -> int | None:
        """Return the wall-clock time at which a long turn ends."""
        due = turn_deadline(table, times, self._loaded_at) if has_long_turns(table) else None
        return None if due is None else now_ms() + due - process_ms()

    def index_row(self) -> IndexRow:
        """Return the present index row."""
        return index_row(self.table, self.origin, self._due_at(self.table, self._times))

    # Talk and readers.

    def post_talk(self, talk_view: TalkView) -> None:
        """Send a message to all readers, here and at other processes."""
        self.feed.send_talk(talk_view)
        for observer in self._observers:
            observer.on_talk(self, talk_view)

    def add_reader(self, reader: Reader) -> None:
        """Add a reader."""
        self.attendance.readers.add(reader)
        self._change_readers(1)

    def remove_reader(self, reader: Reader) -> None:
        """Remove a reader."""
        if reader not in self.attendance.readers:
            return
        self.attendance.readers.discard(reader)
        self.touch(reader.holder)
        self._change_readers(-1)

    def _change_readers(self, by: int) -> None:
        self.feed.send_presence()
        for observer in self._observers:
            observer.on_readers_changed(self, by)

    def update_presence(self, process: str, presence: Presence) -> None:
        """Record the readers at another process."""
        self.attendance.update_remote(process, presence)
        self.feed.send_presence()


def _played(
    seat: int,
    action: Literal["roll", "place"],
    face: int | None,
    by: ActedBy,
    caused: Sequence[Step],
) -> Played:
    events = events_of(caused)
    return Played(at=now_ms(), seat=seat, action=action, face=face, by=by, events=events)
