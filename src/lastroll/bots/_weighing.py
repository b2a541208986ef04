"""Bots that weigh their choices: by counting, by looking ahead, by what a net has learned.

Each maximises its own share of the win: money, the rounds to come and everybody's purse go into it,
so it takes risks when it is behind and blocks when it is ahead. With three and more players nobody
is taken for an ally. By house rules that an evaluator was not made for, the next simpler one stands
in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final, Literal

from lastroll.bots._simple import GreedyBot
from lastroll.game import pick
from lastroll.rules import Position, Rules

if TYPE_CHECKING:
    from lastroll.evaluator import Judge
    from lastroll.solver import Objective

Aim = Literal["win", "money"]
"""What a bot maximises: its share of the win, or its margin over the others in the round."""

# A round changes a lead by about as much, in dollars: so a dollar of noise is known in shares.
# Between two from the round equity table, with more players from the net.
_LEAD_SPREAD: Final = {2: 57_000, 3: 100_000, 4: 100_000, 5: 100_000}
_BELL_TOP: Final = 0.4
_NEAR_END: Final = {0: 100_000, 2: 25_000, 4: 4_000}
"""States that are solved exactly in about a hundredth of a second, by the neutral dice of each:
the more of those, the more rolls a state has."""
_SKILL: Final = {2: 2_300.0, 3: 3_000.0, 4: 1_000.0, 5: 0.0}
"""Dollars that a die in the hand is worth to it beyond what a random chooser makes of one, by the
number of players; measured in games against the counter, so that it is a step above it."""
_PLANNER_TABLES: Final = 320
_EXPERT_TABLES: Final = 360
_EXPERT_TABLES_COUNTED: Final = 150
"""Tables that are looked at for a choice in about a hundredth of a second: by counting, by the net,
and by both."""
COUNTED_PART: Final = {2: 0.0, 3: 0.15, 4: 0.25, 5: 0.3}
"""What counting has to say in the judgement of the strong bots, by the number of players; measured
in games against regular, greedy and counter."""
_KNOWN_PART: Final = 0.2
"""What the net has to say in the planner's judgement at tables of three and more."""
_COINS: Final = 12
"""So many coins added up are as good as a bell."""


def best_face(worths: Mapping[int, float]) -> int:
    """Give the face that is worth most, and of equals the lowest."""
    return min(worths, key=lambda face: (-worths[face], face))


def no_noise(rules: Rules) -> float:
    """Say by how many dollars a choice is misjudged: not at all."""
    return 0.0


class CounterBot:
    """Takes everybody for a random chooser, and works out every rank at every casino exactly."""

    def __init__(self, aim: Aim = "win") -> None:
        """Play for the win, or for money alone."""
        self._aim = aim

    def for_money(self) -> CounterBot:
        """Give the same bot, playing for money alone."""
        return CounterBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Compare what each choice leads to."""
        from lastroll.evaluator import fits, look

        if not fits(position):
            return GreedyBot().choose(position, coin)
        judge = counting(position.rules, exact=True)
        return best_face(look(judge, position, money_only=self._aim == "money"))


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
        """Give the same bot, playing for money alone."""
        return PlannerBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Compare what each choice leads to, a turn later."""
        from lastroll.evaluator import covers, fits, load_evaluator, look, look_deeper

        if not fits(position):
            return GreedyBot().choose(position, coin)
        best = _near_end(position, self._aim)
        if best is not None:
            return best
        rules, money_only = position.rules, self._aim == "money"
        judge = counting(rules, exact=False, skill=_SKILL[rules.players])
        counted = look_deeper(judge, position, money_only=money_only, tables=_PLANNER_TABLES)
        if rules.players == 2 or money_only or not covers(rules):
            return best_face(counted)
        return best_face(blend(counted, look(load_evaluator(), position), _KNOWN_PART))


