"""What is said of a bot where people choose one."""

from __future__ import annotations

from math import floor

from lastroll.bots._ladder import LADDER
from lastroll.bots._strength import strength
from lastroll.locales import Texts


def tell_level(name: str, t: Texts) -> str:
    """Say how far up the ladder a bot stands.

    >>> from lastroll.locales import texts
    >>> tell_level("random", texts("en")).startswith("Level 1 of ")
    True
    """
    place = 1 + [rung.name for rung in LADDER].index(name)
    return t("strength-level", level=place, levels=len(LADDER))


def tell_strength(name: str, t: Texts) -> list[str]:
    """Say what was measured of a bot: its rating, and how it does against the next weaker one."""
    measured = strength(name)
    said: list[str] = []
    if measured is None:
        return said
    if measured.rating is not None and measured.low is not None and measured.high is not None:
        mean, low, high = map(_whole, (measured.rating, measured.low, measured.high))
        interval = f"{mean}" if low == high else f"{mean} ({low}–{high})"
        said.append(t("strength-rating", rating=interval))
    if measured.beats_below is not None and measured.below is not None:
        share = _whole(100 * measured.beats_below)
        said.append(t("strength-beats", share=share, name=t(f"bot-{measured.below}.name")))
    return said


def _whole(figure: float) -> int:
    """Round as the page does, a half up."""
    return floor(figure + 0.5)
