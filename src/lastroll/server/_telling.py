"""Entries as bytes, for many readers at once: what is the same for all is written only once.

A step differs between readers in one place, the purses. So it is encoded without them, cut there,
and put together again with those that a reader may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from lastroll.game import PurseData, seen_purses
from lastroll.rules import Position
from lastroll.server._entries import Played, Started
from lastroll.server._readers import message
from lastroll.server._table import Logged, Table
from lastroll.server._views import (
    ChoiceView,
    Step,
    entry_view,
    now_view,
    sees_all,
    step_view,
)

_ENCODE: Final = msgspec.json.Encoder().encode
_PURSES: Final = b'"purses":[]'
_CHOICES: Final = b'"choices":[]'
_STEPS: Final = b'"steps":[]'


class CutStep(NamedTuple):
    """A step as bytes, cut where the purses belong."""

    head: bytes
    tail: bytes
    after: Position

    def seen(self, seat: int | None, *, open_purses: bool) -> bytes:
        """Put the step together as a seat may see it."""
        purses = seen_purses(self.after, seat, open_purses=open_purses)
        shown = [None if purse is None else PurseData(*purse) for purse in purses]
        return b"".join((self.head, _ENCODE(shown), self.tail))


class CutEntry(NamedTuple):
    """An entry as bytes, cut where its steps belong."""

    logged: Logged
    head: bytes
    tail: bytes
    steps: tuple[CutStep, ...]


def cut_step(step: Step) -> CutStep:
    """Encode a step without its purses."""
    whole = step_view(step, None, open_purses=False, without_purses=True)
    head, _, tail = _ENCODE(whole).partition(_PURSES)
    return CutStep(head + _PURSES[:-2], tail, step.after)


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


def now_bytes(table: Table, holder: str | None, deadline: int | None, choices: bytes) -> bytes:
    """Give what the caller may do now; `choices` are the same for all."""
    encoded = _ENCODE(now_view(table, holder, deadline, ()))
    return encoded.replace(_CHOICES, b'"choices":' + choices, 1)


def choices_bytes(choices: tuple[ChoiceView, ...]) -> bytes:
    """Give the choices as bytes."""
    return _ENCODE(choices)


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
