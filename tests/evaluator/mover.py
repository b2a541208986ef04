"""The value for the seat to act, of the values that evaluators have for every seat."""

from typing import Any

from lastroll.evaluator import RowEvaluator, one_ply_values, two_ply_values
from lastroll.rules import Position


def look(evaluator: RowEvaluator, position: Position, **options: Any) -> dict[int, float]:
    """Return one ply."""
    return _of_mover(one_ply_values(evaluator, position, **options), position)


def look_deeper(evaluator: RowEvaluator, position: Position, **options: Any) -> dict[int, float]:
    """Return two plies, for as many choices as `budget` allow; all without it."""
    return _of_mover(two_ply_values(evaluator, position, **options), position)


def _of_mover(found: dict[int, tuple[float, ...]], position: Position) -> dict[int, float]:
    assert position.turn is not None
    return {face: values[position.turn] for face, values in found.items()}
