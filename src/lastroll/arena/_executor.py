"""Executors of the work: this process, several, or a cluster. The results are the same."""

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

QUEUED_PER_WORKER: Final = 3
"""Jobs queued per worker: no worker waits for the reader, and memory stays constant."""


class Work(Hashable, Protocol[R_co]):
    """Work that can be done in parts, by numbers; it is sent to workers, so it must be small."""

    def start(self) -> AbstractContextManager[Callable[[range], R_co]]:
        """Yield a function that does a part; its resources are retained until the context ends."""


class Executor(Protocol):
    """An executor of jobs."""

    def run(self, work: Work[R], jobs: Iterable[range]) -> Iterator[R]:
        """Do all jobs, and yield the results in the order of the jobs.

        Closing the iterator cancels the remaining jobs.
        """

    def close(self) -> None:
        """Stop the workers."""


class InProcess:
    """Runs all jobs in this process."""

    def run(self, work: Work[R], jobs: Iterable[range]) -> Iterator[R]:
        """Do one job after another."""
        with work.start() as do:
            for job in jobs:
                yield do(job)

    def close(self) -> None:
        """Do nothing: there are no workers."""


class ProcessPool:
    """Runs jobs in processes of this machine."""

    def __init__(self, workers: int) -> None:
        """Use `workers` processes while there are jobs."""
        self.workers = workers

    def run(self, work: Work[R], jobs: Iterable[range]) -> Iterator[R]:
        """Do jobs in parallel."""
        # not forked: threads of Numba and others do not survive a fork
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=_start_worker, initargs=(work, here)
        )
        try:
            with _ignoring_sigint():
                pool.submit(int)  # starts the processes
            yield from in_order(
                (pool.submit(_run_job, job) for job in jobs),
                Future.result,
                self.workers * QUEUED_PER_WORKER,
            )
        except BrokenProcessPool:
            raise LastRollError(
                "arena-worker-died", "a process that played games was stopped from outside"
            ) from None
        finally:
            there.close()  # ends the workers, see _begin
            pool.shutdown(cancel_futures=True)
            here.close()

    def close(self) -> None:
        """Do nothing: processes end with their work."""


def in_order(pending: Iterable[Any], wait: Callable[[Any], R], limit: int) -> Iterator[R]:
    """Yield results in order, with up to `limit` jobs submitted."""
    waiting: deque[Any] = deque()
    for each in pending:
        waiting.append(each)
        if len(waiting) >= limit:
            yield wait(waiting.popleft())
    while waiting:
        yield wait(waiting.popleft())


_kept = ExitStack()
_worker_function: list[Callable[[range], Any]] = []
"""The function that does the parts, in a worker process."""


@contextmanager
def _ignoring_sigint() -> Iterator[None]:
    """Start processes that ignore SIGINT; the parent handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _start_worker(work: Work[Any], parent_alive: Connection) -> None:
    """Initialise a worker that exits when the other end of the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # if it was started from another thread
    threading.Thread(target=_exit_with_parent, args=(parent_alive,), daemon=True).start()
    _worker_function.append(_kept.enter_context(work.start()))


def _exit_with_parent(parent_alive: Connection) -> None:
    parent_alive.poll(None)
    os._exit(0)  # maybe mid-game; the result is no longer needed


def _run_job(job: range) -> Any:
    return _worker_function[0](job)
