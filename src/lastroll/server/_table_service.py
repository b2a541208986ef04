"""The commands of the service: each endpoint's work, with its preconditions."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import Final, ParamSpec, TypeVar

import msgspec
from msgspec import UNSET

from lastroll.game import Fair, RulesData, format_record, record_game
from lastroll.server._clock import now_ms
from lastroll.server._entries import (
    AnyEntry,
    Arranged,
    Away,
    Created,
    Options,
    Rematched,
    Renamed,
    RepeatedDice,
    Seated,
    SeatPlan,
    Unseated,
)
from lastroll.server._entry_builders import (
    arranged_seats,
    options_with,
    rules_from,
    start_entry,
    stored_key,
    version_after_seating,
    with_start_if_full,
)
from lastroll.server._live_table import LiveTable
from lastroll.server._metrics import TABLES_MADE
from lastroll.server._preconditions import (
    is_look_taken,
    pick_open_seat,
    require_action_possible,
    require_host,
    require_member,
    require_seat,
    require_seat_exists,
    require_unreserved,
    require_waiting,
)
from lastroll.server._refusals import Conflict, Forbidden, NotFound, StaleVersion, Unprocessable
from lastroll.server._registry import Registry
from lastroll.server._request_checks import check_name, check_nonce, check_seats, check_talk
from lastroll.server._requests import (
    ActionRequest,
    ArrangeRequest,
    ChangeSeatRequest,
    CreateTableRequest,
    TakeSeatRequest,
    TalkRequest,
)
from lastroll.server._responses import (
    CreateTableResponse,
    OpenTable,
    TakeSeatResponse,
    VersionResponse,
)
from lastroll.server._secrets import hash_token, ticket_used
from lastroll.server._turn_driver import is_slow_bot
from lastroll.server._views import TalkView

_CODE_ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No 0 and O, no 1 and I: codes are read out across a room."""
_CODE_LENGTH: Final = 6
_MAX_LISTED: Final = 50
_MAX_LISTED_PER_CLIENT: Final = 3
_LISTED_MS: Final = 150_000
"""Milliseconds for which a table is listed after a sign of a seated person."""
_MAX_RETRIES: Final = 3


P = ParamSpec("P")
T = TypeVar("T")


