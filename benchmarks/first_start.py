"""The first start of `lastroll`: how long until it says so, until its page is there, and is usable.

    python benchmarks/first_start.py [--runs 5]

Each run has an empty data folder and an empty folder for compiled kernels, so that kernels are
compiled beside it as on a new machine. *Page* is the answer to the first request; *usable* is the
moment at which Chromium shows the button that starts a game, the start of Chromium not counted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from playwright.sync_api import Browser, sync_playwright


def measure(browser: Browser) -> tuple[float, float, float]:
    """Return the seconds until the first line, until the page, and until the page is usable."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-m", "lastroll", "--no-browser", "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LASTROLL_DATA": folder, "NUMBA_CACHE_DIR": folder},
        )
        try:
            assert process.stdout is not None
            process.stdout.readline()
            announced = time.monotonic() - start
            words = process.stdout.readline().split()
            address = next(word for word in words if word.startswith("http://"))
            with urllib.request.urlopen(address) as answer:
                answer.read()
            page = time.monotonic() - start
            tab = browser.new_page()
            tab.goto(address, wait_until="commit")
            tab.get_by_role("button").first.wait_for()
            usable = time.monotonic() - start
            tab.close()
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()
    return announced, page, usable


def main() -> None:
    """Print the median and the worst of some runs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--no-first-run"]
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=arguments
        )
        found = [measure(browser) for _ in range(runs)]
        browser.close()
    for name, seconds in zip(("said", "page", "usable"), zip(*found, strict=True), strict=True):
        print(f"{name:<8}{statistics.median(seconds):6.2f} s, worst {max(seconds):.2f} s")


if __name__ == "__main__":
    main()
