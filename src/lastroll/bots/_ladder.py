"""The bots there are, from weakest to strongest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lastroll.bots._program import BOT_SECONDS, ProgramBot, split_command
from lastroll.bots._protocol import Bot
from lastroll.bots._simple import FrugalBot, GreedyBot, RandomBot
from lastroll.rules import LastRollError, Rules

PROGRAM_PREFIX = "cmd:"


def _all_rules(rules: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's place on the ladder; its summary is the text `bot-<name>` of the locales."""

    name: str
    level: int
    make: Callable[[], Bot]
    plays: Callable[[Rules], bool] = _all_rules
    """Whether it plays by these rules at all."""
    fast: bool = True
    """Whether it answers at once: a service may let hundreds of them play."""


LADDER: tuple[Rung, ...] = (
    Rung("random", 1, RandomBot),
    Rung("frugal", 2, FrugalBot),
    Rung("greedy", 3, GreedyBot),
)


class UnknownBot(LastRollError):
    """A name that no bot has."""


def bot_maker(name: str, seconds: float = BOT_SECONDS) -> Callable[[], Bot]:
    """Give what makes the bot `name`, or the program behind `cmd:PROGRAM ARGS`."""
    if name.startswith(PROGRAM_PREFIX):
        command = name.removeprefix(PROGRAM_PREFIX)
        split_command(command)
        return lambda: ProgramBot(command, seconds)
    for rung in LADDER:
        if rung.name == name:
            return rung.make
    raise UnknownBot(
        "bot-unknown",
        "there is no bot {name!r}; there are {names} and cmd:PROGRAM",
        name=name[:60],
        names=", ".join(rung.name for rung in LADDER),
    )


def make_bot(name: str) -> Bot:
    """Make a bot by its name.

    >>> from lastroll.game import Game, Seeded
    >>> from lastroll.rules import Rules
    >>> game = Game(Rules(players=2), Seeded(7))
    >>> _ = game.roll()
    >>> make_bot("frugal").choose(game.position, game.coin)
    2
    """
    return bot_maker(name)()
