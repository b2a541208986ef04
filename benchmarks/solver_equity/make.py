#!/usr/bin/env python3
"""Make the round equity table of two players: on a machine with an NVIDIA GPU and CuPy.

`python benchmarks/solver_equity/make.py [--deals 304] [--seed 1] --out equity.npz` plays perfect
rounds, exactly, over sampled deals, from the last round to the second. `share[r - 1, gap, notes]`
is the part of the game won by the player who starts the next round, with r rounds to go, a gap in
money (own less the other's, steps of $10,000) and a gap in notes; `stderr` its standard error. The
deals are in independent blocks, each with a table of its own for the rounds after, so that the
error of a later round is part of that of the earlier one.
"""

import argparse
import sys
import time
from pathlib import Path

import cupy  # type: ignore[import-not-found]
import numpy as np
from numpy.typing import NDArray

# It runs by its path, on a machine where nothing is installed.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from benchmarks.solver_equity.sweep import CASINOS, DICE, Sweeper

from lastroll.rules import NOTES, Casino, Rules, fill_casinos, pay_out

STEP = 10_000
MAX_MONEY, MAX_NOTES = 45, 6
"""Gaps in the table, in steps and in notes: further away they count as these."""
ROUNDS_TO_GO = 3
BLOCKS = 8
GOLDEN = ((50,), (90,), (60,), (90, 30), (50, 20, 10), (70,))
GOLDEN_WIN = 0.16094310961
"""Its value, less a half, to the first player who is $30,000 ahead: by src/lastroll/solver."""


def differences(
    deals: "list[tuple[tuple[int, ...], ...]]",
) -> "tuple[NDArray[np.int8], NDArray[np.int8]]":
    """Ask the rules what every number of dice makes of every casino: money in steps, notes."""
    shape = (len(deals), CASINOS, DICE + 1, DICE + 1)
    money, notes = np.zeros(shape, np.int8), np.zeros(shape, np.int8)
    for deal, casinos in enumerate(deals):
        for casino, stack in enumerate(casinos):
            for mine in range(DICE + 1):
                for theirs in range(DICE + 1):
                    for payment in pay_out(Casino(stack, (mine, theirs)), 2).payments:
                        sign = 1 if payment.owner == 0 else -1
                        money[deal, casino, mine, theirs] += sign * payment.note // STEP
                        notes[deal, casino, mine, theirs] += sign
    return money, notes


def last_values() -> "NDArray[np.float32]":
    """Return what a gap at the end of the game is worth, less a half; notes decide equal money."""
    gaps = np.arange(-MAX_MONEY, MAX_MONEY + 1)[:, None]
    notes = np.arange(-2 * MAX_NOTES, 2 * MAX_NOTES + 1)[None, :]
    terminal_values: NDArray[np.float32] = (0.5 * np.sign(1000 * gaps + notes)).astype(np.float32)
    return terminal_values


def later_values(shares: "NDArray[np.float64]") -> "NDArray[np.float32]":
    """Return the value of a gap to this round's start player if the other one starts the next."""
    return (0.5 - shares[..., ::-1, ::-1]).astype(np.float32)


def check(sweeper: Sweeper) -> float:
    """Solve the golden layout; return the milliseconds of a round in a full batch."""
    stacks = tuple(tuple(note * 1000 for note in casino) for casino in GOLDEN)
    money, notes = map(cupy.asarray, differences([stacks]))
    terminal_values = cupy.asarray(last_values()[None])
    rounds = np.array([[0, 0, 3, 0]] * 960, np.int32)
    values = sweeper.solve(money, notes, terminal_values, rounds[:96])
    error = abs(float(values[0]) - GOLDEN_WIN)
    print(f"golden round: {float(values[0]):.8f}, error {error:.1e}", flush=True)
    if error > 3e-6:
        raise SystemExit("the golden value is not reproduced")
    cupy.cuda.Device().synchronize()
    start = time.perf_counter()
    sweeper.solve(money, notes, terminal_values, rounds)
    cupy.cuda.Device().synchronize()
    return (time.perf_counter() - start) * 1000 / len(rounds)


def main() -> None:
    """Make the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=304)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    start = time.perf_counter()
    sweeper = Sweeper()
    print(f"compiled in {time.perf_counter() - start:.1f} s", flush=True)
    print(f"one round takes {check(sweeper):.3f} ms", flush=True)

    random = np.random.default_rng(arguments.seed)
    rules = Rules(players=2)
    # A later round's notes are the next of a shuffled pile: any round's deal is like the first's.
    deals = [
        fill_casinos(rules, tuple(int(note) for note in random.permutation(NOTES)))[0]
        for _ in range(arguments.deals)
    ]
    money, notes = map(cupy.asarray, differences(deals))
    gaps = [
        (gap, more)
        for gap in range(-MAX_MONEY, MAX_MONEY + 1)
        for more in range(-MAX_NOTES, MAX_NOTES + 1)
    ]
    rounds = np.array(
        [(deal, deal % BLOCKS, gap, more) for deal in range(len(deals)) for gap, more in gaps],
        np.int32,
    )
    terminal_values = np.repeat(last_values()[None], BLOCKS, axis=0)
    blocks = []
    for to_go in range(1, ROUNDS_TO_GO + 1):
        start = time.perf_counter()
        values = cupy.asnumpy(sweeper.solve(money, notes, cupy.asarray(terminal_values), rounds))
        by_deal = 0.5 + values.reshape(len(deals), 2 * MAX_MONEY + 1, -1).astype(np.float64)
        by_block = np.stack([by_deal[block::BLOCKS].mean(axis=0) for block in range(BLOCKS)])
        blocks.append(by_block)
        terminal_values = later_values(by_block)
        even = by_block[:, MAX_MONEY, MAX_NOTES]
        print(
            f"{to_go} to go: {len(rounds)} rounds in {time.perf_counter() - start:.1f} s; level: "
            f"{even.mean():.4f} ± {even.std(ddof=1) / BLOCKS**0.5:.4f}",
            flush=True,
        )
    everything = np.stack(blocks)
    share = everything.mean(axis=1).astype(np.float32)
    stderr = (everything.std(axis=1, ddof=1) / BLOCKS**0.5).astype(np.float32)
    np.savez_compressed(
        arguments.out, share=share, stderr=stderr, step=STEP, deals=len(deals), seed=arguments.seed
    )
    print(f"largest standard error {stderr.max():.5f}; {arguments.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
