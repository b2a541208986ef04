"""What is published holds all that is needed: the page and its licences, texts, migrations."""

import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
NEEDED = (
    "lastroll/locales/en.ftl",
    "lastroll/py.typed",
    "lastroll/server/migrations/env.py",
    "lastroll/web/app.js",
    "lastroll/web/index.html",
    "lastroll/web/manifest.webmanifest",
    "lastroll/web/sw.js",
    "lastroll/web/vendor/preact.LICENSE",
    "lastroll/web/vendor/preact.js",
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and a source archive."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=PATIENCE)
    return folder


def _of_the_package() -> set[str]:
    return {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "lastroll").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_holds_the_whole_package(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert sorted(set(NEEDED) - names) == []
    assert names == _of_the_package()


def test_the_wheel_names_its_licences(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        (path,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = message_from_bytes(archive.read(path))
    assert metadata["License-Expression"] == "MIT AND Apache-2.0"
    texts = {Path(name).name for name in metadata.get_all("License-File", [])}
    borrowed = {path.name for path in (SOURCE / "lastroll" / "web" / "vendor").glob("*.LICENSE")}
    assert texts == {"LICENSE", *borrowed}
    # A plain install does everything that needs no other server and no research library.
    assert metadata.get_all("Provides-Extra") == ["bus", "parquet", "postgres", "ray", "train"]


def test_the_source_archive_can_be_developed(built: Path) -> None:
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in _of_the_package()} <= names
    desk = ("scripts/check", "tests/test_packages.py", "package.json", "package-lock.json")
    assert {*desk, ".npmrc", ".prettierrc.json", "requirements/dev.txt"} <= names
