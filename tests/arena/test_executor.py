"""Workers: the same results from this process and from several, and none is left behind."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from tests.arena.playing import played, small

from lastroll.arena import InProcess, ProcessPool, Tournament
from lastroll.rules import LastRollError


@dataclass(frozen=True)
class Squares:
    """Squares numbers; one number may be deadly."""

    deadly: int = -1

    @contextmanager
    def start(self) -> Iterator[Callable[[range], list[int]]]:
        """Yield what squares."""
        yield self._square

    def _square(self, numbers: range) -> list[int]:
        if self.deadly in numbers:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(60)
        return [number**2 for number in numbers]


@dataclass(frozen=True)
class Sleep:
    """Sleeps for a minute, except the first time."""

    @contextmanager
    def start(self) -> Iterator[Callable[[range], int]]:
        """Yield what sleeps."""

        def sleep(numbers: range) -> int:
            if numbers.start:
                time.sleep(60)
            return numbers.start

        yield sleep


JOBS = [range(at, at + 2) for at in range(0, 40, 2)]


def test_results_come_in_the_order_of_the_jobs() -> None:
    alone = [*InProcess().run(Squares(), JOBS)]
    assert alone[-1] == [38**2, 39**2]
    assert [*ProcessPool(2).run(Squares(), JOBS)] == alone


def test_who_stops_reading_stops_the_work() -> None:
    results = ProcessPool(2).run(Sleep(), (range(at, at + 1) for at in range(1000)))
    assert next(results) == 0
    begun = time.monotonic()
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - begun < 30
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
def test_a_worker_that_dies_is_told_of() -> None:
    with pytest.raises(LastRollError) as caught:
        list(ProcessPool(2).run(Squares(deadly=4), JOBS))
    assert caught.value.code == "arena-worker-died"


def test_a_tournament_is_the_same_whoever_plays() -> None:
    alone = played(Tournament(small()), 6)
    assert played(Tournament(small(), executor=ProcessPool(2)), 6) == alone
