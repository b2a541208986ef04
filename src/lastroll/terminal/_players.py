"""How players are told apart: a symbol each, and a colour for those who see one."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = ("●", "▲", "■", "◆", "★")
NEUTRAL_SYMBOL: Final = "○"


def symbol(owner: int, players: int) -> str:
    """Give the symbol of a seat, or neutral's where `owner` is the one after the last seat."""
    return SYMBOLS[owner] if owner < players else NEUTRAL_SYMBOL
