"""The words in scripts/, as processes."""

import os
import re
from pathlib import Path

import pytest
from tests.scripts.house import ROOT, House, write_program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the fake installer is a shell script")


def test_test_runs_everything_with_coverage(house: House) -> None:
    out = house.start("test").stdout.splitlines()
    rooms = ["tests/rules", "tests/game", "tests/laws", "tests/goldens"]
    first = rf"python -m pytest -n [1-6] --dist=worksteal {' '.join(rooms)} --cov"
    ignored = " ".join(f"--ignore={room}" for room in rooms)
    started = [line for line in out if line.startswith("python -m pytest")]
    assert re.fullmatch(first, started[0])
    assert re.fullmatch(rf"python -m pytest -n [1-6] --dist=worksteal {ignored}", started[1])
    assert "warm_up_in_background" in out[0]
    assert out[out.index(started[0]) + 1].startswith("threads=1 ")
    assert [line for line in out if line.startswith("python ")][-1].endswith("print_counts()")


def test_nightly_runs_everything_in_full(house: House) -> None:
    out = house.start("nightly").stdout.splitlines()
    started = [line for line in out if line.startswith("python -m pytest")]
    assert len(started) == 2
    assert all(line.endswith(" -m nightly or not nightly --timeout=14400") for line in started)
    one = house.start("nightly", "tests/rules").stdout.splitlines()[0]
    assert one.endswith("-m nightly or not nightly --timeout=14400 tests/rules")


@pytest.mark.parametrize(
    ("arguments", "pattern"),
    [
        (["tests/rules", "-x"], r"-n [1-6] --dist=worksteal tests/rules -x"),
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
    assert f"chromium={house.bin / 'chromium-headless-shell' if browser else ''}" in said


def test_a_browser_is_installed_where_there_is_none(house: House, tmp_path: Path) -> None:
    house.start("test")  # so that only the browser is missing
    bare, notes = tmp_path / "bare", tmp_path / "apt"
    install = f'#!/bin/sh\necho "$@" >> "{notes}"\n'
    write_program(bare / "apt-get", install)
    python = f"{house.venv}/bin/python"
    # Users without root, or without an apt-get that helps, are left with Playwright's own.
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
        copy = f'/bin/cp "{house.bin}/chromium-headless-shell" "{bare}"'
        write_program(bare / "apt-get", install + copy)
        assert (
            f"chromium={bare}/chromium-headless-shell" in house.start("test", PATH=str(bare)).stdout
        )


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
        ("spelling", "ok"),
        ("public names", "ok"),
        ("vendored", "ok"),
        ("page format", "ok"),
        ("page types", "ok"),
        ("types", "failed"),
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
