"""Vendored modules are those that scripts/vendor made, with their licences."""

import importlib
import re
import shutil
from pathlib import Path
from types import ModuleType

import pytest
from tests.web.modules import VENDOR, imports

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def vendor(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(SCRIPTS)
    return importlib.import_module("_vendor")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(VENDOR, tmp_path / "vendor"))


def test_the_folder_is_as_its_list_says(vendor: ModuleType) -> None:
    assert vendor.differences(VENDOR, vendor.pinned_versions()) == []


def test_every_difference_is_found(vendor: ModuleType, copy: Path) -> None:
    versions = vendor.pinned_versions() | {"htm": "4.0.0"}
    (copy / "preact.js").write_text("changed")
    (copy / "hooks.js").unlink()
    (copy / "own.js").write_text("")
    assert [re.split(r", |: ", line)[0] for line in vendor.differences(copy, versions)] == [
        "vendor/htm.LICENSE is of htm 3.1.1",
        "vendor/htm.d.ts is of htm 3.1.1",
        "vendor/htm.js is of htm 3.1.1",
        "vendor/hooks.js is missing",
        "vendor/own.js is not in its list",
        "vendor/preact.js was changed by hand",
    ]


def test_every_module_has_types_a_licence_and_a_version(vendor: ModuleType) -> None:
    for path in VENDOR.glob("*.js"):
        source = path.read_text(encoding="utf-8")
        first = source.partition("\n")[0]
        named = re.fullmatch(r"// (\S+) ([\d.]+), \(c\) .+, (?:MIT|Apache-2\.0), (\S+)", first)
        assert named, first
        assert (VENDOR / named[3]).is_file()
        assert path.with_suffix(".d.ts").is_file()
        assert "sourceMappingURL" not in source
        assert {name for name, _ in imports(source)} <= set(vendor.PATHS.values())


def test_only_imports_become_paths(vendor: ModuleType) -> None:
    source = 'import{h}from"preact";import "preact/hooks";export*from \'./own.js\';t("preact")'
    assert vendor.paths_for_names(source) == (
        'import{h}from"./preact.js";import "./hooks.js";export*from \'./own.js\';t("preact")'
    )
    with pytest.raises(KeyError):
        vendor.paths_for_names('import"react"')


def test_versions_are_pinned_exactly(vendor: ModuleType) -> None:
    for version in vendor.pinned_versions().values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)


def test_the_npm_lock_holds_no_download_address() -> None:
    text = (SCRIPTS.parent / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert "omit-lockfile-registry-resolved=true" in (SCRIPTS.parent / ".npmrc").read_text()
