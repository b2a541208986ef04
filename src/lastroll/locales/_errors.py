"""Errors as sentences in the reader's language."""

import re
from collections.abc import Mapping
from typing import Protocol

from lastroll.locales._texts import Texts

# In the English sentence of an error, money has a dollar sign before it: "${total}".
_MONEY = re.compile(r"\$\{(\w+)")


class TranslatableError(Protocol):
    """The attributes of an error that `explain` needs; this room cannot import the error types."""

    code: str
    sentence: str

    @property
    def fields(self) -> Mapping[str, object]:
        """The values in the sentence, by name."""

    @property
    def where(self) -> tuple[str, ...]:
        """The location of the error, outermost part first."""


def explain(error: TranslatableError, t: Texts) -> str:
    """Return the text `error-<code>` of an error, or its English sentence if there is none."""
    message = f"error-{error.code}"
    if not t.has(message):
        return error.sentence.format(**error.fields)
    money = set(_MONEY.findall(error.sentence))
    args = {
        name: t.money(value) if name in money and isinstance(value, int) else value
        for name, value in error.fields.items()
    }
    return t(message, **args)


def on_one_line(text: str) -> str:
    r"""Return a text with all that cannot be printed escaped, so that it stays on one line.

    Example:
        >>> on_one_line("no\n\x1b[31mway")
        'no\\n\\x1b[31mway'
    """
    return "".join(
        # Python counts no-break spaces as unprintable; money and colons have them.
        char if char.isprintable() or char in "\u00a0\u202f" else _escaped(char)
        for char in text
    )


def _escaped(char: str) -> str:
    return char.encode("unicode_escape").decode()
