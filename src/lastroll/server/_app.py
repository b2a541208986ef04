"""The service as one application: endpoints, page, limits and error handling."""

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
from lastroll.server._bus import Bus, BusMessage, NullBus, RedisBus
from lastroll.server._chunked_json import API_HEADERS
from lastroll.server._config import Config
from lastroll.server._fast_path import ServiceApp
from lastroll.server._limits import COST, Cost, Limits
from lastroll.server._log_store import LogStore
from lastroll.server._metrics import ERRORS, METRICS
from lastroll.server._refusals import (
    BadRequest,
    NotFound,
    PayloadTooLarge,
    RefusalBody,
    internal_error_response,
    refusal_response,
)
from lastroll.server._registry import Registry
from lastroll.server._routes import expensive_routes, general_routes, table_routes
from lastroll.server._table_service import TableService
from lastroll.server.page._api_docs import Description
from lastroll.server.page._files import DOCUMENT_HEADERS, page_routes, send_file

_logger = structlog.get_logger()

_ALREADY_COMPRESSED: Final = "compressed"
"""Marks handlers whose responses are compressed already."""


_DEFAULT_COMPRESSED: Final = {_ALREADY_COMPRESSED: True, COST: Cost.DEFAULT}


def make_app(config: Config, bus: Bus | None = None) -> ServiceApp:
    """Return the application; it opens its database at startup."""
    store = LogStore(config.database, config.durability)
    if config.bus is not None:
        bus = RedisBus(config.bus)
    bus = bus or NullBus()
    publish = bus.publish
    limits = Limits(config, lambda calls: publish(BusMessage("", calls=calls)))
    registry = Registry(store, bus, config.archive_days, config.heartbeat, limits.add_remote)
    service = TableService(registry)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def metrics() -> Response[bytes]:
        return Response(generate_latest(METRICS), media_type="text/plain; version=0.0.4")

    description = Description(lambda: app.openapi_schema.to_schema())

    @get("/openapi.json", include_in_schema=False, sync_to_thread=False, opt=_DEFAULT_COMPRESSED)
    def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
        return send_file(request, description.json, {})

    @get("/docs", include_in_schema=False, sync_to_thread=False, opt=_DEFAULT_COMPRESSED)
    def docs(request: Request[Any, Any, Any]) -> Response[bytes]:
        return send_file(request, description.page, DOCUMENT_HEADERS)

    calls = Router(
        "/",
        route_handlers=[
            *expensive_routes(service, limits),
            *table_routes(service, config),
            *general_routes(service),
            metrics,
            openapi,
        ],
        response_headers=API_HEADERS,
    )
    pages = Router(
        "/",
        route_handlers=page_routes(limits, reload=config.reload_page, local=config.local),
        opt={_ALREADY_COMPRESSED: True},
    )
    app = ServiceApp(
        service,
        config,
        limits,
        route_handlers=[calls, docs, pages],
        lifespan=[lifespan],
        exception_handlers={
            LastRollError: _handle_refusal,
            HTTPException: _handle_http_error,
            RecursionError: _handle_unreadable_body,
            UnicodeDecodeError: _handle_unreadable_body,
            Exception: _handle_unexpected_error,
        },
        request_max_body_size=config.body_limit,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            # Streams must not wait in a compressor; the others compress themselves.
            exclude="/(events|steps|description)$",
            exclude_opt_key=_ALREADY_COMPRESSED,
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


def _handle_refusal(request: Request[Any, Any, Any], error: LastRollError) -> Response[RefusalBody]:
    status, refusal = refusal_response(error, request.headers.get("accept-language"))
    return Response(refusal, status_code=status, headers=API_HEADERS)


def _handle_http_error(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[RefusalBody]:
    """Return errors of the framework in the shape of all refusals."""
    if isinstance(error, ValidationException):
        return _handle_refusal(request, _validation_refusal(error))
    if error.status_code == 413:
        return _handle_refusal(request, PayloadTooLarge("too-large", "the request is too large"))
    if isinstance(error, NotFoundException):
        return _handle_refusal(request, NotFound("no-such-call", "there is no such call"))
    if isinstance(error, MethodNotAllowedException):
        response = _handle_refusal(
            request, BadRequest("wrong-method", "this call needs another method")
        )
        response.status_code = 405
        response.headers.update(error.headers or {})
        return response
    # A client that disconnects during a request is not an error of the service.
    if error.status_code < 500 or error.detail == "client disconnected prematurely":
        return _handle_refusal(request, _bad_request(error.detail))
    return _handle_unexpected_error(request, error)


def _handle_unreadable_body(
    request: Request[Any, Any, Any], error: Exception
) -> Response[RefusalBody]:
    """Return a refusal of JSON that is too deep or no text; the framework has none."""
    return _handle_refusal(request, _bad_request(str(error)))


def _validation_refusal(error: ValidationException) -> BadRequest:
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    refused = _bad_request(str(first.get("message") or error.detail))
    key = first.get("key")
    return refused.at(str(key)) if key else refused


def _bad_request(reason: str) -> BadRequest:
    return BadRequest(
        "request-broken", "the request cannot be understood: {reason}", reason=reason[:200]
    )


def _handle_unexpected_error(
    request: Request[Any, Any, Any], error: Exception
) -> Response[RefusalBody]:
    """Log the error; the client gets one sentence without the reason."""
    ERRORS.inc()
    _logger.error("failed", method=request.method, exc_info=error)
    status, refusal = internal_error_response(request.headers.get("accept-language"))
    return Response(refusal, status_code=status, headers=API_HEADERS)
