"""Standard input and output, as every command needs them."""

import io
import os
import sys
from contextlib import suppress
from typing import BinaryIO


def open_streams() -> None:
    """Make all three streams UTF-8, whatever the locale; one that is closed becomes empty."""
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            # The process's own last resort: it stays open until the end.
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)


def binary_stdin() -> BinaryIO:
    """Give standard input as bytes."""
    return sys.stdin.buffer


def binary_stdout() -> BinaryIO:
    """Give standard output for bytes."""
    return sys.stdout.buffer


def forsake_stdout() -> None:
    """Let what is still buffered go nowhere: Python would try to write it once more at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)
