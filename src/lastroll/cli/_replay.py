"""`lastroll replay`: checks game records and plays them through."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from lastroll.cli._refusals import together
from lastroll.locales import Texts
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from lastroll.game import Game


def command(t: Texts) -> Callable[..., int]:
    """Make the subcommand for this reader."""

    def replay(
        *files: Annotated[str, Parameter(name="FILE")],
        json: bool = False,
        story: bool = False,
    ) -> int:
        if json and story:
            raise together("--json", "--story")
        _replay(files, t, as_json=json, story=story)
        return 0

    return replay


def _replay(files: tuple[str, ...], t: Texts, *, as_json: bool, story: bool) -> None:
    from lastroll.cli._records import read_all
    from lastroll.game import format_game_report, replay

    count = 0
    for found in read_all(files, t, progress=True):
        try:
            game = replay(found.record)
        except LastRollError as error:
            raise error.at(*found.where(t)) from None
        count += 1
        text = format_game_report(game) if as_json else _tell(game, count, t, story=story)
        sys.stdout.write(text + "\n")
        # What is checked is out, whatever comes after it.
        sys.stdout.flush()
    if not as_json:
        sys.stdout.write(t("replay-done", count=count) + "\n")


def _tell(game: "Game", number: int, t: Texts, *, story: bool) -> str:
    from lastroll.story import game_lines, summary_line

    heading = f"{number}. {summary_line(game, t)}"
    return "\n".join([heading, *game_lines(game, t), ""]) if story else heading
