"""The measured strength of each bot."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from msgspec import Meta

Share = Annotated[float, Meta(ge=0, le=1)]
_PLAYERS: Final = frozenset("2345")


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The strength of a bot; unmeasured values are absent, never estimated."""

    rating: float | None = None
    """Plackett-Luce rating of win orders at tables of five; `greedy` is 1500."""
    low: float | None = None
    high: float | None = None
    """The 95 % interval of the rating."""
    win_shares: dict[str, Share] = {}
    """Win shares at mixed tables of the ladder, by the number of players."""
    beats_below: Share | None = None
    """Win share in games for two against the next weaker rung."""
    below: str | None = None
    """The rung that `beats_below` was measured against; by default the previous one in the file."""
    seconds: Annotated[float, Meta(gt=0)] | None = None
    """Mean seconds per choice on one core."""

    def __post_init__(self) -> None:
        """Raise `ValueError` if figures contradict each other."""
        if {self.rating is None, self.low is None, self.high is None} == {True, False}:
            raise ValueError("a rating comes with both ends of its interval")
        if (
            self.rating is not None
            and self.low is not None
            and self.high is not None
            and not self.low <= self.rating <= self.high
        ):
            raise ValueError(f"{self.rating} is not between {self.low} and {self.high}")
        if not set(self.win_shares) <= _PLAYERS:
            raise ValueError(f"2 to 5 play, not {', '.join(sorted(self.win_shares))}")


class _Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    made_by: Annotated[str, Meta(min_length=1)]
    bots: dict[str, Strength]


def read_strengths(text: bytes) -> dict[str, Strength]:
    """Read measured strengths, weakest first, from the JSON that benchmarks write."""
    bots = msgspec.json.decode(text, type=_Measured).bots
    names = [None, *bots]
    return {
        name: msgspec.structs.replace(each, below=each.below or before)
        if each.beats_below is not None
        else each
        for before, (name, each) in zip(names, bots.items(), strict=False)
    }


@cache
def _measured() -> dict[str, Strength]:
    return read_strengths(files("lastroll.bots").joinpath("data", "ladder.json").read_bytes())


def strength(name: str) -> Strength | None:
    """Return the strength of a bot by its name; None if it was not measured.

    >>> strength("greedy").rating
    1500.0
    >>> strength("cmd:somebody elses.py") is None
    True
    """
    return _measured().get(name)
