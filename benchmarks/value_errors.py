"""The errors of values that are not exact, by method: against the exam's exact ones.

Prints, for each way to judge and each objective, the root mean square over choices of the error of
a choice's difference to the best one. `src/lastroll/values/_errors.py` holds these figures.

    python benchmarks/value_errors.py [--items 60]
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt

from lastroll.arena import EXAM_SETS, ExamItem, exam_items
from lastroll.solver import Objective
from lastroll.values import Appraisal, Effort, Way, appraise
from lastroll.values._appraise import _now

WAYS = (None, Way.COUNTING, Way.COUNTING_DEEP, Way.NET, Way.NET_DEEP, Way.SEARCH)
"""The first one is no way at all: as if the round ended now."""


def appraised(item: ExamItem, way: Way | None, objective: Objective) -> Appraisal:
    """Return the values of an item's choices by one way alone."""
    if way is None:
        return _now(item.position, objective)
    return appraise(item.position, objective, Effort(way, seconds=1.0, clock=False), key=1)


def errors(item: ExamItem, way: Way | None, objective: Objective) -> list[float]:
    """Return the error of each choice's difference to the best, by the values of this way."""
    exact = dict(
        zip(
            item.position.legal_faces,
            item.win if objective is Objective.WIN else item.margin,
            strict=True,
        )
    )
    found = appraised(item, way, objective)
    seat, best = item.position.turn, found.best
    assert seat is not None
    assert best is not None
    values = {choice.face: choice.value[seat] for choice in found.choices}
    return [
        (values[face] - values[best]) - (exact[face] - exact[best])
        for face in exact
        if face != best
    ]


def main(arguments: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--items", type=int, default=60, help="of each exam set")
    wanted = parser.parse_args(arguments)
    for objective in (Objective.WIN, Objective.MARGIN):
        for way in WAYS:
            squares: list[float] = []
            parts = []
            for name in EXAM_SETS:
                items = exam_items(name)
                some = items[:: max(1, len(items) // wanted.items)]
                found = [error**2 for item in some for error in errors(item, way, objective)]
                parts.append(f"{name} {sqrt(sum(found) / len(found)):.4g}")
                squares += found
            root = sqrt(sum(squares) / len(squares))
            name = "now" if way is None else way.value
            print(f"{objective.value:<7}{name:<14}{root:.4g}   {', '.join(parts)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
