#!/usr/bin/env python3
"""The best depth of the search's rollouts: a lap around the table, two, or to the end of the round.

`python benchmarks/search.py [--set NAME] [--choices N] [--seconds S]` takes choices of the exam
whose values are known exactly, thinks about each for so long in every way, and prints what the
chosen faces lose. The solver stays out of it. docs/training.md quotes the table.
"""

import argparse
import random
import sys
import time
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from lastroll.arena import EXAM_SETS, ExamItem, exam_items
from lastroll.evaluator import load_evaluator, search, two_ply_values
from lastroll.rules import Position

LAPS: Final = {"two plies of the net alone": 0, "a lap": 1, "two laps": 2, "the round": 99}


def main(arguments: list[str] | None = None) -> int:
    """Think, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--set", default="endings-5", choices=EXAM_SETS)
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.15)
    options = parser.parse_args(arguments)
    items = list(exam_items(options.set))
    random.Random(0).shuffle(items)
    print("| played on for | loss of a choice, % of the win |")
    print("|---|---:|")
    for name, laps in LAPS.items():
        losses = [_loss(item, laps, options.seconds) for item in items[: options.choices]]
        error = pstdev(losses) / sqrt(len(losses))
        print(f"| {name} | {100 * fmean(losses):.3f} ± {100 * error:.3f} |", flush=True)
    return 0


def _loss(item: ExamItem, laps: int, seconds: float) -> float:
    position = item.position
    value_of = dict(zip(position.legal_faces, item.win, strict=True))
    return max(value_of.values()) - value_of[_choose(position, laps, seconds)]


def _choose(position: Position, laps: int, seconds: float) -> int:
    net = load_evaluator()
    if not laps:
        seat, lead = position.turn, two_ply_values(net, position)
        assert seat is not None
        return max(lead, key=lambda face: lead[face][seat])
    until = time.monotonic() + seconds
    turns = laps * position.rules.players + 1
    found = search(
        net, position, budget=10**9, turns=turns, should_stop=lambda: time.monotonic() > until
    )
    return max(found, key=lambda weighed: weighed.value).face


if __name__ == "__main__":
    sys.exit(main())
