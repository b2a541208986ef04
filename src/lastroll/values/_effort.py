"""The effort for a value, and the method where it is not exact."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from lastroll.rules import Position

_QUICK_STATES: Final = {0: 100_000, 2: 25_000, 4: 4_000}
"""States solved exactly in about a hundredth of a second, by the neutral dice of each seat.

The more neutral dice, the more rolls a state has.
"""
_STATES_PER_SECOND: Final = 30_000_000
"""States solved per second on one core, two players without neutral dice.

A whole round has 18 million and takes 0.4 seconds.
"""
_STATES_PER_SECOND_MANY: Final = 3_000_000
"""The same for more players, with memory as a limit: 40 bytes per state."""
_STATES_PER_SECOND_NEUTRAL: Final = 800_000
"""The same with neutral dice, which have many rolls."""
_NO_LIMIT: Final = 2**62


class Way(Enum):
    """The method for choices that are not exact."""

    NOTHING = "nothing"
    """No method: an error is raised if the position cannot be solved."""
    SEARCH = "search"
    """Rollouts of each choice, on the same dice."""
    NET_DEEP = "net-deep"
    """The net, two plies."""
    NET = "net"
    """The net, one ply."""
    COUNTING_DEEP = "counting-deep"
    """Counting, two plies."""
    COUNTING = "counting"
    """Counting, one ply."""


def _never(position: Position) -> int:
    return 0


def _quick_states(position: Position) -> int:
    return _QUICK_STATES.get(position.rules.neutral_dice, min(_QUICK_STATES.values()))


@dataclass(frozen=True, slots=True)
class Effort:
    """The amount of work that a value may cost."""

    way: Way
    states: Callable[[Position], int] = _never
    """Maximum number of states to solve; 0 for no exact values."""
    caches_round: bool = False
    """Whether a solved round of two is cached, for later positions in it."""
    seconds: float = 0.0
    """Time for search."""
    clock: bool = True
    """Whether search stops by the clock.

    Without it the same position has the same values on every machine.
    """


ONE_PLY: Final = Effort(Way.NET)
COUNTER: Final = Effort(Way.COUNTING)
PLANNER: Final = Effort(Way.COUNTING_DEEP, _quick_states)
EXPERT: Final = Effort(Way.NET_DEEP, _quick_states)
PERFECT: Final = Effort(Way.NOTHING, lambda position: _NO_LIMIT, caches_round=True)


def exactly(limit: int) -> Effort:
    """Return the effort of solving up to `limit` states; larger positions raise an error."""
    return Effort(Way.NOTHING, lambda position: limit)


def searching(seconds: float, *, clock: bool = True) -> Effort:
    """Return the effort of solving what can be solved in `seconds`, and searching otherwise."""

    def states(position: Position) -> int:
        from lastroll.values._exact import is_solvable_game

        rules = position.rules
        if is_solvable_game(rules):
            return int(_STATES_PER_SECOND * seconds)
        return int(
            (_STATES_PER_SECOND_NEUTRAL if rules.neutral else _STATES_PER_SECOND_MANY) * seconds
        )

    return Effort(Way.SEARCH, states, caches_round=True, seconds=seconds, clock=clock)
