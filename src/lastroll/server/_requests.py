"""What callers send, in the shape of its JSON. Every text and list has a largest size."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastroll.server._entries import Clock, Grace, Look, SeatKind, TalkKind, TurnSeconds

Name = Annotated[str, Meta(max_length=60)]
Nonce = Annotated[str, Meta(max_length=64)]
# PostgreSQL keeps no NUL in a text.
Key = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00]*$")]
SeatKey = Annotated[str, Meta(min_length=16, max_length=80)]
"""The caller's own for taking a seat: a secret, because who knows it gets the seat's token."""
Small = Annotated[int, Meta(ge=0, le=1_000_000_000)]

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


class RulesRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Rules as a caller asks for them; what is left out is the booklets'."""

    players: Small | UnsetType = UNSET
    neutral: bool = False
    rounds: Small = 4
    start: Small = 0
    minimum: Small | UnsetType = UNSET
    notes: Annotated[tuple[Small, ...], Meta(max_length=200)] | UnsetType = UNSET
    dice: Small | UnsetType = UNSET
    neutral_dice: Small | UnsetType = UNSET
    opening_dice: Small | UnsetType = UNSET


class SeatRequest(msgspec.Struct, frozen=True):
    """A seat of a table that is made."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=60)] | None = None


class ArrangedSeatRequest(msgspec.Struct, frozen=True):
    """A seat of a table that is arranged anew; `was` is where its person or bot sits now."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=60)] | None = None
    was: Annotated[int, Meta(ge=0, le=4)] | None = None


class CreateTable(msgspec.Struct, frozen=True):
    """A table to be made; the caller takes the first human seat."""

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


class Arrange(msgspec.Struct, frozen=True):
    """A table as its maker wants it before the game; what is left out stays."""

    seats: Annotated[tuple[ArrangedSeatRequest, ...], Meta(min_length=2, max_length=5)]
    rules: RulesRequest | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    open_purses: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    turn_seconds: TurnSeconds | UnsetType | None = UNSET
    grace: Grace | UnsetType | None = UNSET
    talk: TalkKind | UnsetType = UNSET


class TakeSeat(msgspec.Struct, frozen=True):
    """A seat to be taken: any that is open, or a certain one."""

    name: Name
    key: SeatKey | None = None
    nonce: Nonce | None = None
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    look: Look | None = None


class ChangeSeat(msgspec.Struct, frozen=True):
    """Another name, or another colour and symbol."""

    name: Name | None = None
    look: Look | None = None


class Act(msgspec.Struct, frozen=True):
    """An action; the same `key` again gets the first answer again."""

    key: Key
    expect: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    action: Literal["roll", "place"]
    face: Annotated[int, Meta(ge=1, le=6)] | None = None


class Say(msgspec.Struct, frozen=True):
    """Something to be said: exactly one of the three."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    reaction: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None
