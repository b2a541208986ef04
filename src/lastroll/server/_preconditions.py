"""Preconditions of commands: each function raises a refusal unless its condition holds."""

from __future__ import annotations

from collections.abc import Iterable

from lastroll.server._refusals import (
    Conflict,
    Forbidden,
    NotFound,
    StaleVersion,
    Unauthorized,
    Unprocessable,
)
from lastroll.server._requests import ActionRequest
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


def require_action_possible(table: TableState, request: ActionRequest, holder: str) -> None:
    """Raise a refusal unless the client may act in this way now."""
    if request.expect != table.version:
        raise StaleVersion(table.version)
    if table.status != "playing" or table.game is None:
        raise Conflict("not-playing", "no game is under way at this table")
    position = table.game.position
    if position.turn not in table.seats_held_by(holder):
        raise Conflict("not-your-turn", "it is not your turn")
    if request.action == "roll" and position.rolled is not None:
        raise Conflict("already-rolled", "the dice lie on the table: choose a face")
    if request.action == "place":
        if position.rolled is None:
            raise Conflict("roll-first", "roll the dice first")
        if request.face is None:
            raise Unprocessable("face-missing", "say which face to place").at("face")
        if request.face not in position.legal_faces:
            raise Unprocessable(
                "face-not-rolled",
                "face {face} was not rolled; it can be {faces}",
                face=request.face,
                faces=", ".join(map(str, position.legal_faces)),
            ).at("face")
