"""The stream of a table: server-sent events that resume without a gap."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.response import Response

from lastroll.server._protocol import HANG_UP, WRITE_NOW
from lastroll.server._readers import Reader, message
from lastroll.server._registry import Registry

START: Final = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        (b"x-accel-buffering", b"no"),  # a proxy must not keep messages back
    ],
}
_HELLO: Final = b": hello\n\n"


class EventStream(Response[None]):
    """A stream as a response of the framework's."""

    def __init__(self, registry: Registry, table: str, holder: str | None, since: int) -> None:
        """Send what happened after version `since`, then what happens."""
        super().__init__(None)
        self._what = (registry, table, holder, since)

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Give the function that writes the response."""

        async def respond(scope: Any, receive: Any, send: Any) -> None:
            await stream(*self._what, scope, receive, send)

        return respond


async def stream(
    registry: Registry,
    table: str,
    holder: str | None,
    since: int,
    scope: Any,
    receive: Any,
    send: Any,
) -> None:
    """Send a reader what happens at a table until one of both has enough."""
    ways = scope.get("extensions") or {}
    reader = Reader(holder, send, ways.get(WRITE_NOW), ways.get(HANG_UP))
    async with registry.at(table) as live:
        await live.give_back(holder)
        await live.reach(since)
        if since > live.table.version:
            # From another database, or from before a loss: what is known there is not true.
            first: Iterable[bytes] = [message(b"{}", event="reset")]
        elif since == live.table.version:
            first = [_HELLO]
        else:
            first = await live.missed(holder, since)
        live.join(reader)
    gone = asyncio.create_task(_wait_until_gone(receive, reader))
    try:
        await send(START)
        await reader.run(first)
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    finally:
        gone.cancel()
        live.leave(reader)


async def _wait_until_gone(receive: Any, reader: Reader) -> None:
    with suppress(asyncio.CancelledError):
        while (await receive())["type"] != "http.disconnect":
            pass
        reader.waiting.clear()
        reader.close()
