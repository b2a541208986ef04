"""Each test runs once, and each worker begins with its share of the long ones."""

from hypothesis import given
from hypothesis import strategies as st

from tests.order import EACH_ALONE, LONG, TOGETHER, long_first

SHORT = "tests/rules/test_dice.py::test_a"
NAMES = st.lists(st.sampled_from([SHORT, *LONG]), max_size=60)


@given(names=NAMES, workers=st.integers(1, 8))
def test_each_test_runs_once(names: list[str], workers: int) -> None:
    assert sorted(long_first(names, workers)) == list(range(len(names)))


@given(short=st.integers(80, 200), long=st.integers(0, 40), workers=st.integers(1, 8))
def test_each_worker_begins_with_its_share_of_the_long_tests(
    short: int, long: int, workers: int
) -> None:
    names = [SHORT] * short + [f"{EACH_ALONE[0]}test_{number}" for number in range(long)]
    for share in _parts(long_first(names, workers), workers):
        is_long = [number >= short for number in share]
        assert is_long == sorted(is_long, reverse=True)
        assert sum(is_long) in (long // workers, long // workers + 1)


def test_all_tests_of_a_file_and_all_of_training_begin_on_one_worker() -> None:
    files = [f"{TOGETHER}test_{file}.py" for file in "ab"]
    names = [f"{file}::test_{number}" for file in files for number in range(3)]
    parts = _parts(long_first([SHORT] * 60 + names, 6), 6)
    assert [part[:6] for part in parts if max(part) >= 60] == [list(range(60, 66))]


def _parts(order: list[int], workers: int) -> list[list[int]]:
    """Return the tests of each worker, as pytest-xdist divides them."""
    parts, begin = [], 0
    for worker in range(workers):
        size = (len(order) - begin) // (workers - worker)
        parts.append(order[begin : begin + size])
        begin += size
    return parts
