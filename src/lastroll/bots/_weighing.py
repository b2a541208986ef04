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
from lastroll.values import COUNTER, EXPERT, LOOK, PLANNER, Effort, appraise

if TYPE_CHECKING:
    from lastroll.solver import Objective

Aim = Literal["win", "money"]
"""The objective of a bot: its win share, or its margin in the round."""

# Standard deviation of the change of a lead in one round; converts dollars of noise to win shares.
# Between two from the round equity table, with more players from the net.
_LEAD_SPREAD: Final = {2: 57_000, 3: 100_000, 4: 100_000, 5: 100_000}
_BELL_TOP: Final = 0.4
_COINS: Final = 12
"""Uniform numbers added up to approximate a normal one."""


def best_face(worths: Mapping[int, float]) -> int:
    """Return the face of the highest value, and of equals the lowest."""
    return min(worths, key=lambda face: (-worths[face], face))


def no_noise(rules: Rules) -> float:
    """Return the noise of a bot without noise: 0 dollars."""
    return 0.0


def _best_by(effort: Effort, position: Position, aim: Aim, coin: int) -> int:
    """Return the best face for this effort; that of `greedy` if no evaluator fits."""
    from lastroll.evaluator import fits_row

    if not fits_row(position):
        return GreedyBot().choose(position, coin)
    best = appraise(position, objective_of(aim), effort, key=coin).best
    assert best is not None
    return best


class CounterBot:
    """Uses the counting evaluator: all others modelled as uniformly random, every rank exactly."""

    def __init__(self, aim: Aim = "win") -> None:
        """Maximise the win share, or the margin of the round."""
        self._aim = aim

    def for_money(self) -> CounterBot:
        """Return the same bot, playing for the margin."""
        return CounterBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face one ply deep."""
        return _best_by(COUNTER, position, self._aim, coin)


class PlannerBot:
    """Counts like the counter, but after the next seat has rolled and chosen.

    A die in its hand has a value beyond random placement, and with three and more players a weight
    of the net's values is blended in. Close to the end of the round it solves exactly.
    """

    def __init__(self, aim: Aim = "win") -> None:
        """Maximise the win share, or the margin of the round."""
        self._aim = aim

    def for_money(self) -> PlannerBot:
        """Return the same bot, playing for the margin."""
        return PlannerBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face two plies deep."""
        return _best_by(PLANNER, position, self._aim, coin)


class ExpertBot:
    """Uses the net, trained on millions of games, two plies deep within a budget.

    With noise it is a weaker player: one ply, with normally distributed dollars added to every
    value. The noise is derived from the coin: the same game, the same mistakes.
    """

    def __init__(self, aim: Aim = "win", noise: Callable[[Rules], float] = no_noise) -> None:
        """Maximise the win share, or the margin; add `noise` dollars under these rules."""
        self._aim = aim
        self._noise = noise

    def for_money(self) -> ExpertBot:
        """Return the same bot, playing for the margin."""
        return ExpertBot("money", self._noise)

    def choose(self, position: Position, coin: int) -> int:
        """Return the best face by the net."""
        from lastroll.evaluator import fits_row

        noise = self._noise(position.rules)
        if not noise or not fits_row(position):
            return _best_by(EXPERT, position, self._aim, coin)
        seat = position.turn
        assert seat is not None
        found = appraise(position, objective_of(self._aim), LOOK)
        scale = noise * (share_of_a_dollar(position) if self._aim == "win" else 1)
        return best_face(
            {each.face: each.value[seat] + scale * bell(coin, each.face) for each in found.choices}
        )


def objective_of(aim: Aim) -> Objective:
    """Return the solver's objective for an aim."""
    from lastroll.solver import Objective

    return Objective.WIN if aim == "win" else Objective.MARGIN


def share_of_a_dollar(position: Position) -> float:
    """Return the approximate win share of a dollar with the remaining rounds."""
    rules = position.rules
    return _BELL_TOP / (_LEAD_SPREAD[rules.players] * sqrt(1 + rules.rounds - position.round))


def bell(coin: int, face: int) -> float:
    """Return a standard normal number derived from a coin and a face."""
    word, total = coin ^ (face * 0x9E3779B97F4A7C15), 0.0
    for _ in range(_COINS):
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        total += pick(word, 1 << 20) / (1 << 20)
    return total - _COINS / 2
