"""Games kept on this machine, found by what somebody calls them."""

from pathlib import Path

from lastroll.rules import LastRollError
from lastroll.terminal import GameStore, StoredGame


def find_game(store: GameStore, game_id: str) -> StoredGame:
    """Give a kept game by its id; where its file cannot be read, say why."""
    kept, faults = store.games()
    for game in kept:
        if game.id == game_id:
            return game
    for fault in faults:
        if fault.where and Path(fault.where[0]).stem == game_id:
            raise fault
    raise LastRollError("game-missing", "there is no game {id!r}", id=game_id[:60])


def finished_game(store: GameStore, game_id: str) -> StoredGame:
    """Give a finished game by its id.

    The record of an unfinished one holds the pile and the secret, which nobody may see while it is
    played.
    """
    game = find_game(store, game_id)
    if not game.finished:
        raise LastRollError("game-unfinished", "the game {id} is not finished yet", id=game_id)
    return game


def last_game(store: GameStore) -> StoredGame:
    """Give the game that was finished last."""
    kept, faults = store.games()
    for game in kept:
        if game.finished:
            return game
    for fault in faults:
        raise fault
    raise LastRollError(
        "file-not-named",
        "there is no finished game here yet: name a file, or - for standard input",
    )
