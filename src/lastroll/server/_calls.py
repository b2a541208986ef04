"""The calls over HTTP: from requests to what the host does."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import MediaType, Request, delete, get, patch, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Response
from litestar.types import ControllerRouterHandler

from lastroll import __version__
from lastroll.bots import BOOKLET_TABLES, LADDER, Rung, strength
from lastroll.locales import Texts, texts
from lastroll.server._answers import (
    Acted,
    BotKind,
    BotTable,
    Done,
    Health,
    MyTables,
    OpenTables,
    Replayed,
    Said,
    SeatTaken,
    Steps,
    TableFound,
    TableMade,
    Ticket,
)
from lastroll.server._config import Config
from lastroll.server._host import Host
from lastroll.server._in_pieces import InPieces
from lastroll.server._lesson import lesson_scenes
from lastroll.server._limits import COST, Cost, Limits, caller_of
from lastroll.server._my_tables import MOST_TOKENS, my_tables, tokens_in
from lastroll.server._refusals import NotFound, NotUnderstood, Refusal, chosen_language
from lastroll.server._registry import hash_token
from lastroll.server._replays import replay_steps
from lastroll.server._requests import Act, Arrange, ChangeSeat, CreateTable, Say, TakeSeat
from lastroll.server._stream import EventStream
from lastroll.server._views import TableView

Call = Request[Any, Any, Any]
_LONGEST_AUTHORIZATION: Final = 200
Authorization = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description="Bearer TOKEN of a seat",
        max_length=_LONGEST_AUTHORIZATION,
    ),
]
Authorizations = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description=f"Bearer TOKEN, TOKEN, … of up to {MOST_TOKENS} seats",
        max_length=MOST_TOKENS * _LONGEST_AUTHORIZATION,
    ),
]
TableId = Annotated[str, PathParameter(max_length=64, description="The id of a table")]

_LONGEST_LINK: Final = 1000
_EXPENSIVE: Final = {COST: Cost.EXPENSIVE}
"""Of calls of which any one address may make few."""
SeatNumber = Annotated[int, PathParameter(description="A seat, from 0")]


_REFUSALS: Final = {
    400: "not understood",
    401: "no token, or none of a seat at this table",
    403: "something that others may do",
    404: "no such table, code or seat",
    409: "not possible now",
    413: "too large",
    415: "not sent as application/json",
    422: "not possible at all",
    429: "too many calls",
    503: "cannot be done right now: the database is in trouble, or the bots are busy",
}


def _answer(kind: Any, description: str) -> ResponseSpec:
    return ResponseSpec(kind, generate_examples=False, description=description)


def token_of(authorization: str | None) -> str | None:
    """Give the token of a header, if it brings one; what is too long is nobody's."""
    if authorization is None or len(authorization) > _LONGEST_AUTHORIZATION:
        return None
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


@dataclass
class _TakesARecord(Operation):
    """An operation whose body is read as it comes: a record tells itself what is wrong with it."""

    def __post_init__(self) -> None:
        record = Schema(type=OpenAPIType.OBJECT, description="A game record, lastroll-game/1")
        self.request_body = RequestBody(
            content={"application/json": OpenAPIMediaType(schema=record)}, required=True
        )


def holder_of(authorization: str | None) -> str | None:
    """Give the hash of the caller's token."""
    token = token_of(authorization)
    return None if token is None else hash_token(token)


