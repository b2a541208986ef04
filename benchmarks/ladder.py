#!/usr/bin/env python3
"""Measure the ladder and write docs/ladder.md and bots/data/ladder.json.

`python benchmarks/ladder.py [--minutes M] [--folder F]` plays for M minutes on two processes
(`--processes` of more, where there are cores) and writes both files. Everything that was played
lies in the folder: started again, it goes on there, and the longer it plays, the narrower the
intervals. After a change to a bot begin with a new folder. Ctrl-C loses nothing but the blocks at
hand; `--minutes 0` only plays what is missing.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Final

import lastroll.bots
from lastroll.bots import LADDER, PRIOR_BOTS

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.ladder_parts.figures import Figures, format_strengths
from benchmarks.ladder_parts.page import page
from benchmarks.ladder_parts.plan import Field
from benchmarks.ladder_parts.schedule import play_all, run_all
from benchmarks.ladder_parts.work import study

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "ladder.md"
STRENGTHS: Final = Path(lastroll.bots.__file__).parent / "data" / "ladder.json"
MINUTES: Final = 25.0
SLOW_SECONDS: Final = 0.05


def main(arguments: list[str] | None = None) -> int:
    """Play, and write what came out."""
    options = _options(arguments)
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = options.bots.split(",") if options.bots else [rung.name for rung in LADDER]
    field = Field(tuple(rung for rung in LADDER if rung.name in wanted), options.slow_seconds)
    begun = time.monotonic()
    names = [rung.name for rung in field.rungs] + list(PRIOR_BOTS)
    jobs = [(name, study, (name, options.slow_seconds, folder)) for name in names]
    alone = dict(run_all(jobs, options.processes))
    until = begun + 60 * options.minutes
    for name, blocks in play_all(field.plan(), folder, until, options.processes):
        print(f"{name}: {blocks} blocks")
    figures = Figures(field, folder, alone)
    command = "benchmarks/ladder.py"
    options.page.write_text(page(figures, command), encoding="utf-8")
    options.json.write_bytes(format_strengths(command, figures.strengths()))
    print(f"{options.page} and {options.json}: {figures.games} games")
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=MINUTES, help="how long to play in all")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache" / "ladder")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--slow-seconds",
        type=float,
        default=SLOW_SECONDS,
        help="what bots that think long have for a choice",
    )
    parser.add_argument("--bots", default="", help="only these rungs, separated by commas")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--json", type=Path, default=STRENGTHS)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
