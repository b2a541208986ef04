"""A tournament from the first table to the last, or until it is decided."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from types import FrameType
from typing import Final

from lastroll.arena._entrants import is_fast
from lastroll.arena._executor import Executor, InProcess
from lastroll.arena._folder import TournamentFolder
from lastroll.arena._play import TableResult, TableWork
from lastroll.arena._result import TournamentResult, TournamentTally
from lastroll.arena._sequential import Hypotheses, SequentialTest, Verdict
from lastroll.arena._spec import TournamentSpec

_FAST_GAMES_PER_JOB: Final = 16
"""Games per job of fast bots: fewer would cost more to send than to play."""


class Tournament:
    """Plays blocks and adds them up; `outcome` returns the result at any time.

    With hypotheses, the first bot's win share is tested after each block. With a folder, the tables
    in it are not played again.

    >>> from lastroll.rules import Rules
    >>> tournament = Tournament(TournamentSpec(Rules(players=2), ("greedy", "random")).check())
    >>> tournament.play(blocks=5)
    >>> tournament.outcome().games
    10
    """

    def __init__(
        self,
        setting: TournamentSpec,
        *,
        hypotheses: Hypotheses | None = None,
        folder: TournamentFolder | None = None,
        executor: Executor | None = None,
    ) -> None:
        """Prepare a tournament; nothing is played yet."""
        self.setting = setting
        self.tally = TournamentTally(setting)
        self.test = (
            None if hypotheses is None else SequentialTest(hypotheses, setting.games_per_block)
        )
        self._folder = folder
        self._executor = InProcess() if executor is None else executor

    @property
    def decided(self) -> bool:
        """Whether the test has a verdict."""
        return self.test is not None and self.test.verdict is not Verdict.UNDECIDED

    def outcome(self) -> TournamentResult:
        """Return the result of all complete blocks; there must be one."""
        return self.tally.outcome()

    def play(
        self, blocks: int, on_table: Callable[[], None] = lambda: None, *, decide: bool = True
    ) -> None:
        """Play until there are `blocks` blocks or, with `decide`, until the test has a verdict.

        The result does not depend on the executor or on interruptions. A Ctrl-C keeps every table
        that was completed before it.
        """
        with closing(self._tables(blocks * len(self.setting.line_ups))) as tables:
            for table in tables:
                with _deferring_sigint():
                    whole = self.tally.add(table)
                    if whole and self.test is not None:
                        self.test.add(self.tally.last_block_shares[0])
                on_table()
                if decide and self.decided:
                    return

    def _tables(self, wanted: int) -> Generator[TableResult]:
        at = self.tally.tables
        if self._folder is not None and at < wanted:
            for at, table in enumerate(self._folder.tables(), start=1):
                if at > self.tally.tables:
                    yield table
                if at >= wanted:
                    return
        size = self._tables_per_job()
        jobs = (range(first, min(first + size, wanted)) for first in range(at, wanted, size))
        for tables in self._executor.run(TableWork(self.setting), jobs):
            for table in tables:
                if self._folder is not None:
                    with _deferring_sigint():
                        self._folder.append(table)
                yield table

    def _tables_per_job(self) -> int:
        if not all(map(is_fast, self.setting.names)):
            return 1
        return max(1, _FAST_GAMES_PER_JOB // self.setting.rules.players)


@contextmanager
def _deferring_sigint() -> Iterator[None]:
    """Defer SIGINT until the context ends."""
    if threading.current_thread() is not threading.main_thread():
        yield  # no SIGINT is handled here
        return
    heard: list[tuple[int, FrameType | None]] = []
    before = signal.signal(signal.SIGINT, lambda *pressed: heard.append(pressed))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard and callable(before):
            before(*heard[0])
