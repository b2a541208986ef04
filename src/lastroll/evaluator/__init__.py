"""What positions are worth: a learned evaluator and a counting one, plies and search on them."""

from lastroll.evaluator._counting import Counting
from lastroll.evaluator._ends import random_ends
from lastroll.evaluator._evaluator import Evaluator, Outlook, evaluator_of, load_evaluator
from lastroll.evaluator._plies import Judge, look, look_ahead, look_deeper
from lastroll.evaluator._rows import NotCovered, covers, fits
from lastroll.evaluator._search import LOOKS, Weighed, weigh
from lastroll.evaluator._weights import DamagedWeights, Weights, read_weights

__all__ = [
    "LOOKS",
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
    "fits",
    "load_evaluator",
    "look",
    "look_ahead",
    "look_deeper",
    "random_ends",
    "read_weights",
    "weigh",
]
