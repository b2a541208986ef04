"""The six casinos as small buildings, eleven characters wide and four high."""

from __future__ import annotations

from typing import Final

FACADES: Final = (
    # A mine head with its lantern.
    (
        "    ┌┬┐    ",
        "   ╱╲╱╲    ",
        "  ╱╱  ╲╲ ╷ ",
        " ╱╱_▄▄_╲╲╽ ",
    ),
    # An arcade on columns.
    (
        " ▁▁▁▁▁▁▁▁▁ ",
        " ▀▀▀▀▀▀▀▀▀ ",
        " ╭─╮╭─╮╭─╮ ",
        " ┃ ┃┃ ┃┃ ┃ ",
    ),
    # A dome with a star.
    (
        "     ✦     ",
        "   ▄▟█▙▄   ",
        "  ▟█████▙  ",
        " ▐▌▐▌█▐▌▐▌ ",
    ),
    # A palm by the water.
    (
        "  ╲╲╿╱╱    ",
        " ╱╱┃╲╲  ☼  ",
        "   ┃       ",
        " ▂▂┻▂≈≈≈≈≈ ",
    ),
    # A pyramid.
    (
        "     ╱╲    ",
        "    ╱▒╱╲   ",
        "   ╱▒▒╱░╲  ",
        "  ╱▒▒▒╱░░╲ ",
    ),
    # A tent between spotlights.
    (
        "  ╲  ⚑  ╱  ",
        "   ╲╱╲╱    ",
        "   ╱││╲    ",
        "  ╱_▟▙_╲   ",
    ),
)
"""Façades of the casinos 1 to 6."""
