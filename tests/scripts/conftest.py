"""The house that the words of scripts/ are tried in."""

import os
import shutil
from pathlib import Path

import pytest
from tests.scripts.house import FAKE_PYTHON, FAKE_UV, ROOT, House, write_program


@pytest.fixture
def house(tmp_path: Path) -> House:
    root = tmp_path / "a house"  # a blank in a path must not matter
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=shutil.ignore_patterns("__pyc*"))
    shutil.copytree(ROOT / "requirements", root / "requirements")
    shutil.copy(ROOT / "pyproject.toml", root)
    programs = {
        "bin/uv": FAKE_UV,
        "bin/chromium-headless-shell": "#!/bin/sh",
        "python": FAKE_PYTHON,
    }
    for name, source in programs.items():
        write_program(tmp_path / name, source)
    variables = {
        "PATH": os.pathsep.join([str(tmp_path / "bin"), "/usr/bin", "/bin"]),
        "NOTES": str(tmp_path / "notes"),
        "LASTROLL_VENV": str(tmp_path / "venv"),
        "FAKE_PYTHON": str(tmp_path / "python"),
        "FAKE_FAILURE": "no such words",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return House(root, variables)
