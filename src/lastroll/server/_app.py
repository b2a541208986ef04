"""The service as one application: calls, page, limits, and what is said when something fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    TooManyRequestsException,
    ValidationException,
)
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from litestar.types import ControllerRouterHandler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lastroll import __version__
from lastroll.locales import explain, texts
from lastroll.rules import LastRollError
from lastroll.server._answers import Refusal
from lastroll.server._bus import make_bus
from lastroll.server._calls import making_calls, plain_calls, table_calls
from lastroll.server._config import Config
from lastroll.server._docs_page import docs_page
from lastroll.server._host import Host
from lastroll.server._metrics import ERRORS, REFUSALS, REGISTRY
from lastroll.server._pages import HEADERS, chosen_language, page_calls
from lastroll.server._refusals import NotFound, NotUnderstood, Refused, Stale, StoreTrouble, status_of
from lastroll.server._registry import Registry
from lastroll.server._store import Store

_logger = structlog.get_logger()

_DEAREST: Final = 10
"""Calls that make something have this part of the limit."""


class TooLarge(Refused):
    """A request that brings too much."""

    status = 413


class TooMany(Refused):
    """Too many calls from one address."""

    status = 429


def make_app(config: Config) -> Litestar:
    """Make the service; it opens its database when it starts."""
    store = Store(config.database, config.durability)
    registry = Registry(store, make_bus(config.bus), config.archive_days)
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
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)

    @get("/openapi.json", include_in_schema=False, sync_to_thread=False)
    def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
        return request.app.openapi_schema.to_schema()

    @get("/docs", include_in_schema=False, sync_to_thread=False)
    def docs(request: Request[Any, Any, Any]) -> Response[str]:
        page = docs_page(request.app.openapi_schema.to_schema())
        return Response(page, media_type="text/html; charset=utf-8", headers=HEADERS)

    calls = Router(
        "/",
        route_handlers=[
            _limited(making_calls(host), config.rate_limit // _DEAREST, config.rate_limit),
            _limited(table_calls(host, config), config.rate_limit, config.rate_limit),
            *plain_calls(host),
            metrics,
            openapi,
        ],
        response_headers={
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
            "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        },
    )
    app = Litestar(
        route_handlers=[calls, docs, *page_calls(reload=config.reload_page)],
        lifespan=[lifespan],
        exception_handlers={
            LastRollError: _refuse,
            HTTPException: _refuse_http,
            Exception: _fail,
        },
        request_max_body_size=config.body_limit,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude=["/events$", "^/static/", "^/$"]
        ),
        openapi_config=OpenAPIConfig(
            title="Last Roll",
            version=__version__,
            description="Tables of the dice game Las Vegas. A seat is held by a bearer token.",
            path="/api/description",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.registry = registry
    app.state.config = config
    return app


def _limited(handlers: list[ControllerRouterHandler], most: int, limit: int) -> Router:
    if limit == 0:
        return Router("/", route_handlers=handlers)
    config = RateLimitConfig(rate_limit=("minute", max(most, 1)))
    return Router("/", route_handlers=handlers, middleware=[config.middleware])


def _refuse(request: Request[Any, Any, Any], error: LastRollError) -> Response[Refusal]:
    """Say in the caller's language why something was not done."""
    if isinstance(error, StoreTrouble):
        ERRORS.inc()
        _logger.error("store-trouble", reason=error.reason)
    REFUSALS.labels(error.code).inc()
    t = texts(chosen_language(request.headers.get("accept-language")))
    sentence = ": ".join((*error.where, explain(error, t)))
    refusal = Refusal(error.code, sentence, _plain(error.fields))
    if isinstance(error, Stale):
        refusal = Refusal(error.code, sentence, _plain(error.fields), error.version)
    return Response(refusal, status_code=status_of(error))


def _plain(fields: dict[str, object]) -> dict[str, Any]:
    return {k: v if isinstance(v, int | str | None) else str(v) for k, v in fields.items()}


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Give what the framework refuses the same shape as everything else."""
    if isinstance(error, TooManyRequestsException):
        answer = _refuse(request, TooMany("too-many-calls", "too many calls: wait a little"))
        answer.headers.update(error.headers or {})
        return answer
    if isinstance(error, ValidationException):
        return _refuse(request, _not_understood(error))
    if error.status_code == 413:
        return _refuse(request, TooLarge("too-large", "the request is too large"))
    if isinstance(error, NotFoundException):
        return _refuse(request, NotFound("no-such-call", "there is no such call"))
    if isinstance(error, MethodNotAllowedException):
        refused = NotUnderstood("wrong-method", "this call has another method")
        answer = _refuse(request, refused)
        answer.status_code = 405
        answer.headers.update(error.headers or {})
        return answer
    if isinstance(error, ClientException) or error.status_code < 500:
        refused = NotUnderstood(
            "request-broken", "the request is not understood: {reason}", reason=error.detail[:200]
        )
        return _refuse(request, refused)
    return _fail(request, error)


def _not_understood(error: ValidationException) -> NotUnderstood:
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    reason = str(first.get("message") or error.detail)[:200]
    refused = NotUnderstood(
        "request-broken", "the request is not understood: {reason}", reason=reason
    )
    key = first.get("key")
    return refused.at(str(key)) if key else refused


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Keep the reason for the log; callers get one sentence."""
    ERRORS.inc()
    _logger.error("failed", method=request.method, exc_info=error)
    t = texts(chosen_language(request.headers.get("accept-language")))
    trouble = LastRollError("internal", "something went wrong here: it is in the service's log")
    return Response(Refusal("internal", explain(trouble, t), {}), status_code=500)

