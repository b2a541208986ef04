"""The pile of notes: filling the casinos from its top, returning notes under it."""

from __future__ import annotations

from lastroll.rules._rules import FACES, Rules

Pile = tuple[int, ...]
"""Notes in the order they are drawn, the first entry first."""


def fill_casinos(rules: Rules, pile: Pile) -> tuple[tuple[tuple[int, ...], ...], Pile]:
    """Deal notes to casino 1, then 2, … then 6; give the six casinos' notes and the pile left.

    A casino is filled until it holds at least the minimum. Where house rules let the pile run
    dry, it is filled as far as the pile goes (ruling), perhaps not at all.

    >>> fill_casinos(Rules(players=2), (60_000, 30_000, 20_000, 90_000))
    (((60000,), (30000, 20000), (90000,), (), (), ()), ())
    """
    drawn = 0
    casinos = []
    for _ in FACES:
        first, total = drawn, 0
        while total < rules.minimum and drawn < len(pile):
            total += pile[drawn]
            drawn += 1
        casinos.append(tuple(sorted(pile[first:drawn], reverse=True)))
    return tuple(casinos), pile[drawn:]
