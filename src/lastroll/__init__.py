"""Last Roll: the dice game Las Vegas, to play, to learn and to research."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastroll.bots import Bot, make_bot
    from lastroll.game import Fair, Game, Seeded, parse_record, replay
    from lastroll.rules import Position, Roll, Rules

__version__ = "0.2.0"

__all__ = [
    "Bot",
    "Fair",
    "Game",
    "Position",
    "Roll",
    "Rules",
    "Seeded",
    "__version__",
    "make_bot",
    "parse_record",
    "replay",
]

_ROOMS = {
    "bots": ("Bot", "make_bot"),
    "game": ("Fair", "Game", "Seeded", "parse_record", "replay"),
    "rules": ("Position", "Roll", "Rules"),
}


def __getattr__(name: str) -> object:
    """Fetch a name from its room when it is first asked for: the command must start quickly."""
    for room, names in _ROOMS.items():
        if name in names:
            return getattr(import_module(f"lastroll.{room}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
