"""What a table tells others in its process: those who play for bots, other processes, figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastroll.server._live_table import LiveTable
    from lastroll.server._table_state import LogEntry
    from lastroll.server._views import TalkView


class Observer:
    """Is told what happens at tables. An observer defines the methods it needs."""

    def on_changed(self, live: LiveTable, entries: Sequence[LogEntry], *, remote: bool) -> None:
        """Take notice that entries have happened, by this process or by another one."""

    def on_append_unconfirmed(self, live: LiveTable) -> None:
        """Take notice that something may be kept although the database refused it."""

    def on_readers_changed(self, live: LiveTable, by: int) -> None:
        """Take notice that there are more readers here (1), or fewer (-1)."""

    def on_talk(self, live: LiveTable, spoken: TalkView) -> None:
        """Take notice of what was said here."""
