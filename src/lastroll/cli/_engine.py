"""`lastroll engine`: runs a bot as a program that speaks the engine protocol."""

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from lastroll import __version__
from lastroll.cli._completion import complete_bot
from lastroll.cli._option_errors import conflicting_options, missing_option
from lastroll.locales import Texts
from lastroll.rules import LastRollError


def command(t: Texts) -> Callable[..., int]:
    """Return the subcommand in the reader's language."""

    def engine(
        name: Annotated[str | None, Parameter(name="NAME", completer=complete_bot)] = None,
        /,
        *,
        bot: Annotated[str | None, Parameter(metavar="NAME", completer=complete_bot)] = None,
    ) -> int:
        if name is not None and bot is not None:
            raise conflicting_options("NAME", "--bot")
        named = bot if name is None else name
        if named is None:
            raise missing_option("--bot")
        _serve(named, t)
        return 0

    return engine


def _serve(named: str, t: Texts) -> None:
    from lastroll.bots import ProgramBot, make_bot, serve_engine
    from lastroll.cli._bot_names import bot_id
    from lastroll.cli._streams import binary_stdin, binary_stdout

    name = bot_id(named, t)
    try:
        bot = make_bot(name)
    except LastRollError as error:
        raise error.at("--bot") from None
    try:
        serve_engine(bot, name, __version__, binary_stdin(), binary_stdout())
    finally:
        if isinstance(bot, ProgramBot):
            bot.close()
