"""The symbols of players: everything that has a player's colour has the symbol too."""

from __future__ import annotations

from typing import Final

from lastroll.game import Preview
from lastroll.rules import Owner

SYMBOLS: Final = ("●", "▲", "■", "◆", "★")
_NEUTRAL_SYMBOL: Final = "○"


def symbol(owner: Owner, players: int) -> str:
    """Return the symbol of a seat, or of neutral if `owner` is the number after the last seat."""
    return SYMBOLS[owner] if owner < players else _NEUTRAL_SYMBOL


def tie_signs(choice: Preview, players: int) -> list[str]:
    """Return each tie that a choice makes as symbols: `●=▲`."""
    return [
        "=".join(symbol(owner, players) for owner in (tie.owner, *tie.others))
        for tie in choice.ties
    ]
