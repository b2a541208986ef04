"""The service as one application: calls, page, limits, and what is said when something fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.response import Response
from prometheus_client import generate_latest

from lastroll import __version__
from lastroll.rules import LastRollError
from lastroll.server._bus import Bus, News, NoBus, RedisBus
from lastroll.server._calls import making_calls, plain_calls, table_calls
from lastroll.server._config import Config
from lastroll.server._front_door import Service
from lastroll.server._host import Host
from lastroll.server._in_pieces import CALL_HEADERS
from lastroll.server._limits import COST, Cost, Limits
from lastroll.server._metrics import ERRORS, REGISTRY
from lastroll.server._refusals import NotFound, NotUnderstood, Refusal, TooLarge, answer_to, failure
from lastroll.server._registry import Registry
from lastroll.server._store import Store
from lastroll.server.page._api_docs import Description
from lastroll.server.page._files import DOCUMENT_HEADERS, page_routes, send_file

_logger = structlog.get_logger()

_COMPRESSED: Final = "compressed"
"""Marks pages, which are compressed already."""


_TOLD: Final = {_COMPRESSED: True, COST: Cost.USUAL}


def make_app(config: Config, bus: Bus | None = None) -> Service:
    """Make the service; it opens its database when it starts."""
    store = Store(config.database, config.durability)
    if config.bus is not None:
        bus = RedisBus(config.bus)
    bus = bus or NoBus()
    tell = bus.publish
    limits = Limits(config, lambda calls: tell(News("", calls=calls)))
    registry = Registry(store, bus, config.archive_days, config.heartbeat, limits.hear)
    host = Host(registry)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def metrics() -> Response[bytes]:
        return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")

    description = Description(lambda: app.openapi_schema.to_schema())

    @get("/openapi.json", include_in_schema=False, sync_to_thread=False, opt=_TOLD)
    def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
        return send_file(request, description.json, {})

    @get("/docs", include_in_schema=False, sync_to_thread=False, opt=_TOLD)
    def docs(request: Request[Any, Any, Any]) -> Response[bytes]:
        return send_file(request, description.page, DOCUMENT_HEADERS)

    calls = Router(
        "/",
        route_handlers=[
            *making_calls(host, limits),
            *table_calls(host, config),
            *plain_calls(host),
            metrics,
            openapi,
        ],
        response_headers=CALL_HEADERS,
    )
    pages = Router(
        "/", route_handlers=page_routes(limits, reload=config.reload_page), opt={_COMPRESSED: True}
    )
    app = Service(
        host,
        config,
        limits,
        route_handlers=[calls, docs, pages],
        lifespan=[lifespan],
        exception_handlers={
            LastRollError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_unreadable,
            UnicodeDecodeError: _refuse_unreadable,
            Exception: _fail,
        },
        request_max_body_size=config.body_limit,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            # Streams must not wait for a compressor; the others were compressed, or never are.
            exclude="/(events|steps|description)$",
            exclude_opt_key=_COMPRESSED,
        ),
        openapi_config=OpenAPIConfig(
            title="Last Roll",
            version=__version__,
            description="Tables of the dice game Las Vegas. A seat is held by a bearer token.",
            path="/api/description",
            render_plugins=[description],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.registry = registry
    app.state.config = config
    return app


def _refuse(request: Request[Any, Any, Any], error: LastRollError) -> Response[Refusal]:
    status, refusal = answer_to(error, request.headers.get("accept-language"))
    return Response(refusal, status_code=status, headers=CALL_HEADERS)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Give what the framework refuses the same shape as everything else."""
    if isinstance(error, ValidationException):
        return _refuse(request, _not_understood(error))
    if error.status_code == 413:
        return _refuse(request, TooLarge("too-large", "the request is too large"))
    if isinstance(error, NotFoundException):
        return _refuse(request, NotFound("no-such-call", "there is no such call"))
    if isinstance(error, MethodNotAllowedException):
        answer = _refuse(request, NotUnderstood("wrong-method", "this call has another method"))
        answer.status_code = 405
        answer.headers.update(error.headers or {})
        return answer
    # A caller who hangs up in the middle of a request is no failure of ours.
    if error.status_code < 500 or error.detail == "client disconnected prematurely":
        return _refuse(request, _broken(error.detail))
    return _fail(request, error)


def _refuse_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Refuse JSON that is too deep, or no text: the framework lets these errors through."""
    return _refuse(request, _broken(str(error)))


def _not_understood(error: ValidationException) -> NotUnderstood:
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    refused = _broken(str(first.get("message") or error.detail))
    key = first.get("key")
    return refused.at(str(key)) if key else refused


def _broken(reason: str) -> NotUnderstood:
    return NotUnderstood(
        "request-broken", "the request is not understood: {reason}", reason=reason[:200]
    )


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Keep the reason for the log; callers get one sentence."""
    ERRORS.inc()
    _logger.error("failed", method=request.method, exc_info=error)
    status, refusal = failure(request.headers.get("accept-language"))
    return Response(refusal, status_code=status, headers=CALL_HEADERS)
