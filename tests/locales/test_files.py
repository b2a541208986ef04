"""The .ftl files themselves: all six say the same things, soundly, in clean type.

Each check is a function from files to faults. It must find none in the real files, and it must
find the fault that is planted for it (FAULTS), so that no check goes blind unnoticed.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, serialize, visitor

from lastroll.locales import LANGUAGE_NAMES, LANGUAGES, Texts, _texts

FOLDER = Path(_texts.__file__).parent
SAMPLES: tuple[int | str, ...] = (0, 1, 2, 5, 21, 1000, "Anna")
PLURALS = {"zero", "one", "two", "few", "many", "other"}

# Texts of more than three words that are rightly the same as in English: (language, message).
SAME_AS_ENGLISH: set[tuple[str, str]] = set()


class Reading(visitor.Visitor):
    """One text for the checks: a message's value or one of its attributes."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.source = serialize_pattern(pattern)
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.pieces: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self.numbers |= {
                value.id.name
                for value in node.arguments.positional
                if isinstance(value, ast.VariableReference)
            }
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)

    def plurals(self) -> Iterator[tuple[str, set[str], str]]:
        """Yield variable, keys and default key of each select over a number's plural form."""
        for select in self.selects:
            keys = [key_of(variant) for variant in select.variants]
            default = next(key_of(variant) for variant in select.variants if variant.default)
            if PLURALS & set(keys):
                names = Names()
                names.visit(select.selector)
                yield " ".join(names.found), set(keys), default


