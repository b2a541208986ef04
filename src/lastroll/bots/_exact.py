"""The bots at the top: they know the exact value of a choice wherever it can be known."""

from __future__ import annotations

from typing import Final

from lastroll.bots._simple import GreedyBot
from lastroll.bots._weighing import Aim, objective_of
from lastroll.rules import Position
from lastroll.values import PERFECT, Method, appraise, searching

CHAMPION_SECONDS: Final = 1.0


class PerfectBot:
    """Solves the round and takes the best choice: two players without neutral dice."""

    def __init__(self, aim: Aim = "win") -> None:
        """Play for the win, or for money alone."""
        self._aim = aim

    def for_money(self) -> PerfectBot:
        """Return the same bot, playing for money alone."""
        return PerfectBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Look the choice up."""
        if len(position.legal_faces) == 1:
            return position.legal_faces[0]
        best = appraise(position, objective_of(self._aim), PERFECT).best
        assert best is not None
        return best


class ChampionBot:
    """Exact where the solver reaches in time; elsewhere it plays every choice on many times.

    What it maximises is its share of the win. In rollouts it plays as the net does, and so does
    the other one between two; more than one other are taken to count. The dice are the same for
    every choice, and the luck of every roll is taken out.
    """

    def __init__(self, seconds: float = CHAMPION_SECONDS, aim: Aim = "win") -> None:
        """Think for so many seconds about a choice, at most."""
        self._seconds = seconds
        self._aim = aim

    def for_money(self) -> ChampionBot:
        """Return the same bot, playing for money alone."""
        return ChampionBot(self._seconds, "money")

    def choose(self, position: Position, coin: int) -> int:
        """Solve it, or search."""
        if len(position.legal_faces) == 1:
            return position.legal_faces[0]
        found = appraise(position, objective_of(self._aim), searching(self._seconds), key=coin)
        if found.best is None or found.method is Method.NOW:
            return GreedyBot().choose(position, coin)
        return found.best
