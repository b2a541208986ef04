"""Names of players, and the check that a screen can show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import category

from lastroll.game._errors import InvalidRecord
from lastroll.rules import Rules

_MAX_NAME: Final = 60
_BREAKING: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Categories that break a line or a terminal."""
_INVISIBLE_LETTERS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Blanks that Unicode counts among letters, marks and symbols."""
_JOINERS: Final = "\u200c\u200d"
_PICTURE_STYLES: Final = "\ufe0e\ufe0f"
_KEYCAP: Final = "\u20e3"
_FIRST_JOINED: Final = "\u0600"
"""The first character of the scripts and pictograms that use joiners; Latin, Greek and Cyrillic
use none."""


def check_names(rules: Rules, names: Sequence[str]) -> tuple[str, ...]:
    """Return one name per seat, by default the numbers from 1; raise if a name is invalid."""
    if not names:
        return tuple(str(seat + 1) for seat in range(rules.players))
    if len(names) != rules.players:
        raise InvalidRecord(
            "names-count",
            "{players} players need {players} names, not {count}",
            players=rules.players,
            count=len(names),
        ).at("players")
    for seat, name in enumerate(names):
        if not is_name(name):
            raise InvalidRecord(
                "name",
                "a name is 1 to {most} visible characters on one line, not {name!r}",
                most=_MAX_NAME,
                name=name[:60],
            ).at(f"players[{seat}]")
    return tuple(names)


def is_name(name: str) -> bool:
    r"""Return whether a name has 1 to 60 characters, all visible but for spaces between them.

    >>> is_name("Zoë"), is_name("Anna\u200b")
    (True, False)
    """
    return (
        0 < len(name) <= _MAX_NAME
        and any(character.isprintable() and not character.isspace() for character in name)
        and all(_is_allowed(name, index) for index in range(len(name)))
    )


def _is_allowed(name: str, index: int) -> bool:
    """Return whether the character at `index` is visible, or joins or styles its neighbours."""
    character = name[index]
    before, after = name[:index][-1:], name[index + 1 :][:1]
    if character in _JOINERS:
        return before >= _FIRST_JOINED and after >= _FIRST_JOINED and after not in _JOINERS
    if "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef":
        is_picture = category(before or " ") in {"Po", "Sm", "So"} and before >= "\u00a9"
        return character in _PICTURE_STYLES and (is_picture or after == _KEYCAP)
    kind = category(character)
    return kind not in _BREAKING and kind != "Cf" and character not in _INVISIBLE_LETTERS
