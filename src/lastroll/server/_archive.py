"""The log of an archived table, compressed to one value."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec


class ArchivedRow(msgspec.Struct, array_like=True):
    """A row of the log in the archive."""

    version: int
    holder: str | None
    key: str | None
    at: int
    body: str


def compress_rows(rows: Sequence[ArchivedRow]) -> bytes:
    """Return the rows of a table's log, compressed."""
    return zlib.compress(msgspec.json.encode(rows), 9)


def decompress_rows(compressed: bytes) -> list[ArchivedRow]:
    """Return the rows of a compressed log."""
    return msgspec.json.decode(zlib.decompress(compressed), type=list[ArchivedRow])
