"""Exact winnings of random choosers, by walking every position of a round."""

from collections.abc import Hashable
from fractions import Fraction

from lastroll.rules import FACES, Hand, Phase, Position

from .rolls import rolls_of
from .walk import edges

Values = tuple[Fraction, ...]


def random_values(position: Position) -> Values:
    """Return the money each seat can expect from this round, exactly; small hands only."""
    return _value(position, {})


def _value(position: Position, known: dict[Hashable, Values]) -> Values:
    if position.turn is None:
        return _paid(position)
    # Faces are only labels: casinos that hold the same may change places.
    key = (position.turn, position.hands, tuple(sorted(position.casinos)))
    if key not in known:
        if position.phase is Phase.OPENING:
            spare = rolls_of(Hand(0, position.rules.opening_dice))
            total = sum(weight for _, weight in spare)
            after = [
                (Fraction(weight, total), _value(position.open(roll), known))
                for roll, weight in spare
            ]
        else:
            after = [(edge.chance, _value(edge.after, known)) for edge in edges(position)]
        known[key] = tuple(
            sum((chance * values[seat] for chance, values in after), Fraction(0))
            for seat in range(position.rules.players)
        )
    return known[key]


def _paid(position: Position) -> Values:
    before = position.purses
    for face in FACES:
        position = position.pay(face)
    return tuple(
        Fraction(purse.money - old.money)
        for purse, old in zip(position.purses, before, strict=True)
        if purse is not None and old is not None
    )


def thousands(values: Values) -> tuple[str, ...]:
    """Values as the count files write them: thousands of dollars, six places."""
    return tuple(f"{float(round(value / 1000, 6)):.6f}" for value in values)
