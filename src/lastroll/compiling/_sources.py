"""The source files that a kernel is made of, and the folder that caches it.

Numba checks only the file of the kernel itself, but a kernel contains functions and constants of
other files. So the name of its folder is a hash of all files that its file imports, directly or
not: a change in any of them leads to another folder, and no outdated kernel is loaded.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_IMPORT: Final = re.compile(
    rf"^[ \t]*from[ ]+({_PACKAGE.name}[\w.]*)[ ]+import[ ]+(\([^)]*\)|[^\n]*)", re.M
)
_COMMENT: Final = re.compile(r"#.*")

_VERSIONS_KEPT: Final = 8
"""Number of versions retained per file with kernels."""


def source_files(path: Path) -> frozenset[Path]:
    """Return a file and all files of this package that it imports, directly or not."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting += [_file_of(module, name) for module, name in _imports(here)]
    return frozenset(found)


@cache
def _imports(path: Path) -> tuple[tuple[str, str], ...]:
    """Return the (module, name) pairs that a file imports from this package."""
    return tuple(_read_imports(path.read_text(encoding="utf-8")))


def _read_imports(source: str) -> Iterator[tuple[str, str]]:
    for module, names in _IMPORT.findall(source):
        for name in _COMMENT.sub("", names).strip("() \n").split(","):
            if name.strip():
                yield module, name.split()[0]


def _file_of(module: str, name: str) -> Path:
    """Return the file in which a name is defined, looking through front doors."""
    folder = _PACKAGE.parent.joinpath(*module.split("."))
    front_door = folder / "__init__.py"
    if not front_door.is_file():
        return folder.with_suffix(".py")
    if (folder / f"{name}.py").is_file():
        return folder / f"{name}.py"
    for behind, offered in _imports(front_door):
        if offered == name and behind != module:
            return _file_of(behind, name)
    return front_door


@cache
def digest(path: Path) -> str:
    """Return a hash of the content of all files that `path` is made of."""
    files = sorted(
        source_files(path), key=lambda file: (file != path, os.path.relpath(file, _PACKAGE))
    )
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def cache_folder() -> Path | None:
    """Return the parent of all cache folders, None if its path is not absolute."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    parent = Path(chosen) if chosen else user_cache_path("lastroll", appauthor=False)
    # without a home, "~" is not expanded
    return parent / "lastroll-kernels" if parent.is_absolute() else None


@cache
def kernel_folder(path: Path) -> Path | None:
    """Return the cache folder for the kernels of a file, None if none can or may be used."""
    parent = cache_folder()
    if parent is None:
        return None
    try:
        folder = parent / _name(path) / digest(path)
        if folder.exists():
            with suppress(OSError):
                os.utime(folder)  # in use: not the first one to be removed
        else:
            folder.mkdir(mode=0o700, parents=True)
            _remove_old(folder.parent)
        state = folder.stat()
    except OSError:
        return None
    # Cached machine code runs unchecked: a folder writable by others is not used.
    trusted = os.name == "nt" or (
        state.st_uid == os.geteuid() and not state.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    )
    return folder if trusted and os.access(folder, os.W_OK) else None


def _name(path: Path) -> str:
    """Return the name of a file as a module: `solver._sweep`."""
    within = path.relative_to(_PACKAGE) if path.is_relative_to(_PACKAGE) else Path(path.name)
    return ".".join(within.with_suffix("").parts)


def _remove_old(folder: Path) -> None:
    """Retain the folders used last; a program of another version compiles again."""
    versions = sorted(folder.iterdir(), key=lambda version: version.stat().st_mtime)
    for version in versions[:-_VERSIONS_KEPT]:
        shutil.rmtree(version, ignore_errors=True)
