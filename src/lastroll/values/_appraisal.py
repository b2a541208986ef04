"""The answer to what a position is worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from lastroll.solver import Objective, Solution


class Method(StrEnum):
    """How values were found."""

    EXACT = "exact"
    EQUITY_TABLE = "equity-table"
    """Exact to the end of the round, and by the round equity table for the rounds after it."""
    SEARCH = "search"
    """Each choice was played on many times."""
    NET = "net"
    """By the learned evaluator; with three players and more a part is counting."""
    COUNTING = "counting"
    """The others are taken to choose at random."""
    NOW = "now"
    """As if the round ended now."""


class ChoiceValue(NamedTuple):
    """A face of the roll, and what placing it is worth to each seat."""

    face: int
    value: tuple[float, ...]
    stderr: float = 0.0
    """The standard error of its difference to the best choice; 0 where it is exact."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a position is worth to each seat, and what each choice in it is."""

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
    """All that the solver says, where it was asked."""

    @property
    def exact(self) -> bool:
        """Whether the values are exact."""
        return self.method is Method.EXACT
