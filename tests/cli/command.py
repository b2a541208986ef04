"""Runs the command: as a process of its own, or inside this one where there are many cases."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from tests.patience import PATIENCE
from tests.strategies import steps_of

from lastroll.cli import main
from lastroll.game import Fair, Game, GameRecord, Seeded, format_record, record_game
from lastroll.rules import Rules
from lastroll.terminal import GameStore

COMMAND = [sys.executable, "-m", "lastroll"]


class Result(NamedTuple):
    """The exit status of a command, and its output."""

    status: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a command: this process's own, and `more`."""
    return {**os.environ, **more}


def start(*arguments: str, **more: str) -> subprocess.Popen[bytes]:
    """Start a command that is to be talked to, as the leader of its own process group."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**more),
        start_new_session=True,
    )


def run(*arguments: str, stdin: bytes = b"", **more: str) -> Result:
    """Run a command as its own process, to its end."""
    process = subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        env=environment(**more),
        timeout=PATIENCE,
        check=False,
    )
    return Result(process.returncode, process.stdout.decode(), process.stderr.decode())


class Inside:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patch = patch

    def __call__(self, *arguments: str, stdin: bytes = b"") -> Result:
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="ascii"))
        self._capsys.readouterr()
        status = main(list(arguments))
        return Result(status, *self._capsys.readouterr())


def refused(result: Result) -> str:
    """Return the one line that a refused command says, and nothing but that line."""
    assert result.status == 2
    assert result.out == ""
    line, end, more = result.err.partition("\n")
    assert (end, more) == ("\n", "")
    assert line.startswith("lastroll: ")
    assert line.isprintable() or "\u00a0" in line or "\u202f" in line
    return line.removeprefix("lastroll: ")


def game(seed: int = 1, *, steps: int | None = None, rules: Rules | None = None) -> Game:
    """Return a game with seeded dice, played to the end or for `steps` steps."""
    rules = rules or Rules(players=3, rounds=1)
    names = ["Anna", "Benno", "Carla", "Denny", "Emma"][: rules.players]
    return steps_of(Game(rules, Seeded(seed), names), steps)


def record(seed: int = 1, *, steps: int | None = None, rules: Rules | None = None) -> GameRecord:
    """Return the record of `game`."""
    return record_game(game(seed, steps=steps, rules=rules))


def fair_record(*, reveal: bool = True) -> GameRecord:
    """Return the record of a game with fair dice."""
    rules = Rules(players=3, neutral=True, rounds=2)
    played = steps_of(Game(rules, Fair(bytes(range(32)), "table-1", ["anna"])))
    record = record_game(played)
    if reveal or record.fair is None:
        return record
    return replace(record, fair=replace(record.fair, secret=None))


def lines(*records: GameRecord) -> str:
    """Records as the lines of a file."""
    return "".join(f"{format_record(one)}\n" for one in records)


def keep(game_id: str, kept: GameRecord, *, at: int = 0) -> Path:
    """Keep a finished game on this machine, as of a number of seconds since 1970."""
    path = GameStore().finish(game_id, kept)
    os.utime(path, (at, at))
    return path
