"""Each test runs once, and each worker begins with its share of the long ones."""

from hypothesis import given
from hypothesis import strategies as st

from tests.order import LONG, long_first

NAMES = st.lists(st.sampled_from(["tests/rules/test_dice.py::test_a", *LONG]), max_size=60)


@given(names=NAMES, workers=st.integers(1, 8))
def test_each_test_runs_once(names: list[str], workers: int) -> None:
    assert sorted(long_first(names, workers)) == list(range(len(names)))


@given(short=st.integers(60, 200), long=st.integers(0, 40), workers=st.integers(1, 8))
def test_each_worker_begins_with_its_share_of_the_long_tests(
    short: int, long: int, workers: int
) -> None:
    order = long_first(["tests/rules/test_a.py"] * short + [LONG[0]] * long, workers)
    begin, left = 0, short + long
    for worker in range(workers):
        size = left // (workers - worker)
        share = [number >= short for number in order[begin : begin + size]]
        assert share == sorted(share, reverse=True)
        assert sum(share) in (long // workers, long // workers + 1)
        begin, left = begin + size, left - size
