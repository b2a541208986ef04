"""The sequential test: as seldom wrong as it says, and soon done."""

import math

import numpy as np
import pytest

from lastroll.arena import Hypotheses, SequentialTest, Verdict, default_upper_share
from lastroll.rules import LastRollError


def verdicts(true_share: float, hypotheses: Hypotheses, runs: int) -> list[Verdict]:
    """Return what many tests come to, on blocks of two games that are won with this chance."""
    chance = np.random.Generator(np.random.PCG64(5))
    found: list[Verdict] = []
    for _ in range(runs):
        test = SequentialTest(hypotheses, games_per_block=2)
        while test.verdict is Verdict.UNDECIDED:
            test.add(chance.binomial(2, true_share) / 2)
        found.append(test.verdict)
    return found


@pytest.mark.parametrize(
    ("true_share", "wrong"), [(0.5, Verdict.BETTER), (0.6, Verdict.NOT_BETTER)]
)
def test_it_is_as_seldom_wrong_as_it_says(true_share: float, wrong: Verdict) -> None:
    found = verdicts(true_share, Hypotheses(0.5, 0.6), runs=400)
    assert 0.01 < found.count(wrong) / 400 < 0.075


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    test = SequentialTest(Hypotheses(0.5, 0.55), games_per_block=2)
    shares = [0.0, 0.5, 1.0, 1.0] * 10
    for share in shares:
        test.add(share)
    variance = (np.var(shares) * 40 + 0.525 * 0.475 / 2) / 40
    wanted = sum((share - 0.5) ** 2 - (share - 0.55) ** 2 for share in shares) / (2 * variance)
    assert test.llr == pytest.approx(wanted)


def test_nothing_is_decided_by_a_few_blocks() -> None:
    test = SequentialTest(Hypotheses(0.5, 0.55), games_per_block=2)
    assert test.llr == 0
    assert [test.add(1.0) for _ in range(19)] == [Verdict.UNDECIDED] * 19
    assert test.add(1.0) is Verdict.BETTER


def test_who_never_wins_is_not_better() -> None:
    test = SequentialTest(Hypotheses(0.5, 0.55), games_per_block=2)
    assert [test.add(0.0) for _ in range(20)][-1] is Verdict.NOT_BETTER


def test_the_bounds_are_walds() -> None:
    low, high = Hypotheses(0.5, 0.55, alpha=0.01, beta=0.1).bounds
    assert low == pytest.approx(math.log(0.1 / 0.99))
    assert high == pytest.approx(math.log(0.9 / 0.01))


@pytest.mark.parametrize(
    ("numbers", "code"),
    [
        ((0.55, 0.5), "arena-shares"),
        ((0.5, 0.5), "arena-shares"),
        ((0.0, 0.5), "arena-shares"),
        ((0.5, 1.0), "arena-shares"),
        ((math.nan, 0.5), "arena-shares"),
        ((0.5, 0.55, 0.0, 0.05), "arena-errors"),
        ((0.5, 0.55, 0.05, 0.5), "arena-errors"),
    ],
)
def test_what_no_test_can_answer_is_refused(numbers: tuple[float, ...], code: str) -> None:
    with pytest.raises(LastRollError) as caught:
        Hypotheses(*numbers)
    assert caught.value.code == code


def test_a_step_up() -> None:
    assert default_upper_share(0.5) == pytest.approx(0.55)
    assert default_upper_share(1 / 5) == pytest.approx(11 / 47)
