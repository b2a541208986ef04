"""The output of a run of the tests about itself."""

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.progress import COUNTS, Counts, Reporter

ROOT = Path(__file__).resolve().parents[1]


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def ended(name: str, outcome: str, when: str = "call") -> Any:
    return SimpleNamespace(
        nodeid=name,
        when=when,
        passed=outcome == "passed",
        failed=outcome == "failed",
        skipped=outcome == "skipped",
    )


def run(reporter: Reporter, name: str, *outcomes: tuple[str, str]) -> None:
    reporter.pytest_runtest_logstart(name)
    for outcome, when in outcomes:
        reporter.pytest_runtest_logreport(ended(name, outcome, when))
    reporter.pytest_runtest_logfinish(name)


def test_each_test_counts_once(tmp_path: Path) -> None:
    stream, file = io.StringIO(), str(tmp_path / "counts.json")
    reporter = Reporter(stream, file, Clock())
    passed = [(("passed", when)) for when in ("setup", "call", "teardown")]
    run(reporter, "a", *passed)
    run(reporter, "b", ("passed", "setup"), ("failed", "call"), ("failed", "teardown"))
    run(reporter, "c", ("skipped", "setup"), ("passed", "teardown"))
    run(reporter, "d", ("failed", "setup"), ("passed", "teardown"))
    reporter.pytest_sessionfinish()
    assert stream.getvalue() == "FAILED b\nFAILED d\n"
    assert str(Counts.read(file)) == "1 passed, 2 failed, 1 skipped"
    second = Reporter(stream, file, Clock())
    run(second, "e", *passed)
    second.pytest_sessionfinish()
    assert str(Counts.read(file)) == "2 passed, 2 failed, 1 skipped"


def test_a_line_says_what_runs_and_how_much_is_left() -> None:
    clock = Clock()
    reporter = Reporter(io.StringIO(), None, clock)
    reporter.progress.total, reporter.progress.begun = 100, clock.now
    for number in range(25):
        run(reporter, f"tests/room/test_{number}.py::test", ("passed", "call"))
    reporter.pytest_runtest_logstart("tests/room/test_slow.py::test_that_takes_long")
    clock.now += 90
    assert reporter.progress.line(clock.now) == (
        "1:30   25 %  25 of 100, about 4:30 left  now: room/test_slow.py::test_that_takes_long 90 s"
    )


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
def test_ctrl_c_is_tested_also_where_it_is_ignored() -> None:
    """A background job of a shell, and what many CI systems start, ignores SIGINT."""
    tests = "tests/cli/test_engine.py", "-k", "ctrl_c", "-p", "no:cacheprovider"
    end = subprocess.run(
        [sys.executable, ROOT / "scripts" / "test", *tests],
        cwd=ROOT,
        env={**os.environ, "LASTROLL_VENV": sys.prefix},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert end.returncode == 0, end.stdout + end.stderr
    assert re.search(r"\b[1-9]\d* passed", end.stdout)


def test_the_counts_of_all_runs_are_the_last_line(tmp_path: Path) -> None:
    file = tmp_path / "counts.json"
    Counts(passed=7, skipped=1).write(str(file))
    end = subprocess.run(
        [sys.executable, "-c", "from tests.progress import print_counts; print_counts()"],
        cwd=ROOT,
        env={**os.environ, COUNTS: str(file)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (end.returncode, end.stdout) == (0, "7 passed, 0 failed, 1 skipped\n")
