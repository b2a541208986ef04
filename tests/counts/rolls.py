"""Every roll of a hand, once, with the number of ways the dice can fall to give it."""

from functools import cache

from lastroll.rules import Hand, Roll, all_rolls


@cache
def rolls_of(hand: Hand) -> tuple[tuple[Roll, int], ...]:
    """Return the distinct rolls of `hand`, each with its weight; the weights add to 6 ** dice."""
    return tuple((roll, int(chance * 6 ** sum(hand))) for roll, chance in all_rolls(hand))
