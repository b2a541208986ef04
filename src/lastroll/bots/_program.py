"""A bot that is another program, spoken to in `lastroll-engine/1`."""

from __future__ import annotations

import os
import shlex
import shutil
import threading
from typing import Final

from lastroll.bots._conversation import Answer, Conversation, nonsense
from lastroll.bots._protocol import BotClosed, BotFault, legal_face
from lastroll.game import position_data
from lastroll.rules import Position

PROTOCOL: Final = "lastroll-engine/1"
BOT_SECONDS: Final = 10.0
"""How long a program may take for an answer, unless the caller says otherwise."""

_START_SECONDS: Final = 10.0
"""How long it may take to start, at least: an interpreter and its imports are no thinking."""


def split_command(command: str) -> list[str]:
    """Split a command line into program and arguments; refuse a program that is not there."""
    try:
        words = split_words(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BotFault(
            "bot-missing", "there is no program {command!r}", command=" ".join(words) or command
        )
    return words


def split_words(command: str, *, windows: bool = os.name == "nt") -> list[str]:
    r"""Split a command line as the system's own shell would, more or less.

    On Windows a backslash belongs to a path and takes nothing away:

    >>> split_words(r'"C:\My Bots\few.exe" --book C:\new.json', windows=True)
    ['C:\\My Bots\\few.exe', '--book', 'C:\\new.json']
    >>> split_words(r'My\ Bots/few --name "a b"', windows=False)
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

    The program starts with the first question. One that dies, stalls or talks nonsense raises
    `BotFault` and is ended; the next question starts it again, so that a position it cannot cope
    with costs only that position. In a game `GuardedBot` does not ask again.

    One thread asks at a time; `close` may come from another.
    """

    def __init__(self, command: str, seconds: float = BOT_SECONDS) -> None:
        """Name the program and its arguments as one would in a shell."""
        self._words = split_command(command)
        self._seconds = seconds
        self._lock = threading.Lock()
        self._conversation: Conversation | None = None
        self._closed = False

    def choose(self, position: Position, coin: int) -> int:
        """Ask the program for a face; `BotClosed` where the bot is closed, or gets closed."""
        # The coin is an addition to the protocol: who ignores it is free to.
        question = {"position": position_data(position), "coin": f"{coin:016x}"}
        answer = self._ask(question)
        # From here on the program kept to the protocol, so it need not start again.
        if answer.error is not None:
            raise nonsense(f"{answer.error}")
        if answer.face is None:
            raise nonsense("no face")
        return legal_face(answer.face, position)

    def _ask(self, question: dict[str, object]) -> Answer:
        try:
            return self._running().ask("choose", question, self._seconds)
        except BotFault:
            self._end()
            raise

    def _running(self) -> Conversation:
        with self._lock:
            if self._closed:
                raise BotClosed
            if self._conversation is not None:
                return self._conversation
            # Under the lock, so that `close` either prevents the start or ends what was started.
            started = self._conversation = Conversation(self._words)
        hello = started.ask("hello", {}, max(self._seconds, _START_SECONDS))
        if hello.protocol != PROTOCOL:
            raise nonsense(f"{hello.error or f'protocol {hello.protocol}'}")
        return started

    def _end(self) -> None:
        with self._lock:
            conversation, self._conversation = self._conversation, None
        if conversation is not None:
            conversation.close()

    def close(self) -> None:
        """End the program for good, also while it is asked."""
        with self._lock:
            self._closed = True
        self._end()
