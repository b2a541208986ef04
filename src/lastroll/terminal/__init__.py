"""The game in the terminal: a screen for most people, lines for pipes and screen readers."""

from lastroll.terminal._options import SPEEDS, PlayOptions, bot_name, seat_players
from lastroll.terminal._players import NEUTRAL_SYMBOL, SYMBOLS, symbol
from lastroll.terminal._store import Kept, Save, SeatData, Store, data_folder
from lastroll.terminal._story import Story
from lastroll.terminal._table import Table, new_table, resume_table

__all__ = [
    "NEUTRAL_SYMBOL",
    "SPEEDS",
    "SYMBOLS",
    "Kept",
    "PlayOptions",
    "Save",
    "SeatData",
    "Store",
    "Story",
    "Table",
    "bot_name",
    "data_folder",
    "new_table",
    "resume_table",
    "seat_players",
    "symbol",
]
