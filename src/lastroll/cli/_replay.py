"""`lastroll replay`: checks game records and plays them through."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._completion import FileName
from lastroll.cli._option_errors import conflicting_options
from lastroll.locales import Texts
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from lastroll.game import Game


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def replay(
        *files: Annotated[FileName, Parameter(name="FILE")],
        json: bool = False,
        story: bool = False,
    ) -> int:
        if json and story:
            raise conflicting_options("--json", "--story")
        _replay(files, t, as_json=json, story=story)
        return 0

    return replay


def _replay(files: tuple[str, ...], t: Texts, *, as_json: bool, story: bool) -> None:
    from lastroll.cli._records import read_sources
    from lastroll.game import format_game_report, replay

    count = 0
    for found in read_sources(files, t, progress=True):
        try:
            game = replay(found.record)
        except LastRollError as error:
            raise error.at(*found.where(t)) from None
        count += 1
        text = format_game_report(game) if as_json else _as_text(game, count, t, story=story)
        sys.stdout.write(text + "\n")
        # Print results so far, also if the next record is invalid.
        sys.stdout.flush()
    if not as_json:
        sys.stdout.write(t("replay-done", count=count) + "\n")


def _as_text(game: "Game", number: int, t: Texts, *, story: bool) -> str:
    from lastroll.story import game_lines, summary_line

    heading = f"{number}. {summary_line(game, t)}"
    return "\n".join([heading, *game_lines(game, t), ""]) if story else heading
