"""The first use compiles and reports it, later ones load; without a folder everything works."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = """
import json, time
start = time.perf_counter()
from lastroll.compiling import compile_ahead
from lastroll.kernels import simulate
from lastroll.rules import Rules
heard = []
play = lambda: simulate(Rules(players=2), ["random"] * 2, 1)
compiled = compile_ahead(play, lambda: heard.append("compiling"))
seconds = time.perf_counter() - start
assert not compile_ahead(play, lambda: heard.append("again"))
games = simulate(Rules(players=5), ["random"] * 5, 10, seed=3)
print(json.dumps([compiled, heard, seconds, int(games.money.sum())]))
"""
# A small kernel, where it does not matter which.
DEAL = """
import json
from lastroll.compiling import on_compiling
from lastroll.kernels import GameBatch
from lastroll.rules import Rules
heard = []
with on_compiling(lambda: heard.append("compiling")) as compiled:
    tables = GameBatch(Rules(players=2), 10)
print(json.dumps([compiled(), heard, 0, int(tables.casino_notes(9).sum())]))
"""


class Run:
    """One start of a program that says whether it compiled anything, and what it found."""

    def __init__(self, program: str, **environment: str) -> None:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", program],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        self.compiled, heard, self.seconds, self.money = json.loads(done.stdout)
        assert heard == (["compiling"] if self.compiled else [])


def test_the_first_use_compiles_and_the_second_loads(tmp_path: Path) -> None:
    first = Run(PLAY, NUMBA_CACHE_DIR=str(tmp_path))
    second = Run(PLAY, NUMBA_CACHE_DIR=str(tmp_path))
    assert first.compiled
    assert not second.compiled
    assert second.money == first.money
    assert second.seconds < first.seconds


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Run]:
    folder = tmp_path_factory.mktemp("filled")
    return folder, Run(DEAL, NUMBA_CACHE_DIR=str(folder))


def test_a_damaged_file_is_made_again(filled: tuple[Path, Run]) -> None:
    folder, first = filled
    for suffix, kept in ((".nbc", 20), (".nbi", 120)):
        (path,) = folder.rglob(f"*_deal*{suffix}")
        path.write_bytes(path.read_bytes()[:kept])
        damaged = Run(DEAL, NUMBA_CACHE_DIR=str(folder))
        assert damaged.compiled
        assert damaged.money == first.money
    assert not Run(DEAL, NUMBA_CACHE_DIR=str(folder)).compiled


def test_a_folder_that_cannot_be_made_does_not_matter(tmp_path: Path) -> None:
    # A file where a folder should be stops even root, whom permissions do not.
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    run = Run(
        DEAL,
        HOME=str(in_the_way),
        XDG_CACHE_HOME=str(in_the_way),
        LOCALAPPDATA=str(in_the_way),
        NUMBA_CACHE_DIR="",
    )
    assert run.compiled
    assert run.money > 0
    assert list(tmp_path.iterdir()) == [in_the_way]


def test_a_disk_that_takes_no_more_does_not_matter(tmp_path: Path) -> None:
    # Whatever is written fails, as on a full disk.
    full = "import numba.core.caching as c\n"
    full += "def fail(*_): raise OSError(28, 'No space left on device')\n"
    full += "c.IndexDataCacheFile.save = fail\n"
    assert Run(full + DEAL, NUMBA_CACHE_DIR=str(tmp_path)).compiled
    assert not list(tmp_path.rglob("*.nb?"))


@pytest.mark.skipif(os.name == "nt", reason="permissions")
def test_a_folder_that_others_can_write_to_is_not_used(filled: tuple[Path, Run]) -> None:
    (folder,) = (filled[0] / "lastroll-kernels" / "kernels._batch").iterdir()
    folder.chmod(0o777)
    assert Run(DEAL, NUMBA_CACHE_DIR=str(filled[0])).compiled
    folder.chmod(0o700)


FOLDER = """
from pathlib import Path
from lastroll import compiling
print(compiling.kernel_folder(Path(compiling.__file__)))
"""


def kernel_folder(**environment: str) -> Path:
    """Return the folder that a fresh process keeps the kernels of a file in."""
    without = {name: word for name, word in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", FOLDER],
        env={**without, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(done.stdout.strip())


def test_only_a_few_versions_are_kept(tmp_path: Path) -> None:
    parent = tmp_path / "lastroll-kernels" / "compiling.__init__"
    for number in range(10):
        folder = parent / f"version-{number}"
        (folder / "kernels").mkdir(parents=True)
        os.utime(folder, (number, number))
    not_ours = tmp_path / "somebody-elses"
    not_ours.mkdir()
    ours = kernel_folder(NUMBA_CACHE_DIR=str(tmp_path))
    left = {path.name for path in parent.iterdir()}
    assert left == {ours.name, *(f"version-{number}" for number in range(3, 10))}
    assert not_ours.is_dir()


def test_a_version_in_use_is_not_the_oldest(tmp_path: Path) -> None:
    ours = kernel_folder(NUMBA_CACHE_DIR=str(tmp_path))
    os.utime(ours, (1, 1))
    kernel_folder(NUMBA_CACHE_DIR=str(tmp_path))
    assert ours.stat().st_mtime > 1


def test_the_users_own_folder_is_the_default(tmp_path: Path) -> None:
    homes = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"), str(tmp_path))
    folder = kernel_folder(**homes)
    assert folder.is_relative_to(tmp_path)
    assert "lastroll" in folder.parts


def test_the_help_imports_neither_numba_nor_the_kernels() -> None:
    program = (
        "import sys\n"
        "from lastroll.cli import main\n"
        "sys.argv = ['lastroll', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "assert not {'numba', 'numpy', 'lastroll.kernels'} & set(sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "simulate" in done.stdout or "replay" in done.stdout
