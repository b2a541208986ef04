"""Reads game records from files, one at a time."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from typing import BinaryIO, NamedTuple

from lastroll.cli._arguments import STREAM
from lastroll.cli._streams import binary_stdin
from lastroll.game import (
    MAX_LINE_BYTES,
    GameRecord,
    InvalidNotation,
    InvalidRecord,
    parse_game_text,
    parse_record,
)
from lastroll.locales import Texts
from lastroll.rules import LastRollError

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_GAME_TEXT = re.compile(rb"\s*\[[A-Za-z]")
_NEXT_GAME = b"[Game "


class LocatedRecord(NamedTuple):
    """A record, and where it was read."""

    record: GameRecord
    name: str
    line: int | None = None
    """None for a stored game, which is named by its id."""

    def where(self, t: Texts) -> tuple[str, ...]:
        """Return the location for an error in this record."""
        return (self.name,) if self.line is None else (self.name, _line(self.line, t))


def _line(number: int, t: Texts) -> str:
    return t("where-line", line=str(number))


def open_records(path: str) -> tuple[BinaryIO, int]:
    """Return an open file or standard input, and its size, 0 if unknown."""
    if path == STREAM:
        return binary_stdin(), 0
    file = open(path, "rb", buffering=1 << 18)  # noqa: SIM115 - the caller closes it
    return file, os.fstat(file.fileno()).st_size


def read_records(file: BinaryIO, name: str, t: Texts) -> Iterator[LocatedRecord]:
    """Yield the records of a file: JSON, one object a line, or game text."""
    is_text: bool | None = None
    for number, line in _lines(file, name, t):
        if is_text is None:
            is_text = bool(_GAME_TEXT.match(line))
            if is_text:
                yield from _read_game_text(number, line, file, name, t)
                return
        try:
            record = parse_record(line)
        except LastRollError as error:
            raise error.at(name, _line(number, t)) from None
        yield LocatedRecord(record, name, number)
    if is_text is None:
        raise InvalidRecord("records-none", "there is no game in this file").at(name)


def _lines(file: BinaryIO, name: str, t: Texts, after: int = 0) -> Iterator[tuple[int, bytes]]:
    """Yield lines that are not blank with their numbers; raise an error for too long a line."""
    number = after
    while line := _read_line(file, name):
        number += 1
        if len(line) > MAX_LINE_BYTES:
            raise InvalidRecord(
                "line-long", "the line is longer than {most} bytes", most=MAX_LINE_BYTES
            ).at(name, _line(number, t))
        if number == 1:
            line = line.removeprefix(_BYTE_ORDER_MARK)
        if line and not line.isspace():
            yield number, line


def _read_line(file: BinaryIO, name: str) -> bytes:
    try:
        return file.readline(MAX_LINE_BYTES + 1)
    except OSError as error:  # on some systems a folder fails only here
        error.filename = name
        raise


def _read_game_text(
    number: int, line: bytes, file: BinaryIO, name: str, t: Texts
) -> Iterator[LocatedRecord]:
    start, size, lines = number, len(line), [line]
    for at, following in _lines(file, name, t, after=number):
        if following.startswith(_NEXT_GAME):
            yield _parse_game(lines, name, start, t)
            start, size, lines = at, 0, []
        size += len(following)
        if size > MAX_LINE_BYTES:
            raise InvalidNotation("too-long", "longer than {most} bytes", most=MAX_LINE_BYTES).at(
                name, _line(start, t)
            )
        lines.append(following)
    yield _parse_game(lines, name, start, t)


def _parse_game(lines: list[bytes], name: str, start: int, t: Texts) -> LocatedRecord:
    where = (name, _line(start, t))
    try:
        return LocatedRecord(parse_game_text(b"".join(lines).decode()), name, start)
    except UnicodeDecodeError:
        raise InvalidNotation("text-encoding", "the text is not UTF-8").at(*where) from None
    except LastRollError as error:
        raise error.at(*where) from None


def read_sources(
    words: tuple[str, ...], t: Texts, *, progress: bool = False
) -> Iterator[LocatedRecord]:
    """Yield the records of files and stored games in order; by default that of the last game.

    With `progress`, show a bar for a large file.
    """
    if not words:
        yield _read_stored(None)
    for word in words:
        if _is_file(word):
            yield from _read_file(word, t, progress=progress)
        else:
            yield _read_stored(word)


def _is_file(word: str) -> bool:
    return word == STREAM or os.path.lexists(word) or os.path.basename(word) != word


def _read_file(path: str, t: Texts, *, progress: bool) -> Iterator[LocatedRecord]:
    name = t("cli-stdin") if path == STREAM else path
    file, size = open_records(path)
    with nullcontext() if path == STREAM else file:
        if progress and size > 1_000_000 and sys.stderr.isatty() and not sys.stdout.isatty():
            from lastroll.cli._progress import track_file

            yield from track_file(read_records(file, name, t), file, size, name)
        else:
            yield from read_records(file, name, t)


def _read_stored(game_id: str | None) -> LocatedRecord:
    from lastroll.cli._stored_games import finished_game, last_game
    from lastroll.terminal import GameStore

    try:
        game = last_game(GameStore()) if game_id is None else finished_game(GameStore(), game_id)
    except LastRollError as error:
        if game_id is None or error.code != "game-missing":
            raise
        raise LastRollError("record-missing", "no such file, and no game with this id").at(
            game_id
        ) from None
    return LocatedRecord(game.record, game.id)
