"""Which language a player reads: what was asked for, else what the environment says."""

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

# "C" and "POSIX" are the locales of nobody; their language is English. Windows calls locales by
# English words ("German_Germany.1252") where everybody else has codes.
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
    """A language was asked for that the game does not speak."""

    def __init__(self, language: str, known: tuple[str, ...] = LANGUAGES) -> None:
        """Keep what was asked for and what there is."""
        super().__init__(language, known)
        self.language = language
        self.known = known

    def __str__(self) -> str:
        """Say it in one sentence."""
        return f"unknown language {self.language!r}; known are {', '.join(self.known)}"


def choose_language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """Return the language to speak, one of LANGUAGES.

    A wanted language wins and must be known. Otherwise the first known one counts of
    LASTROLL_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES and LANG, then English. Only the process's own
    environment (no `environ` given) is completed by what macOS or Windows say.

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
    names = _names_of(os.environ if environ is None else environ)
    if environ is None:
        names = (*names, *_names_of_the_system())
    return next(filter(None, map(_parse_locale, names)), "en")


def _parse_locale(name: str) -> str | None:
    """Return the language of a locale name such as `de_CH.UTF-8`, None for one not spoken here."""
    first = re.split(r"[-_.@]", name.strip().lower(), maxsplit=1)[0]
    return first if first in LANGUAGES else _OTHER_NAMES.get(first)


def _names_of(environ: Mapping[str, str]) -> tuple[str, ...]:
    """Return the locale names of an environment, the most telling first, as gettext has it."""
    # Of the locale variables the first that is set decides in POSIX. Here the later ones stay
    # as second choices: somebody with LC_ALL=pt_BR and LANG=fr_FR reads French before English.
    locales = [environ[name] for name in _LOCALE_VARIABLES if environ.get(name)]
    own = environ.get("LASTROLL_LANGUAGE", "")
    # As in the C library: a plain C locale asks for untranslated texts and mutes LANGUAGE.
    muted = bool(locales) and locales[0] in ("C", "POSIX")
    listed = [] if muted else environ.get("LANGUAGE", "").split(":")
    return tuple(name for name in (own, *listed, *locales) if name)


def _names_of_the_system() -> Iterator[str]:
    """Yield what macOS or Windows say; they often set none of the variables."""
    if sys.platform not in ("darwin", "win32"):
        return
    try:
        name = locale.getlocale()[0]
    except ValueError:  # a locale that Python cannot name, such as a bare "UTF-8" on macOS
        return
    if name:
        yield name
