"""A tournament in a folder: what is played, and every table that has been."""

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
from lastroll.arena._setting import Setting
from lastroll.game import RulesData
from lastroll.rules import LastRollError

FORMAT: Final = "lastroll-arena/1"
SETTING: Final = "setting.json"
TABLES: Final = "tables.jsonl"
RESULT: Final = "result.json"


class SettingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setting as JSON; with other bots of the same names a tournament would be another one."""

    format: str
    version: str
    rules: RulesData
    bots: tuple[str, ...]
    seed: int | None
    luck: str
    bot_seconds: float
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None

    @classmethod
    def of(cls, setting: Setting) -> SettingData:
        """Write a setting."""
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

    def to_setting(self) -> Setting:
        """Give the setting that was written."""
        rules = self.rules.to_rules()
        secret = None if self.secret is None else bytes.fromhex(self.secret)
        return Setting(rules, self.bots, self.seed, self.luck, self.bot_seconds, secret)


class Folder:
    """The files of one tournament; tables are added as they are played.

    A table is on disk as a line before it counts, so whatever ends the play, a folder goes on where
    it stopped. Half a line, as a power cut may leave, is forgotten.
    """

    def __init__(self, path: str | Path, setting: Setting) -> None:
        """Open a folder for a setting, or make it; refuse one that holds something else."""
        self.path = Path(path)
        self.setting = setting
        self.path.mkdir(parents=True, exist_ok=True)
        if (self.path / SETTING).exists():
            self._compare()
        elif any(self.path.iterdir()):
            raise LastRollError(
                "arena-folder-foreign", "this folder is not empty, and holds no tournament"
            ).at(str(path))
        else:
            self._write(SETTING, msgspec.json.format(_encode(SettingData.of(setting))) + b"\n")
        # Unbuffered: what could not be written is not tried again when the file is closed.
        self._file = (self.path / TABLES).open("ab", buffering=0)

    def _compare(self) -> None:
        kept = read_setting(self.path)
        asked = SettingData.of(self.setting)
        for field in SettingData.__struct_fields__:
            if getattr(kept, field) != getattr(asked, field):
                raise LastRollError(
                    "arena-folder-other",
                    "this folder holds another tournament: `{field}` differs",
                    field=field,
                ).at(str(self.path))

    def tables(self) -> Iterator[TableResult]:
        """Read the tables that were played, in order; cut off half a line at the end."""
        end = 0
        with (self.path / TABLES).open("rb") as file:
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    self._file.truncate(end)
                    return
                yield _read_table(line, number, self.setting, self.path / TABLES)
                end += len(line)

    def keep(self, table: TableResult) -> None:
        """Write the next table, after all that were read."""
        line = _encode(table) + b"\n"
        with _named(self.path / TABLES):
            while line:  # a disk that gets full takes a part, and refuses the rest
                line = line[self._file.write(line) :]

    def write_result(self, result: bytes) -> None:
        """Put the result beside the tables it follows from."""
        self._write(RESULT, result)

    def _write(self, name: str, content: bytes) -> None:
        # Under another name first: there is never half a file of this one.
        new = self.path / f"{name}.new"
        with _named(new):
            new.unlink(missing_ok=True)
            # The secret is not for a program that is run as another user.
            new.touch(mode=0o666 if self.setting.secret is None else 0o600)
            new.write_bytes(content)
            new.replace(self.path / name)

    def close(self) -> None:
        """Let go of the files."""
        self._file.close()

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let go of the files."""
        self.close()


_encode = msgspec.json.Encoder().encode


def read_setting(path: Path) -> SettingData:
    """Read what is played in a folder."""
    file = path / SETTING
    try:
        return msgspec.json.decode(file.read_bytes(), type=SettingData)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _damaged(file, 1) from None


def kept_secret(path: str | Path) -> bytes | None:
    """Return the random secret of the tournament in a folder; None where it has none."""
    if not (Path(path) / SETTING).exists():
        return None
    setting = read_setting(Path(path))
    if setting.secret is None or setting.seed is not None:
        return None
    return bytes.fromhex(setting.secret)


def _read_table(line: bytes, number: int, setting: Setting, file: Path) -> TableResult:
    try:
        table = msgspec.json.decode(line, type=TableResult)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _damaged(file, number + 1) from None
    in_order = divmod(number, len(setting.line_ups)) == (table.block, table.line_up)
    games = table.games
    whole = len(games) == setting.rules.players and all(_is_whole(game, setting) for game in games)
    if not (in_order and whole):
        raise _damaged(file, number + 1)
    return table


def _is_whole(game: GameResult, setting: Setting) -> bool:
    by_seat = (game.money, game.notes, game.choices, game.seconds, game.luck, game.faults)
    valued = (game.luck is not None) == (setting.luck != NO_LUCK)
    return valued and all(each is None or len(each) == setting.rules.players for each in by_seat)


def _damaged(file: Path, line: int) -> LastRollError:
    return LastRollError("arena-damaged", "line {line} is damaged", line=line).at(str(file))


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Let the system's refusals say which file they are about, also where it is open already."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = os.fspath(path)
        raise
