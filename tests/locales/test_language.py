"""The choice of a language, and the error for an unknown one."""

import locale
import pickle
import subprocess
import sys

import pytest

from lastroll import locales
from lastroll.locales import LANGUAGES, UnknownLanguage, choose_language


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de", "de"),
        ("de_AT", "de"),
        ("DE-at", "de"),
        ("de_CH.UTF-8", "de"),
        ("de_DE@euro", "de"),
        (" fr ", "fr"),
        ("en-GB", "en"),
        ("es-419", "es"),
        ("C", "en"),
        ("German_Germany.1252", "de"),
    ],
)
def test_a_wanted_language_wins(wanted: str, language: str) -> None:
    assert choose_language(wanted, {"LASTROLL_LANGUAGE": "it", "LANG": "nl_NL"}) == language


@pytest.mark.parametrize("wanted", ["", "pt", "xx_YY", "deutsch", "d", "den", "../de"])
def test_a_wanted_language_must_be_known(wanted: str) -> None:
    with pytest.raises(UnknownLanguage, match="known are en, fr, nl, it, de, es") as caught:
        choose_language(wanted, {})
    assert (caught.value.language, caught.value.known) == (wanted, LANGUAGES)
    assert isinstance(caught.value, ValueError)
    assert pickle.loads(pickle.dumps(caught.value)).language == wanted


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "it"),
        ({"LC_ALL": "nl_BE", "LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "nl"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "pt_BR", "LANG": "de_DE"}, "de"),
        ({"LC_TIME": "fr_FR", "LC_CTYPE": "fr_FR"}, "en"),
        ({"LANGUAGE": "fr", "LANG": "de_DE"}, "fr"),
        ({"LANGUAGE": "pt:fr:de", "LANG": "de_DE"}, "fr"),
        ({"LANGUAGE": "pt_BR:pt", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "::es", "LANG": "de_DE"}, "es"),
        ({"LANGUAGE": "fr", "LANG": "C"}, "en"),
        ({"LANGUAGE": "fr", "LC_ALL": "POSIX", "LANG": "de_DE"}, "en"),
        ({"LANGUAGE": "fr", "LANG": "C.UTF-8"}, "fr"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LASTROLL_LANGUAGE": "es", "LANGUAGE": "fr", "LC_ALL": "C"}, "es"),
        ({"LASTROLL_LANGUAGE": "xx", "LANG": "it_IT"}, "it"),
    ],
)
def test_the_environment_decides_otherwise(environ: dict[str, str], language: str) -> None:
    assert choose_language(environ=environ) == language


@pytest.mark.parametrize(
    ("platform", "name", "language"),
    [
        ("darwin", "it_IT", "it"),
        ("win32", "de_DE", "de"),
        ("win32", "Spanish_Spain", "es"),
        ("win32", "Portuguese_Brazil", "en"),
        ("darwin", None, "en"),
        ("linux", "de_DE", "en"),
    ],
)
def test_macos_and_windows_are_asked_where_no_variable_is_set(
    monkeypatch: pytest.MonkeyPatch, platform: str, name: str | None, language: str
) -> None:
    for variable in ("LASTROLL_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(locale, "getlocale", lambda: (name, "UTF-8"))
    assert choose_language() == language
    assert choose_language(environ={}) == "en"
    monkeypatch.setenv("LANG", "fr_FR")
    assert choose_language() == "fr"


def test_a_locale_that_python_cannot_name_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> tuple[str, str]:
        raise ValueError("unknown locale: UTF-8")

    for variable in ("LASTROLL_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(locale, "getlocale", refuse)
    assert choose_language() == "en"


def test_the_front_door() -> None:
    assert locales.__all__ == sorted(locales.__all__)
    assert all(hasattr(locales, name) for name in locales.__all__)


def test_importing_the_room_and_money_leave_fluent_and_babel_alone() -> None:
    code = (
        "import sys; from lastroll.locales import texts; t = texts('de');"
        "t.money(60000), t.list('ab'), t.has('language-name');"
        "sys.exit(sorted({'fluent', 'babel', 'attr'} & set(sys.modules)) or None)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
