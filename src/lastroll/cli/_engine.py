"""`lastroll engine`: runs a bot as a program that speaks the engine protocol."""

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from lastroll import __version__
from lastroll.cli._option_errors import missing_option
from lastroll.locales import Texts
from lastroll.rules import LastRollError


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def engine(*, bot: Annotated[str | None, Parameter(metavar="NAME")] = None) -> int:
        if bot is None:
            raise missing_option("--bot")
        _serve(bot)
        return 0

    return engine


def _serve(name: str) -> None:
    from lastroll.bots import ProgramBot, make_bot, serve_engine
    from lastroll.cli._streams import binary_stdin, binary_stdout

    try:
        bot = make_bot(name)
    except LastRollError as error:
        raise error.at("--bot") from None
    try:
        serve_engine(bot, name, __version__, binary_stdin(), binary_stdout())
    finally:
        if isinstance(bot, ProgramBot):
            bot.close()
