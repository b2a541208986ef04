"""Rich's console for standard output."""

import sys

from rich.console import Console

_UNLIMITED_WIDTH = 1_000_000


class StdoutConsole(Console):
    """A console that raises `BrokenPipeError` as a plain write does."""

    def __init__(self, *, wraps: bool = True) -> None:
        """Write to standard output; without `wraps`, break lines only at a terminal's width."""
        super().__init__(
            file=sys.stdout, width=None if wraps or sys.stdout.isatty() else _UNLIMITED_WIDTH
        )

    def on_broken_pipe(self) -> None:
        """Raise the error again: Rich itself would end the process with status 1."""
        raise BrokenPipeError