def _retry_if_stale(call: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Retry a command without a version if another process changed the table meanwhile."""

    @wraps(call)
    async def retrying(*arguments: P.args, **named: P.kwargs) -> T:
        for _ in range(_MAX_RETRIES):
            with suppress(StaleVersion):
                return await call(*arguments, **named)
        return await call(*arguments, **named)

    return retrying


class TableService:
    """Carries out requests. Tokens come as their hashes, named `holder`."""

    def __init__(self, registry: Registry) -> None:
        """Work at the tables of a registry."""
        self.registry = registry

    # Making tables.

    async def create(self, request: CreateTableRequest, client: str = "") -> CreateTableResponse:
        """Make a table for a client at an address; the client takes the first human seat."""
        rules = rules_from(request.rules, len(request.seats))
        check_seats(rules, ((seat.kind, seat.bot) for seat in request.seats))
        seat = next((n for n, seat in enumerate(request.seats) if seat.kind == "human"), None)
        if seat is None:
            raise Unprocessable("no-human-seat", "a table needs a seat for its host").at("seats")
        origin = self.registry.secrets.origin_of(client)
        if any(seat.kind == "bot" and is_slow_bot(seat.bot or "") for seat in request.seats):
            self.registry.turn_driver.pool.check_free_for(origin)
        name, nonce = check_name(request.name), check_nonce(request.nonce)
        ticket = self.registry.new_ticket()[1] if request.ticket is None else request.ticket
        options = options_with(Options(), request)
        token = self.registry.secrets.new_token(
            self.registry.secrets.table_of_ticket(ticket), request.key
        )
        holder = hash_token(token)
        plans = tuple(
            SeatPlan(plan.kind, plan.bot if plan.kind == "bot" else None) for plan in request.seats
        )
        seated = Seated(
            at=now_ms(), seat=seat, name=name, holder=holder, look=request.look, nonce=nonce
        )
        try:
            key = stored_key(request.key)
            live = await self._create_table(
                ticket, rules, plans, options, holder, [seated], key=key, origin=origin
            )
        except Unprocessable:
            live = await self._table_of_retry(ticket, holder, key)
        table = live.table
        first = version_after_seating(table, 2)
        return CreateTableResponse(
            table.id, seat, token, table.code, live.feed.view(None).fair.commitment, first
        )

    async def _table_of_retry(self, ticket: str, holder: str, key: str | None) -> LiveTable:
        """Return the table that this very request made, if its first response got lost."""
        async with self.registry.locked(self.registry.secrets.table_of_ticket(ticket)) as live:
            if key is None or live.table.seat_keys.get((holder, key)) is None:
                raise ticket_used()
            return live

    async def _create_table(
        self,
        ticket: str,
        rules: RulesData,
        plans: tuple[SeatPlan, ...],
        options: Options,
        maker: str,
        first_entries: list[Seated],
        *,
        key: str | None = None,
        origin: str = "",
        dice: RepeatedDice | None = None,
    ) -> LiveTable:
        live = self.registry.new_live_table(self.registry.secrets.table_of_ticket(ticket))
        live.origin = origin
        code = "".join(secrets.choice(_CODE_ALPHABET) for _ in range(_CODE_LENGTH))
        created = Created(
            at=now_ms(),
            rules=rules,
            seats=plans,
            options=options,
            maker=maker,
            code=code,
            dice=dice,
        )
        entries: list[AnyEntry] = [created, *first_entries]
        async with live.lock:
            try:
                entries, game = with_start_if_full(live.table, entries)
                await live.append(
                    *entries, holder=maker, key=key, keyed_entry=len(first_entries), game=game
                )
            except StaleVersion:
                self.registry.drop(live)
                raise ticket_used() from None
            self.registry.register(live)
            TABLES_MADE.inc()
        return live

    async def rematch(self, id: str, holder: str | None) -> str:
        """Return the id of the table for a rematch; the first request makes it."""
        async with self.registry.locked(id) as live:
            table = live.table
            require_seat(table, holder)
            assert holder is not None
            if table.rematch is not None:
                return table.rematch
            if table.status != "finished":
                raise Conflict("not-finished", "the game is not over yet")
            new, ticket, _ = self.registry.new_ticket()
            rules = msgspec.structs.replace(
                RulesData.of(table.rules), start=(table.rules.start + 1) % table.rules.players
            )
            plans = tuple(
                SeatPlan(
                    seat.kind,
                    seat.bot,
                    seat.look,
                    seat.name if seat.kind == "human" else None,
                    seat.holder,
                )
                for seat in table.seats
            )
            await self._create_table(
                ticket, rules, plans, table.options, holder, [], origin=live.origin
            )
            try:
                await live.append(Rematched(at=now_ms(), table=new), update_index=False)
            except StaleVersion:  # another process was faster
                if table.rematch is None:
                    raise
                return table.rematch
            return new

    async def repeat_dice(self, id: str, holder: str | None) -> str:
        """Return the id of a new game with the deal, the dice and the seats of a finished one.

        It is practice: its player knows what comes, so it is only for a person alone with bots.
        """
        async with self.registry.locked(id) as live:
            table = live.table
            require_seat(table, holder)
            assert holder is not None
            game = table.game
            if game is None or not game.over:
                raise Conflict("not-finished", "the game is not over yet")
            if any(seat.kind == "human" and seat.holder != holder for seat in table.seats):
                raise Conflict(
                    "not-alone", "the same dice again are for one person alone with bots"
                )
            assert isinstance(game.chance, Fair)
            dice = RepeatedDice(game.chance.secret.hex(), game.chance.context, game.chance.nonces)
            if any(is_slow_bot(seat.bot or "") for seat in table.seats):
                self.registry.turn_driver.pool.check_free_for(live.origin)
            at = now_ms()
            plans = tuple(SeatPlan(seat.kind, seat.bot, seat.look) for seat in table.seats)
            seated = [
                Seated(at=at, seat=number, name=seat.name or "", holder=holder, look=seat.look)
                for number, seat in enumerate(table.seats)
                if seat.kind == "human"
            ]
            new = await self._create_table(
                self.registry.new_ticket()[1],
                RulesData.of(table.rules),
                plans,
                msgspec.structs.replace(table.options, public=False),
                holder,
                seated,
                origin=live.origin,
                dice=dice,
            )
            return new.table.id

    async def open_tables(self) -> list[OpenTable]:
        """Return the public tables where somebody waits for players."""
        return [
            OpenTable(
                table=row["id"],
                code=row["code"],
                created=row["created"],
                **msgspec.json.decode(row["summary"]),
            )
            for row in await self.registry.store.open_tables(
                _MAX_LISTED, _MAX_LISTED_PER_CLIENT, now_ms() - _LISTED_MS
            )
        ]

    async def find_by_code(self, code: str) -> str:
        """Return the table of a short code, however it was typed."""
        typed = "".join(code.split()).upper()
        table_id = await self.registry.store.table_of_code(typed) if typed.isalnum() else None
        if table_id is None:
            raise NotFound("no-such-code", "no open table has this code")
        return table_id

    # Before the game.

    @_retry_if_stale
    async def take_seat(
        self, id: str, request: TakeSeatRequest, token: str | None
    ) -> TakeSeatResponse:
        """Take a seat for the client; a token that already holds a seat here takes another one."""
        name, nonce = check_name(request.name), check_nonce(request.nonce)
        async with self.registry.locked(id) as live:
            table = live.table
            if token is None or not table.is_member(hash_token(token)):
                token = self.registry.secrets.new_token(id, request.key)
            holder = hash_token(token)
            key = stored_key(request.key)
            version = None if key is None else table.seat_keys.get((holder, key))
            held = [n for n in table.seats_held_by(holder) if table.seats[n].since == version]
            if version is not None and held:  # the first response got lost
                return TakeSeatResponse(held[0], token, version_after_seating(table, version))
            if table.status != "waiting":
                raise Conflict("already-started", "the game has begun")
            seat = pick_open_seat(table, holder, request.seat)
            if request.look is not None and is_look_taken(table, request.look, seat):
                raise Conflict("look-taken", "somebody has this colour already").at("look")
            seated = Seated(
                at=now_ms(), seat=seat, name=name, holder=holder, look=request.look, nonce=nonce
            )
            version = table.version + 1
            entries, game = with_start_if_full(table, [seated])
            await live.append(*entries, holder=holder, key=key, game=game)
            return TakeSeatResponse(seat, token, version_after_seating(table, version))

    @_retry_if_stale
    async def change_seat(
        self, id: str, seat: int, request: ChangeSeatRequest, holder: str | None
    ) -> VersionResponse:
        """Change the name, or the colour and symbol, of the client's seat."""
        async with self.registry.locked(id) as live:
            table = live.table
            require_member(table, holder)
            require_waiting(table)
            require_seat_exists(table, seat)
            if seat not in table.seats_held_by(holder):
                raise Forbidden("not-your-seat", "this seat is not yours")
            now = table.seats[seat]
            name = now.name or "" if request.name is None else check_name(request.name)
            look = now.look if request.look is None else request.look
            if is_look_taken(table, look, seat):
                raise Conflict("look-taken", "somebody has this colour already").at("look")
            await live.append(Renamed(at=now_ms(), seat=seat, name=name, look=look))
            return VersionResponse(table.version)

    @_retry_if_stale
    async def leave_seat(self, id: str, seat: int, holder: str | None) -> VersionResponse:
        """Free a seat before the game; during the game hand it to a bot."""
        async with self.registry.locked(id) as live:
            table = live.table
            require_member(table, holder)
            require_seat_exists(table, seat)
            keyed_entry = seat in table.seats_held_by(holder)
            if not keyed_entry and holder != table.host:
                raise Forbidden("not-your-seat", "this seat is not yours")
            sitting = table.seats[seat]
            if table.status == "playing" and keyed_entry:
                if not sitting.away:
                    await live.append(Away(at=now_ms(), seat=seat), update_index=False)
                return VersionResponse(table.version)
            require_waiting(table)
            if sitting.kind == "bot" or (sitting.open and sitting.holder is None):
                raise Conflict("seat-empty", "nobody sits there")
            require_unreserved(table, holder, [seat], live.seats_reserved_seconds())
            await live.append(Unseated(at=now_ms(), seat=seat))
            return VersionResponse(table.version)

    @_retry_if_stale
    async def arrange(
        self, id: str, request: ArrangeRequest, holder: str | None
    ) -> VersionResponse:
        """Change seats, rules and options as the host requests."""
        async with self.registry.locked(id) as live:
            table = live.table
            require_host(table, holder)
            require_waiting(table)
            rules = RulesData.of(table.rules)
            if request.rules is not UNSET:
                rules = rules_from(request.rules, len(request.seats))
            elif rules.players != len(request.seats):
                rules = RulesData(len(request.seats), rules.neutral, rules.rounds)
            seats = tuple(arranged_seats(table, request))
            check_seats(rules, ((seat.kind, seat.bot) for seat in seats))
            if any(seat.was is None and is_slow_bot(seat.bot or "") for seat in seats):
                self.registry.turn_driver.pool.check_free_for(live.share)
            dropped = set(range(len(table.seats))) - {seat.was for seat in seats}
            require_unreserved(table, holder, sorted(dropped), live.seats_reserved_seconds())
            entry = Arranged(
                at=now_ms(),
                rules=rules,
                seats=seats,
                options=options_with(table.options, request),
            )
            entries, game = with_start_if_full(table, [entry])
            await live.append(*entries, game=game)
            return VersionResponse(table.version)

    @_retry_if_stale
    async def start(self, id: str, holder: str | None) -> VersionResponse:
        """Start the game; bots take the open seats."""
        async with self.registry.locked(id) as live:
            table = live.table
            require_host(table, holder)
            require_waiting(table)
            if not any(seat.taken for seat in table.seats):
                raise Conflict("nobody-there", "nobody sits at this table yet")
            require_unreserved(
                table, holder, range(len(table.seats)), live.seats_reserved_seconds()
            )
            start, game = start_entry(table)
            await live.append(start, game=game)
            return VersionResponse(table.version)

    # The game.

    async def act(self, id: str, request: ActionRequest, holder: str | None) -> bytes:
        """Roll or place; return `StepsResponse` as JSON. A repeated key returns the same one."""
        async with self.registry.locked(id) as live:
            table = live.table
            require_seat(table, holder)
            assert holder is not None
            await live.catch_up_to(request.expect)
            version = table.keys.get((holder, request.key))
            if version is None:
                require_action_possible(table, request, holder)
                try:
                    await live.play(request.action, request.face, holder=holder, key=request.key)
                except StaleVersion:
                    # Another process may have appended this very action.
                    if (holder, request.key) not in table.keys:
                        raise
                version = table.keys[holder, request.key]
            live.touch(holder)
            return live.feed.action_response(version)

    async def post_talk(self, id: str, request: TalkRequest, holder: str | None) -> int:
        """Post a message to the table and return its number."""
        async with self.registry.locked(id) as live:
            table = live.table
            seat = require_seat(table, holder)
            message = check_talk(request, table.options.talk)
            talk = TalkView(0, seat, table.seats[seat].name or "", now_ms(), **message)
            body = msgspec.json.encode(talk).decode()
            number = await self.registry.store.append_talk(table.id, body)
            live.post_talk(msgspec.structs.replace(talk, number=number))
            return number

    async def record(self, id: str) -> str:
        """Return the record of a finished game."""
        async with self.registry.locked(id) as live:
            if live.table.status != "finished" or live.table.game is None:
                raise Conflict("not-finished", "the game is not over yet")
            return format_record(record_game(live.table.game))
