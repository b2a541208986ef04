"""Exact winnings of random choosers, casino by casino: for hands of any size.

A random chooser looks at nothing but the own roll, so where one player's dice end up says nothing
about where another's do. Money adds up over the casinos, so each can be looked at alone: how many
own and neutral dice a player leaves there (jointly: one choice moves both), then all players
together, neutral's dice added up, then `pay_out`.
"""

from fractions import Fraction
from functools import cache
from math import comb, lcm

from lastroll.rules import Casino, Hand, Phase, Position, pay_out

from .forms import face_chance

Left = dict[tuple[int, int], Fraction]


@cache
def left_on_casino(own: int, neutral: int) -> Left:
    """Return how many own and neutral dice of such a hand end up on one given casino."""
    if not own and not neutral:
        return {(0, 0): Fraction(1)}
    left: Left = {}
    for i in range(own + 1):
        for j in range(neutral + 1):
            if not i and not j:
                continue
            chance = face_chance(own, neutral, i, j)
            for (x, y), later in left_on_casino(own - i, neutral - j).items():
                # On this casino, or on one of the five others.
                left[x + i, y + j] = left.get((x + i, y + j), Fraction(0)) + chance * later
                left[x, y] = left.get((x, y), Fraction(0)) + 5 * chance * later
    return left


def share_values(position: Position) -> tuple[Fraction, ...]:
    """Return the money each seat can expect from this round, exactly."""
    spare = position.rules.opening_dice if position.phase is Phase.OPENING else 0
    money = [Fraction(0)] * position.rules.players
    for casino in position.casinos:
        for seat, value in enumerate(
            _casino_values(casino, position.hands, position.rules.neutral, spare)
        ):
            money[seat] += value
    return tuple(money)


def _casino_values(
    casino: Casino, hands: tuple[Hand, ...], neutral: bool, spare: int
) -> list[Fraction]:
    players = len(hands)
    outcomes, total = dice_on_casino(hands, spare)
    money = [0] * players
    for dice, ways in outcomes.items():
        after = tuple(a + b for a, b in zip(casino.dice, dice, strict=False))
        assert neutral or dice[-1] == 0
        for payment in pay_out(Casino(casino.notes, after), players).payments:
            if payment.owner < players:
                money[payment.owner] += ways * payment.note
    return [Fraction(sum_, total) for sum_ in money]


@cache
def dice_on_casino(
    hands: tuple[Hand, ...], spare: int = 0
) -> tuple[dict[tuple[int, ...], int], int]:
    """Dice of all owners, neutral last, that end up on one given casino; ways, and all ways."""
    # Whole numbers over one denominator: a hundred thousand fractions would take a minute.
    total = int(6**spare)
    outcomes: dict[tuple[int, ...], int] = {
        (k,): comb(spare, k) * 5 ** (spare - k) for k in range(spare + 1)
    }
    for own, neutral in hands:
        left = left_on_casino(own, neutral)
        denominator = lcm(*(chance.denominator for chance in left.values()))
        ways_of = {dice: int(chance * denominator) for dice, chance in left.items()}
        together: dict[tuple[int, ...], int] = {}
        for (*others, white), ways in outcomes.items():
            for (x, y), mine in ways_of.items():
                key = (*others, x, white + y)
                together[key] = together.get(key, 0) + ways * mine
        outcomes, total = together, total * denominator
    return outcomes, total
