"""What is kept of a table at which nothing happens any more: its whole log, packed."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec


class ArchivedRow(msgspec.Struct, array_like=True):
    """A row of the log in an archive."""

    version: int
    holder: str | None
    key: str | None
    at: int
    body: str


def pack_rows(rows: Sequence[ArchivedRow]) -> bytes:
    """Pack the log of a table."""
    return zlib.compress(msgspec.json.encode(rows), 9)


def unpack_rows(packed: bytes) -> list[ArchivedRow]:
    """Give the log that was packed."""
    return msgspec.json.decode(zlib.decompress(packed), type=list[ArchivedRow])
