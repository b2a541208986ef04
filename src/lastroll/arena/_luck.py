"""The luck that is taken out of results, by the name of its valuer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from lastroll.rules import LastRollError
from lastroll.values import Valuer, luck_by_net, luck_by_now

NO_LUCK: Final = "none"
USUAL_LUCK: Final = "expert"
VALUERS: dict[str, Callable[[], Valuer]] = {"expert": luck_by_net, "now": luck_by_now}
"""Makes each valuer of the luck of a roll, by its name."""


def check_luck(name: str) -> None:
    """Refuse a name that no valuer has."""
    if name != NO_LUCK and name not in VALUERS:
        raise LastRollError(
            "arena-luck",
            "nobody called {name!r} values luck; there are {names}",
            name=name[:60],
            names=", ".join((*VALUERS, NO_LUCK)),
        )


@cache
def valuer_of(name: str) -> Valuer | None:
    """Return the valuer of this name, made once; None where luck is not looked at."""
    return None if name == NO_LUCK else VALUERS[name]()
