"""The exam: the losses of a bot's choices against exact values."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from lastroll.arena._exam_sets import EXAM_SETS, ExamItem, exam_items
from lastroll.bots import Bot, UnsupportedRules, check_supports, checked_face
from lastroll.game import mix
from lastroll.rules import Position, Rules

_MARGIN_TOLERANCE: Final = 0.02
_WIN_TOLERANCE: Final = 2e-7
"""Values are stored with so few digits that equal ones may differ by this much."""


@runtime_checkable
class SupportsMargin(Protocol):
    """A bot that plays for the win, with a variant that plays for the margin."""

    def playing_for_margin(self) -> Bot:
        """Return the bot that maximises its money of the round less the mean of the others'."""


@dataclass(frozen=True, slots=True)
class Loss:
    """The mean loss of a bot's choices against the best ones."""

    mean: float
    stderr: float
    """The standard error of the mean, over choices."""
    worst: float
    best: float
    """Share of choices that were best, or equal to the best; from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Grade:
    """The results of a bot on one set."""

    set: str
    choices: int
    money: Loss
    """The loss in dollars; of the bot's margin variant if it has one, else of the bot as it is."""
    win: Loss
    """The loss in win shares, from 0 to 1; of the bot as it is."""
    for_money: bool
    """Whether the margin variant was used for the loss in dollars."""
    seconds: float
    """Mean seconds per choice."""


def examine(bot: Bot, name: str) -> Grade:
    """Return the grade of a bot on all choices of a set.

    >>> from lastroll.bots import make_bot
    >>> examine(make_bot("greedy"), "endings-3").choices
    300
    """
    items = exam_items(name)
    positions = [item.position for item in items]
    _choose_all(bot, positions[:1])  # loading with the first choice is not counted as thinking
    begun = time.perf_counter()
    faces = _choose_all(bot, positions)
    seconds = (time.perf_counter() - begun) / len(items)
    paid = (
        _choose_all(bot.playing_for_margin(), positions)
        if isinstance(bot, SupportsMargin)
        else faces
    )
    return Grade(
        set=name,
        choices=len(items),
        money=_loss(items, paid, lambda item: item.margin, _MARGIN_TOLERANCE),
        win=_loss(items, faces, lambda item: item.win, _WIN_TOLERANCE),
        for_money=isinstance(bot, SupportsMargin),
        seconds=seconds,
    )


def exam_sets_for(name: str) -> tuple[str, ...]:
    """Return the sets whose rules a bot supports."""
    return tuple(each for each, rules in EXAM_SETS.items() if _plays(name, rules))


def _plays(name: str, rules: Rules) -> bool:
    try:
        check_supports(name, rules)
    except UnsupportedRules:
        return False
    return True


def _choose_all(bot: Bot, positions: Sequence[Position]) -> list[int]:
    return [checked_face(bot.choose(p, _coin(n)), p) for n, p in enumerate(positions)]


def _coin(number: int) -> int:
    """Return the coin of a choice; the same in every exam."""
    return mix(number + 1)


def _loss(
    items: Sequence[ExamItem],
    faces: Sequence[int],
    values_of: Callable[[ExamItem], tuple[float, ...]],
    same: float,
) -> Loss:
    losses = []
    for item, face in zip(items, faces, strict=True):
        values = values_of(item)
        chosen = values[item.position.legal_faces.index(face)]
        losses.append(max(values) - chosen)
    count = len(losses)
    mean = sum(losses) / count
    spread = sum((loss - mean) ** 2 for loss in losses) / max(1, count - 1)
    return Loss(
        mean=mean,
        stderr=math.sqrt(spread / count),
        worst=max(losses),
        best=sum(loss <= same for loss in losses) / count,
    )
