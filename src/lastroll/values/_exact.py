"""Exact values, within an effort."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from lastroll.rules import LastRollError, Phase, Position, Rules
from lastroll.values._appraisal import Appraisal, ChoiceValue, Method
from lastroll.values._effort import Effort, Way

if TYPE_CHECKING:
    from lastroll.solver import Objective, Solution, SolvedRound


def is_solvable_game(rules: Rules) -> bool:
    """Return whether every round of such a game can be solved, including values of later rounds."""
    return (
        rules.players == 2
        and not rules.neutral
        and rules.rounds <= Rules(players=2).rounds
        and rules.house_rules.keys() <= {"rounds"}
    )


def appraise_exactly(position: Position, objective: Objective, effort: Effort) -> Appraisal | None:
    """Return exact values, None if they would take more work than the effort allows.

    With `Way.NOTHING` an error is raised instead if the position cannot be solved.
    """
    from lastroll.solver import NotSolvable, TooLarge

    limit = effort.states(position)
    if limit == 0:
        return None
    try:
        solution = _solve(position, objective, effort, limit)
    except (NotSolvable, TooLarge):
        if effort.way is Way.NOTHING or position.phase in (Phase.DEAL, Phase.OVER):
            raise
        return None
    return None if solution is None else _appraisal_of(solution)


def _solve(position: Position, objective: Objective, effort: Effort, limit: int) -> Solution | None:
    from lastroll.solver import Objective, count_states, solve

    in_pairs = is_solvable_game(position.rules) and objective is not Objective.MONEY
    if not (effort.caches_round and in_pairs):
        return solve(position, objective, limit=limit)
    if not _is_known(position, objective) and count_states(position) > limit:
        return None
    return _solved(position, objective).solution(position)


def _appraisal_of(solution: Solution) -> Appraisal:
    return Appraisal(
        method=Method(solution.method),
        objective=solution.objective,
        value=solution.value,
        choices=tuple(
            [ChoiceValue(face, value, solution.stderr) for face, value in solution.choices]
        ),
        best=solution.best,
        stderr=solution.stderr,
        solution=solution,
    )


# At most one solved round is cached, for all tables: it takes up to 50 MB, and a later position of
# another round is soon solved again.
_lock = Lock()
_last: SolvedRound | None = None


def _is_known(position: Position, objective: Objective) -> bool:
    solved = _last
    if solved is None or solved.objective is not objective:
        return False
    # the start of the next round follows from the start of this one
    if solved.position.start != position.start:
        return False
    try:
        solved.value(position)
    except LastRollError:
        return False
    return True


def _solved(position: Position, objective: Objective) -> SolvedRound:
    """Return the solved round of a position, from the cache or solved now."""
    global _last
    from lastroll.solver import solve_round

    with _lock:
        solved = _last
        if solved is None or not _is_known(position, objective):
            _last = None  # free its memory before the next one is solved
            solved = _last = solve_round(position, objective)
        return solved
