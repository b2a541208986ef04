"""The round equity table: the value of a lead between two players before the last round.

Perfect rounds were solved exactly over 304 sampled deals, on a GPU, by
`python benchmarks/solver_equity/make.py --deals 304 --seed 1 --out equity.npz`.
With it, `win` is solved in every round, up to the table's standard error. Two effects are ignored:
the deals of two rounds come from one pile and are therefore slightly dependent, and leads beyond
$450,000 or six notes count as the largest of the table.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.rules import Position, Purse

_ALLOWED_HOUSE_RULES: Final = {"rounds"}
"""House rules that do not affect the table, which counts rounds from the end."""


class Equity(NamedTuple):
    """Win shares of the player who starts the next round, and their standard errors."""

    share: NDArray[np.float64]
    """[rounds to go - 1, gap in money, gap in notes], gaps counted from the middle."""
    stderr: NDArray[np.float64]
    step: int
    """Dollars between one gap and the next."""


@cache
def load_equity() -> Equity:
    """Return the table that comes with the package."""
    with (files("lastroll.solver") / "data" / "equity.npz").open("rb") as file, np.load(file) as t:
        return Equity(t["share"].astype(np.float64), t["stderr"].astype(np.float64), int(t["step"]))


def has_equity(position: Position) -> bool:
    """Return whether the table covers the rounds after this one."""
    rules = position.rules
    if rules.players != 2 or rules.neutral or not rules.house_rules.keys() <= _ALLOWED_HOUSE_RULES:
        return False
    equity = load_equity()
    money = [purse.money for purse in position.purses if purse is not None]
    return (
        1 <= rules.rounds - position.round <= len(equity.share)
        and (money[0] - money[1]) % equity.step == 0
    )


def lead_values(position: Position) -> NDArray[np.float64]:
    """Return the values of leads after this round to seat 0, less a half: [money, notes]."""
    share: NDArray[np.float64] = load_equity().share[position.rules.rounds - position.round - 1]
    # Each later round is started by the neighbour of the last start player.
    if position.start == 1:
        return np.subtract(share, 0.5)
    return np.ascontiguousarray(0.5 - share[::-1, ::-1])


def equity_share(to_go: int, gap: int, notes: int) -> tuple[float, float]:
    """Return a win share between two perfect players, and its standard error.

    It is the share of the player that starts the next of `to_go` rounds, with a lead of `gap`
    dollars and `notes` notes; leads beyond the table count as its largest.

    >>> share, error = equity_share(to_go=1, gap=0, notes=0)
    >>> round(share, 3)
    0.459
    """
    equity = load_equity()
    most_money, most_notes = (size // 2 for size in equity.share.shape[1:])
    row = most_money + min(max(gap // equity.step, -most_money), most_money)
    column = most_notes + min(max(notes, -most_notes), most_notes)
    return float(equity.share[to_go - 1, row, column]), float(equity.stderr[to_go - 1, row, column])


def share_after(position: Position, first: Purse, second: Purse) -> float:
    """Return the win share of seat 0 with these purses after this round."""
    gap, notes = first.money - second.money, first.notes - second.notes
    to_go = position.rules.rounds - position.round
    if position.start == 1:
        return equity_share(to_go, gap, notes)[0]
    return 1 - equity_share(to_go, -gap, -notes)[0]


def equity_stderr(position: Position) -> float:
    """Return the largest standard error of the win shares that this round can lead to."""
    return float(load_equity().stderr[position.rules.rounds - position.round - 1].max())
