"""Evaluation of positions: a learned and a counting evaluator, with plies and search on them."""

from lastroll.evaluator._counting import CountingEvaluator
from lastroll.evaluator._evaluator import Evaluation, NetEvaluator, load_evaluator, net_evaluator
from lastroll.evaluator._final_dice import final_dice_probabilities
from lastroll.evaluator._plies import (
    RowEvaluator,
    expected_money,
    expected_value,
    money_of_choices,
    one_ply_values,
    two_ply_values,
    value_table,
)
from lastroll.evaluator._rows import NotCovered, covers, fits_row, row_of
from lastroll.evaluator._search import SEARCH_BUDGET, SearchedChoice, search
from lastroll.evaluator._weights import DamagedWeights, Weights, read_weights
from lastroll.evaluator.features import MONEY_SCALE

__all__ = [
    "MONEY_SCALE",
    "SEARCH_BUDGET",
    "CountingEvaluator",
    "DamagedWeights",
    "Evaluation",
    "NetEvaluator",
    "NotCovered",
    "RowEvaluator",
    "SearchedChoice",
    "Weights",
    "covers",
    "expected_money",
    "expected_value",
    "final_dice_probabilities",
    "fits_row",
    "load_evaluator",
    "money_of_choices",
    "net_evaluator",
    "one_ply_values",
    "read_weights",
    "row_of",
    "search",
    "two_ply_values",
    "value_table",
]
