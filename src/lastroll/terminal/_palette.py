"""Colours of the dark theme (night) and of the light one (noon), for terminals of 3 kinds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from rich.color import Color, ColorSystem
from textual.theme import Theme

ColourDepth = Literal["true", "256", "16"]
"""The colours that a terminal has: all, the 256 of xterm, or the 16 of ANSI."""


def colour_depth(color_system: str | None) -> ColourDepth:
    """Return the depth for Rich's name of a terminal's colours; all colours where there is none."""
    few: dict[str | None, ColourDepth] = {"256": "256", "standard": "16", "windows": "16"}
    return few.get(color_system, "true")


def shown_colour(colour: str, depth: ColourDepth) -> str:
    """Return what a terminal of this depth shows for a colour.

    >>> shown_colour("#12101f", "256"), shown_colour("#ffb52e", "16")
    ('#000000', '#ffff55')
    """
    if depth == "true":
        return colour
    system = ColorSystem.EIGHT_BIT if depth == "256" else ColorSystem.STANDARD
    found = Color.parse(colour).downgrade(system)
    if depth == "16" and found.number is not None:
        return _ANSI[found.number]
    return found.get_truecolor().hex


_ANSI: Final = (
    *("#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa"),
    *("#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff"),
)
"""The 16 colours as terminals usually show them, and as Rich compares with them."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours with a meaning; a number or a symbol always says the same."""

    casinos: tuple[str, ...]
    """Amber, rose, violet, teal, sand, red: casino 1 to 6."""
    players: tuple[str, ...]
    """Distinct for colour-blind people too."""
    neutral: str
    on_die: str
    """Pips on a player's die."""
    dull_die: str
    """A die of a face that is not highlighted."""
    notes: tuple[str, ...]
    """Colours of notes, the lowest (cool) first, the highest (warm) last."""
    quiet: str
    fades: bool = True
    """Whether there are enough colours to dim something by mixing it with the background."""

    def owner(self, owner: int, players: int) -> str:
        """Return the colour of a seat, or of neutral for the number after the last seat."""
        return self.players[owner] if owner < players else self.neutral

    def note(self, value: int, lowest: int, highest: int) -> str:
        """Return the colour of a note, by its value between the lowest and the highest."""
        span = max(highest - lowest, 1)
        return self.notes[(len(self.notes) - 1) * (value - lowest) // span]


NIGHT: Final = Palette(
    casinos=("#ffb52e", "#ff7aa8", "#b18cff", "#2ed3c3", "#e3c48b", "#ff6b5e"),
    players=("#56b4e9", "#f0a020", "#35c98d", "#f0e442", "#e68ac0"),
    neutral="#f5f3ff",
    on_die="#12101f",
    dull_die="#2a2447",
    notes=("#8fb8de", "#8fd0c8", "#b5d99c", "#e8d27a", "#f5a65b", "#ff8f6b"),
    quiet="#8b86ad",
)

NOON: Final = Palette(
    casinos=("#855200", "#a8225a", "#6236b8", "#00635f", "#6d5015", "#a81f17"),
    players=("#005f9e", "#9a4600", "#00683f", "#6b5b00", "#8f2f68"),
    neutral="#4a4458",
    on_die="#ffffff",
    dull_die="#e6dcc3",
    notes=("#2f5f8f", "#0f6b60", "#3f6b1f", "#7a5a00", "#8f4400", "#9a2f1f"),
    quiet="#6a6378",
)

_THEMES: Final = {
    "dark": Theme(
        name="night",
        primary="#b18cff",
        secondary="#2ed3c3",
        accent="#ffb52e",
        foreground="#ece9ff",
        background="#12101f",
        surface="#191630",
        panel="#221d3d",
        success="#35c98d",
        warning="#f0a020",
        error="#ff6b5e",
        dark=True,
    ),
    "light": Theme(
        name="noon",
        primary="#6236b8",
        secondary="#00635f",
        accent="#855200",
        foreground="#231d33",
        background="#fbf6ea",
        surface="#fffdf6",
        panel="#efe6d0",
        success="#00683f",
        warning="#9a4600",
        error="#a81f17",
        dark=False,
    ),
}

# The darkest colours that 256-colour terminals have besides grey are navy and maroon.
_GREY: Final = {
    "dark": {
        "background": "#121212",
        "surface": "#1c1c1c",
        "panel": "#262626",
        "foreground": "#eeeeee",
    },
    "light": {
        "background": "#ffffff",
        "surface": "#ffffff",
        "panel": "#dadada",
        "foreground": "#1c1c1c",
    },
}
_FLAT: Final = {
    "dark": {
        "background": "#000000",
        "surface": "#000000",
        "panel": "#0000aa",
        "foreground": "#ffffff",
        "primary": "#5555ff",
        "secondary": "#55ffff",
        "accent": "#ffff55",
        "success": "#55ff55",
        "warning": "#ffff55",
        "error": "#ff5555",
    },
    "light": {
        "background": "#ffffff",
        "surface": "#ffffff",
        "panel": "#aaaaaa",
        "foreground": "#000000",
        "primary": "#0000aa",
        "secondary": "#00aaaa",
        "accent": "#0000aa",
        "success": "#00aa00",
        "warning": "#aa5500",
        "error": "#aa0000",
    },
}


def _with_colours(theme: Theme, depth: ColourDepth, colours: dict[str, str]) -> Theme:
    return replace(theme, name=f"{theme.name}-{depth}", **colours)  # type: ignore[arg-type]


THEMES: Final[dict[tuple[str, ColourDepth], Theme]] = {
    **{(mode, "true"): theme for mode, theme in _THEMES.items()},
    **{(mode, "256"): _with_colours(_THEMES[mode], "256", grey) for mode, grey in _GREY.items()},
    **{(mode, "16"): _with_colours(_THEMES[mode], "16", flat) for mode, flat in _FLAT.items()},
}
"""The themes by mode, dark or light, and depth."""

PALETTES: Final[dict[tuple[str, ColourDepth], Palette]] = {
    ("dark", "true"): NIGHT,
    ("light", "true"): NOON,
    ("dark", "256"): replace(NIGHT, on_die="#000000", dull_die="#3a3a3a", quiet="#8a8a8a"),
    ("light", "256"): replace(NOON, dull_die="#d0d0d0", quiet="#6c6c6c"),
    ("dark", "16"): Palette(
        casinos=("#ffff55", "#ff55ff", "#5555ff", "#55ffff", "#aa5500", "#ff5555"),
        players=("#55ffff", "#aa5500", "#55ff55", "#ffff55", "#ff55ff"),
        neutral="#ffffff",
        on_die="#000000",
        dull_die="#0000aa",
        notes=("#55ffff", "#55ffff", "#55ff55", "#ffff55", "#ffff55", "#ff5555"),
        quiet="#aaaaaa",
        fades=False,
    ),
    ("light", "16"): Palette(
        casinos=("#aa5500", "#aa00aa", "#0000aa", "#00aaaa", "#555555", "#aa0000"),
        players=("#0000aa", "#aa5500", "#00aa00", "#000000", "#aa00aa"),
        neutral="#555555",
        on_die="#ffffff",
        dull_die="#aaaaaa",
        notes=("#0000aa", "#0000aa", "#00aaaa", "#00aa00", "#aa5500", "#aa0000"),
        quiet="#555555",
        fades=False,
    ),
}
"""The palettes by mode and depth."""
