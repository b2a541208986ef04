"""A position on one line of text, for people to read, type and share."""

from __future__ import annotations

import re
from typing import Final

from lastroll.game._errors import InvalidNotation
from lastroll.game._notation import (
    NEUTRAL_LETTER,
    SEAT_LETTERS,
    format_amount,
    format_notes,
    format_owner,
    format_rules,
    notation_error,
    parse_amount,
    parse_notes,
    parse_number,
    parse_rules,
    parse_seat,
)
from lastroll.rules import Casino, Hand, LastRollError, Position, Purse, Roll, Rules

LINE_TAG: Final = "LR1"
_MAX_LENGTH: Final = 100_000


def format_position_line(position: Position) -> str:
    """Return a position as one line of text.

    >>> from lastroll.rules import new_position
    >>> position = new_position(Rules(players=2)).deal([(60_000, 30_000)] * 6)
    >>> format_position_line(position.roll(Roll.of("11235566")))
    'LR1 2 1a a | 60.30 60.30 60.30 60.30 60.30 60.30 | 8 8 | 0/0 0/0 | 11235566'
    """
    sections = [
        f"{LINE_TAG} {format_rules(position.rules)} {position.round}{SEAT_LETTERS[position.start]} "
        + ("-" if position.turn is None else SEAT_LETTERS[position.turn]),
        " ".join(_format_casino(casino, position.rules) for casino in position.casinos),
        " ".join(f"{own}+{neutral}" if neutral else str(own) for own, neutral in position.hands),
        " ".join(_format_purse(purse) for purse in position.purses),
    ]
    if position.rolled is not None:
        sections.append(str(position.rolled))
    return " | ".join(sections)


def parse_position_line(text: str) -> Position:
    """Return the position written on one line; raise an error if it is invalid."""
    if len(text) > _MAX_LENGTH:
        raise InvalidNotation("too-long", "longer than {most} bytes", most=_MAX_LENGTH)
    sections = [section.split() for section in text.split("|")]
    if len(sections) not in (4, 5) or len(sections[0]) != 4 or sections[0][0] != LINE_TAG:
        raise notation_error("position", text.strip())
    _, rules_text, round_text, turn_text = sections[0]
    rules = parse_rules(rules_text)
    rolled = None
    if len(sections) == 5:
        if len(sections[4]) != 1:
            raise notation_error("roll", " ".join(sections[4]))
        rolled = _parse_roll(sections[4][0])
    return Position(
        rules=rules,
        round=parse_number(round_text[:-1], "round"),
        start=parse_seat(round_text[-1:]),
        turn=None if turn_text == "-" else parse_seat(turn_text),
        casinos=tuple(_parse_casino(casino, rules) for casino in sections[1]),
        hands=tuple(map(_parse_hand, sections[2])),
        rolled=rolled,
        purses=tuple(map(_parse_purse, sections[3])),
    ).check()


def _format_casino(casino: Casino, rules: Rules) -> str:
    dice = "".join(
        f"{format_owner(owner, rules.players)}{count}"
        for owner, count in enumerate(casino.dice)
        if count
    )
    return format_notes(casino.notes) + (f":{dice}" if dice else "")


def _parse_casino(text: str, rules: Rules) -> Casino:
    notes, colon, counts = text.partition(":")
    if not re.fullmatch(r"(?:[a-en][0-9]{1,3})+" if colon else r"", counts):
        raise notation_error("casino", text)
    dice = [0] * rules.owners
    for owner, count in re.findall(r"([a-en])([0-9]+)", counts):
        column = rules.players if owner == NEUTRAL_LETTER else SEAT_LETTERS.index(owner)
        if column >= rules.owners or (owner != NEUTRAL_LETTER and column >= rules.players):
            raise notation_error("casino", text)
        dice[column] += int(count)
    return Casino(tuple(sorted(parse_notes(notes), reverse=True)), tuple(dice))


def _parse_hand(text: str) -> Hand:
    own, plus, neutral = text.partition("+")
    return Hand(parse_number(own, "hand"), parse_number(neutral, "hand") if plus else 0)


def _format_purse(purse: Purse | None) -> str:
    return "?" if purse is None else f"{format_amount(purse.money)}/{purse.notes}"


def _parse_purse(text: str) -> Purse | None:
    if text == "?":
        return None
    money, _, notes = text.partition("/")
    return Purse(parse_amount(money), parse_number(notes, "purse"))


def _parse_roll(text: str) -> Roll:
    try:
        return Roll.of(*text.split("+", 1))
    except LastRollError:
        raise notation_error("roll", text) from None
