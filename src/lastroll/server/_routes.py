"""The endpoints: handlers that pass requests on to the table service."""

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
from lastroll.bots import BOOKLET_RULES, LADDER, Rung, strength
from lastroll.locales import Texts, texts
from lastroll.server._chunked_json import ChunkedJSON
from lastroll.server._config import Config
from lastroll.server._event_stream import EventStreamResponse
from lastroll.server._lesson import lesson_scenes
from lastroll.server._limits import COST, Cost, Limits, client_key
from lastroll.server._my_tables import MAX_TOKENS, my_tables, tokens_in
from lastroll.server._refusals import BadRequest, NotFound, RefusalBody, accepted_language
from lastroll.server._replay import replay_response
from lastroll.server._requests import (
    ActionRequest,
    ArrangeRequest,
    ChangeSeatRequest,
    CreateTableRequest,
    TakeSeatRequest,
    TalkRequest,
)
from lastroll.server._responses import (
    BotInfo,
    CommitmentResponse,
    CreateTableResponse,
    HealthResponse,
    MyTablesResponse,
    OpenTablesResponse,
    ReplayResponse,
    StepsResponse,
    TableIdResponse,
    TableKind,
    TakeSeatResponse,
    TalkResponse,
    VersionResponse,
)
from lastroll.server._secrets import hash_token
from lastroll.server._table_service import TableService
from lastroll.server._views import TableView

HTTPRequest = Request[Any, Any, Any]
_MAX_AUTHORIZATION_LENGTH: Final = 200
Authorization = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description="Bearer TOKEN of a seat",
        max_length=_MAX_AUTHORIZATION_LENGTH,
    ),
]
Authorizations = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description=f"Bearer TOKEN, TOKEN, … of up to {MAX_TOKENS} seats",
        max_length=MAX_TOKENS * _MAX_AUTHORIZATION_LENGTH,
    ),
]
TableId = Annotated[str, PathParameter(max_length=64, description="The id of a table")]

_MAX_LINK_LENGTH: Final = 1000
_EXPENSIVE: Final = {COST: Cost.EXPENSIVE}
"""Marks endpoints with the lower rate limit."""
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


def _response_spec(kind: Any, description: str) -> ResponseSpec:
    return ResponseSpec(kind, generate_examples=False, description=description)


def bearer_token(authorization: str | None) -> str | None:
    """Return the bearer token of a header; None if there is none or it is too long."""
    if authorization is None or len(authorization) > _MAX_AUTHORIZATION_LENGTH:
        return None
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


@dataclass
class _RecordBody(Operation):
    """An operation whose body is not validated beforehand: parsing a record reports its errors."""

    def __post_init__(self) -> None:
        record = Schema(type=OpenAPIType.OBJECT, description="A game record, lastroll-game/1")
        self.request_body = RequestBody(
            content={"application/json": OpenAPIMediaType(schema=record)}, required=True
        )


def holder_from_header(authorization: str | None) -> str | None:
    """Return the hash of the client's token."""
    token = bearer_token(authorization)
    return None if token is None else hash_token(token)


