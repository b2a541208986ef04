"""What is done to the arguments before they are parsed."""

from collections.abc import Sequence
from typing import NamedTuple

from lastroll.locales import UnknownLanguage

STREAM = "-"
"""Standard input among files to read, standard output as a file to write."""
_TAKE_FILES = ("replay", "verify")
_TAKE_ONE = ("solve", "hint")


class Arguments(NamedTuple):
    """The words to parse, and the language that was asked for."""

    words: list[str]
    language: str | None


def prepare(argv: Sequence[str]) -> Arguments:
    """Take `--language` out wherever it stands, and complete a bare `--resume`.

    Cyclopts takes a `-` for an option, except behind `=` or `--`: that is where it is put.

    Example:
        >>> prepare(["play", "--language", "fr", "--resume"])
        Arguments(words=['play', '--resume='], language='fr')
        >>> prepare(["games", "--export", "-"]).words
        ['games', '--export=-']
        >>> prepare(["replay", "-", "--json"]).words
        ['replay', '--json', '--', '-']
        >>> prepare(["solve", "-", "--objective", "margin"]).words
        ['solve', '--objective', 'margin', '--', '-']
    """
    words: list[str] = []
    language = None
    waiting = list(argv)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            words += [word, *waiting]
            break
        if word == "--language":
            if not waiting:
                raise UnknownLanguage("")
            language = waiting.pop(0)
        elif word.startswith("--language="):
            language = word.partition("=")[2]
        elif word == "--resume" and (not waiting or waiting[0].startswith("-")):
            words.append("--resume=")
        elif word == STREAM and _lacks_value(words):
            words[-1] += "=-"
        else:
            words.append(word)
    if words and words[0] in _TAKE_FILES:
        words = [words[0], *_files_last(words[1:])]
    elif words and words[0] in _TAKE_ONE and STREAM in words and "--" not in words:
        words.remove(STREAM)
        words += ["--", STREAM]
    return Arguments(words, language)


def _lacks_value(words: list[str]) -> bool:
    # No option of the commands that take files has a value, or none that could be a file.
    option = words[-1] if words and words[0] not in (*_TAKE_FILES, *_TAKE_ONE) else ""
    return option.startswith("--") and "=" not in option


def _files_last(words: list[str]) -> list[str]:
    end = words.index("--") if "--" in words else len(words)
    options = [word for word in words[:end] if word.startswith("-") and word != STREAM]
    files = [word for word in words[:end] if not word.startswith("-") or word == STREAM]
    return [*options, "--", *files, *words[end + 1 :]]
