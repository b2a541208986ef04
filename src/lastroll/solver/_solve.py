"""Solving a position: its exact values."""

from __future__ import annotations

from lastroll.rules import Hand, Phase, Position, all_rolls
from lastroll.solver._objective import Objective
from lastroll.solver._reach import STATE_LIMIT, count_states, tolerance_of
from lastroll.solver._round import solve_round, stderr_of
from lastroll.solver._solution import Choice, Solution, best_choice


def solve(
    position: Position, objective: Objective = Objective.WIN, *, limit: int = STATE_LIMIT
) -> Solution:
    """Return the exact values of a position, per seat and per choice, under best play by all.

    >>> from lastroll.rules import Casino, Hand, Purse, Roll, Rules
    >>> position = Position(
    ...     Rules(players=2), 4, 0, 0,
    ...     (Casino((60_000,), (0, 1)),) + (Casino((50_000,), (0, 0)),) * 5,
    ...     (Hand(2), Hand(0)), Roll.of("13"), (Purse(), Purse()),
    ... )
    >>> solution = solve(position, Objective.MARGIN)
    >>> solution.best, [round(value) for value in solution.value]
    (1, [51667, -51667])
    """
    if position.phase is Phase.OPENING:
        return _solve_openings(position, objective, limit)
    if position.rolled is not None and count_states(position) > limit:
        return _solve_choices(position, objective, limit)
    return solve_round(position, objective, limit=limit).solution(position)


def _solve_choices(position: Position, objective: Objective, limit: int) -> Solution:
    """Solve the choices one by one: far fewer states follow one roll than all rolls."""
    afters = {face: position.place(face) for face in position.legal_faces}
    largest = max(afters.values(), key=count_states)
    if count_states(largest) > limit:
        solve_round(largest, objective, limit=limit)  # raises `TooLarge`
    assert position.turn is not None
    choices = [
        Choice(face, solve_round(after, objective, limit=limit).value(after))
        for face, after in afters.items()
    ]
    best = best_choice(choices, position.turn, tolerance_of(position, objective))
    states = sum(map(count_states, afters.values()))
    error = stderr_of(position, objective)
    return Solution(objective, best.value, tuple(choices), best.face, (), states, error)


def _solve_openings(position: Position, objective: Objective, limit: int) -> Solution:
    """Return the mean over all rolls of the spare neutral dice."""
    mean = [0.0] * position.rules.players
    states = 0
    for roll, chance in all_rolls(Hand(0, position.rules.opening_dice)):
        opened = position.open(roll)
        solved = solve_round(opened, objective, limit=limit)
        states += solved.states
        for seat, value in enumerate(solved.value(opened)):
            mean[seat] += float(chance) * value
    return Solution(objective, tuple(mean), (), None, (), states)
