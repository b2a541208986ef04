"""The bots that may enter a tournament: the ladder, programs, and prior bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lastroll.bots import (
    BOT_SECONDS,
    LADDER,
    PRIOR_BOTS,
    PROGRAM_PREFIX,
    Bot,
    BotFault,
    ProgramBot,
    bot_maker,
    is_program,
)


def entrant_names() -> tuple[str, ...]:
    """Return the names of all bots that are not programs."""
    return (*(rung.name for rung in LADDER), *PRIOR_BOTS)


def entrant_maker(name: str, seconds: float = BOT_SECONDS) -> Callable[[], Bot]:
    """Return a maker of a bot of the ladder, a prior bot, or the program behind `cmd:PROGRAM ARGS`.

    >>> type(entrant_maker("prior-table")()).__name__
    'PriorBot'
    """
    return PRIOR_BOTS[name] if name in PRIOR_BOTS else bot_maker(name, seconds)


def check_programs(bots: Iterable[str], seconds: float = BOT_SECONDS) -> None:
    """Start each program among the bots once; raise `BotFault` if it does not say hello."""
    for name in dict.fromkeys(bots):
        if is_program(name):
            bot = ProgramBot(name.removeprefix(PROGRAM_PREFIX), seconds)
            try:
                bot.start()
            except BotFault as fault:
                raise fault.at(name) from None
            finally:
                bot.close()


def is_fast(name: str) -> bool:
    """Return whether a bot is known to be fast; the speed of programs is unknown."""
    return name in PRIOR_BOTS or any(rung.name == name and rung.fast for rung in LADDER)
