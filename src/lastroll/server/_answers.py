"""What the calls answer, in the shape of its JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from lastroll.bots import Strength
from lastroll.rules import Standing
from lastroll.server._views import StepView


class TableMade(msgspec.Struct, frozen=True):
    """A table was made, and the caller sits at it."""

    table: str
    seat: int
    token: str
    code: str
    commitment: str
    version: int


class Ticket(msgspec.Struct, frozen=True):
    """The commitment of a table that is about to be made."""

    ticket: str
    table: str
    commitment: str


class OpenTable(msgspec.Struct, frozen=True):
    """A public table that waits for players."""

    table: str
    code: str | None
    maker: str | None
    players: int
    neutral: bool
    open: int
    booklet: bool
    clock: str
    created: int
    turn_seconds: int | None = None


class OpenTables(msgspec.Struct, frozen=True):
    """The public tables that wait for players."""

    tables: list[OpenTable]


class MyTable(msgspec.Struct, frozen=True):
    """A table at which the caller holds seats."""

    table: str
    status: str
    held: tuple[int, ...]
    to_move: int | None
    """The seat whose turn it is, in a game under way."""
    your_turn: bool
    due_at: int | None
    """When the turn is over, in milliseconds since 1970; null without a clock."""
    moved_at: int | None
    created: int


class MyTables(msgspec.Struct, frozen=True):
    """The tables at which the caller holds seats, newest first."""

    tables: list[MyTable]


class TableFound(msgspec.Struct, frozen=True):
    """The table that was meant."""

    table: str


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat was taken; the token is its only key."""

    seat: int
    token: str
    version: int


class Done(msgspec.Struct, frozen=True):
    """It was done; the table is at this version now."""

    version: int


class Acted(msgspec.Struct, frozen=True):
    """An action that is kept, and what it caused; how things stand then comes in the stream."""

    version: int
    steps: list[StepView]


class Steps(msgspec.Struct, frozen=True):
    """The game so far."""

    version: int
    steps: list[StepView]


class Said(msgspec.Struct, frozen=True):
    """What was said has this number."""

    number: int


class BotTable(msgspec.Struct, frozen=True):
    """A table of the booklets: how many play, and whether with neutral dice."""

    players: int
    neutral: bool


class BotKind(msgspec.Struct, frozen=True):
    """A bot that can sit at a table; title and summary are in the caller's language."""

    name: str
    level: int
    title: str
    summary: str
    fast: bool
    plays: tuple[BotTable, ...]
    strength: Strength | None
    """As measured; null where it was not."""


class Replayed(msgspec.Struct, frozen=True):
    """A record, played through."""

    record: dict[str, Any]
    steps: list[StepView]
    standings: list[Standing] | None
    winners: list[int] | None
    unfinished: bool


class Health(msgspec.Struct, frozen=True):
    """The service is alive."""

    status: str
    version: str
