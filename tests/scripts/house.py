"""A copy of the repository's scripts, with an installer that notes what it is asked.

Nothing is downloaded and nothing outside a temporary folder is touched.
"""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
SETTING_UP = "Setting up Last Roll (once, about a minute) ...\n"

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

# Stands for both programs of the environment: prints how it was started.
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
            timeout=PATIENCE,
        )

    def calls(self) -> list[str]:
        """Return what the installer was asked since the last time, in short."""
        notes = Path(self.variables["NOTES"])
        lines = notes.read_text().splitlines() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return [re.sub(r"--python \S+ |--(no-(?!deps)|allow-)\S+ ", "", line) for line in lines]

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
            f"pip install --require-hashes --no-deps -r requirements/{kind}.txt",
            f"pip install --no-deps -e {self.root}",
        ]


def write_program(path: Path, source: str) -> None:
    """Put a program of the shell there."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(dedent(source))
    path.chmod(0o755)
