"""What evaluators say to the seat to act, of the values that they give every seat."""

from typing import Any

from lastroll.evaluator import Judge, value_choices, value_deeper
from lastroll.rules import Position


def look(judge: Judge, position: Position, **options: Any) -> dict[int, float]:
    """One ply."""
    return _of_mover(value_choices(judge, position, **options), position)


def look_deeper(judge: Judge, position: Position, **options: Any) -> dict[int, float]:
    """Two plies, for as many choices as `tables` allow; all without it."""
    return _of_mover(value_deeper(judge, position, **options), position)


def _of_mover(found: dict[int, tuple[float, ...]], position: Position) -> dict[int, float]:
    assert position.turn is not None
    return {face: values[position.turn] for face, values in found.items()}
