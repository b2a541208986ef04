"""The strongest bots: they use the exact value of a choice wherever it can be computed."""

from __future__ import annotations

from typing import Final

from lastroll.bots._simple import GreedyBot
from lastroll.bots._weighing import Aim, objective_of
from lastroll.rules import Position
from lastroll.values import PERFECT, Method, appraise, searching

CHAMPION_SECONDS: Final = 1.0


class PerfectBot:
    """Solves the round and plays the best choice: two players without neutral dice."""

    def __init__(self, aim: Aim = "win") -> None:
        """Maximise the win share, or the margin of the round."""
        self._aim = aim

    def for_money(self) -> PerfectBot:
        """Return the same bot, playing for the margin."""
        return PerfectBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face by the solved round."""
        if len(position.legal_faces) == 1:
            return position.legal_faces[0]
        best = appraise(position, objective_of(self._aim), PERFECT).best
        assert best is not None
        return best


class ChampionBot:
    """Exact where the solver is fast enough; elsewhere it compares choices by rollouts.

    It maximises its win share. In rollouts it plays by the net, and so does a single opponent; two
    or more opponents are modelled as counting. All choices get the same dice, and values are
    luck-adjusted.
    """

    def __init__(self, seconds: float = CHAMPION_SECONDS, aim: Aim = "win") -> None:
        """Think at most `seconds` about a choice."""
        self._seconds = seconds
        self._aim = aim

    def for_money(self) -> ChampionBot:
        """Return the same bot, playing for the margin."""
        return ChampionBot(self._seconds, "money")

    def choose(self, position: Position, coin: int) -> int:
        """Solve the position, or search."""
        if len(position.legal_faces) == 1:
            return position.legal_faces[0]
        found = appraise(position, objective_of(self._aim), searching(self._seconds), key=coin)
        if found.best is None or found.method is Method.NOW:
            return GreedyBot().choose(position, coin)
        return found.best
