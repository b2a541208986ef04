"""A kernel is kept for exactly the sources that it is made of, in whatever files they are."""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

import lastroll
from lastroll.compiling import source_files

PACKAGE = Path(lastroll.__file__).parent
WITH_KERNELS = sorted(
    path
    for path in PACKAGE.rglob("*.py")
    if "from lastroll.compiling import compiled" in path.read_text(encoding="utf-8")
)


def names_in(code: CodeType) -> set[str]:
    """Return all names that a function and the functions in it use."""
    inner = [names_in(each) for each in code.co_consts if isinstance(each, CodeType)]
    return set(code.co_names).union(*inner)


@pytest.mark.parametrize("path", WITH_KERNELS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_a_kernel_uses_is_in_the_files_that_its_folder_is_named_for(path: Path) -> None:
    module = import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
    files = source_files(path)
    kernels: list[Any] = [each for each in vars(module).values() if hasattr(each, "py_func")]
    used = [
        vars(module)[name]
        for kernel in kernels
        if kernel.py_func.__module__ == module.__name__
        for name in names_in(kernel.py_func.__code__)
        if name in vars(module)
    ]
    assert kernels
    for it in used:
        it = getattr(it, "py_func", it)
        if isinstance(it, (type, FunctionType)) and it.__module__.startswith("lastroll"):
            source = sys.modules[it.__module__].__file__
            assert source is not None
            assert Path(source) in files, it


def test_front_doors_are_followed_to_the_file_behind() -> None:
    files = source_files(PACKAGE / "evaluator" / "_kernels.py")
    assert {
        PACKAGE / "evaluator" / f"{name}.py" for name in ("_options", "_rows", "features")
    } <= files
    assert PACKAGE / "rules" / "_position.py" in files
    assert PACKAGE / "rules" / "__init__.py" not in files
    assert not any(path.parent.name in ("bots", "solver", "kernels") for path in files)


PROGRAM = """
from lastroll.compiling import on_compiling
from lastroll.tried import kernel
with on_compiling(lambda: None) as compiled:
    found = kernel(1)
print(found, compiled())
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package of this name whose kernel calls a part of another file with a constant."""
    folder = tmp_path / "lastroll"
    (folder / "tried").mkdir(parents=True)
    shutil.copytree(PACKAGE / "compiling", folder / "compiling")
    for name, source in {
        "__init__.py": "",
        "tried/__init__.py": "from lastroll.tried._kernel import kernel",
        "tried/_kernel.py": """
from lastroll.compiling import compiled
from lastroll.tried._part import part
@compiled
def kernel(number):
    return part(number)
""",
        "tried/_part.py": """
from lastroll.compiling import compiled
from lastroll.tried._constant import (  # a bracket
    SUMMAND as ADDED,  # and a comment
)
@compiled(part=True, allocates=False)
def part(number):
    return number + ADDED
""",
        "tried/_constant.py": "SUMMAND = 1",
        "tried/_other.py": "",
    }.items():
        (folder / name).write_text(source, encoding="utf-8")
    return folder


def test_a_change_in_another_file_is_never_answered_by_an_old_kernel(package: Path) -> None:
    def run() -> str:
        done = subprocess.run(
            [sys.executable, "-B", "-c", PROGRAM],
            env={
                **os.environ,
                "PYTHONPATH": str(package.parent),
                "NUMBA_CACHE_DIR": str(package.parent / "cache"),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    assert run() == "2 True"
    (package / "tried" / "_other.py").write_text("SUMMAND = 7")
    assert run() == "2 False"
    (package / "tried" / "_constant.py").write_text("SUMMAND = 2")
    assert run() == "3 True"
    part = package / "tried" / "_part.py"
    part.write_text(part.read_text().replace("number +", "10 * number +"))
    assert run() == "12 True"


def test_numba_is_imported_by_the_first_kernel_alone() -> None:
    program = "import sys, lastroll, lastroll.compiling, lastroll.bots, lastroll.server\n"
    program += "from lastroll.compiling import is_warm; is_warm()\n"
    program += "print({'numba', 'llvmlite', 'numpy'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"
