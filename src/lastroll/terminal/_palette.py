"""Colours of the dark theme (night) and of the light one (noon)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.theme import Theme


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

THEMES: Final = {
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

PALETTES: Final = {"dark": NIGHT, "light": NOON}
