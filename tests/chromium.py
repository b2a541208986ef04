"""A real Chromium for the tests that need one: where it is, and how it is started."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

VARIABLE = "LASTROLL_CHROMIUM"
"""Set by scripts/test to the Chromium that scripts/_chromium.py has found or installed."""
FINDER = Path(__file__).resolve().parents[1] / "scripts" / "_chromium.py"

# Without a sandbox because tests may run as root; the rest keeps the browser from asking other
# hosts for anything on its own.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@cache
def chromium_path() -> str:
    """Return the path of Chromium; a test without one fails and is never passed over."""
    if named := os.environ.get(VARIABLE):
        return named
    found = subprocess.run([sys.executable, FINDER], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    return found.stdout.splitlines()[-1]


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """Run Chromium without a window until the context ends.

    Meanwhile this thread has a running event loop and asynchronous tests fail there: keep it in a
    fixture of module or package scope, not of session scope.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), headless=True, args=list(ARGUMENTS)
        )
        yield browser
        browser.close()
