"""The peers: what is installed for each, where, and how one talks to it."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, NamedTuple

from platformdirs import user_cache_path

ROOT = Path(__file__).resolve().parents[2]


class Peer(NamedTuple):
    """Another package, and the module here that plays with it."""

    name: str
    module: str
    requirements: tuple[str, ...]


PEERS = (
    Peer("lasvegas", "lasvegas_peer", ("lasvegas==0.2.0",)),
    Peer("OpenSpiel", "open_spiel_peer", ("open_spiel==2.0.2",)),
    Peer("pgx", "pgx_peer", ("pgx==2.6.0", "jax==0.6.2", "jaxlib==0.6.2")),
    Peer("PettingZoo", "pettingzoo_peer", ("pettingzoo==1.27.0", "rlcard==1.2.0", "pygame")),
)


class NotReady(Exception):
    """A peer, or the compiler, that is not to be had here; the text says why."""


def install(peer: Peer) -> Path:
    """Make the peer's environment, unless it is there; return its Python."""
    words = "\n".join((sys.version, *peer.requirements))
    mark = hashlib.sha256(words.encode()).hexdigest()[:12]
    folder = user_cache_path("lastroll", appauthor=False) / "benchmarks" / f"{peer.name}-{mark}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = folder / "ready"
    if not ready.exists():
        shutil.rmtree(folder, ignore_errors=True)
        uv = shutil.which("uv")
        if uv:
            _run([uv, "venv", "--quiet", f"--python={sys.executable}", str(folder)])
            _run([uv, "pip", "install", "--quiet", f"--python={python}", *peer.requirements])
        else:
            _run([sys.executable, "-m", "venv", str(folder)])
            _run([str(python), "-m", "pip", "install", "--quiet", *peer.requirements])
        ready.touch()
    return python


def _run(words: Sequence[str]) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()] or lines or ["no reason given"]
        raise NotReady(errors[-1].strip()[:200])


class Worker:
    """A peer's process, which plays when it is asked to."""

    def __init__(self, peer: Peer) -> None:
        """Install and start it; wait until it is ready to play."""
        self.peer = peer
        self._process = subprocess.Popen(
            [str(install(peer)), "-m", f"benchmarks.simulation_peers.{peer.module}"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        answer = self._answer()
        self.version: str = answer["version"]
        self.games: list[str] = answer["games"]

    def play(self, game: str, seconds: float) -> float:
        """Run it for some seconds; return choices per second."""
        self._stream(self._process.stdin).write(f"{game} {seconds}\n")
        self._stream(self._process.stdin).flush()
        answer = self._answer()
        return float(answer["choices"]) / float(answer["seconds"])

    def close(self) -> None:
        """Stop it."""
        self._stream(self._process.stdin).close()
        self._process.wait()

    def _answer(self) -> Any:
        line = self._stream(self._process.stdout).readline()
        if not line:
            output = self._stream(self._process.stderr).read().strip().splitlines()
            raise NotReady(output[-1][:200] if output else "it ended without a word")
        return json.loads(line)

    @staticmethod
    def _stream(stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream
