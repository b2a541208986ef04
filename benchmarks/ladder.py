#!/usr/bin/env python3
"""Measure the ladder and write docs/ladder.md and bots/data/ladder.json.

`python benchmarks/ladder.py [--minutes M] [--folder F]` plays for so many minutes on two processes
and writes both files. Everything that was played lies in the folder: started again, it goes on
there, and the longer it plays, the narrower the intervals. After a change to a bot begin with a new
folder. Ctrl-C loses nothing but the block at hand; `--minutes 0` only plays what is missing.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

import lastroll.bots
from lastroll.bots import LADDER, PRIOR

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.ladder_parts.figures import Figures, format_strengths
from benchmarks.ladder_parts.page import page
from benchmarks.ladder_parts.plan import Field, Task
from benchmarks.ladder_parts.work import is_done, play, study

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "ladder.md"
STRENGTHS: Final = Path(lastroll.bots.__file__).parent / "data" / "ladder.json"
FIRST_PASS: Final = 0.6
"""What the first pass takes of the time; what is not used goes to who can use it."""
MINUTES: Final = 25.0
SLOW_SECONDS: Final = 0.05

Job = tuple[str, Callable[..., Any], tuple[Any, ...]]


def main(arguments: list[str] | None = None) -> int:
    """Play, and write what came out."""
    options = _options(arguments)
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = options.bots.split(",") if options.bots else [rung.name for rung in LADDER]
    field = Field(tuple(rung for rung in LADDER if rung.name in wanted), options.slow_seconds)
    begun = time.monotonic()
    names = [rung.name for rung in field.rungs] + list(PRIOR)
    jobs: list[Job] = [(name, study, (name, options.slow_seconds, folder)) for name in names]
    alone = dict(_run(jobs, options.processes))
    _play_all(field.plan(), folder, begun + 60 * options.minutes, options.processes)
    figures = Figures(field, folder, alone)
    command = "benchmarks/ladder.py"
    options.page.write_text(page(figures, command), encoding="utf-8")
    options.json.write_bytes(format_strengths(command, figures.strengths()))
    print(f"{options.page} and {options.json}: {figures.games} games")
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=MINUTES, help="how long to play in all")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache" / "ladder")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--slow-seconds",
        type=float,
        default=SLOW_SECONDS,
        help="what bots that think long have for a choice",
    )
    parser.add_argument("--bots", default="", help="only these rungs, separated by commas")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--json", type=Path, default=STRENGTHS)
    return parser.parse_args(arguments)


def _play_all(tasks: tuple[Task, ...], folder: Path, until: float, processes: int) -> None:
    """Play every task: first for a part of the time, then with what is left until it is used up."""
    left = list(tasks)
    part = FIRST_PASS
    while left:
        seconds = max(0.0, until - time.monotonic()) * part * processes
        whole = sum(task.weight for task in left)
        jobs: list[Job] = [
            (task.name, play, (task, folder, seconds * task.weight / whole)) for task in left
        ]
        blocks = dict(_run(jobs, processes))
        left = [task for task in left if not is_done(task, blocks[task.name])]
        if time.monotonic() >= until - 1:
            return
        part = 1.0


def _run(jobs: list[Job], processes: int) -> Iterator[tuple[str, Any]]:
    """Do jobs side by side, and tell of each that is done."""
    begun = time.monotonic()
    for number, (name, result) in enumerate(_results(jobs, processes), start=1):
        blocks = f", {result} blocks" if isinstance(result, int) else ""
        seconds = time.monotonic() - begun
        print(f"{seconds:6.0f} s, {number} of {len(jobs)}: {name}{blocks}", flush=True)
        yield name, result


def _results(jobs: Iterable[Job], processes: int) -> Iterator[tuple[str, Any]]:
    if processes == 1:
        for name, do, given in jobs:
            yield name, do(*given)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        waiting = {pool.submit(do, *given): name for name, do, given in jobs}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


if __name__ == "__main__":
    sys.exit(main())
