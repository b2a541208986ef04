"""Records that callers bring, played through for the page to show."""

from __future__ import annotations

import msgspec

from lastroll.game import apply_event, format_record, parse_record, replay
from lastroll.rules import new_position
from lastroll.server._answers import Replayed
from lastroll.server._views import StandingView, Step, step_view


def replay_steps(body: bytes) -> Replayed:
    """Play a record through; refuse it where it is not one."""
    record = parse_record(body)
    game = replay(record)
    position, steps = new_position(record.rules), []
    for number, event in enumerate(game.events, 1):
        after = apply_event(position, event)
        steps.append(step_view(Step(number, event, position, after, None), None, open_purses=True))
        position = after
    return Replayed(
        record=msgspec.json.decode(format_record(record)),
        steps=steps,
        standings=[StandingView(*standing) for standing in game.standings] if game.over else None,
        winners=list(game.winners) if game.over else None,
        unfinished=not game.over,
    )
