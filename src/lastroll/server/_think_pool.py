"""Threads for thinking bots: fast ones at once, slow ones in a fair order.

A slow bot thinks for up to a second, and a machine has few cores. For a
fair share each client's address (the *share* of a thought) has its own queue, and the queues are
served in rotation. Tables with readers come first.
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

_FAST_THREADS: Final = 2
_SLOW_THREADS: Final = max(1, (os.cpu_count() or 2) // 2)
"""Threads for slow bots: half of the machine is left to everything else."""
_MAX_WAIT_SECONDS: Final = 10.0
"""Seconds that slow bots of one share may wait for each other before more are refused."""
_UNWATCHED_SECONDS: Final = 5.0
"""Seconds after which a table without readers has the priority of others."""
_ASSUMED_SECONDS: Final = 0.5
"""Seconds of a slow thought, before any was measured."""
_SMOOTHING: Final = 0.1
"""The weight of the newest duration in their moving average."""

Work = Callable[[], int]


@dataclass(slots=True, eq=False)
class Thought:
    """A choice that a slow bot has to make."""

    work: Work
    share: str
    watched: Callable[[], bool]
    asked_at: float
    choice: asyncio.Future[int]


class ThinkPool:
    """Runs the thoughts of bots in threads, off the event loop."""

    def __init__(self, fast: int = _FAST_THREADS, slow: int = _SLOW_THREADS) -> None:
        """Use two sets of threads: fast bots never wait for slow ones."""
        self._fast = ThreadPoolExecutor(fast, thread_name_prefix="bot")
        self._slow = ThreadPoolExecutor(slow, thread_name_prefix="slow-bot")
        self._slow_threads = slow
        self._queue: list[Thought] = []
        self._running: list[Thought] = []
        self._last_started: dict[str, float] = {}
        """Start of the last thought of each share with pending thoughts."""
        self._mean_seconds = _ASSUMED_SECONDS

    def close(self) -> None:
        """Start no more thoughts."""
        self._queue.clear()
        for threads in (self._fast, self._slow):
            threads.shutdown(wait=False, cancel_futures=True)

    async def think_fast(self, work: Work) -> int:
        """Return the choice of a fast bot."""
        return await asyncio.get_running_loop().run_in_executor(self._fast, work)

    async def think_slow(self, work: Work, share: str, watched: Callable[[], bool]) -> int:
        """Return the choice of a slow bot, when it is the turn of its share."""
        loop = asyncio.get_running_loop()
        thought = Thought(work, share, watched, time.monotonic(), loop.create_future())
        self._queue.append(thought)
        self._start_next()
        try:
            return await thought.choice
        finally:
            if thought in self._queue:  # cancelled
                self._queue.remove(thought)

    def wait_of(self, share: str) -> float:
        """Return the seconds that another slow thought of a share would wait."""
        unfinished = [*self._running, *self._queue]
        own = sum(thought.share == share for thought in unfinished)
        others = len({thought.share for thought in unfinished} - {share})
        return (own + others) * self._mean_seconds / self._slow_threads

    def check_free_for(self, share: str) -> None:
        """Raise `Busy` if the slow bots of this share already wait too long."""
        if self.wait_of(share) > _MAX_WAIT_SECONDS:
            raise Busy(
                "bots-busy",
                "the strongest bots have too much to think about right now: choose weaker ones, "
                "or try again in a minute",
            )

    def _start_next(self) -> None:
        while self._queue and len(self._running) < self._slow_threads:
            thought = min(self._queue, key=self._priority)
            self._queue.remove(thought)
            if not thought.choice.done():
                self._start(thought)
        shares = {thought.share for thought in [*self._queue, *self._running]}
        self._last_started = {
            s: started_at for s, started_at in self._last_started.items() if s in shares
        }

    def _priority(self, thought: Thought) -> tuple[bool, int, float, float]:
        deferred = (
            time.monotonic() - thought.asked_at < _UNWATCHED_SECONDS and not thought.watched()
        )
        thinking = sum(other.share == thought.share for other in self._running)
        return deferred, thinking, self._last_started.get(thought.share, 0), thought.asked_at

    def _start(self, thought: Thought) -> None:
        started_at = self._last_started[thought.share] = time.monotonic()
        self._running.append(thought)
        running = asyncio.get_running_loop().run_in_executor(self._slow, thought.work)

        def end(ended: asyncio.Future[int]) -> None:
            self._running.remove(thought)
            seconds = time.monotonic() - started_at
            self._mean_seconds += _SMOOTHING * (seconds - self._mean_seconds)
            if ended.cancelled():
                thought.choice.cancel()
                return
            error = ended.exception()
            if thought.choice.done():
                pass
            elif error is None:
                thought.choice.set_result(ended.result())
            else:
                thought.choice.set_exception(error)
            self._start_next()

        running.add_done_callback(end)
