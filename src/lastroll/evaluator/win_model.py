"""Standard deviations used by the counting evaluator, in play and in training."""

from __future__ import annotations

from typing import Final

ROUND_STDDEV: Final = (0.0, 0.0, 75_000.0, 70_000.0, 63_000.0, 57_000.0)
"""By number of players: the standard deviation that a later round adds to a purse."""
MIN_STDDEV: Final = 5_000.0
"""Dollars; a floor, so that no win share is exactly 0 or 1."""
QUADRATURE_NODES: Final = 33
"""Quadrature nodes on the normal density."""
QUADRATURE_RANGE: Final = 4.0
"""Range of the nodes in standard deviations."""
