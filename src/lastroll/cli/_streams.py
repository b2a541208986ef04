"""Sets up standard input and output."""

import io
import os
import sys
from contextlib import suppress
from typing import BinaryIO


def open_streams() -> None:
    """Set all three streams to UTF-8, and replace a closed one by an empty one."""
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            # Stays open until the process ends.
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)


def binary_stdin() -> BinaryIO:
    """Return standard input as bytes."""
    return sys.stdin.buffer


def binary_stdout() -> BinaryIO:
    """Return standard output for bytes."""
    return sys.stdout.buffer


def discard_stdout() -> None:
    """Discard buffered output: Python would try to write it again at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError):
            devnull = os.open(os.devnull, os.O_WRONLY)
            os.dup2(devnull, sys.stdout.fileno())
            os.close(devnull)
