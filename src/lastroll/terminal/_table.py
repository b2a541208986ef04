"""A table at this terminal: people and bots, a game, and its place in the store."""

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
from lastroll.terminal._files import Claim
from lastroll.terminal._store import LostData, Save, SeatData, Store


class Table:
    """One game at this terminal, saved after every action.

    `trouble` is the reason why the game could not be saved; None when it is safe on disk.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatData],
        store: Store,
        game_id: str,
        *,
        claim: Claim | None = None,
        open_purses: bool = False,
        bot_seconds: float = BOT_SECONDS,
    ) -> None:
        """Seat people and bots at a game that is about to start or to go on."""
        self.game = game
        self.seats = tuple(seats)
        self.store = store
        self.game_id = game_id
        self.open_purses = open_purses
        self.bot_seconds = bot_seconds
        self.trouble: OSError | None = None
        self.record_path: Path | None = None
        """Where the record of the finished game is."""
        self._claim = claim
        self._bots = {
            seat: _seat_bot(data.bot, data.lost, bot_seconds)
            for seat, data in enumerate(seats)
            if data.bot is not None
        }
        self.save()

    @property
    def position(self) -> Position:
        """The position as it is."""
        return self.game.position

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, data in enumerate(self.seats) if data.bot is None)

    @property
    def viewer(self) -> int | None:
        """Whose purse may be shown: the only person's; of several at one screen, nobody's."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def faults(self) -> dict[int, BotFault]:
        """The bots that lost their seat to `random` in this game, and why."""
        return {seat: bot.fault for seat, bot in self._bots.items() if bot.fault is not None}

    @property
    def resume_command(self) -> str:
        """What to type to go on with this game, for who started it by `scripts/play` too."""
        return f"{os.environ.get('LASTROLL_COMMAND', 'lastroll')} play --resume {self.game_id}"

    def is_bot(self, seat: int) -> bool:
        """Say whether a bot plays this seat."""
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
        """Let the bot whose turn it is choose a face; it may take its time."""
        seat = self.position.turn
        assert seat is not None
        return self._bots[seat].choose(self.position, self.game.coin)

    def save(self) -> None:
        """Put the game on disk as it stands; where that fails, note it and play on."""
        chance = self.game.chance
        try:
            if self.game.over:
                self.record_path = self.store.finish(self.game_id, record_game(self.game))
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
            self.trouble = None
        except OSError as error:
            self.trouble = error

    def _seats_now(self) -> tuple[SeatData, ...]:
        faults = self.faults
        return tuple(
            SeatData(data.name, data.bot, _lost(faults[seat]) if seat in faults else None)
            for seat, data in enumerate(self.seats)
        )

    def rematch(self) -> Table:
        """Give a new game with the same seats; the start moves on to the next one."""
        chance, rules = self.game.chance, self.game.rules
        rules = replace(rules, start=(rules.start + 1) % rules.players)
        self.close()
        return new_table(
            rules,
            [SeatData(data.name, data.bot) for data in self.seats],
            self.store,
            nonces=chance.nonces if isinstance(chance, Fair) else (),
            open_purses=self.open_purses,
            bot_seconds=self.bot_seconds,
        )

    def close(self) -> None:
        """End the programs that play here, and let others have the game."""
        for bot in self._bots.values():
            bot.close()
        if self._claim is not None:
            self._claim.give_up()


def _claim(store: Store, game_id: str) -> Claim | None:
    try:
        return store.claim(game_id)
    except OSError:
        return None  # a folder that cannot be written to; saving will tell


def _seat_bot(name: str, lost: LostData | None, seconds: float) -> GuardedBot:
    if lost is None:
        return GuardedBot(bot_maker(name, seconds))
    # A bot that failed has lost its seat for the whole game, resumed or not.
    bot = GuardedBot(RandomBot)
    # A file is no place for format strings: the sentence is shown as it stands.
    sentence = lost.sentence.replace("{", "{{").replace("}", "}}")
    bot.fault = BotFault(lost.code, sentence, **lost.fields)
    return bot


def _lost(fault: BotFault) -> LostData:
    fields = {
        name: value if isinstance(value, float) else str(value)
        for name, value in fault.fields.items()
    }
    return LostData(fault.code, fault.args[0], fields)


def new_table(
    rules: Rules,
    seats: Sequence[SeatData],
    store: Store,
    *,
    seed: int | None = None,
    nonces: Sequence[str] = (),
    open_purses: bool = False,
    bot_seconds: float = BOT_SECONDS,
) -> Table:
    """Start a game: with fair dice that can be verified afterwards, or with a seed."""
    game_id = store.new_id()
    game = Game(rules, _chance(seats, game_id, nonces, seed), [seat.name for seat in seats])
    return Table(
        game,
        seats,
        store,
        game_id,
        claim=_claim(store, game_id),
        open_purses=open_purses,
        bot_seconds=bot_seconds,
    )


def _chance(
    seats: Sequence[SeatData], game_id: str, nonces: Sequence[str], seed: int | None
) -> Chance:
    programs = any(is_program(seat.bot) for seat in seats)
    if seed is None:
        return Fair(secrets.token_bytes(SECRET_BYTES), game_id, nonces, for_programs=programs)
    # Seeded dice can be foreseen by a program that is told the coin.
    return Keyed.from_seed(seed) if programs else Seeded(seed)


def resume_table(
    store: Store, game_id: str | None = None, *, bot_seconds: float = BOT_SECONDS
) -> Table:
    """Go on with an unfinished game, by default the one played last."""
    game_id = game_id or store.latest()
    store.resume(game_id)  # refuses a game that is not there before anything is made for it
    claim = _claim(store, game_id)
    try:
        save = store.resume(game_id)  # again: now nobody else changes it
        return Table(
            _restore(save, game_id, store.path_of(game_id)),
            [_find_bot(seat) for seat in save.seats],
            store,
            game_id,
            claim=claim,
            open_purses=save.open_purses,
            bot_seconds=bot_seconds,
        )
    except BaseException:
        if claim is not None:
            claim.give_up()
        raise


def _restore(save: Save, game_id: str, path: Path) -> Game:
    """Replay a saved game from the source of its dice; an error names the file."""
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
    # The dice are keyed: the same source gives the same game again, or it is not the source.
    if record_game(game) != record or game.over:
        raise InvalidRecord(
            "save-differs", "the saved game {id} does not fit its own dice", id=game_id
        )
    if save.rolled:
        game.roll()
    return game


def _find_bot(seat: SeatData) -> SeatData:
    """Give the seat of a program that is no longer there to `random`: the game can go on."""
    if seat.bot is None or seat.lost is not None:
        return seat
    try:
        bot_maker(seat.bot)
    except LastRollError as error:
        fault = BotFault(error.code, error.sentence, **error.fields)
        return SeatData(seat.name, seat.bot, _lost(fault))
    return seat
