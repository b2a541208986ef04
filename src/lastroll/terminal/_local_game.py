"""A game played at this terminal by people and bots, saved after every action."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from lastroll.bots import (
    BOT_SECONDS,
    BotFault,
    GuardedBot,
    RandomBot,
    bot_maker,
    is_program,
)
from lastroll.game import (
    SECRET_BYTES,
    Chance,
    Fair,
    Game,
    InvalidRecord,
    Keyed,
    Seeded,
    Step,
    record_game,
    replay,
)
from lastroll.rules import IllegalMove, LastRollError, Position, Rules
from lastroll.terminal._files import FileLock
from lastroll.terminal._game_store import FaultData, GameStore, Save, SeatData


class LocalGame:
    """One game at this terminal with its seats and bots; it is saved after every action.

    `save_error` is the error of the last save; None if the game is safe on disk.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatData],
        store: GameStore,
        game_id: str,
        *,
        lock: FileLock | None = None,
        open_purses: bool = False,
        bot_seconds: float = BOT_SECONDS,
    ) -> None:
        """Start or resume `game` with these seats, and save it."""
        self.game = game
        self.seats = tuple(seats)
        self.store = store
        self.game_id = game_id
        self.open_purses = open_purses
        self.bot_seconds = bot_seconds
        self.save_error: OSError | None = None
        self.record_path: Path | None = None
        """Path of the finished game's record."""
        self._lock = lock
        self._bots = {
            seat: _make_bot(data.bot, data.lost, bot_seconds)
            for seat, data in enumerate(seats)
            if data.bot is not None
        }
        self.save()

    @property
    def position(self) -> Position:
        """The current position of the game."""
        return self.game.position

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of people."""
        return tuple(seat for seat, data in enumerate(self.seats) if data.bot is None)

    @property
    def open_purse_seat(self) -> int | None:
        """The seat whose purse may be shown: that of the only person; None if there are several."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def bot_faults(self) -> dict[int, BotFault]:
        """Errors of the bots that failed, by seat; `random` plays for them."""
        return {seat: bot.fault for seat, bot in self._bots.items() if bot.fault is not None}

    @property
    def resume_command(self) -> str:
        """The command that resumes this game; `scripts/play` sets LASTROLL_COMMAND to itself."""
        return f"{os.environ.get('LASTROLL_COMMAND', 'lastroll')} play --resume {self.game_id}"

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot plays this seat."""
        return seat in self._bots

    def roll(self) -> tuple[Step, ...]:
        """Roll for the seat whose turn it is."""
        steps = self.game.roll()
        self.save()
        return steps

    def place(self, face: int) -> tuple[Step, ...]:
        """Place a face for the seat whose turn it is."""
        steps = self.game.place(face)
        self.save()
        return steps

    def bot_choice(self) -> int:
        """Return the face that the bot to move chooses; this may take seconds."""
        seat = self.position.turn
        assert seat is not None
        return self._bots[seat].choose(self.position, self.game.coin)

    def save(self) -> None:
        """Save the game; if that fails, set `save_error` and do not raise."""
        chance = self.game.chance
        try:
            if self.game.over:
                self.record_path = self.store.finish(
                    self.game_id, record_game(self.game), self._seats_now()
                )
            else:
                self.store.save(
                    self.game_id,
                    Save(
                        seats=self._seats_now(),
                        open_purses=self.open_purses,
                        seed=chance.seed if isinstance(chance, Seeded | Keyed) else None,
                        rolled=self.position.rolled is not None,
                        record=record_game(self.game),
                    ),
                )
            self.save_error = None
        except OSError as error:
            self.save_error = error

    def _seats_now(self) -> tuple[SeatData, ...]:
        bot_faults = self.bot_faults
        return tuple(
            SeatData(
                data.name, data.bot, _fault_data(bot_faults[seat]) if seat in bot_faults else None
            )
            for seat, data in enumerate(self.seats)
        )

    def rematch(self) -> LocalGame:
        """Close this game and return a new one with the same seats; the next seat starts."""
        chance, rules = self.game.chance, self.game.rules
        rules = replace(rules, start=(rules.start + 1) % rules.players)
        self.close()
        return new_game(
            rules,
            [SeatData(data.name, data.bot) for data in self.seats],
            self.store,
            nonces=chance.nonces if isinstance(chance, Fair) else (),
            open_purses=self.open_purses,
            bot_seconds=self.bot_seconds,
        )

    def close(self) -> None:
        """Close the bots' programs and release the lock."""
        for bot in self._bots.values():
            bot.close()
        if self._lock is not None:
            self._lock.release()


