"""The screen as a real process on a real (pseudo) terminal, left in order whatever happens."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE

LEFT_IN_ORDER = (b"\x1b[?1049l", b"\x1b[?25h")  # the other screen is left, the cursor is back


class Terminal:
    """`lastroll play` on a terminal of 80 by 24."""

    def __init__(self, folder: Path, *words: str, term: str = "xterm-256color") -> None:
        self.main, sub = pty.openpty()
        fcntl.ioctl(sub, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.before = termios.tcgetattr(sub)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lastroll", "play", *words],
            stdin=sub,
            stdout=sub,
            stderr=sub,
            start_new_session=True,
            env={**os.environ, "LASTROLL_DATA": str(folder), "TERM": term, "LANG": "C.UTF-8"},
        )
        self.sub = sub
        self.output = b""

    def wait_for(self, text: str, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while text.encode() not in self.output:
            self._read(end, text)

    def _read(self, end: float, wanted: object) -> None:
        ready, _, _ = select.select([self.main], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            raise AssertionError(f"{wanted!r} did not come: {self.output[-2000:]!r}")
        self.output += os.read(self.main, 65536)

    def press(self, keys: bytes) -> None:
        os.write(self.main, keys)

    def end(self) -> int:
        """Wait for the end, reading on so that nothing blocks."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            if select.select([self.main], [], [], 0.05)[0]:
                self._read(end, "the end")
            assert time.monotonic() < end
        while select.select([self.main], [], [], 0.2)[0]:
            self.output += os.read(self.main, 65536)
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.main)
        os.close(self.sub)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    screen = Terminal(tmp_path, "--players", "2", "--seed", "7", "--speed", "off")
    yield screen
    screen.close()


def test_quit_leaves_the_terminal_as_it_was(terminal: Terminal) -> None:
    terminal.wait_for("Gold Rush")
    terminal.press(b"r")
    terminal.wait_for("Place")
    terminal.press(b"q")
    assert terminal.end() == 0
    assert all(sequence in terminal.output for sequence in LEFT_IN_ORDER)
    assert b"lastroll play --resume" in terminal.output
    assert termios.tcgetattr(terminal.sub) == terminal.before


def test_control_c_leaves_the_terminal_as_it_was(terminal: Terminal) -> None:
    terminal.wait_for("Gold Rush")
    terminal.press(b"\x03")
    assert terminal.end() == 130
    assert all(sequence in terminal.output for sequence in LEFT_IN_ORDER)
    assert termios.tcgetattr(terminal.sub) == terminal.before
    assert b"Traceback" not in terminal.output


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_as_it_was(terminal: Terminal, number: int) -> None:
    terminal.wait_for("Gold Rush")
    terminal.process.send_signal(number)
    assert terminal.end() == 128 + number
    assert all(sequence in terminal.output for sequence in LEFT_IN_ORDER)
    assert termios.tcgetattr(terminal.sub) == terminal.before


def test_a_dumb_terminal_gets_the_plain_game(tmp_path: Path) -> None:
    screen = Terminal(tmp_path, "--players", "2", "--seed", "7", term="dumb")
    try:
        screen.wait_for("you start")
        screen.press(b"q\n")
        assert screen.end() == 0
        assert b"\x1b[" not in screen.output
    finally:
        screen.close()
