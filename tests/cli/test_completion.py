"""Completion in the shell: a real bash completes commands, options, bots and files."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import Inside, refused, run
from tests.patience import PATIENCE

# What bash does at a press of Tab: it fills these variables and calls the function.
PRESS_TAB = """
. "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_lastroll
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home where completion has been installed for bash, with `lastroll` on the PATH."""
    home = tmp_path_factory.mktemp("home")
    installed = run("--install-completion", "bash", HOME=str(home))
    assert (installed.status, installed.err) == (0, "")
    assert str(home) in installed.out
    command = home / "bin" / "lastroll"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lastroll "$@"\n')
    command.chmod(0o755)
    return home


def completed(home: Path, *words: str, language: str = "en") -> list[str]:
    """Return what bash offers for the last of these words."""
    script = next(home.rglob("completions/lastroll"))
    variables = {
        **os.environ,
        "HOME": str(home),
        "PATH": f"{home / 'bin'}:{os.environ['PATH']}",
        "LASTROLL_LANGUAGE": language,
    }
    found = subprocess.run(
        ["bash", "--norc", "-c", PRESS_TAB, "bash", script, "lastroll", *words],
        capture_output=True,
        text=True,
        cwd=home,
        env=variables,
        timeout=PATIENCE,
    )
    assert (found.returncode, found.stderr) == (0, "")
    return found.stdout.split("\n")[:-1]


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes_commands_options_bots_and_files(home: Path) -> None:
    assert completed(home, "pl") == ["play"]
    assert completed(home, "arena", "--vers") == ["--versus", "--version"]
    assert completed(home, "play", "--bots", "gr") == ["greedy"]
    assert completed(home, "play", "--bots", "greedy,ra") == ["greedy,random"]
    assert completed(home, "engine", "Old") == ["Old\\ Hand"]
    assert completed(home, "engine", "--bot", "Nim", language="de") == ["Nimmersatt"]
    assert completed(home, "arena", "--bots", "prior-t") == ["prior-table"]
    (home / "games.jsonl").touch()
    assert completed(home, "replay", "ga") == ["games.jsonl"]
    assert completed(home, "solve", "ga") == ["games.jsonl"]


def test_the_shell_loads_it_by_itself(home: Path) -> None:
    assert "completions/lastroll" in (home / ".bashrc").read_text()


@pytest.mark.parametrize(
    ("shell", "names"), [("zsh", "arguments"), ("fish", "complete -c lastroll")]
)
def test_other_shells_get_a_script(
    shell: str, names: str, tmp_path: Path, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    status, out, err = inside("--install-completion", shell)
    assert (status, err) == (0, "")
    (file,) = (path for path in tmp_path.rglob("*lastroll*") if path.is_file())
    assert str(file) in out
    script = file.read_text("utf-8")
    assert names in script
    assert "__complete" in script  # asks for the bots


def test_an_unknown_shell_is_refused(inside: Inside) -> None:
    assert refused(inside("--install-completion", "sh")).startswith("SHELL cannot be “sh”.")
