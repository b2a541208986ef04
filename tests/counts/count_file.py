"""Reading count files; README.md describes the format."""

from dataclasses import dataclass, field
from pathlib import Path

from lastroll.game import parse_position_line
from lastroll.rules import Position

FOLDER = Path(__file__).parent
KINDS = ("choices", "weighted", "placements")


@dataclass(slots=True)
class Entry:
    """A position and what is known about it."""

    id: str
    line: str = ""
    rolls: int | None = None
    weight: int | None = None
    paths: dict[tuple[str, int | None], int] = field(default_factory=dict)
    """By kind and depth; whole rounds have no depth."""
    random: tuple[str, ...] = ()
    """Thousands of dollars by seat, as written."""

    @property
    def position(self) -> Position:
        return parse_position_line(self.line)


def parse_counts(text: str) -> list[Entry]:
    entries: list[Entry] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "id":
            entries.append(Entry(rest))
            continue
        entry = entries[-1]
        match word, rest.split():
            case "pos", _:
                entry.line = rest
            case "rolls", [count]:
                entry.rolls = int(count)
            case "weight", [count]:
                entry.weight = int(count)
            case "complete", [kind, count] if kind in KINDS:
                entry.paths[kind, None] = int(count)
            case kind, [depth, count] if kind in KINDS:
                entry.paths[kind, int(depth)] = int(count)
            case "random", values:
                entry.random = tuple(values)
            case _:
                raise ValueError(f"line {number} cannot be read: {line}")
    return entries


def read_counts(*names: str) -> list[Entry]:
    """Return the entries of these files, in order."""
    return [
        entry
        for name in names
        for entry in parse_counts((FOLDER / f"{name}.counts").read_text(encoding="utf-8"))
    ]
