"""Setting up: once, again where something changed, and what can go wrong."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.scripts.house import ROOT, SETTING_UP, House, write_program

WORDS = ("check", "lock", "play", "test", "vendor")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the fake installer is a shell script")


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
    ends = [process.communicate(timeout=PATIENCE) for process in both]
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
    """Return a value of PYTHONPATH with which Python says that it is 3.7."""
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
    write_program(
        house.bin / "python3.14", "#!/bin/sh\nexit 127"
    )  # as a shim with nothing behind it
    newer = f'#!/bin/sh\nunset PYTHONPATH\nexec "{sys.executable}" "$@"'
    write_program(house.bin / "python3.13", newer)
    end = house.start("play", "--seed", "a b", PYTHONPATH=old_python)
    assert (end.returncode, end.stderr) == (0, SETTING_UP)
    assert end.stdout.splitlines()[0] == "lastroll --seed a b"


@pytest.mark.parametrize("name", ["_chromium.py", "_environment.py", *WORDS])
def test_an_old_python_can_read_the_scripts(name: str) -> None:
    path = ROOT / "scripts" / name
    ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 7))
    assert name.startswith("_") or os.access(path, os.X_OK)