def making_calls(host: Host, limits: Limits) -> list[ControllerRouterHandler]:
    """Give the calls that make something new."""

    @post("/api/commitments", opt=_EXPENSIVE, summary="Commit to the dice of a table to be made")
    async def commitments() -> Ticket:
        table, ticket, commitment = host.registry.new_ticket()
        return Ticket(ticket, table, commitment)

    @post("/api/tables", opt=_EXPENSIVE, summary="Make a table")
    async def create(request: Call, data: JSONBody[CreateTable]) -> TableMade:
        return await host.create(data, caller_of(request.scope))

    @get("/api/codes/{code:str}", opt=_EXPENSIVE, summary="Find a table by its short code")
    async def code(request: Call, code: Annotated[str, PathParameter(max_length=40)]) -> TableFound:
        caller = caller_of(request.scope)
        limits.try_code(caller)
        found = await host.table_of_code(code)
        limits.code_was_right(caller)
        return TableFound(found)

    @post(
        "/api/replay",
        opt=_EXPENSIVE,
        status_code=200,
        summary="Play a record through",
        operation_class=_TakesARecord,
    )
    async def replay(request: Call) -> Replayed:
        return replay_steps(await request.body())

    @post("/api/tables/{table:str}/rematch", opt=_EXPENSIVE, status_code=200, summary="Meet again")
    async def rematch(table: TableId, authorization: Authorization = None) -> TableFound:
        return TableFound(await host.rematch(table, holder_of(authorization)))

    @post("/api/tables/{table:str}/talk", opt=_EXPENSIVE, summary="Say something")
    async def talk(
        table: TableId, data: JSONBody[Say], authorization: Authorization = None
    ) -> Said:
        return Said(await host.say(table, data, holder_of(authorization)))

    return _with_refusals(commitments, create, code, replay, rematch, talk)


def table_calls(host: Host, config: Config) -> list[ControllerRouterHandler]:
    """Give the calls at a table."""

    @get("/api/tables", summary="Public tables that wait for players")
    async def tables() -> OpenTables:
        return OpenTables(await host.open_tables())

    @get("/api/my-tables", summary="Tables at which the caller holds seats")
    async def mine(authorization: Authorizations = None) -> MyTables:
        tokens = tokens_in(authorization, _LONGEST_AUTHORIZATION)
        return MyTables(await my_tables(host.registry, tokens))

    @get("/api/tables/{table:str}", summary="A table, as the caller may see it")
    async def show(table: TableId, authorization: Authorization = None) -> TableView:
        holder = holder_of(authorization)
        async with host.registry.at(table) as live:
            live.heard_of(holder)
            return live.view(holder)

    @get(
        "/api/tables/{table:str}/steps",
        summary="The game so far, step by step",
        responses={200: _answer(Steps, "Steps, in order")},
    )
    async def steps(
        request: Call, table: TableId, authorization: Authorization = None
    ) -> Response[None]:
        async with host.registry.at(table) as live:
            pieces = await live.steps(holder_of(authorization))
        packed = "gzip" in request.headers.get("accept-encoding", "")
        return InPieces(pieces, packed=packed)

    @post("/api/tables/{table:str}/seats", summary="Take a seat")
    async def take(
        table: TableId, data: JSONBody[TakeSeat], authorization: Authorization = None
    ) -> SeatTaken:
        return await host.take_seat(table, data, token_of(authorization))

    @patch("/api/tables/{table:str}/seats/{seat:int}", summary="Another name or colour")
    async def change(
        table: TableId,
        seat: SeatNumber,
        data: JSONBody[ChangeSeat],
        authorization: Authorization = None,
    ) -> Done:
        return await host.change_seat(table, seat, data, holder_of(authorization))

    @delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Leave, or remove")
    async def leave(table: TableId, seat: SeatNumber, authorization: Authorization = None) -> Done:
        return await host.leave_seat(table, seat, holder_of(authorization))

    @put("/api/tables/{table:str}/arrangement", summary="Arrange seats, rules and options")
    async def arrange(
        table: TableId, data: JSONBody[Arrange], authorization: Authorization = None
    ) -> Done:
        return await host.arrange(table, data, holder_of(authorization))

    @post("/api/tables/{table:str}/start", status_code=200, summary="Begin the game")
    async def start(table: TableId, authorization: Authorization = None) -> Done:
        return await host.start(table, holder_of(authorization))

    @post(
        "/api/tables/{table:str}/actions",
        status_code=200,
        summary="Roll or place",
        responses={200: _answer(Acted, "It is on disk")},
    )
    async def act(
        table: TableId, data: JSONBody[Act], authorization: Authorization = None
    ) -> Response[bytes]:
        done = await host.act(table, data, holder_of(authorization))
        return Response(done, media_type=MediaType.JSON)

    @get(
        "/api/tables/{table:str}/events",
        media_type="text/event-stream",
        summary="What happens at a table, as server-sent events",
        responses={
            200: ResponseSpec(
                str,
                media_type="text/event-stream",
                generate_examples=False,
                description="Entries of the log, each with its version as id",
            )
        },
    )
    async def events(
        table: TableId,
        authorization: Authorization = None,
        last_event_id: Annotated[
            int | None, HeaderParameter(name="Last-Event-ID", ge=0, le=1_000_000_000)
        ] = None,
        since: Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000_000)] = 0,
    ) -> Response[None]:
        await host.registry.find(table)
        seen = since if last_event_id is None else last_event_id
        return EventStream(host.registry, table, holder_of(authorization), seen)

    @get(
        "/api/tables/{table:str}/record",
        summary="The record of a finished game",
        responses={200: _answer(dict[str, Any], "A game record")},
    )
    async def record(table: TableId) -> Response[str]:
        return Response(
            await host.record(table),
            media_type=MediaType.JSON,
            headers={"content-disposition": f'inline; filename="lastroll-{table}.json"'},
        )

    @get(
        "/api/tables/{table:str}/qr.svg",
        media_type="image/svg+xml",
        summary="The link to a table as a QR code",
    )
    async def qr(request: Call, table: TableId) -> Response[bytes]:
        await host.registry.find(table)
        host_name = request.headers.get("host", "localhost")
        base = config.public_url or f"{request.scope['scheme']}://{host_name}"
        link = f"{base.rstrip('/')}/t/{table}"
        if len(link) > _LONGEST_LINK:
            raise NotUnderstood(
                "request-broken", "the request is not understood: {reason}", reason="host"
            )
        drawing = io.BytesIO()
        segno.make(link, error="m").save(
            drawing, kind="svg", scale=4, border=3, light="#fff", xmldecl=False, svgclass=None
        )
        return Response(drawing.getvalue(), media_type="image/svg+xml")

    return _with_refusals(
        tables, mine, show, steps, take, change, leave, arrange, start, act, events, record, qr
    )


