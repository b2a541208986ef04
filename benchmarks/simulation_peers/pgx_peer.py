"""pgx's dice game, backgammon, on JAX: many games at once, random legal actions, all compiled."""

import importlib
import time
from importlib.metadata import version
from typing import Any

from benchmarks.simulation_peers._worker import Play, work

BATCHES = (64, 1024)
STEPS = 20


def batch_of(size: int) -> Play:
    """Compile `STEPS` steps of these games; a game that is over begins again."""
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    wrappers: Any = importlib.import_module("pgx.experimental.wrappers")
    game = pgx.make("backgammon")
    step = jax.vmap(wrappers.auto_reset(game.step, game.init))

    def turn(_: object, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carried
        key, for_choice, for_dice = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(for_choice, odds, axis=-1)
        return step(state, action, jax.random.split(for_dice, size)), key

    turns = jax.jit(lambda carried: jax.lax.fori_loop(0, STEPS, turn, carried))
    key = jax.random.PRNGKey(1)
    state = jax.vmap(game.init)(jax.random.split(key, size))
    carried = jax.block_until_ready(turns((state, key)))

    def play(seconds: float) -> tuple[float, float]:
        nonlocal carried
        start, choices = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            carried = jax.block_until_ready(turns(carried))
            choices += STEPS * size
        return choices, time.perf_counter() - start

    return play


def main() -> None:
    """Compile and play."""
    plays = {f"backgammon, {size:,} at once": batch_of(size) for size in BATCHES}
    work(version("pgx"), plays)


if __name__ == "__main__":
    main()
