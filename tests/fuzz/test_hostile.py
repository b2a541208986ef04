"""Megabytes that somebody made to hurt: refused in time, within memory that the input bounds."""

from __future__ import annotations

import tracemalloc
from time import process_time

import pytest
from tests.fuzz.hostile import AIMED, ANYWHERE, BEYOND, WITHIN
from tests.fuzz.law import READERS, TAKES_BYTES, judge

MOST_SECONDS = 2.0  # of this process, so that a busy machine does not fail the test
MOST_MEMORY_PER_BYTE = 20
ALWAYS_ALLOWED = 4_000_000  # what regular expressions, errors and tracebacks may take anyway


@pytest.mark.parametrize("kind", sorted(READERS))
@pytest.mark.parametrize("name", ANYWHERE)
def test_anywhere(name: str, kind: str) -> None:
    _measure(kind, ANYWHERE[name](BEYOND))
    within = ANYWHERE[name](WITHIN)
    _measure(kind, within.encode("utf-8", "replace") if kind in TAKES_BYTES else within)


@pytest.mark.parametrize("name", AIMED)
def test_aimed(name: str) -> None:
    kind, make = AIMED[name]
    _measure(kind, make())


@pytest.mark.parametrize("kind", sorted(READERS))
def test_a_line_of_megabytes_is_refused_by_its_length_alone(kind: str) -> None:
    assert judge(kind, "x" * BEYOND) == "too-long"


def _measure(kind: str, given: str | bytes) -> None:
    size = len(given if isinstance(given, bytes) else given.encode("utf-8", "surrogatepass"))
    start = process_time()
    judge(kind, given)
    assert process_time() - start < MOST_SECONDS
    # Once more for the memory: being watched takes time of its own.
    tracemalloc.start()
    try:
        judge(kind, given)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < ALWAYS_ALLOWED + MOST_MEMORY_PER_BYTE * size
