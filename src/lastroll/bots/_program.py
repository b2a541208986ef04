"""A bot that is another program, spoken to in `lastroll-engine/1`."""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import IO, Final

import msgspec

from lastroll.bots._protocol import BotFault
from lastroll.game import LONGEST_LINE, position_data
from lastroll.rules import Position

PROTOCOL: Final = "lastroll-engine/1"
BOT_SECONDS: Final = 10.0
"""How long a program may take for an answer, unless the caller says otherwise."""

_START_SECONDS: Final = 10.0
"""How long it may take to start, at least: an interpreter and its imports are no thinking."""


class _Answer(msgspec.Struct):
    id: int | str | None = None
    face: int | None = None
    protocol: str | None = None
    name: str | None = None
    error: object = None


_DECODER: Final = msgspec.json.Decoder(_Answer)


def split_command(command: str) -> list[str]:
    """Split a command line into program and arguments; refuse a program that is not there."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BotFault(
            "bot-missing", "there is no program {command!r}", command=" ".join(words) or command
        )
    return words


class ProgramBot:
    """Runs a program and asks it for faces; every answer has a time limit.

    The program starts with the first question. Any failure raises `BotFault`, after which the
    program is of no more use and should be closed.
    """

    def __init__(self, command: str, seconds: float = BOT_SECONDS) -> None:
        """Name the program and its arguments as one would in a shell."""
        self._words = split_command(command)
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._requests: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lines: queue.Queue[bytes | None] = queue.Queue(maxsize=64)
        self._last_words: deque[str] = deque(maxlen=3)
        self._errors: threading.Thread | None = None
        self._number = 0

    def choose(self, position: Position, coin: int) -> int:
        """Ask the program for a face."""
        if self._process is None:
            self._start()
        # The coin is an addition to the protocol: who ignores it is free to.
        question = {"position": position_data(position), "coin": f"{coin:016x}"}
        answer = self._ask("choose", question, self._seconds)
        if answer.face is None:
            raise self._nonsense("no face")
        return answer.face

    def _start(self) -> None:
        try:
            self._process = process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Its own group: Ctrl-C at our terminal is not the bot's, and we can end it whole.
                start_new_session=True,
            )
        except OSError as error:
            raise BotFault(
                "bot-missing", "there is no program {command!r}", command=str(error)
            ) from None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        # Each pipe has its thread, so that no program can make us wait longer than we want to.
        _in_thread(self._write, process.stdin)
        _in_thread(self._read, process.stdout)
        self._errors = _in_thread(self._read_errors, process.stderr)
        hello = self._ask("hello", {}, max(self._seconds, _START_SECONDS))
        if hello.protocol != PROTOCOL:
            raise self._nonsense(f"protocol {hello.protocol}")

    def _ask(self, cmd: str, more: dict[str, object], seconds: float) -> _Answer:
        self._number += 1
        request = {"id": self._number, "cmd": cmd, **more}
        deadline = monotonic() + seconds
        self._requests.put(msgspec.json.encode(request) + b"\n")
        while True:
            answer = self._next_answer(deadline, seconds)
            if answer.id == self._number:
                if answer.error is not None:
                    raise self._nonsense(f"{answer.error}")
                return answer
            # Another id: an answer to a question nobody waits for any more.

    def _next_answer(self, deadline: float, seconds: float) -> _Answer:
        left = deadline - monotonic()
        try:
            # Past the deadline nothing is read, or one that never stops talking would never end.
            line = self._lines.get(timeout=left) if left > 0 else b""
        except queue.Empty:
            line = b""
        if line == b"":
            raise BotFault(
                "bot-stalled", "the program did not answer within {seconds} s", seconds=seconds
            )
        if line is None:
            raise self._died()
        try:
            return _DECODER.decode(line)
        except (msgspec.DecodeError, RecursionError):
            raise self._nonsense(line[:60].decode(errors="replace")) from None

    def _died(self) -> BotFault:
        if self._errors is not None:
            self._errors.join(timeout=1)  # its last words may still be on their way
        return BotFault(
            "bot-died", "the program ended: {words}", words=" / ".join(self._last_words) or "-"
        )

    def _nonsense(self, what: str) -> BotFault:
        return BotFault("bot-nonsense", "the program answered nonsense: {what!r}", what=what[:120])

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:  # who reads no more has ended, or will be ended
            while (request := self._requests.get()) is not None:
                pipe.write(request)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        # What comes in while 64 lines wait is dropped: it is no answer to anything we asked.
        with suppress(OSError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                with suppress(queue.Full):
                    self._lines.put_nowait(line)
        with suppress(queue.Full):
            self._lines.put_nowait(None)

    def _read_errors(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._last_words.append(line[:200].decode(errors="replace").strip())

    def close(self) -> None:
        """Ask the program to quit, and end it if it does not."""
        process, self._process = self._process, None
        if process is None:
            return
        self._requests.put(b'{"id":0,"cmd":"quit"}\n')
        self._requests.put(None)
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            _end(process)


def _in_thread(target: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=target, args=(pipe,), daemon=True)
    thread.start()
    return thread


def _end(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
