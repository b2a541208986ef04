"""The figures: latencies, counts, CPU and memory of a process."""

import math
import os
from array import array
from collections import Counter
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


class Figures:
    """Latencies in seconds, of the actions that were sent while `on`, and counts."""

    def __init__(self) -> None:
        self.on = False
        self.events = array("d")
        """Seconds from sending an action to its event, one for each client."""
        self.slowest = array("d")
        """The same, for the slowest client of each action."""
        self.answers = array("d")
        """Seconds from sending an action to its acknowledgement."""
        self.acknowledged = 0
        """Acknowledgements that came while `on`."""
        self.replaced = 0
        """Games that ended and were followed by a new table."""
        self.errors: Counter[str] = Counter()
        """Counted all the time, not only while `on`."""
        self.received = 0
        """Bytes that came for the events."""


def summarise(latencies: "array[float]") -> dict[str, float]:
    """Return median, 99th percentile and maximum in milliseconds.

    >>> summarise(array("d", [0.001, 0.003, 0.002]))
    {'p50': 2.0, 'p99': 3.0, 'max': 3.0}
    """
    ordered = sorted(latencies)
    if not ordered:
        return {"p50": math.nan, "p99": math.nan, "max": math.nan}
    return {
        name: round(ordered[max(0, math.ceil(len(ordered) * share) - 1)] * 1000, 3)
        for name, share in (("p50", 0.50), ("p99", 0.99), ("max", 1.0))
    }


def cpu_seconds(process: int) -> float:
    """Return the CPU that a process and its children have taken so far."""
    total = 0.0
    for one in _family(process):
        # The name, in brackets, may hold spaces; user and system time are 14th and 15th.
        fields = Path(f"/proc/{one}/stat").read_text("utf-8").rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


def busy_seconds() -> float:
    """Return the CPU that all processes of the machine have taken so far, and what was stolen."""
    user, nice, system, _, _, *more = map(int, _first_line(Path("/proc/stat")).split()[1:9])
    return (user + nice + system + sum(more)) / TICKS


def resident_mb(process: int) -> float:
    """Return the memory that a process and its children hold now, in MB."""
    total = 0
    for one in _family(process):
        for line in Path(f"/proc/{one}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1])
    return total / 1024


def _first_line(path: Path) -> str:
    with path.open(encoding="ascii") as lines:
        return lines.readline()


def _family(process: int) -> list[int]:
    found = [process]
    for one in found:
        for children in Path(f"/proc/{one}/task").glob("*/children"):
            found += map(int, children.read_text("ascii").split())
    return found
