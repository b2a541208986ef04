"""Counts what happens at tables, for Prometheus."""

from __future__ import annotations

from collections.abc import Sequence

from lastroll.server._entries import Played
from lastroll.server._live import LiveTable
from lastroll.server._metrics import ACTIONS_BY, GAMES_ENDED, READERS
from lastroll.server._observer import Observer
from lastroll.server._table import Logged


class Figures(Observer):
    """Counts the actions and games of this process, and its readers."""

    def moved(self, live: LiveTable, entries: Sequence[Logged], *, elsewhere: bool) -> None:
        """Count actions, and a game that they ended."""
        played = [each.entry for each in entries if isinstance(each.entry, Played)]
        if elsewhere or not played:
            return
        for entry in played:
            ACTIONS_BY[entry.by].inc()
        if live.table.status == "finished":
            GAMES_ENDED.inc()

    def readers_changed(self, live: LiveTable, by: int) -> None:
        """Count readers."""
        READERS.inc(by)
