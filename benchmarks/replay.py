#!/usr/bin/env python3
"""The speed and the memory of `lastroll replay --json`: five players, random play.

`python benchmarks/replay.py [RECORDS…]` makes the files (seeded, so always the same games), runs
the command on each and prints one line a file. Goal: 10,000 records in less than 30 s on one core,
with memory that does not depend on their number.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from lastroll.bots import RandomBot, play_out
from lastroll.game import Game, Seeded, format_record, record_game
from lastroll.rules import Rules

SEED = 20_120_101
NAMES = ("Anna", "Benno", "Carla", "Denny", "Emma")


def make_file(path: Path, records: int) -> int:
    """Write a number of records; return the number of choices in them."""
    bot, choices = RandomBot(), 0
    with path.open("w", encoding="utf-8") as file:
        for number in range(records):
            game = Game(Rules(players=len(NAMES)), Seeded(SEED, number), NAMES)
            record = record_game(play_out(game, [bot] * len(NAMES)))
            choices += len(record.turns)
            file.write(format_record(record) + "\n")
    return choices


def replay(path: Path) -> tuple[float, int]:
    """Run the command on a file; return the seconds on the clock and the peak of memory in MB."""
    start = time.perf_counter()
    with Path(os.devnull).open("wb") as nowhere:
        process = subprocess.Popen(
            [sys.executable, "-m", "lastroll", "replay", "--json", str(path)], stdout=nowhere
        )
        peak = 0
        while process.poll() is None:
            peak = max(peak, _resident(process.pid))
            time.sleep(0.02)
    if process.returncode != 0:
        raise SystemExit(f"lastroll replay ended with {process.returncode}")
    return time.perf_counter() - start, peak


def _resident(process: int) -> int:
    """Return the most memory that a process has taken so far, in MB (0 where there is no /proc)."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0
    peaks = [line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:")]
    return int(peaks[0]) // 1024 if peaks else 0


def main(arguments: list[str]) -> None:
    """Measure each size."""
    sizes = [int(argument.replace(",", "")) for argument in arguments] or [1_000, 10_000]
    print(
        f"{'records':>8} {'MB':>6} {'choices':>10} {'seconds':>8} {'choices/s':>10} {'peak MB':>8}"
    )
    with tempfile.TemporaryDirectory() as folder:
        for records in sizes:
            path = Path(folder) / f"{records}.jsonl"
            choices = make_file(path, records)
            seconds, peak = replay(path)
            size = path.stat().st_size / 1e6
            speed = choices / seconds
            print(
                f"{records:>8,} {size:>6.1f} {choices:>10,} {seconds:>8.2f} "
                f"{speed:>10,.0f} {peak:>8}"
            )
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
