"""The exam: how much a bot's choices lose against exact values."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from lastroll.arena._exam_sets import EXAM_SETS, ExamItem, exam_items
from lastroll.bots import Bot, UnfitBot, check_plays, legal_face
from lastroll.game import mix
from lastroll.rules import Position, Rules

_SAME_MONEY: Final = 0.02
_SAME_SHARE: Final = 2e-7
"""Values are put down with so few digits that equals may differ by this much."""


@runtime_checkable
class MoneyMinded(Protocol):
    """A bot that plays for the win, and can be asked to play for money instead."""

    def for_money(self) -> Bot:
        """Give a bot that maximises the own money of a round less the mean of the others'."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What a bot loses with a choice, on average, against the best one."""

    mean: float
    stderr: float
    """The standard error of the mean, over choices."""
    worst: float
    best: float
    """How many of its choices were the best, or as good; from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Grade:
    """What a bot has shown on one set."""

    set: str
    choices: int
    money: Loss
    """In dollars; of the bot that plays for money, where it can, and of the bot as it is else."""
    win: Loss
    """In shares of the win, from 0 to 1; of the bot as it is."""
    for_money: bool
    """Whether it played for money when dollars were counted."""
    seconds: float
    """What the bot took for a choice."""


def examine(bot: Bot, name: str) -> Grade:
    """Let a bot make all choices of a set.

    >>> from lastroll.bots import make_bot
    >>> examine(make_bot("greedy"), "endings-3").choices
    300
    """
    items = exam_items(name)
    positions = [item.position for item in items]
    _answers(bot, positions[:1])  # what is loaded with the first choice is no thinking
    begun = time.perf_counter()
    faces = _answers(bot, positions)
    seconds = (time.perf_counter() - begun) / len(items)
    paid = _answers(bot.for_money(), positions) if isinstance(bot, MoneyMinded) else faces
    return Grade(
        set=name,
        choices=len(items),
        money=_loss(items, paid, lambda item: item.margin, _SAME_MONEY),
        win=_loss(items, faces, lambda item: item.win, _SAME_SHARE),
        for_money=isinstance(bot, MoneyMinded),
        seconds=seconds,
    )


def exam_sets_for(name: str) -> tuple[str, ...]:
    """Give the sets by whose rules a bot plays."""
    return tuple(each for each, rules in EXAM_SETS.items() if _plays(name, rules))


def _plays(name: str, rules: Rules) -> bool:
    try:
        check_plays(name, rules)
    except UnfitBot:
        return False
    return True


def _answers(bot: Bot, positions: Sequence[Position]) -> list[int]:
    return [legal_face(bot.choose(p, _coin(n)), p) for n, p in enumerate(positions)]


def _coin(number: int) -> int:
    """Give the word that a bot may toss at a choice; the same in every exam."""
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
