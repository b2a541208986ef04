"""A live table: appends entries to the log, applies them, then broadcasts them to its readers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Final

import msgspec

from lastroll.game import Game, GameEnded, Step
from lastroll.server._clock import (
    TurnTimes,
    grace_ends,
    has_long_turns,
    now_ms,
    process_ms,
    process_ms_of,
    seats_reserved_until,
    turn_deadline,
    turn_times,
)
from lastroll.server._encoded_log import EncodedLog, messages, steps_json
from lastroll.server._entries import ActedBy, AnyEntry, Back, Played, Started
from lastroll.server._index import index_row
from lastroll.server._log_store import IndexRow, LogStore
from lastroll.server._message_templates import (
    EntryTemplate,
    Messages,
    NowTemplate,
    StepTemplate,
    entry_template,
    now_template,
)
from lastroll.server._observer import Observer
from lastroll.server._presence import Attendance, Presence
from lastroll.server._readers import Reader, sse_message
from lastroll.server._refusals import StaleVersion, StoreUnavailable
from lastroll.server._table_state import LogEntry, Seat, TableState, events_of, perform_action
from lastroll.server._views import (
    LiveState,
    PresenceView,
    TableView,
    TalkView,
    game_steps,
    purses_open,
    table_steps,
    table_view,
)

_ENCODER: Final = msgspec.json.Encoder()
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
        self.talk: list[TalkView] = []
        self._loaded_at = process_ms()
        self._made_at = process_ms_of(table.log[0].entry.at) if table.log else self._loaded_at
        self._times = turn_times(
            (logged.entry, process_ms_of(logged.entry.at)) for logged in table.log
        )
        self.used_at = time.monotonic()
        self.origin = ""
        """A hash of the address that made the table, if this process knows it."""
        self._archived = archived
        self._behind = behind
        self._unconfirmed_until = 0.0
        self._encoded_log = EncodedLog()
        self._last_templates: list[EntryTemplate] = []
        self._last_step_template: StepTemplate | None = None
        self._store = store
        self._observers = tuple(observers)

    # Views. Call with the lock held.

    def view(self, holder: str | None) -> TableView:
        """Return the table as the client may see it."""
        live_state = LiveState(
            online=self.attendance.online(),
            watchers=self.attendance.watchers(),
            talk=tuple(self.talk[-50:]),
            now=now_ms(),
            deadline=self.time_left(),
        )
        return table_view(self.table, holder, live_state)

    async def steps(self, holder: str | None) -> Iterator[bytes]:
        """Return chunks of the game so far as JSON, as the client may see it."""
        templates = await self._encoded_log.since(self.table, 0)
        return steps_json(
            templates, self.table.seat_of(holder), open_purses=purses_open(self.table)
        )

    def time_left(self) -> int | None:
        """Return the milliseconds left for this turn; None without a clock."""
        due = self.turn_deadline()
        return None if due is None else max(0, due - process_ms())

    def turn_deadline(self) -> int | None:
        """Return the process time at which a bot plays the turn instead; None without a clock."""
        return turn_deadline(self.table, self._times, self._loaded_at)

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
        self._broadcast(logged, caused)
        self._notify_changed(logged, remote=False)

    async def catch_up(self) -> None:
        """Apply what other processes have appended. Call with the lock held."""
        self._behind = True  # until it is done
        new_entries, self._archived = await self._store.load(self.table.id, self.table.version)
        for each in new_entries:
            self._broadcast([each], [self._apply(each)])
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
        *actions: tuple[str, int | None, ActedBy],
        holder: str | None = None,
        key: str | None = None,
    ) -> None:
        """Perform actions in one append. Call with the lock held."""
        table = self.table
        assert table.game is not None
        game, now = table.game.fork(), now_ms()
        entries: list[AnyEntry] = []
        steps: list[tuple[Step, ...]] = []
        keyed_entry = 0
        for action, face, by in actions:
            seat = game.position.turn
            assert seat is not None
            if by == "player" and table.seats[seat].away:
                entries.append(Back(at=now, seat=seat))
                steps.append(())
            if by == "player":
                keyed_entry = len(entries)
            steps.append(perform_action(game, action, face))
            entries.append(
                Played(
                    at=now,
                    seat=seat,
                    action="roll" if action == "roll" else "place",
                    face=face,
                    by=by,
                    events=events_of(steps[-1]),
                )
            )
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

    # Broadcasts.

    def _broadcast(self, logged: Sequence[LogEntry], caused: Sequence[Sequence[Step]]) -> None:
        """Send entries to all readers, to each as its seat may see them."""
        templates = []
        for each, steps in zip(logged, caused, strict=True):
            if isinstance(each.entry, Started):
                self._last_step_template = None
            template = entry_template(each, table_steps(each, steps), self._last_step_template)
            if steps:
                self._last_step_template = template.steps[-1]
            templates.append(template)
        self._last_templates = templates
        if not self.attendance.readers:
            return
        messages_of_entries = Messages(templates, self._now_template())
        open_purses = purses_open(self.table)
        plays = isinstance(logged[-1].entry, Played)
        table = self.table
        rendered_by_viewer: dict[int | str | None, bytes] = {}
        for reader in tuple(self.attendance.readers):
            # All watchers see the same.
            seat = table.seat_of(reader.holder)
            who = seat if plays else reader.holder if table.is_member(reader.holder) else None
            chunk = rendered_by_viewer.get(who)
            if chunk is None:
                chunk = rendered_by_viewer[who] = (
                    messages_of_entries.render(seat, open_purses=open_purses)
                    if plays
                    else self._messages_with_table(messages_of_entries, reader.holder)
                )
            reader.push(chunk)

    def _messages_with_table(self, messages_of_entries: Messages, holder: str | None) -> bytes:
        """Render messages whose last entry is not an action: the whole table goes with it."""
        return messages_of_entries.render(
            self.table.seat_of(holder),
            open_purses=purses_open(self.table),
            table=_ENCODER.encode(self.view(holder)),
        )

    def _now_template(self) -> NowTemplate:
        """Return the template of the present state."""
        return now_template(self.table, self.time_left())

    def action_response(self, version: int) -> bytes:
        """Return the steps of an action as the JSON of `ActionResponse`, the same at any time."""
        template = next(
            (template for template in self._last_templates if template.logged.version == version),
            None,
        )
        if template is None:
            steps = [
                step for step in game_steps(self.table, version - 1) if step.version == version
            ]
            template = entry_template(self.table.log[version - 1], steps)
        entry = template.logged.entry
        assert isinstance(entry, Played)
        # Purses that were opened later, at the end of the game, are not part of this response.
        open_purses = self.table.options.open_purses or isinstance(entry.events[-1], GameEnded)
        rendered = [step.render(entry.seat, open_purses=open_purses) for step in template.steps]
        return b'{"version":%d,"steps":[%b]}' % (version, b",".join(rendered))

    async def messages_since(self, holder: str | None, since: int) -> Iterator[bytes]:
        """Return chunks of all messages after a version before the last one."""
        *templates, last = await self._encoded_log.since(self.table, since)
        seat, open_purses = self.table.seat_of(holder), purses_open(self.table)
        stands = Messages([last], self._now_template())
        if isinstance(last.logged.entry, Played):
            end = stands.render(seat, open_purses=open_purses)
        else:
            end = self._messages_with_table(stands, holder)
        return chain(messages(templates, seat, open_purses=open_purses), [end])

    def broadcast_talk(self, talk_view: TalkView) -> None:
        """Send a message to all readers here."""
        self.talk = [*self.talk[-49:], talk_view]
        self._broadcast_event("talk", _ENCODER.encode(talk_view))

    def post_talk(self, talk_view: TalkView) -> None:
        """Send a message to all readers, here and at other processes."""
        self.broadcast_talk(talk_view)
        for observer in self._observers:
            observer.on_talk(self, talk_view)

    def broadcast_presence(self) -> None:
        """Send all readers the present readers."""
        online = tuple(sorted(self.attendance.online()))
        presence = PresenceView(online, self.attendance.watchers())
        self._broadcast_event("presence", _ENCODER.encode(presence))

    def _broadcast_event(self, event: str, data: bytes) -> None:
        chunk = sse_message(data, event=event)
        for reader in tuple(self.attendance.readers):
            reader.push(chunk)

    # Readers.

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
        self.broadcast_presence()
        for observer in self._observers:
            observer.on_readers_changed(self, by)

    def update_presence(self, process: str, presence: Presence) -> None:
        """Record the readers at another process."""
        self.attendance.update_remote(process, presence)
        self.broadcast_presence()

    def close_streams(self, *, graceful: bool) -> None:
        """End all streams; `graceful` asks the readers to reconnect soon."""
        if graceful:
            self._broadcast_event("closing", b"{}")
        for reader in tuple(self.attendance.readers):
            reader.close()
