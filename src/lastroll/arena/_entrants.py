"""Who may enter a tournament: the ladder, programs, and the bots that were there before."""

from __future__ import annotations

from collections.abc import Callable

from lastroll.bots import BOT_SECONDS, LADDER, PRIOR, Bot, bot_maker


def entrant_names() -> tuple[str, ...]:
    """Give the names of all bots that are no programs."""
    return (*(rung.name for rung in LADDER), *PRIOR)


def entrant_maker(name: str, seconds: float = BOT_SECONDS) -> Callable[[], Bot]:
    """Give what makes a bot of the ladder, a prior one, or the program behind `cmd:PROGRAM ARGS`.

    >>> type(entrant_maker("prior-table")()).__name__
    'PriorBot'
    """
    return PRIOR[name] if name in PRIOR else bot_maker(name, seconds)


def answers_at_once(name: str) -> bool:
    """Say whether a bot is known to be quick; nothing is known of programs."""
    return name in PRIOR or any(rung.name == name and rung.fast for rung in LADDER)
