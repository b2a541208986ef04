"""Builds entries of a table's log from requests."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from lastroll.game import Game, RulesData
from lastroll.rules import LastRollError
from lastroll.server._clock import now_ms
from lastroll.server._entries import TURN_SECONDS, AnyEntry, ArrangedSeat, Options, Started
from lastroll.server._refusals import Unprocessable
from lastroll.server._requests import ArrangeRequest, CreateTableRequest, RulesRequest
from lastroll.server._secrets import hash_token
from lastroll.server._table_state import LogEntry, TableState


def rules_from(request: RulesRequest, players: int) -> RulesData:
    """Return the requested rules."""
    values = {
        name: getattr(request, name)
        for name in RulesRequest.__struct_fields__
        if getattr(request, name) is not UNSET
    }
    return RulesData(**{"players": players, **values})


def options_with(before: Options, request: CreateTableRequest | ArrangeRequest) -> Options:
    """Return options with the requested changes; a clock's name is overridden by its seconds."""
    values = {
        name: getattr(request, name)
        for name in ("public", "open_purses", "turn_seconds", "grace", "talk")
        if getattr(request, name) is not UNSET
    }
    if request.clock is not UNSET and request.clock != "custom":
        values["turn_seconds"] = TURN_SECONDS[request.clock]
    return msgspec.structs.replace(before, **values)


def start_entry(table: TableState) -> tuple[Started, Game]:
    """Return the start entry and its game; raise `Unprocessable` if the rules cannot be played."""
    try:
        game = table.new_game()
        filler, fillers = table.filler, table.fillers
        start = Started(at=now_ms(), events=tuple(game.events), filler=filler, fillers=fillers)
        return start, game
    except LastRollError as error:
        raise Unprocessable(error.code, error.sentence, **error.fields).at(*error.where) from None


def with_start_if_full(
    table: TableState, entries: list[AnyEntry]
) -> tuple[list[AnyEntry], Game | None]:
    """Return entries, with a start entry and its game if they fill the last seat."""
    after = table.copy()
    for number, entry in enumerate(entries, table.version + 1):
        after.apply(LogEntry(number, entry))
    if not after.full:
        return entries, None
    start, game = start_entry(after)
    return [*entries, start], game


def stored_key(key: str | None) -> str | None:
    """Return the hash of a key for a seat: the key itself is as secret as the token."""
    return None if key is None else hash_token(key)


def version_after_seating(table: TableState, version: int) -> int:
    """Return the version to report for a seat: the start's if the seat was the last one."""
    following = table.log[version].entry if version < table.version else None
    return version + isinstance(following, Started)


def arranged_seats(table: TableState, request: ArrangeRequest) -> Iterator[ArrangedSeat]:
    """Yield the seats as requested, each with the present seat of its person or bot."""
    used: set[int] = set()
    for number, plan in enumerate(request.seats):
        if plan.was is None:
            yield ArrangedSeat(plan.kind, plan.bot if plan.kind == "bot" else None)
            continue
        if plan.was >= len(table.seats) or plan.was in used:
            raise Unprocessable(
                "seat-was", "seat {seat} does not exist or is named twice", seat=plan.was
            ).at(f"seats[{number}]")
        used.add(plan.was)
        was = table.seats[plan.was]
        if was.kind != plan.kind or (plan.kind == "bot" and plan.bot not in (None, was.bot)):
            yield ArrangedSeat(plan.kind, plan.bot if plan.kind == "bot" else None)
        else:
            yield ArrangedSeat(was.kind, was.bot, plan.was)
