"""The symbols of players: everything that has a player's colour has the symbol too."""

from __future__ import annotations

from typing import Final

from lastroll.rules import Owner

SYMBOLS: Final = ("●", "▲", "■", "◆", "★")
_NEUTRAL_SYMBOL: Final = "○"


def symbol(owner: Owner, players: int) -> str:
    """Return the symbol of a seat, or of neutral if `owner` is the number after the last seat."""
    return SYMBOLS[owner] if owner < players else _NEUTRAL_SYMBOL
