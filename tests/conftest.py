"""The set-up of every test: Hypothesis's effort, signals, and a fresh user's data."""

import os
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from platformdirs import user_cache_path

from tests import progress
from tests.order import long_first

# In CI `quick` looks at the same examples every time, so that a red run is about the change in it.
# At a desk, and in the nightly run, new examples are looked at.
settings.register_profile(
    "quick", deadline=None, max_examples=60, derandomize=bool(os.environ.get("CI")), print_blob=True
)
settings.register_profile(
    "nightly",
    deadline=None,
    max_examples=5_000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("LASTROLL_HYPOTHESIS", "quick"))

# They would change what a test's program says, or how wide it says it.
UNWANTED_VARIABLES = (
    "COLUMNS",
    "FORCE_COLOR",
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LINES",
    "NO_COLOR",
)

_users = count()


def pytest_configure(config: pytest.Config) -> None:
    """Take Ctrl-C as any foreground process does, report how the run goes, share kernels.

    A shell starts a background job, and many CI systems start everything, with SIGINT ignored.
    Processes inherit that, and tests of Ctrl-C would wait for ever.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    progress.install(config)
    # Each test has a home of its own, and would compile again in every process that it starts.
    os.environ.setdefault("NUMBA_CACHE_DIR", str(user_cache_path("lastroll", appauthor=False)))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print how many screens the walk looked at (tests/browser/walk.py)."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    properties = [each for report in reports for each in report.user_properties]
    if looked_at := sum(value for name, value in properties if name == "screens"):
        terminalreporter.write_line(f"{looked_at:,} screens looked at")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Move long tests to the front if several workers run them."""
    worker = getattr(config, "workerinput", None)
    if worker is not None:
        order = long_first([item.nodeid for item in items], worker["workercount"])
        items[:] = [items[at] for at in order]


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def user_folder(_homes: Path) -> Iterator[Path]:
    """Yield the folder of a user who never played before; no test touches the real user's files."""
    folder = _homes / str(next(_users))
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
            patch.setenv(f"XDG_{kind}_HOME", str(folder / kind.lower()))
        patch.setenv("LASTROLL_DATA", str(folder / "lastroll"))
        patch.setenv("LANG", "C.UTF-8")
        for name in UNWANTED_VARIABLES:
            patch.delenv(name, raising=False)
        yield folder
