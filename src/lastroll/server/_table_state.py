"""A table's state, folded from its log: seats, options, game; without clock or connections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, repeat
from typing import Literal, NamedTuple

from lastroll.bots import fast_rungs, strongest_fast_rung
from lastroll.game import (
    AnyEvent,
    Fair,
    Game,
    Step,
    steps,
)
from lastroll.locales import texts
from lastroll.rules import Rules
from lastroll.server._entries import (
    AnyEntry,
    Arranged,
    Away,
    Back,
    Created,
    Entry,
    Options,
    Played,
    Rematched,
    Renamed,
    RepeatedDice,
    Seated,
    Started,
    Unseated,
)

Status = Literal["waiting", "playing", "finished"]
LOOK_COUNT = 5


@dataclass(slots=True)
class Seat:
    """A seat: a person's, a bot's, or open."""

    kind: Literal["human", "bot"]
    bot: str | None = None
    look: int = 0
    name: str | None = None
    holder: str | None = None
    """The hash of the token that holds it; in a rematch it reserves the seat."""
    nonce: str | None = None
    taken: bool = False
    since: int = 0
    """The version in which its person sat down."""
    away: bool = False

    @property
    def open(self) -> bool:
        """Whether a person can sit down here."""
        return self.kind == "human" and not self.taken


class LogEntry(NamedTuple):
    """An entry with its version, and the holder and idempotency key of its request."""

    version: int
    entry: AnyEntry
    holder: str | None = None
    key: str | None = None


class CorruptLog(Exception):
    """A log that no table can have written."""


@dataclass(slots=True)
class TableState:
    """The state of a table, folded from its log."""

    id: str
    secret: bytes
    log: list[LogEntry] = field(default_factory=list)
    rules: Rules = field(default_factory=lambda: Rules(players=2))
    options: Options = field(default_factory=Options)
    seats: list[Seat] = field(default_factory=list)
    maker: str = ""
    code: str = ""
    game: Game | None = None
    rematch: str | None = None
    dice: RepeatedDice | None = None
    """Set where the deal and the dice of a finished game are repeated."""
    keys: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version of each action's idempotency key."""
    seat_keys: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version of each seat's idempotency key, of which only the hash is stored."""
    _held: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def status(self) -> Status:
        """The status: before, during or after the game."""
        if self.game is None:
            return "waiting"
        return "finished" if self.game.over else "playing"

    @property
    def last_entry_at(self) -> int:
        """The time of the last entry."""
        return self.log[-1].entry.at

    @property
    def seat_to_act(self) -> Seat | None:
        """The seat to act, in a running game."""
        if self.game is None or self.game.position.turn is None:
            return None
        return self.seats[self.game.position.turn]

    @property
    def full(self) -> bool:
        """Whether no seat is open."""
        return not any(seat.open for seat in self.seats)

    def seats_held_by(self, holder: str | None) -> tuple[int, ...]:
        """Return the seats that a token holds."""
        if holder is None:
            return ()
        held = self._held.get(holder)
        if held is None:
            held = tuple(
                number
                for number, seat in enumerate(self.seats)
                if seat.holder == holder and seat.taken
            )
            if held:  # unknown tokens must not fill the cache
                self._held[holder] = held
        return held

    @property
    def host(self) -> str:
        """Return the hash of the token that arranges and starts the table.

        It is the maker's, or, where the maker does not sit and others do, that of the person who
        has sat here longest.
        """
        seated = [seat for seat in self.seats if seat.taken]
        if not seated or self.seats_held_by(self.maker):
            return self.maker
        first = min(seated, key=lambda seat: seat.since)
        assert first.holder is not None
        return first.holder

    def is_member(self, holder: str | None) -> bool:
        """Return whether a token made the table, holds a seat or has one reserved."""
        return holder is not None and (
            holder == self.maker or any(seat.holder == holder for seat in self.seats)
        )

    def copy(self) -> TableState:
        """Return an independent copy, to compute what entries would lead to."""
        return replace(
            self,
            log=self.log.copy(),
            seats=[replace(seat) for seat in self.seats],
            keys=self.keys.copy(),
            seat_keys=self.seat_keys.copy(),
            _held={},
        )

    def seats_reserved_for(self, holder: str | None) -> tuple[int, ...]:
        """Return the seats of a rematch that are reserved for a token."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.open and seat.holder is not None and seat.holder == holder
        )

    def seat_of(self, holder: str | None) -> int | None:
        """Return the client's seat: of several on one device the one to act, else the first."""
        held = self.seats_held_by(holder)
        if self.game is not None and self.game.position.turn in held:
            return self.game.position.turn
        return held[0] if held else None

    def apply(
        self, logged: LogEntry, game: Game | None = None, caused: tuple[Step, ...] = ()
    ) -> tuple[Step, ...]:
        """Apply an entry of the log and return the steps of the game that it caused.

        `game` is the game after it and `caused` are these steps, if both are known.
        """
        if logged.version != self.version + 1:
            raise CorruptLog(f"version {logged.version} after {self.version}")
        entry = logged.entry
        if isinstance(entry, Started):
            caused = self._apply_started(entry, game)
        elif not isinstance(entry, Played):
            self._apply_setup(entry)
        elif game is not None:
            self.game = game
        else:
            caused = self._apply_played(entry)
        self.log.append(logged)
        if logged.holder is not None and logged.key is not None:
            keys = self.keys if isinstance(entry, Played) else self.seat_keys
            keys[logged.holder, logged.key] = logged.version
        return caused

    def _apply_played(self, entry: Played) -> tuple[Step, ...]:
        if self.game is None:
            raise CorruptLog("an action before the game")
        caused = perform_action(self.game, entry.action, entry.face)
        if events_of(caused) != entry.events:
            raise CorruptLog(f"the log tells {entry.events}, the game {events_of(caused)}")
        return caused

    def _apply_setup(self, entry: Entry) -> None:
        self._held.clear()
        match entry:
            case Created():
                self.rules = entry.rules.to_rules()
                self.options, self.maker, self.code = entry.options, entry.maker, entry.code
                self.dice = entry.dice
                self.seats = [
                    Seat(
                        plan.kind,
                        plan.bot,
                        number if plan.look is None else plan.look,
                        plan.name,
                        plan.holder,
                    )
                    for number, plan in enumerate(entry.seats)
                ]
                _name_bots(self.seats)
            case Seated():
                self._apply_seated(entry)
            case Renamed():
                self.seats[entry.seat].name = entry.name
                self._assign_look(entry.seat, entry.look)
            case Unseated():
                seat = self.seats[entry.seat]
                self.seats[entry.seat] = Seat("human", look=seat.look)
            case Arranged():
                self._apply_arranged(entry)
            case Away():
                self.seats[entry.seat].away = True
            case Back():
                self.seats[entry.seat].away = False
            case Rematched():
                self.rematch = entry.table
            case _:
                raise CorruptLog(f"{type(entry).__name__} in a log")

    def _apply_started(self, entry: Started, game: Game | None) -> tuple[Step, ...]:
        self._held.clear()
        self.seats = self._filled_seats(entry.filler, entry.fillers)
        if game is None:
            game = self._new_game(self.seats)
            if tuple(game.events) != entry.events:
                raise CorruptLog("the game began otherwise")
        self.game = game
        return tuple(steps(self.rules, entry.events))

    def _apply_seated(self, entry: Seated) -> None:
        seat = self.seats[entry.seat]
        seat.name, seat.holder, seat.nonce, seat.taken = entry.name, entry.holder, entry.nonce, True
        seat.since = self.version + 1
        if entry.look is not None:
            self._assign_look(entry.seat, entry.look)

    def _assign_look(self, number: int, look: int) -> None:
        """Assign a colour and symbol to a seat; another seat that had it gets the old one."""
        for other in self.seats:
            if other.look == look:
                other.look = self.seats[number].look
        self.seats[number].look = look

    def _apply_arranged(self, entry: Arranged) -> None:
        before = self.seats
        looks = [before[plan.was].look for plan in entry.seats if plan.was is not None]
        free = iter([look for look in range(LOOK_COUNT) if look not in looks])
        self.rules, self.options = entry.rules.to_rules(), entry.options
        self.seats = [
            before[plan.was] if plan.was is not None else Seat(plan.kind, plan.bot, next(free))
            for plan in entry.seats
        ]
        _name_bots(self.seats)

    @property
    def filler(self) -> str:
        """The bot for absent people and for expired turns."""
        return strongest_fast_rung(self.rules).name

    @property
    def fillers(self) -> tuple[str, ...]:
        """The bots for the open seats, strongest first: no bot twice while there are others."""
        seated = {seat.bot for seat in self.seats}
        names = [rung.name for rung in reversed(fast_rungs(self.rules)) if rung.name not in seated]
        return tuple(names[: sum(seat.open for seat in self.seats)])

    def new_game(self) -> Game:
        """Return the game at its start, with bots in the open seats."""
        return self._new_game(self._filled_seats(self.filler, self.fillers))

    def _filled_seats(self, filler: str, fillers: Iterable[str]) -> list[Seat]:
        bots = chain(fillers, repeat(filler))
        seats = [
            replace(seat, kind="bot", bot=next(bots), holder=None) if seat.open else seat
            for seat in self.seats
        ]
        _name_bots(seats)
        return seats

    def _new_game(self, seats: Sequence[Seat]) -> Game:
        names = [seat.name or "" for seat in seats]
        nonces = [seat.nonce for seat in seats if seat.nonce is not None]
        return Game(self.rules, self.fair(nonces), names)

    def fair(self, nonces: Sequence[str] = ()) -> Fair:
        """Return the chance of this table, with nonces of its players if its dice are new."""
        if self.dice is None:
            return Fair(self.secret, self.id, nonces)
        return Fair(bytes.fromhex(self.dice.secret), self.dice.context, self.dice.nonces)

    def events(self) -> Iterator[tuple[LogEntry, AnyEvent]]:
        """Yield all events of the game with their entries."""
        for logged in self.log:
            if isinstance(logged.entry, Started | Played):
                for event in logged.entry.events:
                    yield logged, event


def perform_action(game: Game, action: str, face: int | None) -> tuple[Step, ...]:
    """Roll or place for the seat to act; return the steps."""
    if action == "roll":
        return game.roll()
    assert face is not None
    return game.place(face)


def events_of(caused: Iterable[Step]) -> tuple[AnyEvent, ...]:
    """Return the events of steps, as a log entry has them."""
    return tuple([step.event for step in caused])


def _name_bots(seats: Iterable[Seat]) -> None:
    """Set the English table names of the bots; equal ones are numbered.

    Records have these names. The page shows them in each reader's language.
    """
    t, counts = texts("en"), dict[str, int]()
    for seat in seats:
        if seat.bot is not None:
            counts[seat.bot] = count = counts.get(seat.bot, 0) + 1
            seat.name = t(f"bot-{seat.bot}.name") + (f" {count}" if count > 1 else "")


def fold_log(id: str, secret: bytes, log: Iterable[LogEntry]) -> TableState:
    """Return the table folded from a log."""
    table = TableState(id, secret)
    for logged in log:
        table.apply(logged)
    return table
