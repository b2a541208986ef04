"""The common part of `scripts/test` and `scripts/nightly`: starting pytest, and the whole run.

Like _environment.py, this file must be valid for an old Python.
"""

import os
import tempfile

import _chromium
import _environment

MAX_WORKERS = 6
# Measuring coverage makes tests slow: only these run with it, and cover every line that counts.
COVERED = [os.path.join("tests", room) for room in ("rules", "game", "laws", "goldens")]
COMPILE = "from lastroll.bots import warm_up_in_background; warm_up_in_background()"
BROWSER_TESTS = os.path.join("tests", "browser")

# The file with the counts of tests/progress.py, which outlives a run of pytest.
COUNTS = "LASTROLL_TEST_COUNTS"
PRINT_COUNTS = "from tests.progress import print_counts; print_counts()"

# With one of these options the caller sets the workers, or needs the tests in one process.
ONE_PROCESS = ("-n", "--numprocesses", "--pdb", "--trace", "no:xdist", "-pno:xdist")


def prepare() -> None:
    """Set up the environment for the tests and change to the repository's root."""
    _environment.prepare("dev")
    os.chdir(_environment.ROOT)


def variables(arguments: "list[str]") -> "dict[str, str]":
    """Return the variables for pytest, after installing a browser if the tests need one."""
    more = {"OMP_NUM_THREADS": "1"}  # more threads per worker are slower: the cores are in use
    if _drives_a_browser(arguments):
        more[_chromium.VARIABLE] = _chromium.ensure_chromium()
    return more


def run_all(options: "list[str]", **more: str) -> int:
    """Run all tests, check the coverage, print the counts last and return the exit status."""
    # Warm up in another process while the first tests run: else each worker compiles everything.
    _environment.call([_environment.tool("python"), "-c", COMPILE])
    with tempfile.TemporaryDirectory(prefix="lastroll-tests-") as folder:
        more[COUNTS] = os.path.join(folder, "counts.json")
        covered = _pytest([*COVERED, "--cov", *options], more)
        others = _pytest([*(f"--ignore={path}" for path in COVERED), *options], more)
        _environment.call([_environment.tool("python"), "-c", PRINT_COUNTS], **more)
    return covered or others


def workers(arguments: "list[str]") -> "list[str]":
    """Return the options for several processes of pytest, or none if the caller sets them."""
    if any(word.startswith(ONE_PROCESS) for word in arguments):
        return []
    if hasattr(os, "sched_getaffinity"):  # the cores this process may use
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    # Four more than cores: many tests wait for a clock, a browser or a process. With two more, a
    # quarter of the time of two cores was not used. An idle worker takes tests from the others,
    # because the last tests are long.
    return ["-n", str(min(cores + 4, MAX_WORKERS)), "--dist=worksteal"]


def _pytest(arguments: "list[str]", more: "dict[str, str]") -> int:
    command = [_environment.tool("python"), "-m", "pytest", *workers(arguments), *arguments]
    return _environment.call(command, **more)


def _drives_a_browser(arguments: "list[str]") -> bool:
    """Return whether the arguments name tests/browser, a folder that contains it, or its files."""
    named = [argument.partition("::")[0] for argument in arguments]
    paths = [os.path.abspath(path) for path in named if os.path.exists(path)]
    browser = os.path.abspath(BROWSER_TESTS)
    return not paths or any(
        os.path.commonpath([path, browser]) in (path, browser) for path in paths
    )
