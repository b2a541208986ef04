"""A log of events in which each is checked against all before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Self

from lastroll.game._errors import InvalidRecord, as_record_error
from lastroll.game._events import (
    AnyEvent,
    CasinoPaid,
    GameEnded,
    OpeningPlaced,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
    apply_event,
    check_field,
)
from lastroll.game._steps import Step
from lastroll.rules import FACES, LastRollError, Phase, Position, Rules, new_position

_EVENT_OF_PHASE: Final[dict[Phase, type[AnyEvent]]] = {
    Phase.OPENING: OpeningPlaced,
    Phase.ROLL: Rolled,
    Phase.PLACE: Placed,
}


class EventLog:
    """A game read event by event, without knowing the pile.

    An event with which no game by these rules continues raises an error and changes nothing. Every
    accepted log is the beginning of a game: there are a pile and dice that lead to it.

    >>> from lastroll.game import Game, Seeded
    >>> log = EventLog(Rules(players=2))
    >>> for event in Game(log.rules, Seeded(7)).events:
    ...     step = log.apply(event)
    >>> log.due.__name__, step.after.turn
    ('Rolled', 0)
    """

    def __init__(self, rules: Rules) -> None:
        """Start before the first deal."""
        self.rules = rules
        self.position = new_position(rules)
        self.events: list[AnyEvent] = []
        self._pile = _KnownPile(Counter(rules.notes), ())

    @property
    def due(self) -> type[AnyEvent] | None:
        """The kind of event that comes next; None after the end of the game."""
        if self.position.turn is not None:
            return _EVENT_OF_PHASE[self.position.phase]
        match self.events[-1] if self.events else None:
            case None:
                return RoundStarted
            case CasinoPaid(casino=casino) if casino == FACES[-1]:
                return RoundEnded
            case Placed() | CasinoPaid():
                return CasinoPaid
            case RoundEnded():
                return GameEnded if self.position.phase is Phase.OVER else RoundStarted
            case _:
                return None

    def apply(self, event: AnyEvent) -> Step:
        """Apply an event and return its step; raise `InvalidRecord` if no game continues so."""
        self._check_due(event)
        pile = self._pile
        try:
            position = apply_event(self.position, event)
        except LastRollError as error:
            raise as_record_error(error) from None
        if isinstance(event, CasinoPaid):
            last = self.events[-1]
            # Casinos pay from 1 to 6: this fixes the order of the notes under the pile.
            check_field(
                "casino", event.casino, last.casino + 1 if isinstance(last, CasinoPaid) else 1
            )
        elif isinstance(event, RoundEnded):
            check_field("returned", event.returned, self._returned())
            pile = pile.put_under(event.returned)
        elif isinstance(event, RoundStarted):
            pile = pile.deal(event.casinos, self.rules.minimum)
        before, self.position, self._pile = self.position, position, pile
        self.events.append(event)
        return Step(len(self.events), event, before, position)

    def _check_due(self, event: AnyEvent) -> None:
        due = self.due
        if due is None:
            raise InvalidRecord("event-after-end", "the game is over before this event")
        if not isinstance(event, due):
            raise InvalidRecord(
                "event-order",
                "the next event is {expected}, not {found}",
                expected=due.__struct_config__.tag,
                found=event.__struct_config__.tag,
            ).at("event")

    def _returned(self) -> tuple[int, ...]:
        """Return the notes that go under the pile after the six casinos have paid."""
        paid = [event for event in self.events[-len(FACES) :] if isinstance(event, CasinoPaid)]
        return tuple(note for event in paid for note in event.returned)


def fold(rules: Rules, events: Iterable[AnyEvent]) -> Position:
    """Return the position after these events, from the start of a game.

    The log may stop anywhere, but must be the beginning of a game: see `EventLog`.
    """
    log = EventLog(rules)
    for number, event in enumerate(events):
        try:
            log.apply(event)
        except InvalidRecord as error:
            raise error.at(f"events[{number}]") from None
    return log.position


class _KnownPile(NamedTuple):
    """The pile as far as it is known from the notes that were dealt and returned."""

    undrawn: Counter[int]
    """The notes on top that were not drawn yet, in unknown order."""
    returned: tuple[int, ...]
    """The notes under them that were returned, in known order."""

    def put_under(self, notes: tuple[int, ...]) -> Self:
        """Return the pile with these notes at its bottom."""
        return self._replace(returned=(*self.returned, *notes))

    def deal(self, casinos: Sequence[Sequence[int]], minimum: int) -> Self:
        """Return the pile without the notes of these casinos; raise if it cannot deal them."""
        pile = self
        for number, notes in enumerate(casinos):
            try:
                pile = pile._fill(notes, minimum)
            except InvalidRecord as error:
                raise error.at(f"casinos[{number}]") from None
        return pile

    def _fill(self, notes: Sequence[int], minimum: int) -> Self:
        # Returned notes are drawn only after all shuffled ones, in the order they were returned.
        seen = self.returned[: max(0, len(notes) - self.undrawn.total())]
        unseen = Counter(notes)
        unseen.subtract(seen)
        for note, count in unseen.items():
            if count > self.undrawn[note]:  # also if a returned note that is due is missing
                raise InvalidRecord(
                    "deal-pile", "the pile cannot give the notes of ${note} like this", note=note
                )
        pile = self._replace(undrawn=self.undrawn - unseen, returned=self.returned[len(seen) :])
        # The order of shuffled notes is unknown: assume that the highest came last, which allows
        # most deals.
        last = seen[-1] if seen else max(notes, default=0)
        empty = not pile.undrawn and not pile.returned
        if sum(notes) - last >= minimum or (sum(notes) < minimum and not empty):
            raise InvalidRecord(
                "deal-filled",
                "a casino is filled until it holds ${minimum}, and no further",
                minimum=minimum,
            )
        return pile
