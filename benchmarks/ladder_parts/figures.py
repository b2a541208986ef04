"""Figures from the games played: shares with intervals, and ratings."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from benchmarks.ladder_parts.plan import AGAINST, FIVE, SEED, Field, Task, line_ups, table_name

from lastroll.arena import GameResult, Interval, PlackettLuce, TournamentFolder, WinSplit, rotate
from lastroll.bots import BOOKLET_RULES, Strength
from lastroll.rules import Rules

ANCHOR: Final = "greedy"
ANCHOR_RATING: Final = 1500.0
WIDE: Final = 1.96
"""Standard errors on either side of a mean that ninety-five of a hundred results lie within."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share of the win, and half its 95 % interval."""

    mean: float
    half: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.half:.1f}"


class Figures:
    """All measurements, by the names of bots."""

    def __init__(self, field: Field, folder: Path, alone: dict[str, dict[str, Any]]) -> None:
        self.field = field
        self.names = tuple(rung.name for rung in field.rungs)
        self.alone = alone
        self._folder = folder
        self._tasks = {task.name: task for task in field.plan()}
        self._played = {name: self._blocks(task) for name, task in self._tasks.items()}
        self.ratings = self._rate()
        self.games = sum(len(block) for blocks in self._played.values() for block in blocks)

    def _blocks(self, task: Task) -> list[tuple[GameResult, ...]]:
        with TournamentFolder(self._folder / task.name, task.setting) as kept:
            return [table.games for table in kept.tables()]

    def _rate(self) -> dict[str, tuple[float, Interval]]:
        """Fit ratings to who won at all tables of five of rungs, with the luck-adjusted.

        Second and third places do not count: nobody plays for them.
        """
        names = self.field.playing(FIVE)
        number = {name: at for at, name in enumerate(names)}
        rankings = PlackettLuce(len(names))
        for task in self._tasks.values():
            if task.setting.rules != FIVE or not set(task.setting.bots) <= set(names):
                continue
            (bots,) = task.setting.line_ups
            seats = [tuple(number[bot] for bot in rotate(bots, at)) for at in range(len(bots))]
            for block in self._played[task.name]:
                rankings.add_wins(
                    [WinSplit(who, _adjusted(game)) for who, game in zip(seats, block, strict=True)]
                )
        points, drawn = rankings.fit(), rankings.bootstrap(SEED)
        anchor = number.get(ANCHOR, 0)
        points = points - points[anchor] + ANCHOR_RATING
        drawn = drawn - drawn[:, [anchor]] + ANCHOR_RATING
        low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
        return {
            name: (
                float(points[at]),
                Interval(float(min(low[at], points[at])), float(max(high[at], points[at]))),
            )
            for name, at in number.items()
        }

    def mixed(self, name: str, rules: Rules) -> Estimate | None:
        """Return a bot's share at the mixed tables of the ladder; fair is one by the players."""
        if name not in self.field.playing(rules):
            return None
        tables = line_ups(self.field.playing(rules), rules.players)
        shares = [self.between(rules, bots, name) for bots in tables if name in bots]
        mean = sum(share.mean for share in shares) / len(shares)
        half = sum(share.half**2 for share in shares) ** 0.5 / len(shares)
        return Estimate(mean, half, sum(share.games for share in shares))

    def between(
        self, rules: Rules, bots: Sequence[str], name: str, kind: str = "mixed"
    ) -> Estimate:
        """Return the share of a bot in one line-up, with the luck-adjusted where it was valued."""
        task = self._tasks[self.field.task(kind, rules, bots, 1).name]
        (line_up,) = task.setting.line_ups
        means = [_mean(block, line_up, name) for block in self._played[task.name]]
        error = float(np.std(means, ddof=1)) / len(means) ** 0.5
        return Estimate(
            float(np.mean(means)), WIDE * error, len(means) * task.setting.games_per_block
        )

    def below(self, name: str) -> Estimate | None:
        """Return a bot's share of games for two against the rung below."""
        at = self.names.index(name)
        return self.between(AGAINST[0], (self.names[at - 1], name), name) if at else None

    def step(self, name: str) -> Estimate | None:
        """Return a bot's share at a table of five with four of the rung below."""
        names = self.field.playing(FIVE)
        if name not in names[1:]:
            return None
        return self.between(FIVE, (name, names[names.index(name) - 1]), name, "step")

    def against(self, name: str, opponent: str, rules: Rules) -> Estimate | None:
        """Return a bot's share against copies of another."""
        task = self.field.task("against", rules, (name, opponent), 1)
        if task.name not in self._tasks:
            return None
        return self.between(rules, (name, opponent), name, "against")

    def strengths(self) -> dict[str, Strength]:
        """Return what is shown where people choose a bot."""
        return {name: self._strength(name) for name in self.names}

    def _strength(self, name: str) -> Strength:
        rated = self.ratings.get(name)
        shares = {
            table_name(rules): _rounded(share)
            for rules in BOOKLET_RULES
            if not rules.neutral and (share := self.mixed(name, rules))
        }
        below = self.below(name)
        return Strength(
            rating=round(rated[0], 1) if rated else None,
            low=round(rated[1].low, 1) if rated else None,
            high=round(rated[1].high, 1) if rated else None,
            win_shares={
                players: round(min(1, max(0, mean)), 4) for players, mean in shares.items()
            },
            beats_below=round(min(1, max(0, below.mean)), 4) if below else None,
            seconds=float(f"{self.alone[name]['time']['mean']:.2g}"),
        )


def _rounded(share: Estimate) -> float:
    # With the luck-adjusted a share can be a little below 0 or above 1.
    return round(min(1.0, max(0.0, share.mean)), 4)


def _mean(block: Sequence[GameResult], line_up: Sequence[str], name: str) -> float:
    """Return a bot's mean share over the seats it had in a block."""
    shares = [
        share
        for rotation, game in enumerate(block)
        for bot, share in zip(rotate(tuple(line_up), rotation), _adjusted(game), strict=True)
        if bot == name
    ]
    return sum(shares) / len(shares)


def _adjusted(game: GameResult) -> tuple[float, ...]:
    """Return what each seat has of the win, less what its luck was worth."""
    assert game.luck is not None
    return tuple(share - luck for share, luck in zip(game.win_shares, game.luck, strict=True))


def format_strengths(made_by: str, strengths: dict[str, Strength]) -> bytes:
    """Write the file that `lastroll.bots` reads, without what was not measured."""
    bots = {
        name: {
            field: value
            for field, value in msgspec.to_builtins(strength).items()
            if value is not None and value != {}
        }
        for name, strength in strengths.items()
    }
    return msgspec.json.format(msgspec.json.encode({"made_by": made_by, "bots": bots})) + b"\n"
