"""What a player likes: kept beside the games, and never worth stopping for."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from lastroll.terminal._files import read_regular_file, write_whole

SPEEDS = (0.0, 1.0, 2.0, 4.0)
"""How quickly things move; 0 is no movement at all."""


class Settings(msgspec.Struct, frozen=True):
    """Speed, theme and name as they were last; language follows the system."""

    speed: float = 1.0
    theme: str = "dark"
    name: str = ""


def load_settings(folder: Path) -> Settings:
    """Read the settings; what cannot be read is as if it was never set."""
    # A broken text is a ValueError of one kind or another.
    with suppress(OSError, ValueError, RecursionError):
        settings = msgspec.json.decode(read_regular_file(folder / "settings.json"), type=Settings)
        if settings.theme in ("dark", "light") and settings.speed in SPEEDS:
            return settings
    return Settings()


def save_settings(folder: Path, settings: Settings) -> None:
    """Keep the settings where that is possible."""
    with suppress(OSError):
        write_whole(folder / "settings.json", msgspec.json.encode(settings))
