"""Bodies of responses, in the shape of their JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from lastroll.bots import Strength
from lastroll.rules import Standing
from lastroll.server._views import StepView


class CreateTableResponse(msgspec.Struct, frozen=True):
    """A table was made, and the client sits at it."""

    table: str
    seat: int
    token: str
    code: str
    commitment: str
    version: int


class CommitmentResponse(msgspec.Struct, frozen=True):
    """The commitment of a table that will be made with this ticket."""

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


class OpenTablesResponse(msgspec.Struct, frozen=True):
    """The public tables that wait for players."""

    tables: list[OpenTable]


class MyTable(msgspec.Struct, frozen=True):
    """A table at which the client holds seats."""

    table: str
    status: str
    held: tuple[int, ...]
    to_move: int | None
    """The seat to act, in a running game."""
    your_turn: bool
    due_at: int | None
    """The end of the turn, in milliseconds since 1970; null without a clock."""
    moved_at: int | None
    created: int


class MyTablesResponse(msgspec.Struct, frozen=True):
    """The tables at which the client holds seats, newest first."""

    tables: list[MyTable]


class TableIdResponse(msgspec.Struct, frozen=True):
    """The id of the requested table."""

    table: str


class TakeSeatResponse(msgspec.Struct, frozen=True):
    """A seat was taken; its token is not sent again."""

    seat: int
    token: str
    version: int


class VersionResponse(msgspec.Struct, frozen=True):
    """The version of the table after the request."""

    version: int


class StepsResponse(msgspec.Struct, frozen=True):
    """Steps of a game up to a version: those of an action, or all so far."""

    version: int
    steps: list[StepView]


class TalkResponse(msgspec.Struct, frozen=True):
    """The number of the message."""

    number: int


class TableKind(msgspec.Struct, frozen=True):
    """A table of the booklets: the number of players, and whether with neutral dice."""

    players: int
    neutral: bool


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit at a table; title and summary are in the client's language."""

    name: str
    level: int
    title: str
    summary: str
    fast: bool
    plays: tuple[TableKind, ...]
    strength: Strength | None
    """The measured strength; null if it was not measured."""


class ReplayResponse(msgspec.Struct, frozen=True):
    """A record with its steps."""

    record: dict[str, Any]
    steps: list[StepView]
    standings: list[Standing] | None
    winners: list[int] | None
    unfinished: bool


class HealthResponse(msgspec.Struct, frozen=True):
    """The service is alive."""

    status: str
    version: str
