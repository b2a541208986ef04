"""The luck that results are adjusted for, by the name of its estimator."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from lastroll.rules import LastRollError
from lastroll.values import LuckEstimator, luck_by_net, luck_by_now

NO_LUCK: Final = "none"
DEFAULT_LUCK: Final = "expert"
LUCK_ESTIMATORS: dict[str, Callable[[], LuckEstimator]] = {
    "expert": luck_by_net,
    "now": luck_by_now,
}
"""Makers of the luck estimators, by name."""


def check_luck_name(name: str) -> None:
    """Raise `LastRollError` if no luck estimator has this name."""
    if name != NO_LUCK and name not in LUCK_ESTIMATORS:
        raise LastRollError(
            "arena-luck",
            "there is no evaluation {name!r} to remove luck with; there are {names}",
            name=name[:60],
            names=", ".join((*LUCK_ESTIMATORS, NO_LUCK)),
        )


@cache
def luck_estimator(name: str) -> LuckEstimator | None:
    """Return the luck estimator of this name; None for `none`."""
    return None if name == NO_LUCK else LUCK_ESTIMATORS[name]()
