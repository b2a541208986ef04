"""A real Chromium for the tests that need one: where it is, and how it is started."""

import os
import shutil

from playwright.sync_api import Browser, Playwright

# Set by scripts/test, which installs a Chromium where there is none.
VARIABLE = "LASTROLL_CHROMIUM"
# The first is Chromium without windows, which needs a quarter less of the processor.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)

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


def chromium_path() -> str:
    """The path of Chromium; a test without one fails and is never passed over."""
    path = os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "there is no Chromium: start the tests with scripts/test, which installs one"
    return path


def launch_chromium(playwright: Playwright) -> Browser:
    """Start Chromium without a window.

    While `sync_playwright` is open, its thread has a running event loop and asynchronous tests
    fail there: keep it in a fixture of package scope, not of session scope.
    """
    return playwright.chromium.launch(
        executable_path=chromium_path(), headless=True, args=list(ARGUMENTS)
    )
