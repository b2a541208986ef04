"""Exit statuses of the command besides 0."""

from typing import Final

NOT_VERIFIED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
"""128 + SIGINT, as in a shell."""
BROKEN_PIPE: Final = 141
"""128 + SIGPIPE, as in a shell."""
