"""The events of a game as typed values, and the position after each."""

from __future__ import annotations

import msgspec

from lastroll.game._errors import InvalidRecord, excerpt
from lastroll.game._wire import Count, Dice, Number, decode_json
from lastroll.rules import (
    FACES,
    LastRollError,
    Owner,
    Payment,
    Payout,
    Phase,
    Position,
    Purse,
    Roll,
    Standing,
    rank_purses,
)


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """An event of a game."""


class RoundStarted(Event, frozen=True, tag="round-started"):
    """Notes were dealt to casinos 1 to 6, and `start` has the start-player card."""

    round: int
    start: int
    casinos: tuple[tuple[Count, ...], ...]


class OpeningPlaced(Event, frozen=True, tag="opening-placed"):
    """The spare neutral dice were rolled and lie on the casinos of their faces."""

    dice: Dice


class Rolled(Event, frozen=True, tag="rolled"):
    """A player rolled all dice left in the hand."""

    seat: Number
    own: Dice
    neutral: Dice


class Placed(Event, frozen=True, tag="placed"):
    """A player placed all dice of one face."""

    seat: Number
    face: Number
    own: Number
    neutral: Number


class CasinoPaid(Event, frozen=True, tag="casino-paid"):
    """A casino paid: owners that tied, notes with their owners, unclaimed and returned notes."""

    casino: int
    cancelled: tuple[Owner, ...]
    payments: tuple[Payment, ...]
    unclaimed: tuple[int, ...]
    returned: tuple[int, ...]


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """All casinos have paid; the notes in `returned` went under the pile in this order."""

    round: int
    returned: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last round is over; standings by rank, then seat."""

    standings: tuple[Standing, ...]


AnyEvent = RoundStarted | OpeningPlaced | Rolled | Placed | CasinoPaid | RoundEnded | GameEnded

_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def format_event(event: AnyEvent) -> str:
    """Write an event as JSON."""
    return msgspec.json.encode(event).decode()


def parse_event(text: str | bytes) -> AnyEvent:
    """Read an event from JSON."""
    return decode_json(_DECODER, text, InvalidRecord)


def payout_event(casino: int, payout: Payout) -> CasinoPaid:
    """Return the payout of a casino as an event."""
    return CasinoPaid(casino, payout.cancelled, payout.payments, payout.unclaimed, payout.returned)


def apply_event(position: Position, event: AnyEvent) -> Position:
    """Return the position after an event; raise an error if the rules do not allow it there.

    A position does not contain all of its history (which casinos have paid, which notes the pile
    can hold), so use this for a log that was checked. `fold` and `EventLog` check a log.
    """
    if isinstance(event, Rolled):
        check_field("seat", event.seat, position.turn)
        return position.roll(Roll.of(event.own, event.neutral))
    if isinstance(event, Placed):
        check_field("seat", event.seat, position.turn)
        after = position.place(event.face)
        assert position.rolled is not None
        check_field("dice", (event.own, event.neutral), tuple(position.rolled.dice(event.face)))
        return after
    if isinstance(event, CasinoPaid):
        if event.casino not in FACES:
            raise _field_error("casino", event.casino, "1-6")
        after = position.pay(event.casino)
        check_field("payout", event, payout_event(event.casino, position.payouts[event.casino - 1]))
        return after
    if isinstance(event, RoundStarted):
        after = position.deal(event.casinos)
        check_field("round", event.round, after.round)
        check_field("start", event.start, after.start)
        return after
    if isinstance(event, OpeningPlaced):
        return position.open(Roll.of("", event.dice))
    if isinstance(event, RoundEnded):
        _check_phase(position, Phase.DEAL, Phase.OVER)
        check_field("round", event.round, position.round)
        return position
    _check_phase(position, Phase.OVER)
    check_field("standings", event.standings, standings(position))
    return position


def standings(position: Position) -> tuple[Standing, ...]:
    """Return the ranking by the purses; raise an error if one is closed."""
    purses: list[Purse] = []
    for seat, purse in enumerate(position.purses):
        if purse is None:
            raise LastRollError("purse-closed", "the purse of seat {seat} is closed", seat=seat)
        purses.append(purse)
    return rank_purses(purses)


def _check_phase(position: Position, *phases: Phase) -> None:
    if position.phase not in phases or position.round == 0:
        raise _field_error("phase", phases[-1].value, position.phase.value)


def check_field(field: str, found: object, expected: object) -> None:
    """Raise `InvalidRecord` if a field of an event differs from what the rules give."""
    if found != expected:
        raise _field_error(field, found, expected)


def _field_error(field: str, found: object, expected: object) -> InvalidRecord:
    return InvalidRecord(
        "event-differs",
        "{field} is {found}, but by the rules it is {expected}",
        field=field,
        found=excerpt(str(found), 400),
        expected=excerpt(str(expected), 400),
    ).at(field)
