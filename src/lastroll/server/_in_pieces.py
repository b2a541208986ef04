"""How calls are answered: the headers of all, and answers that go out piece by piece."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Final

from litestar.response import Response

CALL_HEADERS: Final = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
}
"""What every answer to a call has, done or refused."""
_GZIP: Final = 31
"""What zlib calls gzip, with its largest window."""


class InPieces(Response[None]):
    """JSON in pieces, compressed for those who take it so.

    A caller who does not read it costs one piece, however long the answer is.
    """

    def __init__(self, pieces: Iterable[bytes], *, packed: bool) -> None:
        """Answer with `pieces`."""
        super().__init__(None)
        self._pieces = pieces
        self._packed = packed

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Return the function that writes the response."""
        headers = [
            (b"content-type", b"application/json"),
            (b"vary", b"accept-encoding"),
            *[(name.encode(), value.encode()) for name, value in CALL_HEADERS.items()],
        ]
        if self._packed:
            headers.append((b"content-encoding", b"gzip"))

        async def respond(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            packer = zlib.compressobj(5, wbits=_GZIP) if self._packed else None
            for piece in self._pieces:
                await send(_body(piece if packer is None else packer.compress(piece), more=True))
            await send(_body(b"" if packer is None else packer.flush(), more=False))

        return respond


def _body(body: bytes, *, more: bool) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": more}
