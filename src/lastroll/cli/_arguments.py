"""What is done to the arguments before they are parsed."""

from collections.abc import Sequence
from typing import NamedTuple

from lastroll.locales import UnknownLanguage

STREAM = "\0-"
"""Stands for `-`, which Cyclopts would take for an option; no file can be called so."""


class Arguments(NamedTuple):
    """The words to parse, and the language that was asked for."""

    words: list[str]
    language: str | None


def prepare(argv: Sequence[str]) -> Arguments:
    """Take `--language` out wherever it stands, and complete `-` and a bare `--resume`.

    Example:
        >>> prepare(["play", "--language", "fr", "--resume"])
        Arguments(words=['play', '--resume='], language='fr')
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
        else:
            words.append(STREAM if word == "-" else word)
    return Arguments(words, language)
