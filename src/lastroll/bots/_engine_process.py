"""The process of a bot's program, and its lines in `lastroll-engine/1`."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Final

import msgspec

from lastroll.bots._protocol import BotClosed, BotFault
from lastroll.game import MAX_LINE_BYTES

_QUIT: Final = b'{"id":0,"cmd":"quit"}\n'
_QUIT_SECONDS: Final = 1.0


class Answer(msgspec.Struct):
    """The fields that are read from a program's answer; it may have more."""

    id: int | str | None = None
    face: int | None = None
    protocol: str | None = None
    error: object = None


_DECODER: Final = msgspec.json.Decoder(Answer)


def parse_answer(line: bytes) -> Answer | None:
    """Return a line of a program as an answer; None if it is malformed."""
    try:
        return _DECODER.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def malformed_answer(what: str) -> BotFault:
    """Return the fault of a program that answered `what`."""
    return BotFault("bot-nonsense", "the program answered nonsense: {what!r}", what=what[:120])


class EngineProcess:
    """One run of a program, from its start to its end.

    One thread asks at a time; any other may close. After a `BotFault` of `ask` the process is
    unusable and should be closed.
    """

    def __init__(self, argv: Sequence[str]) -> None:
        """Start the program; `argv` are its name and its arguments."""
        self._requests: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._stderr_tail: deque[str] = deque(maxlen=3)
        # The state of the reading thread, under the lock of the condition. Not a queue: only the
        # latest answer is retained, so a chatty program uses no more memory than its longest line.
        self._state_changed = threading.Condition()
        self._request_id = 0
        self._answer: Answer | None = None
        self._malformed: str | None = None
        self._ended = False
        self._closed = False
        self._process = process = _start(argv)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        # one thread per pipe, so that no program can block this one beyond its time limit
        _in_thread(self._write, process.stdin)
        _in_thread(self._read, process.stdout)
        self._errors = _in_thread(self._read_errors, process.stderr)

    def ask(self, cmd: str, more: dict[str, object], seconds: float) -> Answer:
        """Send a request and wait at most `seconds` for its answer."""
        with self._state_changed:
            self._request_id += 1
            self._answer = None
            request = {"id": self._request_id, "cmd": cmd, **more}
            self._requests.put(msgspec.json.encode(request) + b"\n")
            answered = self._state_changed.wait_for(self._is_answered, timeout=seconds)
            if self._answer is not None:
                return self._answer
            if self._closed:
                raise BotClosed
            if self._malformed is not None:
                raise malformed_answer(self._malformed)
        if answered:
            raise self._exit_fault()
        raise BotFault(
            "bot-stalled", "the program did not answer within {seconds} s", seconds=seconds
        )

    def _is_answered(self) -> bool:
        return (
            self._answer is not None or self._malformed is not None or self._ended or self._closed
        )

    def _exit_fault(self) -> BotFault:
        self._errors.join(timeout=1)  # the last lines may still be on their way
        return BotFault(
            "bot-died", "the program ended: {words}", words=" / ".join(self._stderr_tail) or "-"
        )

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:  # a broken pipe: the program has exited or will be killed
            while (request := self._requests.get()) is not None:
                pipe.write(request)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        try:
            with suppress(OSError), pipe:
                while line := pipe.readline(MAX_LINE_BYTES):
                    self._receive(line)
        finally:
            with self._state_changed:
                self._ended = True
                self._state_changed.notify_all()

    def _receive(self, line: bytes) -> None:
        if not line.strip():
            return
        answer = parse_answer(line)
        if answer is None and len(line) < MAX_LINE_BYTES and not line.endswith(b"\n"):
            return  # truncated by the program's exit, which is the more useful message
        with self._state_changed:
            if self._malformed is not None:
                return  # nothing after a malformed answer is trusted
            if answer is None:
                self._malformed = line[:60].decode(errors="replace")
            elif answer.id == self._request_id and self._answer is None:
                self._answer = answer
            else:
                return  # another id: an answer to an earlier request
            self._state_changed.notify_all()

    def _read_errors(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while line := pipe.readline(MAX_LINE_BYTES):
                self._stderr_tail.append(line[:200].decode(errors="replace").strip())

    def close(self) -> None:
        """Ask the program to quit, and kill it otherwise; a waiting `ask` raises `BotClosed`."""
        with self._state_changed:
            # before the program is touched, so that its exit is not reported as a fault
            self._closed = True
            self._state_changed.notify_all()
        self._requests.put(_QUIT)
        self._requests.put(None)
        try:
            self._process.wait(timeout=_QUIT_SECONDS)
        except subprocess.TimeoutExpired:
            _kill(self._process)


def _start(argv: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # its own group: Ctrl-C does not reach the bot, and the group can be killed as a whole
            start_new_session=True,
        )
    except (OSError, ValueError) as error:  # ValueError: a zero byte in an argument
        raise BotFault("bot-missing", "program {command!r} not found", command=str(error)) from None


def _in_thread(target: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=target, args=(pipe,), daemon=True)
    thread.start()
    return thread


def _kill(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):  # exited; macOS raises the second
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
