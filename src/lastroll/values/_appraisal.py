"""The result of an appraisal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from lastroll.solver import Objective, Solution


class Method(StrEnum):
    """The method by which values were computed."""

    EXACT = "exact"
    EQUITY_TABLE = "equity-table"
    """Exact to the end of the round, and by the round equity table for later rounds."""
    SEARCH = "search"
    """By rollouts of each choice."""
    NET = "net"
    """By the learned evaluator; with three players and more blended with counting."""
    COUNTING = "counting"
    """By the counting evaluator: the others modelled as uniformly random."""
    NOW = "now"
    """Static: the payouts as if the round ended now."""


class ChoiceValue(NamedTuple):
    """A face of the roll, and the value of placing it to each seat."""

    face: int
    value: tuple[float, ...]
    stderr: float = 0.0
    """The standard error of the difference to the best choice; 0 where it is exact."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The values of a position, and of each choice in it, to each seat."""

    method: Method
    objective: Objective
    value: tuple[float, ...]
    """By seat, of the position as it stands: before the roll, the mean over rolls."""
    choices: tuple[ChoiceValue, ...]
    """The faces that may be placed now, by face; empty before the roll."""
    best: int | None
    """The face to place; None before the roll."""
    stderr: float = 0.0
    """The standard error of each entry of `value`; 0 where it is exact."""
    solution: Solution | None = None
    """The solver's full result, where it was used."""

    @property
    def exact(self) -> bool:
        """Whether the values are exact."""
        return self.method is Method.EXACT
