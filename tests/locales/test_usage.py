"""Every message that the program asks for is there, and every message is asked for.

The rule for Python: in any call whose callee's last name is `t` or `texts` (`t(…)`, `texts(…)`,
`self.t(…)`, `app.texts(…)`), the first positional argument is a message id. A string is taken
as it is; of an f-string what stands before the first brace is a prefix of ids; of `a if b else c`
both sides count; anything else is left alone. A language code is no id: `texts("de")`.
For the page the same holds for `t("…")` and `data-l10n-id="…"`, found by pattern.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from lastroll.locales import LANGUAGES, _texts
from lastroll.locales._catalogue import cut_entries

FOLDER = Path(_texts.__file__).parent
PACKAGE = FOLDER.parent

# Messages whose ids are put together at run time from codes and names, where no f-string shows it.
DYNAMIC_PREFIXES = (
    "bot-",
    "casino-",
    "color-",
    "error-",
    "event-",
    "help-",
    "key-",
    "language-",
    "rule-",
)

_PAGE_USE = re.compile(r"""\b(?:t|texts)\(\s*["'`]([A-Za-z][\w.-]*)|data-l10n-id=["']([\w.-]+)""")


def ids_asked_for(source: str) -> Iterator[tuple[str, bool]]:
    """Yield each id that a module asks for, and whether it is only a prefix."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        callee = node.func
        last = getattr(callee, "attr", None) or getattr(callee, "id", None)
        if last in ("t", "texts"):
            yield from ids_in(node.args[0])


def ids_in(argument: ast.expr) -> Iterator[tuple[str, bool]]:
    match argument:
        case ast.Constant(value=str(name)) if name not in LANGUAGES:
            yield name, False
        case ast.JoinedStr(values=[ast.Constant(value=str(prefix)), *_]):
            yield prefix, True
        case ast.IfExp(body=body, orelse=orelse):
            yield from ids_in(body)
            yield from ids_in(orelse)


def asked_for_everywhere() -> dict[tuple[str, bool], str]:
    """Return each id or prefix that the package asks for, with a place."""
    asked: dict[tuple[str, bool], str] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for use in ids_asked_for(path.read_text(encoding="utf-8")):
            asked.setdefault(use, str(path.relative_to(PACKAGE)))
    for path in sorted((PACKAGE / "web").rglob("*")):
        if path.suffix in (".js", ".mjs", ".html") and "vendor" not in path.parts:
            for called, marked in _PAGE_USE.findall(path.read_text(encoding="utf-8")):
                asked.setdefault((called or marked, False), str(path.relative_to(PACKAGE)))
    return asked


def missing(asked: dict[tuple[str, bool], str], messages: set[str]) -> list[str]:
    return [
        f"{place}: {name}{'*' if is_prefix else ''} is not in en.ftl"
        for (name, is_prefix), place in asked.items()
        if (
            not any(message.startswith(name) for message in messages)
            if is_prefix
            else name.partition(".")[0] not in messages
        )
    ]


def unused(asked: dict[tuple[str, bool], str], entries: dict[str, str]) -> list[str]:
    exact = {name.partition(".")[0] for name, is_prefix in asked if not is_prefix}
    prefixes = (*DYNAMIC_PREFIXES, *(name for name, is_prefix in asked if is_prefix))
    # A message may also serve other messages only.
    for name, source in entries.items():
        exact |= set(re.findall(r"\{\s*([A-Za-z][\w-]*)[\s.}]", source)) - {name}
    return [
        f"en.ftl: {name} is used nowhere"
        for name in entries
        if name not in exact and not name.startswith(("-", *prefixes))
    ]


def english() -> dict[str, str]:
    return cut_entries((FOLDER / "en.ftl").read_text(encoding="utf-8"))


def test_what_is_asked_for_is_there() -> None:
    messages = {name for name in english() if not name.startswith("-")}
    assert missing(asked_for_everywhere(), messages) == []


def test_what_is_there_is_asked_for() -> None:
    assert unused(asked_for_everywhere(), english()) == []


def test_uses_are_found() -> None:
    source = """
t("plain", name=1); self.t("method"); app.texts("deep.label"); texts("de"); t(name); t()
t(f"pre-{x}-fix"); t(f"{x}-fix"); t("yes" if ok else "no"); other("not-this"); t(*args)
def f(t): return [t("nested") for _ in range(3)]
"""
    assert set(ids_asked_for(source)) == {
        ("plain", False),
        ("method", False),
        ("deep.label", False),
        ("pre-", True),
        ("yes", False),
        ("no", False),
        ("nested", False),
    }
    assert _PAGE_USE.findall("""x = t('a-b', {n}) + at("no"); <p data-l10n-id="c">""") == [
        ("a-b", ""),
        ("", "c"),
    ]


def test_faults_are_found() -> None:
    asked = {("there.label", False): "a.py", ("gone", False): "b.py", ("pre-", True): "c.py"}
    assert missing(asked, {"there"}) == [
        "b.py: gone is not in en.ftl",
        "c.py: pre-* is not in en.ftl",
    ]
    entries = {
        "there": "there = { part }",
        "part": "part = x",
        "pre-one": "pre-one = x",
        "-term": "-term = x",
        "error-x": "error-x = x",
        "idle": "idle = { idle }",
    }
    assert unused(asked, entries) == ["en.ftl: idle is used nowhere"]
