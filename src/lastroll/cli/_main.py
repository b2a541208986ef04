"""Runs the command: every error ends here, as one line and an exit status."""

import sys
from collections.abc import Sequence

from lastroll.cli._arguments import normalise
from lastroll.cli._errors import os_error_line, refusal_line, usage_line
from lastroll.cli._exit_status import BAD_INPUT, BROKEN_PIPE
from lastroll.cli._streams import discard_stdout, open_streams
from lastroll.locales import Texts, UnknownLanguage, texts
from lastroll.rules import LastRollError


def run(argv: Sequence[str]) -> int:
    """Run the command and return its exit status; print an error as one line."""
    open_streams()
    try:
        arguments = normalise(argv)
        t = texts(arguments.language)
    except UnknownLanguage as error:
        t = texts()
        return _exit_with(
            t("usage-language", language=error.language, known=", ".join(error.known))
        )
    try:
        status = _dispatch(arguments.words, t)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        discard_stdout()
        return BROKEN_PIPE
    except LastRollError as error:
        return _exit_with(refusal_line(error, t))
    except OSError as error:
        discard_stdout()
        return _exit_with(os_error_line(error, t))


def _dispatch(words: list[str], t: Texts) -> int:
    from cyclopts import CycloptsError

    from lastroll.cli._app import build_app

    try:
        # Help and version return None.
        app = build_app(t, with_help=not {"-h", "--help", "--version"}.isdisjoint(words))
        return app(words) or 0
    except CycloptsError as error:
        return _exit_with(usage_line(error, t))


def _exit_with(sentence: str) -> int:
    from lastroll.locales import on_one_line

    # Output written so far must come before the error.
    try:
        sys.stdout.flush()
    except OSError:
        discard_stdout()
    print(on_one_line(f"lastroll: {sentence}"), file=sys.stderr, flush=True)
    return BAD_INPUT
