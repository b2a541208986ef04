"""Errors of values that are not exact: measured against the exact values of the exam.

`python benchmarks/value_errors.py --items 25` prints these figures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastroll.rules import Rules
from lastroll.values._appraisal import Method

if TYPE_CHECKING:
    from lastroll.solver import Objective

Figures = dict[tuple[int, bool], float]
"""By the number of players, and whether there are neutral dice."""

_TABLES: Final = ((2, False), (3, False), (4, False), (5, False), (2, True), (3, True), (4, True))


def _figures(*figures: float) -> Figures:
    return dict(zip(_TABLES, figures, strict=True))


_SHARES: Final[dict[Method, Figures]] = {
    Method.SEARCH: _figures(0.0054, 0.020, 0.022, 0.0097, 0.016, 0.024, 0.016),
    Method.NET: _figures(0.0074, 0.029, 0.039, 0.055, 0.018, 0.035, 0.022),
    Method.COUNTING: _figures(0.070, 0.058, 0.036, 0.019, 0.070, 0.060, 0.042),
    Method.NOW: _figures(0.083, 0.078, 0.096, 0.048, 0.130, 0.130, 0.109),
}
_DOLLARS: Final[dict[Method, Figures]] = {
    Method.SEARCH: _figures(1_500, 3_000, 2_100, 1_400, 5_300, 2_700, 3_600),
    Method.NET: _figures(2_500, 5_400, 5_900, 6_000, 8_000, 5_300, 6_900),
    Method.COUNTING: _figures(19_400, 7_900, 6_600, 5_200, 23_600, 15_900, 8_600),
    Method.NOW: _figures(50_600, 26_600, 22_000, 20_800, 69_300, 37_600, 25_900),
}


def typical_error(method: Method, objective: Objective, rules: Rules) -> float:
    """Return the root mean square of a choice's error against the best one by this method."""
    figures = (_SHARES if objective.value == "win" else _DOLLARS)[method]
    return figures.get((rules.players, rules.neutral), max(figures.values()))
