"""Every message that the program asks for is there, and every message is asked for.

The rule for Python: in any call whose callee's last name is `t`, `texts` or `about` (`t(…)`,
`texts(…)`, `self.t(…)`, `story.about(…)`), the first positional argument is a message id. A string
is taken as it is; of an f-string what stands before the first brace is a prefix of ids; of
`a if b else c` both sides count; anything else is left alone. A language code is no id:
`texts("de")`.
For the page the same holds for `t("…")`, for t(`prefix-${…}`) with a prefix, for both sides of
`t(a ? "…" : "…")` and for `data-l10n-id="…"`, found by pattern. What the service's data names, and
the page then asks for, is taken from the data: the lesson's texts, phrases and reactions.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from lastroll.locales import LANGUAGES, _texts
from lastroll.locales._catalogue import split_entries
from lastroll.server._lesson import LessonText, lesson_scenes
from lastroll.server._requests import PHRASES, REACTIONS

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

_ID = r"[A-Za-z][\w.-]*"
_PAGE_CALL = re.compile(r"\b(?:t|texts|about)\(\s*(?:[^()\"'`?]*\?\s*)?")
_PAGE_ID = re.compile(rf"""["']({_ID})["']|`({_ID})(\$\{{[^`]*)?`""")
_PAGE_OTHERWISE = re.compile(r"\s*:\s*")
_PAGE_MARK = re.compile(rf"""data-l10n-id=["']({_ID})["']""")


def ids_asked_for(source: str) -> Iterator[tuple[str, bool]]:
    """Yield each id that a module asks for, and whether it is only a prefix."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        callee = node.func
        last = getattr(callee, "attr", None) or getattr(callee, "id", None)
        if last in ("t", "texts", "about"):
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
            for use in ids_on_the_page(path.read_text(encoding="utf-8")):
                asked.setdefault(use, str(path.relative_to(PACKAGE)))
    for name in ids_in_data():
        asked.setdefault((name, False), "server")
    return asked


def ids_on_the_page(source: str) -> Iterator[tuple[str, bool]]:
    """Yield each id that a module of the page asks for, and whether it is only a prefix."""
    for call in _PAGE_CALL.finditer(source):
        # `t(a ? "b" : "c")` has two ids; all else is behind a comma or the closing bracket.
        place = call.end()
        while found := _PAGE_ID.match(source, place):
            yield found[1] or found[2], found[3] is not None
            otherwise = _PAGE_OTHERWISE.match(source, found.end())
            if otherwise is None:
                break
            place = otherwise.end()
    for mark in _PAGE_MARK.finditer(source):
        yield mark[1], False


def ids_in_data() -> Iterator[str]:
    """Yield the ids that the page gets from the service, or makes of what the service names."""
    for scene in lesson_scenes():
        yield f"{scene.text.id}.title"
        told = [*scene.beats, *(beat for outcome in scene.outcomes for beat in outcome.beats)]
        said: list[LessonText | None] = [scene.text, scene.hint, *(beat.text for beat in told)]
        yield from (text.id for text in said if text is not None)
    yield from (f"web-phrase-{name}" for name in PHRASES)
    yield from (f"web-reaction-{name}" for name in REACTIONS)


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
    return split_entries((FOLDER / "en.ftl").read_text(encoding="utf-8"))


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
    page = """
x = t('a-b', {n}) + at("no") + t(name) + t(); <p data-l10n-id="c">
t("two.label", { of: "not-this" }); t(`whole`); t(`pre-${face}`, { n: t("inner") });
t(ok ? "yes" : "no-no", { a: b ? "nor" : "this" }); t( many.length > 1 ? `more-${n}` : "one" );
"""
    assert set(ids_on_the_page(page)) == {
        ("a-b", False),
        ("c", False),
        ("two.label", False),
        ("whole", False),
        ("pre-", True),
        ("inner", False),
        ("yes", False),
        ("no-no", False),
        ("more-", True),
        ("one", False),
    }
    assert "web-lesson-place-done" in set(ids_in_data())


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
