"""What the solver refuses."""

from __future__ import annotations

from lastroll.rules import LastRollError


class NotSolvable(LastRollError):
    """A position that has no exact value here, whatever the memory."""


class TooLarge(NotSolvable):
    """A position from which more states can be reached than the limit allows."""

    @property
    def states(self) -> int:
        """How many states (dice on the casinos, and whose turn it is) can be reached."""
        return int(str(self.fields["states"]))

    @property
    def limit(self) -> int:
        """How many were allowed."""
        return int(str(self.fields["limit"]))
