"""The check of the public names."""

import importlib.util
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest
from tests.scripts.house import ROOT

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


def _module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
