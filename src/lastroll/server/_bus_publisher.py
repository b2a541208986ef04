"""Publishes changes at the tables of this process on the bus."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from lastroll.server._bus import Bus, BusMessage
from lastroll.server._live_table import UNCONFIRMED_SECONDS, LiveTable
from lastroll.server._observer import Observer
from lastroll.server._refusals import StoreUnavailable
from lastroll.server._table_state import LogEntry
from lastroll.server._views import TalkView


class BusPublisher(Observer):
    """Publishes changes, readers and talk on the bus."""

    def __init__(self, bus: Bus) -> None:
        """Publish on `bus`."""
        self._bus = bus
        self._confirming: dict[LiveTable, asyncio.Task[None]] = {}
        self._closing = False

    def close(self) -> list[asyncio.Task[None]]:
        """Stop, and return the tasks that are about to end."""
        self._closing = True
        stopping = list(self._confirming.values())
        for task in stopping:
            task.cancel()
        return stopping

    def on_changed(self, live: LiveTable, entries: Sequence[LogEntry], *, remote: bool) -> None:
        """Publish that a table has changed."""
        if not remote:
            self._bus.publish(BusMessage(live.table.id))

    def on_readers_changed(self, live: LiveTable, by: int) -> None:
        """Publish the readers here."""
        if not self._bus.single_process:
            self._bus.publish(BusMessage(live.table.id, presence=live.attendance.here()))

    def on_talk(self, live: LiveTable, talk_view: TalkView) -> None:
        """Publish a message."""
        self._bus.publish(BusMessage(live.table.id, talk=talk_view))

    def on_append_unconfirmed(self, live: LiveTable) -> None:
        """Read the log again later: an append that was committed all the same must be published."""
        if not self._closing and live not in self._confirming:
            self._confirming[live] = asyncio.create_task(self._confirm_loop(live), name="doubt")

    async def _confirm_loop(self, live: LiveTable) -> None:
        try:
            while live.unconfirmed:
                await asyncio.sleep(UNCONFIRMED_SECONDS)
                with suppress(StoreUnavailable):
                    async with live.lock:
                        await live.refresh_if_behind()
        finally:
            self._confirming.pop(live, None)

    def drop(self, live: LiveTable) -> None:
        """Stop working for a table that left memory."""
        if confirming := self._confirming.get(live):
            confirming.cancel()

    def has_pending_work(self, live: LiveTable) -> bool:
        """Return whether a table will be checked again."""
        return live in self._confirming
