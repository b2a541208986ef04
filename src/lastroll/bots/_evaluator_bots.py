"""Bots that compare values of choices: by counting, by two plies, by a net.

Each maximises its own win share: money, later rounds and all purses matter, so it takes risks when
behind and blocks when ahead. With three and more players nobody is an ally. Under house rules that
an evaluator does not support, the next simpler one is used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import TYPE_CHECKING, Final, Literal

from lastroll.bots._simple import GreedyBot
from lastroll.game import pick
from lastroll.rules import Position, Rules
from lastroll.values import COUNTER, EXPERT, ONE_PLY, PLANNER, Effort, appraise

if TYPE_CHECKING:
    from lastroll.solver import Objective

BotObjective = Literal["win", "margin"]
"""The objective of a bot: its win share, or its margin in the round."""

# Standard deviation of the change of a lead in one round; converts dollars of noise to win shares.
# Between two from the round equity table, with more players from the net.
_LEAD_STDDEV: Final = {2: 57_000, 3: 100_000, 4: 100_000, 5: 100_000}
_NORMAL_PEAK: Final = 0.4
_UNIFORMS: Final = 12
"""Uniform numbers added up to approximate a normal one."""


def best_face(values: Mapping[int, float]) -> int:
    """Return the face of the highest value, and of equals the lowest."""
    return min(values, key=lambda face: (-values[face], face))


def no_noise(rules: Rules) -> float:
    """Return the noise of a bot without noise: 0 dollars."""
    return 0.0


def _best_by(effort: Effort, position: Position, objective: BotObjective, coin: int) -> int:
    """Return the best face for this effort; that of `greedy` if no evaluator fits."""
    from lastroll.evaluator import fits_row

    if not fits_row(position):
        return GreedyBot().choose(position, coin)
    best = appraise(position, solver_objective(objective), effort, key=coin).best
    assert best is not None
    return best


class CounterBot:
    """Uses the counting evaluator: all others modelled as uniformly random, every rank exactly."""

    def __init__(self, objective: BotObjective = "win") -> None:
        """Maximise the win share, or the margin of the round."""
        self._objective = objective

    def playing_for_margin(self) -> CounterBot:
        """Return the same bot, playing for the margin."""
        return CounterBot("margin")

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face one ply deep."""
        return _best_by(COUNTER, position, self._objective, coin)


class PlannerBot:
    """Counts like the counter, but after the next seat has rolled and chosen.

    A die in its hand has a value beyond random placement, and with three and more players a weight
    of the net's values is blended in. Close to the end of the round it solves exactly.
    """

    def __init__(self, objective: BotObjective = "win") -> None:
        """Maximise the win share, or the margin of the round."""
        self._objective = objective

    def playing_for_margin(self) -> PlannerBot:
        """Return the same bot, playing for the margin."""
        return PlannerBot("margin")

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face two plies deep."""
        return _best_by(PLANNER, position, self._objective, coin)


class ExpertBot:
    """Uses the net, trained on millions of games, two plies deep within a budget.

    With noise it is a weaker player: one ply, with normally distributed dollars added to every
    value. The noise is derived from the coin: the same game, the same mistakes.
    """

    def __init__(
        self, objective: BotObjective = "win", noise: Callable[[Rules], float] = no_noise
    ) -> None:
        """Maximise the win share, or the margin; add `noise` dollars under these rules."""
        self._objective = objective
        self._noise = noise

    def playing_for_margin(self) -> ExpertBot:
        """Return the same bot, playing for the margin."""
        return ExpertBot("margin", self._noise)

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face by the net."""
        from lastroll.evaluator import fits_row

        noise = self._noise(position.rules)
        if not noise or not fits_row(position):
            return _best_by(EXPERT, position, self._objective, coin)
        seat = position.turn
        assert seat is not None
        found = appraise(position, solver_objective(self._objective), ONE_PLY)
        scale = noise * (win_share_per_dollar(position) if self._objective == "win" else 1)
        return best_face(
            {
                each.face: each.value[seat] + scale * standard_normal(coin, each.face)
                for each in found.choices
            }
        )


def solver_objective(objective: BotObjective) -> Objective:
    """Return the solver's objective for an aim."""
    from lastroll.solver import Objective

    return Objective.WIN if objective == "win" else Objective.MARGIN


def win_share_per_dollar(position: Position) -> float:
    """Return the approximate win share of a dollar with the remaining rounds."""
    rules = position.rules
    return _NORMAL_PEAK / (_LEAD_STDDEV[rules.players] * sqrt(1 + rules.rounds - position.round))


def standard_normal(coin: int, face: int) -> float:
    """Return a standard normal number derived from a coin and a face."""
    word, total = coin ^ (face * 0x9E3779B97F4A7C15), 0.0
    for _ in range(_UNIFORMS):
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        total += pick(word, 1 << 20) / (1 << 20)
    return total - _UNIFORMS / 2
