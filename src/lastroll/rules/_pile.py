"""The pile of notes, and how the casinos are filled from its top."""

from __future__ import annotations

from lastroll.rules._rules import FACES, Rules

Pile = tuple[int, ...]
"""Notes in the order they are drawn, the first entry first."""


def fill_casinos(rules: Rules, pile: Pile) -> tuple[tuple[tuple[int, ...], ...], Pile]:
    """Deal notes to casinos 1 to 6 in turn; return the notes of the six and the pile left.

    A casino is filled until it holds at least the minimum. If the pile runs out, which takes house
    rules, the casino keeps the notes it has by then, perhaps none (ruling).

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
