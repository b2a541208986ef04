"""Sentences for people, in their language: what happened, what a choice changes, what bots are."""

from lastroll.story._bots import level_text, strength_texts
from lastroll.story._game_lines import (
    game_lines,
    outcome_text,
    players_text,
    summary_line,
    variant_text,
)
from lastroll.story._rules import RULE_PARTS, rule_text
from lastroll.story._story import Story
from lastroll.story._symbols import SYMBOLS, symbol, tie_signs

__all__ = [
    "RULE_PARTS",
    "SYMBOLS",
    "Story",
    "game_lines",
    "level_text",
    "outcome_text",
    "players_text",
    "rule_text",
    "strength_texts",
    "summary_line",
    "symbol",
    "tie_signs",
    "variant_text",
]
