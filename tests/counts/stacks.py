"""Exact chances of the notes of a casino, and the value of a whole game to random players.

All fillings of a game are alike, not only the first. The notes that lie in two fillings one after
the other could as well have been drawn in the other order, and would then have filled the two
casinos the other way round; so the fillings can change places, as long as the pile does not run
dry, and by the booklets it does not.
"""

from collections import Counter
from fractions import Fraction

from lastroll.rules import FACES, Casino, Hand, Pile, Rules, pay_out

from .shares import dice_on_casino

Stacks = dict[Pile, Fraction]


def stacks(rules: Rules) -> Stacks:
    """Return the notes of one filling, high to low, with their chance."""
    found: Stacks = {}
    _draw(rules, Counter(rules.notes), (), Fraction(1), found)
    return found


def _draw(
    rules: Rules, left: Counter[int], drawn: tuple[int, ...], chance: Fraction, found: Stacks
) -> None:
    if sum(drawn) >= rules.minimum:
        stack = tuple(sorted(drawn, reverse=True))
        found[stack] = found.get(stack, Fraction(0)) + chance
        return
    total = left.total()
    for note, count in left.items():
        if count:
            _draw(
                rules,
                left - Counter({note: 1}),
                (*drawn, note),
                chance * Fraction(count, total),
                found,
            )


def mean_notes_by_place(rules: Rules) -> list[Fraction]:
    """Return the mean of a casino's highest note, of the second, and so on; none is 0."""
    places = max(map(len, stacks(rules)))
    means = [Fraction(0)] * places
    for stack, chance in stacks(rules).items():
        for place, note in enumerate(stack):
            means[place] += chance * note
    return means


def chance_of_place(rules: Rules, depth: int) -> list[Fraction]:
    """Return how often a given random player takes the highest note of a casino, the second, ..."""
    ranks = tuple(range(depth, 0, -1))  # notes that tell their own place
    hands = (Hand(rules.dice, rules.neutral_dice),) * rules.players
    outcomes, total = dice_on_casino(hands, rules.opening_dice)
    taken = [0] * depth
    for dice, ways in outcomes.items():
        for payment in pay_out(Casino(ranks, dice[: rules.owners]), rules.players).payments:
            if payment.owner < rules.players:
                taken[depth - payment.note] += ways
    # Random players are all alike, so what one takes is a share of what all take.
    return [Fraction(ways, total * rules.players) for ways in taken]


def game_value(rules: Rules) -> tuple[Fraction, Fraction]:
    """Money and notes a random player can expect from a whole game."""
    fillings = rules.rounds * len(FACES)
    means = mean_notes_by_place(rules)
    chances = chance_of_place(rules, len(means))
    present = [Fraction(0)] * len(means)
    for stack, chance in stacks(rules).items():
        for place in range(len(stack)):
            present[place] += chance
    money = sum((c * m for c, m in zip(chances, means, strict=True)), Fraction(0))
    notes = sum((c * p for c, p in zip(chances, present, strict=True)), Fraction(0))
    return fillings * money, fillings * notes
