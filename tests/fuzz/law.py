"""The law that every reader of outside input holds: a value, or one typed sentence; nothing else.

What is accepted must also survive: it can be written again, and reads as the same value.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tests.strategies import after_event

from lastroll.game import Game as PlayedGame
from lastroll.game import (
    GameRecord,
    Seeded,
    format_event,
    format_game_report,
    format_game_text,
    format_position,
    format_position_line,
    format_record,
    parse_event,
    parse_game_text,
    parse_position,
    parse_position_line,
    parse_record,
    replay,
    verify,
)
from lastroll.rules import LastRollError, Position, Roll, Rules, new_position

ACCEPTED: Final = "accepted"
LONGEST_SENTENCE: Final = 1000
LONGEST_POSITION_LINE: Final = 100_000

_CODE: Final = re.compile(r"[a-z]+(?:-[a-z]+)*\Z")
# An event is applied to one position of each phase, whatever it says.
_FRESH: Final = new_position(Rules(players=2, neutral=True))
_DEALT: Final = _FRESH.deal([(60_000,)] * 6)
_ROLLED: Final = _DEALT.roll(Roll.of("11223344", "5566"))


class LawBroken(AssertionError):
    """A reader did what no reader may do; the message holds the input."""


def read_record(text: str | bytes) -> None:
    """Read, write, replay, print and verify a record as far as it lets itself be."""
    _use(parse_record(text))


def read_game_text(text: str) -> None:
    """Read a game text and do with it all that can be done with a record."""
    _use(parse_game_text(text))


def read_position(text: str | bytes) -> None:
    """Read a position and write it both ways."""
    _write(parse_position(text))


def read_position_line(text: str) -> None:
    """Read a position line and write it both ways."""
    _write(parse_position_line(text))


def read_event(text: str | bytes) -> None:
    """Read an event, write it, and let it happen in several positions."""
    event = parse_event(text)
    assert parse_event(format_event(event)) == event
    for position in (_FRESH, _DEALT, _ROLLED):
        try:
            after_event(position, event)
        except LastRollError as error:
            check_refusal(error)


READERS: Final[dict[str, Callable[..., None]]] = {
    "record": read_record,
    "position": read_position,
    "event": read_event,
    "line": read_position_line,
    "text": read_game_text,
}
TAKES_BYTES: Final = frozenset({"record", "position", "event"})


def judge(kind: str, given: str | bytes) -> str:
    """Return the code of the refusal, or `ACCEPTED`; raise `LawBroken` with the input otherwise."""
    if isinstance(given, bytes) and kind not in TAKES_BYTES:
        given = given.decode("utf-8", "surrogateescape")
    try:
        READERS[kind](given)
    except LastRollError as error:
        check_refusal(error)
        return error.code
    except Exception as error:
        raise LawBroken(f"{kind}: {type(error).__name__}: {error} for {given[:4000]!r}") from error
    return ACCEPTED


def check_refusal(error: LastRollError) -> None:
    """Hold a refusal to what people, programs and terminals expect of one."""
    sentence = str(error)
    assert _CODE.match(error.code), error.code
    assert isinstance(error.fields, dict)
    assert sentence, error.code
    # One line for standard error, and nothing in it that moves a terminal's cursor.
    assert sentence.isprintable(), (error.code, sentence[:200])
    assert len(sentence) <= LONGEST_SENTENCE, (error.code, sentence[:200])


def _use(record: GameRecord) -> None:
    assert parse_record(format_record(record)) == record
    try:
        verify(record)
    except LastRollError as error:
        check_refusal(error)
    game = replay(record)
    format_game_report(game)
    again = parse_game_text(format_game_text(record))
    # Text has the dice in order and no openings that were not reached: the same game, not record.
    assert replay(again).events == game.events
    assert (again.rules, again.players, again.pile) == (record.rules, record.players, record.pile)
    assert _public(again) == _public(record)
    if not game.over:
        _write(game.position)


def _public(record: GameRecord) -> object:
    fair = record.fair
    # No nonces and one empty nonce make the same dice, and the same text.
    return fair and (fair.commitment, fair.secret, fair.context, fair.nonces or ("",))


def _write(position: Position) -> None:
    assert parse_position(format_position(position)) == position
    line = format_position_line(position)
    # House rules with hundreds of odd notes can be longer than what a line is for.
    if len(line) <= LONGEST_POSITION_LINE:
        assert parse_position_line(line) == position


def played(rules: Rules, seed: int, turns: int) -> PlayedGame:
    """Play the lowest legal face for `turns` turns, or to the end."""
    game = PlayedGame(rules, Seeded(seed))
    for _ in range(turns):
        if game.over:
            break
        game.roll()
        game.place(game.position.legal_faces[0])
    return game
