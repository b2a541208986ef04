#!/usr/bin/env python3
"""The figures of docs/mathematics.md: `python benchmarks/mathematics.py [DEALS]`.

Solves the first round of as many two-player games exactly, from the first roll, with their own
notes, and returns means with standard errors over the deals.
"""

import statistics
import sys
from collections.abc import Callable
from dataclasses import replace
from math import comb, sqrt

from lastroll.game import Game, Seeded
from lastroll.rules import Hand, Position, Rules
from lastroll.solver import Objective, Policy, count_states, evaluate_policies, solve_round

DEALS = 100
SEED = 2012


def first_round(number: int) -> Position:
    """Return the position before the first roll of a game."""
    return Game(Rules(players=2), Seeded(SEED, number)).position


def with_hands(position: Position, first: int, second: int) -> Position:
    """Return a round that begins with other numbers of dice."""
    return replace(position, hands=(Hand(first), Hand(second)))


def margin(position: Position) -> float:
    """Return what the round is worth to the start player, less what it is worth to the other."""
    return solve_round(position, Objective.MARGIN).value(position)[0]


def against(first: Policy, second: Policy) -> Callable[[Position], float]:
    """Return the gain of a start player of the first policy against one of the second."""
    return lambda position: evaluate_policies(position, (first, second))[0]


def line(name: str, values: list[float]) -> None:
    """Print a mean."""
    error = statistics.stdev(values) / sqrt(len(values))
    print(f"{name:<58} {statistics.mean(values):>10,.0f} ± {error:,.0f}")


def main() -> int:
    """Print everything."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    positions = [first_round(number) for number in range(deals)]
    print("Size of a round of two players without neutral dice")
    print(f"  ways to have placed up to 8 dice of a seat     {comb(14, 6):>12,}")
    print(f"  states: both seats' dice, and whose turn it is {count_states(positions[0]):>12,}")
    print(f"  different rolls of 8 dice                      {comb(13, 5):>12,}")
    print(f"  different placings of a turn with 8 dice       {6 * 8:>12,}")
    print(f"Dollars, mean of {deals} deals with its standard error")
    even = [margin(position) for position in positions]
    line("  best play by both: the start player's margin", even)
    behind = sum(value < 0 for value in even)
    print(f"  deals in which it is a disadvantage to start: {behind} of {deals}")
    for dice in range(7, 3, -1):
        less = [margin(with_hands(position, dice, 8)) for position in positions]
        change = [value - full for value, full in zip(less, even, strict=True)]
        line(f"  the start player has {dice} dice: change of the margin", change)
    less = [margin(with_hands(position, 8, 7)) for position in positions]
    change = [full - value for value, full in zip(less, even, strict=True)]
    line("  the other has 7 dice: change of the other's margin", change)
    few = positions[: max(2, deals // 10)]
    print(f"Fixed ways to play, start player's margin, {len(few)} deals")
    for one, other in (
        (Policy.BEST, Policy.GREEDY),
        (Policy.BEST, Policy.RANDOM),
        (Policy.GREEDY, Policy.BEST),
        (Policy.RANDOM, Policy.BEST),
        (Policy.PERFECT, Policy.GREEDY),
        (Policy.PERFECT, Policy.RANDOM),
        (Policy.GREEDY, Policy.RANDOM),
    ):
        line(f"  {one} against {other}", list(map(against(one, other), few)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
