"""The record of the person at this machine against each bot, from the finished games."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from lastroll.bots import LADDER
from lastroll.game import replay
from lastroll.rules import LastRollError, Standing
from lastroll.terminal._game_store import StoredGame

_Z: Final = 1.959964
"""The 97.5 % quantile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class BotRecord:
    """The record against a bot, from games by the standard rules."""

    games: int = 0
    better: int = 0
    """Games in which the person ranked better than it."""
    beaten: bool = False
    """Whether the person has won a game that it played in."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games in which the person ranks better."""
        return share_interval(self.better, self.games)


@dataclass(frozen=True, slots=True)
class History:
    """The finished games with one person: how many, how many won, the most money, the bots."""

    games: int
    won: int
    best: int
    bots: dict[str, BotRecord]


def share_interval(successes: int, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's score; all is possible without a count.

    >>> low, high = share_interval(3, 4)
    >>> f"{low:.2f} {high:.2f}"
    '0.30 0.95'
    """
    if not count:
        return 0.0, 1.0
    share, square = successes / count, _Z * _Z / count
    middle = (share + square / 2) / (1 + square)
    spread = math.sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def history_of(stored: Iterable[StoredGame]) -> History:
    """Return the history; games without exactly one person, or not over, are left out."""
    games = won = best = 0
    bots: dict[str, BotRecord] = {}
    for game in stored:
        people = [seat for seat, data in enumerate(game.seats) if data.bot is None]
        if not game.finished or len(people) != 1:
            continue
        try:
            standings = {each.seat: each for each in replay(game.record).standings}
        except LastRollError:
            continue  # the list of games names it
        if people[0] not in standings:
            continue
        person = standings[people[0]]
        games += 1
        won += person.rank == 1
        best = max(best, person.money)
        if not game.record.rules.house_rules:
            _count(bots, game, standings, person)
    ladder = [rung.name for rung in LADDER]
    return History(games, won, best, {name: bots[name] for name in ladder if name in bots})


def _count(
    bots: dict[str, BotRecord], game: StoredGame, standings: dict[int, Standing], person: Standing
) -> None:
    """Add a game to the record against each of its bots; one that has failed did not play it."""
    ranks: dict[str, int] = {}
    for seat, data in enumerate(game.seats):
        if data.bot is not None and data.lost is None:
            ranks[data.bot] = min(ranks.get(data.bot, person.rank + 9), standings[seat].rank)
    for name, rank in ranks.items():
        before = bots.get(name, BotRecord())
        bots[name] = BotRecord(
            before.games + 1,
            before.better + (person.rank < rank),
            before.beaten or person.rank == 1,
        )
