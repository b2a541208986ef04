"""A table with its four clients, whatever the wire: one action at a time, and when it arrived."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from time import perf_counter

from benchmarks.service_load._figures import Figures

SEATS = 4
TIMEOUT = 10.0
"""Seconds after which an action that not every client has seen counts as an error."""


class Table(ABC):
    """Four seats, each with a client that listens; the seat whose turn it is acts."""

    def __init__(self, port: int, figures: Figures) -> None:
        self.port = port
        self.figures = figures
        self.finished: Callable[[Table], None] = lambda _: None
        """Called when an action is acknowledged and every client has seen its event."""
        self.over = False
        """Whether the game has ended, or the table broke."""
        self.version = 0
        self._sent = 0.0
        self._slowest = 0.0
        self._missing = 0
        self._ended = False
        self._counted = False

    @abstractmethod
    async def open(self) -> None:
        """Make the table, seat four people, connect their clients."""

    @abstractmethod
    def close(self) -> None:
        """Close all connections."""

    @abstractmethod
    def send(self) -> None:
        """Send the next action."""

    @property
    def busy(self) -> bool:
        """Whether an action is under way."""
        return self._missing > 0

    @property
    def stuck(self) -> bool:
        """Whether an action is under way for too long."""
        return self.busy and perf_counter() - self._sent > TIMEOUT

    def act(self) -> None:
        """Begin the next action; `version` becomes the one that its event will have."""
        assert not self.busy
        assert not self.over
        self.version += 1
        # Each client's event, and the acknowledgement.
        self._missing = SEATS + 1
        self._counted = self.figures.on
        self._sent = perf_counter()
        self.send()

    def seen(self, version: int) -> None:
        """Take in that one of the clients has the event of this version."""
        if version != self.version or not self._missing:
            return
        self._slowest = perf_counter() - self._sent
        if self._counted:
            self.figures.events.append(self._slowest)
        self._arrived()

    def acknowledged(self, *, ended: bool) -> None:
        """Take in the acknowledgement, and whether this was the last action of the game."""
        self._ended = ended
        self.figures.acknowledged += self.figures.on
        if self._counted:
            self.figures.answers.append(perf_counter() - self._sent)
        self._arrived()

    def broke(self, reason: str) -> None:
        """Take in that the table cannot go on."""
        if not self.over:
            self.figures.errors[reason] += 1
            self.over = True
            self._missing = 0
            self.finished(self)

    def _arrived(self) -> None:
        self._missing -= 1
        if self._missing == 0:
            if self._counted:
                self.figures.slowest.append(self._slowest)
            self.over = self._ended
            self.finished(self)
