"""The output of `--help`, in the reader's language."""

from typing import TYPE_CHECKING, Any

from cyclopts.help.formatters.default import DefaultFormatter

from lastroll.cli._flags import HOUSE_RULES
from lastroll.locales import Texts

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions


class HelpFormatter(DefaultFormatter):
    """Formats help as Cyclopts does, with texts by name: `cli-play-seed` for `play --seed`.

    Texts are only loaded when help is printed.
    """

    def __init__(self, t: Texts, command: str = "") -> None:
        """Format the help of `command`; without one, that of `lastroll` itself."""
        super().__init__()
        self.t = t
        self._command = command

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        """Print how the command is called."""
        line = f"{self.t('cli-usage')} {str(usage).strip()}\n"
        console.print(line, style="bold", markup=False, highlight=False)

    def render_description(
        self, console: "Console", options: "ConsoleOptions", description: Any
    ) -> None:
        """Print what the command does."""
        console.print(self._text(self._command or "about"), end="\n\n")

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """Print a panel of commands, arguments or options."""
        prefix = f"{self._command}-" if self._command else ""
        entries = [
            entry.copy(description=self._text(prefix + _name_of(entry)))
            for entry in sorted(panel.entries, key=_is_house_rule)
        ]
        title = self._text(str(panel.title))
        super().__call__(console, options, panel.copy(title=title, entries=entries))

    def _text(self, name: str) -> Any:
        from rich.text import Text

        return Text(self.t(f"cli-{name}"))


def _name_of(entry: "HelpEntry") -> str:
    return entry.display_labels[0].strip("-").lower()


def _is_house_rule(entry: "HelpEntry") -> bool:
    """Return whether an option is a house rule, which is listed after all others."""
    return _name_of(entry).replace("-", "_") in HOUSE_RULES