def plain_calls(host: Host) -> list[ControllerRouterHandler]:
    """Give the calls that need no table."""

    @get("/api/bots", sync_to_thread=False, summary="The bots, weakest first")
    def bots(request: Call) -> list[BotKind]:
        t = texts(chosen_language(request.headers.get("accept-language")))
        return [_bot_kind(rung, t) for rung in LADDER]

    @get(
        "/api/lesson",
        sync_to_thread=False,
        summary="The scenes of the lesson",
        responses={200: _answer(list[dict[str, Any]], "Scenes, in order")},
    )
    def lesson() -> Response[bytes]:
        return Response(msgspec.json.encode(lesson_scenes()), media_type=MediaType.JSON)

    @get("/healthz", summary="Whether the service and its database are alive")
    async def healthz() -> Health:
        await host.registry.store.check()
        return Health("ok", __version__)

    @get("/api/{path:path}", include_in_schema=False, sync_to_thread=False)
    def unknown(path: FromPath[str]) -> None:
        raise NotFound("no-such-call", "there is no such call")

    return [*_with_refusals(bots, lesson, healthz), unknown]


def _bot_kind(rung: Rung, t: Texts) -> BotKind:
    return BotKind(
        name=rung.name,
        level=rung.level,
        title=t(f"bot-{rung.name}.name"),
        summary=t(f"bot-{rung.name}"),
        fast=rung.fast,
        plays=tuple(
            BotTable(rules.players, rules.neutral) for rules in BOOKLET_TABLES if rung.plays(rules)
        ),
        strength=strength(rung.name),
    )


def _with_refusals(*handlers: HTTPRouteHandler) -> list[ControllerRouterHandler]:
    """Let the description say of every call how it is refused."""
    refusals = {
        status: ResponseSpec(Refusal, generate_examples=False, description=f"Refused: {why}")
        for status, why in _REFUSALS.items()
    }
    for handler in handlers:
        handler.responses = {**refusals, **(handler.responses or {})}
    return list(handlers)
