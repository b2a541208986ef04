"""Replays records that clients send, for the page."""

from __future__ import annotations

import msgspec

from lastroll.game import format_record, parse_record, replay
from lastroll.server._responses import ReplayResponse
from lastroll.server._views import TableStep, step_view


def replay_response(body: bytes) -> ReplayResponse:
    """Return a record with its steps; raise `InvalidRecord` if it is not one."""
    record = parse_record(body)
    game = replay(record)
    steps = [TableStep(step.number, step, None) for step in game.steps()]
    return ReplayResponse(
        record=msgspec.json.decode(format_record(record)),
        steps=[step_view(step, None, open_purses=True) for step in steps],
        standings=list(game.standings) if game.over else None,
        winners=list(game.winners) if game.over else None,
        unfinished=not game.over,
    )
