#!/usr/bin/env python3
"""What the ideas of the training are worth: short trainings that lack one of them each.

`python benchmarks/training_ideas.py [--iterations N]` trains small nets for two players on this
machine, about a minute each, and lets every one of them sit the exam (set `duel`). Prints a table
in Markdown; docs/training.md quotes it.
"""

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, Final
from unittest.mock import Mock, patch

import lastroll.evaluator
from lastroll.arena import examine
from lastroll.bots import make_bot
from lastroll.evaluator import evaluator_of, read_weights
from lastroll.training import Training, lines_of, train, write_weights

SMALL: Final = Training(
    iterations=26,
    lanes=512,
    steps=16,
    tries=2,
    batch=512,
    width=48,
    rate=3e-3,
    check=26,
    games=("2",),
)
VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "as it is": {},
    "results alone, luck taken out (trust 1)": {"trust": 1.0},
    "next step alone (trust 0)": {"trust": 0.0},
    "one roll a step, luck stays in": {"tries": 1},
    "four rolls a step": {"tries": 4},
    "the learning weights play (no average)": {"average": 0.0},
    "twice as wide": {"width": 96},
}


def main(arguments: list[str] | None = None) -> int:
    """Train them all, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=SMALL.iterations)
    parser.add_argument("--only", default="", help="only variants whose name has this in it")
    options = parser.parse_args(arguments)
    print("| training | against greedy | loss of a choice | of the win | time |")
    print("|---|---:|---:|---:|---:|")
    for name, change in VARIANTS.items():
        if options.only not in name:
            continue
        training = replace(SMALL, iterations=options.iterations, check=options.iterations, **change)
        with tempfile.TemporaryDirectory() as folder:
            weights, _ = train(training, Path(folder))
            path = write_weights(weights, training, Path(folder))
            evaluator = evaluator_of(read_weights(path.read_bytes()))
            (line,) = lines_of(Path(folder))
        with patch.object(lastroll.evaluator, "load_evaluator", Mock(return_value=evaluator)):
            grade = examine(make_bot("expert"), "duel")
        print(
            f"| {name} | {100 * line['greedy_2']:.1f} % | ${grade.money.mean:,.0f} | "
            f"{100 * grade.win.mean:.2f} % | {line['seconds']:.0f} s |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
