"""Bots of other projects, rebuilt from their descriptions, as references for measurements.

They are not on the ladder: they represent prior work. None looks ahead, and only the last one uses
probabilities. Where a description is incomplete, above all between equals, the lowest face is
taken.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from lastroll.bots._protocol import Bot
from lastroll.rules import Position, Roll

Merit = Callable[[Position, Roll, int, int], float]
"""The merit of a face: of a position, its roll, for a seat."""

DIE_PRICE: Final = 5_000
"""Dollars that `prior-price` charges for a die."""


class PriorBot:
    """Plays the face of the highest merit, and of equals the lowest."""

    def __init__(self, merit: Merit) -> None:
        """Compare faces by this merit."""
        self._merit = merit

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face."""
        rolled, seat = position.rolled, position.turn
        assert rolled is not None
        assert seat is not None
        return max(rolled.faces, key=lambda face: self._merit(position, rolled, seat, face))


def _most_dice(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """Return the number of dice (the autoplay of HongbinPark99/vegas-dice-online)."""
    return sum(rolled.dice(face))


def _dice_lead(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """Return the lead in dice at the casino (ljiang9/las-vegas)."""
    dice = position.place(face).casinos[face - 1].dice
    return dice[seat] - max(dice[:seat] + dice[seat + 1 :])


def _own_winnings(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """Return the seat's money if the round ended now (eliegoudout/lasvegas, greedy-score)."""
    return position.place(face).winnings[seat]


def _money_lead(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """Return the lead over the best opponent in money (eliegoudout/lasvegas, greedy-first)."""
    winnings = position.place(face).winnings
    totals = [
        money + (0 if purse is None else purse.money)
        for money, purse in zip(winnings, position.purses, strict=True)
    ]
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def _winnings_less_price(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """Return what the seat gains now, less a price per die (CalvinNeo/OpenBoardGame)."""
    return position.place(face).winnings[seat] - DIE_PRICE * sum(rolled.dice(face))


def _gain_per_die(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """Return the seat's gain less a share of the others' gain, per die placed.

    The share is 1 / number of players, and a neutral die counts half (KeunhoByeon/LasVegas_Python).
    """
    before, after = position.winnings, position.place(face).winnings
    own = after[seat] - before[seat]
    others = sum(after) - sum(before) - own
    dice, neutral = rolled.dice(face)
    return (own - others / len(after)) / (dice + neutral / 2)


def _expected_top_notes(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """Return the sum of top notes times the probabilities to be first (peterrschrock/LasVegas).

    All seats, the own one too, are modelled as placing the rest of their dice uniformly at random,
    at each casino independently. A tie, also without dice, counts half between two players and less
    between more. Neutral dice, second notes and the purses are ignored, as in the original.
    """
    placed = rolled.own[face - 1]
    left = [hand.own for hand in position.hands]
    left[seat] -= placed
    total = 0.0
    for number, casino in enumerate(position.casinos, start=1):
        there = list(casino.dice[: len(left)])
        there[seat] += placed if number == face else 0
        players = list(zip(there, left, strict=True))
        mine = players.pop(seat)
        total += _lead_probability(mine, tuple(sorted(players))) * max(casino.notes, default=0)
    return total


@lru_cache(maxsize=1 << 18)
def _lead_probability(mine: tuple[int, int], others: tuple[tuple[int, int], ...]) -> float:
    """Return the probability to end with more dice than all others; (dice there, in hand) each."""
    there, left = mine
    chance = 0.0
    for more, likely in enumerate(_final_dice(left)):
        fewer = _all_below_probability(there + more, others)
        tied = _all_below_probability(there + more + 1, others) - fewer
        chance += likely * (fewer + tied / (2 * len(others)))
    return chance


def _all_below_probability(dice: int, others: tuple[tuple[int, int], ...]) -> float:
    """Return the probability that all others end with fewer than `dice` dice."""
    chance = 1.0
    for there, left in others:
        chance *= sum(_final_dice(left)[: max(0, dice - there)])
    return chance


@cache
def _final_dice(dice: int) -> tuple[float, ...]:
    """Return the probabilities of 0, 1, … of `dice` dice at one casino, placed at random."""
    # imported here: it loads Numba, which few callers need
    from lastroll.evaluator import final_dice_probabilities

    return tuple(final_dice_probabilities(dice)[:, 0].tolist())


PRIOR_BOTS: Final[dict[str, Callable[[], Bot]]] = {
    f"prior-{name}": lambda merit=merit: PriorBot(merit)  # type: ignore[misc]
    for name, merit in (
        ("most", _most_dice),
        ("lead", _dice_lead),
        ("score", _own_winnings),
        ("first", _money_lead),
        ("price", _winnings_less_price),
        ("rule", _gain_per_die),
        ("table", _expected_top_notes),
    )
}
"""Makers of these bots, by name."""
