"""The rooms of the house know only the rooms above them (docs: the list in `ROOMS`)."""

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "lastroll"

# From the top: a room may import the rooms named before it, and none after.
ROOMS = (
    "rules",
    "game",
    "compiling",
    "kernels",
    "solver",
    "evaluator",
    "values",
    "bots",
    "analysis",
    "arena",
    "training",
    "research",
    "story",
    "server",
    "terminal",
    "cli",
)
# Knows no room, and is for those that talk to people.
TEXTS = "locales"
READERS_OF_TEXTS = ROOMS[ROOMS.index("story") :]
# Holds no Python.
PAGE = "web"

STRANGERS = {("terminal", "server"), ("server", "terminal")}

# Standard library without files, sockets, clocks or chance. Add a module if it is as pure as these.
PURE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "itertools",
    "math",
    "operator",
    "re",
    "string",
    "types",
    "typing",
}
IMPURE_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}


def violations(package: Path) -> list[str]:
    """Return everything in a package that the house forbids, one line each."""
    found = [
        f"{folder.name}: a room that is not in the list"
        for folder in sorted(package.iterdir())
        if folder.is_dir() and folder.name not in {*ROOMS, TEXTS, PAGE, "__pycache__"}
    ]
    for path in sorted(package.rglob("*.py")):
        where = path.relative_to(package)
        found += [f"{where.as_posix()}:{line}: {what}" for line, what in _in_file(path, package)]
    return found


