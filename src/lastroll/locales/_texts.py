"""The texts of one language, with English as fallback: getting a text never fails."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

from lastroll.locales._catalogue import Catalogue, UnusableMessage
from lastroll.locales._language import choose_language

# Numbers, money and lists take few lines, and importing Babel is slow. Babel also has neither the
# lists of this project (no comma before "and") nor its dollars (see `money`). A test compares the
# separators with Babel's.
_GROUP_SEPARATORS = {"en": ",", "fr": "\u202f", "nl": ".", "it": ".", "de": ".", "es": "."}
_LIST_WORDS = {
    "and": {"en": "and", "fr": "et", "nl": "en", "it": "e", "de": "und", "es": "y"},
    "or": {"en": "or", "fr": "ou", "nl": "of", "it": "o", "de": "oder", "es": "o"},
}
# Spanish changes y and o before the same sound: Ana e Inés, siete u ocho; but nieve y hielo.
_SPANISH_BEFORE_SOUND = (
    ("y", "e", re.compile(r"(?:i|í|hi(?![ae])|hí)", re.IGNORECASE)),
    ("o", "u", re.compile(r"(?:h?[oó]|8)", re.IGNORECASE)),
)


_CASINOS_2012: Final = {
    "casino-1": "Golden Nugget",
    "casino-2": "Caesars Palace",
    "casino-3": "The Mirage",
    "casino-4": "Sahara",
    "casino-5": "Luxor",
    "casino-6": "Circus Circus",
}
"""The names of the booklets of 2012, the same in every language."""

_LEADING_SYMBOLS = re.compile(r"^\W+")  # the player's symbol precedes a name


class Problem(NamedTuple):
    """A text that is unusable in a language, and the reason."""

    language: str
    message_id: str
    reason: str


class Texts:
    """All texts of one language.

    Call it with the id of a message and its arguments. A message that is missing or invalid in the
    language is returned in English, or as its id if English lacks it too. `problems` lists each
    such message once.

    Example:
        >>> t = Texts("en")
        >>> t("language-name"), t("no-such-message")
        ('English', 'no-such-message')
        >>> t.problems
        [Problem(language='en', message_id='no-such-message', reason='missing')]
    """

    def __init__(
        self,
        language: str,
        folder: Path | None = None,
        replaced: Mapping[str, str] | None = None,
    ) -> None:
        """Store the language and the folder; nothing is read yet. Tests pass their own folder.

        `replaced` has texts that are the same in every language, by message.
        """
        self._replaced = replaced or {}
        self.language = choose_language(language)
        self.problems: list[Problem] = []
        self._recorded: set[tuple[str, str]] = set()
        folder = folder or Path(__file__).parent
        codes = dict.fromkeys((self.language, "en"))
        self._catalogues = tuple(Catalogue(code, folder) for code in codes)

    def __call__(self, message_id: str, /, **args: object) -> str:
        """Return a text with integers grouped as in the language, and other values unchanged.

        The id of an attribute of a message is `message.attribute`.
        """
        if message_id in self._replaced:
            return self._replaced[message_id]
        for catalogue in self._catalogues:
            try:
                return catalogue.format(message_id, args)
            except UnusableMessage as error:
                self._record_problem(catalogue.language, message_id, str(error))
            except Exception as error:  # no text may stop the game
                self._record_problem(
                    catalogue.language, message_id, f"{type(error).__name__}: {error}"
                )
        return message_id

    def __repr__(self) -> str:
        """Return the call that makes these texts."""
        return f"Texts({self.language!r})"

    def has(self, message_id: str) -> bool:
        """Return whether the message exists in the language or in English."""
        return any(message_id in catalogue for catalogue in self._catalogues)

    def number(self, n: int) -> str:
        """Return a whole number, grouped as in the language."""
        return f"{n:,}".replace(",", _GROUP_SEPARATORS[self.language])

    def money(self, dollars: int) -> str:
        """Return an amount of money: `$60,000` in English, `60.000 $` elsewhere.

        The space before the sign does not break. The sign comes last in all languages but
        English, also in Dutch, as the Dutch booklet prints it.
        """
        if self.language == "en":
            return f"{'-' if dollars < 0 else ''}${self.number(abs(dollars))}"
        return f"{self.number(dollars)}\u00a0$"

    def list(self, items: Iterable[object], kind: Literal["and", "or"] = "and") -> str:
        """Return items joined as in a sentence.

        Example:
            >>> Texts("en").list(["Anna", "Benno", "Carla"])
            'Anna, Benno and Carla'
        """
        *others, last = [str(item) for item in items] or [""]
        if not others:
            return last
        return f"{', '.join(others)} {self._list_word(kind, last)} {last}"

    def _list_word(self, kind: Literal["and", "or"], following: str) -> str:
        word = _LIST_WORDS[kind][self.language]
        if self.language == "es":
            for usual, changed, sound in _SPANISH_BEFORE_SOUND:
                if word == usual and sound.match(_LEADING_SYMBOLS.sub("", following)):
                    return changed
        return word

    def _record_problem(self, language: str, message_id: str, reason: str) -> None:
        # Only the first reason for a message: else the list would grow without limit in a service.
        if (language, message_id) not in self._recorded:
            self._recorded.add((language, message_id))
            self.problems.append(Problem(language, message_id, reason))


def texts(language: str | None = None, *, casinos_2012: bool = False) -> Texts:
    """Return the texts of a language, by default the player's; each `Texts` is made once.

    >>> texts("en")("casino-4"), texts("en", casinos_2012=True)("casino-4")
    ('The Oasis', 'Sahara')
    """
    return _texts_of(choose_language(language), casinos_2012)


@cache
def _texts_of(language: str, casinos_2012: bool) -> Texts:
    return Texts(language, replaced=_CASINOS_2012 if casinos_2012 else None)
