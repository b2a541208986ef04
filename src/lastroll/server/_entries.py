"""The entries of a table's log, which is the one truth about it: what was done, in order.

Entries are kept whole: they hold hashes of tokens, which nobody is shown. What goes out is made by
`_views`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastroll.game import AnyEvent, RulesData

Clock = Literal["none", "relaxed", "fast", "custom"]
"""The usual times for a turn have names; any other is “custom”."""
TalkKind = Literal["off", "phrases", "free"]
SeatKind = Literal["human", "bot"]
ActedBy = Literal["player", "bot", "clock"]
"""Who did it: the player, a bot (of the table, or for somebody away), or a bot in a time-out."""

_MONTH: Final = 30 * 24 * 3600
TurnSeconds = Annotated[int, Meta(ge=10, le=_MONTH)]
Grace = Annotated[int, Meta(ge=10, le=_MONTH)]
Look = Annotated[int, Meta(ge=0, le=4)]

TURN_SECONDS: dict[Clock, int | None] = {"none": None, "relaxed": 90, "fast": 20}
"""The seconds of a turn by the names of the usual clocks; None is any time."""


def clock_name(turn_seconds: int | None) -> Clock:
    """Return the name of a time for a turn."""
    return next((name for name, s in TURN_SECONDS.items() if s == turn_seconds), "custom")


class Options(msgspec.Struct, frozen=True):
    """How a table is run; the rules of the game are apart."""

    public: bool = False
    open_purses: bool = False
    turn_seconds: int | None = None
    """How long a turn may take; None is any time."""
    grace: int | None = 60
    """The seconds after which a bot plays for a player who left; None is never."""
    talk: TalkKind = "phrases"
    clock: Clock | UnsetType = UNSET
    """The time for a turn, as logs before version 0.2 have it."""

    def __post_init__(self) -> None:
        """Read the clock of an older log."""
        if self.clock is not UNSET:
            msgspec.structs.force_setattr(self, "turn_seconds", TURN_SECONDS.get(self.clock))
            msgspec.structs.force_setattr(self, "clock", UNSET)


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as a table is made with it; a rematch names who held it before."""

    kind: SeatKind
    bot: str | None = None
    look: int | None = None
    name: str | None = None
    holder: str | None = None


class ArrangedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat after the maker rearranged the table; `was` is where its person sat before."""

    kind: SeatKind
    bot: str | None = None
    was: int | None = None


class Entry(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    """Something that was done at a table."""

    at: int
    """Milliseconds since 1970."""


class Created(Entry, frozen=True, tag="created", kw_only=True, omit_defaults=True):
    """The table was made; the commitment to its dice is older still."""

    rules: RulesData
    seats: tuple[SeatPlan, ...]
    options: Options
    maker: str
    """The hash of the maker's token."""
    code: str


class Seated(Entry, frozen=True, tag="seated", kw_only=True, omit_defaults=True):
    """Somebody took a seat, and gave a nonce to the dice."""

    seat: int
    name: str
    holder: str
    look: int | None = None
    nonce: str | None = None


class Renamed(Entry, frozen=True, tag="renamed", kw_only=True, omit_defaults=True):
    """Somebody took another name, or another colour and symbol."""

    seat: int
    name: str
    look: int


class Unseated(Entry, frozen=True, tag="unseated", kw_only=True, omit_defaults=True):
    """Somebody left the table, or was removed, before the game."""

    seat: int


class Arranged(Entry, frozen=True, tag="arranged", kw_only=True, omit_defaults=True):
    """The maker changed seats, rules or options before the game."""

    rules: RulesData
    seats: tuple[ArrangedSeat, ...]
    options: Options


class Started(Entry, frozen=True, tag="started", kw_only=True, omit_defaults=True):
    """The game began; open seats became bots."""

    events: tuple[AnyEvent, ...]
    filler: str = "greedy"
    """The bot that took the open seats; in logs that do not name it, the strongest of the time."""


class Played(Entry, frozen=True, tag="played", kw_only=True, omit_defaults=True):
    """A seat rolled or placed."""

    seat: int
    action: Literal["roll", "place"]
    face: int | None = None
    by: ActedBy = "player"
    events: tuple[AnyEvent, ...]


class Away(Entry, frozen=True, tag="away", kw_only=True, omit_defaults=True):
    """A person is gone: a bot plays the seat until they return."""

    seat: int


class Back(Entry, frozen=True, tag="back", kw_only=True, omit_defaults=True):
    """A person is back and plays on."""

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
    """Write an entry as it is kept."""
    return _ENCODER.encode(entry).decode()


def parse_entry(text: str | bytes) -> AnyEntry:
    """Read an entry as it was kept."""
    return _DECODER.decode(text)
