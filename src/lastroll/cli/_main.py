"""From arguments to an exit status: every way to end is settled here."""

import sys
from collections.abc import Sequence

from lastroll.cli._arguments import prepare
from lastroll.cli._errors import os_error_line, refusal_line, usage_line
from lastroll.cli._streams import forsake_stdout, open_streams
from lastroll.locales import Texts, UnknownLanguage, texts
from lastroll.rules import LastRollError

BAD_INPUT = 2
NOBODY_READS = 141  # 128 + SIGPIPE, as a shell counts


def run(argv: Sequence[str]) -> int:
    """Run the command and say in one line what went wrong, if anything did."""
    open_streams()
    try:
        arguments = prepare(argv)
        t = texts(arguments.language)
    except UnknownLanguage as error:
        t = texts()
        return _refuse(t("usage-language", language=error.language, known=", ".join(error.known)))
    try:
        status = _dispatch(arguments.words, t)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        forsake_stdout()
        return NOBODY_READS
    except LastRollError as error:
        return _refuse(refusal_line(error, t))
    except OSError as error:
        forsake_stdout()
        return _refuse(os_error_line(error, t))


def _dispatch(words: list[str], t: Texts) -> int:
    from cyclopts import CycloptsError

    from lastroll.cli._app import build_app

    try:
        # Help and version give no status of their own.
        app = build_app(t, with_help=not {"-h", "--help", "--version"}.isdisjoint(words))
        return app(words) or 0
    except CycloptsError as error:
        return _refuse(usage_line(error, t))


def _refuse(sentence: str) -> int:
    from lastroll.locales import on_one_line

    # What was said before belongs above the reason why nothing more is.
    try:
        sys.stdout.flush()
    except OSError:
        forsake_stdout()
    print(on_one_line(f"lastroll: {sentence}"), file=sys.stderr, flush=True)
    return BAD_INPUT
