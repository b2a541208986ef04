"""The index row of a table, for lists and codes that do without its log."""

from __future__ import annotations

import msgspec

from lastroll.server._clock import has_long_turns, now_ms
from lastroll.server._entries import clock_name
from lastroll.server._log_store import IndexRow
from lastroll.server._table_state import TableState


def index_row(table: TableState, origin: str = "", due_at: int | None = None) -> IndexRow:
    """Return the index row of a table; `due_at` only if a turn may take hours."""
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
    to_move = None if table.game is None else table.game.position.turn
    return IndexRow(
        table.id,
        table.code if waiting else None,
        table.status,
        table.options.public,
        table.log[0].entry.at,
        msgspec.json.encode(summary).decode(),
        origin,
        heard=now_ms(),
        moved_at=table.last_entry_at,
        to_move=to_move if has_long_turns(table) else None,
        due_at=due_at,
        holders=tuple(
            (number, seat.holder)
            for number, seat in enumerate(table.seats)
            if seat.taken and seat.holder is not None
        ),
    )
