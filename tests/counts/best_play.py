"""The best play of two by plain backward induction over positions: it proves rules, not solvers."""

from collections.abc import Hashable
from fractions import Fraction

from lastroll.rules import Position

from .rolls import rolls_of


def best_margin(position: Position) -> Fraction:
    """Return the expected lead of seat a over seat b in this round, both playing their best."""
    assert position.rules.players == 2
    return _margin(position, {})


def _margin(position: Position, known: dict[Hashable, Fraction]) -> Fraction:
    turn = position.turn
    if turn is None:
        first, second = position.winnings
        return Fraction(first - second)
    key = (turn, position.hands, tuple(sorted(position.casinos)))
    if key not in known:
        # With two players equal choices are equal for both: which of them is taken is no matter.
        best = max if turn == 0 else min
        rolls = rolls_of(position.hands[turn])
        total = Fraction(0)
        for roll, weight in rolls:
            rolled = position.roll(roll)
            total += weight * best(
                [_margin(rolled.place(face), known) for face in rolled.legal_faces]
            )
        known[key] = total / sum(weight for _, weight in rolls)
    return known[key]
