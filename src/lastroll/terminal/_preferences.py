"""The player's preferences, in a file beside the games; errors with that file are ignored."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from lastroll.terminal._files import read_regular_file, write_atomically

SPEEDS = (0.0, 1.0, 2.0, 4.0)
"""Factors for the speed of animations; 0 is no animation."""


class Preferences(msgspec.Struct, frozen=True):
    """The player's last settings and name; the language follows the system."""

    speed: float = 1.0
    theme: str = "dark"
    name: str = ""
    casinos_2012: bool = False
    """Whether casinos have the names of the booklets of 2012."""


def load_preferences(folder: Path) -> Preferences:
    """Return the saved preferences, or the defaults if they cannot be read."""
    # All errors of decoding are ValueErrors.
    with suppress(OSError, ValueError, RecursionError):
        settings = msgspec.json.decode(
            read_regular_file(folder / "settings.json"), type=Preferences
        )
        if settings.theme in ("dark", "light") and settings.speed in SPEEDS:
            return settings
    return Preferences()


def save_preferences(folder: Path, settings: Preferences) -> None:
    """Save the preferences, if possible."""
    with suppress(OSError):
        write_atomically(folder / "settings.json", msgspec.json.encode(settings))
