"""The tables of the database. A change needs a migration in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

LATEST_REVISION: Final = "0004"
"""The newest migration; a database at this revision needs none."""

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Values of the service itself: the key from which the secrets of dice are derived."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("code", String(12), unique=True),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Column("origin", String(20), nullable=False, server_default=""),
    Column("heard", BigInteger, nullable=False, server_default="0"),
    Column("to_move", Integer),
    Column("due_at", BigInteger),
    Column("moved_at", BigInteger),
    Index("tables_by_status", "status", "public"),
)
"""The index of the logs, for lists and codes.

It can be rebuilt from the logs, except `origin` (a keyed hash of the maker's address) and `heard`
(when a seated person was last there). `to_move` and `due_at` are updated at each action only if a
turn may take hours: such a table need not be in memory until then.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), nullable=False),
    Index("seats_by_holder", "holder"),
)
"""A part of the index: the hashes of the tokens that hold seats."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64)),
    Column("key", String(80)),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""The logs, the single source of truth. Rows are only ever added.

Keys need no index of their own: an append of version n + 1 has seen all keys up to n, and of two
appends of the same version one fails.
"""

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""Messages between players; apart from the log, because no action depends on them."""

archive = Table(
    "archive",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("archived", BigInteger, nullable=False),
    Column("log", LargeBinary, nullable=False),
)
"""Old tables: their whole log in one compressed row."""
