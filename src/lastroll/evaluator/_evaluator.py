"""The learned evaluator: values of a position, and of every choice in it, to each seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator._kernels import evaluate_net_rows
from lastroll.evaluator._plies import option_rows
from lastroll.evaluator._rows import NEUTRAL_LEFT, OWN_LEFT, TURN, NotCovered, Rows, covers, row_of
from lastroll.evaluator._shapes import Floats, Net
from lastroll.evaluator._weights import Weights, packaged_weights
from lastroll.evaluator.features import (
    CASINOS,
    LAYERS,
    MONEY_SCALE,
    MONEY_UNIT,
    OUTPUTS,
    SLOTS,
    TABLE_SIZE,
)
from lastroll.rules import Hand, Phase, Position, all_rolls

WORK_ROWS: Final = 17
"""Rows of the work buffer that the net needs."""
_DOLLARS: Final = MONEY_SCALE * MONEY_UNIT


class Evaluation(NamedTuple):
    """The evaluation of a position, by seat."""

    win: tuple[float, ...]
    """Win shares; they add up to one."""
    money: tuple[float, ...]
    """Expected dollars from here to the end of the round, including the casinos as they stand."""
    stddev: tuple[float, ...]
    """The standard deviation of that money."""

    def merit(self, seat: int, *, for_margin: bool = False) -> float:
        """Return the value for a seat: its win share, or its margin in the round."""
        if not for_margin:
            return self.win[seat]
        others = sum(self.money) - self.money[seat]
        return self.money[seat] - others / (len(self.money) - 1)


@dataclass(frozen=True, slots=True)
class NetEvaluator:
    """A net with its weights: evaluates positions without playing games."""

    net: Net
    about: dict[str, str]
    hash: str
    unit: ClassVar[int] = MONEY_UNIT

    def evaluate(self, position: Position, *, for_margin: bool = False) -> Evaluation:
        """Return the evaluation of a position, ignoring a roll on the table.

        With `for_margin` every seat is modelled as playing for the margin of the round, not for the
        win.
        """
        if position.phase is Phase.OPENING:
            return self._mean_over_openings(position, for_margin)
        row = _row_of(replace(position, rolled=None), for_margin)
        return _evaluation_of(self.evaluate_rows(row[np.newaxis], row)[0], position)

    def evaluate_choices(
        self, position: Position, *, for_margin: bool = False
    ) -> dict[int, Evaluation]:
        """Return the evaluation of the position after each rolled face."""
        row, rows = _rows_of(position, for_margin)
        found = self.evaluate_rows(rows, row)
        return {
            face: _evaluation_of(out, position)
            for face, out in zip(position.legal_faces, found, strict=True)
        }

    def option_win_shares(self, position: Position) -> NDArray[np.float64]:
        """Return each seat's win share after each of `kernels.turn_options(hand)`."""
        row = _row_of(position, for_margin=False)
        rows = option_rows(row)
        found = self.evaluate_rows(rows[_option_mask(row)], row)
        return found[:, : position.rules.players, 0].astype(np.float64)

    def evaluate_rows(self, rows: Rows, before: Rows) -> Floats:
        """Evaluate rows that follow the row `before`: [row, seat, output]."""
        out = np.empty((len(rows), SLOTS, OUTPUTS), np.float32)
        work = np.empty((WORK_ROWS, self.net.mix.shape[1]), np.float32)
        evaluate_net_rows(self.net, rows, before, work, out)
        return out

    def _mean_over_openings(self, position: Position, for_margin: bool) -> Evaluation:
        """Return the mean evaluation over all rolls of the spare neutral dice."""
        rolls = all_rolls(Hand(0, position.rules.opening_dice))
        rows = [_row_of(position.open(roll), for_margin) for roll, _ in rolls]
        chances = np.array([float(chance) for _, chance in rolls])
        found = self.evaluate_rows(np.array(rows), rows[0])
        return _evaluation_of(np.tensordot(chances, found, 1), position)


def _row_of(position: Position, for_margin: bool) -> Rows:
    if not covers(position.rules):
        raise NotCovered("evaluator-rules", "the evaluator was not made for these rules")
    return row_of(position, for_margin=for_margin)


def _rows_of(position: Position, for_margin: bool) -> tuple[Rows, Rows]:
    """Return the row of a position, and the rows after each of its choices."""
    row = _row_of(position, for_margin)
    rows = [_row_of(position.place(face), for_margin) for face in position.legal_faces]
    return row, np.array(rows)


def _option_mask(row: Rows) -> NDArray[np.bool_]:
    hand, neutral_left = int(row[OWN_LEFT + row[TURN]]), int(row[NEUTRAL_LEFT + row[TURN]])
    places: NDArray[np.bool_] = np.ones((CASINOS, hand + 1, neutral_left + 1), bool)
    places[:, 0, 0] = False
    return places.ravel()


def _evaluation_of(out: NDArray[Any], position: Position) -> Evaluation:
    win, money, square = out[: position.rules.players].astype(np.float64).T
    stddev = np.sqrt(np.maximum(square - money**2, 0.0))
    return Evaluation(
        tuple(win.tolist()), tuple((money * _DOLLARS).tolist()), tuple((stddev * _DOLLARS).tolist())
    )


def net_evaluator(weights: Weights) -> NetEvaluator:
    """Return an evaluator with these weights."""
    matrices: dict[str, Floats] = {}
    for name in LAYERS:
        matrices[name] = np.ascontiguousarray(weights.arrays[f"{name}.weight"])
        if f"{name}.bias" in weights.arrays:
            matrices[f"{name}_bias"] = weights.arrays[f"{name}.bias"]
    # older nets have no feature for counting seats: to them all seats are alike
    unseen = TABLE_SIZE - len(matrices["table"])
    matrices["table"] = np.pad(matrices["table"], ((0, max(0, unseen)), (0, 0)))
    return NetEvaluator(Net(**matrices), weights.about, weights.hash)


@cache
def load_evaluator() -> NetEvaluator:
    """Return the evaluator that comes with the package; it is read at the first call."""
    return net_evaluator(packaged_weights())
