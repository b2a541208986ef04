"""The parts of the command that are easier to test by themselves."""

import io
import re
from collections import Counter
from pathlib import Path

import pytest

from lastroll import cli
from lastroll.cli._arguments import normalise
from lastroll.cli._bot_names import split_bots
from lastroll.cli._progress import track_file
from lastroll.locales import UnknownLanguage


@pytest.mark.parametrize(
    ("argv", "words", "language"),
    [
        ([], [], None),
        (["--language", "de"], [], "de"),
        (["replay", "--language=fr", "-"], ["replay", "--", "-"], "fr"),
        (["replay", "a", "-", "--json", "b"], ["replay", "--json", "--", "a", "-", "b"], None),
        (["replay", "-", "--json", "--", "-x"], ["replay", "--json", "--", "-", "-x"], None),
        (["verify", "--", "--", "a"], ["verify", "--", "--", "a"], None),
        (["games", "--export", "-", "--text"], ["games", "--export=-", "--text"], None),
        (["games", "--", "-"], ["games", "--", "-"], None),
        (["play", "--name", "-", "--nonce", "-"], ["play", "--name=-", "--nonce=-"], None),
        (["play", "--name=a", "-"], ["play", "--name=a", "-"], None),
        (["-"], ["-"], None),
        (["play", "--resume"], ["play", "--resume="], None),
        (["play", "--resume", "--plain"], ["play", "--resume=", "--plain"], None),
        (["play", "--resume", "x"], ["play", "--resume", "x"], None),
        (["replay", "--", "--language", "-"], ["replay", "--", "--language", "-"], None),
        (["--language", "de", "--language", "it"], [], "it"),
    ],
)
def test_arguments(argv: list[str], words: list[str], language: str | None) -> None:
    assert normalise(argv) == (words, language)


def test_a_language_must_be_named() -> None:
    with pytest.raises(UnknownLanguage):
        normalise(["bots", "--language"])


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("greedy", ["greedy"]),
        (" random , frugal,greedy", ["random", "frugal", "greedy"]),
        ("greedy,sage", ["greedy", "sage"]),
        ("", [""]),
        ("random,", ["random", ""]),
        ("cmd:a b,c", ["cmd:a b,c"]),
        ("cmd:a 1,2,greedy", ["cmd:a 1,2", "greedy"]),
        ("cmd:a,cmd:b,random,cmd:c 1,2", ["cmd:a", "cmd:b", "random", "cmd:c 1,2"]),
        ("cmd:a greedy,greedyish", ["cmd:a greedy,greedyish"]),
        ("random,cmd:python -c 'print(1, 2)'", ["random", "cmd:python -c 'print(1, 2)'"]),
    ],
)
def test_a_list_of_bots(text: str, bots: list[str]) -> None:
    assert split_bots(text) == bots


def test_nothing_is_worded_twice() -> None:
    said: Counter[str] = Counter()
    for path in Path(cli.__file__).parent.glob("*.py"):
        said.update(re.findall(r'Error\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert said["options-together"] == 1
    assert [code for code, count in said.items() if count > 1] == []


def test_a_bar_passes_everything_on(capsys: pytest.CaptureFixture[str]) -> None:
    file = io.BytesIO(b"1\n2\n3\n")
    things = track_file(iter(file.readline, b""), file, 6, "[odd] name")
    assert list(things) == [b"1\n", b"2\n", b"3\n"]
    assert capsys.readouterr().out == ""
