"""The stream of a table: server-sent events that resume without a gap."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar.response import Response

from lastroll.server._readers import Reader, message
from lastroll.server._registry import Registry

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # a proxy must not keep messages back
]
_BEAT = b": beat\n\n"


class EventStream(Response[None]):
    """Sends a reader what happens at a table until one of both has enough."""

    def __init__(
        self, registry: Registry, table: str, holder: str | None, since: int, heartbeat: float
    ) -> None:
        """Send what happened after version `since`, then what happens."""
        super().__init__(None)
        self._registry = registry
        self._table = table
        self._holder = holder
        self._since = since
        self._heartbeat = heartbeat

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Give the function that writes the response."""
        return self._respond

    async def _respond(self, scope: Any, receive: Any, send: Any) -> None:
        reader = Reader(self._holder)
        async with self._registry.at(self._table) as live:
            await self._registry.keeper.returned(live, self._holder)
            if self._since > live.table.version:
                # From another database, or from before a loss: what is known there is not true.
                first = message(b"{}", event="reset")
            else:
                first = live.missed(self._holder, self._since)
            live.join(reader)
        gone = asyncio.create_task(_wait_until_gone(receive, reader))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            await _send(send, first or b": hello\n\n")
            while (piece := await reader.next(self._heartbeat)) is not None:
                await _send(send, piece or _BEAT)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            live.leave(reader)


async def _send(send: Any, piece: bytes) -> None:
    await send({"type": "http.response.body", "body": piece, "more_body": True})


async def _wait_until_gone(receive: Any, reader: Reader) -> None:
    with suppress(asyncio.CancelledError):
        while (await receive())["type"] != "http.disconnect":
            pass
        reader.waiting.clear()
        reader.close()

