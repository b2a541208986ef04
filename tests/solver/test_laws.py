"""Laws of every round: seats and casinos are names, values add up, rounds remember."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.solver.posing import a_roll, pose
from tests.strategies import posed_positions, positions

from lastroll.rules import Casino, Hand, Position, Rules
from lastroll.solver import NotSolvable, Objective, count_states, solve, solve_round

SEEDS = [*range(3), *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(3, 6))]


def rotated(position: Position, by: int) -> Position:
    """Return the same table with everybody moved on by some seats."""
    players = position.rules.players
    seats = [(seat - by) % players for seat in range(players)]

    def moved(dice: tuple[int, ...]) -> tuple[int, ...]:
        return (*(dice[seat] for seat in seats), *dice[players:])

    assert position.turn is not None
    return replace(
        position,
        turn=(position.turn + by) % players,
        casinos=tuple(Casino(casino.notes, moved(casino.dice)) for casino in position.casinos),
        hands=tuple(position.hands[seat] for seat in seats),
        purses=tuple(position.purses[seat] for seat in seats),
    )


@pytest.mark.parametrize("objective", Objective)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "neutral"), [(2, False), (2, True), (3, False), (3, True)])
def test_seats_are_names(players: int, neutral: bool, seed: int, objective: Objective) -> None:
    random = Random(seed)
    hands = [Hand(random.randint(1, 2), int(neutral)) for _ in range(players)]
    position = pose(random, Rules(players=players, neutral=neutral), hands)
    value = solve(position, objective).value
    for by in range(1, players):
        moved = solve(rotated(position, by), objective).value
        expected = [value[(seat - by) % players] for seat in range(players)]
        assert moved == pytest.approx(expected, abs=1e-8)


@pytest.mark.parametrize("objective", [Objective.MARGIN, Objective.WIN])
@pytest.mark.parametrize("neutral", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_casinos_are_names(seed: int, neutral: bool, objective: Objective) -> None:
    """Between two players who is indifferent is so for both, and the lowest face is no matter."""
    random = Random(seed)
    hands = [Hand(3 - neutral, int(neutral)), Hand(2, 0)]
    position = pose(random, Rules(players=2, neutral=neutral), hands)
    value = solve(position, objective).value
    for order in random.sample(list(permutations(range(6))), 3):
        moved = replace(position, casinos=tuple(position.casinos[casino] for casino in order))
        assert solve(moved, objective).value == pytest.approx(value, abs=1e-8)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_solved_round_knows_all_that_follows(seed: int) -> None:
    random = Random(seed)
    players = random.randint(2, 3)
    hands = [Hand(7 - 2 * players, 0) for _ in range(players)]
    position = pose(random, Rules(players=players), hands)
    for objective in Objective:
        solved, now = solve_round(position, objective), position
        while now.turn is not None:
            rolled = now.roll(a_roll(random, now.hands[now.turn]))
            there, alone = solved.solution(rolled), solve(rolled, objective)
            assert there.best == alone.best
            assert there.value == pytest.approx(alone.value, abs=1e-8)
            for mine, theirs in zip(there.options, alone.options, strict=True):
                assert mine[:3] == theirs[:3]
                assert mine.value == pytest.approx(theirs.value, abs=1e-8)
            now = rolled.place(random.choice(rolled.legal_faces))
        assert solved.value(now) == pytest.approx(solve(now, objective).value)


@pytest.mark.parametrize("seed", SEEDS)
def test_values_add_up(seed: int) -> None:
    random = Random(seed)
    position = pose(random, Rules(players=4), [Hand(1)] * 4)
    assert sum(solve(position, Objective.WIN).value) == pytest.approx(1)
    assert sum(solve(position, Objective.MARGIN).value) == pytest.approx(0, abs=1e-8)
    money = solve(position, Objective.MONEY).value
    assert 0 <= sum(money) <= sum(sum(casino.notes) for casino in position.casinos)


@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(posed_positions() | positions(), st.sampled_from(Objective))
def test_any_position_is_valued_or_refused(position: Position, objective: Objective) -> None:
    try:
        solution = solve(position, objective, limit=20_000)
    except NotSolvable:
        return
    money = sum(sum(casino.notes) for casino in position.casinos)
    assert len(solution.value) == position.rules.players
    assert tuple(choice.face for choice in solution.choices) == position.legal_faces
    if objective is Objective.WIN:
        assert min(solution.value) >= -1e-9
        assert sum(solution.value) == pytest.approx(1)
    elif objective is Objective.MARGIN:
        assert sum(solution.value) == pytest.approx(0, abs=1e-9 * (money + 1))
    else:
        assert min(solution.value) >= 0
        assert sum(solution.value) <= money * (1 + 1e-9)


def test_states_are_counted_as_they_were_in_the_research() -> None:
    def states(players: int, own: int, extra: int = 0) -> int:
        rules = Rules(players=players, neutral=extra > 0)
        return count_states(pose(Random(0), rules, [Hand(own, extra)] * players))

    assert states(2, 8) == 9_018_009 * 2
    assert states(3, 4) == 9_261_000 * 3
    assert states(4, 3) == 49_787_136 * 4
    assert states(5, 2) == 17_210_368 * 5
    assert states(2, 4, 2) == 27_694_800
    assert states(2, 8, 4) == pytest.approx(1.1e11, rel=0.05)
