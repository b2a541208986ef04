"""PyPI `lasvegas`: the same game, five players, its own random players."""

import importlib
import time
from importlib.metadata import version

from benchmarks.simulation_peers._worker import work

PLAYERS = 5
COUNTED = 40


def mean_choices() -> float:
    """Count the choices of some games, apart from the measured ones: counting takes time."""
    peer = importlib.import_module("lasvegas")
    game = peer.Game([], num_players=PLAYERS)
    play, made = game.env.play, 0

    def counted(*arguments: object, **named: object) -> object:
        nonlocal made
        made += 1
        return play(*arguments, **named)

    game.env.play = counted
    for _ in range(COUNTED):
        game.run()
    return made / COUNTED


def main() -> None:
    """Play whole games."""
    peer = importlib.import_module("lasvegas")
    game = peer.Game([], num_players=PLAYERS)
    choices = mean_choices()

    def play(seconds: float) -> tuple[float, float]:
        start, games = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            game.run()
            games += 1
        return games * choices, time.perf_counter() - start

    work(version("lasvegas"), {"Las Vegas, 5 players": play})


if __name__ == "__main__":
    main()
