"""What happens in a game, one typed value each; positions are folded from them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import msgspec

from lastroll.game._errors import InvalidRecord, shown
from lastroll.game._wire import LONGEST_LINE, Count, Dice, Number
from lastroll.rules import (
    FACES,
    LastRollError,
    Payment,
    Payout,
    Phase,
    Position,
    Purse,
    Roll,
    Rules,
    Standing,
    new_position,
    rank_purses,
)


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened at the table."""


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
    """A casino paid: who cancelled, who got which note (seat null: neutral), what went back."""

    casino: int
    cancelled: tuple[int | None, ...]
    payments: tuple[Payment, ...]
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
    if len(text) > LONGEST_LINE:
        raise InvalidRecord("too-long", "longer than {most} bytes", most=LONGEST_LINE)
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise InvalidRecord(
            "event-shape", "this is not an event: {detail}", detail=shown(str(error), 200)
        ) from None


def payout_event(casino: int, payout: Payout) -> CasinoPaid:
    """Say as an event what a casino paid."""
    return CasinoPaid(casino, payout.cancelled, payout.payments, payout.returned)


def apply_event(position: Position, event: AnyEvent) -> Position:
    """Give the position after an event; refuse an event that the rules do not allow there."""
    if isinstance(event, Rolled):
        _agree("seat", event.seat, position.turn)
        return position.roll(Roll.of(event.own, event.neutral))
    if isinstance(event, Placed):
        _agree("seat", event.seat, position.turn)
        after = position.place(event.face)
        assert position.rolled is not None
        _agree("dice", (event.own, event.neutral), tuple(position.rolled.dice(event.face)))
        return after
    if isinstance(event, CasinoPaid):
        if event.casino not in FACES:
            raise _disagreement("casino", event.casino, "1-6")
        after = position.pay(event.casino)
        _agree("payout", event, payout_event(event.casino, position.payouts[event.casino - 1]))
        return after
    if isinstance(event, RoundStarted):
        after = position.deal(event.casinos)
        _agree("round", event.round, after.round)
        _agree("start", event.start, after.start)
        return after
    if isinstance(event, OpeningPlaced):
        return position.open(Roll.of("", event.dice))
    if isinstance(event, RoundEnded):
        _demand(position, Phase.DEAL, Phase.OVER)
        _agree("round", event.round, position.round)
        return position
    _demand(position, Phase.OVER)
    _agree("standings", event.standings, standings(position))
    return position


def fold(rules: Rules, events: Iterable[AnyEvent]) -> Position:
    """Give the position that these events lead to from the start of a game."""
    return reduce(apply_event, events, new_position(rules))


def standings(position: Position) -> tuple[Standing, ...]:
    """Rank the seats by their purses, all of which must be open."""
    purses: list[Purse] = []
    for seat, purse in enumerate(position.purses):
        if purse is None:
            raise LastRollError("purse-closed", "the purse of seat {seat} is closed", seat=seat)
        purses.append(purse)
    return rank_purses(purses)


def _demand(position: Position, *phases: Phase) -> None:
    if position.phase not in phases or position.round == 0:
        raise _disagreement("phase", phases[-1].value, position.phase.value)


def _agree(field: str, found: object, expected: object) -> None:
    if found != expected:
        raise _disagreement(field, found, expected)


def _disagreement(field: str, found: object, expected: object) -> InvalidRecord:
    return InvalidRecord(
        "event-differs",
        "{field} is {found}, but by the rules it is {expected}",
        field=field,
        found=shown(str(found), 400),
        expected=shown(str(expected), 400),
    ).at(field)
