"""What the kernels are given besides rows: weights, rolls, scratch paper."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator._rows import Rows

Floats: TypeAlias = NDArray[np.float32]
Sums: TypeAlias = NDArray[np.float64]


class Net(NamedTuple):
    """The weights, as `training/_net.py` names them."""

    table: Floats
    table_bias: Floats
    casino: Floats
    casino_bias: Floats
    context: Floats
    mix: Floats
    mix_bias: Floats
    shared: Floats
    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


class Falls(NamedTuple):
    """How the dice of any hand can fall, as halves (`solver.half_rolls`), hand after hand."""

    halves: Rows
    chances: NDArray[np.float64]
    starts: Rows
    """Where a hand's groups begin, counted from its first half."""
    first: Rows
    """[own, neutral]: the first half of a hand."""
    first_start: Rows
    groups: Rows
