"""Kept games into a file: whole or not at all, and never over another file unasked."""

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from lastroll.cli._arguments import STREAM
from lastroll.cli._games import find_game
from lastroll.game import GameRecord, format_game_text, format_record
from lastroll.locales import Texts
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from lastroll.terminal import Store


def export_games(
    store: "Store", game_id: str | None, target: str, t: Texts, *, as_text: bool, force: bool
) -> None:
    """Write one finished game, or all of them from the oldest on, as records or as text."""
    if game_id is not None:
        kept = find_game(store, game_id)
        if not kept.finished:
            # Its record holds the pile and the secret, which nobody may see while it is played.
            raise LastRollError(
                "export-unfinished", "the game {id} is not finished yet", id=game_id
            )
        records = [kept.record]
    else:
        records = [game.record for game in reversed(store.games()[0]) if game.finished]
        if not records:
            raise LastRollError("export-none", "there is no finished game to export")
    content = (_as_text if as_text else _as_json)(records)
    if target == STREAM:
        sys.stdout.write(content)
        return
    write_new(Path(target), content.encode(), force=force)
    sys.stdout.write(t("games-exported", count=len(records), file=target) + "\n")


def _as_json(records: list[GameRecord]) -> str:
    return "".join(f"{format_record(record)}\n" for record in records)


def _as_text(records: list[GameRecord]) -> str:
    return "\n".join(map(format_game_text, records))


def write_new(target: Path, content: bytes, *, force: bool) -> None:
    """Write a file so that it is there whole or not at all."""
    target = target.resolve()
    if target.exists() and not target.is_file():
        _write_to_device(target, content)
        return
    if target.exists() and not force:
        raise _taken(target)
    folder = target.parent
    try:
        handle, name = tempfile.mkstemp(dir=folder, prefix=".", suffix=".part")
    except OSError as error:
        error.filename = str(target)
        raise
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp lets only the owner read; an exported file is as readable as any other.
        temporary.chmod(0o666 & ~_umask())
        _move(temporary, target, force=force)
    except OSError as error:
        error.filename = str(target)
        raise
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def _move(temporary: Path, target: Path, *, force: bool) -> None:
    if force or not hasattr(os, "link"):
        temporary.replace(target)
        return
    try:
        os.link(temporary, target)  # unlike a move it fails where a file has come up meanwhile
    except FileExistsError:
        raise _taken(target) from None
    except OSError:  # a file system without links
        temporary.replace(target)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _write_to_device(target: Path, content: bytes) -> None:
    try:
        with target.open("wb") as file:
            file.write(content)
    except OSError as error:
        error.filename = str(target)
        raise


def _taken(target: Path) -> LastRollError:
    return LastRollError(
        "file-taken", "the file is there already; {option} writes over it", option="--force"
    ).at(str(target))
