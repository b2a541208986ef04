"""The games that measure the ladder: line-ups, rules, and time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final
from zlib import crc32

from lastroll.arena import DEFAULT_LUCK, TournamentSpec
from lastroll.bots import BOOKLET_RULES, BOT_SECONDS, PRIOR_BOTS, Rung
from lastroll.rules import Rules

SEED: Final = 2012
COUNTER: Final = "counter"
"""The strongest of what was there before, made again as a rung."""
STRONGEST: Final = 3
"""The number of rungs from the top that are compared with earlier results."""
BEST_PRIOR: Final = ("prior-rule", "prior-table")
STAKES: Final = {COUNTER: 12.0, "prior-table": 12.0, "prior-rule": 3.0}
"""The factor by which they are played longer at five, where the most is left to chance."""
CIRCLES: Final = {
    3: ((0, 1, 3), (0, 4, 8)),
    4: ((0, 1, 3, 7),),
    5: ((0, 1, 2, 4, 7), (0, 7, 4, 2, 1)),
}
"""The seats of a mixed table, counted around the ladder from each rung in turn. So everybody sits
at equally many tables, and any two meet. At five, where ratings come from, both ways around."""
FIVE: Final = Rules(players=5)
AGAINST: Final = (Rules(2), Rules(5), Rules(2, neutral=True), Rules(4, neutral=True))


@dataclass(frozen=True, slots=True)
class Task:
    """Blocks of one line-up, kept in a folder of this name."""

    name: str
    setting: TournamentSpec
    weight: float
    """Its part of the time."""
    slow: bool
    """Whether somebody in it thinks long."""


@dataclass(frozen=True, slots=True)
class Field:
    """The rungs that are measured."""

    rungs: tuple[Rung, ...]
    seconds: float = BOT_SECONDS
    """The seconds for a choice of a bot with a time limit."""

    def playing(self, rules: Rules) -> tuple[str, ...]:
        """Return the rungs that play by these rules, from the weakest."""
        return tuple(rung.name for rung in self.rungs if rung.supports(rules))

    def _slow(self, bots: Sequence[str]) -> bool:
        return any(not rung.fast for rung in self.rungs if rung.name in bots)

    def task(self, kind: str, rules: Rules, bots: Sequence[str], weight: float) -> Task:
        """Make a task; the luck of the rolls is taken out everywhere.

        Everyone has deals of its own: what one deal favours is not counted again and again.
        """
        name = f"{kind}-{table_name(rules)}-{'-'.join(bots)}"
        setting = TournamentSpec(
            rules, tuple(bots), crc32(name.encode()), DEFAULT_LUCK, self.seconds
        )
        return Task(name, setting, weight, self._slow(bots))

    def plan(self) -> tuple[Task, ...]:
        """Return everything that is to be played."""
        tasks = (*self.mixed(), *self.steps(), *self.against())
        return tuple({task.name: task for task in tasks}.values())

    def steps(self) -> Iterator[Task]:
        """Yield each rung at a table of five with four of the rung below."""
        for below, name in pairwise(self.playing(FIVE)):
            weight = 64.0 if self._slow((name, below)) else 8.0
            yield self.task("step", FIVE, (name, below), weight)

    def mixed(self) -> Iterator[Task]:
        """Yield the tables of the ladder among itself, for any number of players."""
        for rules in BOOKLET_RULES:
            for bots in line_ups(self.playing(rules), rules.players):
                yield self.task("mixed", rules, bots, self._weight(rules, bots))

    def _weight(self, rules: Rules, bots: Sequence[str]) -> float:
        slow = self._slow(bots)
        if rules.players == 5:  # ratings come from these
            return 16.0 if slow else 4.0
        if tuple(bots) in set(pairwise(self.playing(rules))) and rules == AGAINST[0]:
            return 24.0 if slow else 8.0
        return 4.0 if slow and rules != AGAINST[0] else 1.0

    def against(self) -> Iterator[Task]:
        """Yield the strongest rungs against copies of what was there before.

        Who thinks long meets the weak ones of them in games for two without neutral dice only.
        """
        for rung in self.rungs[-STRONGEST:]:
            for opponent in self.opponents():
                best = opponent == COUNTER or opponent in BEST_PRIOR
                for rules in AGAINST:
                    if not rung.supports(rules) or rung.name == opponent:
                        continue
                    if rung.fast or best or rules == AGAINST[0]:
                        weight = 1.0 if rung.fast else 4.0
                        if rules.players == 5:
                            weight *= STAKES.get(opponent, 1.0)
                        yield self.task("against", rules, (rung.name, opponent), weight)

    def opponents(self) -> tuple[str, ...]:
        """Return what was there before."""
        counter = [rung.name for rung in self.rungs if rung.name == COUNTER]
        return (*counter, *PRIOR_BOTS)


def line_ups(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Return the mixed tables of these bots: all pairs, or once or twice around the circle.

    >>> line_ups("abcd", 3)[0]
    ('a', 'b', 'd')
    """
    if players == 2:
        return tuple(combinations(bots, 2))
    count = len(bots)
    return tuple(
        tuple(bots[(first + step) % count] for step in circle)
        for circle in CIRCLES[players]
        for first in range(count)
    )


def table_name(rules: Rules) -> str:
    """Return the short name of a table.

    >>> table_name(Rules(players=4, neutral=True))
    '4n'
    """
    return f"{rules.players}{'n' if rules.neutral else ''}"
