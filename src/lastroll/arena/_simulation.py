"""Games between bots, in chunks: by kernels if all bots are compiled, else with rules/."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.arena._executor import Executor, InProcess
from lastroll.bots import GuardedBot, bot_maker, play_out, run_secret
from lastroll.compiling import compile_ahead
from lastroll.game import Game, GameRecord, Keyed, Placed, Seeded, Turn, record_game
from lastroll.kernels import POLICIES, SimulatedGames, simulate, simulate_chunks
from lastroll.rules import Rules, win_shares

_SLOW_CHUNK = 8
_QUICK_CHUNK = 1 << 13


class SimulationChunk(NamedTuple):
    """Some games of a simulation, one row each."""

    money: NDArray[np.int64]
    notes: NDArray[np.int64]
    win_share: NDArray[np.float64]
    choices: NDArray[np.int64]
    faults: tuple[str, ...] = ()
    """Faults by which bots lost their seat, with the game and the seat."""
    records: Iterable[GameRecord] | None = None
    """Only if they were requested."""


class Simulation:
    """A number of games with the same bots on the same seats."""

    def __init__(
        self,
        rules: Rules,
        bots: tuple[str, ...],
        games: int,
        seed: int | None,
        threads: int | None,
        secret: bytes | None = None,
    ) -> None:
        """Play games 0 to `games` - 1 of a seed or a secret; without `threads`, on all processors.

        Without both the seed is 0 or, if a program plays, the secret is random.
        """
        self.rules = rules
        self.bots = bots
        self.games = games
        self.secret = run_secret(bots, seed, secret)
        self.seed = 0 if seed is None and self.secret is None else seed
        self.compiled = self.secret is None and set(bots) <= set(POLICIES)
        # bots that are not compiled hold the GIL while they think: threads gain nothing
        self.threads = (threads or _processors()) if self.compiled else 1
        self._makers = [bot_maker(bot) for bot in bots]

    def warm_up(self, on_compile: Callable[[], None], *, records: bool) -> None:
        """Load the kernels of the games; `on_compile` is called if they must be compiled."""

        def play() -> None:
            game = simulate(self.rules, self.bots, 1, turns=records)
            if records:
                list(game.transcripts())

        if self.compiled:
            compile_ahead(play, on_compile)

    def chunks(
        self, *, records: bool, executor: Executor | None = None
    ) -> Iterator[SimulationChunk]:
        """Yield the chunks, played here or by an executor; the games are the same in any split."""
        if executor is not None or not self.compiled:
            size = _QUICK_CHUNK if self.compiled else _SLOW_CHUNK
            starts = range(0, self.games, size)
            jobs = (range(at, min(at + size, self.games)) for at in starts)
            work = SimulationWork(self.rules, self.bots, self.seed, self.secret, records)
            yield from (InProcess() if executor is None else executor).run(work, jobs)
            return
        for games in simulate_chunks(
            self.rules,
            self.bots,
            self.games,
            seed=self.seed or 0,
            threads=self.threads,
            turns=records,
        ):
            yield self._chunk(games)

    def _chunk(self, games: SimulatedGames) -> SimulationChunk:
        kept = self._records(games) if games.turns is not None else None
        return SimulationChunk(games.money, games.notes, games.win_share, games.choices, (), kept)

    def _chance(self, number: int) -> Seeded | Keyed:
        if self.secret is None:
            return Seeded(self.seed or 0, number)
        return Keyed(self.secret, number)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats in records."""
        return tuple(f"{bot[:30]} {seat}" for seat, bot in enumerate(self.bots))

    def _records(self, games: SimulatedGames) -> Iterator[GameRecord]:
        for game in games.transcripts():
            yield GameRecord(
                rules=self.rules,
                players=self.names,
                pile=game.pile,
                openings=game.openings,
                turns=tuple(
                    Turn(seat=seat, own=own, neutral=neutral, place=place)
                    for seat, own, neutral, place in game.turns
                ),
            )

    @contextmanager
    def playing(self, *, records: bool) -> Iterator[Callable[[range], SimulationChunk]]:
        """Yield a function that plays games by number; programs run until the context ends."""
        bots = [GuardedBot(make) for make in self._makers]

        def play(numbers: range) -> SimulationChunk:
            if not self.compiled:
                return self._slow_chunk(bots, numbers, records=records)
            chunk = self._chunk(
                simulate(
                    self.rules,
                    self.bots,
                    len(numbers),
                    seed=self.seed or 0,
                    first=numbers.start,
                    turns=records,
                )
            )
            # the chunk may be sent to another process, which an iterator cannot be
            return chunk._replace(records=None if chunk.records is None else [*chunk.records])

        try:
            yield play
        finally:
            for bot in bots:
                bot.close()

    def _slow_chunk(
        self, bots: list[GuardedBot], numbers: range, *, records: bool
    ) -> SimulationChunk:
        rows = []
        kept: list[GameRecord] = []
        faults: list[str] = []
        for number in numbers:
            game = Game(self.rules, self._chance(number), self.names)
            for bot in bots:
                bot.fault = None  # the seat was lost for one game
            play_out(game, bots)
            faults += [
                f"{number} {seat} {bot.fault.code}"
                for seat, bot in enumerate(bots)
                if bot.fault is not None
            ]
            purses = [purse for purse in game.position.purses if purse is not None]
            shares = list(map(float, win_shares(purses)))
            choices = sum(isinstance(event, Placed) for event in game.events)
            rows.append((purses, shares, choices))
            if records:
                kept.append(record_game(game))
        return SimulationChunk(
            np.array([[purse.money for purse in row[0]] for row in rows], np.int64),
            np.array([[purse.notes for purse in row[0]] for row in rows], np.int64),
            np.array([row[1] for row in rows], np.float64),
            np.array([row[2] for row in rows], np.int64),
            tuple(faults),
            kept if records else None,
        )


@dataclass(frozen=True, slots=True)
class SimulationWork:
    """Plays games of a simulation, in any process."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int | None
    secret: bytes | None = field(repr=False)
    records: bool

    @contextmanager
    def start(self) -> Iterator[Callable[[range], SimulationChunk]]:
        """Yield a function that plays games by their numbers."""
        simulation = Simulation(self.rules, self.bots, 0, self.seed, 1, self.secret)
        with simulation.playing(records=self.records) as play:
            yield play


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
