"""The words in scripts/, as processes in a copy of the repository, with an installer that notes.

Nothing is downloaded and nothing outside a temporary folder is touched.
"""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
WORDS = ("check", "lock", "play", "test", "vendor")
SETTING_UP = "Setting up Last Roll (once, about a minute) ...\n"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the fake installer is a shell script")

# Notes its calls and makes the two programs of an environment; fails, waits or interrupts if told.
FAKE_UV = """\
    #!/bin/sh
    [ "$1" = --version ] && exit
    echo "$@" >> "$NOTES"
    case "$FAKE_UV" in
        fail*) echo "${FAKE_UV#fail }" >&2; exit 2;;
        interrupt) kill -INT $PPID; exit 2;;
        slow) sleep 0.2;;
    esac
    case "$*" in
        venv*)
            for folder; do :; done
            mkdir "$folder/bin"
            cp "$FAKE_PYTHON" "$folder/bin/python";;
        *"-e "*) cp "$FAKE_PYTHON" "$LASTROLL_VENV/bin/lastroll";;
    esac
"""

# Stands for both programs of the environment: says how it was started.
FAKE_PYTHON = """\
    #!/bin/sh
    echo "${0##*/} $*"
    echo "threads=$OMP_NUM_THREADS uncached=$PYTHONDONTWRITEBYTECODE"
    echo "chromium=$LASTROLL_CHROMIUM"
    case "$*" in *"$FAKE_FAILURE"*) exit 7;; esac
"""


@dataclass
class House:
    """A copy of the repository's scripts with their own environment and PATH."""

    root: Path
    variables: dict[str, str]

    def start(self, word: str, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, self.root / "scripts" / word, *arguments],
            env=self.variables | more,
            capture_output=True,
            text=True,
            timeout=30,
        )

    def calls(self) -> list[str]:
        """What the installer was asked since the last time, in short."""
        notes = Path(self.variables["NOTES"])
        lines = notes.read_text().splitlines() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return [re.sub(r"--python \S+ |--(no|allow)-\S+ ", "", line) for line in lines]

    @property
    def venv(self) -> Path:
        return Path(self.variables["LASTROLL_VENV"])

    @property
    def bin(self) -> Path:
        return Path(self.variables["PATH"].split(os.pathsep)[0])

    def all_calls(self, kind: str) -> list[str]:
        return [f"venv {self.venv}", *self.later_calls(kind)]

    def later_calls(self, kind: str) -> list[str]:
        return [
            f"pip install --require-hashes -r requirements/{kind}.txt",
            f"pip install -e {self.root}",
        ]


