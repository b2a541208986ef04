"""A tournament in a folder: its specification and all tables played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, Self

import msgspec
from msgspec import Meta

from lastroll import __version__
from lastroll.arena._luck import NO_LUCK
from lastroll.arena._play import GameResult, TableResult
from lastroll.arena._spec import TournamentSpec
from lastroll.game import RulesData
from lastroll.rules import LastRollError

FORMAT: Final = "lastroll-arena/1"
SPEC_FILE: Final = "setting.json"
TABLES_FILE: Final = "tables.jsonl"
RESULT_FILE: Final = "result.json"


class TournamentSpecData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setting as JSON; bots of other names, or another version, make another tournament."""

    format: str
    version: str
    rules: RulesData
    bots: tuple[str, ...]
    seed: int | None
    luck: str
    bot_seconds: float
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None

    @classmethod
    def of(cls, setting: TournamentSpec) -> TournamentSpecData:
        """Return the setting as data."""
        return cls(
            FORMAT,
            __version__,
            RulesData.of(setting.rules),
            setting.bots,
            setting.seed,
            setting.luck,
            setting.bot_seconds,
            None if setting.secret is None else setting.secret.hex(),
        )

    def to_setting(self) -> TournamentSpec:
        """Return the setting of this data."""
        rules = self.rules.to_rules()
        secret = None if self.secret is None else bytes.fromhex(self.secret)
        return TournamentSpec(rules, self.bots, self.seed, self.luck, self.bot_seconds, secret)


class TournamentFolder:
    """The files of one tournament; tables are appended as they are played.

    A table counts once its line is on disk, so an interrupted tournament can be resumed. An
    incomplete line, as after a power cut, is removed.
    """

    def __init__(self, path: str | Path, setting: TournamentSpec) -> None:
        """Open or create a folder for a setting; raise if it holds something else."""
        self.path = Path(path)
        self.setting = setting
        self.path.mkdir(parents=True, exist_ok=True)
        if (self.path / SPEC_FILE).exists():
            self._check_same_spec()
        elif any(self.path.iterdir()):
            raise LastRollError(
                "arena-folder-foreign", "this folder is not empty and holds no tournament"
            ).at(str(path))
        else:
            self._write(
                SPEC_FILE, msgspec.json.format(_encode(TournamentSpecData.of(setting))) + b"\n"
            )
        # unbuffered: data that could not be written is not written again on close
        self._file = (self.path / TABLES_FILE).open("ab", buffering=0)

    def _check_same_spec(self) -> None:
        kept = read_spec(self.path)
        asked = TournamentSpecData.of(self.setting)
        for field in TournamentSpecData.__struct_fields__:
            if getattr(kept, field) != getattr(asked, field):
                raise LastRollError(
                    "arena-folder-other",
                    "this folder holds another tournament: `{field}` differs",
                    field=field,
                ).at(str(self.path))

    def tables(self) -> Iterator[TableResult]:
        """Yield the tables played, in order; remove an incomplete line at the end."""
        end = 0
        with (self.path / TABLES_FILE).open("rb") as file:
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    self._file.truncate(end)
                    return
                yield _read_table(line, number, self.setting, self.path / TABLES_FILE)
                end += len(line)

    def append(self, table: TableResult) -> None:
        """Append the next table."""
        line = _encode(table) + b"\n"
        with _naming_file(self.path / TABLES_FILE):
            while line:  # a full disk takes a part, then raises an error
                line = line[self._file.write(line) :]

    def write_result(self, result: bytes) -> None:
        """Write the result next to the tables."""
        self._write(RESULT_FILE, result)

    def _write(self, name: str, content: bytes) -> None:
        # to a temporary name first: the file is never incomplete
        new = self.path / f"{name}.new"
        with _naming_file(new):
            new.unlink(missing_ok=True)
            # the secret must not be readable by a program that runs as another user
            new.touch(mode=0o666 if self.setting.secret is None else 0o600)
            new.write_bytes(content)
            new.replace(self.path / name)

    def close(self) -> None:
        """Close the table file."""
        self._file.close()

    def __enter__(self) -> Self:
        """Return self."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the table file."""
        self.close()


_encode = msgspec.json.Encoder().encode


def read_spec(path: Path) -> TournamentSpecData:
    """Return the setting of a folder."""
    file = path / SPEC_FILE
    try:
        return msgspec.json.decode(file.read_bytes(), type=TournamentSpecData)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _damaged_error(file, 1) from None


def kept_secret(path: str | Path) -> bytes | None:
    """Return the random secret of the tournament in a folder; None if it has none."""
    if not (Path(path) / SPEC_FILE).exists():
        return None
    setting = read_spec(Path(path))
    if setting.secret is None or setting.seed is not None:
        return None
    return bytes.fromhex(setting.secret)


def _read_table(line: bytes, number: int, setting: TournamentSpec, file: Path) -> TableResult:
    try:
        table = msgspec.json.decode(line, type=TableResult)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _damaged_error(file, number + 1) from None
    in_order = divmod(number, len(setting.line_ups)) == (table.block, table.line_up)
    games = table.games
    whole = len(games) == setting.rules.players and all(
        _is_complete(game, setting) for game in games
    )
    if not (in_order and whole):
        raise _damaged_error(file, number + 1)
    return table


def _is_complete(game: GameResult, setting: TournamentSpec) -> bool:
    by_seat = (game.money, game.notes, game.choices, game.seconds, game.luck, game.faults)
    valued = (game.luck is not None) == (setting.luck != NO_LUCK)
    return valued and all(each is None or len(each) == setting.rules.players for each in by_seat)


def _damaged_error(file: Path, line: int) -> LastRollError:
    return LastRollError("arena-damaged", "line {line} is damaged", line=line).at(str(file))


@contextmanager
def _naming_file(path: Path) -> Iterator[None]:
    """Add the file name to the system's errors, also for files that are already open."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = os.fspath(path)
        raise
