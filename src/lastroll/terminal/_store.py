"""Games kept on this machine: unfinished ones to resume, finished ones as records."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from lastroll.bots import is_program
from lastroll.game import (
    Chance,
    GameRecord,
    InvalidRecord,
    Keyed,
    Seeded,
    check_format,
    decode_json,
    format_record,
    parse_record,
)
from lastroll.rules import LastRollError
from lastroll.terminal._files import Claim, Taken, read_regular_file, write_whole

FORMAT: Final = "lastroll-save/1"


class LostData(msgspec.Struct, frozen=True):
    """Why a bot has lost its seat: the parts of its `BotFault`."""

    code: str
    sentence: str
    """The finished English sentence; braces in it have no meaning."""
    fields: dict[str, str | float]


class SeatData(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person, or a bot by its name."""

    name: str
    bot: str | None = None
    lost: LostData | None = None
    """Why `random` plays in the bot's place for the rest of this game."""


class _SaveData(msgspec.Struct, frozen=True, kw_only=True):
    format: str
    seats: tuple[SeatData, ...]
    open_purses: bool = False
    seed: str | None = None
    rolled: bool = False
    record: msgspec.Raw


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """An unfinished game: its record so far, who plays, and where its dice come from.

    `rolled` says that dice lie on the table that are not in the record yet; they come again from
    the same source.
    """

    seats: tuple[SeatData, ...]
    open_purses: bool
    seed: int | None
    """The seed of a game with seeded dice; one with fair dice has its secret in the record."""
    rolled: bool
    record: GameRecord

    def chance(self) -> Chance:
        """Give the source of the dice that are still to come."""
        programs = any(is_program(seat.bot) for seat in self.seats)
        if self.record.fair is not None:
            return self.record.fair.to_chance(for_programs=programs)
        if self.seed is not None:
            return Keyed.from_seed(self.seed) if programs else Seeded(self.seed)
        raise InvalidRecord("save-chance", "the saved game does not say where its dice come from")


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the list: its id, when it was last played, and its record."""

    id: str
    date: datetime
    finished: bool
    record: GameRecord


_DECODER: Final = msgspec.json.Decoder(_SaveData)


def parse_save(text: bytes) -> Save:
    """Read an unfinished game."""
    data = decode_json(_DECODER, text, InvalidRecord)
    check_format(data.format, FORMAT, InvalidRecord)
    record = parse_record(bytes(data.record))
    if len(data.seats) != record.rules.players:
        raise InvalidRecord(
            "save-seats",
            "the saved game has {count} seats too many or too few",
            count=abs(len(data.seats) - record.rules.players),
        )
    if data.seed is not None and not (data.seed.isdecimal() and len(data.seed) <= 20):
        raise InvalidRecord("save-chance", "the saved game does not say where its dice come from")
    return Save(
        seats=data.seats,
        open_purses=data.open_purses,
        seed=None if data.seed is None else int(data.seed),
        rolled=data.rolled,
        record=record,
    )


def format_save(save: Save) -> bytes:
    """Write an unfinished game."""
    return msgspec.json.encode(
        _SaveData(
            format=FORMAT,
            seats=save.seats,
            open_purses=save.open_purses,
            # As text: other readers of JSON round large numbers.
            seed=None if save.seed is None else str(save.seed),
            rolled=save.rolled,
            record=msgspec.Raw(format_record(save.record).encode()),
        )
    )


def data_folder() -> Path:
    """Give the folder for the player's games; LASTROLL_DATA names another one."""
    if chosen := os.environ.get("LASTROLL_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path  # only where it is needed: start-up matters

    return user_data_path("lastroll", appauthor=False)


class Store:
    """The player's games in a folder: `unfinished/ID.json` and `finished/ID.json`.

    Files are written beside their place and moved there when they are whole, so that a crash or a
    full disk leaves the last good one.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Keep games in `folder`, by default the player's own."""
        self.folder = folder if folder is not None else data_folder()

    def new_id(self) -> str:
        """Make an id that sorts by time and is easy to type."""
        now = datetime.now(UTC)
        return f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"

    def save(self, game_id: str, save: Save) -> None:
        """Keep an unfinished game, in place of its last state."""
        write_whole(self._path("unfinished", game_id), format_save(save))

    def finish(self, game_id: str, record: GameRecord) -> Path:
        """Keep the record of a finished game, and forget its unfinished states."""
        path = self._path("finished", game_id)
        write_whole(path, format_record(record).encode() + b"\n")
        self.discard(game_id)
        return path

    def discard(self, game_id: str) -> None:
        """Forget an unfinished game."""
        self._path("unfinished", game_id).unlink(missing_ok=True)

    def delete(self, game_id: str) -> None:
        """Forget a game, finished or not."""
        paths = [self._path(kind, game_id) for kind in ("unfinished", "finished")]
        if not any(path.exists() for path in paths):
            raise _missing(game_id)
        for path in paths:
            path.unlink(missing_ok=True)

    def claim(self, game_id: str) -> Claim:
        """Take the right to play a game; refuse where another process plays it."""
        try:
            return Claim(self._path("unfinished", game_id))
        except Taken:
            raise LastRollError(
                "game-taken", "the game {id} is being played in another window", id=game_id
            ) from None

    def resume(self, game_id: str) -> Save:
        """Give an unfinished game."""
        path = self.path_of(game_id)
        try:
            return parse_save(read_regular_file(path))
        except FileNotFoundError:
            raise _missing(game_id) from None
        except OSError as error:
            raise _unreadable(error).at(str(path)) from None
        except LastRollError as error:
            raise error.at(str(path)) from None

    def latest(self) -> str:
        """Give the id of the unfinished game that was played last."""
        games, faults = self.games()
        for game in games:
            if not game.finished:
                return game.id
        for fault in faults:
            raise fault
        raise LastRollError("save-none", "there is no unfinished game")

    def path_of(self, game_id: str) -> Path:
        """Say where an unfinished game is kept."""
        return self._path("unfinished", game_id)

    def games(self) -> tuple[list[Kept], list[LastRollError]]:
        """List all games, the latest first, and what could not be read."""
        games: list[Kept] = []
        faults: list[LastRollError] = []
        for finished in (False, True):
            folder = self.folder / ("finished" if finished else "unfinished")
            for path in folder.glob("*.json"):
                try:
                    text = read_regular_file(path)
                    record = parse_record(text) if finished else parse_save(text).record
                    date = datetime.fromtimestamp(path.stat().st_mtime, UTC)
                except LastRollError as error:
                    faults.append(error.at(str(path)))
                    continue
                except OSError as error:
                    faults.append(_unreadable(error).at(str(path)))
                    continue
                games.append(Kept(id=path.stem, date=date, finished=finished, record=record))
        games.sort(key=lambda game: (game.date, game.id), reverse=True)
        return games, faults

    def _path(self, kind: str, game_id: str) -> Path:
        # The id may come from the command line: it must stay a file of this folder.
        sound = game_id.isprintable() and not game_id.startswith(".")
        if not game_id or not sound or Path(game_id).name != game_id:
            raise _missing(game_id)
        return self.folder / kind / f"{game_id}.json"


def _missing(game_id: str) -> LastRollError:
    return LastRollError("game-missing", "there is no game {id!r}", id=game_id[:60])


def _unreadable(error: OSError) -> LastRollError:
    reason = error.strerror or type(error).__name__
    return LastRollError("file-unreadable", "cannot be read: {reason}", reason=reason)
