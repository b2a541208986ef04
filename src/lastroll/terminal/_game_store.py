"""The folder of games on this machine: saves of unfinished ones, records of finished ones."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
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
from lastroll.terminal._files import FileLock, FileLocked, read_regular_file, write_atomically

FORMAT: Final = "lastroll-save/1"


class FaultData(msgspec.Struct, frozen=True):
    """The parts of a `BotFault`: why a bot has lost its seat."""

    code: str
    sentence: str
    """The English sentence with its fields filled in; braces have no meaning in it."""
    fields: dict[str, str | float]


class SeatData(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player of a seat: a person, or a bot by its name."""

    name: str
    bot: str | None = None
    lost: FaultData | None = None
    """Set if the bot has failed: why `random` plays for it until the end."""


class _SaveData(msgspec.Struct, frozen=True, kw_only=True):
    format: str
    seats: tuple[SeatData, ...]
    open_purses: bool = False
    seed: str | None = None
    rolled: bool = False
    record: msgspec.Raw


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """An unfinished game: its record so far, its seats, and the source of its dice.

    `rolled` means that the next roll was made already; the source gives the same dice again.
    """

    seats: tuple[SeatData, ...]
    open_purses: bool
    seed: int | None
    """The seed of seeded dice; the secret of fair dice is in the record."""
    rolled: bool
    record: GameRecord

    def chance(self) -> Chance:
        """Return the source of the game's dice."""
        programs = any(is_program(seat.bot) for seat in self.seats)
        if self.record.fair is not None:
            return self.record.fair.to_chance(for_programs=programs)
        if self.seed is not None:
            return Keyed.from_seed(self.seed) if programs else Seeded(self.seed)
        raise InvalidRecord("save-chance", "the saved game does not say where its dice come from")


class StoredGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the store, unfinished or finished: its id, when it was last played, its record."""

    id: str
    date: datetime
    finished: bool
    record: GameRecord
    seats: tuple[SeatData, ...] = ()
    """The seats with their bots; empty for a record of unknown origin."""


class _FinishedData(msgspec.Struct, frozen=True):
    """The part of a finished game's file besides its record; readers of records ignore it."""

    seats: tuple[SeatData, ...] = ()


_FINISHED_DECODER: Final = msgspec.json.Decoder(_FinishedData)
_DECODER: Final = msgspec.json.Decoder(_SaveData)


def parse_save(text: bytes) -> Save:
    """Return the unfinished game in a save file; raise `InvalidRecord` if it is none."""
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
    """Return an unfinished game as the text of a save file."""
    return msgspec.json.encode(
        _SaveData(
            format=FORMAT,
            seats=save.seats,
            open_purses=save.open_purses,
            # As text: some JSON parsers round large numbers.
            seed=None if save.seed is None else str(save.seed),
            rolled=save.rolled,
            record=msgspec.Raw(format_record(save.record).encode()),
        )
    )


def _parse_unfinished(text: bytes) -> tuple[GameRecord, tuple[SeatData, ...]]:
    save = parse_save(text)
    return save.record, save.seats


def _parse_finished(text: bytes) -> tuple[GameRecord, tuple[SeatData, ...]]:
    record = parse_record(text)
    try:
        seats = _FINISHED_DECODER.decode(text).seats
    except ValueError:  # of decoding too
        seats = ()
    return record, seats if len(seats) == record.rules.players else ()


