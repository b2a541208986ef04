"""The language for a player: the requested one, else that of the environment."""

import locale
import os
import re
import sys
from collections.abc import Iterator, Mapping

LANGUAGES: tuple[str, ...] = ("en", "fr", "nl", "it", "de", "es")

LANGUAGE_NAMES: dict[str, str] = {
    "en": "English",
    "fr": "Français",
    "nl": "Nederlands",
    "it": "Italiano",
    "de": "Deutsch",
    "es": "Español",
}

# "C" and "POSIX" name no language; they stand for English. Windows names locales by English words
# ("German_Germany.1252"), other systems by codes.
_OTHER_NAMES = {
    "c": "en",
    "posix": "en",
    "english": "en",
    "french": "fr",
    "dutch": "nl",
    "italian": "it",
    "german": "de",
    "spanish": "es",
}

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """A requested language that the game does not have."""

    def __init__(self, language: str, known: tuple[str, ...] = LANGUAGES) -> None:
        """Store the requested language and the known ones."""
        super().__init__(language, known)
        self.language = language
        self.known = known

    def __str__(self) -> str:
        """Return the error as one sentence."""
        return f"unknown language {self.language!r}; known are {', '.join(self.known)}"


def choose_language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """Return the language to use, one of LANGUAGES.

    It is `wanted` if given, which must be known. Otherwise it is the first known language of
    LASTROLL_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES and LANG, and English if there is none. If
    `environ` is not given, the settings of macOS or Windows come after the variables.

    Example:
        >>> choose_language("DE-at")
        'de'
        >>> choose_language(environ={"LANGUAGE": "pt:fr", "LANG": "de_DE.UTF-8"})
        'fr'
    """
    if wanted is not None:
        language = _parse_locale(wanted)
        if language is None:
            raise UnknownLanguage(wanted)
        return language
    names = _locale_names(os.environ if environ is None else environ)
    if environ is None:
        names = (*names, *_system_locale_names())
    return next(filter(None, map(_parse_locale, names)), "en")


def _parse_locale(name: str) -> str | None:
    """Return the language of a locale name such as `de_CH.UTF-8`, or None if it is unknown."""
    first = re.split(r"[-_.@]", name.strip().lower(), maxsplit=1)[0]
    return first if first in LANGUAGES else _OTHER_NAMES.get(first)


def _locale_names(environ: Mapping[str, str]) -> tuple[str, ...]:
    """Return the locale names of an environment in gettext's order of preference."""
    # In POSIX only the first locale variable that is set counts. Here the later ones stay as
    # second choices: a person with LC_ALL=pt_BR and LANG=fr_FR reads French before English.
    locales = [environ[name] for name in _LOCALE_VARIABLES if environ.get(name)]
    own = environ.get("LASTROLL_LANGUAGE", "")
    # As in the C library: with a plain C locale texts are untranslated and LANGUAGE is ignored.
    untranslated = bool(locales) and locales[0] in ("C", "POSIX")
    listed = [] if untranslated else environ.get("LANGUAGE", "").split(":")
    return tuple(name for name in (own, *listed, *locales) if name)


def _system_locale_names() -> Iterator[str]:
    """Yield the locale set in macOS or Windows, which often set none of the variables."""
    if sys.platform not in ("darwin", "win32"):
        return
    try:
        name = locale.getlocale()[0]
    except ValueError:  # a locale that Python cannot name, such as a bare "UTF-8" on macOS
        return
    if name:
        yield name
