"""The luck of a roll, so that it can be taken out of a result without favour to anybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from lastroll.arena._best import best_chances
from lastroll.arena._now import worth_now
from lastroll.kernels import placements
from lastroll.rules import Hand, LastRollError, Position

Values = NDArray[np.float64]


class Valuer(Protocol):
    """Somebody's idea of the luck of a roll, in shares of the win."""

    def luck(self, position: Position) -> tuple[float, ...]:
        """Say of a position with a roll what the roll was worth to each seat.

        That is the value after the best placing of this roll less its mean over all rolls, so
        that the mean is zero, whatever the values are.
        """


class AfterstateLuck:
    """Luck by the values of what can follow a turn, with the exact mean over all rolls.

    `worth` gives, for each row of `kernels.placements(hand)`, each seat's share of the win after
    it. The best row is the mover's own best; of equals the one of the lowest face.
    """

    def __init__(self, worth: Callable[[Position], Values]) -> None:
        """Believe these values."""
        self._worth = worth

    def luck(self, position: Position) -> tuple[float, ...]:
        """Compare the best row of this roll with the mean of the best rows of all rolls."""
        rolled, seat = position.rolled, position.turn
        assert rolled is not None
        assert seat is not None
        hand = position.hands[seat]
        values = self._worth(position)
        # Rows are sorted by face already, so a stable sort puts the lowest of equals first.
        order = np.argsort(-values[:, seat], kind="stable")
        mean = best_chances(hand, order) @ values
        rows = _rows(hand)
        possible = [rows[face, *rolled.dice(face)] for face in rolled.faces]
        best = max(possible, key=lambda row: (values[row, seat], -row))
        return tuple((values[best] - mean).tolist())


@lru_cache(maxsize=256)
def _rows(hand: Hand) -> dict[tuple[int, int, int], int]:
    moves = placements(hand)
    found = zip(moves.face.tolist(), moves.own.tolist(), moves.neutral.tolist(), strict=True)
    return {key: row for row, key in enumerate(found)}


def worth_by_net(position: Position) -> Values:
    """Value what can follow as the learned evaluator does; by one glance where it cannot."""
    # Not at the top: it compiles much that nobody needs who looks at luck in another way.
    from lastroll.evaluator import covers, fits, load_evaluator

    if not (fits(position) and covers(position.rules)):
        return worth_now(position)
    return load_evaluator().shares_after(position)


NO_LUCK: Final = "none"
USUAL_LUCK: Final = "expert"
VALUERS: dict[str, Callable[[], Valuer]] = {
    "expert": lambda: AfterstateLuck(worth_by_net),
    "now": lambda: AfterstateLuck(worth_now),
}
"""Who can say what a roll was worth, by name."""


def check_luck(name: str) -> None:
    """Refuse a name that nobody has."""
    if name != NO_LUCK and name not in VALUERS:
        raise LastRollError(
            "arena-luck",
            "nobody called {name!r} values luck; there are {names}",
            name=name[:60],
            names=", ".join((*VALUERS, NO_LUCK)),
        )


@cache
def valuer_of(name: str) -> Valuer | None:
    """Give the valuer of this name, made once; None where luck is not looked at."""
    return None if name == NO_LUCK else VALUERS[name]()
