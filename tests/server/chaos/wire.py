"""Calls as a client makes them, whatever carries them: an application in this process, or TCP."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import msgspec


class Lost(Exception):
    """No whole answer came: whether the call was done, the caller does not know."""


@dataclass(frozen=True)
class Answer:
    """An answer; `head` are the headers as they stood on the wire."""

    status: int
    head: bytes
    body: bytes

    @cached_property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Listening(Protocol):
    """An open stream."""

    def close(self) -> None:
        """Hang up without a word."""


class Line(Protocol):
    """A way to the service."""

    async def call(
        self, method: str, path: str, *, token: str | None = None, body: object = None
    ) -> Answer:
        """Make a call; raises `Lost`."""

    async def listen(
        self,
        path: str,
        *,
        token: str | None,
        since: int,
        heard: Callable[[bytes], None],
        ended: Callable[[], None],
    ) -> Listening:
        """Open a stream, which goes to `heard` piece by piece; raises `Lost`."""


def head_of(headers: list[tuple[bytes, bytes]]) -> bytes:
    """Return headers as one piece, to be looked through."""
    return b"\r\n".join(name + b": " + value for name, value in headers)


@dataclass
class Message:
    """A message of a stream."""

    id: int | None
    event: str | None
    raw: bytes
    data: Any


class Messages:
    """Cuts a stream into its messages."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, piece: bytes) -> list[Message]:
        """Return the messages that this piece completes; comments are none."""
        *whole, self._rest = (self._rest + piece).split(b"\n\n")
        return [found for text in whole if (found := _message(text)) is not None]


def _message(text: bytes) -> Message | None:
    fields: dict[bytes, list[bytes]] = {}
    for line in text.split(b"\n"):
        name, colon, value = line.partition(b":")
        assert colon, line
        assert name in (b"", b"id", b"event", b"data"), line
        fields.setdefault(name, []).append(value.removeprefix(b" "))
    if b"data" not in fields:
        assert set(fields) == {b""}, fields
        return None
    number = fields[b"id"][0] if b"id" in fields else None
    event = fields[b"event"][0].decode() if b"event" in fields else None
    [data] = fields[b"data"]
    return Message(None if number is None else int(number), event, data, msgspec.json.decode(data))
