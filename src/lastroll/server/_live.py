"""A table that people sit at: one thing at a time is done, kept, then told to everybody."""

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
    deadline,
    has_long_turns,
    keeps_seats_until,
    moment_of,
    now_ms,
    patience_ends,
    process_ms,
    times_of,
)
from lastroll.server._entries import AnyEntry, Back, Doer, Played, Started
from lastroll.server._index import index_row
from lastroll.server._kept_bytes import KeptBytes, messages, steps_json
from lastroll.server._observer import Observer
from lastroll.server._presence import Attendance, Presence
from lastroll.server._readers import Reader, message
from lastroll.server._refusals import Stale, StoreTrouble
from lastroll.server._store import IndexRow, Store
from lastroll.server._table import Logged, Seat, Table, events_of, play
from lastroll.server._telling import (
    CutEntry,
    CutNow,
    CutStep,
    Messages,
    cut_entry,
    cut_now,
)
from lastroll.server._views import (
    Around,
    PresenceView,
    TableView,
    TalkView,
    all_steps,
    sees_all,
    table_steps,
    table_view,
)

_ENCODER: Final = msgspec.json.Encoder()
DOUBT: Final = 5.0
"""Seconds after trouble with the database in which it may still turn out to have kept something."""


class LiveTable:
    """A table in this process, between its log and its readers."""

    def __init__(
        self,
        table: Table,
        store: Store,
        observers: Sequence[Observer] = (),
        *,
        archived: bool = False,
        unsure: bool = False,
    ) -> None:
        """Run a table that was folded from the log; `unsure`: which may have more by now.

        The observers are told whatever happens at it.
        """
        self.table = table
        self.lock = asyncio.Lock()
        """Held by whoever does something or looks: what is seen is always on disk."""
        self.attendance = Attendance(table)
        self.talk: list[TalkView] = []
        self._loaded = process_ms()
        self._made = moment_of(table.log[0].entry.at) if table.log else self._loaded
        self._times = times_of((logged.entry, moment_of(logged.entry.at)) for logged in table.log)
        self.used = time.monotonic()
        self.origin = ""
        """A hash of the address that the table was made from, where this process knows it."""
        self._archived = archived
        self._unsure = unsure
        self._doubtful = 0.0
        self._kept = KeptBytes()
        self._last: list[CutEntry] = []
        self._last_step: CutStep | None = None
        self._store = store
        self._observers = tuple(observers)

    # What callers may know. The lock is held by whoever asks.

    def view(self, holder: str | None) -> TableView:
        """Give the table as the caller may see it."""
        around = Around(
            online=self.attendance.online(),
            watchers=self.attendance.watchers(),
            talk=tuple(self.talk[-50:]),
            now=now_ms(),
            deadline=self.time_left(),
        )
        return table_view(self.table, holder, around)

    async def steps(self, holder: str | None) -> Iterator[bytes]:
        """Return the JSON of the game so far as the caller may see it, in pieces."""
        cuts = await self._kept.since(self.table, 0)
        return steps_json(cuts, self.table.seat_of(holder), open_purses=sees_all(self.table))

    def time_left(self) -> int | None:
        """Give the milliseconds that are left for this turn; None without a clock."""
        due = self.deadline()
        return None if due is None else max(0, due - process_ms())

    def deadline(self) -> int | None:
        """Return the moment at which a bot plays the turn instead; None without a clock."""
        return deadline(self.table, self._times, self._loaded)

    def keeps_seats_for(self) -> int:
        """Return the seconds for which the seats of a rematch are kept yet."""
        left = keeps_seats_until(self.table, self._made) - process_ms()
        return max(0, -(-left // 1000))

    def patience_ends(self, seat: Seat) -> int | None:
        """Return the moment at which a bot takes over from somebody who has left."""
        if seat.holder is None or self.attendance.is_there(seat.holder):
            return None
        heard = max(self.attendance.heard.get(seat.holder, self._loaded), self._loaded)
        return patience_ends(self.table, seat, heard)

    @property
    def share(self) -> str:
        """Return whose part of the machine the bots of this table think with."""
        return self.origin or self.table.maker

    def heard_of(self, holder: str | None) -> None:
        """Note that somebody asked, who so has not left; only a stream or a move is a return."""
        if self.attendance.hear_of(holder):
            self.used = time.monotonic()

    # Doing something.

    async def enter(self) -> None:
        """Make sure, after the lock was taken, that memory is what the log says."""
        if self._unsure or self._doubtful:
            entered = time.monotonic()
            await self.catch_up()
            if self._doubtful < entered:
                self._doubtful = 0.0

    async def append(
        self,
        *entries: AnyEntry,
        holder: str | None = None,
        key: str | None = None,
        game: Game | None = None,
        steps: Sequence[tuple[Step, ...]] = (),
        own: int = 0,
        indexed: bool = True,
    ) -> None:
        """Keep entries, let them happen, tell everybody; the caller holds the lock.

        `key` is the caller's for the entry number `own`; `game` is the game after all of them,
        and `steps` are what each of them caused, where they were played.
        Where another process was first, its entries are taken over and the caller gets `Stale`.
        """
        first = self.table.version + 1
        logged = [
            Logged(first + n, entry, *((holder, key) if n == own else (None, None)))
            for n, entry in enumerate(entries)
        ]
        indexed = indexed or has_long_turns(self.table)
        index = self._index_after(logged, game) if indexed else None
        try:
            if self._archived:
                await self._store.restore(self.table.id, self.index_row())
                self._archived = False
            kept = await self._store.append(self.table.id, logged, index)
        except (StoreTrouble, asyncio.CancelledError):
            # It may have been kept all the same, or be kept in a moment.
            self._unsure, self._doubtful = True, time.monotonic() + DOUBT
            for observer in self._observers:
                observer.troubled(self)
            raise
        if not kept:
            await self.catch_up()
            raise Stale(self.table.version)
        played = steps or [()] * len(logged)
        caused = [self._apply(*each, game) for each in zip(logged, played, strict=True)]
        self._tell(logged, caused)
        self._tell_observers(logged, elsewhere=False)

    async def catch_up(self) -> None:
        """Take over what other processes have written; the caller holds the lock."""
        self._unsure = True  # until it is done
        found, self._archived = await self._store.load(self.table.id, self.table.version)
        for each in found:
            self._tell([each], [self._apply(each)])
        self._unsure = False
        if found:
            # After trouble it may have been this process: then nobody else has been told.
            self._tell_observers(found, elsewhere=not self._doubtful)

    def _tell_observers(self, entries: Sequence[Logged], *, elsewhere: bool) -> None:
        for observer in self._observers:
            observer.moved(self, entries, elsewhere=elsewhere)

    def _apply(
        self, logged: Logged, played: tuple[Step, ...] = (), game: Game | None = None
    ) -> tuple[Step, ...]:
        caused = self.table.apply(logged, game, played)
        self._times.happen(logged.entry, process_ms())
        self.used = time.monotonic()
        return caused

    @property
    def doubtful(self) -> bool:
        """Whether something may have been kept that this process was told is not."""
        return self._doubtful > 0

    def doubt(self) -> None:
        """Note that the log may have more: whoever enters next looks."""
        self._unsure = True

    async def reach(self, version: int) -> None:
        """Catch up where a caller has seen more, at another process; the caller holds the lock."""
        if version > self.table.version:
            await self.catch_up()

    async def play(
        self,
        *turns: tuple[str, int | None, Doer],
        holder: str | None = None,
        key: str | None = None,
    ) -> None:
        """Roll or place, one or several times on end; the caller holds the lock."""
        table = self.table
        assert table.game is not None
        game, now = table.game.fork(), now_ms()
        entries: list[AnyEntry] = []
        steps: list[tuple[Step, ...]] = []
        own = 0
        for action, face, by in turns:
            seat = game.position.turn
            assert seat is not None
            if by == "player" and table.seats[seat].away:
                entries.append(Back(at=now, seat=seat))
                steps.append(())
            if by == "player":
                own = len(entries)
            steps.append(play(game, action, face))
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
            *entries, holder=holder, key=key, game=game, steps=steps, own=own, indexed=game.over
        )

    async def give_back(self, holder: str | None) -> None:
        """Give somebody's seats back who was away; the caller holds the lock."""
        if holder is None:
            return
        self.heard_of(holder)
        while back := [
            Back(at=now_ms(), seat=number)
            for number in self.table.held_by(holder)
            if self.table.seats[number].away and self.table.status == "playing"
        ]:
            with suppress(Stale):  # another process was quicker: look again
                await self.append(*back, indexed=False)

    def _index_after(self, logged: Sequence[Logged], game: Game | None) -> IndexRow:
        """Give the index row as it is once these entries have happened."""
        after, times, now = self.table.copy(), self._times.copy(), process_ms()
        for each in logged:
            after.apply(each, game)
            times.happen(each.entry, now)
        return index_row(after, self.origin, self._due_at(after, times))

    def _due_at(self, table: Table, times: TurnTimes) -> int | None:
        """Return the time of day at which a long turn is over."""
        due = deadline(table, times, self._loaded) if has_long_turns(table) else None
        return None if due is None else now_ms() + due - process_ms()

    def index_row(self) -> IndexRow:
        """Give the table as lists and codes know it."""
        return index_row(self.table, self.origin, self._due_at(self.table, self._times))

    # Telling.

    def _tell(self, logged: Sequence[Logged], caused: Sequence[Sequence[Step]]) -> None:
        """Send entries to every reader, each as that reader may see it."""
        cuts = []
        for each, steps in zip(logged, caused, strict=True):
            if isinstance(each.entry, Started):
                self._last_step = None
            cut = cut_entry(each, table_steps(each, steps), self._last_step)
            if steps:
                self._last_step = cut.steps[-1]
            cuts.append(cut)
        self._last = cuts
        if not self.attendance.readers:
            return
        told = Messages(cuts, self._now())
        open_purses = sees_all(self.table)
        plays = isinstance(logged[-1].entry, Played)
        table = self.table
        pieces: dict[int | str | None, bytes] = {}
        for reader in tuple(self.attendance.readers):
            # All who have nothing to do with the table see the same.
            seat = table.seat_of(reader.holder)
            who = seat if plays else reader.holder if table.knows(reader.holder) else None
            piece = pieces.get(who)
            if piece is None:
                piece = pieces[who] = (
                    told.seen(seat, open_purses=open_purses)
                    if plays
                    else self._with_table(told, reader.holder)
                )
            reader.tell(piece)

    def _with_table(self, told: Messages, holder: str | None) -> bytes:
        """Give messages of which the last one is no play: it comes with the whole table."""
        return told.seen(
            self.table.seat_of(holder),
            open_purses=sees_all(self.table),
            table=_ENCODER.encode(self.view(holder)),
        )

    def _now(self) -> CutNow:
        """Give how things stand, to be told to several."""
        return cut_now(self.table, self.time_left())

    def answer(self, version: int) -> bytes:
        """Give what an action caused, as the JSON of `Acted`: the same at whatever time."""
        cut = next((cut for cut in self._last if cut.logged.version == version), None)
        if cut is None:
            steps = [step for step in all_steps(self.table, version - 1) if step.version == version]
            cut = cut_entry(self.table.log[version - 1], steps)
        entry = cut.logged.entry
        assert isinstance(entry, Played)
        # What an end of the game reveals later is not part of this answer.
        open_purses = self.table.options.open_purses or isinstance(entry.events[-1], GameEnded)
        seen = [step.seen(entry.seat, open_purses=open_purses) for step in cut.steps]
        return b'{"version":%d,"steps":[%b]}' % (version, b",".join(seen))

    async def missed(self, holder: str | None, since: int) -> Iterator[bytes]:
        """Return everything after a version, which is not the last, as messages, in pieces."""
        *cuts, last = await self._kept.since(self.table, since)
        seat, open_purses = self.table.seat_of(holder), sees_all(self.table)
        stands = Messages([last], self._now())
        if isinstance(last.logged.entry, Played):
            end = stands.seen(seat, open_purses=open_purses)
        else:
            end = self._with_table(stands, holder)
        return chain(messages(cuts, seat, open_purses=open_purses), [end])

    def hear(self, spoken: TalkView) -> None:
        """Tell everybody here what was said."""
        self.talk = [*self.talk[-49:], spoken]
        self._tell_all("talk", _ENCODER.encode(spoken))

    def say(self, spoken: TalkView) -> None:
        """Tell everybody what was said."""
        self.hear(spoken)
        for observer in self._observers:
            observer.said(self, spoken)

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        online = tuple(sorted(self.attendance.online()))
        there = PresenceView(online, self.attendance.watchers())
        self._tell_all("presence", _ENCODER.encode(there))

    def _tell_all(self, event: str, data: bytes) -> None:
        piece = message(data, event=event)
        for reader in tuple(self.attendance.readers):
            reader.tell(piece)

    # Coming and going.

    def join(self, reader: Reader) -> None:
        """Add a reader."""
        self.attendance.readers.add(reader)
        self._change_readers(1)

    def leave(self, reader: Reader) -> None:
        """Take a reader away."""
        if reader not in self.attendance.readers:
            return
        self.attendance.readers.discard(reader)
        self.heard_of(reader.holder)
        self._change_readers(-1)

    def _change_readers(self, by: int) -> None:
        self.tell_presence()
        for observer in self._observers:
            observer.readers_changed(self, by)

    def hear_presence(self, process: str, presence: Presence) -> None:
        """Take notice of who reads the stream at another process."""
        self.attendance.hear_from(process, presence)
        self.tell_presence()

    def close(self, *, in_order: bool) -> None:
        """End all streams; `in_order` tells the readers to come back soon."""
        if in_order:
            self._tell_all("closing", b"{}")
        for reader in tuple(self.attendance.readers):
            reader.close()
