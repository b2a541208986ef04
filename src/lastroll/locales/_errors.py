"""Refusals as sentences, in the reader's language."""

import re
from collections.abc import Mapping
from typing import Protocol

from lastroll.locales._texts import Texts

# In the English sentence of a refusal money stands behind a dollar sign: "${total}".
_MONEY = re.compile(r"\$\{(\w+)")


class Refusal(Protocol):
    """What this room needs to know of an error of the rooms above; it cannot import theirs."""

    code: str
    sentence: str

    @property
    def fields(self) -> Mapping[str, object]:
        """What the sentence speaks of, by name."""

    @property
    def where(self) -> tuple[str, ...]:
        """The way to the culprit, from the outside in."""


def explain(error: Refusal, t: Texts) -> str:
    """Say what is wrong as `error-<code>` does; in English where there is no such text."""
    message = f"error-{error.code}"
    if not t.has(message):
        return error.sentence.format(**error.fields)
    money = set(_MONEY.findall(error.sentence))
    shown = {
        name: t.money(value) if name in money and isinstance(value, int) else value
        for name, value in error.fields.items()
    }
    return t(message, **shown)


def on_one_line(text: str) -> str:
    r"""Escape what cannot be printed, so that whatever was read stays on one line.

    Example:
        >>> on_one_line("no\n\x1b[31mway")
        'no\\n\\x1b[31mway'
    """
    return "".join(
        # A no-break space is not printable to Python, and stands in money and before colons.
        sign if sign.isprintable() or sign in "\u00a0\u202f" else _escaped(sign)
        for sign in text
    )


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode()
