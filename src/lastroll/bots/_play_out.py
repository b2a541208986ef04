"""Playing a game to its end with a bot on each seat, with observers."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from lastroll.bots._protocol import Bot
from lastroll.game import Game
from lastroll.rules import Position


class ChoiceObserver(Protocol):
    """Observes a game that is played out."""

    def __call__(self, position: Position, face: int, seconds: float, /) -> None:
        """Receive a choice: its position, the face, and the seconds it took."""


def play_out(game: Game, bots: Sequence[Bot], observers: Iterable[ChoiceObserver] = ()) -> Game:
    """Play a game to its end and return it; observers are called with each choice.

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
