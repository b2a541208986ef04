"""Views: a table, its steps and its entries, each as one client may see it.

Views are made from `game.view` and from fields named one by one, so that the pile, the secret,
tokens and closed purses are never sent. For many readers `_message_templates` writes the same bytes
from parts, and a test compares them with these views.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from lastroll.game import (
    AnyEvent,
    Fair,
    GameEnded,
    Placed,
    PositionData,
    Preview,
    RulesData,
    Step,
    note_holders,
    position_data,
    preview,
    steps,
    view,
)
from lastroll.rules import Owner, Position, Standing
from lastroll.server._entries import (
    ActedBy,
    Away,
    Back,
    Clock,
    Options,
    Played,
    Rematched,
    Renamed,
    Seated,
    Started,
    TalkKind,
    Unseated,
    clock_name,
)
from lastroll.server._table_state import LogEntry, Seat, Status, TableState


class ChangeView(msgspec.Struct, frozen=True):
    """A note that would change hands."""

    note: int
    before: Owner | None
    after: Owner | None


class TieView(msgspec.Struct, frozen=True):
    """A tie that placed dice make: their owner, the others, and the dice that each of them has."""

    owner: Owner
    others: tuple[Owner, ...]
    dice: int


class ChoiceView(msgspec.Struct, frozen=True):
    """A legal face, and what placing it would change."""

    face: int
    own: int
    neutral: int
    total: int
    changes: tuple[ChangeView, ...]
    holders: tuple[Owner | None, ...]
    ties: tuple[TieView, ...]
    breaks_tie: bool


class StepView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the game, with the position after it."""

    version: int
    event: AnyEvent
    position: PositionData
    holders: tuple[tuple[Owner | None, ...], ...]
    changes: tuple[ChangeView, ...] | UnsetType = UNSET
    ties: tuple[TieView, ...] | UnsetType = UNSET
    breaks_tie: bool | UnsetType = UNSET
    by: ActedBy | UnsetType = UNSET


class NowView(msgspec.Struct, frozen=True):
    """The part of the state that changes with every entry, with the client's actions."""

    version: int
    status: Status
    you: int | None
    can: tuple[Literal["roll", "place"], ...]
    faces: tuple[int, ...]
    choices: tuple[ChoiceView, ...]
    deadline: int | None
    standings: tuple[Standing, ...] | None
    winners: tuple[int, ...] | None


class SeatView(msgspec.Struct, frozen=True):
    """A seat, the same for all clients."""

    seat: int
    kind: Literal["human", "bot"]
    bot: str | None
    name: str | None
    look: int
    open: bool
    reserved: bool
    """Reserved for a person of the last game who has yet to come."""
    maker: bool
    away: bool
    online: bool


class OptionsView(msgspec.Struct, frozen=True):
    """The options of a table."""

    public: bool
    open_purses: bool
    clock: Clock
    turn_seconds: int | None
    grace: int | None
    talk: TalkKind


class FairView(msgspec.Struct, frozen=True):
    """The commitment to the dice, revealed after the game."""

    commitment: str
    context: str
    nonces: tuple[str, ...]
    secret: str | None
    repeated: bool = False
    """Whether the deal and the dice are those of an earlier game: practice."""


class TalkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message between players."""

    number: int
    seat: int
    name: str
    at: int
    phrase: str | UnsetType = UNSET
    reaction: str | UnsetType = UNSET
    text: str | UnsetType = UNSET


class LiveState(msgspec.Struct, frozen=True):
    """The state outside the log: presence, talk and clock."""

    online: frozenset[int] = frozenset()
    watchers: int = 0
    talk: tuple[TalkView, ...] = ()
    now: int = 0
    deadline: int | None = None
    """Milliseconds left for this turn."""


class TableView(msgspec.Struct, frozen=True):
    """A table, as one client may see it."""

    table: str
    code: str | None
    version: int
    status: Status
    you: int | None
    held: tuple[int, ...]
    kept: tuple[int, ...]
    """Seats of a rematch that are reserved for the client."""
    maker: bool
    """Whether the client is the host: may arrange and start."""
    rules: RulesData
    booklet: bool
    options: OptionsView
    seats: tuple[SeatView, ...]
    fair: FairView
    position: PositionData | None
    holders: tuple[tuple[Owner | None, ...], ...] | None
    can: tuple[Literal["roll", "place"], ...]
    faces: tuple[int, ...]
    choices: tuple[ChoiceView, ...]
    deadline: int | None
    standings: tuple[Standing, ...] | None
    winners: tuple[int, ...] | None
    rematch: str | None
    watchers: int
    talk: tuple[TalkView, ...]
    at: int


class PresenceView(msgspec.Struct, frozen=True):
    """Presence at a table: the seats whose people read its stream, and the number of watchers."""

    online: tuple[int, ...]
    watchers: int


class EntryView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log as a message of the stream."""

    version: int
    type: str
    at: int
    seat: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    action: Literal["roll", "place"] | UnsetType = UNSET
    by: ActedBy | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    steps: tuple[StepView, ...] | UnsetType = UNSET
    now: NowView | UnsetType = UNSET
    table: TableView | UnsetType = UNSET


class TableStep(NamedTuple):
    """A step of a table's game, with the version of its entry and the kind of actor."""

    version: int
    step: Step
    by: ActedBy | None


def board_holders(position: Position) -> tuple[tuple[Owner | None, ...], ...]:
    """Return for each note of each casino the owner who would get it now."""
    players = position.rules.players
    return tuple(note_holders(casino, players) for casino in position.casinos)


def choice_views(position: Position) -> tuple[ChoiceView, ...]:
    """Return what each legal face would change; empty without rolled dice."""
    return tuple([choice_view(preview(position, face)) for face in position.legal_faces])


def choice_view(choice: Preview) -> ChoiceView:
    """Return a choice with its changes."""
    changes = tuple([ChangeView(*change) for change in choice.changes])
    return ChoiceView(
        choice.face,
        choice.own,
        choice.neutral,
        choice.total,
        changes,
        choice.holders,
        tuple([TieView(*tie) for tie in choice.ties]),
        choice.breaks_tie,
    )


def table_steps(logged: LogEntry, caused: Iterable[Step]) -> list[TableStep]:
    """Return the steps that an entry caused, with its version and actor."""
    by = logged.entry.by if isinstance(logged.entry, Played) else None
    return [TableStep(logged.version, step, by) for step in caused]


def game_steps(table: TableState, since: int = 0) -> list[TableStep]:
    """Return the steps of the game after a version."""
    events = list(table.events())
    table_step = steps(table.rules, [event for _, event in events])
    return [
        table_step
        for (logged, _), step in zip(events, table_step, strict=True)
        if logged.version > since
        for table_step in table_steps(logged, [step])
    ]


def step_view(table_step: TableStep, seat: int | None, *, open_purses: bool) -> StepView:
    """Return a step as a seat may see it."""
    version, step, by = table_step
    shown = StepView(
        version,
        step.event,
        position_data(view(step.after, seat, open_purses=open_purses)),
        board_holders(step.after),
        by=UNSET if by is None else by,
    )
    if not isinstance(step.event, Placed):
        return shown
    choice = choice_view(preview(step.before, step.event.face))
    return msgspec.structs.replace(
        shown, changes=choice.changes, ties=choice.ties, breaks_tie=choice.breaks_tie
    )


def purses_open(table: TableState) -> bool:
    """Return whether everybody may see all purses: by the options, or after the game."""
    return table.options.open_purses or table.status == "finished"


def final_standings(table: TableState) -> tuple[Standing, ...] | None:
    """Return the final ranking, or None before the end."""
    if table.game is None or not table.game.over:
        return None
    last = table.game.events[-1]
    assert isinstance(last, GameEnded)
    return last.standings