@pytest.fixture
def house(tmp_path: Path) -> House:
    root = tmp_path / "a house"  # a blank in a path must not matter
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=shutil.ignore_patterns("__pyc*"))
    shutil.copytree(ROOT / "requirements", root / "requirements")
    shutil.copy(ROOT / "pyproject.toml", root)
    programs = {"bin/uv": FAKE_UV, "bin/chromium": "#!/bin/sh", "python": FAKE_PYTHON}
    for name, source in programs.items():
        _program(tmp_path / name, source)
    variables = {
        "PATH": os.pathsep.join([str(tmp_path / "bin"), "/usr/bin", "/bin"]),
        "NOTES": str(tmp_path / "notes"),
        "LASTROLL_VENV": str(tmp_path / "venv"),
        "FAKE_PYTHON": str(tmp_path / "python"),
        "FAKE_FAILURE": "no such words",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return House(root, variables)


def _program(path: Path, source: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(dedent(source))
    path.chmod(0o755)


def _module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Set-up


def test_the_first_start_sets_up_and_the_second_does_nothing(house: House) -> None:
    first = house.start("play", "--seed", "a b")
    assert first.stderr == SETTING_UP
    assert first.stdout.splitlines()[0] == "lastroll --seed a b"
    assert house.calls() == house.all_calls("play")

    second = house.start("play", FAKE_FAILURE="lastroll")
    assert (second.stderr, second.stdout.splitlines()[0]) == ("", "lastroll ")
    assert house.calls() == []


def test_play_ends_with_the_exit_status_of_the_command(house: House) -> None:
    assert house.start("play", "lose", FAKE_FAILURE="lose").returncode == 7
    assert house.start("play", "win", FAKE_FAILURE="lose").returncode == 0


def test_byte_code_is_cached_whatever_the_machine_says(house: House) -> None:
    assert "uncached=\n" in house.start("play").stdout


def test_a_second_start_loads_nothing_that_takes_time(house: House) -> None:
    house.start("play")
    report = subprocess.run(
        [sys.executable, "-S", "-X", "importtime", house.root / "scripts" / "play"],
        env=house.variables,
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    loaded = {line.rpartition("|")[2].strip() for line in report.splitlines()}
    assert "_environment" in loaded
    assert loaded.isdisjoint({"json", "re", "shutil", "subprocess", "tempfile", "typing"})


def test_an_environment_for_developers_also_plays(house: House) -> None:
    house.start("test")
    assert house.calls() == house.all_calls("dev")
    house.start("play")
    assert house.calls() == []


def test_an_environment_for_playing_grows_into_one_for_developers(house: House) -> None:
    house.start("play")
    house.calls()
    house.start("test")
    assert house.calls() == house.later_calls("dev")


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/play.txt"])
def test_a_changed_file_installs_again(house: House, name: str) -> None:
    house.start("play")
    house.calls()
    with (house.root / name).open("a") as file:
        file.write("\n")
    house.start("play")
    assert house.calls() == house.later_calls("play")
    house.start("play")
    assert house.calls() == []


def test_a_moved_repository_sets_up_from_nothing(house: House) -> None:
    house.start("play")
    house.calls()
    house.root = house.root.rename(house.root.with_name("moved"))
    assert house.start("play").returncode == 0
    assert house.calls() == house.all_calls("play")


def test_two_starts_at_once_set_up_once(house: House) -> None:
    command = [sys.executable, str(house.root / "scripts" / "play")]
    both = [
        subprocess.Popen(
            command,
            env=house.variables | {"FAKE_UV": "slow"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    ends = [process.communicate(timeout=30) for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert [out.splitlines()[0] for out, _ in ends] == ["lastroll "] * 2
    assert house.calls() == house.all_calls("play")


# What can go wrong


@pytest.mark.parametrize(
    ("says", "reason"),
    [
        ("error sending request: dns error", "the package index cannot be reached"),
        ("WARNING: Retrying after connection broken", "the package index cannot be reached"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("Hash mismatch for rich==15.0.0", "a download is not the file that was promised"),
        ("panic", "the installer failed"),
    ],
)
def test_a_failed_set_up_is_one_line_and_a_log(house: House, says: str, reason: str) -> None:
    end = house.start("play", FAKE_UV=f"fail {says}")
    log = house.venv / "lastroll-setup.log"
    line = f"Last Roll could not be set up: {reason} (log: {log}).\n"
    assert (end.returncode, end.stdout, end.stderr) == (1, "", SETTING_UP + line)
    assert says in log.read_text()
    house.calls()

    assert house.start("play").returncode == 0
    assert house.calls() == house.all_calls("play")


def test_an_interrupted_set_up_leaves_nothing_that_looks_ready(house: House) -> None:
    house.start("play")
    (house.root / "requirements" / "play.txt").write_text("")
    end = house.start("play", FAKE_UV="interrupt")
    assert (end.returncode, end.stderr) == (130, SETTING_UP)
    house.calls()

    assert house.start("play").returncode == 0
    assert house.calls() == house.all_calls("play")


def test_a_folder_of_somebody_else_is_left_alone(house: House) -> None:
    house.venv.mkdir()
    (house.venv / "thesis.txt").write_text("mine")
    end = house.start("play")
    assert end.returncode == 1
    assert end.stderr == (
        f"{house.venv} was not made by these scripts: move it away, "
        "or set LASTROLL_VENV to another folder.\n"
    )
    assert [path.name for path in house.venv.iterdir()] == ["thesis.txt"]


def test_a_python_without_venv_says_how_to_get_one(house: House, tmp_path: Path) -> None:
    custom = tmp_path / "custom"
    custom.mkdir()
    (custom / "sitecustomize.py").write_text("import sys; sys.modules['ensurepip'] = None")
    end = house.start("play", PYTHONPATH=str(custom), PATH=str(custom))
    assert end.returncode == 1
    assert end.stderr.removeprefix(SETTING_UP) == (
        "This Python comes without venv: install it (on Debian and Ubuntu: "
        "apt install python3-venv) or install uv, then start again.\n"
    )


@pytest.fixture
def old_python(tmp_path: Path) -> str:
    """A value of PYTHONPATH with which Python says that it is 3.7."""
    custom = tmp_path / "old"
    custom.mkdir()
    (custom / "sitecustomize.py").write_text("import sys; sys.version_info = (3, 7, 16)")
    return str(custom)


def test_an_old_python_says_what_is_needed(house: House, old_python: str) -> None:
    end = house.start("play", PYTHONPATH=old_python, PATH=old_python)
    assert (end.returncode, end.stdout) == (1, "")
    assert end.stderr == (
        "Last Roll needs Python 3.11 or newer; this is 3.7, and PATH has no newer one.\n"
    )


def test_an_old_python_hands_over_to_a_newer_one_that_works(house: House, old_python: str) -> None:
    _program(house.bin / "python3.14", "#!/bin/sh\nexit 127")  # as a shim with nothing behind it
    newer = f'#!/bin/sh\nunset PYTHONPATH\nexec "{sys.executable}" "$@"'
    _program(house.bin / "python3.13", newer)
    end = house.start("play", "--seed", "a b", PYTHONPATH=old_python)
    assert (end.returncode, end.stderr) == (0, SETTING_UP)
    assert end.stdout.splitlines()[0] == "lastroll --seed a b"


@pytest.mark.parametrize("name", ["_chromium.py", "_environment.py", *WORDS])
def test_an_old_python_can_read_the_scripts(name: str) -> None:
    path = ROOT / "scripts" / name
    ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 7))
    assert name.startswith("_") or os.access(path, os.X_OK)


# The words


def test_test_runs_everything_with_coverage(house: House) -> None:
    out = house.start("test").stdout.splitlines()
    rooms = ["tests/rules", "tests/game", "tests/laws", "tests/goldens"]
    first = rf"python -m pytest -n [1-4] --dist=worksteal {' '.join(rooms)} --cov"
    ignored = " ".join(f"--ignore={room}" for room in rooms)
    started = [line for line in out if line.startswith("python -m pytest")]
    assert re.fullmatch(first, started[0])
    assert re.fullmatch(rf"python -m pytest -n [1-4] --dist=worksteal {ignored}", started[1])
    assert out[1].startswith("threads=1 ")


@pytest.mark.parametrize(
    ("arguments", "pattern"),
    [
        (["tests/rules", "-x"], r"-n [1-4] --dist=worksteal tests/rules -x"),
        (["-n", "0", "-k", "pile"], r"-n 0 -k pile"),
        (["-n3"], r"-n3"),
        (["-p", "no:xdist"], r"-p no:xdist"),
        (["--pdb"], r"--pdb"),
    ],
)
def test_test_runs_what_it_is_told(house: House, arguments: list[str], pattern: str) -> None:
    out = house.start("test", *arguments).stdout
    assert re.fullmatch(rf"python -m pytest {pattern}", out.splitlines()[0])


@pytest.mark.parametrize(
    ("arguments", "browser"),
    [
        ([], True),
        (["-k", "pile"], True),
        (["tests"], True),
        (["tests/browser"], True),
        (["tests/browser/test_a.py::test_a"], True),
        (["tests/rules"], False),
        (["tests/rules/test_a.py", "tests/browser"], True),
    ],
)
def test_a_browser_is_there_for_the_tests_that_drive_one(
    house: House, arguments: list[str], browser: bool
) -> None:
    for folder in ("rules", "browser"):
        (house.root / "tests" / folder).mkdir(parents=True)
        (house.root / "tests" / folder / "test_a.py").touch()
    said = house.start("test", *arguments).stdout.splitlines()
    assert f"chromium={house.bin / 'chromium' if browser else ''}" in said


def test_a_browser_is_installed_where_there_is_none(house: House, tmp_path: Path) -> None:
    house.start("test")  # so that only the browser is missing
    bare, notes = tmp_path / "bare", tmp_path / "apt"
    install = f'#!/bin/sh\necho "$@" >> "{notes}"\n'
    _program(bare / "apt-get", install)
    python = f"{house.venv}/bin/python"
    # Whoever is not root, or has no apt-get that helps, is left with Playwright's own.
    end = house.start("test", PATH=str(bare))
    assert end.returncode == 1
    assert end.stdout == "Installing Chromium for the browser tests (once) ...\n"
    log = house.venv / "lastroll-chromium.log"
    assert end.stderr == (
        "The browser tests need Chromium, and none could be installed: put one on PATH, "
        f"or set LASTROLL_CHROMIUM to its path (log: {log}).\n"
    )
    assert f"$ {python} -m playwright install chromium\n" in log.read_text()
    if os.geteuid() == 0:
        assert [line.split()[2] for line in notes.read_text().splitlines()] == ["update", "install"]
        copy = f'/bin/cp "{house.bin}/chromium" "{bare}"'
        _program(bare / "apt-get", install + copy)
        assert f"chromium={bare}/chromium" in house.start("test", PATH=str(bare)).stdout


def test_a_browser_may_be_named(house: House) -> None:
    said = house.start("test", LASTROLL_CHROMIUM="/opt/mine").stdout
    assert "chromium=/opt/mine\n" in said


def test_vendor_becomes_its_program(house: House) -> None:
    said = house.start("vendor", "--check").stdout
    assert said.startswith(f"python {house.root}/scripts/_vendor.py --check\n")


def test_check_runs_all_and_fails_for_one(house: House) -> None:
    end = house.start("check", FAKE_FAILURE="mypy")
    outcomes = re.findall(r"^(\w[\w ]*?) +(ok|failed) +\d+\.\d s$", end.stdout, re.MULTILINE)
    assert outcomes == [
        ("format", "ok"),
        ("lint", "ok"),
        ("types", "failed"),
        ("spelling", "ok"),
        ("public names", "ok"),
        ("vendored", "ok"),
        ("page format", "ok"),
        ("page types", "ok"),
    ]
    assert end.returncode == 1
    assert house.start("check").returncode == 0


def test_check_repairs_only_when_asked(house: House) -> None:
    assert "--renew" not in house.start("check").stdout
    assert "--renew" in house.start("check", "--fix").stdout
    assert house.start("check", "--mend").stderr == "usage: scripts/check [--fix]\n"


def test_lock_compiles_play_from_the_versions_of_dev(house: House) -> None:
    assert house.start("lock", "--upgrade").returncode == 0
    dev, play = house.calls()
    assert dev.endswith("--output-file requirements/dev.txt --group=dev --upgrade")
    assert "--constraint=requirements/dev.txt" in play
    for call in (dev, play):
        assert "--universal --generate-hashes" in call
        assert str(house.root) not in call


def test_ci_runs_the_same_words() -> None:
    path = ROOT / ".ci" / "run"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert os.access(path, os.X_OK)
    assert "set -eu" in lines
    words = [match[1] for line in lines if (match := re.match(r"timed (scripts/\w+)", line))]
    assert words == ["scripts/check", "scripts/test"]


# The requirement files


def _requirements(kind: str) -> dict[str, str]:
    """Versions by name; fails for anything that is not a pinned and hashed requirement."""
    text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    versions = {}
    for entry in re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines():
        match = re.fullmatch(
            r"([a-z0-9-]+)==([\w.+!]+)( ; [\w .<>=!'()]+)?( +--hash=sha256:[0-9a-f]{64})+", entry
        )
        assert match, f"{kind}.txt: {entry[:80]}"
        versions[match[1] + (match[3] or "")] = match[2]
    return versions


def test_requirements_hold_versions_and_hashes_and_nothing_else() -> None:
    for kind in ("play", "dev"):
        assert len(_requirements(kind)) > 5
        text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
        comments = [line for line in text.splitlines() if line.startswith("#")]
        assert comments[1:] == ["#    scripts/lock"]
        assert "://" not in text


def test_what_plays_is_what_is_developed() -> None:
    assert _requirements("play").items() <= _requirements("dev").items()


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]

    def names(requirements: list[str | dict[str, str]]) -> set[str]:
        found = set()
        for requirement in requirements:
            if isinstance(requirement, dict):
                found |= names(groups[requirement["include-group"]])
            else:
                found.add(re.sub(r"[._]", "-", re.split(r"[\[<>=!~; ]", requirement)[0].lower()))
        return found

    runtime = names(project["project"]["dependencies"])
    locked = {kind: {name.split()[0] for name in _requirements(kind)} for kind in ("play", "dev")}
    assert runtime | names(groups["build"]) <= locked["play"]
    assert runtime | names(groups["dev"]) <= locked["dev"]


# The public names

FRONT_DOORS = {
    "fine": (
        """
        import os
        from typing import Final
        from . import _inside, open_part
        from ._inside import Die as Cube
        SIDES: Final = 6
        _private = 1
        __all__ = ["SIDES", "Cube", "open_part"]
        """,
        [],
    ),
    "silent": (
        "def roll(): ...",
        ["ROOM has no __all__", "ROOM binds roll, which is not in its __all__"],
    ),
    "forgetful": (
        "from ._inside import Die\nclass Roll: ...\n__all__ = ['Roll']",
        ["ROOM binds Die, which is not in its __all__"],
    ),
    "boastful": (
        "__all__ = ['gold', 'roll', 'roll']\ndef roll(): ...",
        ["ROOM.__all__ names roll twice", "ROOM.__all__ names gold, which does not exist"],
    ),
}


@pytest.mark.parametrize("kind", FRONT_DOORS)
def test_a_front_door_names_what_it_offers(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, problems = FRONT_DOORS[kind]
    package = tmp_path / f"lodge_{kind}"
    room = package / "hall"
    room.mkdir(parents=True)
    (package / "__init__.py").write_text("__all__ = ['__doc__']")
    (room / "__init__.py").write_text(dedent(source))
    (room / "_inside.py").write_text("class Die: ...")
    (room / "open_part.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)

    names, found = _module("_public_names").public_names(package)
    assert found == [problem.replace("ROOM", f"{package.name}.hall") for problem in problems]
    if kind == "fine":
        offered = ["__doc__", "hall.Cube", "hall.SIDES", "hall.open_part"]
        assert names == [f"{package.name}.{name}" for name in offered]
