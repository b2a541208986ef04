"""What fixed ways to play are worth against each other, exactly: exploitability among them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from lastroll.rules import Position
from lastroll.solver._objective import Objective
from lastroll.solver._reach import STATE_LIMIT, demand_solvable
from lastroll.solver._sweep import AS_REFERENCE, BEST, GREEDY, RANDOM
from lastroll.solver._tables import Tables


class Policy(StrEnum):
    """How a seat plays."""

    BEST = "best"
    """What is best against the policies of the others."""
    PERFECT = "perfect"
    """What is best if everybody plays their best."""
    GREEDY = "greedy"
    """What leaves the seat best off if the round ended now: money less the mean of the others',
    of equals the fewest dice, then the lowest face."""
    RANDOM = "random"
    """Any face that was rolled, each with the same chance."""


_CODES: Final = {
    Policy.BEST: BEST,
    Policy.PERFECT: AS_REFERENCE,
    Policy.GREEDY: GREEDY,
    Policy.RANDOM: RANDOM,
}


def match(
    position: Position,
    policies: Sequence[Policy],
    objective: Objective = Objective.MARGIN,
    *,
    limit: int = STATE_LIMIT,
) -> tuple[float, ...]:
    """Give what a position, before its roll, is worth to each seat if they play like this.

    A policy's exploitability between two players is what `best` wins against it.
    """
    demand_solvable(position, objective, limit, last=True)
    tables = Tables(position, objective)
    perfect = tables.sweep() if Policy.PERFECT in policies else None
    codes = tuple(_CODES[policy] for policy in policies)
    return tables.look_up(tables.sweep(codes, perfect), position)
