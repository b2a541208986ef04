"""Playing the tables of a block: the same notes and dice for every rotation of a line-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from lastroll.arena._luck import luck_estimator
from lastroll.arena._players import BotPool
from lastroll.arena._spec import TournamentSpec, rotate
from lastroll.bots import GuardedBot, play_out
from lastroll.game import Chance, Game
from lastroll.rules import Position, Purse, Rules, rank_purses, win_shares
from lastroll.values import LuckEstimator


class GameResult(msgspec.Struct, frozen=True):
    """The end of one game, by seat."""

    money: tuple[int, ...]
    notes: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    """Seconds that the bots used for their choices."""
    luck: tuple[float, ...] | None = None
    """The luck of the game's rolls for each seat, in win shares."""
    faults: tuple[str | None, ...] | None = None
    """The reason why a bot lost its seat; None without faults."""

    @property
    def purses(self) -> tuple[Purse, ...]:
        """Every seat's purse at the end."""
        return tuple(map(Purse, self.money, self.notes))

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each seat, from 1; equals share one."""
        by_seat = sorted(rank_purses(self.purses), key=lambda standing: standing.seat)
        return tuple(standing.rank for standing in by_seat)

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each seat's win share."""
        return tuple(map(float, win_shares(self.purses)))


class TableResult(msgspec.Struct, frozen=True):
    """One line-up of one block: a game for each rotation."""

    block: int
    line_up: int
    games: tuple[GameResult, ...]


@dataclass(frozen=True, slots=True)
class TableWork:
    """Plays tables of a setting by number: all line-ups of block 0, of block 1, and so on."""

    setting: TournamentSpec

    @contextmanager
    def start(self) -> Iterator[Callable[[range], list[TableResult]]]:
        """Yield a function that plays tables; the bots are retained until the context ends."""
        with BotPool(self.setting.bot_seconds) as players:
            yield lambda numbers: [play_table(self.setting, at, players) for at in numbers]


def play_table(setting: TournamentSpec, number: int, players: BotPool) -> TableResult:
    """Play a table in every rotation."""
    block, index = divmod(number, len(setting.line_ups))
    line_up, valuer = setting.line_ups[index], luck_estimator(setting.luck)
    games = []
    for rotation in range(setting.rules.players):
        bots = players.take(rotate(line_up, rotation), index * setting.rules.players + rotation)
        # dice are keyed by seat and turn: any bot on a seat gets the same ones
        games.append(_play_game(setting.rules, setting.chance(block), bots, valuer))
    return TableResult(block, index, tuple(games))


def _play_game(
    rules: Rules, chance: Chance, bots: list[GuardedBot], valuer: LuckEstimator | None
) -> GameResult:
    game = Game(rules, chance)
    choices, seconds = [0] * rules.players, [0.0] * rules.players
    luck = [0.0] * rules.players

    def add_up(position: Position, face: int, taken: float) -> None:
        nonlocal luck
        assert position.turn is not None
        choices[position.turn] += 1
        seconds[position.turn] += taken
        if valuer is not None:
            luck = [sum(pair) for pair in zip(luck, valuer.luck(position), strict=True)]

    play_out(game, bots, (add_up,))
    purses = [purse for purse in game.position.purses if purse is not None]
    faults = tuple(bot.fault.code if bot.fault is not None else None for bot in bots)
    return GameResult(
        money=tuple(purse.money for purse in purses),
        notes=tuple(purse.notes for purse in purses),
        choices=tuple(choices),
        seconds=tuple(seconds),
        luck=tuple(luck) if valuer is not None else None,
        faults=faults if any(faults) else None,
    )
