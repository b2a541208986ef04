"""Bundles the modules of the page: one file for the start and one for each screen.

A phone fetches six files at a time and waits for each: fifty modules are nine times its distance to
the service. So the service bundles them when it starts. There is no build step: development, checks
and tests use the plain modules, which `LASTROLL_RELOAD_PAGE=1` serves.

A module becomes a function that runs once and returns its exports. The bundler supports what the
page uses: named exports that are never reassigned, and no import cycles.
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
_DYNAMIC_IMPORT: Final = re.compile(
    r"""(?<!\{)(?<!typeof )\bimport\(\s*["'](?P<path>[^"']+)["']\s*\)"""
)


class BundleError(Exception):
    """A module that cannot be bundled as it is written."""


def bundle_name(module: str) -> str:
    """Return the file that contains a module and its imports, in a folder beside those of modules.

    Addresses relative to a module's own stay right there: all are one folder deep.
    """
    return f"pack/{module.replace('/', '-')}"


def bundle_modules(modules: Mapping[str, str], first: str) -> dict[str, str]:
    """Bundle modules: one file for `first` and one for each dynamically imported module.

    A bundle leaves out modules that are already loaded whenever it is requested.
    """
    orders = {first: _dependency_order(modules, first)}
    importers: dict[str, list[str]] = {}
    importing = [first]
    for importer in importing:  # grows while it is walked
        for imported in _dynamic_imports(modules, orders[importer]):
            importers.setdefault(imported, []).append(importer)
            if imported not in orders:
                orders[imported] = _dependency_order(modules, imported)
                importing.append(imported)
    loaded = _loaded_before(first, orders, importers)
    files = {bundle_name(first): _bundle_source(modules, orders.pop(first))}
    for imported, order in orders.items():
        new = [name for name in order if name not in loaded[imported]]
        files[bundle_name(imported)] = _bundle_source(modules, new, base=first)
    return files


def _loaded_before(
    first: str, orders: Mapping[str, list[str]], importers: Mapping[str, list[str]]
) -> dict[str, frozenset[str]]:
    """Return the modules that are loaded whenever each bundle is requested, by any importer."""
    everything = frozenset(name for order in orders.values() for name in order)
    loaded = dict.fromkeys(orders, everything) | {first: frozenset()}
    while True:
        after = {first: loaded[first]} | {
            imported: frozenset.intersection(
                *(loaded[each].union(orders[each]) for each in importing)
            )
            for imported, importing in importers.items()
        }
        if after == loaded:
            return loaded
        loaded = after


def _dependency_order(modules: Mapping[str, str], first: str) -> list[str]:
    """Return a module and all it imports, each after its own imports."""
    order: dict[str, None] = {}
    open_: list[str] = []

    def visit(name: str) -> None:
        if name in order:
            return
        if name in open_:
            raise BundleError(f"an import cycle: {' '.join(open_)} {name}")
        open_.append(name)
        for pattern in (_IMPORT, _REEXPORT):
            for found in pattern.finditer(modules[name]):
                visit(_resolve(name, found["path"]))
        open_.pop()
        order[name] = None

    visit(first)
    return list(order)


def _dynamic_imports(modules: Mapping[str, str], names: list[str]) -> list[str]:
    found = [
        _resolve(name, each["path"])
        for name in names
        for each in _DYNAMIC_IMPORT.finditer(modules[name])
    ]
    return list(dict.fromkeys(found))


def _resolve(name: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))


def _bundle_source(modules: Mapping[str, str], order: list[str], base: str | None = None) -> str:
    head = f"export const {_MODULES} = {{}};\n"
    if base is not None:
        head = f'import {{ {_MODULES} }} from "./{posixpath.basename(bundle_name(base))}";\n'
    return head + "".join(_wrap_module(name, modules[name]) for name in order)


def _wrap_module(name: str, source: str) -> str:
    """Return a module as a function that runs once and returns the exports."""
    exports: list[str] = []

    def replace_import(found: re.Match[str]) -> str:
        where = _module(_resolve(name, found["path"]))
        if found["all"]:
            return f"const {found['all']} = {where};"
        if found["one"]:
            return f"const {found['one']} = {where}.default;"
        pairs = [f"{old}: {new}" if old != new else old for old, new in _pairs(found["names"])]
        return f"const {{ {', '.join(pairs)} }} = {where};"

    def replace_reexport(found: re.Match[str]) -> str:
        where = _module(_resolve(name, found["path"]))
        exports.extend(f"{new}: {where}.{old}" for old, new in _pairs(found["names"]))
        return ""

    def replace_export(found: re.Match[str]) -> str:
        exports.extend(f"{new}: {old}" for old, new in _pairs(found["names"]))
        return ""

    def declare(found: re.Match[str]) -> str:
        exports.append(found["name"])
        return ""

    def default(_: re.Match[str]) -> str:
        exports.append("default: __default")
        return "const __default = "

    def replace_dynamic_import(found: re.Match[str]) -> str:
        path = _resolve(name, found["path"])
        file = posixpath.basename(bundle_name(path))
        return f'import("./{file}").then(() => {_module(path)})'

    for pattern, change in (
        (_IMPORT, replace_import),
        (_REEXPORT, replace_reexport),
        (_EXPORT, replace_export),
        (_DECLARED, declare),
        (_DEFAULT, default),
        (_DYNAMIC_IMPORT, replace_dynamic_import),
    ):
        source = pattern.sub(change, source)
    if left := re.search(r"^(?:import|export)\b(?!\().*", source, re.MULTILINE):
        raise BundleError(f"{name}: {left[0][:80]}")
    return f"{_module(name)} ??= (() => {{\n{source}\nreturn {{ {', '.join(exports)} }};\n}})();\n"


def _module(name: str) -> str:
    return f'{_MODULES}["{name}"]'


def _pairs(names: str) -> list[tuple[str, str]]:
    """Parse `a, b as c` into pairs of the original and the local name."""
    found = []
    for each in filter(None, (part.strip() for part in names.split(","))):
        old, _, new = each.partition(" as ")
        found.append((old.strip(), new.strip() or old.strip()))
    return found
