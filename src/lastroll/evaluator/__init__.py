"""What positions are worth: a learned evaluator and a counting one, plies and search on them."""

from lastroll.evaluator._counting import Counting
from lastroll.evaluator._ends import random_ends
from lastroll.evaluator._evaluator import Evaluator, Outlook, evaluator_of, load_evaluator
from lastroll.evaluator._plies import (
    Judge,
    expect,
    expect_money,
    money_of_choices,
    value_choices,
    value_deeper,
    value_table,
)
from lastroll.evaluator._rows import NotCovered, covers, fits, row_of
from lastroll.evaluator._search import LOOKS, Weighed, weigh
from lastroll.evaluator._weights import DamagedWeights, Weights, read_weights
from lastroll.evaluator.layout import MONEY_SCALE

__all__ = [
    "LOOKS",
    "MONEY_SCALE",
    "Counting",
    "DamagedWeights",
    "Evaluator",
    "Judge",
    "NotCovered",
    "Outlook",
    "Weighed",
    "Weights",
    "covers",
    "evaluator_of",
    "expect",
    "expect_money",
    "fits",
    "load_evaluator",
    "money_of_choices",
    "random_ends",
    "read_weights",
    "row_of",
    "value_choices",
    "value_deeper",
    "value_table",
    "weigh",
]
