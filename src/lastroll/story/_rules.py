"""The rules of the game as text."""

from __future__ import annotations

from lastroll.locales import Texts
from lastroll.rules import Rules

RULE_PARTS = (
    "goal",
    "deal",
    "turn",
    "skip",
    "ties",
    "pay",
    "purses",
    "rounds",
    "end",
    "neutral",
)
"""The parts of the rules, in order; the texts are `rule-<part>`."""


def rule_text(part: str, rules: Rules, t: Texts) -> str:
    """Return one part of the rules, with the figures of `rules`."""
    return t(f"rule-{part}", rounds=rules.rounds, minimum=t.money(rules.minimum))
