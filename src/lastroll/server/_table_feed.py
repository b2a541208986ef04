"""A live table as clients see it: views, and messages to its readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

import msgspec

from lastroll.game import GameEnded, Step
from lastroll.server._clock import now_ms, process_ms
from lastroll.server._encoded_log import EncodedLog, messages, steps_json
from lastroll.server._entries import Played, Started
from lastroll.server._message_templates import (
    EntryTemplate,
    Messages,
    NowTemplate,
    StepTemplate,
    entry_template,
    now_template,
)
from lastroll.server._presence import Attendance
from lastroll.server._readers import sse_message
from lastroll.server._table_state import LogEntry, TableState
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
_TALK_SHOWN: Final = 50
"""Messages of a table that are shown."""


class TableFeed:
    """Shows a table and sends messages to its readers, to each as its seat may see them."""

    def __init__(
        self,
        table: TableState,
        attendance: Attendance,
        deadline: Callable[[], int | None],
    ) -> None:
        """Send to the readers in `attendance`; `deadline` is the process time of the turn's end."""
        self.talk: list[TalkView] = []
        self._table = table
        self._attendance = attendance
        self._deadline = deadline
        self._encoded_log = EncodedLog()
        self._last_templates: list[EntryTemplate] = []
        self._last_step_template: StepTemplate | None = None

    # Messages to all readers.

    def send_entries(self, logged: Sequence[LogEntry], caused: Sequence[Sequence[Step]]) -> None:
        """Send entries of the log, each with the steps of the game that it caused."""
        templates = []
        for each, steps in zip(logged, caused, strict=True):
            if isinstance(each.entry, Started):
                self._last_step_template = None
            template = entry_template(each, table_steps(each, steps), self._last_step_template)
            if steps:
                self._last_step_template = template.steps[-1]
            templates.append(template)
        self._last_templates = templates
        if not self._attendance.readers:
            return
        messages_of_entries = Messages(templates, self._now_template())
        open_purses = purses_open(self._table)
        plays = isinstance(logged[-1].entry, Played)
        table = self._table
        rendered_by_viewer: dict[int | str | None, bytes] = {}
        for reader in tuple(self._attendance.readers):
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

    def send_talk(self, talk_view: TalkView) -> None:
        """Send a message between players, and keep it for later readers."""
        self.talk = [*self.talk[-_TALK_SHOWN + 1 :], talk_view]
        self._send_event("talk", _ENCODER.encode(talk_view))

    def send_presence(self) -> None:
        """Send who reads the stream now."""
        online = tuple(sorted(self._attendance.online()))
        presence = PresenceView(online, self._attendance.watchers())
        self._send_event("presence", _ENCODER.encode(presence))

    def close_streams(self, *, graceful: bool) -> None:
        """End all streams; `graceful` asks the readers to reconnect soon."""
        if graceful:
            self._send_event("closing", b"{}")
        for reader in tuple(self._attendance.readers):
            reader.close()

    def _send_event(self, event: str, data: bytes) -> None:
        chunk = sse_message(data, event=event)
        for reader in tuple(self._attendance.readers):
            reader.push(chunk)

    # Views and messages on request. Call with the table's lock held.

    def time_left(self) -> int | None:
        """Return the milliseconds left for this turn; None without a clock."""
        due = self._deadline()
        return None if due is None else max(0, due - process_ms())

    def view(self, holder: str | None) -> TableView:
        """Return the table as the client may see it."""
        live_state = LiveState(
            online=self._attendance.online(),
            watchers=self._attendance.watchers(),
            talk=tuple(self.talk[-_TALK_SHOWN:]),
            now=now_ms(),
            deadline=self.time_left(),
        )
        return table_view(self._table, holder, live_state)

    def action_response(self, version: int) -> bytes:
        """Return the steps of an action as the JSON of `StepsResponse`, the same at any time."""
        template = next(
            (template for template in self._last_templates if template.logged.version == version),
            None,
        )
        if template is None:
            steps = [
                step for step in game_steps(self._table, version - 1) if step.version == version
            ]
            template = entry_template(self._table.log[version - 1], steps)
        entry = template.logged.entry
        assert isinstance(entry, Played)
        # Purses that were opened later, at the end of the game, are not part of this response.
        open_purses = self._table.options.open_purses or isinstance(entry.events[-1], GameEnded)
        rendered = [step.render(entry.seat, open_purses=open_purses) for step in template.steps]
        return b'{"version":%d,"steps":[%b]}' % (version, b",".join(rendered))

    async def steps(self, holder: str | None) -> Iterator[bytes]:
        """Return chunks of the game so far as JSON, as the client may see it."""
        templates = await self._encoded_log.since(self._table, 0)
        seat, open_purses = self._table.seat_of(holder), purses_open(self._table)
        return steps_json(templates, seat, open_purses=open_purses)

    async def messages_since(self, holder: str | None, since: int) -> Iterator[bytes]:
        """Return chunks of all messages after a version before the last one."""
        *templates, last = await self._encoded_log.since(self._table, since)
        seat, open_purses = self._table.seat_of(holder), purses_open(self._table)
        last_message = Messages([last], self._now_template())
        if isinstance(last.logged.entry, Played):
            end = last_message.render(seat, open_purses=open_purses)
        else:
            end = self._messages_with_table(last_message, holder)
        return chain(messages(templates, seat, open_purses=open_purses), [end])

    def _messages_with_table(self, messages_of_entries: Messages, holder: str | None) -> bytes:
        """Render messages whose last entry is not an action: the whole table goes with it."""
        return messages_of_entries.render(
            self._table.seat_of(holder),
            open_purses=purses_open(self._table),
            table=_ENCODER.encode(self.view(holder)),
        )

    def _now_template(self) -> NowTemplate:
        """Return the template of the present state."""
        return now_template(self._table, self.time_left())
