"""Messages for many readers: what is the same for all readers is encoded once.

Readers differ in two places: the purses of each step, and their own seat and actions. So a message
is encoded once as a template with gaps there, and rendered for each reader. A step also reuses the
unchanged parts of the step before it: five casinos of six, mostly the purses.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from lastroll.game import (
    CasinoData,
    HandData,
    Placed,
    PurseData,
    RulesData,
    note_changes,
    note_holders,
    position_data,
    preview_casino,
    tie_changes,
    visible_purses,
)
from lastroll.rules import Casino, Hand, Position, Purse, Roll, Rules, new_position
from lastroll.server._entries import Played, Started
from lastroll.server._table_state import LogEntry, TableState
from lastroll.server._views import (
    ChangeView,
    TableStep,
    TieView,
    choice_view,
    entry_view,
    now_view,
)

_ENCODE: Final = msgspec.json.Encoder().encode
_STEPS: Final = b'"steps":[]'
_NO_VIEWER: Final = b'"you":null,"can":[],"faces":[],"choices":[]'
_POSITION: Final = b'"position":{"format":%b,"rules":' % _ENCODE(
    position_data(new_position(Rules(players=2))).format
)
_NULL: Final = b"null"


@lru_cache(maxsize=1 << 15)
def _casino(casino: Casino) -> bytes:
    return _ENCODE(CasinoData(*casino))


@lru_cache(maxsize=1 << 15)
def _holders(casino: Casino, players: int) -> bytes:
    return _ENCODE(note_holders(casino, players))


@lru_cache(maxsize=1 << 14)
def _effect(before: Casino, after: Casino, players: int) -> bytes:
    """Encode what a placing has changed."""
    changes = [ChangeView(*change) for change in note_changes(before, after, players)]
    ties, breaks_tie = tie_changes(before, after)
    return b',"changes":%b,"ties":%b,"breaks_tie":%b' % (
        _ENCODE(changes),
        _ENCODE([TieView(*tie) for tie in ties]),
        _ENCODE(breaks_tie),
    )


@lru_cache(maxsize=1 << 14)
def _hands(hands: tuple[Hand, ...]) -> bytes:
    return b",".join([_ENCODE(HandData(*hand)) for hand in hands])


@lru_cache(maxsize=1 << 8)
def _rules(rules: Rules) -> bytes:
    return _ENCODE(RulesData.of(rules))


@lru_cache(maxsize=1 << 12)
def _purse(purse: Purse | None) -> bytes:
    return _NULL if purse is None else _ENCODE(PurseData(*purse))


def _roll(rolled: Roll | None) -> bytes:
    if rolled is None:
        return _NULL
    return b'{"own":"%b","neutral":"%b"}' % (
        rolled.own_digits.encode(),
        rolled.neutral_digits.encode(),
    )


class _EncodedBoard:
    """The casinos and the holders of their notes, encoded."""

    __slots__ = ("_casino_json", "_casinos", "_holder_json", "casinos", "holders", "rules")

    def __init__(self, position: Position, last: _EncodedBoard | None) -> None:
        """Encode the casinos; unchanged ones are taken from the last board."""
        casinos, players = position.casinos, position.rules.players
        self._casinos: tuple[Casino, ...] = casinos
        if last is None:
            self.rules = _rules(position.rules)
            self._casino_json = [_casino(casino) for casino in casinos]
            self._holder_json = [_holders(casino, players) for casino in casinos]
        else:
            self.rules = last.rules
            self._casino_json, self._holder_json = (
                last._casino_json.copy(),
                last._holder_json.copy(),
            )
            for n, casino in enumerate(casinos):
                if casino is not last._casinos[n]:
                    self._casino_json[n], self._holder_json[n] = (
                        _casino(casino),
                        _holders(casino, players),
                    )
        self.casinos = b",".join(self._casino_json)
        self.holders = b",".join(self._holder_json)

    def matches(self, position: Position) -> bool:
        """Return whether these are the casinos of a position."""
        return position.casinos is self._casinos


class _EncodedPurses:
    """The purses of a position, encoded for each seat."""

    __slots__ = ("_position", "_rendered")

    def __init__(self, position: Position) -> None:
        self._position = position
        self._rendered: dict[tuple[int | None, bool], bytes] = {}

    def matches(self, position: Position) -> bool:
        """Return whether a position has the same purses, equally visible."""
        encoded = self._position
        # Without a seat to act the game may be over, and then everybody sees the purses.
        return (
            position.purses is encoded.purses
            and position.turn is not None
            and encoded.turn is not None
        )

    def render(self, seat: int | None, *, open_purses: bool) -> bytes:
        """Return the purses as a seat may see them."""
        text = self._rendered.get((seat, open_purses))
        if text is None:
            purses = visible_purses(self._position, seat, open_purses=open_purses)
            text = self._rendered[seat, open_purses] = b",".join(map(_purse, purses))
        return text


class StepTemplate(NamedTuple):
    """JSON of a step with a gap for the purses, which differ by viewer."""

    head: bytes
    tail: bytes
    purses: _EncodedPurses
    board: _EncodedBoard

    def render(self, seat: int | None, *, open_purses: bool) -> bytes:
        """Return the step as a seat may see it."""
        return b"%b%b%b" % (self.head, self.purses.render(seat, open_purses=open_purses), self.tail)


class EntryTemplate(NamedTuple):
    """JSON of an entry with a gap for its steps."""

    logged: LogEntry
    head: bytes
    tail: bytes
    steps: tuple[StepTemplate, ...]


def step_template(table_step: TableStep, last: StepTemplate | None = None) -> StepTemplate:
    """Encode a step without its purses; `last` is the template of the step before it."""
    version, step, by = table_step
    after, event = step.after, step.event
    turn = after.turn
    board = None if last is None else last.board
    if board is None or not board.matches(after):
        board = _EncodedBoard(after, board)
    purses = None if last is None else last.purses
    if purses is None or not purses.matches(after):
        purses = _EncodedPurses(after)
    head = (
        b'{"version":%d,"event":%b,%b%b,"round":%d,"start":%d,"turn":%b,'
        b'"casinos":[%b],"hands":[%b],"roll":%b,"purses":['
    ) % (
        version,
        _ENCODE(event),
        _POSITION,
        board.rules,
        after.round,
        after.start,
        _NULL if turn is None else b"%d" % turn,
        board.casinos,
        _hands(after.hands),
        _roll(after.rolled),
    )
    tail = b']},"holders":[%b]' % board.holders
    if isinstance(event, Placed):
        place = event.face - 1
        tail += _effect(step.before.casinos[place], after.casinos[place], after.rules.players)
    if by is not None:
        tail += b',"by":"%b"' % by.encode()
    return StepTemplate(head, tail + b"}", purses, board)


def entry_template(
    logged: LogEntry, steps: Sequence[TableStep], last: StepTemplate | None = None
) -> EntryTemplate:
    """Encode an entry without its steps, and each step without its purses."""
    encoded = _ENCODE(entry_view(logged, ()))
    if not isinstance(logged.entry, Played | Started):
        return EntryTemplate(logged, encoded[:-1], b"", ())
    head, _, tail = encoded.partition(_STEPS)
    templates = []
    for step in steps:
        last = step_template(step, last)
        templates.append(last)
    return EntryTemplate(logged, head + _STEPS[:-1], b"]" + tail[:-1], tuple(templates))


class NowTemplate(NamedTuple):
    """JSON of the present state with gaps for the viewer's seat and actions."""

    head: bytes
    tail: bytes
    turn: int | None
    actions: bytes
    """The actions of the seat to act."""

    def render_viewer(self, seat: int | None) -> bytes:
        """Return the part for the viewer at a seat."""
        if seat is None:
            return _WATCHER
        return b'"you":%d,%b' % (seat, self.actions if seat == self.turn else _NOTHING)

    def render(self, seat: int | None) -> bytes:
        """Return the state for the viewer at a seat."""
        return b"%b%b%b" % (self.head, self.render_viewer(seat), self.tail)


