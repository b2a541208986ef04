"""The command line: all subcommands, with their help in the reader's language."""

from cyclopts import App, Group, Parameter

from lastroll import __version__
from lastroll.cli._arena import command as arena
from lastroll.cli._bots import command as bots
from lastroll.cli._completion import install_command
from lastroll.cli._engine import command as engine
from lastroll.cli._exam import command as exam
from lastroll.cli._games import command as games
from lastroll.cli._help import HelpFormatter
from lastroll.cli._hint import command as hint
from lastroll.cli._play import command as play
from lastroll.cli._replay import command as replay
from lastroll.cli._serve import browse_command
from lastroll.cli._serve import command as serve
from lastroll.cli._simulate import command as simulate
from lastroll.cli._solve import command as solve
from lastroll.cli._train import command as train
from lastroll.cli._verify import command as verify
from lastroll.locales import Texts

INSTALL_COMPLETION = "--install-completion"


def build_app(t: Texts, *, with_help: bool) -> App:
    """Return the command in the reader's language; `with_help` if help or version may be printed.

    Without it neither Rich nor the texts of the help are loaded.
    """
    console = None
    if with_help:
        from lastroll.cli._console import StdoutConsole

        console = StdoutConsole()
    app = App(
        name="lastroll",
        console=console,
        help_epilogue=t("cli-language") if with_help else None,
        help_format="plaintext",
        help_formatter=HelpFormatter(t),
        usage="lastroll [COMMAND] [OPTION…]",
        version=f"Last Roll {__version__}",
        version_format="plaintext",
        group_commands=Group("commands", sort_key=1),
        group_arguments=Group("arguments", sort_key=2),
        group_parameters=Group("options", sort_key=3),
        default_parameter=Parameter(show_default=False, negative=()),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    commands = (
        ("serve", "lastroll serve [OPTION…]", serve(t)),
        ("play", "lastroll play [OPTION…]", play(t)),
        ("replay", "lastroll replay [FILE|ID…] [--json] [--story]", replay(t)),
        ("verify", "lastroll verify [FILE|ID]", verify(t)),
        ("bots", "lastroll bots [--json]", bots(t)),
        ("simulate", "lastroll simulate [OPTION…]", simulate(t)),
        ("arena", "lastroll arena --bots A,B,… [OPTION…]", arena(t)),
        ("solve", "lastroll solve POSITION [--objective WHAT] [--json]", solve(t)),
        ("hint", "lastroll hint POSITION [--objective WHAT] [--seconds S] [--json]", hint(t)),
        ("exam", "lastroll exam --bot NAME [--set NAME] [--json]", exam(t)),
        ("train", "lastroll train FOLDER [OPTION…]", train(t)),
        ("engine", "lastroll engine NAME", engine(t)),
        ("games", "lastroll games [ID] [OPTION…]", games(t)),
    )
    for order, (name, usage, command) in enumerate(commands):
        formatter = HelpFormatter(t, name)
        app.command(command, name=name, usage=usage, help_formatter=formatter, sort_key=order)
    app.default(browse_command(t))
    app.command(
        install_command(app, t),
        name=INSTALL_COMPLETION,
        usage=f"lastroll {INSTALL_COMPLETION} [bash|zsh|fish]",
        help_formatter=HelpFormatter(t, "install-completion"),
        sort_key=len(commands),
    )
    return app
