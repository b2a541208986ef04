"""The event stream of a table: server-sent events that resume without a gap."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.response import Response

from lastroll.server._http_protocol import HANG_UP, TRY_WRITE
from lastroll.server._readers import Reader, sse_message
from lastroll.server._registry import Registry

START: Final = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        (b"x-accel-buffering", b"no"),  # a proxy must not buffer messages
    ],
}
_OPENING_COMMENT: Final = b": hello\n\n"


class EventStreamResponse(Response[None]):
    """A stream as a response of the framework."""

    def __init__(self, registry: Registry, table: str, holder: str | None, since: int) -> None:
        """Send all entries after version `since`, then new ones."""
        super().__init__(None)
        self._arguments = (registry, table, holder, since)

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Return the function that writes the response."""

        async def respond(scope: Any, receive: Any, send: Any) -> None:
            await stream_events(*self._arguments, scope, receive, send)

        return respond


async def stream_events(
    registry: Registry,
    table: str,
    holder: str | None,
    since: int,
    scope: Any,
    receive: Any,
    send: Any,
) -> None:
    """Send the events of a table until the client or the service ends the stream."""
    extensions = scope.get("extensions") or {}
    reader = Reader(holder, send, extensions.get(TRY_WRITE), extensions.get(HANG_UP))
    async with registry.locked(table) as live:
        await live.mark_back(holder)
        await live.catch_up_to(since)
        if since > live.table.version:
            # The client's version is from another database or from before a loss of data.
            first: Iterable[bytes] = [sse_message(b"{}", event="reset")]
        elif since == live.table.version:
            first = [_OPENING_COMMENT]
        else:
            first = await live.feed.messages_since(holder, since)
        live.add_reader(reader)
    disconnect_task = asyncio.create_task(_close_on_disconnect(receive, reader))
    try:
        await send(START)
        await reader.run(first)
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    finally:
        disconnect_task.cancel()
        live.remove_reader(reader)


async def _close_on_disconnect(receive: Any, reader: Reader) -> None:
    with suppress(asyncio.CancelledError):
        while (await receive())["type"] != "http.disconnect":
            pass
        reader.queue.clear()
        reader.close()
