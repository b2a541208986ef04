"""The inputs of the kernels besides rows: weights, rolls, work buffers."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator._rows import Rows

Floats: TypeAlias = NDArray[np.float32]
Doubles: TypeAlias = NDArray[np.float64]


class Net(NamedTuple):
    """The weights, named as in `training/_net.py`."""

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


class HalfRollTable(NamedTuple):
    """The half rolls of every hand (`solver.half_rolls`), one hand after the other."""

    halves: Rows
    probabilities: NDArray[np.float64]
    starts: Rows
    """The start of each group, counted from the first half roll of its hand."""
    first: Rows
    """[own, neutral]: the first half roll of a hand."""
    first_start: Rows
    groups: Rows
