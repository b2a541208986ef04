"""Compare the public names of the rooms with docs/public-names.txt; `--renew` writes that file.

So a review shows every public name that is added, removed or renamed. Ruff checks the order of the
names in an `__all__` (RUF022).
"""

import ast
import difflib
import importlib
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PINNED = ROOT / "docs" / "public-names.txt"


def main(arguments: list[str]) -> int:
    """Compare the names, or write the file, and return the exit status."""
    names, problems = public_names(ROOT / "src" / "lastroll")
    for problem in problems:
        print(problem)
    if problems:
        return 1
    if arguments == ["--renew"]:
        PINNED.parent.mkdir(exist_ok=True)
        PINNED.write_text("\n".join(names) + "\n", encoding="utf-8")
        return 0
    pinned = PINNED.read_text(encoding="utf-8").splitlines() if PINNED.exists() else []
    difference = [
        line
        for line in difflib.unified_diff(pinned, names, n=0, lineterm="")
        if not line.startswith(("---", "+++", "@@"))
    ]
    if difference:
        print("docs/public-names.txt differs; if that is meant: scripts/check --fix")
        print("\n".join(difference))
    return int(bool(difference))


def public_names(package: Path) -> tuple[list[str], list[str]]:
    """Return the public names of a package and its rooms, and the problems of their `__all__`."""
    names: list[str] = []
    problems: list[str] = []
    for front_door in [package / "__init__.py", *sorted(package.glob("*/__init__.py"))]:
        room = ".".join(front_door.parent.relative_to(package.parent).parts)
        module = importlib.import_module(room)
        listed: list[str] = sorted(getattr(module, "__all__", ()))
        names += [f"{room}.{name}" for name in listed]
        problems += _problems(module, listed, set(_bound_names(front_door, room)))
    return names, problems


def _problems(module: ModuleType, listed: list[str], bound: set[str]) -> Iterator[str]:
    room = module.__name__
    if not hasattr(module, "__all__"):
        yield f"{room} has no __all__"
    for name, following in pairwise(listed):
        if name == following:
            yield f"{room}.__all__ names {name} twice"
    for name in listed:
        if not hasattr(module, name):
            yield f"{room}.__all__ names {name}, which does not exist"
    for name in sorted(bound.difference(listed)):
        yield f"{room} binds {name}, which is not in its __all__"


def _bound_names(front_door: Path, room: str) -> Iterator[str]:
    """Yield the public names that an `__init__` binds and that come from its own room."""
    submodules = {path.stem for path in front_door.parent.iterdir()}
    for node in ast.parse(front_door.read_text(encoding="utf-8")).body:
        bound: list[str] = []
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                bound = [node.name]
            case ast.ImportFrom():
                origin = node.module or ""
                if node.level == 1 or f"{origin}.".startswith(f"{room}."):
                    bound = [alias.asname or alias.name for alias in node.names]
            case ast.Assign() | ast.AnnAssign():
                bound = [
                    part.id
                    for part in ast.walk(node)
                    if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
                ]
        yield from (name for name in bound if not name.startswith("_") and name not in submodules)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
