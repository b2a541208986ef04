"""The result of a tournament: win shares, money, ratings, and rates of finishing before others."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lastroll.arena._luck import NO_LUCK
from lastroll.arena._play import GameResult, TableResult
from lastroll.arena._ratings import Interval, PlackettLuce, Ranking
from lastroll.arena._simulation_tally import CONFIDENCE
from lastroll.arena._spec import TournamentSpec, rotate

ANCHOR: Final = "greedy"
ANCHOR_RATING: Final = 1500.0
"""The rating of `greedy`, or of the first bot if `greedy` does not play."""
_MIDDLE_95: Final = (2.5, 97.5)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A win share, with its standard error over blocks; NaN with a single block."""

    mean: float
    """The mean over blocks; luck-adjusted, it may lie outside of 0 to 1 by chance."""
    stderr: float
    interval: Interval | None
    """The 95 % interval, within 0 to 1; None with a single block."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A bot that lost its seat for a game."""

    block: int
    line_up: int
    rotation: int
    seat: int
    bot: str
    code: str


@dataclass(frozen=True, slots=True)
class BotResult:
    """The results of a bot; all figures are means over its seats."""

    name: str
    games: int
    """Seats taken in all games: two of them in a game where it sat twice."""
    win_share: Estimate
    adjusted: Estimate | None
    """The luck-adjusted win share; None if luck was not computed."""
    money_mean: float
    seconds_per_choice: float
    rating: float
    interval: Interval | None
    """The interval of the rating; None with a single block, and for the bot of fixed rating."""
    faults: int


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """The result of the complete blocks of a tournament."""

    setting: TournamentSpec
    blocks: int
    games: int
    choices: int
    standings: tuple[BotResult, ...]
    """The results of the bots, in the order in which they were named."""
    before: tuple[tuple[float | None, ...], ...]
    """Rates of the row's bot finishing before the column's; a tie is half, None without games."""
    faults: tuple[Fault, ...]


