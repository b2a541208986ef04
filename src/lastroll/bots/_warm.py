"""Compilation of the bots' kernels ahead of the first choice on a new machine."""

from __future__ import annotations

import os
from typing import Final

from lastroll.compiling import mark_warm, start_warming

_PROGRAM: Final = "from lastroll.bots import warm_up; warm_up()"


def warm_up() -> None:
    """Play some games with the fast bots of the ladder; the compiled kernels are cached on disk."""
    from lastroll.bots._ladder import LADDER
    from lastroll.game import Game, Seeded
    from lastroll.rules import Rules

    if hasattr(os, "nice"):
        os.nice(10)
    # to the end of a game, since ends are solved: with other kernels for two, and with neutral dice
    for rules in (Rules(players=2), Rules(players=2, neutral=True), Rules(players=3)):
        game, bots = Game(rules, Seeded(1)), [rung.make() for rung in LADDER if rung.fast]
        while not game.over:
            game.roll()
            for bot in bots:
                face = bot.choose(game.position, game.coin)
            game.place(face)
    mark_warm()


def warm_up_in_background() -> bool:
    """Warm up in another process unless done before; return whether one was started."""
    return start_warming(_PROGRAM)
