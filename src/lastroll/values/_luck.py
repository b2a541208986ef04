"""The luck of a roll, an unbiased correction of results (a control variate)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from lastroll.rules import Hand, Position

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]


class LuckEstimator(Protocol):
    """Computes the luck of a roll, in win shares."""

    def luck(self, position: Position) -> tuple[float, ...]:
        """Return the luck of the roll of a position for each seat.

        It is the value after the best choice of this roll less the mean of that over all rolls: its
        mean is zero under any values.
        """


class AfterstateLuck:
    """Luck by the values of successors, with the exact mean over all rolls.

    `option_values` returns each seat's win share after each row of `kernels.turn_options(hand)`.
    The best row is the best for the seat to act; of equals the one of the lowest face.
    """

    def __init__(self, option_values: Callable[[Position], Values]) -> None:
        """Use `option_values` as the value function."""
        self._option_values = option_values

    def luck(self, position: Position) -> tuple[float, ...]:
        """Return the best value of this roll less the mean of the best values of all rolls."""
        seat = position.turn
        assert seat is not None
        values = self._option_values(position)
        mean = _mean_of_best(position, values)
        best = max(rows_of(position).values(), key=lambda row: (values[row, seat], -row))
        return tuple((values[best] - mean).tolist())


def best_of_rolls(position: Position, values: Values) -> tuple[float, ...]:
    """Return the mean over all rolls of the best row of each, by seat."""
    return tuple(_mean_of_best(position, values).tolist())


def _mean_of_best(position: Position, values: Values) -> Values:
    import numpy as np

    from lastroll.values._best import best_option_probabilities

    seat = position.turn
    assert seat is not None
    # Rows are sorted by face already, so a stable sort puts the lowest of equals first.
    order = np.argsort(-values[:, seat], kind="stable")
    mean: Values = best_option_probabilities(position.hands[seat], order) @ values
    return mean


def rows_of(position: Position) -> dict[int, int]:
    """Return, for each face of the roll, its row of `kernels.turn_options(hand)`."""
    rolled, seat = position.rolled, position.turn
    assert rolled is not None
    assert seat is not None
    rows = _rows(position.hands[seat])
    return {face: rows[face, *rolled.dice(face)] for face in rolled.faces}


@lru_cache(maxsize=256)
def _rows(hand: Hand) -> dict[tuple[int, int, int], int]:
    from lastroll.kernels import turn_options

    options = turn_options(hand)
    found = zip(options.face.tolist(), options.own.tolist(), options.neutral.tolist(), strict=True)
    return {key: row for row, key in enumerate(found)}


def luck_by_net() -> LuckEstimator:
    """Return luck by the learned evaluator; by static values where it has no support."""
    return AfterstateLuck(_net_values)


def luck_by_now() -> LuckEstimator:
    """Return luck by static values, as if the round ended with the placing."""
    return AfterstateLuck(_static_values)


def _net_values(position: Position) -> Values:
    from lastroll.evaluator import covers, fits_row, load_evaluator

    if not (fits_row(position) and covers(position.rules)):
        return _static_values(position)
    return load_evaluator().option_win_shares(position)


def _static_values(position: Position) -> Values:
    from lastroll.values._static import static_values

    return static_values(position)
