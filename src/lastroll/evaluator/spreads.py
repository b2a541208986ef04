"""How far purses are spread, for those who tell the winner by counting; training counts alike."""

from __future__ import annotations

from typing import Final

ROUND_SPREAD: Final = (0.0, 0.0, 75_000.0, 70_000.0, 63_000.0, 57_000.0)
"""What a round that has not begun adds to the spread of a purse, by the number of players."""
LEAST_SPREAD: Final = 5_000.0
"""Dollars; so that nobody is taken for safe."""
NODES: Final = 33
"""Places on a bell at which it is looked at."""
REACH: Final = 4.0
"""How far out they lie, in spreads."""
