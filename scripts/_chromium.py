"""A Chromium for the tests that drive a browser: the machine's, Debian's, or Playwright's own.

As _environment.py, this file must be readable for an old Python.
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

APT_GET = ("apt-get", "-o", "DPkg::Lock::Timeout=300")  # somebody else may be installing
APT_INSTALL = ("install", "-y", "--no-install-recommends")
PACKAGES = ("chromium-headless-shell", "chromium")  # not every Debian has the first
OF_PLAYWRIGHT = (
    "from playwright.sync_api import sync_playwright as start\n"
    "with start() as playwright: print(playwright.chromium.executable_path)"
)


def ensure() -> str:
    """Return the path of a Chromium that starts, installing one where there is none."""
    found = _present()
    if found:
        return found
    print("Installing Chromium for the browser tests (once) ...", flush=True)
    with open(LOG, "w", encoding="utf-8") as log:
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        if is_root and shutil.which("apt-get"):
            _logged([*APT_GET, "update"], log)
            any(_logged([*APT_GET, *APT_INSTALL, package], log) for package in PACKAGES)
            found = _present()
        if not found:
            _logged([_environment.tool("python"), "-m", "playwright", "install", "chromium"], log)
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
        # Ubuntu's is a stand-in that only says how to install the real one.
        if path and _environment.works([path, "--version"]):
            return path
    return _of_playwright()


def _of_playwright() -> str:
    """The path of Playwright's own Chromium, or nothing where it has not been downloaded."""
    import subprocess

    try:
        words = [_environment.tool("python"), "-c", OF_PLAYWRIGHT]
        said = subprocess.run(words, stdout=subprocess.PIPE, env=_environment.variables())
    except OSError:
        return ""
    path = said.stdout.decode(errors="replace").strip()
    return path if os.path.exists(path) else ""


def _logged(words: "list[str]", log: "TextIO") -> bool:
    import subprocess

    log.write(f"$ {' '.join(words)}\n")
    log.flush()
    settings = _environment.variables(DEBIAN_FRONTEND="noninteractive")
    return subprocess.call(words, env=settings, stdout=log, stderr=log) == 0