def expensive_routes(service: TableService, limits: Limits) -> list[ControllerRouterHandler]:
    """Return the endpoints with the lower rate limit."""

    @post("/api/commitments", opt=_EXPENSIVE, summary="Commit to the dice of a table to be made")
    async def commitments() -> CommitmentResponse:
        table, ticket, commitment = service.registry.new_ticket()
        return CommitmentResponse(ticket, table, commitment)

    @post("/api/tables", opt=_EXPENSIVE, summary="Make a table")
    async def create(
        request: HTTPRequest, data: JSONBody[CreateTableRequest]
    ) -> CreateTableResponse:
        return await service.create(data, client_key(request.scope))

    @get("/api/codes/{code:str}", opt=_EXPENSIVE, summary="Find a table by its short code")
    async def code(
        request: HTTPRequest, code: Annotated[str, PathParameter(max_length=40)]
    ) -> TableIdResponse:
        client = client_key(request.scope)
        limits.try_code(client)
        table_id = await service.find_by_code(code)
        limits.code_found(client)
        return TableIdResponse(table_id)

    @post(
        "/api/replay",
        opt=_EXPENSIVE,
        status_code=200,
        summary="Play a record through",
        operation_class=_RecordBody,
    )
    async def replay(request: HTTPRequest) -> ReplayResponse:
        return replay_response(await request.body())

    @post("/api/tables/{table:str}/rematch", opt=_EXPENSIVE, status_code=200, summary="Meet again")
    async def rematch(table: TableId, authorization: Authorization = None) -> TableIdResponse:
        return TableIdResponse(await service.rematch(table, holder_from_header(authorization)))

    @post(
        "/api/tables/{table:str}/same-dice",
        opt=_EXPENSIVE,
        status_code=200,
        summary="Play the same deal and dice again",
    )
    async def same_dice(table: TableId, authorization: Authorization = None) -> TableIdResponse:
        return TableIdResponse(await service.repeat_dice(table, holder_from_header(authorization)))

    @post("/api/tables/{table:str}/talk", opt=_EXPENSIVE, summary="Say something")
    async def talk(
        table: TableId, data: JSONBody[TalkRequest], authorization: Authorization = None
    ) -> TalkResponse:
        return TalkResponse(await service.post_talk(table, data, holder_from_header(authorization)))

    return _document_refusals(commitments, create, code, replay, rematch, same_dice, talk)


def table_routes(service: TableService, config: Config) -> list[ControllerRouterHandler]:
    """Return the endpoints of tables."""

    @get("/api/tables", summary="Public tables that wait for players")
    async def tables() -> OpenTablesResponse:
        return OpenTablesResponse(await service.open_tables())

    @get("/api/my-tables", summary="Tables at which the client holds seats")
    async def mine(authorization: Authorizations = None) -> MyTablesResponse:
        tokens = tokens_in(authorization, _MAX_AUTHORIZATION_LENGTH)
        return MyTablesResponse(await my_tables(service.registry, tokens))

    @get("/api/tables/{table:str}", summary="A table, as the client may see it")
    async def show(table: TableId, authorization: Authorization = None) -> TableView:
        holder = holder_from_header(authorization)
        async with service.registry.locked(table) as live:
            live.touch(holder)
            return live.feed.view(holder)

    @get(
        "/api/tables/{table:str}/steps",
        summary="The game so far, step by step",
        responses={200: _response_spec(StepsResponse, "Steps, in order")},
    )
    async def steps(
        request: HTTPRequest, table: TableId, authorization: Authorization = None
    ) -> Response[None]:
        async with service.registry.locked(table) as live:
            chunks = await live.feed.steps(holder_from_header(authorization))
        gzipped = "gzip" in request.headers.get("accept-encoding", "")
        return ChunkedJSON(chunks, gzipped=gzipped)

    @post("/api/tables/{table:str}/seats", summary="Take a seat")
    async def take(
        table: TableId, data: JSONBody[TakeSeatRequest], authorization: Authorization = None
    ) -> TakeSeatResponse:
        return await service.take_seat(table, data, bearer_token(authorization))

    @patch("/api/tables/{table:str}/seats/{seat:int}", summary="Another name or colour")
    async def change(
        table: TableId,
        seat: SeatNumber,
        data: JSONBody[ChangeSeatRequest],
        authorization: Authorization = None,
    ) -> VersionResponse:
        return await service.change_seat(table, seat, data, holder_from_header(authorization))

    @delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Leave, or remove")
    async def leave(
        table: TableId, seat: SeatNumber, authorization: Authorization = None
    ) -> VersionResponse:
        return await service.leave_seat(table, seat, holder_from_header(authorization))

    @put("/api/tables/{table:str}/arrangement", summary="Arrange seats, rules and options")
    async def arrange(
        table: TableId, data: JSONBody[ArrangeRequest], authorization: Authorization = None
    ) -> VersionResponse:
        return await service.arrange(table, data, holder_from_header(authorization))

    @post("/api/tables/{table:str}/start", status_code=200, summary="Begin the game")
    async def start(table: TableId, authorization: Authorization = None) -> VersionResponse:
        return await service.start(table, holder_from_header(authorization))

    @post(
        "/api/tables/{table:str}/actions",
        status_code=200,
        summary="Roll or place",
        responses={200: _response_spec(StepsResponse, "It is on disk")},
    )
    async def act(
        table: TableId, data: JSONBody[ActionRequest], authorization: Authorization = None
    ) -> Response[bytes]:
        done = await service.act(table, data, holder_from_header(authorization))
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
        await service.registry.get(table)
        since_version = since if last_event_id is None else last_event_id
        return EventStreamResponse(
            service.registry, table, holder_from_header(authorization), since_version
        )

    @get(
        "/api/tables/{table:str}/record",
        summary="The record of a finished game",
        responses={200: _response_spec(dict[str, Any], "A game record")},
    )
    async def record(table: TableId) -> Response[str]:
        return Response(
            await service.record(table),
            media_type=MediaType.JSON,
            headers={"content-disposition": f'inline; filename="lastroll-{table}.json"'},
        )

    @get(
        "/api/tables/{table:str}/qr.svg",
        media_type="image/svg+xml",
        summary="The link to a table as a QR code",
    )
    async def qr(request: HTTPRequest, table: TableId) -> Response[bytes]:
        await service.registry.get(table)
        host_name = request.headers.get("host", "localhost")
        base = config.public_url or f"{request.scope['scheme']}://{host_name}"
        link = f"{base.rstrip('/')}/t/{table}"
        if len(link) > _MAX_LINK_LENGTH:
            raise BadRequest(
                "request-broken", "the request cannot be understood: {reason}", reason="host"
            )
        drawing = io.BytesIO()
        segno.make(link, error="m").save(
            drawing, kind="svg", scale=4, border=3, light="#fff", xmldecl=False, svgclass=None
        )
        return Response(drawing.getvalue(), media_type="image/svg+xml")

    return _document_refusals(
        tables, mine, show, steps, take, change, leave, arrange, start, act, events, record, qr
    )


