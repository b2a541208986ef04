"""The servers that are measured: each a process of its own with an empty store."""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PEER = ROOT / "benchmarks" / "service_peer"
STARTING = 60.0


class Server(NamedTuple):
    """A server that can be started, and how the load generator speaks to it."""

    name: str
    wire: str
    storage: str
    command: tuple[str, ...]
    """The command, with {port} and {folder}, which is new and empty at each start."""
    variables: dict[str, str]
    alive: str
    """The path that answers once the server is ready."""
    once: bool = False
    """Measured in the first round only: not what the goals are about."""


class NotReady(Exception):
    """A server cannot be measured, and why."""


def last_roll(durability: str, processes: int) -> Server:
    """Return our server: durable SQLite as by default, rate limits lifted, in these processes."""
    synchronous = "FULL" if durability == "power" else "NORMAL"
    return Server(
        "Last Roll" if processes == 1 else f"Last Roll × {processes}",
        "lastroll",
        f"SQLite, WAL, synchronous={synchronous} (durability {durability!r}), "
        + ("1 process" if processes == 1 else f"{processes} processes"),
        (
            *(sys.executable, "-m", "lastroll", "serve", "--host", "127.0.0.1"),
            *("--port", "{port}", "--database", "sqlite:///{folder}/tables.db"),
        ),
        {
            "LASTROLL_RATE_LIMIT": "0",
            "LASTROLL_DURABILITY": durability,
            "LASTROLL_PROCESSES": str(processes),
            "LASTROLL_DATA": "{folder}",
        },
        "/healthz",
    )


def boardgame_io(installed: Path, *, files: bool) -> Server:
    """Return boardgame.io's server, with its default storage or with the one in files."""
    return Server(
        "boardgame.io, files" if files else "boardgame.io",
        "boardgame.io",
        "FlatFile, without fsync" if files else "in memory (its default)",
        ("node", str(installed / "server.js"), "{port}"),
        {"NODE_ENV": "production"} | ({"FLATFILE_DIR": "{folder}"} if files else {}),
        "/games",
        once=files,
    )


def install_peer() -> Path:
    """Install boardgame.io as its lock file says, once for each state of that file."""
    for tool in ("node", "npm"):
        if shutil.which(tool) is None:
            raise NotReady(f"{tool} is not installed")
    lock = hashlib.sha256((PEER / "package-lock.json").read_bytes()).hexdigest()[:12]
    folder = ROOT / ".cache" / f"service-peer-{lock}"
    if not (folder / "installed").exists():
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(PEER / name, folder)
        done = subprocess.run(
            ["npm", "ci", "--omit=dev"], cwd=folder, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise NotReady(f"npm ci failed: {done.stderr[-500:]}")
        (folder / "installed").touch()
    for path in PEER.glob("*.js"):
        shutil.copy(path, folder)
    return folder


@contextlib.contextmanager
def running(server: Server, port: int) -> Iterator[int]:
    """Run a server on an empty store; return its process number."""
    with tempfile.TemporaryDirectory(prefix="lastroll-service-") as folder:
        variables = {name: text.format(folder=folder) for name, text in server.variables.items()}
        words = [word.format(port=port, folder=folder) for word in server.command]
        log = Path(folder) / "server.log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                words, cwd=ROOT, env=os.environ | variables, stdout=output, stderr=output
            )
        try:
            _wait(process, f"http://127.0.0.1:{port}{server.alive}", log)
            yield process.pid
            if process.poll() is not None:
                raise NotReady(f"{server.name} ended by itself: {_tail(log)}")
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait(process: "subprocess.Popen[bytes]", address: str, log: Path) -> None:
    deadline = time.monotonic() + STARTING
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=5):
            return
        time.sleep(0.1)
    raise NotReady(f"{process.args!r} does not answer: {_tail(log)}")


def _tail(log: Path) -> str:
    return log.read_text("utf-8", errors="replace")[-1500:]
