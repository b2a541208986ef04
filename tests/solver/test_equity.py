"""The round equity table: it agrees with rounds solved here, and it is read the right way round."""

from dataclasses import replace
from random import Random
from statistics import mean, stdev

import numpy as np
import pytest
from tests.solver.posing import RESEARCH, fresh

from lastroll.rules import NOTES, Casino, Hand, Position, Purse, Roll, Rules, fill_casinos
from lastroll.solver import NotSolvable, Objective, equity_share, solve

DEALS = 8


def before_round(number: int, seed: int, gap: int, notes: int, start: int = 0) -> Position:
    """Return a round before its first roll, in which the start player has this much more."""
    rules = Rules(players=2)
    pile = tuple(Random(seed).sample(NOTES, len(NOTES)))
    casinos, _ = fill_casinos(rules, pile)
    ahead, behind = Purse(500_000 + gap, 10 + notes), Purse(500_000, 10)
    return Position(
        rules=rules,
        round=number,
        start=start,
        turn=start,
        casinos=tuple(Casino(stack, (0, 0)) for stack in casinos),
        hands=(Hand(8), Hand(8)),
        rolled=None,
        purses=(ahead, behind) if start == 0 else (behind, ahead),
    )


@pytest.mark.parametrize(
    ("to_go", "gap", "notes"),
    [
        (1, 50_000, -2),
        (2, -60_000, 1),
        pytest.param(1, 0, 0, marks=pytest.mark.nightly),
        pytest.param(3, 90_000, 0, marks=pytest.mark.nightly),
    ],
)
def test_rounds_solved_here_agree_with_the_table(to_go: int, gap: int, notes: int) -> None:
    """The table was made on another machine by another program, from other deals."""
    shares = [solve(before_round(5 - to_go, seed, gap, notes)).value[0] for seed in range(DEALS)]
    share, error = equity_share(to_go, gap, notes)
    assert mean(shares) == pytest.approx(share, abs=4 * (stdev(shares) / DEALS**0.5 + error))


@pytest.mark.nightly  # by day the laws hold it within a round
def test_seats_are_names_in_every_round() -> None:
    for number in (1, 2, 3, 4):
        mine = solve(before_round(number, 1, 30_000, 1, start=0))
        theirs = solve(before_round(number, 1, 30_000, 1, start=1))
        assert mine.value == pytest.approx(theirs.value[::-1], abs=1e-8)
        assert mine.exact == (number == 4)
        assert mine.method == ("exact" if number == 4 else "equity-table")
        assert (mine.stderr == 0) == (number == 4)
        assert sum(mine.value) == pytest.approx(1)


def test_the_end_of_a_round_is_worth_what_the_table_says() -> None:
    """Seat 0 wins the only note, $40,000, and has $10,000 less and as many notes before it."""
    position = Position(
        rules=Rules(players=2),
        round=2,
        start=1,
        turn=None,
        casinos=(Casino((40_000,), (2, 1)), *(Casino((), (0, 0)),) * 5),
        hands=(Hand(0), Hand(0)),
        rolled=None,
        purses=(Purse(90_000, 2), Purse(100_000, 2)),
    )
    share, _ = equity_share(2, 30_000, 1)
    # Seat 0 starts round 3, being the neighbour of seat 1.
    assert solve(position).value == pytest.approx((share, 1 - share))
    opponent, _ = equity_share(2, -30_000, -1)
    assert solve(replace(position, start=0)).value == pytest.approx((1 - opponent, opponent))
    # The same by the sweep: one die is left, and it cannot change anything.
    harmless = replace(
        position,
        turn=1,
        casinos=(Casino((40_000,), (4, 1)), *position.casinos[1:]),
        hands=(Hand(0), Hand(1)),
    )
    assert solve(harmless).value == pytest.approx((share, 1 - share))


def test_more_is_never_worth_less() -> None:
    for to_go in (1, 2, 3):
        shares = np.array(
            [[equity_share(to_go, gap * 10_000, notes)[0] for notes in range(-6, 7)]
             for gap in range(-45, 46)]
        )  # fmt: skip
        assert (np.diff(shares, axis=0) >= 0).all()
        assert (np.diff(shares, axis=1) >= 0).all()
        assert shares[0].max() < 0.001
        assert shares[-1].min() > 0.999
        # Starting a round costs something, but who starts now does not start next.
        assert 0.45 < shares[45, 6] < 0.51


def test_far_gaps_count_as_the_last_of_the_table() -> None:
    assert equity_share(1, 10_000_000, 100) == equity_share(1, 450_000, 6)


def test_other_games_have_no_table() -> None:
    position = replace(fresh(RESEARCH, 2, 2), round=3)
    assert solve(position).stderr > 0
    others = [
        replace(position, rules=Rules(players=2, dice=7)),
        replace(position, rules=Rules(players=2, rounds=9)),
        replace(position, purses=(Purse(5_000, 1), Purse())),
        replace(fresh(RESEARCH, 1, 1, 1), round=3),
    ]
    for other in others:
        with pytest.raises(NotSolvable) as caught:
            solve(other)
        assert caught.value.code == "solve-not-last"
    five_rounds = replace(position, rules=Rules(players=2, rounds=5), round=4)
    assert solve(five_rounds).value == solve(position).value


def test_a_choice_before_the_last_round_carries_its_error() -> None:
    position = replace(fresh(RESEARCH, 2, 2), round=3).roll(Roll.of("12"))
    whole = solve(position, Objective.WIN)
    assert solve(position, Objective.WIN, limit=whole.states - 1).stderr == whole.stderr > 0