def data_folder() -> Path:
    """Return the folder for the player's games: LASTROLL_DATA, or the usual one of the system."""
    if chosen := os.environ.get("LASTROLL_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path  # only if needed: start-up time matters

    return user_data_path("lastroll", appauthor=False)


class GameStore:
    """The player's games in a folder: `unfinished/ID.json` and `finished/ID.json`.

    Files are written atomically: after a crash or on a full disk the last good one is still there.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Use `folder`, by default `data_folder()`."""
        self.folder = folder if folder is not None else data_folder()

    def new_id(self) -> str:
        """Return a new id that sorts by time and is easy to type."""
        now = datetime.now(UTC)
        return f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"

    def save(self, game_id: str, save: Save) -> None:
        """Save an unfinished game; replace its last save."""
        write_atomically(self._path("unfinished", game_id), format_save(save))

    def finish(self, game_id: str, record: GameRecord, seats: Sequence[SeatData] = ()) -> Path:
        """Write the record of a finished game, delete its save, and return the record's path."""
        path = self._path("finished", game_id)
        text = format_record(record).encode()
        if seats:
            text = text[:-1] + b',"seats":' + msgspec.json.encode(seats) + b"}"
        write_atomically(path, text + b"\n")
        self.delete_save(game_id)
        return path

    def delete_save(self, game_id: str) -> None:
        """Delete the save of an unfinished game, if there is one."""
        self._path("unfinished", game_id).unlink(missing_ok=True)

    def delete(self, game_id: str) -> None:
        """Delete a game, finished or not."""
        paths = [self._path(kind, game_id) for kind in ("unfinished", "finished")]
        if not any(path.exists() for path in paths):
            raise _missing_game_error(game_id)
        for path in paths:
            path.unlink(missing_ok=True)

    def lock_game(self, game_id: str) -> FileLock:
        """Lock a game for this process; raise `LastRollError` if another process plays it."""
        try:
            return FileLock(self._path("unfinished", game_id))
        except FileLocked:
            raise LastRollError(
                "game-taken", "the game {id} is being played in another window", id=game_id
            ) from None

    def resume(self, game_id: str) -> Save:
        """Return the save of an unfinished game."""
        path = self.path_of(game_id)
        try:
            return parse_save(read_regular_file(path))
        except FileNotFoundError:
            raise _missing_game_error(game_id) from None
        except OSError as error:
            raise _unreadable_file_error(error).at(str(path)) from None
        except LastRollError as error:
            raise error.at(str(path)) from None

    def latest(self) -> str:
        """Return the id of the unfinished game that was played last."""
        games, faults = self.games()
        for game in games:
            if not game.finished:
                return game.id
        for fault in faults:
            raise fault
        raise LastRollError("save-none", "there is no unfinished game")

    def path_of(self, game_id: str) -> Path:
        """Return the path of an unfinished game's save."""
        return self._path("unfinished", game_id)

    def games(self) -> tuple[list[StoredGame], list[LastRollError]]:
        """Return all games, the latest first, and an error for each file that cannot be read."""
        games: list[StoredGame] = []
        faults: list[LastRollError] = []
        for finished in (False, True):
            folder = self.folder / ("finished" if finished else "unfinished")
            for path in folder.glob("*.json"):
                try:
                    text = read_regular_file(path)
                    record, seats = (_parse_finished if finished else _parse_unfinished)(text)
                    date = datetime.fromtimestamp(path.stat().st_mtime, UTC)
                except LastRollError as error:
                    faults.append(error.at(str(path)))
                    continue
                except OSError as error:
                    faults.append(_unreadable_file_error(error).at(str(path)))
                    continue
                games.append(
                    StoredGame(
                        id=path.stem, date=date, finished=finished, record=record, seats=seats
                    )
                )
        games.sort(key=lambda game: (game.date, game.id), reverse=True)
        return games, faults

    def _path(self, kind: str, game_id: str) -> Path:
        # The id may come from the command line: refuse paths to other folders.
        sound = game_id.isprintable() and not game_id.startswith(".")
        if not game_id or not sound or Path(game_id).name != game_id:
            raise _missing_game_error(game_id)
        return self.folder / kind / f"{game_id}.json"


def _missing_game_error(game_id: str) -> LastRollError:
    return LastRollError("game-missing", "there is no game {id!r}", id=game_id[:60])


def _unreadable_file_error(error: OSError) -> LastRollError:
    reason = error.strerror or type(error).__name__
    return LastRollError("file-unreadable", "cannot be read: {reason}", reason=reason)
