"""Bots of other projects, made anew from the descriptions of them, to be measured against.

They are not on the ladder: they stand for what was there before. None looks ahead, and none but the
last weighs chances. What a description leaves open, above all what is taken between equals, is
decided here: the lowest face.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from lastroll.bots._protocol import Bot
from lastroll.rules import Position, Roll

Merit = Callable[[Position, Roll, int, int], float]
"""How good a face is: of a position, its roll, for a seat."""

DIE_PRICE: Final = 5_000
"""What a die is worth to `prior-price`, in dollars."""


class PriorBot:
    """Takes the face of the highest merit, and of equals the lowest."""

    def __init__(self, merit: Merit) -> None:
        """Judge faces by their merit."""
        self._merit = merit

    def choose(self, position: Position, coin: int) -> int:
        """Compare the faces."""
        rolled, seat = position.rolled, position.turn
        assert rolled is not None
        assert seat is not None
        return max(rolled.faces, key=lambda face: self._merit(position, rolled, seat, face))


def _most(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """As many dice as possible (the autoplay of HongbinPark99/vegas-dice-online)."""
    return sum(rolled.dice(face))


def _lead(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """The biggest lead in dice at the casino (ljiang9/las-vegas)."""
    dice = position.place(face).casinos[face - 1].dice
    return dice[seat] - max(dice[:seat] + dice[seat + 1 :])


def _score(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """What the seat would have if the round ended now (eliegoudout/lasvegas, greedy-score)."""
    return position.place(face).winnings[seat]


def _first(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """How far the seat would be ahead of the best other (eliegoudout/lasvegas, greedy-first)."""
    winnings = position.place(face).winnings
    totals = [
        money + (0 if purse is None else purse.money)
        for money, purse in zip(winnings, position.purses, strict=True)
    ]
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def _price(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """What the seat gains now, less a price for each die (CalvinNeo/OpenBoardGame)."""
    return position.place(face).winnings[seat] - DIE_PRICE * sum(rolled.dice(face))


def _rule(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """What the seat gains now, less a part of what the others gain, for each die that it takes.

    The part is one by the number of players, and a neutral die counts half
    (KeunhoByeon/LasVegas_Python).
    """
    before, after = position.winnings, position.place(face).winnings
    own = after[seat] - before[seat]
    others = sum(after) - sum(before) - own
    dice, neutral = rolled.dice(face)
    return (own - others / len(after)) / (dice + neutral / 2)


def _table(position: Position, rolled: Roll, seat: int, face: int) -> float:
    """The chance to end first at each casino times its top note, summed (peterrschrock/LasVegas).

    Everybody, the seat itself included, is taken to place the rest of the dice as a random chooser
    does, at each casino by itself. A tie, also of nobody's dice, counts half between two players
    and less between more. Neutral dice, second notes and the purses are left out, as there.
    """
    placed = rolled.own[face - 1]
    left = [hand.own for hand in position.hands]
    left[seat] -= placed
    worth = 0.0
    for number, casino in enumerate(position.casinos, start=1):
        there = list(casino.dice[: len(left)])
        there[seat] += placed if number == face else 0
        players = list(zip(there, left, strict=True))
        mine = players.pop(seat)
        worth += _first_chance(mine, tuple(sorted(players))) * max(casino.notes, default=0)
    return worth


@lru_cache(maxsize=1 << 18)
def _first_chance(mine: tuple[int, int], others: tuple[tuple[int, int], ...]) -> float:
    """Give the chance to end with more dice than anybody else, each by dice there and in hand."""
    there, left = mine
    chance = 0.0
    for more, likely in enumerate(_ends(left)):
        fewer = _below_chance(there + more, others)
        tied = _below_chance(there + more + 1, others) - fewer
        chance += likely * (fewer + tied / (2 * len(others)))
    return chance


def _below_chance(dice: int, others: tuple[tuple[int, int], ...]) -> float:
    """Give the chance that all others end with fewer dice than so many."""
    chance = 1.0
    for there, left in others:
        chance *= sum(_ends(left)[: max(0, dice - there)])
    return chance


@cache
def _ends(dice: int) -> tuple[float, ...]:
    """Give the chances that a random chooser ends with 0, 1, … of so many dice at one casino."""
    # Not at the top: it brings Numba, and few ask.
    from lastroll.evaluator import random_ends

    return tuple(random_ends(dice)[:, 0].tolist())


PRIOR: Final[dict[str, Callable[[], Bot]]] = {
    f"prior-{name}": lambda merit=merit: PriorBot(merit)  # type: ignore[misc]
    for name, merit in (
        ("most", _most),
        ("lead", _lead),
        ("score", _score),
        ("first", _first),
        ("price", _price),
        ("rule", _rule),
        ("table", _table),
    )
}
"""What makes each of them, by its name."""
