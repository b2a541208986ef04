"""The way in: limits for all calls, and a short way for the two that carry a game.

Actions and streams are nearly all the work of a busy service. The framework's way (routing,
middleware, validation, response) costs more than what is done for them, so these two are taken
here; they are described, like all others, by their handlers in `_calls`.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar

from lastroll.rules import LastRollError
from lastroll.server._calls import holder_of
from lastroll.server._config import Config
from lastroll.server._host import Host
from lastroll.server._in_pieces import CALL_HEADERS
from lastroll.server._limits import Costs, Limits, caller_of
from lastroll.server._metrics import ERRORS
from lastroll.server._refusals import (
    NotAllowed,
    NotFound,
    NotUnderstood,
    Refusal,
    TooLarge,
    TooMany,
    WrongKind,
    answer_to,
    failure,
)
from lastroll.server._requests import Act
from lastroll.server._stream import START, stream

_logger = structlog.get_logger()

_ACT: Final = msgspec.json.Decoder(Act)
_MOST_VERSION: Final = 1_000_000_000
_LONGEST_ID: Final = 64
_LONGEST_PATH: Final = 1000
_LONGEST_QUERY: Final = 1000
_TABLES: Final = "/api/tables/"
_JSON: Final = b"application/json"
_OF_PAGES: Final = (b"origin", b"sec-fetch-site")
"""Headers that browsers add to what a page sends, and no page can leave out."""
_THIS_MACHINE: Final = frozenset([b"localhost", b"127.0.0.1", b"[::1]"])
_PORT: Final = re.compile(rb":[0-9]*\Z")
_SLASHES: Final = re.compile("/{2,}")
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in CALL_HEADERS.items()]


class Service(Litestar):
    """The application, with its front door."""

    __slots__ = ("_costs", "_local", "body_limit", "host", "limits")

    def __init__(self, host: Host, config: Config, limits: Limits, **settings: Any) -> None:
        """Serve what `host` does, within `limits`."""
        self.host = host
        self.body_limit = config.body_limit
        self.limits = limits
        self._local = config.local
        super().__init__(**settings)
        self._costs = Costs(self.routes)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Take a call."""
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        # What is counted is what is routed: a path has one spelling from here on.
        path, method = one_spelling(scope["path"]), scope["method"]
        head = method == "HEAD"
        if head:  # as GET, without the body
            method, send = "GET", _without_body(send)
        # A copy: the server below looks at its own whether a body goes out.
        scope = {**scope, "path": path, "method": method}
        try:
            if len(path) > _LONGEST_PATH:  # the framework keeps paths that it has routed
                raise NotFound("no-such-call", "there is no such call")
            if len(scope.get("query_string", b"")) > _LONGEST_QUERY:  # these as well
                raise NotUnderstood(
                    "request-broken", "the request is not understood: {reason}", reason="query"
                )
            cost = self._costs.of(method, path)
            if cost is not None:
                self.limits.admit(caller_of(scope), cost)
            self._check_origin(scope, method)
            name, _, call = path.removeprefix(_TABLES).partition("/")
            if not path.startswith(_TABLES):
                call = ""
            if call == "actions" and method == "POST":
                body = await self._act(scope, name, receive)
                await _respond(send, 200, body)
            elif call == "events" and head:  # a stream would have no end
                await self.host.registry.find(_id(name))
                await send(START)
                await send({"type": "http.response.body"})
            elif call == "events" and method == "GET":
                await self._stream(scope, name, receive, send)
            else:
                await super().__call__(scope, receive, send)
        except LastRollError as error:
            await _respond(send, *_encoded(*answer_to(error, _header(scope, b"accept-language"))))
        except Exception as error:
            ERRORS.inc()
            _logger.error("failed", method=method, exc_info=error)
            await _respond(send, *_encoded(*failure(_header(scope, b"accept-language"))))

    def _check_origin(self, scope: Any, method: str) -> None:
        """Refuse what a page of another site makes a browser send.

        Such a page cannot send JSON as JSON without leave, and its browser says that a page sends.
        Programs may leave the type out. And where only this machine is served, a name that leads
        here by mistake or by malice is none of this machine's.
        """
        brings, from_page, kind = False, False, b""
        for name, value in scope["headers"]:
            if name == b"content-type":
                kind = value.partition(b";")[0].strip().lower()
            elif name in _OF_PAGES:
                from_page = True
            elif name == b"transfer-encoding" or (name == b"content-length" and value != b"0"):
                brings = True
            elif name == b"host" and self._local and _name_of(value) not in _THIS_MACHINE:
                raise NotAllowed(
                    "foreign-host",
                    "this game is served to this computer only: open it at `localhost`",
                )
        unclear = kind != _JSON and (from_page or kind == b"text/plain")
        if brings and unclear and method != "GET":
            raise WrongKind("not-json", "the request must be sent as `application/json`")

    async def _act(self, scope: Any, table: str, receive: Any) -> bytes:
        body = await self._body(receive)
        try:
            wish = _ACT.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise NotUnderstood(
                "request-broken", "the request is not understood: {reason}", reason=str(error)[:200]
            ) from None
        return await self.host.act(_id(table), wish, _holder(scope))

    async def _body(self, receive: Any) -> bytes:
        parts, size = [], 0
        while True:
            event = await receive()
            if event["type"] == "http.disconnect":
                raise NotUnderstood(
                    "request-broken",
                    "the request is not understood: {reason}",
                    reason="it broke off",
                )
            parts.append(event.get("body", b""))
            size += len(parts[-1])
            if size > self.body_limit:
                raise TooLarge("too-large", "the request is too large")
            if not event.get("more_body"):
                return parts[0] if len(parts) == 1 else b"".join(parts)

    async def _stream(self, scope: Any, table: str, receive: Any, send: Any) -> None:
        since = _header(scope, b"last-event-id")
        if since is None:
            query = scope.get("query_string", b"").decode("latin-1")
            pairs = dict(part.partition("=")[::2] for part in query.split("&"))
            since = pairs.get("since", "0")
        number = since.isascii() and since.isdigit() and len(since) <= 10
        if not (number and int(since) <= _MOST_VERSION):
            raise NotUnderstood(
                "request-broken", "the request is not understood: {reason}", reason="since"
            )
        live, holder = await self.host.registry.find(_id(table)), _holder(scope)
        if not live.table.held_by(holder) and live.attendance.watchers() >= self.limits.watchers:
            raise TooMany(
                "too-many-watchers", "too many people are watching this table: try again later"
            )
        caller = caller_of(scope)
        if not self.limits.streams.take(caller):
            raise TooMany(
                "too-many-streams",
                "this address has too many tables open: close a few tabs and try again",
            )
        try:
            await stream(self.host.registry, table, holder, int(since), scope, receive, send)
        finally:
            self.limits.streams.give_back(caller)


def _without_body(send: Any) -> Any:
    async def send_head(event: Any) -> None:
        await send({**event, "body": b""} if event["type"] == "http.response.body" else event)

    return send_head


def _name_of(host: bytes) -> bytes:
    """Return the name in a Host header, without the port."""
    return _PORT.sub(b"", host.strip().lower())


def one_spelling(path: str) -> str:
    """Return a path as it is counted and routed: one slash between names, none at the end."""
    return _SLASHES.sub("/", path).rstrip("/") or "/"


def _id(table: str) -> str:
    return table if len(table) <= _LONGEST_ID else ""


def _header(scope: Any, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def _holder(scope: Any) -> str | None:
    return holder_of(_header(scope, b"authorization"))


def _encoded(status: int, refusal: Refusal) -> tuple[int, bytes]:
    return status, msgspec.json.encode(refusal)


async def _respond(send: Any, status: int, body: bytes) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        *_RAW_HEADERS,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
