"""An observer of tables that counts for Prometheus."""

from __future__ import annotations

from collections.abc import Sequence

from lastroll.server._entries import Played
from lastroll.server._live_table import LiveTable
from lastroll.server._metrics import ACTIONS_BY, GAMES_ENDED, READERS
from lastroll.server._observer import Observer
from lastroll.server._table_state import LogEntry


class TableMetrics(Observer):
    """Counts the actions, games and readers of this process."""

    def on_changed(self, live: LiveTable, entries: Sequence[LogEntry], *, remote: bool) -> None:
        """Count actions, and a game that they ended."""
        played = [each.entry for each in entries if isinstance(each.entry, Played)]
        if remote or not played:
            return
        for entry in played:
            ACTIONS_BY[entry.by].inc()
        if live.table.status == "finished":
            GAMES_ENDED.inc()

    def on_readers_changed(self, live: LiveTable, by: int) -> None:
        """Count readers."""
        READERS.inc(by)
