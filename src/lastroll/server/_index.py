"""The row of a table in the index: what lists and codes know of it without its log."""

from __future__ import annotations

import msgspec

from lastroll.server._clock import now_ms
from lastroll.server._entries import clock_name
from lastroll.server._store import IndexRow
from lastroll.server._table import Table


def index_row(table: Table, origin: str = "") -> IndexRow:
    """Return a table as lists and codes know it."""
    maker = next((s.name for s in table.seats if s.holder == table.host and s.name), None)
    summary = {
        "maker": maker,
        "players": table.rules.players,
        "neutral": table.rules.neutral,
        "open": sum(seat.open and seat.holder is None for seat in table.seats),
        "booklet": not table.rules.house_rules,
        "clock": clock_name(table.options.turn_seconds),
        "turn_seconds": table.options.turn_seconds,
    }
    waiting = table.status == "waiting"
    return IndexRow(
        table.id,
        table.code if waiting else None,
        table.status,
        table.options.public,
        table.log[0].entry.at,
        msgspec.json.encode(summary).decode(),
        origin,
        now_ms(),
    )
