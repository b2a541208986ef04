"""A step of a game: what happened, with the position before it and the one after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lastroll.game._events import AnyEvent, apply_event
from lastroll.rules import Position, Rules, new_position


class Step(NamedTuple):
    """An event of a game, its number, and the positions around it."""

    number: int
    """How many events there are up to this one: the first one has 1."""
    event: AnyEvent
    before: Position
    after: Position


def steps(start: Rules | Position, events: Iterable[AnyEvent], first: int = 1) -> Iterator[Step]:
    """Yield the steps of a game: from its shuffle, or from the position before event `first`.

    The events are of a log that was checked: see `EventLog`.

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
