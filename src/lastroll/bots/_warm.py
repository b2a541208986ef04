"""Compiling ahead: so that nobody waits for a bot's first choice on a new machine."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

_PATIENCE: Final = 300.0
"""Seconds after which whoever began to compile is taken to have given up."""
_WORDS: Final = "from lastroll.bots import warm_up; warm_up()"


def warm_up() -> None:
    """Let the quick bots of the ladder play some games; what that compiles is kept on disk."""
    from lastroll.bots._ladder import LADDER
    from lastroll.game import Game, Seeded
    from lastroll.rules import Rules

    if hasattr(os, "nice"):
        os.nice(10)
    # To the end of a game, since ends are solved: by other kernels for two, and with neutral dice.
    for rules in (Rules(players=2), Rules(players=2, neutral=True), Rules(players=3)):
        game, bots = Game(rules, Seeded(1)), [rung.make() for rung in LADDER if rung.fast]
        while not game.over:
            game.roll()
            for bot in bots:
                face = bot.choose(game.position, game.coin)
            game.place(face)
    with suppress(OSError):
        _mark().unlink()


def warm_up_aside() -> bool:
    """Have another process do that if it was not done before; say whether one was started.

    It is a convenience: where it cannot be, bots compile when they first choose.
    """
    if _is_warm() or not _take_turn():
        return False
    with suppress(OSError):
        subprocess.Popen(
            [sys.executable, "-c", _WORDS],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return True
    return False


def _is_warm() -> bool:
    """Whether kernels of the evaluator lie on disk, beside it; nothing is imported for that."""
    spec = find_spec("lastroll.evaluator")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return any(
        any(Path(folder, "__pycache__").glob("_kernels.judge-*.nbi"))
        and any(Path(folder, "__pycache__").glob("_counting.count_rows-*.nbi"))
        for folder in spec.submodule_search_locations
    )


def _mark() -> Path:
    who = os.getuid() if hasattr(os, "getuid") else 0
    return Path(tempfile.gettempdir(), f"lastroll-compiles-{who}")


def _take_turn() -> bool:
    """Whether nobody else is at it."""
    mark = _mark()
    with suppress(OSError):
        if time.time() - mark.stat().st_mtime > _PATIENCE:
            mark.unlink()
    try:
        mark.touch(exist_ok=False)
    except OSError:
        return False
    return True
