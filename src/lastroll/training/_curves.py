"""The curves of a training as an SVG drawing, written again with every report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

_WIDE: Final = 640
_HIGH: Final = 200
_EDGE: Final = 48
_COLOURS: Final = ("#b3261e", "#1d5fa8", "#1b7a3d", "#8a5a00", "#6b3fa0", "#00717a", "#a0326e")
_ERRORS: Final = ("share_error", "money_error")
_OPPONENT_PREFIXES: Final = ("greedy_", "counter_")


def draw_curves(lines: Sequence[dict[str, Any]], path: Path) -> None:
    """Draw the distance of the net from its targets, and its win shares against other bots."""
    against = [name for name in lines[-1] if name.startswith(_OPPONENT_PREFIXES)]
    panels = (_panel(lines, _ERRORS, 0), _panel(lines, against, 1))
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDE}" height="{2 * _HIGH}" '
        f'font-family="sans-serif" font-size="11" fill="#333">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(panels)}</svg>\n',
        encoding="utf-8",
    )


def _panel(lines: Sequence[dict[str, Any]], names: Sequence[str], number: int) -> str:
    top = number * _HIGH
    most = max((float(line[name]) for line in lines for name in names), default=1.0) or 1.0
    last = max(int(lines[-1]["iteration"]), 1)
    left, bottom = _EDGE, top + _HIGH - 24
    parts = [
        f'<path d="M{left} {top + 12}V{bottom}H{_WIDE - 120}" fill="none" stroke="#999"/>',
        f'<text x="{left - 6}" y="{top + 18}" text-anchor="end">{most:.3g}</text>',
        f'<text x="{left - 6}" y="{bottom}" text-anchor="end">0</text>',
        f'<text x="{_WIDE - 120}" y="{bottom + 14}" text-anchor="end">{last}</text>',
    ]
    for index, name in enumerate(names):
        colour = _COLOURS[index % len(_COLOURS)]
        points = " ".join(
            f"{left + (_WIDE - 120 - left) * line['iteration'] / last:.1f},"
            f"{bottom - (bottom - top - 12) * float(line[name]) / most:.1f}"
            for line in lines
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}"/>')
        parts.append(
            f'<text x="{_WIDE - 112}" y="{top + 18 + 14 * index}" fill="{colour}">'
            f"{name} {lines[-1][name]:.3g}</text>"
        )
    return "".join(parts)
