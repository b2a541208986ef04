"""Entries as bytes, for many readers at once: what is the same for all is written only once.

A step differs between readers in one place, the purses. So it is encoded without them, cut there,
and put together again with those that a reader may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from lastroll.game import (
    AnyEvent,
    CasinoData,
    HandData,
    Placed,
    PurseData,
    RollData,
    RulesData,
    note_changes,
    note_holders,
    position_data,
    seen_purses,
)
from lastroll.rules import Casino, Hand, Position, Purse, Rules, new_position
from lastroll.server._entries import Doer, Played, Started
from lastroll.server._readers import message
from lastroll.server._table import Logged, Table
from lastroll.server._views import (
    ChangeView,
    ChoiceView,
    Step,
    entry_view,
    now_view,
    sees_all,
)

_ENCODE: Final = msgspec.json.Encoder().encode
_PURSES: Final = b'"purses":[]'
_STEPS: Final = b'"steps":[]'
_NOBODY: Final = b'"you":null,"can":[],"faces":[],"choices":[]'
_FORMAT: Final = position_data(new_position(Rules(players=2))).format

# A step changes one casino of six and one hand, and all tables pass through the same few: what was
# encoded once is put in again as it is.


@lru_cache(maxsize=1 << 15)
def _casino(casino: Casino) -> msgspec.Raw:
    return msgspec.Raw(_ENCODE(CasinoData(*casino)))


@lru_cache(maxsize=1 << 15)
def _holders(casino: Casino, players: int) -> msgspec.Raw:
    return msgspec.Raw(_ENCODE(note_holders(casino, players)))


@lru_cache(maxsize=1 << 10)
def _hand(hand: Hand) -> msgspec.Raw:
    return msgspec.Raw(_ENCODE(HandData(*hand)))


@lru_cache(maxsize=1 << 8)
def _rules(rules: Rules) -> msgspec.Raw:
    return msgspec.Raw(_ENCODE(RulesData.of(rules)))


@lru_cache(maxsize=1 << 12)
def _purse(purse: Purse | None) -> bytes:
    return b"null" if purse is None else _ENCODE(PurseData(*purse))


class _CutPosition(msgspec.Struct, frozen=True):
    """`PositionData` without purses, in parts that are bytes already."""

    format: str
    rules: msgspec.Raw
    round: int
    start: int
    turn: int | None
    casinos: list[msgspec.Raw]
    hands: list[msgspec.Raw]
    roll: RollData | None
    purses: tuple[()] = ()


class _CutStepView(msgspec.Struct, frozen=True, omit_defaults=True):
    """`StepView` in parts that are bytes already."""

    version: int
    event: AnyEvent
    position: _CutPosition
    holders: list[msgspec.Raw]
    changes: tuple[ChangeView, ...] | UnsetType = UNSET
    by: Doer | UnsetType = UNSET


class CutStep(NamedTuple):
    """A step as bytes, cut where the purses belong."""

    head: bytes
    tail: bytes
    after: Position

    def seen(self, seat: int | None, *, open_purses: bool) -> bytes:
        """Put the step together as a seat may see it."""
        purses = seen_purses(self.after, seat, open_purses=open_purses)
        return b"%b%b]%b" % (self.head, b",".join(map(_purse, purses)), self.tail)


class CutEntry(NamedTuple):
    """An entry as bytes, cut where its steps belong."""

    logged: Logged
    head: bytes
    tail: bytes
    steps: tuple[CutStep, ...]


def cut_step(step: Step) -> CutStep:
    """Encode a step without its purses."""
    after, event = step.after, step.event
    players = after.rules.players
    rolled = after.rolled
    position = _CutPosition(
        _FORMAT,
        _rules(after.rules),
        after.round,
        after.start,
        after.turn,
        [_casino(casino) for casino in after.casinos],
        [_hand(hand) for hand in after.hands],
        None if rolled is None else RollData(rolled.own_digits, rolled.neutral_digits),
    )
    changes: tuple[ChangeView, ...] | UnsetType = UNSET
    if isinstance(event, Placed):
        place = event.face - 1
        found = note_changes(step.before.casinos[place], after.casinos[place], players)
        changes = tuple([ChangeView(*change) for change in found])
    whole = _CutStepView(
        step.version,
        event,
        position,
        [_holders(casino, players) for casino in after.casinos],
        changes,
        UNSET if step.by is None else step.by,
    )
    head, _, tail = _ENCODE(whole).partition(_PURSES)
    return CutStep(head + _PURSES[:-1], tail, after)


def cut_entry(logged: Logged, steps: Sequence[Step]) -> CutEntry:
    """Encode an entry without its steps, and each of these without its purses."""
    encoded = _ENCODE(entry_view(logged, ()))
    if not isinstance(logged.entry, Played | Started):
        return CutEntry(logged, encoded[:-1], b"}", ())
    head, _, tail = encoded.partition(_STEPS)
    return CutEntry(logged, head + _STEPS[:-1], b"]" + tail, tuple(map(cut_step, steps)))


def steps_bytes(table: Table, cut: CutEntry, holder: str | None) -> bytes:
    """Give the steps of an entry as its caller may see them, without the brackets."""
    seat, open_purses = table.seat_of(holder), sees_all(table)
    return b",".join([step.seen(seat, open_purses=open_purses) for step in cut.steps])


class CutNow(NamedTuple):
    """How things stand, as bytes, cut where callers differ: who they are and what they may do."""

    head: bytes
    tail: bytes
    choices: bytes

    def seen(self, table: Table, holder: str | None) -> bytes:
        """Put it together as the caller may see it."""
        seat, game = table.seat_of(holder), table.game
        can = faces = b"[]"
        if game is not None and seat is not None and game.position.turn == seat:
            can = b'["roll"]'
            if game.position.rolled is not None:
                can, faces = b'["place"]', _ENCODE(game.position.legal_faces)
        you = b"null" if seat is None else b"%d" % seat
        return b'%b"you":%b,"can":%b,"faces":%b,"choices":%b%b' % (
            self.head,
            you,
            can,
            faces,
            self.choices,
            self.tail,
        )


def cut_now(table: Table, deadline: int | None, choices: tuple[ChoiceView, ...]) -> CutNow:
    """Encode how things stand, without what differs between callers."""
    head, _, tail = _ENCODE(now_view(table, None, deadline, ())).partition(_NOBODY)
    return CutNow(head, tail, _ENCODE(choices))


def told(
    cut: CutEntry, steps: bytes, now: bytes | None = None, table: bytes | None = None
) -> bytes:
    """Put an entry together as a message of the stream."""
    parts = [cut.head, steps, cut.tail[:-1]]
    if now is not None:
        parts += [b',"now":', now]
    if table is not None:
        parts += [b',"table":', table]
    parts.append(b"}")
    return message(b"".join(parts), id=cut.logged.version)
