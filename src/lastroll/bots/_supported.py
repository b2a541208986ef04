"""The bots' support for rules."""

from __future__ import annotations

from lastroll.bots._ladder import LADDER, Rung
from lastroll.rules import LastRollError, Rules

BOOKLET_RULES: tuple[Rules, ...] = tuple(
    Rules(players=players, neutral=neutral)
    for players in (2, 3, 4, 5)
    for neutral in (False, True)
    if players < 5 or not neutral
)
"""The booklets' games: any number of players, with neutral dice and without."""


class UnsupportedRules(LastRollError):
    """The bot does not support the rules of the table."""


def check_supports(name: str, rules: Rules) -> None:
    """Raise `UnsupportedRules` if a bot of the ladder does not support these rules.

    Programs are not checked.

    >>> check_supports("greedy", Rules(players=5))
    """
    for rung in LADDER:
        if rung.name == name and not rung.supports(rules):
            raise UnsupportedRules(
                "bot-not-for-these-rules",
                "the bot {name!r} does not play by these rules",
                name=name,
            )


def fast_rungs(rules: Rules | None = None) -> list[Rung]:
    """Return the fast rungs that support all games of the booklets, weakest first.

    With house rules they also support those.
    """
    tables = BOOKLET_RULES if rules is None else (*BOOKLET_RULES, rules)
    return [rung for rung in LADDER if rung.fast and all(map(rung.supports, tables))]


def strongest_fast_rung(rules: Rules | None = None) -> Rung:
    """Return the strongest of the fast rungs."""
    return fast_rungs(rules)[-1]
