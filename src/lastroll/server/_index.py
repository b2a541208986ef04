"""The index row of a table, for lists and codes that do without its log."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from lastroll.server._clock import has_long_turns, now_ms
from lastroll.server._entries import clock_name
from lastroll.server._table_state import TableState


class IndexRow(NamedTuple):
    """A table in the index."""

    id: str
    code: str | None
    status: str
    public: bool
    created: int
    summary: str
    origin: str
    """The hash of the maker's address; only written with a table's first row."""
    heard: int
    """The time when somebody was last there."""
    moved_at: int
    to_move: int | None
    """The seat to act, at a table where a turn may take hours."""
    due_at: int | None
    """The time of the next action that is due by itself."""
    holders: tuple[tuple[int, str], ...]
    """The held seats with the hashes of their tokens; stored in a table of their own."""

    def columns(self) -> dict[str, object]:
        """Return the columns of a new row."""
        return {k: v for k, v in self._asdict().items() if k != "holders"}

    def changes(self) -> dict[str, object]:
        """Return the columns of an existing row that may change."""
        return {k: v for k, v in self.columns().items() if k not in ("origin", "created")}


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
