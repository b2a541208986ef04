"""What can be done at tables: each call of the service, with who may do it and when."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from msgspec import UNSET

from lastroll.game import RulesData, format_record, record_game
from lastroll.server._answers import Done, OpenTable, SeatTaken, TableMade
from lastroll.server._arranging import (
    answered,
    arranged,
    kept_key,
    options_wished,
    rules_data,
    started,
    with_start,
)
from lastroll.server._bot_player import thinks_for_long
from lastroll.server._clock import now_ms, plays_by_itself
from lastroll.server._demands import (
    demand_host,
    demand_known,
    demand_not_kept,
    demand_sayable,
    demand_seat,
    demand_there,
    demand_waiting,
    free_seat,
    look_taken,
)
from lastroll.server._entries import (
    AnyEntry,
    Arranged,
    Away,
    Created,
    Options,
    Rematched,
    Renamed,
    Seated,
    SeatPlan,
    Unseated,
)
from lastroll.server._live import LiveTable
from lastroll.server._metrics import TABLES_MADE
from lastroll.server._refusals import NotAllowed, NotFound, NotPossible, Refused, Stale
from lastroll.server._registry import Registry, hash_token
from lastroll.server._requests import (
    Act,
    Arrange,
    ChangeSeat,
    CreateTable,
    Say,
    TakeSeat,
)
from lastroll.server._table import (
    Table,
    check_name,
    check_nonce,
    check_seats,
    check_text,
)
from lastroll.server._views import TalkView

_CODE_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No 0 and O, no 1 and I: codes are read out across a room."""
_CODE_LENGTH: Final = 6
_MOST_LISTED: Final = 50
_MOST_OF_ONE_CALLER: Final = 3
_LISTED_MS: Final = 150_000
"""Milliseconds for which a table is listed after somebody who sits there was heard of."""
_TIMES: Final = 3


P = ParamSpec("P")
T = TypeVar("T")


