"""Tells other processes what happens at the tables of this one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from lastroll.server._bus import Bus, News
from lastroll.server._live import DOUBT, LiveTable
from lastroll.server._observer import Observer
from lastroll.server._refusals import StoreTrouble
from lastroll.server._table import Logged
from lastroll.server._views import TalkView


class Announcer(Observer):
    """Publishes moves, readers and talk on the bus."""

    def __init__(self, bus: Bus) -> None:
        """Tell the processes that listen to a bus."""
        self._bus = bus
        self._doubts: dict[LiveTable, asyncio.Task[None]] = {}
        self._closing = False

    def close(self) -> list[asyncio.Task[None]]:
        """Stop, and return the tasks that are about to end."""
        self._closing = True
        ending = list(self._doubts.values())
        for task in ending:
            task.cancel()
        return ending

    def moved(self, live: LiveTable, entries: Sequence[Logged], *, elsewhere: bool) -> None:
        """Publish that a table has moved on."""
        if not elsewhere:
            self._bus.publish(News(live.table.id))

    def readers_changed(self, live: LiveTable, by: int) -> None:
        """Publish who reads a table here."""
        if not self._bus.alone:
            self._bus.publish(News(live.table.id, presence=live.attendance.here()))

    def said(self, live: LiveTable, spoken: TalkView) -> None:
        """Publish what was said."""
        self._bus.publish(News(live.table.id, talk=spoken))

    def troubled(self, live: LiveTable) -> None:
        """Look again when the trouble is over: others must hear of what was kept all the same."""
        if not self._closing and live not in self._doubts:
            self._doubts[live] = asyncio.create_task(self._settle(live), name="doubt")

    async def _settle(self, live: LiveTable) -> None:
        try:
            while live.doubtful:
                await asyncio.sleep(DOUBT)
                with suppress(StoreTrouble):
                    async with live.lock:
                        await live.enter()
        finally:
            self._doubts.pop(live, None)

    def forget(self, live: LiveTable) -> None:
        """Do nothing more for a table that another object stands for."""
        if doubt := self._doubts.get(live):
            doubt.cancel()

    def has_plans(self, live: LiveTable) -> bool:
        """Return whether a table will be looked at again."""
        return live in self._doubts
