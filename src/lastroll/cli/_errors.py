"""Errors as one line of text in the reader's language."""

import errno
import os
from typing import TYPE_CHECKING

from lastroll.locales import Texts, explain
from lastroll.rules import LastRollError

if TYPE_CHECKING:
    from cyclopts import CycloptsError

_MAX_WORD = 60
_SIMILAR = 0.7
"""Similarity, from 0 to 1, from which a name is suggested for an unknown one."""
_OS_ERRORS = {
    errno.ENOENT: "error-file-missing",
    errno.EISDIR: "error-file-folder",
    errno.ENOTDIR: "error-file-missing",
    errno.EACCES: "error-file-forbidden",
    errno.EPERM: "error-file-forbidden",
    errno.EROFS: "error-file-forbidden",
    errno.ENOSPC: "error-disk-full",
    errno.EDQUOT: "error-disk-full",
    errno.EEXIST: "error-file-exists",
}


def refusal_line(error: LastRollError, t: Texts) -> str:
    """Return where the error is and what it is."""
    return ": ".join((*error.where, explain(error, t)))


def os_error_line(error: OSError, t: Texts) -> str:
    """Return the file of a system error and its reason."""
    reason = error.strerror or str(error) or type(error).__name__
    message = _OS_ERRORS.get(error.errno or 0, "error-file-other")
    name = t("cli-stdout") if error.filename is None else os.fsdecode(error.filename)
    return f"{name}: {t(message, reason=reason)}"


def usage_line(error: "CycloptsError", t: Texts) -> str:
    """Return which argument is wrong, and the command for help."""
    command = " ".join(("lastroll", *(error.command_chain or ())))
    nearest = _nearest(error)
    sentences = [
        _usage(error, t),
        *([t("usage-did-you-mean", word=nearest)] if nearest else []),
        t("usage-help", command=f"{command} --help"),
    ]
    return " ".join(sentences)


def _nearest(error: "CycloptsError") -> str | None:
    """Return the command or option that was probably meant by an unknown one."""
    from difflib import get_close_matches

    from cyclopts import exceptions

    if isinstance(error, exceptions.UnknownOptionError):
        word = error.token.keyword or error.token.value
        names = [name for each in error.argument_collection for name in each.names]
    elif isinstance(error, exceptions.UnknownCommandError | exceptions.UnusedCliTokensError):
        word = _first(error.unused_tokens)
        names = [] if error.app is None or error.command_chain else list(error.app)
    else:
        return None
    return next(iter(get_close_matches(word, names, n=1, cutoff=_SIMILAR)), None)


def _usage(error: "CycloptsError", t: Texts) -> str:
    from cyclopts import exceptions

    if isinstance(error, exceptions.UnknownOptionError):
        return t("usage-unknown-option", option=error.token.keyword or error.token.value)
    if isinstance(error, exceptions.UnknownCommandError):
        word = _first(error.unused_tokens)
        if word.startswith("-"):
            return t("usage-unknown-option", option=word)
        return t("usage-unknown-command", command=word)
    if isinstance(error, exceptions.RepeatArgumentError):
        return t("usage-repeated", option=error.token.keyword or error.token.value)
    if isinstance(error, exceptions.MissingArgumentError):
        return t("usage-missing-value", option=_option(error))
    if isinstance(error, exceptions.CoercionError):
        value = error.token.value if error.token is not None else ""
        is_number = error.target_type in (int, float)
        return t(
            "usage-no-number" if is_number else "usage-no-value",
            option=_option(error),
            value=value[:_MAX_WORD],
        )
    if isinstance(error, exceptions.UnusedCliTokensError) and not error.command_chain:
        return t("usage-unknown-command", command=_first(error.unused_tokens))
    if isinstance(error, exceptions.UnusedCliTokensError):
        return t("usage-superfluous", word=_first(error.unused_tokens))
    return t("usage-wrong", reason=str(error))


def _option(error: "CycloptsError") -> str:
    return error.argument.name if error.argument is not None else ""


def _first(words: list[str] | None) -> str:
    return words[0][:_MAX_WORD] if words else ""
