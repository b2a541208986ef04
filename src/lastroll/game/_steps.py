"""A step of a game: an event with the positions before and after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lastroll.game._events import AnyEvent, apply_event
from lastroll.rules import Position, Rules, new_position


class Step(NamedTuple):
    """An event of a game, its number, and the positions around it."""

    number: int
    """The number of the event in its game; the first has 1."""
    event: AnyEvent
    before: Position
    after: Position


def steps(start: Rules | Position, events: Iterable[AnyEvent], first: int = 1) -> Iterator[Step]:
    """Yield the steps of events, from the start of a game or from the position before `first`.

    The events are not checked against each other: see `EventLog`.

    >>> from lastroll.game import Game, Seeded
    >>> game = Game(Rules(players=2), Seeded(7))
    >>> [step.number for step in game.roll()]
    [2]
    >>> [type(step.event).__name__ for step in steps(game.rules, game.events)]
    ['RoundStarted', 'Rolled']
    """
    position = new_position(start) if isinstance(start, Rules) else start
    for number, event in enumerate(events, first):
        before, position = position, apply_event(position, event)
        yield Step(number, event, before, position)
