"""The page's own code keeps to the content security policy, and asks no other host for anything."""

import re

import pytest
from tests.web.modules import VENDOR, WEB, imports, page_files, without_comments

TEXT = (".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest")

# Names, not addresses: nothing is fetched from them.
NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml")

FORBIDDEN = {
    "markup from a string": r"\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b",
    "code from a string": r"\beval\b|\bnew Function\b|\bset(?:Timeout|Interval)\(\s*[\"'`]",
    "an inline style": r"\bstyle=[\"'\\]",
    "an inline handler": r"\bon(?:click|input|change|submit|load|error|key\w+|pointer\w+)=[\"'\\]",
    "a style element": r"<style\b|createElement\(\s*[\"']style[\"']",
    "an inline script": r"<script\b(?![^>]*\bsrc=)",
    "an address with code": r"javascript:",
    "a style sheet that loads another": r"@import\b",
    "a picture that is a file": r"\burl\((?![\"']?(?:#|data:))",
}


def complaints(name: str, source: str) -> list[str]:
    """Return what the policy forbids in a file of the page."""
    code = without_comments(source)
    found = [what for what, pattern in FORBIDDEN.items() if re.search(pattern, code)]
    for namespace in NAMESPACES:
        source = source.replace(namespace, "")
    if re.search(r"https?:|[\"'`]//\w", source):
        found.append("an address of another host")
    return [f"{name}: {what}" for what in found]


def test_the_page_keeps_to_the_policy() -> None:
    files = page_files(*TEXT)
    assert WEB / "app.js" in files
    found = [
        complaint
        for path in files
        for complaint in complaints(
            path.relative_to(WEB).as_posix(), path.read_text(encoding="utf-8")
        )
    ]
    assert found == []


def test_every_import_leads_to_a_file() -> None:
    lost = [
        f"{path.relative_to(WEB).as_posix()}: {name}"
        for path in [*page_files(".js"), *VENDOR.glob("*.js")]
        for name, _ in imports(path.read_text(encoding="utf-8"))
        if not (name.startswith(("./", "../")) and (path.parent / name).is_file())
    ]
    assert lost == []


def test_what_is_borrowed_has_one_door() -> None:
    doors = {
        path.relative_to(WEB).as_posix()
        for path in page_files(".js")
        for name, _ in imports(path.read_text(encoding="utf-8"))
        if (path.parent / name).resolve().parent == VENDOR
    }
    assert doors == {"core/html.js", "core/texts.js"}


def test_no_picture_or_font_is_a_file() -> None:
    suffixes = {path.suffix for path in WEB.rglob("*") if path.is_file() and path.parent != VENDOR}
    assert suffixes - set(TEXT) == set()


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("node.innerHTML = text;", "markup from a string"),
        ("eval(text)", "code from a string"),
        ("setTimeout('go()', 5)", "code from a string"),
        ('html`<p style="color:red">`', "an inline style"),
        ('<button onclick="go()">', "an inline handler"),
        ("<style>p{}</style>", "a style element"),
        ('<script type="module">go()</script>', "an inline script"),
        ("@import 'a.css';", "a style sheet that loads another"),
        ("b { background: url(a.png) }", "a picture that is a file"),
        ('fetch("https://example.org")', "an address of another host"),
        ('import "//example.org/a.js"', "an address of another host"),
    ],
)
def test_what_is_forbidden_is_found(source: str, what: str) -> None:
    assert complaints("a.js", source) == [f"a.js: {what}"]


@pytest.mark.parametrize(
    "source",
    [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        "html`<p style=${{ color }} onClick=${go}>`",
        "// never innerHTML\n/* nor eval */",
        '<script type="module" src="{{static}}/app.js"></script>',
        "b { clip-path: url(#roof) }",
        "setTimeout(() => go(), 5)",
        "evaluate(retrieval)",
    ],
)
def test_what_is_allowed_passes(source: str) -> None:
    assert complaints("a.js", source) == []
