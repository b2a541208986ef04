#!/usr/bin/env python3
"""Choices a second in random play: ours, a C program's, other packages'.

`python benchmarks/simulation.py` builds the C yardstick (`simulation_yardstick/`, gcc or cc), puts
each peer into an environment of its own in the user's cache folder, and lets all of them play in
turn, a second each, several rounds. Only figures of one run compare; each is the median of the
rounds, ratios are medians of the rounds' ratios. Five players, whole games.
Goals: at least 0.5 of the yardstick, 300 times PyPI's `lasvegas`, ahead of every other dice game,
two threads at least 1.8 times one.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from importlib.metadata import version
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

# So that it runs by its path as well as with -m.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.simulation_peers._environments import PEERS, NotReady, Worker

from lastroll.compiling import compile_ahead
from lastroll.kernels import POLICIES, GameBatch, simulate, simulate_chunks
from lastroll.rules import Rules

RULES = Rules(players=5)
SEED = 20_120_101
YARDSTICK = Path(__file__).resolve().parent / "simulation_yardstick" / "yardstick.c"
OURS, TWO_THREADS, C_PROGRAM = "ours, 1 thread", "ours, 2 threads", "C yardstick"
AT_ONCE = 1024


class Entry(NamedTuple):
    """A program that plays at random."""

    name: str
    note: str
    play: Callable[[float], float]
    """Play for some seconds; return choices per second."""


def ours(policy: str, threads: int) -> Callable[[float], float]:
    """Play whole games as `lastroll simulate` does."""
    firsts = count(0, 10**9)

    def play(seconds: float) -> float:
        start, choices = time.perf_counter(), 0
        chunks = simulate_chunks(
            RULES, [policy] * 5, 10**9, seed=SEED, first=next(firsts), threads=threads
        )
        for games in chunks:
            choices += int(games.choices.sum())
            if time.perf_counter() - start >= seconds:
                break
        return choices / (time.perf_counter() - start)

    return play


def step_by_step(seconds: float) -> float:
    """Play at many tables at once, the lowest face every time: what steps from Python cost."""
    start, choices, first = time.perf_counter(), 0, 0
    while time.perf_counter() - start < seconds:
        tables = GameBatch(RULES, AT_ONCE, seed=SEED, first=first)
        first += AT_ONCE
        while not tables.over.all():
            choices += AT_ONCE - int(tables.over.sum())
            tables.place(tables.roll().argmax(axis=1) + 1)
    return choices / (time.perf_counter() - start)


def yardstick(folder: Path) -> Callable[[float], float]:
    """Build the C program; it is told how many games take as long."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise NotReady("there is no C compiler")
    program = folder / "yardstick"
    words = [compiler, "-O3", "-march=native", "-o", str(program), str(YARDSTICK)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotReady(f"the yardstick cannot be built: {done.stderr.strip()[:200]}")

    def run(games: int, seed: int) -> tuple[float, float]:
        arguments = [str(program), "5", str(games), str(seed)]
        found = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout.split()
        return float(found[1]), float(found[4])

    seeds, a_second = count(SEED), 100_000

    def play(seconds: float) -> float:
        nonlocal a_second
        games = max(int(a_second * seconds), 1000)
        choices, took = run(games, next(seeds))
        a_second = int(games / took)
        return choices / took

    return play


def entries(wanted: argparse.Namespace, stack: ExitStack) -> Iterator[Entry | tuple[str, str]]:
    """Yield everything that plays, or its name and why it does not."""
    yield Entry(OURS, "Las Vegas, 5 players, random", ours("random", 1))
    yield Entry(TWO_THREADS, "the same", ours("random", 2))
    yield Entry("ours, frugal", "5 frugal players", ours("frugal", 1))
    yield Entry("ours, greedy", "5 greedy players", ours("greedy", 1))
    yield Entry("ours, step by step", f"{AT_ONCE:,} tables from Python, lowest face", step_by_step)
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    try:
        yield Entry(C_PROGRAM, "Las Vegas, 5 players, random", yardstick(folder))
    except NotReady as reason:
        yield C_PROGRAM, str(reason)
    for peer in () if wanted.no_peers else PEERS:
        report(f"{peer.name}: installing and starting")
        try:
            worker = Worker(peer)
        except NotReady as reason:
            yield peer.name, str(reason)
            continue
        stack.callback(worker.close)
        for game in worker.games:
            yield Entry(f"{peer.name} {worker.version}", game, partial(worker.play, game))


def report(sentence: str) -> None:
    """Print the progress to standard error."""
    print(sentence, file=sys.stderr, flush=True)


def targets(speeds: dict[tuple[str, str], list[float]]) -> Iterator[tuple[str, float, float]]:
    """Yield what was aimed at: the sentence, the ratio found, the ratio wanted."""
    named = {name: found for (name, _), found in speeds.items()}
    one = named[OURS]
    yield "two threads against one", ratio(named[TWO_THREADS], one), 1.8
    if C_PROGRAM in named:
        yield "one thread against the C yardstick", ratio(one, named[C_PROGRAM]), 0.5
    for (name, game), found in speeds.items():
        if not name.startswith(("ours", C_PROGRAM)):
            least = 300.0 if name.startswith("lasvegas ") else 1.0
            yield f"one thread against {name}, {game}", ratio(one, found), least


def ratio(ours: list[float], theirs: list[float]) -> float:
    """Return the median of the rounds' ratios: what slows a round slows both."""
    return median(mine / other for mine, other in zip(ours, theirs, strict=True))


def machine() -> dict[str, str]:
    """Print the machine and the versions that were measured."""
    names = Path("/proc/cpuinfo")
    lines = names.read_text("utf-8").splitlines() if names.exists() else []
    model = next((line.split(":")[1].strip() for line in lines if line.startswith("model n")), "?")
    return {
        **{name: version(name) for name in ("lastroll", "numba", "numpy")},
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()}",
        "cores": f"{os.cpu_count()} × {model}",
    }


