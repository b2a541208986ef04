"""The examples in the docstrings of the package are run."""

import doctest
import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import lastroll

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
# Run when they are imported, or need what a plain install may not have.
NOT_IMPORTED = ("lastroll.__main__", "lastroll.server.migrations.env")


def modules_with_examples() -> Iterator[str]:
    finder = doctest.DocTestFinder(exclude_empty=True)
    for module in pkgutil.walk_packages(lastroll.__path__, "lastroll."):
        if module.name in NOT_IMPORTED:
            continue
        found = finder.find(importlib.import_module(module.name))
        if any(test.examples for test in found):
            yield module.name


MODULES = list(modules_with_examples())


@pytest.mark.parametrize("name", MODULES)
def test_examples_of(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_there_are_examples_in_the_rules_and_in_the_game() -> None:
    rooms = {name.split(".")[1] for name in MODULES}
    assert {"rules", "game"} <= rooms
