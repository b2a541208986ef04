"""Every roll of a hand, once, with the number of ways the dice can fall to give it."""

from collections.abc import Iterator
from functools import cache
from math import factorial

from lastroll.rules import Hand, Roll

Counts = tuple[int, ...]


@cache
def rolls_of(hand: Hand) -> tuple[tuple[Roll, int], ...]:
    """The distinct rolls of `hand`, each with its weight; the weights add to 6 ** dice."""
    whites = [(neutral, _orders(neutral)) for neutral in _falls(hand.neutral)]
    return tuple(
        [
            (Roll(own, neutral), orders * white_orders)
            for own in _falls(hand.own)
            for orders in [_orders(own)]
            for neutral, white_orders in whites
        ]
    )


def _falls(dice: int, faces: int = 6) -> Iterator[Counts]:
    if faces == 1:
        yield (dice,)
        return
    for first in range(dice, -1, -1):
        for rest in _falls(dice - first, faces - 1):
            yield (first, *rest)


def _orders(counts: Counts) -> int:
    orders = factorial(sum(counts))
    for count in counts:
        orders //= factorial(count)
    return orders
