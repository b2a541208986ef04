"""Level and measured strength of a bot, as people read them when they choose one."""

from __future__ import annotations

from math import floor

from lastroll.bots import LADDER, strength
from lastroll.locales import Texts


def level_text(name: str, t: Texts) -> str:
    """Return the level of a bot on the ladder.

    >>> from lastroll.locales import texts
    >>> level_text("random", texts("en")).startswith("Level 1 of ")
    True
    """
    level = 1 + [rung.name for rung in LADDER].index(name)
    return t("strength-level", level=level, levels=len(LADDER))


def strength_texts(name: str, t: Texts) -> list[str]:
    """Return what was measured: the rating of a bot, and its share of wins against the one below.

    The list is empty if nothing was measured.
    """
    measured = strength(name)
    sentences: list[str] = []
    if measured is None:
        return sentences
    if measured.rating is not None and measured.low is not None and measured.high is not None:
        mean, low, high = map(_round_half_up, (measured.rating, measured.low, measured.high))
        interval = f"{mean}" if low == high else f"{mean} ({low}–{high})"
        sentences.append(t("strength-rating", rating=interval))
    if measured.beats_below is not None and measured.below is not None:
        share = _round_half_up(100 * measured.beats_below)
        sentences.append(t("strength-beats", share=share, name=t(f"bot-{measured.below}.name")))
    return sentences


def _round_half_up(figure: float) -> int:
    """Round as the page does: a half goes up."""
    return floor(figure + 0.5)
