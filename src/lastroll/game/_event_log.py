"""A whole log of events: each is checked against all that was told before it."""

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
    agree,
    apply_event,
)
from lastroll.game._steps import Step
from lastroll.rules import FACES, LastRollError, Phase, Position, Rules, new_position

_AT_A_TURN: Final[dict[Phase, type[AnyEvent]]] = {
    Phase.OPENING: OpeningPlaced,
    Phase.ROLL: Rolled,
    Phase.PLACE: Placed,
}


class EventLog:
    """A game as it is told, event by event, to somebody who does not see the pile.

    An event is refused if no game of these rules goes on with it, and then nothing has changed.
    Every log that is taken is the beginning of a game that some pile and some dice give.

    >>> from lastroll.game import Game, Seeded
    >>> log = EventLog(Rules(players=2))
    >>> for event in Game(log.rules, Seeded(7)).events:
    ...     step = log.apply(event)
    >>> log.due.__name__, step.after.turn
    ('Rolled', 0)
    """

    def __init__(self, rules: Rules) -> None:
        """Begin before the first deal."""
        self.rules = rules
        self.position = new_position(rules)
        self.events: list[AnyEvent] = []
        self._pile = _PileFromOutside(Counter(rules.notes), ())

    @property
    def due(self) -> type[AnyEvent] | None:
        """The kind of event that comes next; None after the end of the game."""
        if self.position.turn is not None:
            return _AT_A_TURN[self.position.phase]
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
        """Let an event happen and return it as a step; refuse it if the game cannot go on so."""
        self._demand_due(event)
        pile = self._pile
        try:
            position = apply_event(self.position, event)
        except LastRollError as error:
            raise as_record_error(error) from None
        if isinstance(event, CasinoPaid):
            last = self.events[-1]
            # Casinos pay from 1 to 6: it settles the order of the notes under the pile.
            agree("casino", event.casino, last.casino + 1 if isinstance(last, CasinoPaid) else 1)
        elif isinstance(event, RoundEnded):
            agree("returned", event.returned, self._returned())
            pile = pile.put_under(event.returned)
        elif isinstance(event, RoundStarted):
            pile = pile.deal(event.casinos, self.rules.minimum)
        before, self.position, self._pile = self.position, position, pile
        self.events.append(event)
        return Step(len(self.events), event, before, position)

    def _demand_due(self, event: AnyEvent) -> None:
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
        """The notes that the six casinos, which have just paid, gave back."""
        paid = [event for event in self.events[-len(FACES) :] if isinstance(event, CasinoPaid)]
        return tuple(note for event in paid for note in event.returned)


def fold(rules: Rules, events: Iterable[AnyEvent]) -> Position:
    """Give the position that these events lead to from the start of a game.

    The log may stop anywhere, but so far it must be a game: see `EventLog`.
    """
    log = EventLog(rules)
    for number, event in enumerate(events):
        try:
            log.apply(event)
        except InvalidRecord as error:
            raise error.at(f"events[{number}]") from None
    return log.position


class _PileFromOutside(NamedTuple):
    """The pile as one knows it who has seen every note that was dealt and returned."""

    shuffled: Counter[int]
    """On top: notes that were not drawn yet, in an order that nobody knows."""
    returned: tuple[int, ...]
    """Under them: notes that came back, in the order that everybody saw."""

    def put_under(self, notes: tuple[int, ...]) -> Self:
        """Give the pile with these notes at its bottom."""
        return self._replace(returned=(*self.returned, *notes))

    def deal(self, casinos: Sequence[Sequence[int]], minimum: int) -> Self:
        """Give the pile without the notes of these casinos; refuse a deal it cannot give."""
        pile = self
        for number, notes in enumerate(casinos):
            try:
                pile = pile._fill(notes, minimum)
            except InvalidRecord as error:
                raise error.at(f"casinos[{number}]") from None
        return pile

    def _fill(self, notes: Sequence[int], minimum: int) -> Self:
        # Only after the last shuffled note those below are drawn, and these in their order.
        seen = self.returned[: max(0, len(notes) - self.shuffled.total())]
        unseen = Counter(notes)
        unseen.subtract(seen)
        for note, count in unseen.items():
            if count > self.shuffled[note]:  # also where one that was due is missing
                raise InvalidRecord(
                    "deal-pile", "the pile cannot give the notes of ${note} like this", note=note
                )
        pile = self._replace(shuffled=self.shuffled - unseen, returned=self.returned[len(seen) :])
        # Of shuffled notes any may have been the last one, so the highest explains most.
        last = seen[-1] if seen else max(notes, default=0)
        dry = not pile.shuffled and not pile.returned
        if sum(notes) - last >= minimum or (sum(notes) < minimum and not dry):
            raise InvalidRecord(
                "deal-filled",
                "a casino is filled until it holds ${minimum}, and no further",
                minimum=minimum,
            )
        return pile
