"""A player without a name: the only person in a game at a terminal, called "You"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

YOU: Final = ("You", "Toi", "Jij", "Tu", "Du", "Tú")
"""The text `seat-you` in all languages: a game may be played in one and read in another."""


def nameless_seat(names: Sequence[str]) -> int | None:
    """Return the seat of the player without a name; None if all have one, or several have none.

    >>> nameless_seat(["You", "Gambler"]), nameless_seat(["Anna", "Gambler"])
    (0, None)
    """
    seats = [seat for seat, name in enumerate(names) if name in YOU]
    return seats[0] if len(seats) == 1 else None
