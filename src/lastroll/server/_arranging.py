"""From what callers wish for to entries of a table's log."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from lastroll.game import Game, RulesData
from lastroll.rules import LastRollError
from lastroll.server._clock import now_ms
from lastroll.server._entries import TURN_SECONDS, AnyEntry, ArrangedSeat, Options, Started
from lastroll.server._refusals import NotPossible
from lastroll.server._registry import hash_token
from lastroll.server._requests import Arrange, CreateTable, RulesRequest
from lastroll.server._table import Logged, Table


def rules_data(wish: RulesRequest, players: int) -> RulesData:
    """Give the rules that were wished for."""
    given = {
        name: getattr(wish, name)
        for name in RulesRequest.__struct_fields__
        if getattr(wish, name) is not UNSET
    }
    return RulesData(**{"players": players, **given})


def options_wished(before: Options, wish: CreateTable | Arrange) -> Options:
    """Return options with those that were wished for; a clock's name counts before its seconds."""
    wished = {
        name: getattr(wish, name)
        for name in ("public", "open_purses", "turn_seconds", "grace", "talk")
        if getattr(wish, name) is not UNSET
    }
    if wish.clock is not UNSET and wish.clock != "custom":
        wished["turn_seconds"] = TURN_SECONDS[wish.clock]
    return msgspec.structs.replace(before, **wished)


def started(table: Table) -> tuple[Started, Game]:
    """Return the start and the game that it begins, or refuse rules that cannot be played."""
    try:
        game = table.new_game()
        return Started(at=now_ms(), events=tuple(game.events), filler=table.filler), game
    except LastRollError as error:
        raise NotPossible(error.code, error.sentence, **error.fields).at(*error.where) from None


def with_start(table: Table, entries: list[AnyEntry]) -> tuple[list[AnyEntry], Game | None]:
    """Return entries with the start, and its game, where they fill the last seat."""
    after = table.copy()
    for number, entry in enumerate(entries, table.version + 1):
        after.apply(Logged(number, entry))
    if not after.full:
        return entries, None
    start, game = started(after)
    return [*entries, start], game


def kept_key(key: str | None) -> str | None:
    """Give what is kept of a key for a seat, which is as good as the seat's token."""
    return None if key is None else hash_token(key)


def answered(table: Table, version: int) -> int:
    """Give the version that a caller was told who sat down: the start's, where it started so."""
    following = table.log[version].entry if version < table.version else None
    return version + isinstance(following, Started)


def arranged(table: Table, wish: Arrange) -> Iterator[ArrangedSeat]:
    """Give the seats as the maker wishes them, with who keeps which."""
    used: set[int] = set()
    for number, plan in enumerate(wish.seats):
        if plan.was is None:
            yield ArrangedSeat(plan.kind, plan.bot if plan.kind == "bot" else None)
            continue
        if plan.was >= len(table.seats) or plan.was in used:
            raise NotPossible(
                "seat-was", "seat {seat} is not there, or comes twice", seat=plan.was
            ).at(f"seats[{number}]")
        used.add(plan.was)
        was = table.seats[plan.was]
        if was.kind != plan.kind or (plan.kind == "bot" and plan.bot not in (None, was.bot)):
            yield ArrangedSeat(plan.kind, plan.bot if plan.kind == "bot" else None)
        else:
            yield ArrangedSeat(was.kind, was.bot, plan.was)
