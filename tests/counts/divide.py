"""Paths divided by the first face, to find where two implementations begin to differ.

python -m tests.counts.divide 'LR1 2 1a a | 50 90 60 90.30 50.20.10 70 | 8 8 | 0/0 0/0' 2
"""

import sys

from lastroll.game import parse_position_line
from lastroll.rules import LastRollError, Phase

from .count_file import KINDS
from .walk import Walk


def divide(line: str, depth: int) -> str:
    """Return a row for each face and one for their sum; a column for each kind of path."""
    position = parse_position_line(line)
    if position.phase not in (Phase.ROLL, Phase.PLACE):
        raise ValueError(f"now comes {position.phase.value}: there is nothing to divide")
    walk = Walk()
    columns = [walk.paths_by_face(position, depth, kind) for kind in KINDS]
    rows: list[tuple[str, ...]] = [("face", *KINDS)]
    rows += [(str(face), *(str(column[face]) for column in columns)) for face in columns[0]]
    rows += [("all", *(str(sum(column.values())) for column in columns))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )


def main(arguments: list[str]) -> int:
    if len(arguments) != 2 or not arguments[1].isdecimal() or int(arguments[1]) < 1:
        print("usage: python -m tests.counts.divide 'POSITION LINE' DEPTH", file=sys.stderr)
        return 2
    try:
        print(divide(arguments[0], int(arguments[1])))
    except (LastRollError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
