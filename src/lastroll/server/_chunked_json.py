"""Responses in chunks, and the headers of all API responses."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Final

from litestar.response import Response

API_HEADERS: Final = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
}
"""Headers of every API response, refusals included."""
_GZIP: Final = 31
"""The value of `wbits` for gzip with the largest window."""


class ChunkedJSON(Response[None]):
    """JSON in chunks, compressed if the client accepts it.

    A client that does not read costs one chunk, however long the response is.
    """

    def __init__(self, chunks: Iterable[bytes], *, gzipped: bool) -> None:
        """Respond with `pieces`."""
        super().__init__(None)
        self._chunks = chunks
        self._gzipped = gzipped

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Return the function that writes the response."""
        headers = [
            (b"content-type", b"application/json"),
            (b"vary", b"accept-encoding"),
            *[(name.encode(), value.encode()) for name, value in API_HEADERS.items()],
        ]
        if self._gzipped:
            headers.append((b"content-encoding", b"gzip"))

        async def respond(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            compressor = zlib.compressobj(5, wbits=_GZIP) if self._gzipped else None
            for chunk in self._chunks:
                await send(
                    _body(chunk if compressor is None else compressor.compress(chunk), more=True)
                )
            await send(_body(b"" if compressor is None else compressor.flush(), more=False))

        return respond


def _body(body: bytes, *, more: bool) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": more}
