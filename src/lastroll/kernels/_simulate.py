"""Playing many games: on threads, in chunks, the same games however they are split."""

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

from lastroll.kernels._games import most_turns, new_results, new_room, new_turns, play_games
from lastroll.kernels._lanes import BLOCK, new_lanes, play_blind_games
from lastroll.kernels._policies import BLIND, POLICIES
from lastroll.kernels._setting import setting_of
from lastroll.kernels._transcript import Transcript, Turns, read_transcripts
from lastroll.rules import Rules

_GAMES_A_CHUNK: Final = 1 << 13
_TURNS_A_CHUNK: Final = 1 << 19
"""So that a chunk is over in tenths of a second whatever the rules, and takes a few megabytes."""
_AHEAD: Final = 3
"""Chunks a thread is given ahead of the reader: nobody waits, and memory stays constant."""


@dataclass(frozen=True, slots=True)
class Games:
    """Games that were played, `first` and those after it; one row each."""

    rules: Rules
    seed: int
    first: int
    money: NDArray[np.int64]
    """By seat, in dollars."""
    notes: NDArray[np.int64]
    """By seat: how many the money came in."""
    win_share: NDArray[np.float64]
    """By seat: 1 for the winner, a part where the win is shared."""
    choices: NDArray[np.int64]
    """Faces chosen in the game, by all seats together."""
    turns: Turns | None = None
    """All rolls and choices, where they were asked for."""

    def __len__(self) -> int:
        """Count the games."""
        return len(self.choices)

    def transcripts(self) -> Iterator[Transcript]:
        """Give each game as a record wants it; only where the turns were asked for."""
        if self.turns is None:
            raise ValueError("the turns were not kept: play the games with turns=True")
        return read_transcripts(self.rules, self.seed, self.first, self.choices, self.turns)


def simulate(
    rules: Rules,
    policies: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
    turns: bool = False,
) -> Games:
    """Play games `first`, `first + 1`, … of a seed with these policies, one a seat.

    They are the games that `game.Game` gives with `Seeded(seed, number)` and the bots of the same
    names, choice for choice, on any number of threads.

    >>> games = simulate(Rules(players=3), ["random", "frugal", "greedy"], 1000, seed=7)
    >>> games.money.shape
    (1000, 3)
    """
    parts = list(
        simulate_chunks(
            rules, policies, games, seed=seed, first=first, threads=threads, turns=turns
        )
    )
    if not parts:
        parts = [_play(rules, _numbers(rules, policies), seed, turns, first, 0)]
    kept = [part.turns for part in parts if part.turns is not None]
    return Games(
        rules,
        seed,
        first,
        np.concatenate([part.money for part in parts]),
        np.concatenate([part.notes for part in parts]),
        np.concatenate([part.win_share for part in parts]),
        np.concatenate([part.choices for part in parts]),
        Turns(*map(np.concatenate, zip(*kept, strict=True))) if turns else None,
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
) -> Iterator[Games]:
    """Play as `simulate` does, and give the games in order, a chunk at a time.

    What has been given is all that is kept, so memory does not depend on the number of games; who
    stops reading, or is interrupted, stops the play within a chunk.
    """
    numbers = _numbers(rules, policies)
    if chunk is None:
        chunk = min(_GAMES_A_CHUNK, max(1, _TURNS_A_CHUNK // most_turns(setting_of(rules))))
    for name, value, least in (("games", games, 0), ("threads", threads, 1), ("chunk", chunk, 1)):
        if value < least:
            raise ValueError(f"{name} must be {least} or more, not {value}")
    if not (0 <= seed < 1 << 64 and first >= 0 and first + games <= 1 << 64):
        raise ValueError("seeds and the numbers of games are from 0 to 2**64 - 1")
    play = partial(_play, rules, numbers, seed, turns)
    starts = range(first, first + games, chunk)
    calls = (partial(play, at, min(chunk, first + games - at)) for at in starts)
    return _one_by_one(calls) if threads == 1 else _on_threads(calls, threads)


def _one_by_one(calls: Iterator[Callable[[], Games]]) -> Iterator[Games]:
    for call in calls:
        yield call()


def _on_threads(calls: Iterator[Callable[[], Games]], threads: int) -> Iterator[Games]:
    # The kernels let go of the interpreter's lock, so threads are enough.
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[Games]] = deque()
        try:
            for call in calls:
                waiting.append(pool.submit(call))
                if len(waiting) >= threads * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _numbers(rules: Rules, policies: Sequence[str]) -> tuple[int, ...]:
    if isinstance(policies, str) or len(policies) != rules.players:
        raise ValueError(f"{rules.players} players need as many policies, not {policies!r:.60}")
    for name in policies:
        if name not in POLICIES:
            raise ValueError(f"no policy is called {name!r:.60}; there are {', '.join(POLICIES)}")
    return tuple(map(POLICIES.index, policies))


def _play(
    rules: Rules, policies: tuple[int, ...], seed: int, turns: bool, first: int, games: int
) -> Games:
    setting = setting_of(rules)
    results = new_results(setting, games)
    by_seat = np.array(policies, np.int64)
    source = np.uint64(seed), np.uint64(operator.index(first))
    kept = None
    if not turns and set(policies) <= set(BLIND):
        room, lanes = new_room(setting, BLOCK), new_lanes(setting)
        play_blind_games(setting, by_seat, *source, room, lanes, results)
    else:
        rows = new_turns(setting, games if turns else 0)
        play_games(setting, by_seat, *source, new_room(setting, 1), results, rows)
        if turns:
            played = np.arange(rows.face.shape[1]) < results.choices[:, np.newaxis]
            seat, own, neutral, face = rows
            kept = Turns(seat[played], own[played], neutral[played], face[played])
    return Games(rules, seed, first, *results, kept)
