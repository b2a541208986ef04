"""Normalises arguments before Cyclopts parses them."""

from collections.abc import Sequence
from typing import NamedTuple

from lastroll.cli._completion import COMPLETE
from lastroll.locales import UnknownLanguage

STREAM = "-"
"""Stands for standard input as a file to read, standard output as a file to write."""
_FILE_COMMANDS = ("replay", "verify")
_POSITION_COMMANDS = ("solve", "hint")


class Arguments(NamedTuple):
    """The words to parse, and the value of `--language`."""

    words: list[str]
    language: str | None


def normalise(argv: Sequence[str]) -> Arguments:
    """Return arguments without `--language`, with `-` and a bare `--resume` made parsable.

    Cyclopts parses a `-` as an option, except after `=` or `--`: it is moved there.

    Example:
        >>> normalise(["play", "--language", "fr", "--resume"])
        Arguments(words=['play', '--resume='], language='fr')
        >>> normalise(["games", "--export", "-"]).words
        ['games', '--export=-']
        >>> normalise(["replay", "-", "--json"]).words
        ['replay', '--json', '--', '-']
        >>> normalise(["solve", "-", "--objective", "margin"]).words
        ['solve', '--objective', 'margin', '--', '-']
    """
    words: list[str] = []
    language = None
    rest = list(argv)
    if rest[:1] == [COMPLETE]:  # what is typed so far may be incomplete
        return Arguments(rest, None)
    while rest:
        word = rest.pop(0)
        if word == "--":
            words += [word, *rest]
            break
        if word == "--language":
            if not rest:
                raise UnknownLanguage("")
            language = rest.pop(0)
        elif word.startswith("--language="):
            language = word.partition("=")[2]
        elif word == "--resume" and (not rest or rest[0].startswith("-")):
            words.append("--resume=")
        elif word == STREAM and _expects_value(words):
            words[-1] += "=-"
        else:
            words.append(word)
    if words and words[0] in _FILE_COMMANDS:
        words = [words[0], *_files_last(words[1:])]
    elif words and words[0] in _POSITION_COMMANDS and STREAM in words and "--" not in words:
        words.remove(STREAM)
        words += ["--", STREAM]
    return Arguments(words, language)


def _expects_value(words: list[str]) -> bool:
    # Options of commands with files or a position have no value that could be a file.
    option = words[-1] if words and words[0] not in (*_FILE_COMMANDS, *_POSITION_COMMANDS) else ""
    return option.startswith("--") and "=" not in option


def _files_last(words: list[str]) -> list[str]:
    end = words.index("--") if "--" in words else len(words)
    options = [word for word in words[:end] if word.startswith("-") and word != STREAM]
    files = [word for word in words[:end] if not word.startswith("-") or word == STREAM]
    return [*options, "--", *files, *words[end + 1 :]]
