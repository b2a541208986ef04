"""Preconditions of commands: each function raises a refusal unless its condition holds."""

from __future__ import annotations

from collections.abc import Iterable

from lastroll.server._refusals import Conflict, Forbidden, NotFound, Unauthorized, Unprocessable
from lastroll.server._requests import PHRASES, REACTIONS
from lastroll.server._table_state import TableState


def pick_open_seat(table: TableState, holder: str, wanted: int | None) -> int:
    """Return the client's seat: the wanted one, a reserved one or the first open one."""
    kept = table.seats_reserved_for(holder)
    free = kept or tuple(n for n, s in enumerate(table.seats) if s.open and s.holder is None)
    if wanted is not None:
        if wanted >= len(table.seats):
            raise NotFound("no-such-seat", "there is no seat {seat}", seat=wanted).at("seat")
        if wanted not in free:
            raise Conflict("seat-taken", "somebody sits there already").at("seat")
        return wanted
    if not free:
        raise Conflict("table-full", "no seat is open at this table")
    return free[0]


def is_look_taken(table: TableState, look: int, seat: int) -> bool:
    """Return whether another seat has this colour and symbol."""
    return any(
        other.look == look and (other.taken or other.holder is not None)
        for number, other in enumerate(table.seats)
        if number != seat
    )


def require_seat(table: TableState, holder: str | None) -> int:
    """Return the client's seat; raise `Unauthorized` without one."""
    seat = table.seat_of(holder)
    if seat is None:
        raise Unauthorized("no-seat", "this needs the token of a seat at this table")
    return seat


def require_member(table: TableState, holder: str | None) -> None:
    """Raise `Unauthorized` unless the token made the table or holds a seat at it."""
    if not table.is_member(holder):
        raise Unauthorized("no-seat", "this needs the token of a seat at this table")


def require_seat_exists(table: TableState, seat: int) -> None:
    """Raise `NotFound` unless the table has the seat."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("no-such-seat", "there is no seat {seat}", seat=seat)


def require_host(table: TableState, holder: str | None) -> None:
    """Raise `Forbidden` unless the client is the host of the table."""
    require_member(table, holder)
    if holder != table.host:
        raise Forbidden("not-the-maker", "only the host of the table can do this")


def require_unreserved(
    table: TableState, holder: str | None, seats: Iterable[int], seconds: int
) -> None:
    """Raise `Conflict` if seats of a rematch are reserved for others for `seconds` more.

    The maker of the table may give them away at once.
    """
    if seconds <= 0 or holder == table.maker:
        return
    for number in seats:
        seat = table.seats[number]
        if seat.open and seat.holder not in (None, holder):
            raise Conflict(
                "seat-kept",
                "this seat is kept for {name} for another {seconds} s",
                name=seat.name,
                seconds=seconds,
            )


def require_waiting(table: TableState) -> None:
    """Raise `Conflict` unless the game has yet to start."""
    if table.status != "waiting":
        raise Conflict("already-started", "the game has begun")


def require_talk_allowed(allowed: str, kind: str, text: str) -> None:
    """Raise `Forbidden` or `Unprocessable` if this message is not allowed at the table."""
    if allowed == "off" or (kind == "text" and allowed != "free"):
        raise Forbidden("talk-off", "this table does not have that kind of talk")
    known = {"phrase": PHRASES, "reaction": REACTIONS}.get(kind)
    if known is not None and text not in known:
        raise Unprocessable("talk-unknown", "there is no such phrase or reaction").at(kind)
