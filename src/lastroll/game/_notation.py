"""Parts of the text notation: amounts, seats, rules, notes; grammar in docs/formats.md."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from lastroll.game._errors import InvalidNotation
from lastroll.rules import LastRollError, Owner, Rules

SEAT_LETTERS: Final = "abcde"
NEUTRAL_LETTER: Final = "n"

MAX_NOTES: Final = 1000
_MAX_RULES_LENGTH: Final = 20_000
_RULES: Final = re.compile(r"([0-9]{1,3})(n?)(?:\{([^{}]*)\})?\Z")
_HOUSE_RULES: Final = (
    "rounds",
    "start",
    "minimum",
    "dice",
    "neutral_dice",
    "opening_dice",
    "notes",
)


def notation_error(what: str, text: str) -> InvalidNotation:
    """Return the error for a `text` that cannot be read as `what`."""
    return InvalidNotation(
        "notation", "{text!r} cannot be read as {what}", what=what, text=text[:60]
    )


def format_amount(dollars: int) -> str:
    """Return money as text: a plain number of thousands, or all dollars after a $.

    >>> format_amount(60_000), format_amount(2_500)
    ('60', '$2500')
    """
    return str(dollars // 1000) if dollars % 1000 == 0 else f"${dollars}"


def parse_amount(text: str) -> int:
    """Return the dollars of an amount written by `format_amount`."""
    if re.fullmatch(r"[0-9]{1,9}", text):
        return int(text) * 1000
    if re.fullmatch(r"\$[0-9]{1,12}", text):
        return int(text[1:])
    raise notation_error("amount", text)


def format_owner(owner: Owner, players: int) -> str:
    """Return the letter of a seat, or `n` for neutral."""
    return NEUTRAL_LETTER if owner == players else SEAT_LETTERS[owner]


def parse_number(text: str, what: str) -> int:
    """Return a whole number of at most twelve digits."""
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise notation_error(what, text)
    return int(text)


def parse_seat(text: str) -> int:
    """Return the seat of a letter."""
    if len(text) != 1 or text not in SEAT_LETTERS:
        raise notation_error("seat", text)
    return SEAT_LETTERS.index(text)


def format_notes(notes: Iterable[int]) -> str:
    """Return notes as amounts with dots between, or `-` for none."""
    return ".".join(map(format_amount, notes)) or "-"


def parse_notes(text: str) -> tuple[int, ...]:
    """Return the notes written by `format_notes`."""
    return () if text == "-" else tuple(map(parse_amount, text.split(".")))


def format_rules(rules: Rules) -> str:
    """Return rules as text: players, `n` for the variant, house rules in braces.

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
    options = ",".join(f"{name}={house[name]}" for name in _HOUSE_RULES if name in house)
    return f"{rules.players}{'n' if rules.neutral else ''}{f'{{{options}}}' if options else ''}"


def parse_rules(text: str) -> Rules:
    """Return the rules written by `format_rules`."""
    match = _RULES.match(text) if len(text) <= _MAX_RULES_LENGTH else None
    if not match:
        raise notation_error("rules", text)
    given: dict[str, Any] = {"players": int(match[1]), "neutral": bool(match[2])}
    for option in match[3].split(",") if match[3] else ():
        name, _, value = option.partition("=")
        if name not in _HOUSE_RULES or name in given:
            raise notation_error("house rule", option)
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
            raise notation_error("notes", group)
        # One note too many is enough for `Rules` to raise; 9999x10.9999x10… must not fill memory.
        notes += [parse_amount(amount)] * min(int(count), MAX_NOTES + 1 - len(notes))
    return notes
