"""The bots by name, from weakest to strongest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lastroll.bots._evaluator_bots import CounterBot, ExpertBot, PlannerBot
from lastroll.bots._program import BOT_SECONDS, ProgramBot, split_command
from lastroll.bots._protocol import Bot
from lastroll.bots._simple import FrugalBot, GreedyBot, RandomBot
from lastroll.bots._solver_bots import ChampionBot, PerfectBot
from lastroll.rules import LastRollError, Rules
from lastroll.values import is_solvable_game

PROGRAM_PREFIX = "cmd:"


def _all_rules(rules: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's place on the ladder; its summary is the text `bot-<name>` of the locales."""

    name: str
    level: int
    make: Callable[[], Bot]
    supports: Callable[[Rules], bool] = _all_rules
    """Whether the bot supports these rules."""
    fast: bool = True
    """Whether it is fast: a service may run hundreds of them."""
    with_limit: Callable[[float], Bot] | None = None
    """Maker of the bot with a time limit in seconds per choice; None if it has no limit."""


# Standard deviation in dollars of the noise of each level, by the number of players; tuned so that
# each level is a step.
_NOVICE_NOISE: Final = {2: 28_500, 3: 33_300, 4: 25_000, 5: 20_000}
_REGULAR_NOISE: Final = {2: 16_500, 3: 19_300, 4: 14_500, 5: 11_600}
_EXPERT_NOISE: Final = 4_000
"""Noise where the net plays almost perfectly; without it the top three rungs would be equal."""


def _novice_noise(rules: Rules) -> float:
    return _NOVICE_NOISE[rules.players]


def _regular_noise(rules: Rules) -> float:
    return _REGULAR_NOISE[rules.players]


def _expert_noise(rules: Rules) -> float:
    return _EXPERT_NOISE if is_solvable_game(rules) else 0


LADDER: tuple[Rung, ...] = (
    Rung("random", 1, RandomBot),
    Rung("frugal", 2, FrugalBot),
    Rung("novice", 3, lambda: ExpertBot(noise=_novice_noise)),
    Rung("greedy", 4, GreedyBot),
    Rung("regular", 5, lambda: ExpertBot(noise=_regular_noise)),
    Rung("counter", 6, CounterBot),
    Rung("planner", 7, PlannerBot),
    Rung("expert", 8, lambda: ExpertBot(noise=_expert_noise)),
    Rung("champion", 9, ChampionBot, fast=False, with_limit=ChampionBot),
    Rung("perfect", 10, PerfectBot, is_solvable_game, fast=False),
)


class UnknownBot(LastRollError):
    """No bot has this name."""


def is_program(name: str | None) -> bool:
    """Return whether a name is that of a program; None is a person.

    >>> is_program("cmd:python3 few.py"), is_program("greedy"), is_program(None)
    (True, False, False)
    """
    return name is not None and name.startswith(PROGRAM_PREFIX)


def bot_maker(name: str, seconds: float = BOT_SECONDS) -> Callable[[], Bot]:
    """Return a maker of the bot `name`, or of the program behind `cmd:PROGRAM ARGS`.

    `seconds` limits the time of a program, and of a bot with a limit, per choice.
    """
    if is_program(name):
        command = name.removeprefix(PROGRAM_PREFIX)
        split_command(command)
        return lambda: ProgramBot(command, seconds)
    for rung in LADDER:
        if rung.name == name:
            with_limit = rung.with_limit
            if with_limit is None or seconds >= BOT_SECONDS:
                return rung.make
            return lambda: with_limit(seconds)
    raise UnknownBot(
        "bot-unknown",
        "there is no bot {name!r}; there are {names} and cmd:PROGRAM",
        name=name[:60],
        names=", ".join(rung.name for rung in LADDER),
    )


def make_bot(name: str) -> Bot:
    """Return a bot by its name.

    >>> from lastroll.game import Game, Seeded
    >>> from lastroll.rules import Rules
    >>> game = Game(Rules(players=2), Seeded(7))
    >>> _ = game.roll()
    >>> make_bot("frugal").choose(game.position, game.coin)
    2
    """
    return bot_maker(name)()
