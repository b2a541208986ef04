"""The observers of a table in its process: turn driver, bus, metrics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastroll.server._live_table import LiveTable
    from lastroll.server._table_state import LogEntry
    from lastroll.server._views import TalkView


class Observer:
    """Is notified of changes at tables. An observer overrides the methods it needs."""

    def on_changed(self, live: LiveTable, entries: Sequence[LogEntry], *, remote: bool) -> None:
        """Handle entries that this process or another one (`remote`) appended."""

    def on_append_unconfirmed(self, live: LiveTable) -> None:
        """Handle a failed append that may have been committed all the same."""

    def on_readers_changed(self, live: LiveTable, by: int) -> None:
        """Handle a new reader (1) or a lost one (-1) here."""

    def on_talk(self, live: LiveTable, talk_view: TalkView) -> None:
        """Handle a message posted here."""
