"""How much work a value may cost, and by what it is judged where it is not exact."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from lastroll.rules import Position

_NEAR_END: Final = {0: 100_000, 2: 25_000, 4: 4_000}
"""States that are solved exactly in about a hundredth of a second, by the neutral dice of each:
the more of those, the more rolls a state has."""
_STATES_A_SECOND: Final = 30_000_000
"""States solved per second on one core, two players without neutral dice: a whole round has 18
million and takes 0.4 seconds."""
_STATES_A_SECOND_MANY: Final = 3_000_000
"""The same for more players, and for memory: 40 bytes each."""
_STATES_A_SECOND_NEUTRAL: Final = 800_000
"""The same with neutral dice, which make many rolls."""
_NO_LIMIT: Final = 2**62


class Way(Enum):
    """By what choices are judged where they are not exact."""

    NOTHING = "nothing"
    """By nothing: what cannot be solved is refused."""
    SEARCH = "search"
    """By playing each choice on many times, on the same dice."""
    NET_DEEP = "net-deep"
    """By the net, once the next seat has rolled and chosen."""
    NET = "net"
    """By the net, right after the choice."""
    COUNTING_DEEP = "counting-deep"
    """By counting, once the next seat has rolled and chosen."""
    COUNTING = "counting"
    """By counting, right after the choice."""


def _never(position: Position) -> int:
    return 0


def _near_end(position: Position) -> int:
    return _NEAR_END.get(position.rules.neutral_dice, min(_NEAR_END.values()))


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a value may cost."""

    way: Way
    states: Callable[[Position], int] = _never
    """How many states may be solved; 0 for no exact values at all."""
    keeps_round: bool = False
    """Whether a solved round of two is kept, for the positions that follow in it."""
    seconds: float = 0.0
    """Time for search."""
    clock: bool = True
    """Whether search ends when its time is up by the clock. Without it the same position has the
    same values on every machine."""


LOOK: Final = Effort(Way.NET)
COUNTER: Final = Effort(Way.COUNTING)
PLANNER: Final = Effort(Way.COUNTING_DEEP, _near_end)
EXPERT: Final = Effort(Way.NET_DEEP, _near_end)
PERFECT: Final = Effort(Way.NOTHING, lambda position: _NO_LIMIT, keeps_round=True)


def exactly(limit: int) -> Effort:
    """Return the effort of solving up to `limit` states, and refusing what has more."""
    return Effort(Way.NOTHING, lambda position: limit)


def searching(seconds: float, *, clock: bool = True) -> Effort:
    """Return the effort of solving what can be solved in so many seconds, and searching else."""

    def states(position: Position) -> int:
        from lastroll.values._exact import plays_perfectly

        rules = position.rules
        if plays_perfectly(rules):
            return int(_STATES_A_SECOND * seconds)
        return int((_STATES_A_SECOND_NEUTRAL if rules.neutral else _STATES_A_SECOND_MANY) * seconds)

    return Effort(Way.SEARCH, states, keeps_round=True, seconds=seconds, clock=clock)
