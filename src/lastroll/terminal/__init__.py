"""The game in the terminal: a screen for most people, lines for pipes and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastroll.terminal._files import write_atomically
from lastroll.terminal._game_store import GameStore, SeatData, StoredGame
from lastroll.terminal._history import BotRecord, History, history_of
from lastroll.terminal._local_game import LocalGame, new_game, resume_game
from lastroll.terminal._options import PlayOptions, seat_players
from lastroll.terminal._plain import play_plain

if TYPE_CHECKING:
    from lastroll.locales import Texts

__all__ = [
    "BotRecord",
    "GameStore",
    "History",
    "LocalGame",
    "PlayOptions",
    "SeatData",
    "StoredGame",
    "history_of",
    "new_game",
    "play_plain",
    "play_screen",
    "resume_game",
    "seat_players",
    "write_atomically",
]


def play_screen(
    options: PlayOptions | None, store: GameStore, t: Texts, local_game: LocalGame | None = None
) -> int:
    """Play on the whole screen until the player leaves; return the exit status."""
    from lastroll.terminal._app import run_app  # Textual loads slowly: only playing needs it

    return run_app(options, store, t, local_game)
