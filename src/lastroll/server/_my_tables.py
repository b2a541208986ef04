"""The tables where a client's tokens hold seats, with the seat to act and the deadline."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Final

from sqlalchemy import RowMapping

from lastroll.server._clock import now_ms
from lastroll.server._refusals import NotFound
from lastroll.server._registry import Registry
from lastroll.server._responses import MyTable
from lastroll.server._secrets import hash_token

MAX_TOKENS: Final = 50


def tokens_in(authorization: str | None, longest: int) -> list[str]:
    """Return the tokens of a header that may have several: Bearer FIRST, SECOND."""
    kind, _, parts = (authorization or "").partition(" ")
    if kind.lower() != "bearer":
        return []
    tokens = [token for part in parts.split(",") if (token := part.strip())]
    return [token for token in tokens[:MAX_TOKENS] if len(token) <= longest]


async def my_tables(registry: Registry, tokens: Iterable[str]) -> list[MyTable]:
    """Return the tables of some tokens, newest first."""
    holders = sorted({hash_token(token) for token in tokens})
    rows = await registry.store.tables_of(holders) if holders else []
    listed = []
    for _, seats in groupby(rows, key=lambda row: str(row["id"])):
        with suppress(NotFound):  # its log is missing
            listed.append(await _my_table(registry, list(seats)))
    return listed


async def _my_table(registry: Registry, rows: Sequence[RowMapping]) -> MyTable:
    """Return one table from its rows, one for each seat of the client."""
    first = rows[0]
    held = tuple(row["seat"] for row in rows)
    to_move, due_at, moved_at = first["to_move"], first["due_at"], first["moved_at"]
    if first["status"] == "playing" and to_move is None:
        # The row has the seat to act only if turns may take hours.
        async with registry.locked(first["id"]) as live:
            for row in rows:
                live.touch(row["holder"])
            if live.table.game is not None:
                to_move = live.table.game.position.turn
            left, moved_at = live.feed.time_left(), live.table.last_entry_at
            due_at = None if left is None else now_ms() + left
    return MyTable(
        table=first["id"],
        status=first["status"],
        held=held,
        to_move=to_move,
        your_turn=to_move in held,
        due_at=due_at,
        moved_at=moved_at,
        created=first["created"],
    )
