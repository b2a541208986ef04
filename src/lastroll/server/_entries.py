"""The entries of a table's log, its single source of truth.

Entries hold hashes of tokens, which are never sent; `_views` makes what clients receive.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastroll.game import AnyEvent, RulesData

Clock = Literal["none", "relaxed", "fast", "custom"]
"""The default times for a turn have names; any other is “custom”."""
TalkKind = Literal["off", "phrases", "free"]
SeatKind = Literal["human", "bot"]
ActedBy = Literal["player", "bot", "clock"]
"""The actor: the player, a bot (its own seat or an absent person's), or the expired clock."""

_MONTH: Final = 30 * 24 * 3600
TurnSeconds = Annotated[int, Meta(ge=10, le=_MONTH)]
Grace = Annotated[int, Meta(ge=10, le=_MONTH)]
Look = Annotated[int, Meta(ge=0, le=4)]

TURN_SECONDS: dict[Clock, int | None] = {"none": None, "relaxed": 90, "fast": 20}
"""The seconds of a turn by the name of the clock; None means no limit."""


def clock_name(turn_seconds: int | None) -> Clock:
    """Return the name of a time for a turn."""
    return next((name for name, s in TURN_SECONDS.items() if s == turn_seconds), "custom")


class Options(msgspec.Struct, frozen=True):
    """The options of a table, apart from the rules of the game."""

    public: bool = False
    open_purses: bool = False
    turn_seconds: int | None = None
    """Seconds of a turn; None means no limit."""
    grace: int | None = 60
    """Seconds after which a bot plays for an absent person; None means never."""
    talk: TalkKind = "phrases"
    clock: Clock | UnsetType = UNSET
    """The clock's name in logs before version 0.2."""

    def __post_init__(self) -> None:
        """Convert the clock of an older log."""
        if self.clock is not UNSET:
            msgspec.structs.force_setattr(self, "turn_seconds", TURN_SECONDS.get(self.clock))
            msgspec.structs.force_setattr(self, "clock", UNSET)


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table; in a rematch with its previous holder."""

    kind: SeatKind
    bot: str | None = None
    look: int | None = None
    name: str | None = None
    holder: str | None = None


class ArrangedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a rearranged table; `was` is its person's previous seat."""

    kind: SeatKind
    bot: str | None = None
    was: int | None = None


class RepeatedDice(msgspec.Struct, frozen=True, omit_defaults=True):
    """The revealed secret of a finished game, whose deal and dice a new game repeats."""

    secret: str
    context: str
    nonces: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    """An entry of a table's log."""

    at: int
    """Milliseconds since 1970."""


class Created(Entry, frozen=True, tag="created", kw_only=True, omit_defaults=True):
    """The table was made, after the commitment to its dice."""

    rules: RulesData
    seats: tuple[SeatPlan, ...]
    options: Options
    maker: str
    """The hash of the maker's token."""
    code: str
    dice: RepeatedDice | None = None
    """Set for practice with known dice."""


class Seated(Entry, frozen=True, tag="seated", kw_only=True, omit_defaults=True):
    """A person took a seat and contributed a nonce to the dice."""

    seat: int
    name: str
    holder: str
    look: int | None = None
    nonce: str | None = None


class Renamed(Entry, frozen=True, tag="renamed", kw_only=True, omit_defaults=True):
    """A person changed the name, or the colour and symbol."""

    seat: int
    name: str
    look: int


class Unseated(Entry, frozen=True, tag="unseated", kw_only=True, omit_defaults=True):
    """A person left the table, or was removed, before the game."""

    seat: int


class Arranged(Entry, frozen=True, tag="arranged", kw_only=True, omit_defaults=True):
    """The host changed seats, rules or options before the game."""

    rules: RulesData
    seats: tuple[ArrangedSeat, ...]
    options: Options


class Started(Entry, frozen=True, tag="started", kw_only=True, omit_defaults=True):
    """The game started; bots took the open seats."""

    events: tuple[AnyEvent, ...]
    filler: str = "greedy"
    """The bot of open seats without one in `fillers`; the default is for old logs."""
    fillers: tuple[str, ...] = ()
    """The bots of the open seats, in their order."""


class Played(Entry, frozen=True, tag="played", kw_only=True, omit_defaults=True):
    """A seat rolled or placed."""

    seat: int
    action: Literal["roll", "place"]
    face: int | None = None
    by: ActedBy = "player"
    events: tuple[AnyEvent, ...]


class Away(Entry, frozen=True, tag="away", kw_only=True, omit_defaults=True):
    """A person left: a bot plays the seat until they return."""

    seat: int


class Back(Entry, frozen=True, tag="back", kw_only=True, omit_defaults=True):
    """A person returned and plays on."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematch", kw_only=True, omit_defaults=True):
    """The same people meet again at another table."""

    table: str


AnyEntry = (
    Created | Seated | Renamed | Unseated | Arranged | Started | Played | Away | Back | Rematched
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def format_entry(entry: AnyEntry) -> str:
    """Return an entry as stored."""
    return _ENCODER.encode(entry).decode()


def parse_entry(text: str | bytes) -> AnyEntry:
    """Parse a stored entry."""
    return _DECODER.decode(text)
