"""The command line: all subcommands, with their help in the reader's language."""

from typing import Any

from cyclopts import App, Group, Parameter
from cyclopts.help.formatters.default import DefaultFormatter

from lastroll import __version__
from lastroll.cli._bots import command as bots
from lastroll.cli._engine import command as engine
from lastroll.cli._games import command as games
from lastroll.cli._label import Label, no_label
from lastroll.cli._play import command as play
from lastroll.cli._replay import command as replay
from lastroll.cli._verify import command as verify
from lastroll.locales import Texts


class _Formatter(DefaultFormatter):
    """Cyclopts' own help, with a label for the usage that can be translated."""

    label: str = "Usage:"

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        """Print how the command is called."""
        if usage:
            console.print(
                f"{self.label} {str(usage).strip()}\n", style="bold", markup=False, highlight=False
            )


def build_app(reader: Texts, *, helping: bool) -> App:
    """Make the command for this reader; its texts are read only if somebody asks for help."""
    t: Label = reader if helping else no_label
    formatter = _Formatter()
    formatter.label = t("cli-usage")
    app = App(
        name="lastroll",
        help=t("cli-about"),
        help_epilogue=t("cli-language"),
        help_format="plaintext",
        help_formatter=formatter,
        usage="lastroll [COMMAND] [--help]",
        version=f"Last Roll {__version__}",
        version_format="plaintext",
        group_commands=Group(t("cli-commands"), sort_key=1),
        group_arguments=Group(t("cli-arguments"), sort_key=2),
        group_parameters=Group(t("cli-options"), sort_key=3),
        default_parameter=Parameter(show_default=False, negative=()),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    commands = (
        ("play", "lastroll play [OPTION…]", play(reader, t)),
        ("replay", "lastroll replay FILE… [--json] [--story]", replay(reader, t)),
        ("verify", "lastroll verify FILE", verify(reader, t)),
        ("bots", "lastroll bots [--json]", bots(reader, t)),
        ("engine", "lastroll engine --bot NAME", engine(reader, t)),
        ("games", "lastroll games [ID] [OPTION…]", games(reader, t)),
    )
    for order, (name, usage, command) in enumerate(commands):
        app.command(command, name=name, help=t(f"cli-{name}"), usage=usage, sort_key=order)
    app["--help"].help = t("cli-help")
    app["--version"].help = t("cli-version")
    return app
