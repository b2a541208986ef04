"""Positions to ask about, and their values by brute force: slowly, exactly, by the rules alone."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from random import Random

from lastroll.rules import (
    FACES,
    NOTES,
    Casino,
    Hand,
    Position,
    Purse,
    Roll,
    Rules,
    all_rolls,
    fill_casinos,
    win_shares,
)
from lastroll.solver import Objective

GOLDEN = ((50,), (90,), (60,), (90, 30), (50, 20, 10), (70,))
"""The layout of the golden values, in thousands."""
RESEARCH = ((80, 20), (80, 30), (80,), (50,), (80, 40), (70,))
"""The layout on which bots were compared, in thousands."""


def fresh(notes: Sequence[Sequence[int]], *dice: int, turn: int = 0) -> Position:
    """Return the last round: casinos with these notes, in thousands, and dice in each hand."""
    rules = Rules(players=len(dice))
    return Position(
        rules=rules,
        round=rules.rounds,
        start=0,
        turn=turn,
        casinos=tuple(
            Casino(tuple(note * 1000 for note in casino), (0,) * rules.owners) for casino in notes
        ),
        hands=tuple(map(Hand, dice)),
        rolled=None,
        purses=(Purse(),) * rules.players,
    )


def pose(random: Random, rules: Rules, hands: Sequence[Hand]) -> Position:
    """Some position of the last round with these hands, dice on the casinos, and purses."""
    notes, _ = fill_casinos(rules, tuple(random.sample(NOTES, len(NOTES))))
    dice = [[0] * rules.owners for _ in FACES]
    for seat, hand in enumerate(hands):
        for _ in range(random.randint(0, rules.dice - hand.own)):
            dice[random.randrange(6)][seat] += 1
    if rules.neutral:
        spare = rules.players * rules.neutral_dice - sum(hand.neutral for hand in hands)
        for _ in range(random.randint(0, min(spare, 3))):
            dice[random.randrange(6)][-1] += 1
    # Purses near each other, often equal: ties in money and in notes are to decide.
    purses = [Purse(10_000 * random.randint(20, 23), random.randint(4, 6)) for _ in hands]
    return Position(
        rules=rules,
        round=rules.rounds,
        start=0,
        turn=random.choice([seat for seat, hand in enumerate(hands) if any(hand)]),
        casinos=tuple(map(Casino, notes, map(tuple, dice))),
        hands=tuple(hands),
        rolled=None,
        purses=tuple(purses),
    ).check()


def a_roll(random: Random, hand: Hand) -> Roll:
    """Return a roll of a hand, every die for itself."""
    own, neutral = ("".join(random.choices("123456", k=dice)) for dice in hand)
    return Roll.of(own, neutral)


@cache
def brute_force(position: Position, objective: Objective) -> tuple[Fraction, ...]:
    """Return the value of a position to each seat, by trying everything."""
    if position.turn is None:
        return _worth(position, objective)
    if position.rolled is not None:
        values = [brute_force(position.place(face), objective) for face in position.legal_faces]
        seat = position.turn
        return max(values, key=lambda value: value[seat])  # the first of equals: the lowest face
    mean = [Fraction(0)] * position.rules.players
    for roll, chance in all_rolls(position.hands[position.turn]):
        for seat, value in enumerate(brute_force(position.roll(roll), objective)):
            mean[seat] += chance * value
    return tuple(mean)


def _worth(position: Position, objective: Objective) -> tuple[Fraction, ...]:
    paid = position
    for face in FACES:
        paid = paid.pay(face)
    before = [purse for purse in position.purses if purse is not None]
    after = [purse for purse in paid.purses if purse is not None]
    if objective is Objective.WIN:
        return win_shares(after)
    money = [Fraction(now.money - then.money) for now, then in zip(after, before, strict=True)]
    if objective is Objective.MONEY:
        return tuple(money)
    return tuple(own - (sum(money) - own) / (len(money) - 1) for own in money)
