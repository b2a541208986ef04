"""What `scripts/test` and `scripts/nightly` share: how pytest is started, and the whole run.

As _environment.py, this file must be readable for an old Python.
"""

import os
import tempfile

import _chromium
import _environment

MOST_WORKERS = 6
# Measuring coverage makes tests slow: these reach every line that has to be reached.
COVERED = [os.path.join("tests", room) for room in ("rules", "game", "laws", "goldens")]
COMPILE = "from lastroll.bots import warm_up_aside; warm_up_aside()"
BROWSER_TESTS = os.path.join("tests", "browser")

# The file in which tests/progress.py counts from one run of pytest to the next.
COUNTS = "LASTROLL_TEST_COUNTS"
PRINT_COUNTS = "from tests.progress import print_counts; print_counts()"

# With one of these the caller has decided about workers, or needs the tests in one process.
ONE_PROCESS = ("-n", "--numprocesses", "--pdb", "--trace", "no:xdist", "-pno:xdist")


def prepare() -> None:
    """Make the environment ready for the tests and go to the repository's root."""
    _environment.prepare("dev")
    os.chdir(_environment.ROOT)


def variables(arguments: "list[str]") -> "dict[str, str]":
    """Return what pytest is started with, after installing a browser where one is needed."""
    more = {"OMP_NUM_THREADS": "1"}  # more in each worker are slower: the cores are taken
    if _drives_a_browser(arguments):
        more[_chromium.VARIABLE] = _chromium.ensure()
    return more


def everything(options: "list[str]", **more: str) -> int:
    """Run all tests, hold the coverage, print the counts last and return the exit status."""
    # While the first tests run: else each worker compiles for itself.
    _environment.call([_environment.tool("python"), "-c", COMPILE])
    with tempfile.TemporaryDirectory(prefix="lastroll-tests-") as folder:
        more[COUNTS] = os.path.join(folder, "counts.json")
        covered = _pytest([*COVERED, "--cov", *options], more)
        others = _pytest([*(f"--ignore={path}" for path in COVERED), *options], more)
        _environment.call([_environment.tool("python"), "-c", PRINT_COUNTS], **more)
    return covered or others


def workers(arguments: "list[str]") -> "list[str]":
    """Return the words that have pytest use several processes, unless the caller decided."""
    if any(word.startswith(ONE_PROCESS) for word in arguments):
        return []
    if hasattr(os, "sched_getaffinity"):  # the cores this process may use
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    # More than cores: many tests wait for a clock, a browser, a process. With two more, a quarter
    # of the time of two cores was not used. A worker that is done takes tests from the others,
    # because the last tests are long ones.
    return ["-n", str(min(cores + 4, MOST_WORKERS)), "--dist=worksteal"]


def _pytest(arguments: "list[str]", more: "dict[str, str]") -> int:
    command = [_environment.tool("python"), "-m", "pytest", *workers(arguments), *arguments]
    return _environment.call(command, **more)


def _drives_a_browser(arguments: "list[str]") -> bool:
    """Return whether tests/browser is, or holds, or is within what the words name."""
    named = [word.partition("::")[0] for word in arguments]
    paths = [os.path.abspath(path) for path in named if os.path.exists(path)]
    theirs = os.path.abspath(BROWSER_TESTS)
    return not paths or any(os.path.commonpath([path, theirs]) in (path, theirs) for path in paths)
