"""A Chromium for the browser tests: one that is installed, else Debian's or Playwright's.

Like _environment.py, this file must be valid for an old Python.
"""

import os
import shutil

import _environment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

# Where the tests look first (tests/chromium.py).
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
LOG = os.path.join(_environment.VENV, "lastroll-chromium.log")

APT_GET = ("apt-get", "-o", "DPkg::Lock::Timeout=300")  # another installation may be running
APT_INSTALL = ("install", "-y", "--no-install-recommends")
PACKAGES = ("chromium-headless-shell", "chromium")  # not every Debian has the first
PLAYWRIGHT_SCRIPT = (
    "from playwright.sync_api import sync_playwright as start\n"
    "with start() as playwright: print(playwright.chromium.executable_path)"
)


def ensure_chromium() -> str:
    """Return the path of a Chromium that starts; install one if there is none."""
    found = _present()
    if found:
        return found
    print("Installing Chromium for the browser tests (once) ...", flush=True)
    with open(LOG, "w", encoding="utf-8") as log:
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        if is_root and shutil.which("apt-get"):
            _run_logged([*APT_GET, "update"], log)
            any(_run_logged([*APT_GET, *APT_INSTALL, package], log) for package in PACKAGES)
            found = _present()
        if not found:
            _run_logged(
                [_environment.tool("python"), "-m", "playwright", "install", "chromium"], log
            )
            found = _present()
    if not found:
        raise _environment.NotReady(
            "The browser tests need Chromium, and none could be installed: put one on PATH, "
            f"or set {VARIABLE} to its path (log: {LOG})."
        )
    return found


def _present() -> str:
    named = os.environ.get(VARIABLE)
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        # Ubuntu's is a placeholder that only prints how to install the real one.
        if path and _environment.runs_ok([path, "--version"]):
            return path
    return _playwright_chromium()


def _playwright_chromium() -> str:
    """Return the path of Playwright's own Chromium, or "" if it was not downloaded."""
    import subprocess

    try:
        command = [_environment.tool("python"), "-c", PLAYWRIGHT_SCRIPT]
        output = subprocess.run(
            command, stdout=subprocess.PIPE, env=_environment.subprocess_env()
        ).stdout
    except OSError:
        return ""
    path = output.decode(errors="replace").strip()
    return path if os.path.exists(path) else ""


def _run_logged(command: "list[str]", log: "TextIO") -> bool:
    import subprocess

    log.write(f"$ {' '.join(command)}\n")
    log.flush()
    settings = _environment.subprocess_env(DEBIAN_FRONTEND="noninteractive")
    return subprocess.call(command, env=settings, stdout=log, stderr=log) == 0


if __name__ == "__main__":
    print(ensure_chromium())
