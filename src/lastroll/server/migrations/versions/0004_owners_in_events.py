"""Owners and standings in events: neutral is a number, unclaimed notes are listed, objects."""

import json
import zlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_log = sa.table(
    "log",
    sa.column("table_id", sa.String),
    sa.column("version", sa.Integer),
    sa.column("body", sa.Text),
)
_archive = sa.table("archive", sa.column("id", sa.String), sa.column("log", sa.LargeBinary))


def upgrade() -> None:
    """Convert the events of all logs."""
    connection = op.get_bind()
    ids = sa.select(_log.c.table_id).distinct()
    for (table,) in connection.execute(ids).all():
        found = sa.select(_log.c.version, _log.c.body).where(_log.c.table_id == table)
        rows = connection.execute(found.order_by(_log.c.version)).all()
        bodies = _converted([body for _, body in rows])
        for (version, before), after in zip(rows, bodies, strict=True):
            if after != before:
                row = sa.update(_log).where(_log.c.table_id == table, _log.c.version == version)
                connection.execute(row.values(body=after))
    for table, packed in connection.execute(sa.select(_archive.c.id, _archive.c.log)).all():
        archived = json.loads(zlib.decompress(packed))
        bodies = _converted([row[-1] for row in archived])
        written = [[*row[:-1], body] for row, body in zip(archived, bodies, strict=True)]
        body = zlib.compress(json.dumps(written, separators=(",", ":")).encode(), 9)
        connection.execute(sa.update(_archive).where(_archive.c.id == table).values(log=body))


def _converted(bodies: list[str]) -> list[str]:
    """Return the converted entries of one table's log."""
    players, converted = 0, []
    for body in bodies:
        entry = json.loads(body)
        players = entry.get("rules", {}).get("players", players)
        changed = [_convert(event, players) for event in entry.get("events", ())]
        if any(changed):
            body = json.dumps(entry, separators=(",", ":"), ensure_ascii=False)
        converted.append(body)
    return converted


def _convert(event: dict[str, Any], players: int) -> bool:
    """Convert an event; return whether it changed."""
    if event["event"] == "casino-paid" and "unclaimed" not in event:
        # Neutral, which was null, has the number after the last seat.
        neutral = [note for seat, note in event["payments"] if seat is None]
        event["cancelled"] = [players if seat is None else seat for seat in event["cancelled"]]
        event["payments"] = [
            {"owner": players if seat is None else seat, "note": note}
            for seat, note in event["payments"]
        ]
        event["unclaimed"] = event["returned"][len(neutral) :]
        return True
    if event["event"] == "game-ended" and isinstance(event["standings"][0], list):
        names = ("seat", "money", "notes", "rank")
        event["standings"] = [
            dict(zip(names, standing, strict=True)) for standing in event["standings"]
        ]
        return True
    return False
