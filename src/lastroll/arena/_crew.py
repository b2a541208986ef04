"""Who does the work: this process, several, or a cluster. What comes out is the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol, TypeVar

from lastroll.rules import LastRollError

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

AHEAD: Final = 3
"""Jobs that each worker is given ahead of the reader: nobody waits, and memory stays constant."""


class Work(Hashable, Protocol[R_co]):
    """Something that can be done in parts, by numbers; it can be sent elsewhere, so it is small."""

    def start(self) -> AbstractContextManager[Callable[[range], R_co]]:
        """Give what does a part; whatever it needs is kept until this ends."""


class Crew(Protocol):
    """Workers."""

    def run(self, work: Work[R], jobs: Iterable[range]) -> Iterator[R]:
        """Do all jobs, and give the results in the order of the jobs.

        Who stops reading stops the work.
        """

    def close(self) -> None:
        """Send the workers home."""


class Alone:
    """This process does everything itself."""

    def run(self, work: Work[R], jobs: Iterable[range]) -> Iterator[R]:
        """Do one job after another."""
        with work.start() as do:
            for job in jobs:
                yield do(job)

    def close(self) -> None:
        """Do nothing: there is nobody else."""


class Processes:
    """Some processes of this machine."""

    def __init__(self, workers: int) -> None:
        """Have so many of them, while there is something to do."""
        self.workers = workers

    def run(self, work: Work[R], jobs: Iterable[range]) -> Iterator[R]:
        """Do jobs side by side."""
        # Not forked: threads that Numba and others have started would not come along.
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=_begin, initargs=(work, here)
        )
        try:
            with _deaf():
                pool.submit(int)  # which starts the processes
            yield from in_order(
                (pool.submit(_do, job) for job in jobs), Future.result, self.workers * AHEAD
            )
        except BrokenProcessPool:
            raise LastRollError(
                "arena-worker-died", "a process that played games was ended from outside"
            ) from None
        finally:
            there.close()  # the end of the work, see _begin
            pool.shutdown(cancel_futures=True)
            here.close()

    def close(self) -> None:
        """Do nothing: processes end with their work."""


def in_order(given: Iterable[Any], wait: Callable[[Any], R], ahead: int) -> Iterator[R]:
    """Wait for what was given to others, in order, and give so many of them ahead."""
    waiting: deque[Any] = deque()
    for each in given:
        waiting.append(each)
        if len(waiting) >= ahead:
            yield wait(waiting.popleft())
    while waiting:
        yield wait(waiting.popleft())


_kept = ExitStack()
_here: list[Callable[[range], Any]] = []
"""What does the parts in this process, where it is a worker."""


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: it is for the one who gave the work."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(work: Work[Any], until: Connection) -> None:
    """Become a worker, until the other end of the pipe is closed, or its process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it was started from another thread
    threading.Thread(target=_leave, args=(until,), daemon=True).start()
    _here.append(_kept.enter_context(work.start()))


def _leave(until: Connection) -> None:
    until.poll(None)
    os._exit(0)  # in the middle of a game, maybe: nobody wants its result any more


def _do(job: range) -> Any:
    return _here[0](job)
