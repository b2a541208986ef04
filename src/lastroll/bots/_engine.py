"""A bot as a program: the answering side of `lastroll-engine/1`."""

from __future__ import annotations

import re
import secrets
from typing import IO, Final

import msgspec

from lastroll.bots._program import PROTOCOL
from lastroll.bots._protocol import Bot, checked_face
from lastroll.game import MAX_LINE_BYTES, PositionData, decode_json, position_of
from lastroll.rules import InvalidPosition, LastRollError


class _Request(msgspec.Struct):
    cmd: str
    id: int | str | None = None
    position: PositionData | None = None
    coin: str | None = None


class _RequestId(msgspec.Struct):
    id: int | str | None = None


class _RequestError(Exception):
    """A request that cannot be met; becomes an error answer."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message


_REQUEST: Final = msgspec.json.Decoder(_Request)
_REQUEST_ID: Final = msgspec.json.Decoder(_RequestId)


def serve_engine(
    bot: Bot, name: str, version: str, requests: IO[bytes], answers: IO[bytes]
) -> None:
    """Answer requests, one JSON object per line, until `quit` or the end of the input."""
    while line := requests.readline(MAX_LINE_BYTES + 1):
        if len(line) > MAX_LINE_BYTES:
            _skip_line(requests, line)
        elif not line.strip():
            continue
        answer = _answer(bot, name, version, line)
        if answer is None:
            return
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def _skip_line(requests: IO[bytes], piece: bytes) -> None:
    while piece and not piece.endswith(b"\n"):
        piece = requests.readline(MAX_LINE_BYTES)


def _answer(bot: Bot, name: str, version: str, line: bytes) -> dict[str, object] | None:
    """Return the answer to one line; None after `quit`."""
    try:
        request = decode_json(_REQUEST, line, InvalidPosition)
    except LastRollError as error:
        return _error(_id_of(line), "bad-request", str(error))
    if request.cmd == "quit":
        return None
    if request.cmd == "hello":
        return {"id": request.id, "protocol": PROTOCOL, "name": name, "version": version}
    if request.cmd != "choose":
        return _error(request.id, "unknown-command", f"unknown cmd {request.cmd[:60]!r}")
    try:
        return {"id": request.id, "face": _face(bot, request)}
    except _RequestError as error:
        return _error(request.id, error.code, error.message)


def _face(bot: Bot, request: _Request) -> int:
    try:
        if request.position is None:
            raise InvalidPosition("json-missing", "the field {field} is missing", field="position")
        position = position_of(request.position)
    except LastRollError as error:
        raise _RequestError("bad-position", str(error)) from None
    if position.rolled is None:
        raise _RequestError("no-roll", "the position has no roll to choose from")
    coin = secrets.randbits(64) if request.coin is None else _coin(request.coin)
    try:
        return checked_face(bot.choose(position, coin), position)
    except LastRollError as error:  # a closed purse, a position too large, …: the program continues
        raise _RequestError("cannot-choose", str(error)) from None


def _coin(digits: str) -> int:
    # not int() alone: it also accepts a sign, spaces, underscores and digits of other scripts
    if not re.fullmatch("[0-9a-fA-F]{1,16}", digits):
        raise _RequestError("bad-request", "coin: 16 hexadecimal digits are needed")
    return int(digits, 16)


def _id_of(line: bytes) -> int | str | None:
    try:
        return _REQUEST_ID.decode(line).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def _error(number: int | str | None, code: str, message: str) -> dict[str, object]:
    return {"id": number, "error": {"code": code, "message": message}}
