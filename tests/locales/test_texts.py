"""Texts: formats, and falling back without ever failing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from babel.numbers import format_decimal

import lastroll
from lastroll.locales import LANGUAGES, Problem, Texts, UnknownLanguage, texts

ENGLISH = """
-casino = casino
greeting = Hello { $name }, welcome to the { -casino }.
dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
button = Roll
    .label = Roll all dice
empty =
    .label = Only a label
broken-here = { $name
"""

GERMAN = """
-casino = Casino
greeting = Hallo { $name }, willkommen im { -casino }.
dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
button = Würfeln
    .label = Alle Würfel werfen
"""


@pytest.fixture
def make(tmp_path: Path) -> Callable[[str], Texts]:
    """Return a maker of German texts from a source, with ENGLISH behind them."""

    def make_texts(german: str) -> Texts:
        (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
        (tmp_path / "de.ftl").write_text(german, encoding="utf-8")
        return Texts("de", tmp_path)

    return make_texts


def test_texts_are_formatted(make: Callable[[str], Texts]) -> None:
    t = make(GERMAN)
    assert t("greeting", name="Anna") == "Hallo Anna, willkommen im Casino."
    assert t("dice", count=1) == "ein Würfel"
    assert t("dice", count=12_345) == "12.345 Würfel"
    assert t("button.label") == "Alle Würfel werfen"
    assert t.problems == []


def test_an_argument_may_have_any_name_and_any_type(make: Callable[[str], Texts]) -> None:
    t = make("x = { $self } { $message_id } { $path }\n")
    assert t("x", self="a", message_id=7, path=Path("b")) == "a 7 b"
    assert t.problems == []


@pytest.mark.parametrize(
    ("german", "reason"),
    [
        ("", "missing"),
        ("greeting =\n", "syntax error"),
        ("greeting = Hallo { $name\n", "syntax error"),
        ("greeting = Hallo { $name ->\n    [one] x\n}\n", "syntax error"),
        ("greeting = Hallo { $nobody }\n", "Unknown external: nobody"),
        ("greeting = Hallo { -nothing }\n", "Unknown term: -nothing"),
        ("greeting = Hallo { nothing }\n", "Unknown message: nothing"),
        ("greeting = Hallo { NOSUCH($name) }\n", "Unknown function: NOSUCH"),
        ("greeting = Hallo { greeting }\n", "Cyclic reference"),
        ("greeting = { a }\na = { b }\nb = { a }\n", "RecursionError"),
        ("greeting =\n    .label = Hallo\n", "missing"),
    ],
)
def test_what_fails_comes_in_english(
    make: Callable[[str], Texts], german: str, reason: str
) -> None:
    t = make(german + GERMAN.replace("greeting", "salute"))
    assert t("greeting", name="Anna") == "Hello Anna, welcome to the casino."
    assert t("greeting", name="Anna") == "Hello Anna, welcome to the casino."
    assert [problem[:2] for problem in t.problems] == [("de", "greeting")]
    assert reason in t.problems[0].reason
    assert t("dice", count=2) == "2 Würfel"


@pytest.mark.parametrize(
    "message_id",
    ["nowhere", "broken-here", "empty", "button.nowhere", "-casino", "", ".", "a b", "Ä", "\n"],
)
def test_what_english_lacks_too_comes_as_its_id(
    make: Callable[[str], Texts], message_id: str
) -> None:
    t = make(GERMAN)
    assert t(message_id, name="Anna") == message_id
    assert [problem.language for problem in t.problems] == ["de", "en"]


def test_a_missing_argument_gives_the_id_and_is_told(make: Callable[[str], Texts]) -> None:
    t = make(GERMAN)
    assert t("greeting") == "greeting"
    assert t.problems == [
        Problem("de", "greeting", "Unknown external: name"),
        Problem("en", "greeting", "Unknown external: name"),
    ]


def test_an_argument_that_cannot_be_shown_gives_the_id(make: Callable[[str], Texts]) -> None:
    class Sulking:
        def __str__(self) -> str:
            raise RuntimeError("no")

    t = make(GERMAN)
    assert t("greeting", name=Sulking()) == "greeting"
    assert t.problems[0].reason == "RuntimeError: no"


@pytest.mark.parametrize("spoil", ["absent", "a folder", "not UTF-8"])
def test_an_unreadable_file_is_as_good_as_empty(tmp_path: Path, spoil: str) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    if spoil == "a folder":
        (tmp_path / "de.ftl").mkdir()
    elif spoil == "not UTF-8":
        (tmp_path / "de.ftl").write_bytes("dice = Würfel".encode("latin-1"))
    t = Texts("de", tmp_path)
    assert t("dice", count=2) == "2 dice"
    assert t.problems[0].reason.startswith("cannot read de.ftl")
    assert Texts("de", tmp_path / "nowhere")("dice", count=2) == "dice"


def test_a_byte_order_mark_and_windows_lines_are_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_bytes("\ufeffa = One\r\nb = Two\r\n    lines\r\n".encode())
    t = Texts("en", tmp_path)
    assert (t("a"), t("b")) == ("One", "Two\nlines")


def test_has_says_whether_there_is_a_message(make: Callable[[str], Texts]) -> None:
    t = make("only-german = x\n")
    assert t.has("only-german")
    assert t.has("greeting")
    assert not t.has("nowhere")
    assert not t.has("-casino")


def test_texts_are_made_once_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert texts("de_AT") is texts("de")
    assert texts("de") is not texts("fr")
    monkeypatch.setenv("LASTROLL_LANGUAGE", "nl")
    assert texts() is texts("nl")
    assert repr(texts()) == "Texts('nl')"
    with pytest.raises(UnknownLanguage):
        texts("pt")
    with pytest.raises(UnknownLanguage):
        Texts("pt")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "$60,000"),
        ("fr", "60\u202f000\u00a0$"),
        ("nl", "60.000\u00a0$"),
        ("it", "60.000\u00a0$"),
        ("de", "60.000\u00a0$"),
        ("es", "60.000\u00a0$"),
    ],
)
def test_money(language: str, expected: str) -> None:
    t = Texts(language)
    assert t.money(60_000) == expected
    assert t.money(-60_000) == f"-{expected}"
    assert re.sub(r"\D", "", t.money(1_234_567)) == "1234567"
    assert "0" in t.money(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_grouped_alike_inside_and_outside_of_messages(
    language: str, tmp_path: Path
) -> None:
    (tmp_path / f"{language}.ftl").write_text("n = { $n } { NUMBER($n) }\n", encoding="utf-8")
    t = Texts(language, tmp_path)
    for n in (0, 7, 999, 10_000, 54_321, 2_500_000, -60_000):
        assert t.number(n) == format_decimal(n, locale=language)
        assert t("n", n=n) == f"{t.number(n)} {t.number(n)}"


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [
        ("en", "Anna, Benno and Carla", "Anna, Benno or Carla"),
        ("fr", "Anna, Benno et Carla", "Anna, Benno ou Carla"),
        ("nl", "Anna, Benno en Carla", "Anna, Benno of Carla"),
        ("it", "Anna, Benno e Carla", "Anna, Benno o Carla"),
        ("de", "Anna, Benno und Carla", "Anna, Benno oder Carla"),
        ("es", "Anna, Benno y Carla", "Anna, Benno o Carla"),
    ],
)
def test_lists(language: str, both: str, either: str) -> None:
    t = Texts(language)
    assert t.list(["Anna", "Benno", "Carla"]) == both
    assert t.list(["Anna", "Benno", "Carla"], kind="or") == either
    assert t.list(["Anna"]) == "Anna"
    assert t.list([]) == ""
    assert t.list(iter([1, 2])) == both.replace("Anna, Benno", "1").replace("Carla", "2")


@pytest.mark.parametrize(
    ("last", "both", "either"),
    [
        ("Inés", "Ana e Inés", "Ana o Inés"),
        ("hija", "Ana e hija", "Ana o hija"),
        ("hielo", "Ana y hielo", "Ana o hielo"),
        ("Óscar", "Ana y Óscar", "Ana u Óscar"),
        ("hombre", "Ana y hombre", "Ana u hombre"),
        ("8", "Ana y 8", "Ana u 8"),
    ],
)
def test_spanish_lists_mind_the_next_sound(last: str, both: str, either: str) -> None:
    t = Texts("es")
    assert (t.list(["Ana", last]), t.list(["Ana", last], kind="or")) == (both, either)


def test_the_page_has_the_same_names_of_2012() -> None:
    package = Path(lastroll.__file__).parent
    page = (package / "web" / "core" / "names.js").read_text(encoding="utf-8")
    names = [texts("fr", casinos_2012=True)(f"casino-{face}") for face in range(1, 7)]
    places = [page.index(f'"{name}"') for name in names]
    assert places == sorted(places)
