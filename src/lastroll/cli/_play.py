"""`lastroll play`: plays in the terminal."""

import os
import sys
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from lastroll.cli._flags import PlayFlags
from lastroll.locales import Texts


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def play(*, flags: Annotated[PlayFlags | None, Parameter(name="*")] = None) -> int:
        return _play(flags or PlayFlags(), t)

    return play


def _has_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _play(flags: PlayFlags, t: Texts) -> int:
    from lastroll.cli._play_setup import play_options
    from lastroll.terminal import GameStore, play_plain, play_screen, resume_game

    store = GameStore()
    flags.check()
    options = play_options(flags, t)
    local_game = None
    if flags.resume is not None:
        local_game = resume_game(store, flags.resume or None, bot_seconds=options.bot_seconds)
    if flags.plain or not _has_screen():
        return play_plain(options, store, t, local_game, stdin=sys.stdin, stdout=sys.stdout)
    # Without options the game starts at the set-up screen.
    has_options = local_game is not None or flags != PlayFlags()
    return play_screen(options if has_options else None, store, t, local_game)
