"""The protocol of bots."""

from __future__ import annotations

from typing import Protocol

from lastroll.rules import LastRollError, Position


class Bot(Protocol):
    """A player that is not a person.

    A bot gets what a player with a perfect memory knows: the position with all purses, never the
    pile. It has no randomness of its own: `coin` is a 64-bit word for bots that need a random
    choice, so that the same game leads to the same choices.
    """

    def choose(self, position: Position, coin: int) -> int:
        """Choose one of `position.legal_faces`; the position has a roll."""


class BotFault(LastRollError):
    """The bot did not answer with a legal face: it exited, stalled, or its answer is malformed."""


class BotClosed(Exception):
    """The bot was closed while it was asked: there is no answer, and no fault."""


def checked_face(face: object, position: Position) -> int:
    """Return a bot's choice if it is legal, else raise `BotFault`; its type may be wrong."""
    if type(face) is not int or face not in position.legal_faces:
        raise BotFault(
            "bot-illegal",
            "the bot chose {face}, which is not one of {faces}",
            face=f"{face!r:.60}",
            faces=", ".join(map(str, position.legal_faces)),
        )
    return face