class Names(visitor.Visitor):
    """The variables of an expression."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def serialize_pattern(pattern: ast.Pattern) -> str:
    return serialize(ast.Resource([ast.Message(ast.Identifier("x"), pattern)]))


File = dict[str, Reading]
Files = dict[str, File]


def read_file(folder: Path, language: str) -> tuple[File, list[str]]:
    """Return the texts of a file (`message`, `message.attribute`, `-term`) and what is amiss."""
    texts: File = {}
    faults: list[str] = []
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    for part in FluentParser().parse(source).body:
        if isinstance(part, ast.Junk):
            faults.append(f"{language}: not Fluent: {(part.content or '').splitlines()[0]}")
        if not isinstance(part, ast.Message | ast.Term):
            continue
        name = f"-{part.id.name}" if isinstance(part, ast.Term) else part.id.name
        patterns = [(name, part.value)]
        patterns += [(f"{name}.{each.id.name}", each.value) for each in part.attributes]
        for key, pattern in patterns:
            if key in texts:
                faults.append(f"{language}: {key} stands twice")
            if pattern is not None:
                texts[key] = Reading(pattern)
    return texts, faults


def read_files(folder: Path) -> Files:
    return {language: read_file(folder, language)[0] for language in LANGUAGES}


def messages(file: File) -> dict[str, Reading]:
    return {key: text for key, text in file.items() if not key.startswith("-")}


def pairs(files: Files) -> Iterator[tuple[str, str, Reading, Reading]]:
    """Yield language, key, English text and text for each message that both have."""
    english = messages(files["en"])
    for language in LANGUAGES[1:]:
        for key, text in messages(files[language]).items():
            if key in english:
                yield language, key, english[key], text


def everything(files: Files) -> Iterator[tuple[str, str, Reading]]:
    for language, file in files.items():
        for key, text in file.items():
            yield language, key, text


def visible(text: Reading) -> str:
    """Return the words of a text, without commands in backquotes."""
    return re.sub(r"`[^`]*`", "", " ".join(text.pieces))


# The checks. Each returns one line a fault.


def check_syntax(folder: Path) -> list[str]:
    return [fault for language in LANGUAGES for fault in read_file(folder, language)[1]]


def check_same_messages(folder: Path) -> list[str]:
    files = read_files(folder)
    english = set(messages(files["en"]))
    faults = []
    for language in LANGUAGES[1:]:
        own = set(messages(files[language]))
        faults += [f"{language}: {key} is missing" for key in sorted(english - own)]
        faults += [f"{language}: {key} is not in English" for key in sorted(own - english)]
    return faults


def check_same_variables(folder: Path) -> list[str]:
    return [
        f"{language}: {key} has {sorted(text.variables)}, English {sorted(english.variables)}"
        for language, key, english, text in pairs(read_files(folder))
        if text.variables != english.variables
    ]


def check_references(folder: Path) -> list[str]:
    files = read_files(folder)
    return [
        f"{language}: {key} refers to {name}"
        for language, key, text in everything(files)
        for name in sorted(text.references - set(files[language]))
    ]


def check_formats(folder: Path) -> list[str]:
    """Format each text with each sample; a text that is only a number or name may stay short."""
    faults = []
    for language, file in read_files(folder).items():
        texts = Texts(language, folder)
        for key, text in messages(file).items():
            for sample in SAMPLES:
                args = {
                    name: 3 if name in text.numbers and isinstance(sample, str) else sample
                    for name in text.variables
                }
                if re.search("[\u2066-\u2069]", texts(key, **args)):
                    faults.append(f"{language}: {key} has isolation marks")
        faults += [": ".join(problem) for problem in texts.problems]
    return faults


def check_plurals(folder: Path) -> list[str]:
    files = read_files(folder)
    faults = []
    for language, key, text in everything(files):
        spoken = {*Locale.parse(language).plural_form.tags, "other"}
        for variable, keys, default in text.plurals():
            if unknown := (keys & PLURALS) - spoken:
                faults.append(f"{language}: {key} has {sorted(unknown)}, which is never chosen")
            if default != "other":
                faults.append(f"{language}: {key} has the default {default}, not other")
            if "one" in spoken and not keys & {"one", "1"}:
                faults.append(f"{language}: {key} has no form for one {variable}")
    return faults


def check_translated(folder: Path) -> list[str]:
    return [
        f"{language}: {key} is still English"
        for language, key, english, text in pairs(read_files(folder))
        if text.source == english.source
        and len(re.findall(r"[^\W\d_]+", visible(text))) > 3
        and (language, key) not in SAME_AS_ENGLISH
    ]


def check_type(folder: Path) -> list[str]:
    """Return no HTML, no double spaces, and the marks that docs/languages.md asks for."""
    wrong = {
        "HTML": r"</?[A-Za-z][^>]*>|&\w+;",
        "two spaces": r"\S {2,}\S",
        "a straight apostrophe or quotation mark": r"['\"]",
        "three dots for …": r"\.\.\.",
        "an invisible mark": "[\u200b-\u200f\u2066-\u2069\ufeff]",
    }
    in_french = {
        "no no-break space before ! ? : ;": r"[^\s\u00a0\u202f!?][!?;:](?=\s|$)| [!?;:]",
        "no no-break space inside « »": r"«[^\u00a0\u202f]|[^\u00a0\u202f]»",
    }
    faults = []
    for language, key, text in everything(read_files(folder)):
        for what, pattern in {**wrong, **(in_french if language == "fr" else {})}.items():
            pieces = (re.sub(r"`[^`]*`", "x", piece) for piece in text.pieces)
            if any(re.search(pattern, piece) for piece in pieces):
                faults.append(f"{language}: {key} has {what}")
    return faults


def check_own_names(folder: Path) -> list[str]:
    names = {language: Texts(language, folder)("language-name") for language in LANGUAGES}
    return [
        f"{language}: language-name is {name}"
        for language, name in names.items()
        if name != LANGUAGE_NAMES[language]
    ]


Check = Callable[[Path], list[str]]

# For each check, lines of English and of French that it must object to.
FAULTS: list[tuple[Check, str, str]] = [
    (check_syntax, "", "broken = { $name"),
    (check_syntax, "", "language-name = encore"),
    (check_same_messages, "only-here = Roll", ""),
    (check_same_messages, "", "only-there = Lance"),
    (check_same_messages, "a = A\n    .label = B", "a = A"),
    (check_same_variables, "a = { $name } rolls", "a = { $nom } lance"),
    (
        check_same_variables,
        "a = { $n ->\n    [one] { $name }\n   *[other] x\n}",
        "a = { $n ->\n    [one] x\n   *[other] x\n}",
    ),
    (check_references, "", "a = { -nowhere }"),
    (check_references, "", "a = { $n ->\n    [one] { nowhere }\n   *[other] x\n}"),
    (check_formats, "", "a = { -nowhere }"),
    (check_formats, "", "a = { a }"),
    (check_formats, "", "a = { NOSUCH($n) }"),
    (check_formats, "", "a = \u2068x\u2069"),
    (check_plurals, "", "a = { $n ->\n    [one] un\n   *[many] des\n}"),
    (check_plurals, "", "a = { $n ->\n    [few] un\n   *[other] des\n}"),
    (check_plurals, "", "a = { $n ->\n    [0] rien\n   *[other] des\n}"),
    (check_translated, "a = Roll all your dice", "a = Roll all your dice"),
    (check_type, "", "a = <b>gras</b>"),
    (check_type, "", "a = deux  espaces"),
    (check_type, "", "a = l'un"),
    (check_type, "", "a = attends..."),
    (check_type, "", "a = Bravo!"),
    (check_type, "", "a = Bravo !"),
    (check_type, "", "a = « Bravo »"),
    (check_own_names, "language-name = Anglais", ""),
]

CHECKS: list[Check] = list(dict.fromkeys(check for check, _, _ in FAULTS))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_files_are_sound(check: Check) -> None:
    assert check(FOLDER) == []


@pytest.mark.parametrize(("check", "english", "french"), FAULTS)
def test_a_planted_fault_is_found(check: Check, english: str, french: str, tmp_path: Path) -> None:
    planted = {"en": english, "fr": french}
    for language in LANGUAGES:
        own = f"language-name = {LANGUAGE_NAMES[language]}\n"
        (tmp_path / f"{language}.ftl").write_text(own, encoding="utf-8")
    assert check(tmp_path) == []
    for language, lines in planted.items():
        own = f"{lines}\nlanguage-name = {LANGUAGE_NAMES[language]}\n"
        (tmp_path / f"{language}.ftl").write_text(own, encoding="utf-8")
    assert check(tmp_path) != []


def test_files_and_languages_belong_together() -> None:
    assert {path.stem for path in FOLDER.glob("*.ftl")} == set(LANGUAGES) == set(LANGUAGE_NAMES)


def test_the_glossary_of_the_manual_has_the_words_of_the_files() -> None:
    manual = FOLDER.parents[2] / "docs" / "languages.md"
    rows = re.findall(r"^\| `(-[a-z-]+)` \|(.+)\|$", manual.read_text(encoding="utf-8"), re.M)
    assert len(rows) > 15
    files = read_files(FOLDER)
    faults = [
        f"{language}: {term}: {piece!r} is not in {cell.strip()!r}"
        for term, cells in rows
        for language, cell in zip(LANGUAGES, cells.split("|"), strict=True)
        for piece in files[language][term].pieces
        if piece.strip() not in cell
    ]
    assert faults == []