def general_routes(service: TableService) -> list[ControllerRouterHandler]:
    """Return the endpoints without a table."""

    @get("/api/bots", sync_to_thread=False, summary="The bots, weakest first")
    def bots(request: HTTPRequest) -> list[BotInfo]:
        t = texts(accepted_language(request.headers.get("accept-language")))
        return [_bot_info(rung, t) for rung in LADDER]

    @get(
        "/api/lesson",
        sync_to_thread=False,
        summary="The scenes of the lesson",
        responses={200: _response_spec(list[dict[str, Any]], "Scenes, in order")},
    )
    def lesson() -> Response[bytes]:
        return Response(msgspec.json.encode(lesson_scenes()), media_type=MediaType.JSON)

    @get("/healthz", summary="Whether the service and its database are alive")
    async def healthz() -> HealthResponse:
        await service.registry.store.check()
        return HealthResponse("ok", __version__)

    @get("/api/{path:path}", include_in_schema=False, sync_to_thread=False)
    def unknown(path: FromPath[str]) -> None:
        raise NotFound("no-such-call", "there is no such call")

    return [*_document_refusals(bots, lesson, healthz), unknown]


def _bot_info(rung: Rung, t: Texts) -> BotInfo:
    return BotInfo(
        name=rung.name,
        level=rung.level,
        title=t(f"bot-{rung.name}.name"),
        summary=t(f"bot-{rung.name}"),
        fast=rung.fast,
        plays=tuple(
            TableKind(rules.players, rules.neutral)
            for rules in BOOKLET_RULES
            if rung.supports(rules)
        ),
        strength=strength(rung.name),
    )


def _document_refusals(*handlers: HTTPRouteHandler) -> list[ControllerRouterHandler]:
    """Add the refusals to the description of each endpoint."""
    refusals = {
        status: ResponseSpec(RefusalBody, generate_examples=False, description=f"Refused: {why}")
        for status, why in _REFUSALS.items()
    }
    for handler in handlers:
        handler.responses = {**refusals, **(handler.responses or {})}
    return list(handlers)