class ExpertBot:
    """Asks the net, which has learned from millions of games.

    It asks about what comes after the next seat's roll, for as many choices as there is time for.

    With noise it is a weaker player who knows what matters and looks at what it would leave, but
    misjudges every choice by so many dollars, as a bell would have it. The noise comes from the
    coin: the same game, the same slips.
    """

    def __init__(self, aim: Aim = "win", noise: Callable[[Rules], float] = no_noise) -> None:
        """Play for the win, or for money alone; misjudge by `noise` dollars by these rules."""
        self._aim = aim
        self._noise = noise

    def for_money(self) -> ExpertBot:
        """Give the same bot, playing for money alone."""
        return ExpertBot("money", self._noise)

    def choose(self, position: Position, coin: int) -> int:
        """Compare what each choice leads to."""
        from lastroll.evaluator import covers, fits, load_evaluator, look, look_deeper

        if not fits(position):
            return GreedyBot().choose(position, coin)
        rules, money_only = position.rules, self._aim == "money"
        noise = self._noise(rules)
        if not noise:
            if not covers(rules):
                return PlannerBot(self._aim).choose(position, coin)
            best = _near_end(position, self._aim)
            if best is not None:
                return best
            counters = counters_beside(position, self._aim)
            known = look_deeper(
                load_evaluator(),
                position,
                money_only=money_only,
                counters=counters,
                tables=_EXPERT_TABLES_COUNTED if counters else _EXPERT_TABLES,
            )
            counted = second_opinion(position, self._aim)
            return best_face(blend(known, counted, COUNTED_PART[rules.players]))
        judge = load_evaluator() if covers(rules) else counting(rules, exact=True)
        scale = noise * (1 / (10 * judge.unit) if money_only else share_of_a_dollar(position))
        worths = look(judge, position, money_only=money_only)
        return best_face({face: worth + scale * bell(coin, face) for face, worth in worths.items()})


def counters_beside(position: Position, aim: Aim) -> tuple[int, ...]:
    """Give the seats that the strong bots take for players who count.

    Between two, the other one is taken to play as well as oneself: then nothing can be lost by it.
    With more players there is no such safety, and most people count rather than know.
    """
    players = position.rules.players
    if players == 2 or aim == "money":
        return ()
    return tuple(seat for seat in range(players) if seat != position.turn)


def second_opinion(position: Position, aim: Aim) -> dict[int, float]:
    """Say what each choice is worth by counting, where the strong bots listen to that as well.

    Among three and more nobody knows how the others play. The net takes them for good players, and
    counting for poor ones; who listens to both does better against poor ones than either.
    """
    from lastroll.evaluator import look

    if position.rules.players == 2 or aim == "money":
        return {}
    return look(counting(position.rules, exact=not position.rules.neutral), position)


def blend(one: Mapping[int, float], other: Mapping[int, float], part: float) -> dict[int, float]:
    """Put two judgements together, where there are two; the other one makes up a part."""
    return {
        face: (1 - part) * worth + part * other[face] if face in other else worth
        for face, worth in one.items()
    }


def objective_of(aim: Aim) -> Objective:
    """Give what the solver calls an aim."""
    from lastroll.solver import Objective

    return Objective.WIN if aim == "win" else Objective.MARGIN


def solved_face(position: Position, aim: Aim, limit: int) -> int | None:
    """Give the best face exactly, if no more than `limit` states must be solved for it."""
    from lastroll.solver import NotSolvable, TooLarge, solve

    try:
        return solve(position, objective_of(aim), limit=limit).best
    except (NotSolvable, TooLarge):
        return None


def _near_end(position: Position, aim: Aim) -> int | None:
    """Give the best face exactly where that takes no time that anybody would notice."""
    limit = _NEAR_END.get(position.rules.neutral_dice, min(_NEAR_END.values()))
    return solved_face(position, aim, limit)


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


@cache
def counting(rules: Rules, *, exact: bool, skill: float = 0.0) -> Judge:
    """Give the counting evaluator for games by these rules."""
    from lastroll.evaluator import Counting, covers

    unit = Counting().unit if covers(rules) else 1
    return Counting(exact, unit, skill)
