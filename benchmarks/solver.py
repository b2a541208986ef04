#!/usr/bin/env python3
"""Time and memory of solving a whole two-player round, beside plain C.

`python benchmarks/solver.py [ROUNDS]` builds `solver_yardstick/round.c` with gcc, then solves a
round from the first roll in turn with it and with `lastroll.solver`, and prints medians and ratios.
Memory is the peak of a process of its own that solves one round; what Numba and NumPy take before
anything is solved is printed beside it. Goals: 1.5 s on one core and 200 MB.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from lastroll.rules import Casino, Hand, Position, Purse, Rules
from lastroll.solver import Objective, count_states, solve_round

YARDSTICK = Path(__file__).with_name("solver_yardstick") / "round.c"
TARGET_SECONDS, TARGET_MB = 1.5, 200
LAYOUT = ((50,), (90,), (60,), (90, 30), (50, 20, 10), (70,))
# One player is ahead, so that the two see different rounds and two tables are needed.
LEADS = (Purse(240_000, 5), Purse(210_000, 5))
ROUNDS = 7
# Players, own dice and neutral dice: the largest that are solved by default, and the objective
# `money`, which for two players too needs a value for each seat.
ENDINGS = ((2, 8, 0), (3, 4, 0), (4, 2, 0), (5, 1, 0), (2, 4, 2))

ONE_ROUND = """
import json, re, sys, time
def peak():
    # Not getrusage: its peak begins with that of the process that started this one.
    return int(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1]) / 1024
start = time.perf_counter()
from benchmarks.solver import LAYOUT, first_roll
from lastroll.solver import Objective, solve
solve(first_roll(LAYOUT, dice=2), Objective(sys.argv[1]))
loaded, before = time.perf_counter() - start, peak()
start = time.perf_counter()
value = solve(first_roll(LAYOUT), Objective(sys.argv[1])).value
seconds = time.perf_counter() - start
print(json.dumps({"load_s": loaded, "load_mb": before, "s": seconds, "mb": peak()}))
"""


def first_roll(notes: "tuple[tuple[int, ...], ...]", dice: int = 8) -> Position:
    """Return a last round before its first roll."""
    return Position(
        rules=Rules(players=2),
        round=4,
        start=0,
        turn=0,
        casinos=tuple(Casino(tuple(note * 1000 for note in casino), (0, 0)) for casino in notes),
        hands=(Hand(dice), Hand(dice)),
        rolled=None,
        purses=LEADS,
    )


def ending(players: int, dice: int, neutral: int) -> Position:
    """Return the end of a last round, with this number of dice in every hand."""
    rules = Rules(players=players, neutral=neutral > 0)
    return Position(
        rules=rules,
        round=4,
        start=0,
        turn=0,
        casinos=tuple(
            Casino(tuple(note * 1000 for note in casino), (0,) * rules.owners) for casino in LAYOUT
        ),
        hands=(Hand(dice, neutral),) * players,
        rolled=None,
        purses=(Purse(),) * players,
    )


def build(folder: Path) -> Path:
    """Compile the yardstick."""
    program = folder / "round"
    subprocess.run(
        ["gcc", "-O3", "-march=native", "-o", str(program), str(YARDSTICK), "-lm"], check=True
    )
    return program


def run_yardstick(program: Path) -> tuple[float, float]:
    """Return the first player's margin in dollars and the seconds of the sweep."""
    words = [".".join(map(str, casino)) for casino in LAYOUT]
    answer = subprocess.run(
        [str(program), "8", *words], check=True, capture_output=True, text=True
    ).stdout.split()
    return float(answer[0]) * 1000, float(answer[1])


def run_ours(objective: Objective) -> tuple[float, float]:
    """Return the first player's value and the seconds of the whole call."""
    position = first_roll(LAYOUT)
    start = time.perf_counter()
    solved = solve_round(position, objective)
    seconds = time.perf_counter() - start
    return solved.value(position)[0], seconds


def one_process(objective: Objective) -> dict[str, float]:
    """Solve one round in a process of its own; its seconds and its memory."""
    root = Path(__file__).resolve().parent.parent
    command = [sys.executable, "-c", ONE_ROUND, objective]
    answer = subprocess.run(command, check=True, capture_output=True, text=True, cwd=root)
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def main() -> int:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    start = time.perf_counter()
    for objective in (Objective.MARGIN, Objective.WIN):
        run_ours(objective)
    solve_round(ending(3, 1, 0), Objective.MONEY)
    print(f"first use, compiled or loaded: {time.perf_counter() - start:.2f} s")
    seconds: dict[str, list[float]] = {"C": [], "margin": [], "win": []}
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        for _ in range(rounds):
            value, taken = run_yardstick(program)
            seconds["C"].append(taken)
            ours, taken = run_ours(Objective.MARGIN)
            seconds["margin"].append(taken)
            seconds["win"].append(run_ours(Objective.WIN)[1])
            if abs(ours - value) > 0.1:
                raise SystemExit(f"the values differ: {ours} and {value}")
    yardstick = median(seconds["C"])
    print(f"plain C, both seats:           {yardstick:.3f} s  (single precision, {value:.2f})")
    failed = False
    for objective in (Objective.MARGIN, Objective.WIN):
        ours = median(seconds[objective])
        figures = one_process(objective)
        failed |= ours > TARGET_SECONDS or figures["mb"] > TARGET_MB
        print(
            f"lastroll.solver, {objective + ':':<14}{ours:.3f} s  {ours / yardstick:.2f} of C; "
            f"target {TARGET_SECONDS} s; peak {figures['mb']:.0f} MB of {TARGET_MB} "
            f"({figures['load_mb']:.0f} MB before the round), process starts in "
            f"{figures['load_s']:.2f} s"
        )
    for players, dice, neutral in ENDINGS:
        position = ending(players, dice, neutral)
        start = time.perf_counter()
        solve_round(position, Objective.MONEY)
        taken = time.perf_counter() - start
        hand = f"{dice}+{neutral}" if neutral else str(dice)
        states = count_states(position)
        print(
            f"{players} players, {hand} dice each: {states:>12,} states in {taken:5.2f} s, "
            f"{states * players * 8 / 1e6:.0f} MB of values"
        )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
