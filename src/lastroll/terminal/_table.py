"""A table at this terminal: people and bots, a game, and its place in the store."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from lastroll.bots import BOT_SECONDS, BotFault, GuardedBot, bot_maker
from lastroll.game import AnyEvent, Fair, Game, InvalidRecord, Seeded, record_game
from lastroll.rules import Position, Rules
from lastroll.terminal._store import Save, SeatData, Store


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
        self._bots = {
            seat: GuardedBot(bot_maker(data.bot, bot_seconds))
            for seat, data in enumerate(seats)
            if data.bot is not None
        }
        for seat, data in enumerate(seats):
            if data.lost is not None and data.bot is not None:
                # A bot that failed has lost its seat for the whole game, resumed or not.
                self._bots[seat].fault = BotFault("bot-lost", "{reason}", reason=data.lost)
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

    def is_bot(self, seat: int) -> bool:
        """Say whether a bot plays this seat."""
        return seat in self._bots

    def roll(self) -> list[AnyEvent]:
        """Roll for the seat whose turn it is."""
        events = self.game.roll()
        self.save()
        return events

    def place(self, face: int) -> list[AnyEvent]:
        """Place a face for the seat whose turn it is."""
        events = self.game.place(face)
        self.save()
        return events

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
                        seed=chance.seed if isinstance(chance, Seeded) else None,
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
            SeatData(data.name, data.bot, str(faults[seat]) if seat in faults else None)
            for seat, data in enumerate(self.seats)
        )

    def rematch(self) -> Table:
        """Give a new game with the same seats; the start moves on to the next one."""
        rules = self.game.rules
        values = {field: getattr(rules, field) for field in rules.__dataclass_fields__}
        rules = Rules(**{**values, "start": (rules.start + 1) % rules.players})
        self.close()
        return new_table(
            rules,
            [SeatData(data.name, data.bot) for data in self.seats],
            self.store,
            open_purses=self.open_purses,
            bot_seconds=self.bot_seconds,
        )

    def close(self) -> None:
        """End the programs that play here."""
        for bot in self._bots.values():
            bot.close()


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
    chance = Fair(secrets.token_bytes(32), game_id, nonces) if seed is None else Seeded(seed)
    game = Game(rules, chance, [seat.name for seat in seats])
    return Table(game, seats, store, game_id, open_purses=open_purses, bot_seconds=bot_seconds)


def resume_table(
    store: Store, game_id: str | None = None, *, bot_seconds: float = BOT_SECONDS
) -> Table:
    """Go on with an unfinished game, by default the one played last."""
    game_id, save = store.resume(game_id)
    record = save.record
    game = Game(record.rules, save.chance(), record.players)
    # The dice are keyed, so the same source gives the same game again, up to where it stood.
    for turn in record.turns:
        if game.over or game.position.turn != turn.seat:
            raise _not_the_same(game_id)
        game.roll()
        game.place(turn.place)
    if record_game(game) != record or game.over:
        raise _not_the_same(game_id)
    if save.rolled:
        game.roll()
    return Table(
        game,
        save.seats,
        store,
        game_id,
        open_purses=save.open_purses,
        bot_seconds=bot_seconds,
    )


def _not_the_same(game_id: str) -> InvalidRecord:
    return InvalidRecord(
        "save-differs", "the saved game {id} does not fit its own dice", id=game_id
    )
