"""The errors that the solver raises."""

from __future__ import annotations

from lastroll.rules import LastRollError


class NotSolvable(LastRollError):
    """No exact value of this position is available, whatever the memory."""


class TooLarge(NotSolvable):
    """More states can be reached from this position than the limit allows."""

    @property
    def states(self) -> int:
        """Number of states (dice on the casinos, and turn) that can be reached."""
        return int(str(self.fields["states"]))

    @property
    def limit(self) -> int:
        """Number of states allowed."""
        return int(str(self.fields["limit"]))
