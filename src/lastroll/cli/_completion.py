"""`lastroll --install-completion`, and what the shell completes: bots, files, exam sets."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from lastroll.locales import Texts, texts
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.completion import CompletionContext

    FileName = str
else:
    FileName = str | Path
    """A file as an argument: Cyclopts makes it a string, and lets the shell complete a path."""

COMPLETE = "__complete"
"""The first word of Cyclopts' own question for completions."""

_QUOTE = """printf -v _q '%q' "$_x";"""
_UNQUOTE_COMMAS = r""" _q="${_q//\\,/,}";"""

Shell = Literal["bash", "zsh", "fish"]


def install_command(app: App, t: Texts) -> Callable[..., int]:
    """Return the command that installs the completion of `app`."""

    def install(shell: Annotated[Shell | None, Parameter(show_choices=False)] = None, /) -> int:
        path = app.install_completion(shell=shell or _own_shell())
        # bash quotes commas, which need none; quoted once more in a longer list, they fit no bot.
        script = path.read_text("utf-8").replace(_QUOTE, _QUOTE + _UNQUOTE_COMMAS)
        path.write_text(script, "utf-8")
        sys.stdout.write(t("completion-installed", file=str(path)) + "\n")
        return 0

    return install


def _own_shell() -> Shell:
    from cyclopts.completion import detect_shell
    from cyclopts.completion.detect import ShellDetectionError

    try:
        shell = detect_shell()
    except ShellDetectionError:
        shell = "powershell"
    if shell == "powershell":
        raise LastRollError(
            "completion-shell", "name your shell: lastroll --install-completion bash, zsh or fish"
        )
    return shell


def complete_bot(context: CompletionContext) -> Iterator[tuple[str, str]]:
    """Yield bots with their names at the table."""
    yield from _bots("", context.incomplete)


def complete_bots(context: CompletionContext) -> Iterator[tuple[str, str]]:
    """Yield bots for the end of a list with commas."""
    front, comma, last = context.incomplete.rpartition(",")
    yield from _bots(front + comma, last)


def complete_entrants(context: CompletionContext) -> Iterator[tuple[str, str]]:
    """Yield bots for the end of a list with commas, those of other projects included."""
    from lastroll.bots import PRIOR_BOTS

    yield from complete_bots(context)
    front, comma, _ = context.incomplete.rpartition(",")
    yield from ((f"{front}{comma}{name}", "") for name in PRIOR_BOTS)


def _bots(front: str, last: str) -> Iterator[tuple[str, str]]:
    from lastroll.cli._bot_names import table_names

    for name, bot in table_names(texts()).items():
        # Table names only for a capital letter: otherwise each bot would be listed twice.
        yield (front + name, bot) if last[:1].isupper() else (front + bot, name)
    yield front + "cmd:", ""


def complete_exam_set(_: CompletionContext) -> Iterator[str]:
    """Yield the sets of the exam."""
    from lastroll.arena import EXAM_SETS

    yield from EXAM_SETS
