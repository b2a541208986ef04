"""Threads that bots think in: quick ones at once, slow ones in a fair order.

A slow bot thinks for up to a second, and a machine has few cores. So that nobody takes them all,
each caller's address (the *share* of a thought) waits in a line of its own, and the lines take
turns. Tables that somebody watches come first.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from lastroll.server._refusals import Busy

_QUICK_THREADS: Final = 2
_SLOW_THREADS: Final = max(1, (os.cpu_count() or 2) // 2)
"""For bots that think for long: half of the machine is left to everybody else."""
_LONGEST_WAIT: Final = 10.0
"""Seconds that a caller's slow bots may have to wait for each other; then more are refused."""
_UNWATCHED_WAIT: Final = 5.0
"""Seconds after which a table that nobody watches waits like any other."""
_SUPPOSED: Final = 0.5
"""Seconds of a slow thought, before any was measured."""
_SMOOTHING: Final = 0.1
"""The weight of the newest thought in the mean of their seconds."""

Work = Callable[[], int]


@dataclass(slots=True, eq=False)
class Thought:
    """A choice that a slow bot is to think about."""

    work: Work
    share: str
    watched: Callable[[], bool]
    asked: float
    done: asyncio.Future[int]


class ThinkPool:
    """Runs the thoughts of bots in threads, off the event loop."""

    def __init__(self, quick: int = _QUICK_THREADS, slow: int = _SLOW_THREADS) -> None:
        """Use two sets of threads: quick bots never wait for slow ones."""
        self._quick = ThreadPoolExecutor(quick, thread_name_prefix="bot")
        self._slow = ThreadPoolExecutor(slow, thread_name_prefix="slow-bot")
        self._slow_threads = slow
        self._waiting: list[Thought] = []
        self._thinking: list[Thought] = []
        self._last_begun: dict[str, float] = {}
        """When a thought of each share was last begun, of those that wait or think."""
        self._mean_seconds = _SUPPOSED

    def close(self) -> None:
        """Begin no other thought."""
        self._waiting.clear()
        for threads in (self._quick, self._slow):
            threads.shutdown(wait=False, cancel_futures=True)

    async def think_quickly(self, work: Work) -> int:
        """Return what a bot chooses that answers at once."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, work)

    async def think_slowly(self, work: Work, share: str, watched: Callable[[], bool]) -> int:
        """Return what a bot chooses that thinks for long, once it is the turn of its share."""
        loop = asyncio.get_running_loop()
        thought = Thought(work, share, watched, time.monotonic(), loop.create_future())
        self._waiting.append(thought)
        self._begin_next()
        try:
            return await thought.done
        finally:
            if thought in self._waiting:  # nobody wants to know any more
                self._waiting.remove(thought)

    def wait_of(self, share: str) -> float:
        """Return the seconds that another slow thought of a share would wait."""
        unfinished = [*self._thinking, *self._waiting]
        own = sum(thought.share == share for thought in unfinished)
        others = len({thought.share for thought in unfinished} - {share})
        return (own + others) * self._mean_seconds / self._slow_threads

    def check_free_for(self, share: str) -> None:
        """Refuse more slow bots where those of this share wait for long already."""
        if self.wait_of(share) > _LONGEST_WAIT:
            raise Busy(
                "bots-busy",
                "the strongest bots have too much to think about right now: choose weaker ones, "
                "or try again in a minute",
            )

    def _begin_next(self) -> None:
        while self._waiting and len(self._thinking) < self._slow_threads:
            thought = min(self._waiting, key=self._place_in_line)
            self._waiting.remove(thought)
            if not thought.done.done():
                self._begin(thought)
        shares = {thought.share for thought in [*self._waiting, *self._thinking]}
        self._last_begun = {s: begun for s, begun in self._last_begun.items() if s in shares}

    def _place_in_line(self, thought: Thought) -> tuple[bool, int, float, float]:
        patient = time.monotonic() - thought.asked < _UNWATCHED_WAIT and not thought.watched()
        thinking = sum(other.share == thought.share for other in self._thinking)
        return patient, thinking, self._last_begun.get(thought.share, 0), thought.asked

    def _begin(self, thought: Thought) -> None:
        begun = self._last_begun[thought.share] = time.monotonic()
        self._thinking.append(thought)
        running = asyncio.get_running_loop().run_in_executor(self._slow, thought.work)

        def end(ended: asyncio.Future[int]) -> None:
            self._thinking.remove(thought)
            seconds = time.monotonic() - begun
            self._mean_seconds += _SMOOTHING * (seconds - self._mean_seconds)
            if ended.cancelled():
                thought.done.cancel()
                return
            error = ended.exception()
            if thought.done.done():
                pass
            elif error is None:
                thought.done.set_result(ended.result())
            else:
                thought.done.set_exception(error)
            self._begin_next()

        running.add_done_callback(end)
