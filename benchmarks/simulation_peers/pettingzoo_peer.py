"""PettingZoo has no dice game: its smallest board game and a card game, played at random."""

import importlib
import random
import time
from importlib.metadata import version

from benchmarks.simulation_peers._worker import Play, work

GAMES = {"tic-tac-toe": "tictactoe_v3", "leduc hold'em": "leduc_holdem_v4"}


def play_of(module: str) -> Play:
    """Play by its loop over agents, without the wrappers that only check."""
    env = importlib.import_module(f"pettingzoo.classic.{module}").raw_env()
    chance = random.Random(1)

    def play(seconds: float) -> tuple[float, float]:
        start, choices = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            env.reset(seed=choices)
            for _ in env.agent_iter():
                observation, _, termination, truncation, info = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                mask = observation.get("action_mask", info.get("action_mask"))
                env.step(chance.choice(mask.nonzero()[0].tolist()))
                choices += 1
        return choices, time.perf_counter() - start

    return play


def main() -> None:
    """Play what there is."""
    work(version("pettingzoo"), {name: play_of(module) for name, module in GAMES.items()})


if __name__ == "__main__":
    main()
