"""The command `lastroll`: one thin module for each subcommand."""

import sys
from collections.abc import Sequence

from lastroll.cli import _exit_status

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, by default the process's own.

    Return the exit status: 0, 1 if a game is not verified, 2 for bad input, 130 after Ctrl-C,
    141 if standard output was closed by its reader.
    """
    try:
        # Imported here: a Ctrl-C during the import must end without a traceback too.
        from lastroll.cli._main import run

        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        return _exit_status.INTERRUPTED
