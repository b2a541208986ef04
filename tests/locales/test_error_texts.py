"""Every refusal of the program has a text, which speaks of nothing that the refusal lacks."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from lastroll.bots import BotFault
from lastroll.locales import LANGUAGES, Texts, _texts, explain, on_one_line, texts
from lastroll.rules import InvalidRules, LastRollError

FOLDER = Path(_texts.__file__).parent
PACKAGE = FOLDER.parent

# Said of the system's own errors, which carry no code of ours: cli/_errors.py.
OF_THE_SYSTEM = {
    "error-disk-full",
    "error-file-exists",
    "error-file-folder",
    "error-file-forbidden",
    "error-file-missing",
    "error-file-other",
}


class Raised(NamedTuple):
    code: str
    fields: frozenset[str]
    place: str


def kinds() -> set[str]:
    """Return the names of all kinds of refusals; `error` is a kind that the caller names."""
    for module in PACKAGE.rglob("_*.py"):
        if "LastRollError)" in module.read_text(encoding="utf-8"):
            room = module.parent.name
            __import__(f"lastroll.{room}")
    found, waiting = {"error"}, [LastRollError]
    while waiting:
        kind = waiting.pop()
        found.add(kind.__name__)
        waiting += kind.__subclasses__()
    return found


def raised() -> Iterator[Raised]:
    known = kinds()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=callee,
                    args=[ast.Constant(value=str(code)), _],
                    keywords=keywords,
                ) if makes_a_refusal(callee, known):
                    fields = frozenset(keyword.arg or "" for keyword in keywords)
                    place = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                    yield Raised(code, fields, place)


def makes_a_refusal(callee: ast.expr, known: set[str]) -> bool:
    """Return whether a call makes a refusal: by its kind, or in a kind that has one code only."""
    match callee:
        case ast.Name(id=name):
            return name in known
        case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__"):
            return True
    return False


class Variables(Visitor):
    def __init__(self, message: fluent.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def error_texts() -> dict[str, set[str]]:
    resource = FluentParser().parse((FOLDER / "en.ftl").read_text(encoding="utf-8"))
    return {
        entry.id.name: Variables(entry).found
        for entry in resource.body
        if isinstance(entry, fluent.Message) and entry.id.name.startswith("error-")
    }


def test_every_refusal_has_a_text_that_fits() -> None:
    known = error_texts()
    faults = []
    for code, fields, place in raised():
        variables = known.get(f"error-{code}")
        if variables is None:
            faults.append(f"{place}: error-{code} is not in en.ftl")
        elif variables - fields:
            faults.append(f"{place}: error-{code} speaks of {sorted(variables - fields)}")
    assert faults == []


def test_every_error_text_is_of_a_refusal() -> None:
    codes = {f"error-{code}" for code, _, _ in raised()}
    assert len(codes) > 60
    assert set(error_texts()) - codes == OF_THE_SYSTEM


def test_a_refusal_speaks_the_readers_language() -> None:
    error = InvalidRules(
        "minimum-high", "${total} are less than ${minimum}", total=1000, minimum=50_000
    )
    assert "$1,000" in explain(error, texts("en"))
    assert "$50,000" in explain(error, texts("en"))
    for language in LANGUAGES[1:]:
        # In English where it is not translated yet, with money as the language writes it.
        assert texts(language).money(50_000) in explain(error, texts(language))


def test_a_refusal_without_a_text_is_told_in_english() -> None:
    t = Texts("de")
    assert explain(BotFault("without-a-text", "only {what}", what="here"), t) == "only here"
    assert t.problems == []


def test_one_line_stays_one_line() -> None:
    assert on_one_line("a\nb\x1b[0m\u2028\udc80") == "a\\nb\\x1b[0m\\u2028\\udc80"
    assert on_one_line("60\u202f000\u00a0$ – ●") == "60\u202f000\u00a0$ – ●"
