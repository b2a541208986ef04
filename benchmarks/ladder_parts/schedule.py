"""The schedule: every process gets blocks of the line-up that has had the least time."""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    as_completed,
    wait,
)
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from benchmarks.ladder_parts.plan import Task
from benchmarks.ladder_parts.work import play_blocks

from lastroll.arena import TableResult, TournamentFolder

MIN_BLOCKS: Final = 4
MAX_GAMES: Final = 8_000
"""More games of one line-up than this say nothing that is worth the time."""
QUICK_BLOCKS: Final = 8
"""Blocks that are given away at once where nobody thinks long."""
FIRST_GUESS: Final = 1.0
"""Seconds that a block is taken to last before one was timed."""
REPORT_SECONDS: Final = 30.0

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(slots=True)
class _Line:
    """A task, what has been played of it, and what is being played."""

    task: Task
    folder: TournamentFolder
    kept: int = 0
    given: int = 0
    timed: int = 0
    seconds: float = 0.0
    """The seconds of the timed blocks; blocks of earlier runs count as much."""
    early: dict[int, TableResult] = field(default_factory=dict)
    """Blocks that were played before one that comes before them."""

    def read(self) -> None:
        """Count what lies in the folder."""
        self.given = self.kept = sum(1 for _ in self.folder.tables())

    def add(self, tables: Sequence[TableResult], seconds: float) -> None:
        """Keep blocks in their order, as soon as all before them are there."""
        self.timed += len(tables)
        self.seconds += seconds
        self.early |= {table.block: table for table in tables}
        while (table := self.early.pop(self.kept, None)) is not None:
            self.folder.append(table)
            self.kept += 1

    @property
    def most(self) -> int:
        """The blocks that are worth the time."""
        return max(MIN_BLOCKS, MAX_GAMES // self.task.setting.games_per_block)

    @property
    def had(self) -> float:
        """The time it has had or been given, for its weight."""
        block = self.seconds / self.timed if self.timed else FIRST_GUESS
        return block * self.given / self.task.weight

    def take(self, most: int) -> range:
        """Hand out the next blocks, up to a number of blocks in all."""
        step = 1 if self.task.slow else QUICK_BLOCKS
        blocks = range(self.given, min(most, self.given + step))
        self.given = blocks.stop
        return blocks


def play_all(
    tasks: Sequence[Task], folder: Path, until: float, processes: int
) -> Iterator[tuple[str, int]]:
    """Play all tasks until the time is up, and a few blocks of each at least.

    Gives what there is of each task in the end.
    """
    begun = reported = time.monotonic()
    with ExitStack() as stack:
        lines = [
            _Line(t, stack.enter_context(TournamentFolder(folder / t.name, t.setting)))
            for t in tasks
        ]
        for line in lines:
            line.read()
        executor = stack.enter_context(open_executor(processes))
        waiting: dict[Future[tuple[list[TableResult], float]], _Line] = {}
        while True:
            while len(waiting) < processes and (given := _next(lines, time.monotonic() < until)):
                line, blocks = given
                waiting[executor.submit(play_blocks, line.task, blocks)] = line
            if not waiting:
                break
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                waiting.pop(done).add(*done.result())
            if time.monotonic() > reported + REPORT_SECONDS:
                reported = time.monotonic()
                blocks_kept = sum(line.kept for line in lines)
                print(f"{reported - begun:6.0f} s: {blocks_kept:,} blocks", flush=True)
        yield from ((line.task.name, line.kept) for line in lines)


def _next(lines: Sequence[_Line], in_time: bool) -> tuple[_Line, range] | None:
    """Choose the next line-up: those with too few blocks first, then that with the least time."""
    few = [line for line in lines if line.given < MIN_BLOCKS]
    if few:
        line = min(few, key=lambda line: (line.given, -line.task.slow))
        return line, line.take(MIN_BLOCKS)
    open_lines = [line for line in lines if line.given < line.most]
    if not open_lines or not in_time:
        return None
    line = min(open_lines, key=lambda line: line.had)
    return line, line.take(line.most)


class _Here(Executor):
    """Does everything itself, at once."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        done: Future[R] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def open_executor(processes: int) -> Iterator[Executor]:
    """Yield who does the work: this process, or several others."""
    if processes == 1:
        yield _Here()
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def run_all(
    jobs: Sequence[tuple[str, Callable[..., Any], tuple[Any, ...]]], processes: int
) -> Iterator[tuple[str, Any]]:
    """Do jobs side by side, and yield each that is done."""
    begun = time.monotonic()
    with open_executor(processes) as executor:
        waiting = {executor.submit(do, *given): name for name, do, given in jobs}
        for number, done in enumerate(as_completed(waiting), start=1):
            seconds = time.monotonic() - begun
            print(f"{seconds:6.0f} s, {number} of {len(jobs)}: {waiting[done]}", flush=True)
            yield waiting[done], done.result()
