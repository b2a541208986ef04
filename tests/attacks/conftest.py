"""The service that the attacks are run against."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.attacks.target import Target

MakeTarget = Callable[..., Target]


@pytest.fixture
def targets(tmp_path: Path) -> Iterator[MakeTarget]:
    """Yield a maker of services with settings of their own; they end with the test."""
    with ExitStack() as stack:
        made = 0

        def make(**variables: str) -> Target:
            nonlocal made
            made += 1
            target = Target(tmp_path / f"target-{made}", **variables)
            stack.callback(target.close)
            target.start()
            return target

        yield make


@pytest.fixture
def target(targets: MakeTarget) -> Target:
    """Return a service with its usual limits."""
    return targets()
