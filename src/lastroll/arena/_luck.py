"""The luck that results are adjusted for, by the name of its estimator."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from lastroll.rules import LastRollError
from lastroll.values import Valuer, luck_by_net, luck_by_now

NO_LUCK: Final = "none"
USUAL_LUCK: Final = "expert"
VALUERS: dict[str, Callable[[], Valuer]] = {"expert": luck_by_net, "now": luck_by_now}
"""Makers of the luck estimators, by name."""


def check_luck(name: str) -> None:
    """Raise `LastRollError` if no luck estimator has this name."""
    if name != NO_LUCK and name not in VALUERS:
        raise LastRollError(
            "arena-luck",
            "nobody called {name!r} values luck; there are {names}",
            name=name[:60],
            names=", ".join((*VALUERS, NO_LUCK)),
        )


@cache
def valuer_of(name: str) -> Valuer | None:
    """Return the luck estimator of this name; None for `none`."""
    return None if name == NO_LUCK else VALUERS[name]()
