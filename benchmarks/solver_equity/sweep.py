"""The two-player round on a GPU: many rounds side by side, through CuPy.

The same sweep as `lastroll.solver`, written a second time for another machine: a thread has one
placement of both players, fetches the values after each option, and takes the mean of the best
over all rolls in straight code that is generated for each number of dice.
"""

from itertools import product
from math import factorial
from typing import Any

import cupy  # type: ignore[import-not-found]
import numpy as np
from numpy.typing import NDArray

CASINOS, DICE = 6, 8
BATCH = 96
"""Rounds side by side: two tables of 36 MB each."""


def number_placements() -> "tuple[NDArray[np.int32], NDArray[np.int32], list[int]]":
    """Return the dice on each casino, what follows, and where each number of dice left begins."""
    rows = [c for c in product(range(DICE + 1), repeat=CASINOS) if sum(c) <= DICE]
    rows.sort(key=sum, reverse=True)
    number = {counts: index for index, counts in enumerate(rows)}
    following = np.full((len(rows), CASINOS, DICE + 1), -1, np.int32)
    for index, counts in enumerate(rows):
        for casino in range(CASINOS):
            for more in range(DICE - sum(counts) + 1):
                after = (*counts[:casino], counts[casino] + more, *counts[casino + 1 :])
                following[index, casino, more] = number[after]
    left = [DICE - sum(counts) for counts in rows]
    levels = [left.index(dice) for dice in range(DICE + 1)] + [len(rows)]
    return np.array(rows, np.int32), following, levels


def _mean_of_best(dice: int) -> str:
    """Write the mean over all rolls of the best option, faces shared as far as they are equal."""
    lines: list[str] = []

    def walk(casino: int, left: int, best: str, orders: float) -> None:
        numbers = [left] if casino == CASINOS - 1 else range(left + 1)
        for shown in numbers:
            now = best
            if shown:
                value = f"v{casino}_{shown}"
                now = value
                if best:
                    now = f"m{len(lines)}"
                    lines.append(f"const float {now} = fmaxf({best}, {value});")
            chance = orders / factorial(shown)
            if casino == CASINOS - 1:
                lines.append(f"sum{len(lines) % 4} += {chance / 6.0**dice:.9e}f * {now};")
            else:
                walk(casino + 1, left - shown, now, chance)

    walk(0, dice, "", factorial(dice))
    return "\n        ".join(lines)


def _turns(dice: int) -> str:
    fetch = "\n        ".join(
        f"const float v{casino}_{more} = own[(size_t)next[{casino * (DICE + 1) + more}] * N + b];"
        for casino in range(CASINOS)
        for more in range(1, dice + 1)
    )
    return f"""
    extern "C" __global__ void turns{dice}(
        float* tables, const int* following, int a0, int na, int b0, int nb, int alone
    ) {{
        const int cell = blockIdx.x * blockDim.x + threadIdx.x;
        if (cell >= na * nb) return;
        const int a = a0 + cell / nb, b = b0 + cell % nb;
        const size_t table = blockIdx.y;
        float* own = tables + table * N * N;
        float* other = tables + (table ^ 1) * N * N;
        const int* next = following + a * {CASINOS * (DICE + 1)};
        {fetch}
        float sum0 = 0, sum1 = 0, sum2 = 0, sum3 = 0;
        {_mean_of_best(dice)}
        const float mean = sum0 + sum1 + sum2 + sum3;
        other[(size_t)b * N + a] = -mean;
        if (alone) own[(size_t)a * N + b] = mean;
    }}
    """


_PAY = """
    extern "C" __global__ void pay(
        float* tables, const int* counts, const signed char* money, const signed char* notes,
        const float* prizes, const int* rounds, int out, int most_money, int most_notes
    ) {
        const int cell = blockIdx.x * blockDim.x + threadIdx.x;
        if (cell >= out * out) return;
        const int a = cell / out, b = cell % out;
        // A round: its deal, its prize table, the gaps in money and notes before it.
        const int* round = rounds + blockIdx.y * 4;
        int gap = round[2], more = round[3];
        for (int casino = 0; casino < 6; casino++) {
            const int at = ((round[0] * 6 + casino) * 9 + counts[a * 6 + casino]) * 9
                + counts[b * 6 + casino];
            gap += money[at];
            more += notes[at];
        }
        gap = min(max(gap, -most_money), most_money) + most_money;
        more = min(max(more, -most_notes), most_notes) + most_notes;
        const float value =
            prizes[(round[1] * (2 * most_money + 1) + gap) * (2 * most_notes + 1) + more];
        tables[((size_t)blockIdx.y * 2 * N + a) * N + b] = value;
        tables[((size_t)(blockIdx.y * 2 + 1) * N + b) * N + a] = -value;
    }
"""


class Sweeper:
    """Tables for a batch of rounds, and the kernels that fill them."""

    def __init__(self) -> None:
        counts, following, self.levels = number_placements()
        self.size = len(counts)
        source = f"#define N {self.size}\n" + _PAY + "".join(map(_turns, range(1, DICE + 1)))
        module = cupy.RawModule(code=source, options=("-std=c++17",))
        self.pay = module.get_function("pay")
        self.turns = [None, *(module.get_function(f"turns{d}") for d in range(1, DICE + 1))]
        self.counts, self.following = cupy.asarray(counts), cupy.asarray(following)
        self.tables = cupy.empty((BATCH, 2, self.size, self.size), cupy.float32)

    def solve(
        self, money: Any, notes: Any, terminal_values: Any, rounds: "NDArray[np.int32]"
    ) -> Any:
        """Return the value of each round to the player who starts it and whom the gaps favour."""
        values = []
        most_money, most_notes = (size // 2 for size in terminal_values.shape[1:])
        for first in range(0, len(rounds), BATCH):
            batch = cupy.asarray(rounds[first : first + BATCH])
            out = self.levels[1]
            self.pay(
                ((out * out + 255) // 256, len(batch)),
                (256,),
                (self.tables, self.counts, money, notes, terminal_values, batch,
                 np.int32(out), np.int32(most_money), np.int32(most_notes)),
            )  # fmt: skip
            for total in range(1, 2 * DICE + 1):
                for dice in range(max(1, total - DICE), min(DICE, total) + 1):
                    a0, a1 = self.levels[dice : dice + 2]
                    b0, b1 = self.levels[total - dice : total - dice + 2]
                    cells = (a1 - a0) * (b1 - b0)
                    self.turns[dice](
                        ((cells + 127) // 128, 2 * len(batch)),
                        (128,),
                        (self.tables, self.following, np.int32(a0), np.int32(a1 - a0),
                         np.int32(b0), np.int32(b1 - b0), np.int32(total == dice)),
                    )  # fmt: skip
            # Seat 0 is to move at the root: the other one's table has it with the other's eyes.
            values.append(-self.tables[: len(batch), 1, -1, -1])
        return cupy.concatenate(values)
