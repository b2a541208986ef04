"""`lastroll play`: the game in the terminal."""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Literal

from cyclopts import Parameter

from lastroll.cli._label import Label
from lastroll.cli._wishes import Wishes
from lastroll.locales import Texts


def command(reader: Texts, t: Label) -> Callable[..., int]:
    """Make the subcommand for this reader; `t` gives the texts of its help."""

    def play(
        *,
        players: Annotated[int | None, Parameter(metavar="N", help=t("cli-play-players"))] = None,
        neutral: Annotated[bool, Parameter(help=t("cli-play-neutral"))] = False,
        name: Annotated[
            list[str] | None, Parameter(metavar="NAME", help=t("cli-play-name"))
        ] = None,
        bots: Annotated[
            list[str] | None, Parameter(metavar="A,B,…", help=t("cli-play-bots"))
        ] = None,
        resume: Annotated[str | None, Parameter(metavar="[ID]", help=t("cli-play-resume"))] = None,
        plain: Annotated[bool, Parameter(help=t("cli-play-plain"))] = False,
        speed: Annotated[
            Literal["0", "1", "2", "4", "off"] | None,
            Parameter(metavar="0|1|2|4", help=t("cli-play-speed"), show_choices=False),
        ] = None,
        theme: Annotated[
            Literal["dark", "light"] | None,
            Parameter(metavar="dark|light", help=t("cli-play-theme"), show_choices=False),
        ] = None,
        open_purses: Annotated[bool, Parameter(help=t("cli-play-open-purses"))] = False,
        seed: Annotated[int | None, Parameter(metavar="N", help=t("cli-play-seed"))] = None,
        nonce: Annotated[
            list[str] | None, Parameter(metavar="TEXT", help=t("cli-play-nonce"))
        ] = None,
        bot_seconds: Annotated[
            float | None, Parameter(metavar="S", help=t("cli-play-bot-seconds"))
        ] = None,
        rounds: Annotated[int | None, Parameter(metavar="N", help=t("cli-play-rounds"))] = None,
        start: Annotated[int | None, Parameter(metavar="SEAT", help=t("cli-play-start"))] = None,
        minimum: Annotated[int | None, Parameter(metavar="N", help=t("cli-play-minimum"))] = None,
        dice: Annotated[int | None, Parameter(metavar="N", help=t("cli-play-dice"))] = None,
        neutral_dice: Annotated[
            int | None, Parameter(metavar="N", help=t("cli-play-neutral-dice"))
        ] = None,
        opening_dice: Annotated[
            int | None, Parameter(metavar="N", help=t("cli-play-opening-dice"))
        ] = None,
    ) -> int:
        wishes = Wishes(
            players=players,
            neutral=neutral,
            names=tuple(name or ()),
            bots=tuple(bots or ()),
            resume=resume,
            speed=speed,
            theme=theme,
            open_purses=open_purses,
            seed=seed,
            nonces=tuple(nonce or ()),
            bot_seconds=bot_seconds,
            rounds=rounds,
            start=start,
            minimum=minimum,
            dice=dice,
            neutral_dice=neutral_dice,
            opening_dice=opening_dice,
        )
        return _play(wishes, reader, plain=plain or not _has_screen())

    return play


def _has_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _play(wishes: Wishes, t: Texts, *, plain: bool) -> int:
    from lastroll.cli._seating import options_of
    from lastroll.terminal import Store, play_plain, play_screen, resume_table

    store = Store()
    wishes.check()
    options = options_of(wishes, t)
    table = None
    if wishes.resume is not None:
        table = resume_table(store, wishes.resume or None, bot_seconds=options.bot_seconds)
    if plain:
        return play_plain(options, store, t, table, stdin=sys.stdin, stdout=sys.stdout)
    # Who asks for nothing in particular is asked on the screen.
    asked = table is not None or wishes != Wishes()
    return play_screen(options if asked else None, store, t, table)