def _persistent(call: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Do a call again that asks for no version, where another process moved the table meanwhile."""

    @wraps(call)
    async def persist(*arguments: P.args, **named: P.kwargs) -> T:
        for _ in range(_TIMES):
            with suppress(Stale):
                return await call(*arguments, **named)
        return await call(*arguments, **named)

    return persist


class Host:
    """Does what callers ask for. Tokens come as their hashes, named `holder`."""

    def __init__(self, registry: Registry) -> None:
        """Work at the tables of a registry."""
        self.registry = registry

    # Making tables.

    async def create(self, wish: CreateTable, caller: str = "") -> TableMade:
        """Make a table for a caller at an address; the caller takes the first human seat."""
        rules = rules_data(wish.rules, len(wish.seats))
        check_seats(rules, ((seat.kind, seat.bot) for seat in wish.seats))
        seat = next((n for n, seat in enumerate(wish.seats) if seat.kind == "human"), None)
        if seat is None:
            raise NotPossible("no-human-seat", "a table needs a seat for its maker").at("seats")
        origin = self.registry.origin_of(caller)
        if any(seat.kind == "bot" and thinks_for_long(seat.bot or "") for seat in wish.seats):
            self.registry.bots.pool.check_free_for(origin)
        name, nonce = check_name(wish.name), check_nonce(wish.nonce)
        ticket = self.registry.new_ticket()[1] if wish.ticket is None else wish.ticket
        options = options_wished(Options(), wish)
        token = self.registry.new_token(self.registry.redeem(ticket), wish.key)
        holder = hash_token(token)
        plans = tuple(
            SeatPlan(plan.kind, plan.bot if plan.kind == "bot" else None) for plan in wish.seats
        )
        seated = Seated(
            at=now_ms(), seat=seat, name=name, holder=holder, look=wish.look, nonce=nonce
        )
        try:
            key = kept_key(wish.key)
            live = await self._make(
                ticket, rules, plans, options, holder, [seated], key=key, origin=origin
            )
        except NotPossible:
            live = await self._made_before(ticket, holder, key)
        table = live.table
        first = answered(table, 2)
        return TableMade(table.id, seat, token, table.code, live.view(None).fair.commitment, first)

    async def _made_before(self, ticket: str, holder: str, key: str | None) -> LiveTable:
        """Give the table that this very call has made, if its first answer got lost."""
        async with self.registry.at(self.registry.redeem(ticket)) as live:
            if key is None or live.table.seat_keys.get((holder, key)) is None:
                raise NotPossible("ticket-used", "a table was made with this ticket already").at(
                    "ticket"
                )
            return live

    async def _make(
        self,
        ticket: str,
        rules: RulesData,
        plans: tuple[SeatPlan, ...],
        options: Options,
        maker: str,
        then: list[Seated],
        *,
        key: str | None = None,
        origin: str = "",
    ) -> LiveTable:
        live = self.registry.add(self.registry.redeem(ticket))
        live.origin = origin
        code = "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))
        created = Created(
            at=now_ms(), rules=rules, seats=plans, options=options, maker=maker, code=code
        )
        entries: list[AnyEntry] = [created, *then]
        async with live.lock:
            try:
                entries, game = with_start(live.table, entries)
                await live.append(*entries, holder=maker, key=key, own=len(then), game=game)
            except Stale:
                self.registry.forget(live)
                raise NotPossible("ticket-used", "a table was made with this ticket already").at(
                    "ticket"
                ) from None
            self.registry.adopt(live)
            TABLES_MADE.inc()
        return live

    async def rematch(self, id: str, holder: str | None) -> str:
        """Let the same people meet again; the one who asks first makes the table."""
        async with self.registry.at(id) as live:
            table = live.table
            demand_seat(table, holder)
            assert holder is not None
            if table.rematch is not None:
                return table.rematch
            if table.status != "finished":
                raise Refused("not-finished", "the game is not over yet")
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
            await self._make(ticket, rules, plans, table.options, holder, [], origin=live.origin)
            try:
                await live.append(Rematched(at=now_ms(), table=new), indexed=False)
            except Stale:  # another process was quicker
                if table.rematch is None:
                    raise
                return table.rematch
            return new

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
                _MOST_LISTED, _MOST_OF_ONE_CALLER, now_ms() - _LISTED_MS
            )
        ]

    async def table_of_code(self, code: str) -> str:
        """Give the table of a short code, however it was typed."""
        typed = "".join(code.split()).upper()
        found = await self.registry.store.table_of_code(typed) if typed.isalnum() else None
        if found is None:
            raise NotFound("no-such-code", "no table that waits for players has this code")
        return found

    # Before the game.

    @_persistent
    async def take_seat(self, id: str, wish: TakeSeat, token: str | None) -> SeatTaken:
        """Seat somebody; a token that holds a seat here already takes another one."""
        name, nonce = check_name(wish.name), check_nonce(wish.nonce)
        async with self.registry.at(id) as live:
            table = live.table
            if token is None or not table.knows(hash_token(token)):
                token = self.registry.new_token(id, wish.key)
            holder = hash_token(token)
            key = kept_key(wish.key)
            version = None if key is None else table.seat_keys.get((holder, key))
            held = [n for n in table.held_by(holder) if table.seats[n].since == version]
            if version is not None and held:  # the first answer got lost
                return SeatTaken(held[0], token, answered(table, version))
            if table.status != "waiting":
                raise Refused("already-started", "the game has begun")
            seat = free_seat(table, holder, wish.seat)
            if wish.look is not None and look_taken(table, wish.look, seat):
                raise Refused("look-taken", "somebody has this colour already").at("look")
            seated = Seated(
                at=now_ms(), seat=seat, name=name, holder=holder, look=wish.look, nonce=nonce
            )
            version = table.version + 1
            entries, game = with_start(table, [seated])
            await live.append(*entries, holder=holder, key=key, game=game)
            return SeatTaken(seat, token, answered(table, version))

    @_persistent
    async def change_seat(self, id: str, seat: int, wish: ChangeSeat, holder: str | None) -> Done:
        """Give the caller another name, or another colour and symbol."""
        async with self.registry.at(id) as live:
            table = live.table
            demand_known(table, holder)
            demand_waiting(table)
            demand_there(table, seat)
            if seat not in table.held_by(holder):
                raise NotAllowed("not-your-seat", "this seat is not yours")
            now = table.seats[seat]
            name = now.name or "" if wish.name is None else check_name(wish.name)
            look = now.look if wish.look is None else wish.look
            if look_taken(table, look, seat):
                raise Refused("look-taken", "somebody has this colour already").at("look")
            await live.append(Renamed(at=now_ms(), seat=seat, name=name, look=look))
            return Done(table.version)

    @_persistent
    async def leave_seat(self, id: str, seat: int, holder: str | None) -> Done:
        """Let somebody go: from the table before the game, from the game into a bot's hands."""
        async with self.registry.at(id) as live:
            table = live.table
            demand_known(table, holder)
            demand_there(table, seat)
            own = seat in table.held_by(holder)
            if not own and holder != table.host:
                raise NotAllowed("not-your-seat", "this seat is not yours")
            sitting = table.seats[seat]
            if table.status == "playing" and own:
                if not sitting.away:
                    await live.append(Away(at=now_ms(), seat=seat), indexed=False)
                return Done(table.version)
            demand_waiting(table)
            if sitting.kind == "bot" or (sitting.open and sitting.holder is None):
                raise Refused("seat-empty", "nobody sits there")
            demand_not_kept(table, holder, [seat], live.keeps_seats_for())
            await live.append(Unseated(at=now_ms(), seat=seat))
            return Done(table.version)

    @_persistent
    async def arrange(self, id: str, wish: Arrange, holder: str | None) -> Done:
        """Change seats, rules and options as the host wishes."""
        async with self.registry.at(id) as live:
            table = live.table
            demand_host(table, holder)
            demand_waiting(table)
            rules = RulesData.of(table.rules)
            if wish.rules is not UNSET:
                rules = rules_data(wish.rules, len(wish.seats))
            elif rules.players != len(wish.seats):
                rules = RulesData(len(wish.seats), rules.neutral, rules.rounds)
            seats = tuple(arranged(table, wish))
            check_seats(rules, ((seat.kind, seat.bot) for seat in seats))
            if any(seat.was is None and thinks_for_long(seat.bot or "") for seat in seats):
                self.registry.bots.pool.check_free_for(live.share)
            dropped = set(range(len(table.seats))) - {seat.was for seat in seats}
            demand_not_kept(table, holder, sorted(dropped), live.keeps_seats_for())
            entry = Arranged(
                at=now_ms(),
                rules=rules,
                seats=seats,
                options=options_wished(table.options, wish),
            )
            entries, game = with_start(table, [entry])
            await live.append(*entries, game=game)
            return Done(table.version)

    @_persistent
    async def start(self, id: str, holder: str | None) -> Done:
        """Begin; open seats become bots."""
        async with self.registry.at(id) as live:
            table = live.table
            demand_host(table, holder)
            demand_waiting(table)
            if not any(seat.taken for seat in table.seats):
                raise Refused("nobody-there", "nobody sits at this table yet")
            demand_not_kept(table, holder, range(len(table.seats)), live.keeps_seats_for())
            start, game = started(table)
            await live.append(start, game=game)
            return Done(table.version)

    # The game.

    async def act(self, id: str, wish: Act, holder: str | None) -> bytes:
        """Roll or place; gives `Acted` as JSON. The same key again gets the first answer again."""
        async with self.registry.at(id) as live:
            table = live.table
            demand_seat(table, holder)
            assert holder is not None
            await live.reach(wish.expect)
            version = table.keys.get((holder, wish.key))
            if version is None:
                self._check_act(table, wish, holder)
                turns: list[Any] = [(wish.action, wish.face, "player")]
                try:
                    await live.play(*turns, *_bots_roll(live, wish), holder=holder, key=wish.key)
                except Stale:
                    # Another process may have taken this very action.
                    if (holder, wish.key) not in table.keys:
                        raise
                version = table.keys[holder, wish.key]
            live.heard_of(holder)
            return live.answer(version)

    def _check_act(self, table: Table, wish: Act, holder: str) -> None:
        if wish.expect != table.version:
            raise Stale(table.version)
        if table.status != "playing" or table.game is None:
            raise Refused("not-playing", "no game is under way at this table")
        position = table.game.position
        if position.turn not in table.held_by(holder):
            raise Refused("not-your-turn", "it is not your turn")
        if wish.action == "roll" and position.rolled is not None:
            raise Refused("already-rolled", "the dice lie on the table: choose a face")
        if wish.action == "place":
            if position.rolled is None:
                raise Refused("roll-first", "roll the dice first")
            if wish.face is None:
                raise NotPossible("face-missing", "say which face is to be placed").at("face")
            if wish.face not in position.legal_faces:
                raise NotPossible(
                    "face-not-rolled",
                    "face {face} was not rolled; it can be {faces}",
                    face=wish.face,
                    faces=", ".join(map(str, position.legal_faces)),
                ).at("face")

    async def say(self, id: str, wish: Say, holder: str | None) -> int:
        """Say something to the table."""
        async with self.registry.at(id) as live:
            table = live.table
            seat = demand_seat(table, holder)
            said = {
                kind: text
                for kind in ("phrase", "reaction", "text")
                if (text := getattr(wish, kind)) is not None
            }
            if len(said) != 1:
                raise NotPossible("talk-one", "say one phrase, one reaction or one text")
            ((kind, text),) = said.items()
            demand_sayable(table.options.talk, kind, text)
            if kind == "text":
                said = {kind: check_text(text)}
            spoken = TalkView(0, seat, table.seats[seat].name or "", now_ms(), **said)
            body = msgspec.json.encode(spoken).decode()
            number = await self.registry.store.say(table.id, body)
            live.say(msgspec.structs.replace(spoken, number=number))
            return number

    async def record(self, id: str) -> str:
        """Give the record of a finished game."""
        async with self.registry.at(id) as live:
            if live.table.status != "finished" or live.table.game is None:
                raise Refused("not-finished", "the game is not over yet")
            return format_record(record_game(live.table.game))


def _bots_roll(live: LiveTable, wish: Act) -> list[Any]:
    """Let a bot that is next roll in the same breath."""
    game = live.table.game
    if wish.action == "roll" or game is None or wish.face is None:
        return []
    if not any(plays_by_itself(live.table, seat) for seat in live.table.seats):
        return []
    after = game.position.place(wish.face).turn
    if after is None or not plays_by_itself(live.table, live.table.seats[after]):
        return []
    return [("roll", None, "bot")]
