"""Finds games in the store by what a user typed."""

from pathlib import Path

from lastroll.rules import LastRollError
from lastroll.terminal import GameStore, StoredGame


def find_game(store: GameStore, game_id: str) -> StoredGame:
    """Return a stored game by its id; raise the error of its file if that cannot be read."""
    stored, faults = store.games()
    for game in stored:
        if game.id == game_id:
            return game
    for fault in faults:
        if fault.where and Path(fault.where[0]).stem == game_id:
            raise fault
    raise LastRollError("game-missing", "there is no game {id!r}", id=game_id[:60])


def finished_game(store: GameStore, game_id: str) -> StoredGame:
    """Return a finished game by its id.

    Raise an error for an unfinished one: its record holds the pile and the secret, which must stay
    hidden while it is played.
    """
    game = find_game(store, game_id)
    if not game.finished:
        raise LastRollError("game-unfinished", "the game {id} is not finished yet", id=game_id)
    return game


def last_game(store: GameStore) -> StoredGame:
    """Return the game that was finished last."""
    stored, faults = store.games()
    for game in stored:
        if game.finished:
            return game
    for fault in faults:
        raise fault
    raise LastRollError(
        "file-not-named",
        "there is no finished game here yet: name a file, or - for standard input",
    )
