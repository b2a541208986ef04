"""The game in the terminal: a screen for most people, lines for pipes and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastroll.terminal._files import write_whole
from lastroll.terminal._options import PlayOptions, seat_players
from lastroll.terminal._plain import play_plain
from lastroll.terminal._store import Kept, SeatData, Store
from lastroll.terminal._table import Table, new_table, resume_table

if TYPE_CHECKING:
    from lastroll.locales import Texts

__all__ = [
    "Kept",
    "PlayOptions",
    "SeatData",
    "Store",
    "Table",
    "new_table",
    "play_plain",
    "play_screen",
    "resume_table",
    "seat_players",
    "write_whole",
]


def play_screen(
    options: PlayOptions | None, store: Store, t: Texts, table: Table | None = None
) -> int:
    """Play on the whole screen until the player leaves; give the exit status."""
    from lastroll.terminal._app import run_app  # Textual takes its time: only who plays waits

    return run_app(options, store, t, table)
