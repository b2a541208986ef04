"""Progress of a run on several workers: what runs now, how much is left, and the counts at the end.

pytest's dots say how many tests are done, not which one is being waited for. On a terminal there is
one line that changes; elsewhere, as in CI's log, a line every few seconds.

`scripts/test` runs pytest twice. The second run begins to count where the first one stopped, by
the file that `LASTROLL_TEST_COUNTS` names.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TextIO

import pytest

COUNTS: Final = "LASTROLL_TEST_COUNTS"
"""The variable that names the file with the counts of the runs before this one."""
EVERY: Final = 10.0
"""Seconds between two lines where the output is no terminal."""
_KINDS: Final = ("passed", "failed", "skipped")


@dataclass
class Counts:
    """The outcomes of tests; a test with an error in its set-up or tear-down has failed."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    @classmethod
    def read(cls, path: str | None) -> Counts:
        """Return the counts in a file; none where there is no file yet."""
        if path is None or not Path(path).exists():
            return cls()
        return cls(**json.loads(Path(path).read_text("utf-8")))

    def write(self, path: str) -> None:
        """Write the counts into a file."""
        Path(path).write_text(json.dumps({kind: getattr(self, kind) for kind in _KINDS}), "utf-8")

    @property
    def done(self) -> int:
        """The tests that have ended."""
        return self.passed + self.failed + self.skipped

    def __str__(self) -> str:
        """Return the counts as the last line of a run has them."""
        return ", ".join(f"{getattr(self, kind)} {kind}" for kind in _KINDS)


@dataclass
class Progress:
    """The state of a run."""

    total: int = 0
    counts: Counts = field(default_factory=Counts)
    before: int = 0
    """Tests that ended in the runs before this one."""
    running: dict[str, float] = field(default_factory=dict)
    """The tests that run now, each with the moment of its beginning."""
    begun: float = 0.0

    def line(self, now: float) -> str:
        """Return the line that says where the run is.

        >>> progress = Progress(total=400, counts=Counts(passed=99, failed=1), begun=0)
        >>> progress.running = {"tests/laws/test_fair.py::test_a": 40.0}
        >>> progress.line(now=60.0)
        '1:00   25 %  100 of 400, about 3:00 left  1 FAILED  now: laws/test_fair.py::test_a 20 s'
        """
        done = self.counts.done - self.before
        part = done / self.total if self.total else 0
        seconds = now - self.begun
        words = [f"{_clock(seconds)}  {100 * part:3.0f} %  {done} of {self.total}"]
        if done >= 20 and done < self.total:
            words[0] += f", about {_clock(seconds * (1 - part) / part)} left"
        if self.counts.failed:
            words.append(f"{self.counts.failed} FAILED")
        running = sorted(self.running.items(), key=lambda item: item[1])
        if running:
            now_running = [f"{_short(name)} {now - start:.0f} s" for name, start in running]
            words.append("now: " + ", ".join(now_running))
        return "  ".join(words)


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _short(name: str) -> str:
    return name.removeprefix("tests/")[:70]


class Reporter:
    """Takes pytest's place in telling how a run goes; failures are still told by pytest."""

    def __init__(
        self, stream: TextIO, counts_file: str | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Write to `stream`; go on from the counts in a file, and keep them there."""
        self._stream = stream
        self._counts_file = counts_file
        self._clock = clock
        self._live = stream.isatty()
        self._over = threading.Event()
        self._lock = threading.RLock()
        self._ended: set[str] = set()
        self.progress = Progress(counts=Counts.read(counts_file))
        self.progress.before = self.progress.counts.done

    # pytest's hooks. With workers, all but the first are called in the process that leads them.

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: list[str]) -> None:
        """Begin to count once it is known how many tests there are."""
        with self._lock:
            if not self.progress.total:
                self.progress.total = len(ids)
                self.progress.begun = self._clock()
                threading.Thread(target=self._tell, name="progress", daemon=True).start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(
        self, report: pytest.TestReport | pytest.CollectReport
    ) -> tuple[str, str, str] | None:
        """Count what passes, without a dot."""
        if report.passed and isinstance(report, pytest.TestReport):
            return ("passed" if report.when == "call" else "", "", "")
        return None

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note that a test begins."""
        with self._lock:
            self.progress.running[nodeid] = self._clock()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count how a test ended."""
        with self._lock:
            if report.failed and report.nodeid not in self._ended:
                self._ended.add(report.nodeid)
                self.progress.counts.failed += 1
                self._write(f"FAILED {report.nodeid}")
            elif report.skipped:
                self._ended.add(report.nodeid)
                self.progress.counts.skipped += 1

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Note that a test has ended."""
        with self._lock:
            self.progress.running.pop(nodeid, None)
            if nodeid in self._ended:
                self._ended.remove(nodeid)
            else:
                self.progress.counts.passed += 1

    def pytest_sessionfinish(self) -> None:
        """Stop telling; keep the counts for the runs that follow."""
        self._over.set()
        with self._lock:
            if self._live:
                self._stream.write("\r\x1b[K")
            if self._counts_file is not None:
                self.progress.counts.write(self._counts_file)

    def _tell(self) -> None:
        while not self._over.wait(1 if self._live else EVERY):
            with self._lock:
                line = self.progress.line(self._clock())
                if self._live:
                    width = shutil.get_terminal_size().columns - 1
                    self._stream.write(f"\r\x1b[K{line[:width]}")
                    self._stream.flush()
                else:
                    self._write(line)

    def _write(self, line: str) -> None:
        """Write a whole line, below the one that changes."""
        self._stream.write(f"\r\x1b[K{line}\n" if self._live else f"{line}\n")
        self._stream.flush()


def install(config: pytest.Config) -> None:
    """Report on a run with workers, unless the caller wants more or fewer words from pytest."""
    leads = getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput")
    if leads and config.get_verbosity() == 0:
        # The stream that pytest's own capturing does not take.
        stream = os.fdopen(os.dup(sys.__stdout__.fileno()), "w") if sys.__stdout__ else sys.stdout
        reporter = Reporter(stream, os.environ.get(COUNTS))
        config.pluginmanager.register(reporter, "lastroll-progress")


def print_counts() -> None:
    """Print the counts of all runs, alone on a line: the last one of `scripts/test`."""
    print(Counts.read(os.environ.get(COUNTS)))
