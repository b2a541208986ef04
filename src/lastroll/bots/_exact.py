"""The bots at the top: they know the exact value of a choice wherever it can be known."""

from __future__ import annotations

import time
from threading import Lock
from typing import TYPE_CHECKING, Final

from lastroll.bots._weighing import (
    COUNTED_PART,
    Aim,
    ExpertBot,
    counters_beside,
    objective_of,
    second_opinion,
    solved_face,
)
from lastroll.rules import LastRollError, Position, Rules

if TYPE_CHECKING:
    from lastroll.solver import SolvedRound

CHAMPION_SECONDS: Final = 1.0
_STATES_A_SECOND: Final = 30_000_000
"""That are solved for two players without neutral dice, on one core: a whole round has 18 million
and takes 0.4 seconds."""
_STATES_A_SECOND_MANY: Final = 3_000_000
"""The same for more players, and for memory: 40 bytes each."""
_STATES_A_SECOND_NEUTRAL: Final = 800_000
"""The same with neutral dice, which make many rolls."""
_LOOKS_A_SECOND: Final = 24_000
_SPARE: Final = 0.85
"""Of the time is given to search; the rest is for what cannot be stopped."""


class PerfectBot:
    """Solves the round and takes the best choice: two players without neutral dice."""

    def __init__(self, aim: Aim = "win") -> None:
        """Play for the win, or for money alone."""
        self._aim = aim

    def for_money(self) -> PerfectBot:
        """Give the same bot, playing for money alone."""
        return PerfectBot("money")

    def choose(self, position: Position, coin: int) -> int:
        """Look the choice up."""
        if len(position.legal_faces) == 1:
            return position.legal_faces[0]
        best = _solved(position, self._aim).solution(position).best
        assert best is not None
        return best


def plays_perfectly(rules: Rules) -> bool:
    """Whether every round of such a game can be solved, with what later rounds are worth."""
    return (
        rules.players == 2
        and not rules.neutral
        and rules.rounds <= Rules(players=2).rounds
        and rules.house_rules.keys() <= {"rounds"}
    )


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
        """Give the same bot, playing for money alone."""
        return ChampionBot(self._seconds, "money")

    def choose(self, position: Position, coin: int) -> int:
        """Solve it, or search."""
        from lastroll.evaluator import covers, fits, load_evaluator, weigh

        if len(position.legal_faces) == 1:
            return position.legal_faces[0]
        end = time.monotonic() + _SPARE * self._seconds
        exact = self._exact(position)
        if exact is not None:
            return exact
        if not fits(position) or not covers(position.rules):
            return ExpertBot(self._aim).choose(position, coin)
        weighed = weigh(
            load_evaluator(),
            position,
            looks=int(_LOOKS_A_SECOND * self._seconds),
            key=coin,
            money_only=self._aim == "money",
            counters=counters_beside(position, self._aim),
            beside=second_opinion(position, self._aim),
            part=COUNTED_PART[position.rules.players],
            out_of_time=lambda: time.monotonic() > end,
        )
        return weighed[0].face

    def _exact(self, position: Position) -> int | None:
        """Give the best choice if it can be known in time."""
        from lastroll.solver import NotSolvable

        rules = position.rules
        if plays_perfectly(rules):
            limit = int(_STATES_A_SECOND * self._seconds)
            if not _known(position, self._aim) and _states(position) > limit:
                return None
            try:
                return PerfectBot(self._aim).choose(position, 0)
            except NotSolvable:  # a purse is closed, or holds what no game pays
                return None
        fast = _STATES_A_SECOND_NEUTRAL if rules.neutral else _STATES_A_SECOND_MANY
        return solved_face(position, self._aim, int(fast * self._seconds))


def _states(position: Position) -> int:
    from lastroll.solver import count_states

    return count_states(position)


# One solved round at most is kept, for all tables: it takes up to 50 MB, and a later position of
# another round is soon solved again.
_lock = Lock()
_last: SolvedRound | None = None


def _known(position: Position, aim: Aim) -> bool:
    solved = _last
    if solved is None or solved.objective is not objective_of(aim):
        return False
    # Who starts the next round follows from who started this one.
    if solved.position.start != position.start:
        return False
    try:
        solved.value(position)
    except LastRollError:
        return False
    return True


def _solved(position: Position, aim: Aim) -> SolvedRound:
    """Solve the round of a position, unless that was just done."""
    global _last
    from lastroll.solver import solve_round

    with _lock:
        solved = _last
        if solved is None or not _known(position, aim):
            _last = None  # before the next one takes as much memory again
            solved = _last = solve_round(position, objective_of(aim))
        return solved
