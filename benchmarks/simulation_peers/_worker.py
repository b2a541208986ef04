"""A peer at work: asked for seconds on standard input, it plays and answers with what it did.

Runs in the peer's own environment, so it knows nothing but the standard library. The first line
that it prints names the peer's version and its games.
"""

import json
import sys
from collections.abc import Callable, Mapping

Play = Callable[[float], tuple[float, float]]
"""Play at random for some seconds; return the choices made and the seconds it took."""


def work(version: str, games: Mapping[str, Play]) -> None:
    """Answer requests until the input ends: a line `GAME SECONDS`, a line with two numbers."""
    _report({"version": version, "games": list(games)})
    for line in sys.stdin:
        name, _, seconds = line.rpartition(" ")
        choices, took = games[name](float(seconds))
        _report({"choices": choices, "seconds": took})


def _report(answer: object) -> None:
    print(json.dumps(answer), flush=True)