def now_view(
    table: TableState,
    holder: str | None,
    deadline: int | None,
    choices: tuple[ChoiceView, ...] | None = None,
) -> NowView:
    """Return the present state and the client's actions; `choices` may be passed if known."""
    game = table.game
    standings = final_standings(table)
    can: tuple[Literal["roll", "place"], ...] = ()
    faces: tuple[int, ...] = ()
    if game is not None and game.position.turn is not None:
        if game.position.turn in table.seats_held_by(holder):
            can = ("place",) if game.position.rolled is not None else ("roll",)
            faces = game.position.legal_faces if "place" in can else ()
        if choices is None:
            choices = choice_views(game.position)
    return NowView(
        version=table.version,
        status=table.status,
        you=table.seat_of(holder),
        can=can,
        faces=faces,
        choices=choices or (),
        deadline=deadline,
        standings=standings,
        winners=None if standings is None else tuple(s.seat for s in standings if s.rank == 1),
    )


def table_view(table: TableState, holder: str | None, live_state: LiveState) -> TableView:
    """Return a table as the client may see it; `holder` is the hash of the client's token."""
    now = now_view(table, holder, live_state.deadline)
    game = table.game
    position = None
    if game is not None:
        position = view(game.position, now.you, open_purses=purses_open(table))
    return TableView(
        table=table.id,
        code=table.code if table.status == "waiting" else None,
        version=table.version,
        status=table.status,
        you=now.you,
        held=table.seats_held_by(holder),
        kept=table.seats_reserved_for(holder),
        maker=holder is not None and holder == table.host,
        rules=RulesData.of(table.rules),
        booklet=not table.rules.house_rules,
        options=_options_view(table.options),
        seats=tuple(_seat_view(table, n, seat, live_state) for n, seat in enumerate(table.seats)),
        fair=_fair_view(table),
        position=None if position is None else position_data(position),
        holders=None if position is None else board_holders(position),
        can=now.can,
        faces=now.faces,
        choices=now.choices,
        deadline=now.deadline,
        standings=now.standings,
        winners=now.winners,
        rematch=table.rematch,
        watchers=live_state.watchers,
        talk=live_state.talk,
        at=live_state.now,
    )


def _seat_view(table: TableState, number: int, seat: Seat, live_state: LiveState) -> SeatView:
    return SeatView(
        seat=number,
        kind=seat.kind,
        bot=seat.bot,
        name=seat.name,
        look=seat.look,
        open=seat.open and seat.holder is None,
        reserved=seat.open and seat.holder is not None,
        maker=seat.holder is not None and seat.holder == table.host,
        away=seat.away,
        online=seat.kind == "bot" or number in live_state.online,
    )


def _options_view(options: Options) -> OptionsView:
    return OptionsView(
        public=options.public,
        open_purses=options.open_purses,
        clock=clock_name(options.turn_seconds),
        turn_seconds=options.turn_seconds,
        grace=options.grace,
        talk=options.talk,
    )


def _fair_view(table: TableState) -> FairView:
    nonces: tuple[str, ...] = ()
    if table.game is not None and isinstance(table.game.chance, Fair):
        nonces = table.game.chance.nonces
    fair = table.fair()
    # The secret is revealed only after the last roll.
    secret = fair.secret.hex() if table.status == "finished" else None
    return FairView(fair.commitment, fair.context, nonces, secret, repeated=table.dice is not None)


def entry_view(
    logged: LogEntry,
    steps: Iterable[StepView],
    *,
    now: NowView | UnsetType = UNSET,
    table: TableView | UnsetType = UNSET,
) -> EntryView:
    """Return an entry as a message; only fields named here are sent."""
    entry = logged.entry
    if isinstance(entry, Played):
        return EntryView(
            logged.version,
            "played",
            entry.at,
            seat=entry.seat,
            action=entry.action,
            by=entry.by,
            steps=tuple(steps),
            now=now,
            table=table,
        )
    fields: dict[str, Any] = {}
    if isinstance(entry, Seated | Renamed):
        fields["name"] = entry.name
    if isinstance(entry, Seated | Renamed | Unseated | Away | Back):
        fields["seat"] = entry.seat
    if isinstance(entry, Rematched):
        fields["rematch"] = entry.table
    if isinstance(entry, Started):
        fields["steps"] = tuple(steps)
    kind = str(type(entry).__struct_config__.tag)
    return EntryView(logged.version, kind, entry.at, now=now, table=table, **fields)
