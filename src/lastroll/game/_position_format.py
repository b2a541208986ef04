"""Positions as JSON: `lastroll-position/1`."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from lastroll.game._wire import Count, RulesData, check_format, decode_json
from lastroll.rules import (
    Casino,
    Hand,
    InvalidPosition,
    LastRollError,
    Position,
    Purse,
    Roll,
)

FORMAT: Final = "lastroll-position/1"


class CasinoData(msgspec.Struct, frozen=True):
    """A casino: its notes, and its dice by owner."""

    notes: Annotated[tuple[Count, ...], Meta(max_length=1000)]
    dice: tuple[Count, ...]


class HandData(msgspec.Struct, frozen=True):
    """The dice left in a hand."""

    own: Count
    neutral: Count = 0


class RollData(msgspec.Struct, frozen=True):
    """The dice of a roll as digits."""

    own: str
    neutral: str = ""


class PurseData(msgspec.Struct, frozen=True):
    """Money won, and the number of its notes."""

    money: Count
    notes: Count


class PositionData(msgspec.Struct, frozen=True, kw_only=True):
    """A position in the shape of its JSON."""

    format: str
    rules: RulesData
    round: Count
    start: Count
    turn: Count | None
    casinos: tuple[CasinoData, ...]
    hands: tuple[HandData, ...]
    roll: RollData | None = None
    purses: tuple[PurseData | None, ...]


_DECODER: Final = msgspec.json.Decoder(PositionData)


def parse_position(text: str | bytes) -> Position:
    """Return the position written as JSON; raise `InvalidPosition` if it is invalid."""
    return position_of(decode_json(_DECODER, text, InvalidPosition))


def position_of(data: PositionData) -> Position:
    """Return the position of decoded data; raise `InvalidPosition` if it is invalid."""
    check_format(data.format, FORMAT, InvalidPosition)
    rolled = None
    if data.roll is not None:
        try:
            rolled = Roll.of(data.roll.own, data.roll.neutral)
        except LastRollError as error:
            raise InvalidPosition(error.code, error.sentence, **error.fields).at("roll") from None
    return Position(
        rules=data.rules.to_rules(),
        round=data.round,
        start=data.start,
        turn=data.turn,
        casinos=tuple(
            Casino(tuple(sorted(casino.notes, reverse=True)), casino.dice)
            for casino in data.casinos
        ),
        hands=tuple(Hand(hand.own, hand.neutral) for hand in data.hands),
        rolled=rolled,
        purses=tuple(
            None if purse is None else Purse(purse.money, purse.notes) for purse in data.purses
        ),
    ).check()


def position_data(position: Position) -> PositionData:
    """Return a position in the shape of its JSON."""
    rolled = position.rolled
    return PositionData(
        format=FORMAT,
        rules=RulesData.of(position.rules),
        round=position.round,
        start=position.start,
        turn=position.turn,
        casinos=tuple([CasinoData(*casino) for casino in position.casinos]),
        hands=tuple([HandData(*hand) for hand in position.hands]),
        roll=rolled and RollData(rolled.own_digits, rolled.neutral_digits),
        purses=tuple([None if purse is None else PurseData(*purse) for purse in position.purses]),
    )


def format_position(position: Position) -> str:
    """Return a position as JSON on one line."""
    return msgspec.json.encode(position_data(position)).decode()
