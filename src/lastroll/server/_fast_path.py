"""The ASGI application: limits for all requests, and a fast path for actions and streams.

Actions and streams are nearly all the work of a busy service. The framework's path (routing,
middleware, validation, response) costs more than their own work, so both are handled here; like
all others they are documented by their handlers in `_routes`.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar

from lastroll.rules import LastRollError
from lastroll.server._chunked_json import API_HEADERS
from lastroll.server._config import Config
from lastroll.server._event_stream import START, stream_events
from lastroll.server._limits import Costs, Limits, client_key
from lastroll.server._metrics import ERRORS
from lastroll.server._refusals import (
    BadRequest,
    Forbidden,
    NotFound,
    PayloadTooLarge,
    RefusalBody,
    TooManyRequests,
    UnsupportedMediaType,
    internal_error_response,
    refusal_response,
)
from lastroll.server._requests import ActionRequest
from lastroll.server._routes import holder_from_header
from lastroll.server._table_service import TableService

_logger = structlog.get_logger()

_ACTION_DECODER: Final = msgspec.json.Decoder(ActionRequest)
_MAX_VERSION: Final = 1_000_000_000
_MAX_ID_LENGTH: Final = 64
_MAX_PATH_LENGTH: Final = 1000
_MAX_QUERY_LENGTH: Final = 1000
_TABLES: Final = "/api/tables/"
_JSON: Final = b"application/json"
_BROWSER_HEADERS: Final = (b"origin", b"sec-fetch-site")
"""Headers that browsers add to requests of a page; scripts cannot remove them."""
_LOCAL_NAMES: Final = frozenset([b"localhost", b"127.0.0.1", b"[::1]"])
_PORT: Final = re.compile(rb":[0-9]*\Z")
_SLASHES: Final = re.compile("/{2,}")
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in API_HEADERS.items()]


class ServiceApp(Litestar):
    """The application, with the fast path before the framework's routing."""

    __slots__ = ("_costs", "_local", "body_limit", "limits", "service")

    def __init__(
        self, service: TableService, config: Config, limits: Limits, **settings: Any
    ) -> None:
        """Serve the endpoints of `service` within `limits`."""
        self.service = service
        self.body_limit = config.body_limit
        self.limits = limits
        self._local = config.local
        super().__init__(**settings)
        self._costs = Costs(self.routes)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle a request."""
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        # Limits and routing must see the same path.
        path, method = normalized_path(scope["path"]), scope["method"]
        head = method == "HEAD"
        if head:  # handled as GET without the body
            method, send = "GET", _without_body(send)
        # A copy: uvicorn reads the method from its own scope.
        scope = {**scope, "path": path, "method": method}
        try:
            if len(path) > _MAX_PATH_LENGTH:  # the framework caches the paths it has routed
                raise NotFound("no-such-call", "there is no such call")
            if len(scope.get("query_string", b"")) > _MAX_QUERY_LENGTH:  # it caches these as well
                raise BadRequest(
                    "request-broken", "the request cannot be understood: {reason}", reason="query"
                )
            cost = self._costs.of(method, path)
            if cost is not None:
                self.limits.admit(client_key(scope), cost)
            self._check_origin(scope, method)
            name, _, call = path.removeprefix(_TABLES).partition("/")
            if not path.startswith(_TABLES):
                call = ""
            if call == "actions" and method == "POST":
                body = await self._handle_action(scope, name, receive)
                await _respond(send, 200, body)
            elif call == "events" and head:  # a stream would have no end
                await self.service.registry.get(_table_id(name))
                await send(START)
                await send({"type": "http.response.body"})
            elif call == "events" and method == "GET":
                await self._handle_stream(scope, name, receive, send)
            else:
                await super().__call__(scope, receive, send)
        except LastRollError as error:
            await _respond(
                send, *_encoded(*refusal_response(error, _header(scope, b"accept-language")))
            )
        except Exception as error:
            ERRORS.inc()
            _logger.error("failed", method=method, exc_info=error)
            await _respond(
                send, *_encoded(*internal_error_response(_header(scope, b"accept-language")))
            )

    def _check_origin(self, scope: Any, method: str) -> None:
        """Raise `Forbidden` or `UnsupportedMediaType` for a request sent by a page of another site.

        Such a page cannot send `application/json` without permission, and its browser marks the
        request. Programs may omit the type. A local service also refuses foreign names in the Host
        header, which a site could point at this machine.
        """
        has_body, from_page, content_type = False, False, b""
        for name, value in scope["headers"]:
            if name == b"content-type":
                content_type = value.partition(b";")[0].strip().lower()
            elif name in _BROWSER_HEADERS:
                from_page = True
            elif name == b"transfer-encoding" or (name == b"content-length" and value != b"0"):
                has_body = True
            elif name == b"host" and self._local and _host_name(value) not in _LOCAL_NAMES:
                raise Forbidden(
                    "foreign-host",
                    "this game is served to this computer only: open it at `localhost`",
                )
        is_not_json = content_type != _JSON and (from_page or content_type == b"text/plain")
        if has_body and is_not_json and method != "GET":
            raise UnsupportedMediaType("not-json", "the request must be sent as `application/json`")

    async def _handle_action(self, scope: Any, table: str, receive: Any) -> bytes:
        body = await self._read_body(receive)
        try:
            action = _ACTION_DECODER.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadRequest(
                "request-broken",
                "the request cannot be understood: {reason}",
                reason=str(error)[:200],
            ) from None
        return await self.service.act(_table_id(table), action, _holder(scope))

    async def _read_body(self, receive: Any) -> bytes:
        parts, size = [], 0
        while True:
            event = await receive()
            if event["type"] == "http.disconnect":
                raise BadRequest(
                    "request-broken",
                    "the request cannot be understood: {reason}",
                    reason="it broke off",
                )
            parts.append(event.get("body", b""))
            size += len(parts[-1])
            if size > self.body_limit:
                raise PayloadTooLarge("too-large", "the request is too large")
            if not event.get("more_body"):
                return parts[0] if len(parts) == 1 else b"".join(parts)

    async def _handle_stream(self, scope: Any, table: str, receive: Any, send: Any) -> None:
        since = _header(scope, b"last-event-id")
        if since is None:
            query = scope.get("query_string", b"").decode("latin-1")
            pairs = dict(part.partition("=")[::2] for part in query.split("&"))
            since = pairs.get("since", "0")
        number = since.isascii() and since.isdigit() and len(since) <= 10
        if not (number and int(since) <= _MAX_VERSION):
            raise BadRequest(
                "request-broken", "the request cannot be understood: {reason}", reason="since"
            )
        live, holder = await self.service.registry.get(_table_id(table)), _holder(scope)
        if (
            not live.table.seats_held_by(holder)
            and live.attendance.watchers() >= self.limits.watchers
        ):
            raise TooManyRequests(
                "too-many-watchers", "too many people are watching this table: try again later"
            )
        client = client_key(scope)
        if not self.limits.streams.acquire(client):
            raise TooManyRequests(
                "too-many-streams",
                "this address has too many tables open: close a few tabs and try again",
            )
        try:
            await stream_events(
                self.service.registry, table, holder, int(since), scope, receive, send
            )
        finally:
            self.limits.streams.release(client)


def _without_body(send: Any) -> Any:
    async def send_head(event: Any) -> None:
        await send({**event, "body": b""} if event["type"] == "http.response.body" else event)

    return send_head


def _host_name(service: bytes) -> bytes:
    """Return the name in a Host header, without the port."""
    return _PORT.sub(b"", service.strip().lower())


def normalized_path(path: str) -> str:
    """Return a path as it is counted and routed: single slashes, none at the end."""
    return _SLASHES.sub("/", path).rstrip("/") or "/"


def _table_id(table: str) -> str:
    return table if len(table) <= _MAX_ID_LENGTH else ""


def _header(scope: Any, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def _holder(scope: Any) -> str | None:
    return holder_from_header(_header(scope, b"authorization"))


def _encoded(status: int, refusal: RefusalBody) -> tuple[int, bytes]:
    return status, msgspec.json.encode(refusal)


async def _respond(send: Any, status: int, body: bytes) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        *_RAW_HEADERS,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