def print_report(result: dict[str, Any]) -> None:
    """Print it for people."""
    print(" · ".join(f"{name} {word}" for name, word in result["machine"].items()))
    print(f"\n{'':<24} {'':<40} {'choices/s':>13} {'least':>13} {'most':>13} {'ours ×':>9}")
    for row in result["speeds"]:
        print(
            f"{row['name']:<24} {row['game']:<40} {row['median']:>13,.0f} "
            f"{min(row['rounds']):>13,.0f} {max(row['rounds']):>13,.0f} "
            f"{row['ours_is_times']:>9,.2f}"
        )
    for name, reason in result["missing"].items():
        print(f"{name:<24} not measured: {reason}")
    print()
    for target in result["goals"]:
        held = "held" if target["ratio"] >= target["least"] else "MISSED"
        print(
            f"{held:<7} {target['ratio']:>9,.2f} (at least {target['least']:g})  {target['what']}"
        )


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="medians of as many")
    parser.add_argument("--seconds", type=float, default=1, help="for each, in each round")
    parser.add_argument("--no-peers", action="store_true", help="only ours and the C program")
    parser.add_argument("--json", action="store_true", help="print one JSON object, all rounds")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    """Measure and print."""
    wanted = read_arguments(arguments)
    compile_ahead(
        lambda: [simulate(Rules(players=2), [policy] * 2, 1) for policy in POLICIES],
        lambda: report("compiling the kernels"),
    )
    missing: dict[str, str] = {}
    speeds: dict[tuple[str, str], list[float]] = {}
    with ExitStack() as stack:
        players: list[Entry] = []
        for found in entries(wanted, stack):
            if isinstance(found, Entry):
                try:
                    found.play(0.1)  # the first time is never the one that counts
                    players.append(found)
                except NotReady as reason:
                    missing[found.name] = str(reason)
            else:
                missing[found[0]] = found[1]
        for number in range(wanted.rounds):
            report(f"round {number + 1} of {wanted.rounds}")
            for player in players:
                speed = player.play(wanted.seconds)
                speeds.setdefault((player.name, player.note), []).append(speed)
    one = next(found for (name, _), found in speeds.items() if name == OURS)
    result = {
        "machine": machine(),
        "speeds": [
            {
                "name": name,
                "game": game,
                "median": median(found),
                "ours_is_times": ratio(one, found),
                "rounds": found,
            }
            for (name, game), found in speeds.items()
        ],
        "missing": missing,
        "goals": [
            {"what": what, "ratio": found, "least": least} for what, found, least in targets(speeds)
        ],
    }
    if wanted.json:
        print(json.dumps(result, indent=1))
    else:
        print_report(result)


if __name__ == "__main__":
    main(sys.argv[1:])
