"""Policy evaluation: exact values when each seat follows a given policy; exploitability as well."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from lastroll.rules import Position
from lastroll.solver._objective import Objective
from lastroll.solver._reach import STATE_LIMIT, check_solvable
from lastroll.solver._round_states import RoundStates
from lastroll.solver._sweep import AS_REFERENCE, BEST, GREEDY, RANDOM


class Policy(StrEnum):
    """The policy of a seat."""

    BEST = "best"
    """The best response to the policies of the others."""
    PERFECT = "perfect"
    """The choice that is best if every seat plays its best."""
    GREEDY = "greedy"
    """The best margin if the round ended now; of equals the fewest dice, then the lowest face."""
    RANDOM = "random"
    """A rolled face, all equally probable."""


_CODES: Final = {
    Policy.BEST: BEST,
    Policy.PERFECT: AS_REFERENCE,
    Policy.GREEDY: GREEDY,
    Policy.RANDOM: RANDOM,
}


def evaluate_policies(
    position: Position,
    policies: Sequence[Policy],
    objective: Objective = Objective.MARGIN,
    *,
    limit: int = STATE_LIMIT,
) -> tuple[float, ...]:
    """Return the value of a position, before its roll, to each seat under these policies.

    A policy's exploitability between two players is what `best` wins against it.
    """
    check_solvable(position, objective, limit, last_round_only=True)
    tables = RoundStates(position, objective)
    perfect = tables.sweep() if Policy.PERFECT in policies else None
    codes = tuple(_CODES[policy] for policy in policies)
    return tables.look_up(tables.sweep(codes, perfect), position)
