"""The spelling check: which words it looks at, and what it says of them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "_spelling.py"

SOURCE = """\
# Commment
-brand = Last Roll
roll = Roll { $count ->
    [one] one die
   *[other] { $count } dyce
} with { -brand }, `lastrol play`, --josn, LASTROLL_LANGUAGE, Ctrl+C, 2nd, https://exmple.org
    .label = The tie-break’s
        Last Rol
"""


@pytest.fixture(scope="module")
def spelling() -> ModuleType:
    spec = importlib.util.spec_from_file_location("_spelling", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_only_prose_is_read(spelling: ModuleType) -> None:
    words = [tuple(word) for word in spelling.words_of(SOURCE, ["Last Roll"])]
    assert words == [
        (3, "roll", "Roll"),
        (4, "roll", "one"),
        (4, "roll", "die"),
        (5, "roll", "dyce"),
        (6, "roll", "with"),
        (7, "roll", "The"),
        (7, "roll", "tie-break’s"),
        (8, "roll", "Last"),
        (8, "roll", "Rol"),
    ]


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("dice", True),
        ("Bot", True),
        ("bot", True),
        ("dyce", False),
        ("Alea", True),
        ("dice-bot", True),
        ("dice-bott", False),
        ("l’dice", True),
    ],
)
def test_words_are_known_from_dictionary_and_lists(
    spelling: ModuleType, word: str, known: bool
) -> None:
    words = [spelling.Word(1, "a", word)]
    unknown = spelling.unknown_words(words, {"dice", "l"}.__contains__, {"bot", "alea"})
    assert (unknown == []) == known


def test_it_reports_each_unknown_word_and_fails(
    spelling: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "fr.ftl").write_text("a = Bon\nerror-b = Bon jeuu\n", encoding="utf-8")
    (tmp_path / "all.txt").write_text("# Names\nLas Vegas\n", encoding="utf-8")
    (tmp_path / "fr.txt").write_text("vieux # no more\n", encoding="utf-8")
    monkeypatch.setattr(spelling, "TEXTS", tmp_path)
    monkeypatch.setattr(spelling, "WORD_LISTS", tmp_path)
    monkeypatch.setattr(spelling, "load_dictionary", lambda language: {"Bon"}.__contains__)
    assert spelling.main(["fr", "--unused"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        'fr.ftl: line 2: error-b: "jeuu" ?',
        "spelling/fr.txt: vieux is in no text",
    ]
    (tmp_path / "fr.ftl").write_text("a = Bon\n", encoding="utf-8")
    assert spelling.main(["fr"]) == 0
    assert capsys.readouterr().out == "spelling: 1 words in 1 languages, all known\n"
    with pytest.raises(SystemExit) as stopped:
        spelling.main(["xx"])
    assert stopped.value.code == 2


def test_there_is_a_dictionary_for_each_language(spelling: ModuleType) -> None:
    from lastroll.locales import LANGUAGES

    assert tuple(spelling.DICTIONARIES) == LANGUAGES
