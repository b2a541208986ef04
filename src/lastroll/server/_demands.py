"""Who may do what at a table, and when: each demand refuses what does not meet it."""

from __future__ import annotations

from collections.abc import Iterable

from lastroll.server._refusals import NotAllowed, NotFound, NotKnown, NotPossible, Refused
from lastroll.server._requests import PHRASES, REACTIONS
from lastroll.server._table import Table


def free_seat(table: Table, holder: str, wanted: int | None) -> int:
    """Give the seat that the caller gets: one kept for them, the one wanted, or the first open."""
    kept = table.kept_for(holder)
    free = kept or tuple(n for n, s in enumerate(table.seats) if s.open and s.holder is None)
    if wanted is not None:
        if wanted >= len(table.seats):
            raise NotFound("no-such-seat", "there is no seat {seat}", seat=wanted).at("seat")
        if wanted not in free:
            raise Refused("seat-taken", "somebody sits there already").at("seat")
        return wanted
    if not free:
        raise Refused("table-full", "no seat is open at this table")
    return free[0]


def look_taken(table: Table, look: int, seat: int) -> bool:
    """Whether another seat has this colour and symbol."""
    return any(
        other.look == look and (other.taken or other.holder is not None)
        for number, other in enumerate(table.seats)
        if number != seat
    )


def demand_seat(table: Table, holder: str | None) -> int:
    """Give the seat of the caller, who must have one."""
    seat = table.seat_of(holder)
    if seat is None:
        raise NotKnown("no-seat", "this needs the token of a seat at this table")
    return seat


def demand_known(table: Table, holder: str | None) -> None:
    """Refuse who neither sits at the table nor made it."""
    if not table.knows(holder):
        raise NotKnown("no-seat", "this needs the token of a seat at this table")


def demand_there(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("no-such-seat", "there is no seat {seat}", seat=seat)


def demand_host(table: Table, holder: str | None) -> None:
    """Refuse a caller who is not the host of the table."""
    demand_known(table, holder)
    if holder != table.host:
        raise NotAllowed("not-the-maker", "only the host of the table can do this")


def demand_not_kept(table: Table, holder: str | None, seats: Iterable[int], seconds: int) -> None:
    """Refuse to give away seats of a rematch that are kept for others for some seconds yet.

    The maker of the table may do so at once.
    """
    if seconds <= 0 or holder == table.maker:
        return
    for number in seats:
        seat = table.seats[number]
        if seat.open and seat.holder not in (None, holder):
            raise Refused(
                "seat-kept",
                "this seat is kept for {name} for another {seconds} s",
                name=seat.name,
                seconds=seconds,
            )


def demand_waiting(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.status != "waiting":
        raise Refused("already-started", "the game has begun")


def demand_sayable(allowed: str, kind: str, text: str) -> None:
    """Refuse what is not said at this table."""
    if allowed == "off" or (kind == "text" and allowed != "free"):
        raise NotAllowed("talk-off", "this table does not have that kind of talk")
    known = {"phrase": PHRASES, "reaction": REACTIONS}.get(kind)
    if known is not None and text not in known:
        raise NotPossible("talk-unknown", "there is no such phrase or reaction").at(kind)
