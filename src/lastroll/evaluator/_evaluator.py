"""The learned evaluator: what a position, and every choice in it, is worth to each seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator._kernels import judge
from lastroll.evaluator._plies import afterstates
from lastroll.evaluator._rows import HANDS, OWN, TURN, NotCovered, Rows, covers, row_of
from lastroll.evaluator._shapes import Floats, Net
from lastroll.evaluator._weights import Weights, packaged_weights
from lastroll.evaluator.layout import CASINOS, MATRICES, MONEY_SCALE, OUTPUTS, SLOTS, TABLE, UNIT
from lastroll.rules import Hand, Phase, Position, all_rolls

LINES: Final = 17
"""Of scratch paper that the net needs."""
_DOLLARS: Final = MONEY_SCALE * UNIT


class Outlook(NamedTuple):
    """What is expected, by seat."""

    win: tuple[float, ...]
    """Shares of the win; they add up to one."""
    money: tuple[float, ...]
    """Dollars that the round brings from here to its end, casinos as they stand included."""
    spread: tuple[float, ...]
    """The standard deviation of that money."""

    def merit(self, seat: int, *, money_only: bool = False) -> float:
        """Say how good that is for a seat: its share of the win, or its margin in the round."""
        if not money_only:
            return self.win[seat]
        others = sum(self.money) - self.money[seat]
        return self.money[seat] - others / (len(self.money) - 1)


@dataclass(frozen=True, slots=True)
class Evaluator:
    """A net that plays no games itself: it looks at a table and says how it will end."""

    net: Net
    about: dict[str, str]
    hash: str
    unit: ClassVar[int] = UNIT

    def outlook(self, position: Position, *, money_only: bool = False) -> Outlook:
        """Look at a position; a roll that lies there is left aside.

        With `money_only` everybody is taken to play for the margin of the round instead of the win.
        """
        if position.phase is Phase.OPENING:
            return self._before_opening(position, money_only)
        row = _row_of(replace(position, rolled=None), money_only)
        return _outlook_of(self.judge(row[np.newaxis], row)[0], position)

    def choices(self, position: Position, *, money_only: bool = False) -> dict[int, Outlook]:
        """Look at what each face that was rolled would lead to."""
        row, rows = _rows_of(position, money_only)
        found = self.judge(rows, row)
        return {
            face: _outlook_of(out, position)
            for face, out in zip(position.legal_faces, found, strict=True)
        }

    def shares_after(self, position: Position) -> NDArray[np.float64]:
        """Give each seat's share of the win after each of `kernels.placements(hand)`."""
        row = _row_of(position, money_only=False)
        rows = afterstates(row)
        found = self.judge(rows[_places_dice(row)], row)
        return found[:, : position.rules.players, 0].astype(np.float64)

    def judge(self, rows: Rows, before: Rows) -> Floats:
        """Judge rows that come after the row `before`: [row, seat, output]."""
        out = np.empty((len(rows), SLOTS, OUTPUTS), np.float32)
        work = np.empty((LINES, self.net.mix.shape[1]), np.float32)
        judge(self.net, rows, before, work, out)
        return out

    def _before_opening(self, position: Position, money_only: bool) -> Outlook:
        """Take the mean over all ways in which the spare neutral dice can fall."""
        rolls = all_rolls(Hand(0, position.rules.opening_dice))
        rows = [_row_of(position.open(roll), money_only) for roll, _ in rolls]
        chances = np.array([float(chance) for _, chance in rolls])
        found = self.judge(np.array(rows), rows[0])
        return _outlook_of(np.tensordot(chances, found, 1), position)


def _row_of(position: Position, money_only: bool) -> Rows:
    if not covers(position.rules):
        raise NotCovered("evaluator-rules", "the evaluator was not made for these rules")
    return row_of(position, money_only=money_only)


def _rows_of(position: Position, money_only: bool) -> tuple[Rows, Rows]:
    """Give the row of a position, and those after each of its choices."""
    row = _row_of(position, money_only)
    rows = [_row_of(position.place(face), money_only) for face in position.legal_faces]
    return row, np.array(rows)


def _places_dice(row: Rows) -> NDArray[np.bool_]:
    hand, beside = int(row[OWN + row[TURN]]), int(row[HANDS + row[TURN]])
    places: NDArray[np.bool_] = np.ones((CASINOS, hand + 1, beside + 1), bool)
    places[:, 0, 0] = False
    return places.ravel()


def _outlook_of(out: NDArray[Any], position: Position) -> Outlook:
    win, money, square = out[: position.rules.players].astype(np.float64).T
    spread = np.sqrt(np.maximum(square - money**2, 0.0))
    return Outlook(
        tuple(win.tolist()), tuple((money * _DOLLARS).tolist()), tuple((spread * _DOLLARS).tolist())
    )


def evaluator_of(weights: Weights) -> Evaluator:
    """Make an evaluator of weights."""
    matrices: dict[str, Floats] = {}
    for name in MATRICES:
        matrices[name] = np.ascontiguousarray(weights.arrays[f"{name}.weight"])
        if f"{name}.bias" in weights.arrays:
            matrices[f"{name}_bias"] = weights.arrays[f"{name}.bias"]
    # Older nets do not know of counters: to them everybody is the same.
    unseen = TABLE - len(matrices["table"])
    matrices["table"] = np.pad(matrices["table"], ((0, max(0, unseen)), (0, 0)))
    return Evaluator(Net(**matrices), weights.about, weights.hash)


@cache
def load_evaluator() -> Evaluator:
    """Give the evaluator that comes with the package; it is read when first asked for."""
    return evaluator_of(packaged_weights())
