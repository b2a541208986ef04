"""The command: one thin module a subcommand."""

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (the process's own where none are given).

    Returns the exit status: 0, 1 where something is not verified, 2 for bad input, 130 after
    Ctrl-C, 141 where nobody reads the output any more.
    """
    try:
        # Inside, so that a Ctrl-C while modules are still being imported ends as quietly.
        from lastroll.cli._main import run

        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        return 130
