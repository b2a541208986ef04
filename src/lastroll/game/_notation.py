"""The pieces of the text notation: amounts, seats, rules, casinos; grammar in docs/formats.md."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from lastroll.game._errors import InvalidNotation
from lastroll.rules import LastRollError, Owner, Rules

SEATS: Final = "abcde"
NEUTRAL: Final = "n"

MOST_NOTES: Final = 1000
_LONGEST_RULES: Final = 20_000
_RULES: Final = re.compile(r"([0-9]{1,3})(n?)(?:\{([^{}]*)\})?\Z")
_HOUSE: Final = ("rounds", "start", "minimum", "dice", "neutral_dice", "opening_dice", "notes")


def broken(what: str, text: str) -> InvalidNotation:
    """Say that `text` is not `what` it should be."""
    return InvalidNotation(
        "notation", "{text!r} cannot be read as {what}", what=what, text=text[:60]
    )


def format_amount(dollars: int) -> str:
    """Write money: thousands as a plain number, anything else in full with a $.

    >>> format_amount(60_000), format_amount(2_500)
    ('60', '$2500')
    """
    return str(dollars // 1000) if dollars % 1000 == 0 else f"${dollars}"


def parse_amount(text: str) -> int:
    """Read money as `format_amount` writes it."""
    if re.fullmatch(r"[0-9]{1,9}", text):
        return int(text) * 1000
    if re.fullmatch(r"\$[0-9]{1,12}", text):
        return int(text[1:])
    raise broken("amount", text)


def format_owner(owner: Owner, players: int) -> str:
    """Return the letter of a seat, or `n` for neutral."""
    return NEUTRAL if owner == players else SEATS[owner]


def parse_number(text: str, what: str) -> int:
    """Read a short whole number."""
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise broken(what, text)
    return int(text)


def parse_seat(text: str) -> int:
    """Read the letter of a seat."""
    if len(text) != 1 or text not in SEATS:
        raise broken("seat", text)
    return SEATS.index(text)


def format_notes(notes: Iterable[int]) -> str:
    """Write notes with dots between, `-` for none."""
    return ".".join(map(format_amount, notes)) or "-"


def parse_notes(text: str) -> tuple[int, ...]:
    """Read notes as `format_notes` writes them."""
    return () if text == "-" else tuple(map(parse_amount, text.split(".")))


def format_rules(rules: Rules) -> str:
    """Write rules: players, `n` for the variant, house rules in braces.

    >>> format_rules(Rules(players=3, neutral=True, rounds=2))
    '3n{rounds=2}'
    """
    house = dict(rules.house_rules)
    if rules.start:
        house["start"] = rules.start
    if "minimum" in house:
        house["minimum"] = format_amount(rules.minimum)
    if "notes" in house:
        house["notes"] = ".".join(
            f"{count}x{format_amount(note)}" for note, count in Counter(rules.notes).items()
        )
    options = ",".join(f"{name}={house[name]}" for name in _HOUSE if name in house)
    return f"{rules.players}{'n' if rules.neutral else ''}{f'{{{options}}}' if options else ''}"


def parse_rules(text: str) -> Rules:
    """Read rules as `format_rules` writes them."""
    match = _RULES.match(text) if len(text) <= _LONGEST_RULES else None
    if not match:
        raise broken("rules", text)
    given: dict[str, Any] = {"players": int(match[1]), "neutral": bool(match[2])}
    for option in match[3].split(",") if match[3] else ():
        name, _, value = option.partition("=")
        if name not in _HOUSE or name in given:
            raise broken("house rule", option)
        if name == "notes":
            given[name] = tuple(_parse_counted_notes(value))
        else:
            given[name] = (
                parse_amount(value) if name == "minimum" else parse_number(value, "house rule")
            )
    try:
        return Rules(**given)
    except LastRollError as error:
        raise error.at("rules") from None


def _parse_counted_notes(text: str) -> list[int]:
    notes: list[int] = []
    for group in text.split("."):
        count, _, amount = group.partition("x")
        if not re.fullmatch(r"[0-9]{1,4}", count):
            raise broken("notes", group)
        # One too many is enough for the rules to refuse; 9999x10.9999x10… must not fill memory.
        notes += [parse_amount(amount)] * min(int(count), MOST_NOTES + 1 - len(notes))
    return notes
