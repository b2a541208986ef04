"""Bots that weigh their choices: by counting, by looking ahead, by what a net has learned.

Each maximises its own share of the win: money, the rounds to come and everybody's purse go into it,
so it takes risks when it is behind and blocks when it is ahead. With three and more players nobody
is taken for an ally. By house rules that an evaluator was not made for, the next simpler one stands
in.
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
"""What a bot maximises: its share of the win, or its margin over the others in the round."""

# A round changes a lead by about as much, in dollars: so a dollar of noise is known in shares.
# Between two from the round equity table, with more players from the net.
_LEAD_SPREAD: Final = {2: 57_000, 3: 100_000, 4: 100_000, 5: 100_000}
_BELL_TOP: Final = 0.4
_COINS: Final = 12
"""So many coins added up are as good as a bell."""


def best_face(worths: Mapping[int, float]) -> int:
    """Give the face that is worth most, and of equals the lowest."""
    return min(worths, key=lambda face: (-worths[face], face))


def no_noise(rules: Rules) -> float:
    """Say by how many dollars a choice is misjudged: not at all."""
    return 0.0


def _best_by(effort: Effort, position: Position, aim: Aim, coin: int) -> int:
    """Return the best face for this effort; greedily where no evaluator was made for the table."""
    from lastroll.evaluator import fits

    if not fits(position):
        return GreedyBot().choose(position, coin)
    best = appraise(position, objective_of(aim), effort, key=coin).best
    assert best is not None
    return best


class CounterBot:
    """Takes everybody for a random chooser, and works out every rank at every casino exactly."""

    def __init__(self, aim: Aim = "win") -> None:
        """Play for the win, or for money alone."""
        self._aim = aim

    def for_money(self) -> CounterBot:
        """Return the same bot, playing for money alone."""
        return CounterBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Compare what each choice leads to."""
        return _best_by(COUNTER, position, self._aim, coin)


class PlannerBot:
    """Counts like the counter, but only once the next seat has rolled and made the best of it.

    It also knows that a die in the hand is worth more to a player who can choose, and at tables of
    three and more it has heard a little of what the net knows. Where the end of the round is near
    it looks all the way to it.
    """

    def __init__(self, aim: Aim = "win") -> None:
        """Play for the win, or for money alone."""
        self._aim = aim

    def for_money(self) -> PlannerBot:
        """Return the same bot, playing for money alone."""
        return PlannerBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Compare what each choice leads to, a turn later."""
        return _best_by(PLANNER, position, self._aim, coin)


class ExpertBot:
    """Asks the net, which has learned from millions of games.

    It asks about what comes after the next seat's roll, for as many choices as there is time for.

    With noise it is a weaker player who knows what matters and looks at what it would leave, but
    misjudges every choice by normally distributed dollars. The noise comes from the coin: the same
    game, the same slips.
    """

    def __init__(self, aim: Aim = "win", noise: Callable[[Rules], float] = no_noise) -> None:
        """Play for the win, or for money alone; misjudge by `noise` dollars by these rules."""
        self._aim = aim
        self._noise = noise

    def for_money(self) -> ExpertBot:
        """Return the same bot, playing for money alone."""
        return ExpertBot("money", self._noise)

    def choose(self, position: Position, coin: int) -> int:
        """Compare what each choice leads to."""
        from lastroll.evaluator import fits

        noise = self._noise(position.rules)
        if not noise or not fits(position):
            return _best_by(EXPERT, position, self._aim, coin)
        seat = position.turn
        assert seat is not None
        found = appraise(position, objective_of(self._aim), LOOK)
        scale = noise * (share_of_a_dollar(position) if self._aim == "win" else 1)
        return best_face(
            {each.face: each.value[seat] + scale * bell(coin, each.face) for each in found.choices}
        )


def objective_of(aim: Aim) -> Objective:
    """Return the solver's name of an aim."""
    from lastroll.solver import Objective

    return Objective.WIN if aim == "win" else Objective.MARGIN


def share_of_a_dollar(position: Position) -> float:
    """Say how much of the win a dollar is about worth with so many rounds to go."""
    rules = position.rules
    return _BELL_TOP / (_LEAD_SPREAD[rules.players] * sqrt(1 + rules.rounds - position.round))


def bell(coin: int, face: int) -> float:
    """Give a number of the standard bell curve for a coin and a face."""
    word, total = coin ^ (face * 0x9E3779B97F4A7C15), 0.0
    for _ in range(_COINS):
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        total += pick(word, 1 << 20) / (1 << 20)
    return total - _COINS / 2
