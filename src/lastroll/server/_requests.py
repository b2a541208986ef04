"""Bodies of requests, in the shape of their JSON. Every text and list has a maximum size."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastroll.game import RulesData
from lastroll.server._entries import Clock, Grace, Look, SeatKind, TalkKind, TurnSeconds

Name = Annotated[str, Meta(max_length=60)]
Nonce = Annotated[str, Meta(max_length=64)]
# PostgreSQL cannot store NUL in a text.
IdempotencyKey = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00]*$")]
SeatKey = Annotated[str, Meta(min_length=16, max_length=80)]
"""The idempotency key for a seat. It is a secret: it yields the token of the seat."""
BoundedInt = Annotated[int, Meta(ge=0, le=1_000_000_000)]

PHRASES = (
    "hello",
    "good-luck",
    "nice-roll",
    "well-played",
    "ouch",
    "thanks",
    "one-more",
    "gotta-go",
)
REACTIONS = ("laugh", "wow", "cry", "angry", "heart", "clap")


class RulesRequest(RulesData, forbid_unknown_fields=True, frozen=True):
    """Rules of a table; omitted fields are the booklets', and players as many as seats."""

    players: BoundedInt | UnsetType = UNSET  # type: ignore[assignment]
    notes: Annotated[tuple[BoundedInt, ...], Meta(max_length=200)] | UnsetType = UNSET


class SeatRequest(msgspec.Struct, frozen=True):
    """A seat of a new table."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=60)] | None = None


class ArrangedSeatRequest(msgspec.Struct, frozen=True):
    """A seat of an arranged table; `was` is the present seat of its person or bot."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=60)] | None = None
    was: Annotated[int, Meta(ge=0, le=4)] | None = None


class CreateTableRequest(msgspec.Struct, frozen=True):
    """A new table; the client takes the first human seat."""

    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=2, max_length=5)]
    name: Name
    rules: RulesRequest = RulesRequest()
    key: SeatKey | None = None
    ticket: Annotated[str, Meta(max_length=100)] | None = None
    nonce: Nonce | None = None
    look: Look | None = None
    public: bool = False
    open_purses: bool = False
    clock: Clock | UnsetType = UNSET
    turn_seconds: TurnSeconds | UnsetType | None = UNSET
    grace: Grace | None = 60
    talk: TalkKind = "phrases"


class ArrangeRequest(msgspec.Struct, frozen=True):
    """Changes to a table before the game; omitted fields stay."""

    seats: Annotated[tuple[ArrangedSeatRequest, ...], Meta(min_length=2, max_length=5)]
    rules: RulesRequest | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    open_purses: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    turn_seconds: TurnSeconds | UnsetType | None = UNSET
    grace: Grace | UnsetType | None = UNSET
    talk: TalkKind | UnsetType = UNSET


class TakeSeatRequest(msgspec.Struct, frozen=True):
    """A seat to take: a certain one or any open one."""

    name: Name
    key: SeatKey | None = None
    nonce: Nonce | None = None
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    look: Look | None = None


class ChangeSeatRequest(msgspec.Struct, frozen=True):
    """Another name, or another colour and symbol."""

    name: Name | None = None
    look: Look | None = None


class ActionRequest(msgspec.Struct, frozen=True):
    """An action; a repeated `key` returns the first response."""

    key: IdempotencyKey
    expect: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    action: Literal["roll", "place"]
    face: Annotated[int, Meta(ge=1, le=6)] | None = None


class TalkRequest(msgspec.Struct, frozen=True):
    """A message: exactly one of the three fields."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    reaction: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None
