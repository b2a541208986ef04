#!/usr/bin/env python3
"""The value of the ideas of the training: short trainings that lack one of them each.

`python benchmarks/training_ideas.py` trains small nets for two players on this machine, half a
minute each, and lets every one of them sit the exam (set `duel`). With `--weights FILE…` it lets
nets that were trained before sit all of the exam. One ply, so that only the net counts. Prints
tables in Markdown; docs/training.md quotes them.
"""

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from lastroll.arena import EXAM_SETS, examine
from lastroll.evaluator import NetEvaluator, net_evaluator, one_ply_values, read_weights
from lastroll.game import Game, Seeded
from lastroll.rules import Position, Rules
from lastroll.training import TrainingConfig, read_log, train, write_weights

SMALL: Final = TrainingConfig(
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
    "results alone, luck-adjusted (trust 1)": {"trust": 1.0},
    "next step alone (trust 0)": {"trust": 0.0},
    "one roll a step, luck stays in": {"tries": 1},
    "four rolls a step": {"tries": 4},
    "the learning weights play (no average)": {"average": 0.0},
    "twice as wide": {"width": 96},
}


@dataclass(frozen=True)
class OnePly:
    """Takes what the net thinks best, without looking ahead."""

    net: NetEvaluator
    for_margin: bool = False

    def playing_for_margin(self) -> "OnePly":
        """Return the same bot, playing for money alone."""
        return OnePly(self.net, for_margin=True)

    def choose(self, position: Position, coin: int) -> int:
        """Ask the net."""
        seat = position.turn
        assert seat is not None
        values = one_ply_values(self.net, position, for_margin=self.for_margin)
        return max(values, key=lambda face: values[face][seat])


def main(arguments: list[str] | None = None) -> int:
    """Train them all, or read them, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=SMALL.iterations)
    parser.add_argument("--only", default="", help="only variants whose name has this in it")
    parser.add_argument("--weights", type=Path, nargs="+", help="nets that were trained before")
    options = parser.parse_args(arguments)
    if options.weights:
        _examine_all(options.weights)
        return 0
    print("| training | against greedy | loss of a choice | of the win | time |")
    print("|---|---:|---:|---:|---:|")
    for name, change in VARIANTS.items():
        if options.only not in name:
            continue
        training = replace(SMALL, iterations=options.iterations, check=options.iterations, **change)
        with tempfile.TemporaryDirectory() as folder:
            weights, _ = train(training, Path(folder))
            path = write_weights(weights, training, Path(folder))
            bot = OnePly(net_evaluator(read_weights(path.read_bytes())))
            (line,) = read_log(Path(folder))
        grade = examine(bot, "duel")
        print(
            f"| {name} | {100 * line['greedy_2']:.1f} % | ${grade.money.mean:,.0f} | "
            f"{100 * grade.win.mean:.2f} % | {line['seconds']:.0f} s |",
            flush=True,
        )
    return 0


def _micros(net: NetEvaluator) -> float:
    """Take the time that the net needs for a table, best of some, in millionths of a second."""
    game = Game(Rules(players=5), Seeded(3))
    game.roll()
    net.option_win_shares(game.position)
    taken = []
    for _ in range(30):
        start = time.perf_counter()
        tables = len(net.option_win_shares(game.position))
        taken.append((time.perf_counter() - start) / tables)
    return 1e6 * min(taken)


def _examine_all(paths: list[Path]) -> None:
    bots = [OnePly(net_evaluator(read_weights(path.read_bytes()))) for path in paths]
    print("| set |" + "".join(f" {path.name} |" for path in paths))
    print("|---|" + "---:|" * len(paths))
    for name in EXAM_SETS:
        grades = [examine(bot, name).money for bot in bots]
        losses = (f" ${grade.mean:,.0f} ± ${grade.stderr:,.0f} |" for grade in grades)
        print(f"| `{name}` |" + "".join(losses), flush=True)
    print("| time of a table |" + "".join(f" {_micros(bot.net):.0f} µs |" for bot in bots))


if __name__ == "__main__":
    sys.exit(main())
