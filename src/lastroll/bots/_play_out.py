"""Playing a game to its end with a bot on each seat, and watching it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from lastroll.bots._protocol import Bot
from lastroll.game import Game
from lastroll.rules import Position


class Observer(Protocol):
    """Watches a game that is played out."""

    def __call__(self, position: Position, face: int, seconds: float, /) -> None:
        """Hear of a choice: the position it was made in, the face, and how long it took."""


def play_out(game: Game, bots: Sequence[Bot], observers: Iterable[Observer] = ()) -> Game:
    """Play a game from where it stands to its end and return it; observers hear of each choice.

    >>> from lastroll.bots import make_bot
    >>> from lastroll.game import Seeded
    >>> from lastroll.rules import Rules
    >>> game = Game(Rules(players=2), Seeded(7))
    >>> play_out(game, [make_bot("greedy"), make_bot("random")]).winners
    (0,)
    """
    observers = tuple(observers)
    while (seat := game.position.turn) is not None:
        if game.position.rolled is None:
            game.roll()
        position = game.position
        begun = time.perf_counter()
        face = bots[seat].choose(position, game.coin)
        seconds = time.perf_counter() - begun
        game.place(face)
        for observer in observers:
            observer(position, face, seconds)
    return game
