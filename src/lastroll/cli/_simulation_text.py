"""The result of a simulation, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, log10

import msgspec

from lastroll.arena import BIN, CONFIDENCE, Simulation, SimulationTally
from lastroll.game import RulesData
from lastroll.locales import Texts

_MAX_BAR = 40
_EIGHTHS = " ▏▎▍▌▋▊▉█"


def as_json(simulation: Simulation, tally: SimulationTally, *, interrupted: bool) -> str:
    """Return the result as one JSON object."""
    seats = [
        {"seat": seat, "bot": bot, **tally.seat(seat)._asdict()}
        for seat, bot in enumerate(simulation.bots)
    ]
    result = {
        "rules": RulesData.of(simulation.rules),
        "seed": simulation.seed,
        "secret": None if simulation.secret is None else simulation.secret.hex(),
        "threads": simulation.threads,
        "games": tally.games,
        "decisions": tally.choices,
        "seconds": tally.seconds,
        "decisions_per_second": tally.choices / tally.seconds if tally.seconds else 0.0,
        "interrupted": interrupted,
        "seats": seats,
        "histogram": {"dollars": BIN, "games": tally.histogram.tolist()},
        "faults": tally.faults,
    }
    return msgspec.json.encode(result).decode()


def result_lines(
    simulation: Simulation, tally: SimulationTally, t: Texts, *, interrupted: bool
) -> Iterator[str]:
    """Yield the result as lines for people."""
    if interrupted:
        yield t("simulate-interrupted", games=tally.games, wanted=simulation.games)
    if not tally.games:
        return
    yield t(
        "simulate-played",
        games=tally.games,
        choices=tally.choices,
        seconds=format_seconds(tally.seconds),
        rate=round(tally.choices / max(tally.seconds, 1e-9)),
    )
    yield ""
    yield from _seat_lines(simulation, tally, t)
    yield ""
    yield from _histogram_lines(tally, t)
    if tally.faults:
        yield ""
        yield t("simulate-faults", count=len(tally.faults), first=tally.faults[0])
    if simulation.secret is not None and simulation.seed is None:
        yield ""
        yield t("dice-secret", secret=simulation.secret.hex())


def format_seconds(seconds: float) -> str:
    """Return seconds with three significant digits.

    >>> [format_seconds(seconds) for seconds in (0.00012345, 0.0321, 5.678, 83.21, 4321.0)]
    ['0.000123', '0.0321', '5.68', '83.2', '4321']
    """
    if seconds <= 0:
        return "0"
    rounded = float(f"{seconds:.2e}")
    return f"{seconds:.{max(0, 2 - floor(log10(rounded)))}f}"


def _seat_lines(simulation: Simulation, tally: SimulationTally, t: Texts) -> Iterator[str]:
    heads = [t(f"simulate-{name}") for name in ("seat", "wins", "money", "spread", "notes")]
    rows = []
    for seat, bot in enumerate(simulation.bots):
        figures = tally.seat(seat)
        share, error = 100 * figures.win_share, 100 * CONFIDENCE * figures.win_share_stderr
        rows.append(
            [
                f"{seat} {bot[:30]}",
                f"{share:.2f} ± {error:.2f} %",
                t.money(round(figures.money_mean)),
                t.money(round(figures.money_sd)),
                f"{figures.notes_mean:.2f}",
            ]
        )
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        name, *values = (
            text.ljust(width) if at == 0 else text.rjust(width)
            for at, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join([name, *values]).rstrip()


def _histogram_lines(tally: SimulationTally, t: Texts) -> Iterator[str]:
    """Yield a histogram of the money at the end, all seats together."""
    counts = tally.histogram.sum(axis=0).tolist()
    total, most = sum(counts), max(counts)
    yield t("simulate-histogram")
    labels = [t.money(BIN * at) for at in range(len(counts))]
    width = max(map(len, labels))
    for label, count in zip(labels, counts, strict=True):
        eighths = round(8 * _MAX_BAR * count / most)
        bar = "█" * (eighths // 8) + (_EIGHTHS[eighths % 8] if eighths % 8 else "")
        yield f"{label:>{width}} {100 * count / total:5.1f} % {bar}".rstrip()
