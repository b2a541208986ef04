"""The packages hold all that is needed: the page and its licences, texts, migrations."""

import json
import os
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

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
    """Return a folder with a wheel and a source archive."""
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


@pytest.fixture(scope="module")
def bare(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment with the wheel and what it requires, nothing else.

    What it asks for is linked from the environment of the tests, so that no index is needed.
    The last test below installs the wheel from the indexes, in `scripts/nightly`.
    """
    folder = tmp_path_factory.mktemp("bare")
    command = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
    subprocess.run(command, check=True, timeout=PATIENCE)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    answer = subprocess.run([python, "-c", ask], check=True, capture_output=True, text=True)
    packages = Path(answer.stdout.strip())
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    (installed,) = Distribution.discover(path=[str(packages)], name="lastroll")
    for each in _needed_by(installed):
        _link(each, packages)
    return python


def _needed_by(installed: Distribution) -> Iterator[Distribution]:
    """Yield all that a distribution needs here, directly or not."""
    waiting = [Requirement(text) for text in installed.requires or ()]
    seen: set[tuple[str, str]] = set()
    linked: set[str] = set()
    while waiting:
        needed = waiting.pop()
        for extra in ("", *needed.extras):
            if (needed.name, extra) in seen:
                continue
            if needed.marker is not None and not needed.marker.evaluate({"extra": ""}):
                continue
            seen.add((needed.name, extra))
            found = distribution(needed.name)
            for text in found.requires or ():
                below = Requirement(text)
                if below.marker is None or below.marker.evaluate({"extra": extra}):
                    below.marker = None
                    waiting.append(below)
            if needed.name not in linked:
                linked.add(needed.name)
                yield found


def _link(found: Distribution, packages: Path) -> None:
    for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
        if not (packages / top).exists():
            (packages / top).symlink_to(Path(str(found.locate_file(top))))


def _run(python: Path, *words: str, stdin: str = "") -> str:
    """Run `lastroll` in the bare environment and return what it prints."""
    command = [str(python), "-I", "-m", "lastroll", *words]
    ended = subprocess.run(
        command, input=stdin, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def test_a_wheel_alone_plays(bare: Path) -> None:
    answers = "\n1\n2\n3\n4\n5\n6\n" * 100
    game = ("play", "--plain", "--players", "2", "--rounds", "1", "--seed", "1", "--name", "Anna")
    assert "Anna" in _run(bare, *game, "--bots", "greedy", stdin=answers)
    assert json.loads(_run(bare, "games", "--json"))


def test_a_wheel_alone_solves(bare: Path) -> None:
    position = {
        "format": "lastroll-position/1",
        "rules": {"players": 2, "rounds": 1},
        "round": 1,
        "start": 0,
        "turn": 0,
        "casinos": [
            {"notes": [60_000], "dice": [6, 1]},
            {"notes": [50_000], "dice": [0, 7]},
            *[{"notes": [50_000], "dice": [0, 0]}] * 4,
        ],
        "hands": [{"own": 2, "neutral": 0}, {"own": 0, "neutral": 0}],
        "roll": {"own": "13", "neutral": ""},
        "purses": [{"money": 0, "notes": 0}] * 2,
    }
    found = json.loads(_run(bare, "solve", json.dumps(position), "--json"))
    assert found["method"] == "exact"


def test_a_wheel_alone_serves(bare: Path) -> None:
    command = [str(bare), "-I", "-m", "lastroll", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as service:
        assert service.stdout is not None
        line = service.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://"))
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            assert b'<div id="app">' in answer.read()
        with urllib.request.urlopen(f"{address}api/bots", timeout=PATIENCE) as answer:
            assert json.load(answer)
        service.send_signal(signal.SIGINT)
        service.wait(PATIENCE)


@pytest.mark.nightly
def test_the_tools_of_the_trade_build_check_and_install_it(tmp_path: Path) -> None:
    def run(*words: str | Path) -> str:
        return subprocess.run(words, check=True, capture_output=True, text=True).stdout

    run(sys.executable, "-m", "venv", tmp_path / "tools")
    tools = tmp_path / "tools" / ("Scripts" if os.name == "nt" else "bin")
    run(tools / "python", "-m", "pip", "install", "--quiet", "build", "twine")
    run(tools / "python", "-m", "build", "--outdir", tmp_path / "dist", ROOT)
    published = sorted((tmp_path / "dist").iterdir())
    assert len(published) == 2
    assert run(tools / "twine", "check", "--strict", *published).count("PASSED") == 2
    run(sys.executable, "-m", "venv", tmp_path / "plain")
    plain = tmp_path / "plain" / tools.name
    run(plain / "python", "-m", "pip", "install", "--quiet", published[-1])
    assert run(plain / "lastroll", "--version").startswith("Last Roll ")
