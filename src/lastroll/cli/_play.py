"""`lastroll play`: the game in the terminal."""

import os
import sys
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from lastroll.cli._wishes import Wishes
from lastroll.locales import Texts


def command(t: Texts) -> Callable[..., int]:
    """Make the subcommand for this reader."""

    def play(*, wishes: Annotated[Wishes | None, Parameter(name="*")] = None) -> int:
        return _play(wishes or Wishes(), t)

    return play


def _has_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _play(wishes: Wishes, t: Texts) -> int:
    from lastroll.cli._seating import options_of
    from lastroll.terminal import GameStore, play_plain, play_screen, resume_game

    store = GameStore()
    wishes.check()
    options = options_of(wishes, t)
    table = None
    if wishes.resume is not None:
        table = resume_game(store, wishes.resume or None, bot_seconds=options.bot_seconds)
    if wishes.plain or not _has_screen():
        return play_plain(options, store, t, table, stdin=sys.stdin, stdout=sys.stdout)
    # Who asks for nothing in particular is asked on the screen.
    asked = table is not None or wishes != Wishes()
    return play_screen(options if asked else None, store, t, table)
