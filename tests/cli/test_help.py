"""Help on every level, in every language, without waiting for what help does not need."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import Inside, environment, refused, run
from tests.patience import PATIENCE

from lastroll import __version__
from lastroll.locales import LANGUAGES, _texts, texts
from lastroll.locales._catalogue import split_entries

COMMANDS = (
    "serve",
    "play",
    "replay",
    "verify",
    "bots",
    "simulate",
    "arena",
    "solve",
    "hint",
    "exam",
    "train",
    "engine",
    "games",
)
LEVELS = ((), *((command,) for command in (*COMMANDS, "--install-completion")))
# What Cyclopts would say by itself.
OF_CYCLOPTS = re.compile(
    r"Display this message|Display application|\[required|\[default|\[choices|Parameters|"
    r"\b(?:INT|STR|FLOAT|BOOL|CHOICE)\b|\[OPTIONS\]|\[ARGS"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_on_every_level_in_every_language(inside: Inside, language: str) -> None:
    t = texts(language)
    for words in LEVELS:
        for flag in ("--help", "-h"):
            status, out, err = inside("--language", language, *words, flag)
            assert (status, err) == (0, "")
            assert out.startswith(f"{t('cli-usage')} lastroll {' '.join(words)}".rstrip())
            about = t(f"cli-{words[0].strip('-')}" if words else "cli-about")
            assert _squeezed(about) in _squeezed(out)
            assert not OF_CYCLOPTS.search(out)


def _squeezed(text: str) -> str:
    return re.sub(r"[\s│]+", "", text)


def test_help_names_every_command_and_option(inside: Inside) -> None:
    listed = inside("--help").out
    for command in COMMANDS:
        assert re.search(rf"^│ {command} ", listed, re.MULTILINE)
    options = inside("play", "--help").out
    named = "players neutral name bots resume plain speed theme open-purses seed nonce "
    named += "bot-seconds rounds start minimum dice neutral-dice opening-dice"
    for option in named.split():
        assert re.search(rf"^│ --{option} ", options, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_all_there_is_to_say(inside: Inside, language: str) -> None:
    t = texts(language)
    pages = [inside("--language", language, *words, "--help").out for words in LEVELS]
    said = _squeezed("".join(pages))
    english = split_entries(Path(_texts.__file__).with_name("en.ftl").read_text(encoding="utf-8"))
    ids = {name for name in english if name.startswith("cli-")} - {"cli-stdin", "cli-stdout"}
    assert [name for name in sorted(ids) if _squeezed(t(name)) not in said] == []
    assert "cli-" not in said  # the id of a text that is not there


def test_the_version() -> None:
    assert run("--version") == (0, f"Last Roll {__version__}\n", "")


def test_help_waits_for_nothing_that_it_does_not_need() -> None:
    process = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "lastroll", "--help"],
        capture_output=True,
        text=True,
        env=environment(PYTHONIOENCODING="utf-8"),
        timeout=PATIENCE,
        check=True,
    )
    imported = {line.split("|")[-1].strip() for line in process.stderr.splitlines()}
    heavy = "textual numba numpy litestar uvicorn sqlalchemy alembic aiosqlite asyncpg redis "
    heavy += "structlog prometheus_client segno httpx asyncio subprocess lastroll.server"
    rooms = "lastroll.game lastroll.bots lastroll.terminal msgspec markdown_it pygments"
    assert imported.isdisjoint(f"{heavy} {rooms}".split())
    assert "lastroll.cli" in imported


def test_the_language_may_stand_anywhere(inside: Inside) -> None:
    german = texts("de")("bot-greedy")
    for words in (
        ["--language", "de", "bots"],
        ["bots", "--language", "de"],
        ["bots", "--language=de_AT.UTF-8"],
    ):
        assert german in inside(*words).out


def test_the_language_of_the_system(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert texts("fr")("bot-greedy") in inside("bots").out
    assert texts("it")("bot-greedy") in inside("bots", "--language", "it").out


@pytest.mark.parametrize("words", [["--language", "tlh"], ["bots", "--language="], ["--language"]])
def test_an_unknown_language_is_refused(inside: Inside, words: list[str]) -> None:
    assert "en, fr, nl, it, de, es" in refused(inside(*words))


def test_help_can_be_read_where_the_locale_is_ascii() -> None:
    status, out, err = run("play", "--help", LANG="C", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert (status, err) == (0, "")
    assert "A,B,…" in out
