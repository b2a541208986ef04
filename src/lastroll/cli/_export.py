"""Exports stored games to a file, atomically, and without overwriting one unless forced."""

import os
import sys
from pathlib import Path

from lastroll.cli._arguments import STREAM
from lastroll.cli._stored_games import finished_game
from lastroll.game import GameRecord, format_game_text, format_record
from lastroll.locales import Texts
from lastroll.rules import LastRollError
from lastroll.terminal import GameStore, write_atomically


def export_games(
    store: GameStore, game_id: str | None, target: str, t: Texts, *, as_text: bool, force: bool
) -> None:
    """Write one finished game, or all of them from the oldest on, as records or as text."""
    if game_id is not None:
        records = [finished_game(store, game_id).record]
    else:
        records = [game.record for game in reversed(store.games()[0]) if game.finished]
        if not records:
            raise LastRollError("export-none", "there is no finished game to export")
    content = (_as_text if as_text else _as_json)(records)
    if target == STREAM:
        sys.stdout.write(content)
        return
    _write_export(Path(os.path.realpath(target)), content.encode(), force=force)
    sys.stdout.write(t("games-exported", count=len(records), file=target) + "\n")


def _as_json(records: list[GameRecord]) -> str:
    return "".join(f"{format_record(record)}\n" for record in records)


def _as_text(records: list[GameRecord]) -> str:
    return "\n".join(map(format_game_text, records))


def _write_export(target: Path, content: bytes, *, force: bool) -> None:
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(content)  # a device: it cannot be replaced
            return
        os.stat(f"{target.parent}{os.sep}")  # raises unless the folder exists: none is created
        write_atomically(target, content, replace=force)
        # Temporary files are private; an exported file gets the usual permissions.
        target.chmod(0o666 & ~_umask())
    except FileExistsError:
        raise LastRollError(
            "file-taken", "the file exists already; {option} overwrites it", option="--force"
        ).at(str(target)) from None
    except OSError as error:
        error.filename = str(target)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