def _lock(store: GameStore, game_id: str) -> FileLock | None:
    try:
        return store.lock_game(game_id)
    except OSError:
        return None  # the folder is not writable: `save` reports that


def _make_bot(name: str, lost: FaultData | None, seconds: float) -> GuardedBot:
    if lost is None:
        return GuardedBot(bot_maker(name, seconds))
    # A bot that failed is replaced for the whole game, also after it is resumed.
    bot = GuardedBot(RandomBot)
    # The sentence from the file must not be used as a format string.
    sentence = lost.sentence.replace("{", "{{").replace("}", "}}")
    bot.fault = BotFault(lost.code, sentence, **lost.fields)
    return bot


def _fault_data(fault: BotFault) -> FaultData:
    fields = {
        name: value if isinstance(value, float) else str(value)
        for name, value in fault.fields.items()
    }
    return FaultData(fault.code, fault.args[0], fields)


def new_game(
    rules: Rules,
    seats: Sequence[SeatData],
    store: GameStore,
    *,
    seed: int | None = None,
    nonces: Sequence[str] = (),
    open_purses: bool = False,
    bot_seconds: float = BOT_SECONDS,
) -> LocalGame:
    """Return a new game, with fair dice that can be verified, or with dice from `seed`."""
    game_id = store.new_id()
    game = Game(rules, _chance(seats, game_id, nonces, seed), [seat.name for seat in seats])
    return LocalGame(
        game,
        seats,
        store,
        game_id,
        lock=_lock(store, game_id),
        open_purses=open_purses,
        bot_seconds=bot_seconds,
    )


def _chance(
    seats: Sequence[SeatData], game_id: str, nonces: Sequence[str], seed: int | None
) -> Chance:
    programs = any(is_program(seat.bot) for seat in seats)
    if seed is None:
        return Fair(secrets.token_bytes(SECRET_BYTES), game_id, nonces, for_programs=programs)
    # A program that receives the coin could predict seeded dice.
    return Keyed.from_seed(seed) if programs else Seeded(seed)


def resume_game(
    store: GameStore, game_id: str | None = None, *, bot_seconds: float = BOT_SECONDS
) -> LocalGame:
    """Return an unfinished game, by default the one played last, ready to be played on."""
    game_id = game_id or store.latest()
    store.resume(game_id)  # raises before a lock file is made for a game that does not exist
    lock = _lock(store, game_id)
    try:
        save = store.resume(game_id)  # read again: now no other process can change it
        return LocalGame(
            _restore(save, game_id, store.path_of(game_id)),
            [_replace_missing_program(seat) for seat in save.seats],
            store,
            game_id,
            lock=lock,
            open_purses=save.open_purses,
            bot_seconds=bot_seconds,
        )
    except BaseException:
        if lock is not None:
            lock.release()
        raise


def _restore(save: Save, game_id: str, path: Path) -> Game:
    """Return the game of a save; an error names the file."""
    try:
        return _replay(save, game_id)
    except LastRollError as error:
        raise error.at(str(path)) from None


def _replay(save: Save, game_id: str) -> Game:
    record = save.record
    replay(record)
    game = Game(record.rules, save.chance(), record.players)
    with suppress(IllegalMove):
        for turn in record.turns:
            game.roll()
            game.place(turn.place)
    # The same source of dice must give the same game again.
    if record_game(game) != record or game.over:
        raise InvalidRecord(
            "save-differs", "the saved game {id} does not fit its own dice", id=game_id
        )
    if save.rolled:
        game.roll()
    return game


def _replace_missing_program(seat: SeatData) -> SeatData:
    """Return the seat, with a fault if its program no longer exists: `random` plays for it."""
    if seat.bot is None or seat.lost is not None:
        return seat
    try:
        bot_maker(seat.bot)
    except LastRollError as error:
        fault = BotFault(error.code, error.sentence, **error.fields)
        return SeatData(seat.name, seat.bot, _fault_data(fault))
    return seat