def _in_file(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    here = path.relative_to(package.parent).with_suffix("").parts
    room = here[1] if len(here) > 2 else ""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        for module, name in imports(node, here):
            what = _complaint(room, module.split("."), name)
            if what:
                yield node.lineno, what  # type: ignore[attr-defined]
        if room == "rules" and isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = node.func.id
            if called in IMPURE_CALLS:
                yield node.lineno, f"rules calls {called}()"


def imports(node: ast.AST, here: tuple[str, ...]) -> Iterator[tuple[str, str | None]]:
    """Yield the (module, name) pairs that a node imports, relative imports resolved."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.name, None
    elif isinstance(node, ast.ImportFrom):
        base = here[: len(here) - node.level] if node.level else ()
        module = ".".join([*base, *([node.module] if node.module else [])])
        for alias in node.names:
            yield module, alias.name


def _complaint(room: str, module: list[str], name: str | None) -> str | None:
    if module[0] != "lastroll":
        if room == "rules" and module[0] not in PURE:
            return f"rules imports {module[0]}, which is not known to be pure"
        return None
    parts = [*module, name] if name else module
    other = parts[1] if len(parts) > 1 else ""
    if other not in {*ROOMS, TEXTS}:  # the package itself: its version
        return "rules imports lastroll itself" if room == "rules" else None
    if other == room:
        return None
    if not _may_know(room, other):
        return f"{room or 'lastroll'} imports {other}"
    private = [part for part in parts[2:] if part.startswith("_") and not part.startswith("__")]
    if private:
        return f"{room or 'lastroll'} imports {private[0]} of {other} past its front door"
    return None


def _may_know(room: str, other: str) -> bool:
    if room == "":  # lastroll/__init__.py and __main__.py
        return True
    if room == TEXTS:
        return False
    if other == TEXTS:
        return room in READERS_OF_TEXTS
    return ROOMS.index(other) < ROOMS.index(room) and (room, other) not in STRANGERS


def test_the_rooms_know_only_the_rooms_above_them() -> None:
    assert violations(PACKAGE) == []


def test_the_package_is_where_this_test_looks() -> None:
    assert (PACKAGE / "__init__.py").is_file()
    assert (PACKAGE / "rules" / "__init__.py").is_file()


FORBIDDEN = {
    "down the list": ("game/_a.py", "from lastroll.bots import Bot", "game imports bots"),
    "down, relative": ("rules/_a.py", "from ..game import Game", "rules imports game"),
    "down, relative from a front door": (
        "rules/__init__.py",
        "from .. import game",
        "rules imports game",
    ),
    "down, as a name": ("solver/_a.py", "from lastroll import arena", "solver imports arena"),
    "down, when called": (
        "game/_a.py",
        "def f() -> None:\n    import lastroll.cli.play",
        "game imports cli",
    ),
    "down, for types only": (
        "bots/_a.py",
        "if TYPE_CHECKING:\n    from lastroll.analysis import Review",
        "bots imports analysis",
    ),
    "strangers": ("terminal/_a.py", "import lastroll.server", "terminal imports server"),
    "strangers, the other way": (
        "server/_a.py",
        "import lastroll.terminal",
        "server imports terminal",
    ),
    "texts in the rules": ("rules/_a.py", "import lastroll.locales", "rules imports locales"),
    "texts in a game": ("game/_a.py", "from ..locales import text", "game imports locales"),
    "texts in a bot": ("bots/_a.py", "from ..locales import text", "bots imports locales"),
    "texts that know a room": (
        "locales/_a.py",
        "from lastroll.rules import Rules",
        "locales imports rules",
    ),
    "past the front door": (
        "bots/_a.py",
        "from lastroll.rules._position import Position",
        "bots imports _position of rules past its front door",
    ),
    "past the front door, as a name": (
        "cli/_a.py",
        "from ..rules import _position",
        "cli imports _position of rules past its front door",
    ),
    "past the front door of a package": (
        "cli/_a.py",
        "import lastroll.bots.search._tree",
        "cli imports _tree of bots past its front door",
    ),
    "chance in the rules": (
        "rules/_a.py",
        "import random",
        "rules imports random, which is not known to be pure",
    ),
    "a clock in the rules": (
        "rules/_a.py",
        "from time import time",
        "rules imports time, which is not known to be pure",
    ),
    "files in the rules": (
        "rules/_a.py",
        "import os.path",
        "rules imports os, which is not known to be pure",
    ),
    "a library in the rules": (
        "rules/_a.py",
        "import msgspec",
        "rules imports msgspec, which is not known to be pure",
    ),
    "output in the rules": ("rules/_a.py", "print('six')", "rules calls print()"),
    "a file opened in the rules": ("rules/_a.py", "x = open('pile')", "rules calls open()"),
    "the package in the rules": (
        "rules/_a.py",
        "from lastroll import __version__",
        "rules imports lastroll itself",
    ),
}


@pytest.mark.parametrize(("path", "source", "complaint"), FORBIDDEN.values(), ids=FORBIDDEN)
def test_what_is_forbidden_is_found(tmp_path: Path, path: str, source: str, complaint: str) -> None:
    package = _package(tmp_path, {path: source})
    (found,) = violations(package)
    where, _, what = found.partition(": ")
    assert where.startswith(path)
    assert what == complaint


def test_what_is_allowed_passes(tmp_path: Path) -> None:
    package = _package(
        tmp_path,
        {
            "__main__.py": "from lastroll.cli import main",
            "rules/__init__.py": "from ._position import Position",
            "rules/_position.py": """
                from __future__ import annotations
                import collections.abc
                from lastroll.rules._dice import Roll
                from . import _dice
            """,
            "game/_source.py": "import secrets\nfrom lastroll.rules import Position",
            "bots/search/_tree.py": "from ...rules import Position\nfrom .._bot import Bot",
            "terminal/_app.py": "from lastroll import __version__, locales\nimport textual",
            "cli/_serve.py": "from lastroll.server import serve\nfrom lastroll.terminal import run",
            "web/page.js": "import './table.js'",
        },
    )
    assert violations(package) == []


def test_an_unknown_room_is_found(tmp_path: Path) -> None:
    package = _package(tmp_path, {"utils/__init__.py": ""})
    assert violations(package) == ["utils: a room that is not in the list"]


def _package(folder: Path, files: dict[str, str]) -> Path:
    package = folder / "lastroll"
    for name, source in {"__init__.py": "", **files}.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(source), encoding="utf-8")
    return package
