"""Make src/lastroll/web/vendor from the versions that package.json pins; `--check` compares.

The browser cannot import bare names such as "preact" (an import map would have to be inline in the
page, which the content security policy forbids), so they become paths. Otherwise the files are
those of npm, minified by their authors; only @fluent/bundle has several unminified modules, and
esbuild bundles and minifies them.

    python scripts/_vendor.py            make the folder again
    python scripts/_vendor.py --check    compare it with its list and with package.json
"""

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

import _node

ROOT = Path(__file__).resolve().parent.parent
VENDOR = ROOT / "src" / "lastroll" / "web" / "vendor"
LIST = VENDOR / "README.md"


class Module(NamedTuple):
    """One file of the folder and its source."""

    name: str  # of the file, without .js
    package: str  # on npm
    import_name: str  # the bare name in imports
    source: str  # in the package; empty if esbuild makes the file
    licence: str
    owner: str


MODULES = (
    Module("preact", "preact", "preact", "dist/preact.mjs", "MIT", "Jason Miller"),
    Module("hooks", "preact", "preact/hooks", "hooks/dist/hooks.mjs", "MIT", "Jason Miller"),
    Module(
        "signals-core",
        "@preact/signals-core",
        "@preact/signals-core",
        "dist/signals-core.mjs",
        "MIT",
        "Preact Team",
    ),
    Module(
        "signals", "@preact/signals", "@preact/signals", "dist/signals.mjs", "MIT", "Preact Team"
    ),
    Module("htm", "htm", "htm", "dist/htm.mjs", "Apache-2.0", "Google Inc."),
    Module("fluent", "@fluent/bundle", "@fluent/bundle", "", "Apache-2.0", "Mozilla"),
)

PATHS = {module.import_name: f"./{module.name}.js" for module in MODULES}

# Only in imports: `from"preact"`, `import"preact"`, `import("preact")`.
_IMPORT = re.compile(r'(\bfrom\s*|\bimport\s*\(?\s*)(["\'])([^"\']+)\2')
_SOURCE_MAP = re.compile(r"\s*//# sourceMappingURL=\S*")

# @fluent/bundle is published without its licence text, which is htm's word for word.
_FLUENT_NOTICE = """\
@fluent/bundle, Copyright Mozilla and the Project Fluent contributors.
Changed here: its modules are bundled into one file and minified. The licence:

"""

_README = """\
# What the page borrows

Modules of others, kept here so that the page needs no build step and asks no other host for
anything. Their licences stand beside them.

Made by `scripts/vendor` from the versions in `package.json`; never edited by hand. To renew, change
a version there, run `scripts/vendor` and try the page. `scripts/check` compares the folder with
this list.

Changed from what npm offers: bare names in imports are paths, references to source maps are gone,
a line at the top names the source; `fluent.js` is `@fluent/bundle` made into one minified module by
esbuild. The `.d.ts` files are for `tsc` alone, and lead to `node_modules`.

| file | package | version | licence | sha256 |
|---|---|---|---|---|
"""


def main(arguments: list[str]) -> int:
    """Make or compare the folder, and return the exit status."""
    if arguments not in ([], ["--check"]):
        print("usage: scripts/vendor [--check]", file=sys.stderr)
        return 2
    if arguments:
        problems = differences(VENDOR, pinned_versions())
        print("\n".join(problems), end="\n" if problems else "")
        return int(bool(problems))
    try:
        _node.lock()
        _node.prepare()
    except _node.NotReady as error:
        print(error, file=sys.stderr)
        return 1
    _make()
    return 0


def pinned_versions() -> dict[str, str]:
    """Return the versions in package.json by package."""
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    versions: dict[str, str] = package["devDependencies"]
    return versions


def differences(folder: Path, versions: dict[str, str]) -> list[str]:
    """Return the differences of the folder from its list and from the pinned versions."""
    text = (folder / LIST.name).read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\S+)` \| (\S*) \| (\S*) \| .* \| `(\w+)` \|$", text, re.MULTILINE)
    problems = [
        f"vendor/{name} is of {package} {version}, package.json pins {versions.get(package)}"
        for name, package, version, _ in rows
        if package and versions.get(package) != version
    ]
    listed = {name: digest for name, _, _, digest in rows}
    present = {path.name for path in folder.iterdir()} - {LIST.name}
    problems += [f"vendor/{name} is missing" for name in sorted(listed.keys() - present)]
    problems += [f"vendor/{name} is not in its list" for name in sorted(present - listed.keys())]
    problems += [
        f"vendor/{name} was changed by hand"
        for name in sorted(present & listed.keys())
        if _digest((folder / name).read_bytes()) != listed[name]
    ]
    return [f"{problem}: scripts/vendor" for problem in problems]


def paths_for_names(source: str) -> str:
    """Return a module's text with paths for the bare names that it imports.

    Example:
        >>> paths_for_names('import{h as t}from"preact";export*from"./own.js";')
        'import{h as t}from"./preact.js";export*from"./own.js";'
    """

    def path(found: re.Match[str]) -> str:
        before, quote, name = found.groups()
        if not name.startswith("."):
            name = PATHS[name]
        return f"{before}{quote}{name}{quote}"

    return _IMPORT.sub(path, source)


def _make() -> None:
    versions = pinned_versions()
    files: dict[str, str] = {}
    origins: dict[str, Module] = {}
    for module in MODULES:
        names = [f"{module.name}.js", f"{module.name}.d.ts", _licence_name(module)]
        contents = [_code(module, versions[module.package]), _types(module), _licence(module)]
        files.update(zip(names, contents, strict=True))
        origins.update(dict.fromkeys(names, module))
    VENDOR.mkdir(parents=True, exist_ok=True)
    for path in VENDOR.iterdir():
        path.unlink()
    rows = []
    for name, text in sorted(files.items()):
        (VENDOR / name).write_text(text, encoding="utf-8", newline="\n")
        module = origins[name]
        rows.append(
            f"| `{name}` | {module.package} | {versions[module.package]} | {module.licence} "
            f"| `{_digest(text.encode())}` |\n"
        )
    LIST.write_text(_README + "".join(rows), encoding="utf-8", newline="\n")


def _code(module: Module, version: str) -> str:
    if module.source:
        code = (_node.MODULES / module.package / module.source).read_text(encoding="utf-8")
    else:
        flags = ("--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none")
        code = _node.output("esbuild", *flags, stdin=f'export * from "{module.package}";')
    code = paths_for_names(_SOURCE_MAP.sub("", code)).strip()
    licence = f"{module.licence}, {_licence_name(module)}"
    return f"// {module.import_name} {version}, (c) {module.owner}, {licence}\n{code}\n"


def _types(module: Module) -> str:
    names = "{ default }" if module.name == "htm" else "*"
    return f'export {names} from "{module.import_name}";\n'


def _licence_name(module: Module) -> str:
    family = "signals" if module.name.startswith("signals") else module.name
    return f"{'preact' if family == 'hooks' else family}.LICENSE"


def _licence(module: Module) -> str:
    package = "htm" if module.name == "fluent" else module.package
    text = (_node.MODULES / package / "LICENSE").read_text(encoding="utf-8").strip("\n")
    if module.name == "fluent":
        text = _FLUENT_NOTICE + text.partition("\n   APPENDIX:")[0].rstrip()
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
