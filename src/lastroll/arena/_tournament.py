"""A tournament from the first table to the last, or until it is decided."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from types import FrameType
from typing import Final

from lastroll.arena._crew import Alone, Crew
from lastroll.arena._entrants import answers_at_once
from lastroll.arena._folder import Folder
from lastroll.arena._outcome import Outcome, Tally
from lastroll.arena._play import TableResult, TableWork
from lastroll.arena._sequential import Question, SequentialTest, Verdict
from lastroll.arena._setting import Setting

_QUICK_GAMES: Final = 16
"""Games per job of fast bots: fewer would cost more to send than to play."""


class Tournament:
    """Plays blocks and adds them up; `outcome` returns the result at any time.

    With a question, the first bot's share of the win is tested after each block. With a folder,
    what lies there is not played again.

    >>> from lastroll.rules import Rules
    >>> tournament = Tournament(Setting(Rules(players=2), ("greedy", "random")).check())
    >>> tournament.play(blocks=5)
    >>> tournament.outcome().games
    10
    """

    def __init__(
        self,
        setting: Setting,
        *,
        question: Question | None = None,
        folder: Folder | None = None,
        crew: Crew | None = None,
    ) -> None:
        """Prepare a tournament; nothing is played yet."""
        self.setting = setting
        self.tally = Tally(setting)
        self.test = None if question is None else SequentialTest(question, setting.block_games)
        self._folder = folder
        self._crew = Alone() if crew is None else crew

    @property
    def decided(self) -> bool:
        """Whether the test has a verdict."""
        return self.test is not None and self.test.verdict is not Verdict.UNDECIDED

    def outcome(self) -> Outcome:
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
                with _undisturbed():
                    whole = self.tally.add(table)
                    if whole and self.test is not None:
                        self.test.add(self.tally.latest[0])
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
        size = self._tables_a_job()
        jobs = (range(first, min(first + size, wanted)) for first in range(at, wanted, size))
        for tables in self._crew.run(TableWork(self.setting), jobs):
            for table in tables:
                if self._folder is not None:
                    with _undisturbed():
                        self._folder.keep(table)
                yield table

    def _tables_a_job(self) -> int:
        if not all(map(answers_at_once, self.setting.names)):
            return 1
        return max(1, _QUICK_GAMES // self.setting.rules.players)


@contextmanager
def _undisturbed() -> Iterator[None]:
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
