"""Tells other processes what happens at the tables of this one."""

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
    """Publishes moves, readers and talk on the bus."""

    def __init__(self, bus: Bus) -> None:
        """Tell the processes that listen to a bus."""
        self._bus = bus
        self._confirming: dict[LiveTable, asyncio.Task[None]] = {}
        self._closing = False

    def close(self) -> list[asyncio.Task[None]]:
        """Stop, and return the tasks that are about to end."""
        self._closing = True
        ending = list(self._confirming.values())
        for task in ending:
            task.cancel()
        return ending

    def on_changed(self, live: LiveTable, entries: Sequence[LogEntry], *, remote: bool) -> None:
        """Publish that a table has moved on."""
        if not remote:
            self._bus.publish(BusMessage(live.table.id))

    def on_readers_changed(self, live: LiveTable, by: int) -> None:
        """Publish who reads a table here."""
        if not self._bus.single_process:
            self._bus.publish(BusMessage(live.table.id, presence=live.attendance.here()))

    def on_talk(self, live: LiveTable, spoken: TalkView) -> None:
        """Publish what was said."""
        self._bus.publish(BusMessage(live.table.id, talk=spoken))

    def on_append_unconfirmed(self, live: LiveTable) -> None:
        """Look again when the trouble is over: others must hear of what was kept all the same."""
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
        """Do nothing more for a table that another object stands for."""
        if confirming := self._confirming.get(live):
            confirming.cancel()

    def has_pending_work(self, live: LiveTable) -> bool:
        """Return whether a table will be looked at again."""
        return live in self._confirming
