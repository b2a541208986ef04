"""The strongest bots: they use the exact value of a choice wherever it can be computed."""

from __future__ import annotations

from typing import Final

from lastroll.bots._evaluator_bots import BotObjective, solver_objective
from lastroll.bots._simple import GreedyBot
from lastroll.rules import Position
from lastroll.values import PERFECT, Method, appraise, searching

CHAMPION_SECONDS: Final = 1.0


class PerfectBot:
    """Solves the round and plays the best choice: two players without neutral dice."""

    def __init__(self, objective: BotObjective = "win") -> None:
        """Maximise the win share, or the margin of the round."""
        self._objective = objective

    def playing_for_margin(self) -> PerfectBot:
        """Return the same bot, playing for the margin."""
        return PerfectBot("margin")

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face by the solved round."""
        if len(position.legal_faces) == 1:
            return position.legal_faces[0]
        best = appraise(position, solver_objective(self._objective), PERFECT).best
        assert best is not None
        return best


class ChampionBot:
    """Exact where the solver is fast enough; elsewhere it compares choices by rollouts.

    It maximises its win share. In rollouts it plays by the net, and so does a single opponent; two
    or more opponents are modelled as counting. All choices get the same dice, and values are
    luck-adjusted.
    """

    def __init__(self, seconds: float = CHAMPION_SECONDS, objective: BotObjective = "win") -> None:
        """Think at most `seconds` about a choice."""
        self._seconds = seconds
        self._objective = objective

    def playing_for_margin(self) -> ChampionBot:
        """Return the same bot, playing for the margin."""
        return ChampionBot(self._seconds, "margin")

    def choose(self, position: Position, coin: int) -> int:
        """Solve the position, or search."""
        if len(position.legal_faces) == 1:
            return position.legal_faces[0]
        found = appraise(
            position, solver_objective(self._objective), searching(self._seconds), key=coin
        )
        if found.best is None or found.method is Method.NOW:
            return GreedyBot().choose(position, coin)
        return found.best
