"""What a player likes: kept beside the games, and never worth stopping for."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from lastroll.terminal._store import write_whole


class Settings(msgspec.Struct, frozen=True):
    """Speed, theme and name as they were last; language follows the system."""

    speed: float = 1.0
    theme: str = "dark"
    name: str = ""


def load_settings(folder: Path) -> Settings:
    """Read the settings; what cannot be read is as if it was never set."""
    with suppress(OSError, msgspec.DecodeError):
        settings = msgspec.json.decode((folder / "settings.json").read_bytes(), type=Settings)
        if settings.theme in ("dark", "light") and 0 <= settings.speed <= 4:
            return settings
    return Settings()


def save_settings(folder: Path, settings: Settings) -> None:
    """Keep the settings where that is possible."""
    with suppress(OSError):
        write_whole(folder / "settings.json", msgspec.json.encode(settings))
