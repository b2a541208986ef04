"""Exact values: whole rounds of two players, and the end of a round for any number of players."""

from lastroll.solver._equity import equity_share
from lastroll.solver._errors import NotSolvable, TooLarge
from lastroll.solver._objective import Objective
from lastroll.solver._policies import Policy, evaluate_policies
from lastroll.solver._reach import STATE_LIMIT, count_states
from lastroll.solver._rolls import HalfRolls, half_rolls
from lastroll.solver._round import SolvedRound, solve_round
from lastroll.solver._solution import Choice, OptionValue, Solution
from lastroll.solver._solve import solve

__all__ = [
    "STATE_LIMIT",
    "Choice",
    "HalfRolls",
    "NotSolvable",
    "Objective",
    "OptionValue",
    "Policy",
    "Solution",
    "SolvedRound",
    "TooLarge",
    "count_states",
    "equity_share",
    "evaluate_policies",
    "half_rolls",
    "solve",
    "solve_round",
]
