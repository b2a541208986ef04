r"""Every text that a player reads, in one Fluent file per language, for page and terminal.

Importing this room is cheap: Fluent and Babel are imported with the first text.

Example:
    >>> from lastroll.locales import texts
    >>> t = texts("de_AT")
    >>> t.language, t.money(60_000)
    ('de', '60.000\xa0$')
    >>> t("language-name")
    'Deutsch'
"""

from lastroll.locales._errors import TranslatableError, explain, on_one_line
from lastroll.locales._language import (
    LANGUAGE_NAMES,
    LANGUAGES,
    UnknownLanguage,
    choose_language,
)
from lastroll.locales._texts import Problem, Texts, texts

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "Problem",
    "Texts",
    "TranslatableError",
    "UnknownLanguage",
    "choose_language",
    "explain",
    "on_one_line",
    "texts",
]
