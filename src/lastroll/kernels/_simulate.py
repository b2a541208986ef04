"""Simulation of many games, on threads and in chunks; the split does not change the games."""

from __future__ import annotations

import operator
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lastroll.kernels._games import max_turns, new_batch, new_results, new_turns, play_games
from lastroll.kernels._lanes import BLOCK, new_lanes, play_blind_games
from lastroll.kernels._packed_rules import pack_rules
from lastroll.kernels._policies import BLIND, POLICIES
from lastroll.kernels._transcript import Transcript, TurnColumns, transcripts_of
from lastroll.rules import Rules

_GAMES_PER_CHUNK: Final = 1 << 13
_TURNS_PER_CHUNK: Final = 1 << 19
"""Most turns in a chunk: it then takes tenths of a second and a few megabytes under any rules."""
_QUEUED_PER_THREAD: Final = 3
"""Chunks queued per thread: no thread waits for the reader, and memory stays constant."""


@dataclass(frozen=True, slots=True)
class SimulatedGames:
    """Simulated games, numbered from `first`; one row each."""

    rules: Rules
    seed: int
    first: int
    money: NDArray[np.int64]
    """By seat, in dollars."""
    notes: NDArray[np.int64]
    """By seat: the number of notes in the purse."""
    win_share: NDArray[np.float64]
    """By seat: the win share; 1 for a sole winner."""
    choices: NDArray[np.int64]
    """Faces chosen in the game, by all seats together."""
    turns: TurnColumns | None = None
    """All rolls and choices, if they were requested."""

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.choices)

    def transcripts(self) -> Iterator[Transcript]:
        """Return the transcript of each game; raise `ValueError` if the turns were not recorded."""
        if self.turns is None:
            raise ValueError("the turns were not kept: play the games with turns=True")
        return transcripts_of(self.rules, self.seed, self.first, self.choices, self.turns)


def simulate(
    rules: Rules,
    policies: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
    turns: bool = False,
) -> SimulatedGames:
    """Play games `first`, `first + 1`, … of a seed with these policies, one per seat.

    They are the games that `game.Game` gives with `Seeded(seed, number)` and the bots of the same
    names, choice for choice, on any number of threads.

    >>> games = simulate(Rules(players=3), ["random", "frugal", "greedy"], 1000, seed=7)
    >>> games.money.shape
    (1000, 3)
    """
    chunks = list(
        simulate_chunks(
            rules, policies, games, seed=seed, first=first, threads=threads, turns=turns
        )
    )
    if not chunks:
        chunks = [_play(rules, _policy_numbers(rules, policies), seed, turns, first, 0)]
    kept = [chunk.turns for chunk in chunks if chunk.turns is not None]
    return SimulatedGames(
        rules,
        seed,
        first,
        np.concatenate([chunk.money for chunk in chunks]),
        np.concatenate([chunk.notes for chunk in chunks]),
        np.concatenate([chunk.win_share for chunk in chunks]),
        np.concatenate([chunk.choices for chunk in chunks]),
        TurnColumns(*map(np.concatenate, zip(*kept, strict=True))) if turns else None,
    )


def simulate_chunks(
    rules: Rules,
    policies: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
    turns: bool = False,
    chunk: int | None = None,
) -> Iterator[SimulatedGames]:
    """Play as `simulate` does, and yield the games in order, a chunk at a time.

    Only a few chunks are held at a time, so memory does not depend on the number of games. Closing
    the iterator, or Ctrl-C, stops the simulation after the current chunk.
    """
    numbers = _policy_numbers(rules, policies)
    if chunk is None:
        chunk = min(_GAMES_PER_CHUNK, max(1, _TURNS_PER_CHUNK // max_turns(pack_rules(rules))))
    for name, value, least in (("games", games, 0), ("threads", threads, 1), ("chunk", chunk, 1)):
        if value < least:
            raise ValueError(f"{name} must be {least} or more, not {value}")
    if not (0 <= seed < 1 << 64 and first >= 0 and first + games <= 1 << 64):
        raise ValueError("seeds and the numbers of games are from 0 to 2**64 - 1")
    play = partial(_play, rules, numbers, seed, turns)
    starts = range(first, first + games, chunk)
    calls = (partial(play, at, min(chunk, first + games - at)) for at in starts)
    return _one_by_one(calls) if threads == 1 else _on_threads(calls, threads)


def _one_by_one(calls: Iterator[Callable[[], SimulatedGames]]) -> Iterator[SimulatedGames]:
    for call in calls:
        yield call()


def _on_threads(
    calls: Iterator[Callable[[], SimulatedGames]], threads: int
) -> Iterator[SimulatedGames]:
    # the kernels release the GIL, so threads are enough
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[SimulatedGames]] = deque()
        try:
            for call in calls:
                waiting.append(pool.submit(call))
                if len(waiting) >= threads * _QUEUED_PER_THREAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _policy_numbers(rules: Rules, policies: Sequence[str]) -> tuple[int, ...]:
    if isinstance(policies, str) or len(policies) != rules.players:
        raise ValueError(f"{rules.players} players need as many policies, not {policies!r:.60}")
    for name in policies:
        if name not in POLICIES:
            raise ValueError(f"no policy is called {name!r:.60}; there are {', '.join(POLICIES)}")
    return tuple(map(POLICIES.index, policies))


def _play(
    rules: Rules, policies: tuple[int, ...], seed: int, turns: bool, first: int, games: int
) -> SimulatedGames:
    packed = pack_rules(rules)
    results = new_results(packed, games)
    by_seat = np.array(policies, np.int64)
    source = np.uint64(seed), np.uint64(operator.index(first))
    kept = None
    if not turns and set(policies) <= set(BLIND):
        batch, lanes = new_batch(packed, BLOCK), new_lanes(packed)
        play_blind_games(packed, by_seat, *source, batch, lanes, results)
    else:
        rows = new_turns(packed, games if turns else 0)
        play_games(packed, by_seat, *source, new_batch(packed, 1), results, rows)
        if turns:
            played = np.arange(rows.face.shape[1]) < results.choices[:, np.newaxis]
            seat, own, neutral, face = rows
            kept = TurnColumns(seat[played], own[played], neutral[played], face[played])
    return SimulatedGames(rules, seed, first, *results, kept)
