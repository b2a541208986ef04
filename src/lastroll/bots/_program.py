"""A bot that is another program, asked in `lastroll-engine/1`."""

from __future__ import annotations

import os
import shlex
import shutil
import threading
from typing import Final

from lastroll.bots._engine_process import Answer, EngineProcess, malformed_answer
from lastroll.bots._protocol import BotClosed, BotFault, checked_face
from lastroll.game import position_data
from lastroll.rules import Position

PROTOCOL: Final = "lastroll-engine/1"
BOT_SECONDS: Final = 10.0
"""Default time limit of a program for an answer."""

_START_SECONDS: Final = 10.0
"""Minimum time limit for its start: loading an interpreter and imports is not thinking."""


def split_command(command: str) -> list[str]:
    """Split a command into program and arguments; raise `BotFault` if there is no such program."""
    try:
        argv = split_arguments(command)
    except ValueError:
        argv = []
    if not argv or shutil.which(argv[0]) is None:
        raise BotFault(
            "bot-missing", "program {command!r} not found", command=" ".join(argv) or command
        )
    return argv


def split_arguments(command: str, *, windows: bool = os.name == "nt") -> list[str]:
    r"""Split a command line approximately as the system's own shell does.

    On Windows a backslash is part of a path, not an escape:

    >>> split_arguments(r'"C:\My Bots\few.exe" --book C:\new.json', windows=True)
    ['C:\\My Bots\\few.exe', '--book', 'C:\\new.json']
    >>> split_arguments(r'My\ Bots/few --name "a b"', windows=False)
    ['My Bots/few', '--name', 'a b']
    """
    if not windows:
        return shlex.split(command)
    return [_without_quotes(word) for word in shlex.split(command, posix=False)]


def _without_quotes(word: str) -> str:
    quoted = len(word) > 1 and word[0] == word[-1] and word[0] in "\"'"
    return word[1:-1] if quoted else word


class ProgramBot:
    """Runs a program and asks it for faces; every answer has a time limit.

    The program starts with the first choice, or by `start`. If it exits, stalls or sends a
    malformed answer, `BotFault` is raised and the program is stopped; the next choice starts it
    again, so that a position it cannot handle costs only that position. In a game `GuardedBot` does
    not ask again.

    One thread asks at a time; `close` may come from another.
    """

    def __init__(self, command: str, seconds: float = BOT_SECONDS) -> None:
        """Use a program; the command is written as in a shell."""
        self._argv = split_command(command)
        self._seconds = seconds
        self._lock = threading.Lock()
        self._process: EngineProcess | None = None
        self._closed = False

    def choose(self, position: Position, coin: int) -> int:
        """Return the program's choice; raise `BotClosed` if the bot is or gets closed."""
        # the coin is an addition to the protocol: programs may ignore it
        question = {"position": position_data(position), "coin": f"{coin:016x}"}
        answer = self._ask(question)
        # the program followed the protocol, so it need not be restarted from here on
        if answer.error is not None:
            raise malformed_answer(f"{answer.error}")
        if answer.face is None:
            raise malformed_answer("no face")
        return checked_face(answer.face, position)

    def start(self) -> None:
        """Start the program; raise `BotFault` if it does not say hello in this protocol."""
        try:
            self._ensure_running()
        except BotFault:
            self._stop()
            raise

    def _ask(self, question: dict[str, object]) -> Answer:
        try:
            return self._ensure_running().ask("choose", question, self._seconds)
        except BotFault:
            self._stop()
            raise

    def _ensure_running(self) -> EngineProcess:
        with self._lock:
            if self._closed:
                raise BotClosed
            if self._process is not None:
                return self._process
            # under the lock: `close` either prevents the start or ends what was started
            started = self._process = EngineProcess(self._argv)
        hello = started.ask("hello", {}, max(self._seconds, _START_SECONDS))
        if hello.protocol != PROTOCOL:
            raise malformed_answer(f"{hello.error or f'protocol {hello.protocol}'}")
        return started

    def _stop(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.close()

    def close(self) -> None:
        """Close the program for good, even while it is asked."""
        with self._lock:
            self._closed = True
        self._stop()
