"""Modules of the page, put together: one file for the start and one for each screen.

A phone fetches six files at a time and waits for each: fifty modules are nine times its distance to
the service. So the service joins them when it starts. Nothing is built or kept: what is developed,
checked and tested by name are the plain modules, and `LASTROLL_RELOAD_PAGE=1` serves those.

A module becomes a function that is called once and gives its exports. The modules of the page keep
to what this takes: named exports, none of them assigned to later, and no circle of imports.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from typing import Final

_MODULES: Final = "__modules"
_FROM: Final = r"""\s*from\s*["'](?P<path>[^"']+)["'];?"""
_IMPORT: Final = re.compile(
    r"(?:^|(?<=;))import\s*(?:\{(?P<names>[^}]*)\}|\*\s*as\s+(?P<all>\w+)|(?P<one>\w+))" + _FROM,
    re.MULTILINE,
)
_REEXPORT: Final = re.compile(r"(?:^|(?<=;))export\s*\{(?P<names>[^}]*)\}" + _FROM, re.MULTILINE)
_EXPORT: Final = re.compile(r"(?:^|(?<=[;}]))export\s*\{(?P<names>[^}]*)\};?", re.MULTILINE)
_DECLARED: Final = re.compile(
    r"^export\s+(?=(?:async\s+)?(?:function\*?|const|class)\s+(?P<name>\w+))", re.MULTILINE
)
_DEFAULT: Final = re.compile(r"(?:^|(?<=[;}]))export default ", re.MULTILINE)
# Not what types in comments name: {import("./types.js").Step}.
_LATER: Final = re.compile(r"""(?<!\{)(?<!typeof )\bimport\(\s*["'](?P<path>[^"']+)["']\s*\)""")


class NotPackable(Exception):
    """A module that cannot be joined with others as it is written."""


def pack_name(module: str) -> str:
    """Give the file that a module and all it needs are in; beside the folders of modules.

    Addresses that modules make from their own stay right there: all are one folder deep.
    """
    return f"pack/{module.replace('/', '-')}"


def pack(modules: Mapping[str, str], first: str) -> dict[str, str]:
    """Join modules to one file for `first` and one for each that is imported later.

    What everybody who asks for a file has by then is left out of it.
    """
    orders = {first: _in_order(modules, first)}
    askers: dict[str, list[str]] = {}
    asking = [first]
    for asker in asking:  # grows while it is walked
        for asked in _imported_later(modules, orders[asker]):
            askers.setdefault(asked, []).append(asker)
            if asked not in orders:
                orders[asked] = _in_order(modules, asked)
                asking.append(asked)
    known = _known_before(first, orders, askers)
    files = {pack_name(first): _joined(modules, orders.pop(first))}
    for asked, order in orders.items():
        new = [name for name in order if name not in known[asked]]
        files[pack_name(asked)] = _joined(modules, new, base=first)
    return files


def _known_before(
    first: str, orders: Mapping[str, list[str]], askers: Mapping[str, list[str]]
) -> dict[str, frozenset[str]]:
    """Give what has been called for certain when each file is asked for, whoever asks."""
    everything = frozenset(name for order in orders.values() for name in order)
    known = dict.fromkeys(orders, everything) | {first: frozenset()}
    while True:
        after = {first: known[first]} | {
            asked: frozenset.intersection(*(known[each].union(orders[each]) for each in asking))
            for asked, asking in askers.items()
        }
        if after == known:
            return known
        known = after


def _in_order(modules: Mapping[str, str], first: str) -> list[str]:
    """Give a module and all it imports, each after what it needs itself."""
    order: dict[str, None] = {}
    open_: list[str] = []

    def visit(name: str) -> None:
        if name in order:
            return
        if name in open_:
            raise NotPackable(f"a circle of imports: {' '.join(open_)} {name}")
        open_.append(name)
        for pattern in (_IMPORT, _REEXPORT):
            for found in pattern.finditer(modules[name]):
                visit(_beside(name, found["path"]))
        open_.pop()
        order[name] = None

    visit(first)
    return list(order)


def _imported_later(modules: Mapping[str, str], names: list[str]) -> list[str]:
    found = [
        _beside(name, each["path"]) for name in names for each in _LATER.finditer(modules[name])
    ]
    return list(dict.fromkeys(found))


def _beside(name: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))


def _joined(modules: Mapping[str, str], order: list[str], base: str | None = None) -> str:
    head = f"export const {_MODULES} = {{}};\n"
    if base is not None:
        head = f'import {{ {_MODULES} }} from "./{posixpath.basename(pack_name(base))}";\n'
    return head + "".join(_wrapped(name, modules[name]) for name in order)


def _wrapped(name: str, source: str) -> str:
    """Give a module as a function that is called where it was not called before."""
    exports: list[str] = []

    def take(found: re.Match[str]) -> str:
        where = _module(_beside(name, found["path"]))
        if found["all"]:
            return f"const {found['all']} = {where};"
        if found["one"]:
            return f"const {found['one']} = {where}.default;"
        pairs = [f"{old}: {new}" if old != new else old for old, new in _pairs(found["names"])]
        return f"const {{ {', '.join(pairs)} }} = {where};"

    def pass_on(found: re.Match[str]) -> str:
        where = _module(_beside(name, found["path"]))
        exports.extend(f"{new}: {where}.{old}" for old, new in _pairs(found["names"]))
        return ""

    def give(found: re.Match[str]) -> str:
        exports.extend(f"{new}: {old}" for old, new in _pairs(found["names"]))
        return ""

    def declare(found: re.Match[str]) -> str:
        exports.append(found["name"])
        return ""

    def default(_: re.Match[str]) -> str:
        exports.append("default: __default")
        return "const __default = "

    def later(found: re.Match[str]) -> str:
        path = _beside(name, found["path"])
        file = posixpath.basename(pack_name(path))
        return f'import("./{file}").then(() => {_module(path)})'

    for pattern, change in (
        (_IMPORT, take),
        (_REEXPORT, pass_on),
        (_EXPORT, give),
        (_DECLARED, declare),
        (_DEFAULT, default),
        (_LATER, later),
    ):
        source = pattern.sub(change, source)
    if left := re.search(r"^(?:import|export)\b(?!\().*", source, re.MULTILINE):
        raise NotPackable(f"{name}: {left[0][:80]}")
    return f"{_module(name)} ??= (() => {{\n{source}\nreturn {{ {', '.join(exports)} }};\n}})();\n"


def _module(name: str) -> str:
    return f'{_MODULES}["{name}"]'


def _pairs(names: str) -> list[tuple[str, str]]:
    """Read `a, b as c` as pairs of what it was and what it is called."""
    found = []
    for each in filter(None, (part.strip() for part in names.split(","))):
        old, _, new = each.partition(" as ")
        found.append((old.strip(), new.strip() or old.strip()))
    return found
