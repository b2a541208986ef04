"""Who reads the stream of a table, as processes tell each other."""

from __future__ import annotations

from typing import Final

import msgspec

PRESENCE_SECONDS: Final = 15
"""How long it counts what another process said about who is there."""


class Presence(msgspec.Struct, frozen=True):
    """Who reads a table's stream at one process: hashes of tokens, and how many without a seat."""

    holders: tuple[str, ...]
    watchers: int