class TournamentTally:
    """Adds up tables; they arrive in order, and count once their block is complete."""

    def __init__(self, setting: TournamentSpec) -> None:
        """Start without blocks."""
        self.setting = setting
        self.names = setting.names
        self.blocks = 0
        self.tables = 0
        count = len(self.names)
        self._number = {name: number for number, name in enumerate(self.names)}
        self._waiting: list[TableResult] = []
        self._shares: list[NDArray[np.float64]] = []
        self._adjusted: list[NDArray[np.float64]] = []
        self._seats = np.zeros(count, np.int64)
        self._money = np.zeros(count, np.int64)
        self._choices = np.zeros(count, np.int64)
        self._seconds = np.zeros(count)
        self._before = np.zeros((count, count))
        self._faults: list[Fault] = []
        self._rankings = PlackettLuce(count)

    def add(self, table: TableResult) -> bool:
        """Add the next table; return whether it completes a block."""
        self.tables += 1
        self._waiting.append(table)
        if len(self._waiting) < len(self.setting.line_ups):
            return False
        self._add_block()
        self._waiting.clear()
        return True

    def _add_block(self) -> None:
        count = len(self.names)
        shares, luck, seats = np.zeros(count), np.zeros(count), np.zeros(count, np.int64)
        rankings = []
        for table in self._waiting:
            line_up = self.setting.line_ups[table.line_up]
            for rotation, game in enumerate(table.games):
                bots = rotate(line_up, rotation)
                who = np.array([self._number[bot] for bot in bots])
                np.add.at(seats, who, 1)
                np.add.at(shares, who, game.win_shares)
                np.add.at(luck, who, game.luck or (0.0,))
                self._add_game(game, who)
                rankings.append(Ranking(tuple(who.tolist()), game.ranks))
                self._faults += [
                    Fault(table.block, table.line_up, rotation, seat, bots[seat], code)
                    for seat, code in enumerate(game.faults or ())
                    if code is not None
                ]
        self._seats += seats
        self._shares.append(shares / seats)
        self._adjusted.append((shares - luck) / seats)
        self._rankings.add_block(rankings)
        self.blocks += 1

    def _add_game(self, game: GameResult, who: NDArray[np.intp]) -> None:
        np.add.at(self._money, who, game.money)
        np.add.at(self._choices, who, game.choices)
        np.add.at(self._seconds, who, game.seconds)
        ranks = np.array(game.ranks)
        earlier = (ranks[:, np.newaxis] < ranks) + (ranks[:, np.newaxis] == ranks) / 2
        np.fill_diagonal(earlier, 0)
        np.add.at(self._before, (who[:, np.newaxis], who), earlier)

    @property
    def games(self) -> int:
        """Number of games in the complete blocks."""
        return self.blocks * self.setting.games_per_block

    @property
    def last_block_shares(self) -> tuple[float, ...]:
        """Each bot's win share in the last complete block, luck-adjusted if luck was computed."""
        return tuple(self._adjusted[-1].tolist())

    def outcome(self) -> TournamentResult:
        """Return the result so far; there must be a complete block."""
        ratings, intervals = self._rated()
        return TournamentResult(
            self.setting,
            self.blocks,
            self.games,
            int(self._choices.sum()),
            tuple(self._standing(at, ratings[at], intervals[at]) for at in range(len(self.names))),
            self._cross_table(),
            tuple(self._faults),
        )

    def _standing(self, at: int, rating: float, interval: Interval | None) -> BotResult:
        name = self.names[at]
        with_luck = self.setting.luck != NO_LUCK
        games = int(self._seats[at])
        return BotResult(
            name=name,
            games=games,
            win_share=_share([block[at] for block in self._shares], games),
            adjusted=_adjusted_share([block[at] for block in self._adjusted])
            if with_luck
            else None,
            money_mean=float(self._money[at] / self._seats[at]),
            seconds_per_choice=float(self._seconds[at] / max(1, self._choices[at])),
            rating=rating,
            interval=interval,
            faults=sum(fault.bot == name for fault in self._faults),
        )

    def _rated(self) -> tuple[list[float], list[Interval | None]]:
        points = self._rankings.fit()
        anchor = self.names.index(ANCHOR) if ANCHOR in self.names else 0
        ratings = (points - points[anchor] + ANCHOR_RATING).tolist()
        intervals: list[Interval | None] = [None] * len(self.names)
        if self.blocks > 1:
            drawn = self._rankings.bootstrap(self.setting.resampling)
            drawn = drawn - drawn[:, [anchor]] + ANCHOR_RATING
            low, high = np.percentile(drawn, _MIDDLE_95, axis=0).tolist()
            for at in range(len(self.names)):
                intervals[at] = None if at == anchor else Interval(low[at], high[at])
        return ratings, intervals

    def _cross_table(self) -> tuple[tuple[float | None, ...], ...]:
        met = self._before + self._before.T
        return tuple(
            tuple(
                None if one == other or not met[one, other] else float(share)
                for other, share in enumerate(row)
            )
            for one, row in enumerate(np.divide(self._before, met, where=met > 0, out=met * 0))
        )


def _share(blocks: list[float], games: int) -> Estimate:
    """Return the estimate of a win share, with its Wilson interval.

    Its sample size is that of independent games with this standard error, or the number of games
    if all blocks are equal.
    """
    mean, stderr = _mean_and_stderr(blocks)
    if math.isnan(stderr):
        return Estimate(mean, stderr, None)
    size = mean * (1 - mean) / stderr**2 if stderr > 0 and 0 < mean < 1 else games
    squared = CONFIDENCE**2 / size
    middle = (mean + squared / 2) / (1 + squared)
    half = math.sqrt(squared * (mean * (1 - mean) + squared / 4)) / (1 + squared)
    return Estimate(mean, stderr, Interval(max(0.0, middle - half), min(1.0, middle + half)))


def _adjusted_share(blocks: list[float]) -> Estimate:
    """Return the estimate of a luck-adjusted share, its normal interval cut off at 0 and 1.

    The true share is within 0 to 1, so the cut loses nothing.
    """
    mean, stderr = _mean_and_stderr(blocks)
    if math.isnan(stderr):
        return Estimate(mean, stderr, None)
    low, high = mean - CONFIDENCE * stderr, mean + CONFIDENCE * stderr
    return Estimate(mean, stderr, Interval(_within_1(low), _within_1(high)))


def _mean_and_stderr(blocks: list[float]) -> tuple[float, float]:
    mean = float(np.mean(blocks))
    if len(blocks) == 1:
        return mean, math.nan
    return mean, float(np.std(blocks, ddof=1) / math.sqrt(len(blocks)))


def _within_1(share: float) -> float:
    return min(1.0, max(0.0, share))
