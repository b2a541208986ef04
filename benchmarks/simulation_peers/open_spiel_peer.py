"""OpenSpiel's dice games: random play in a Python loop, and its own random rollouts in C++."""

import importlib
import random
import time
from importlib.metadata import version
from typing import Any

from benchmarks.simulation_peers._worker import Play, work

GAMES = {
    "pig, 5 players": "pig(players=5)",
    "liar's dice": "liars_dice",
    "backgammon": "backgammon",
    "yacht": "yacht",
}
ROLLOUTS = 20


def play_once(game: Any, chance: random.Random) -> int:
    """Play one game at random; return the choices of players, not of dice."""
    state, choices = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            choices += 1
    return choices


def in_python(game: Any) -> Play:
    """Step through games from Python, as its examples do."""
    chance = random.Random(1)

    def play(seconds: float) -> tuple[float, float]:
        start, choices = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            choices += play_once(game, chance)
        return choices, time.perf_counter() - start

    return play


def in_cpp(pyspiel: Any, game: Any) -> Play:
    """Roll out whole games in C++; their length is known from games in Python.

    Rollouts cannot be asked for directly: a tree search of one node does nothing else.
    """
    chance = random.Random(2)
    counted: list[int] = []
    end = time.perf_counter() + 0.5
    while time.perf_counter() < end or len(counted) < 3:
        counted.append(play_once(game, chance))
    length = sum(counted) / len(counted)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 3)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 4, False)

    def play(seconds: float) -> tuple[float, float]:
        start, games = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            search.step(state)
            games += ROLLOUTS
        return games * length, time.perf_counter() - start

    return play


def main() -> None:
    """Load the games and play them."""
    pyspiel = importlib.import_module("pyspiel")
    plays: dict[str, Play] = {}
    for name, text in GAMES.items():
        game = pyspiel.load_game(text)
        plays[f"{name}, C++"] = in_cpp(pyspiel, game)
        plays[f"{name}, Python loop"] = in_python(game)
    work(version("open_spiel"), plays)


if __name__ == "__main__":
    main()