_NOTHING: Final = b'"can":[],"faces":[]'
_ROLL: Final = b'"can":["roll"],"faces":[]'
_WATCHER: Final = b'"you":null,' + _NOTHING


@lru_cache(maxsize=1 << 14)
def _choice(face: int, casino: Casino, seat: int, own: int, neutral: int, players: int) -> bytes:
    # Measured at many tables: three of four choices are repeated.
    return _ENCODE(choice_view(preview_casino(face, casino, seat, own, neutral, players)))


def _choices(position: Position) -> bytes:
    """Encode what each legal face would change."""
    rolled, seat = position.rolled, position.turn
    if rolled is None or seat is None:
        return b"[]"
    casinos, players = position.casinos, position.rules.players
    return b"[%b]" % b",".join(
        [
            _choice(face, casinos[face - 1], seat, *rolled.dice(face), players)
            for face in rolled.faces
        ]
    )


def now_template(table: TableState, deadline: int | None) -> NowTemplate:
    """Encode the present state without what differs by viewer."""
    if table.status == "playing":  # the most frequent case
        head = b'{"version":%d,"status":"playing",' % table.version
        left = _NULL if deadline is None else b"%d" % deadline
        tail = b',"deadline":%b,"standings":null,"winners":null}' % left
    else:
        head, _, tail = _ENCODE(now_view(table, None, deadline, ())).partition(_NO_VIEWER)
    turn, actions, choices = None, _NOTHING, b"[]"
    if table.game is not None:
        position = table.game.position
        turn, actions, choices = position.turn, _ROLL, _choices(position)
        if position.rolled is not None:
            actions = b'"can":["place"],"faces":%b' % _ENCODE(position.legal_faces)
    return NowTemplate(head, b',"choices":%b%b' % (choices, tail), turn, actions)


class Messages:
    """Stream messages of entries, with gaps where viewers differ.

    Only the last message has the present state.
    """

    __slots__ = ("_chunks", "_end", "_now", "_purses")

    def __init__(self, templates: Sequence[EntryTemplate], now: NowTemplate) -> None:
        """Join what is the same for all viewers."""
        self._chunks: list[bytes] = []
        self._purses: list[_EncodedPurses] = []
        self._now = now
        chunk = b""
        for template in templates:
            if chunk:
                chunk += b"}\n\n"
            chunk += b"id: %d\ndata: %b" % (template.logged.version, template.head)
            for n, step in enumerate(template.steps):
                self._chunks.append(b"%b,%b" % (chunk, step.head) if n else chunk + step.head)
                self._purses.append(step.purses)
                chunk = step.tail
            chunk += template.tail
        self._end = b'%b,"now":%b' % (chunk, now.head)

    def render(self, seat: int | None, *, open_purses: bool, table: bytes | None = None) -> bytes:
        """Fill the gaps for the viewer at a seat; `table` is that viewer's table, if needed."""
        parts: list[bytes] = []
        for chunk, purses in zip(self._chunks, self._purses, strict=True):
            parts += (chunk, purses.render(seat, open_purses=open_purses))
        parts += (self._end, self._now.render_viewer(seat), self._now.tail)
        if table is not None:
            parts += (b',"table":', table)
        parts.append(b"}\n\n")
        return b"".join(parts)
