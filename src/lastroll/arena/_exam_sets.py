"""The frozen sets of the exam: positions with a roll, and the exact value of each choice."""

from __future__ import annotations

from functools import cache, cached_property
from importlib.resources import files
from typing import Final

import msgspec

from lastroll.game import parse_position_line
from lastroll.rules import LastRollError, Position, Rules

EXAM_SETS: Final[dict[str, Rules]] = {
    "duel": Rules(players=2),
    "endings-3": Rules(players=3),
    "endings-4": Rules(players=4),
    "endings-5": Rules(players=5),
    "neutral-2": Rules(players=2, neutral=True),
    "neutral-3": Rules(players=3, neutral=True),
    "neutral-4": Rules(players=4, neutral=True),
}
"""The sets, with their rules.

`duel` has whole rounds of two players, from the first roll; the others have ends of last rounds.
"""

EXPLOIT_FILE: Final = "layouts.txt"
"""File of positions for exploitability: ends of rounds of two players, before a roll."""


class ExamItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A choice between two faces or more."""

    line: str
    """The position with its roll, as a line that begins with `LR1`."""
    margin: tuple[float, ...]
    """The margin of each legal face, in dollars, for the seat to act.

    The margin is the own money of the round less the mean of the others', if every seat plays for
    it from then on.
    """
    win: tuple[float, ...]
    """The same as a win share, if every seat plays for that.

    It is exact in the last round; before it, it comes from the round equity table, with its small
    error.
    """

    @cached_property
    def position(self) -> Position:
        """The position."""
        return parse_position_line(self.line)


def check_exam_set(name: str) -> None:
    """Raise `LastRollError` if there is no set of this name."""
    if name not in EXAM_SETS:
        raise LastRollError(
            "exam-set",
            "there is no set {name!r}; there are {names}",
            name=name[:60],
            names=", ".join(EXAM_SETS),
        )


@cache
def exam_items(name: str) -> tuple[ExamItem, ...]:
    """Return the choices of a set.

    >>> item = exam_items("endings-3")[0]
    >>> len(item.margin) == len(item.position.legal_faces) > 1
    True
    """
    check_exam_set(name)
    lines = _read(f"{name}.jsonl").splitlines()
    return tuple(msgspec.json.decode(line, type=ExamItem) for line in lines)


@cache
def exploit_positions() -> tuple[Position, ...]:
    """Return the positions for exploitability."""
    return tuple(map(parse_position_line, _read(EXPLOIT_FILE).splitlines()))


def _read(name: str) -> str:
    return files("lastroll.arena").joinpath("data", name).read_text(encoding="utf-8")
