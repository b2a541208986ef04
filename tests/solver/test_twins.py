"""Facts of the rules that compiled code repeats for speed, proven equal to `rules`."""

from collections import defaultdict
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.evaluator._options import paid_now, write_win_shares
from lastroll.evaluator._rows import (
    CASINO_DICE,
    CASINO_NOTES,
    MONEY,
    NOTES_WON,
    PLAYERS,
    ROW_SIZE,
    Rows,
)
from lastroll.evaluator._shapes import Floats
from lastroll.evaluator.features import CASINOS, MAX_CASINO_NOTES, OUTPUTS, OWNERS, SLOTS
from lastroll.rules import FACES, Casino, Hand, Purse, Roll, all_rolls, pay_out, win_shares
from lastroll.solver import half_rolls
from lastroll.solver._allocations import Ints, compositions
from lastroll.solver._duel import _own_half_rolls
from lastroll.solver._rolls import HALF, random_option_probabilities
from lastroll.solver._sweep import WIN, _write_terminal_values

NEUTRAL_LEFT = st.builds(Hand, st.integers(0, 5), st.integers(0, 2)).filter(any)
PURSES = st.lists(st.builds(Purse, st.integers(0, 2), st.integers(0, 2)), min_size=2, max_size=5)


@compiled
def call_won(row: Rows, out: Floats) -> None:
    write_win_shares(row, out)


@compiled
def call_paid_now(row: Rows, paid: Rows) -> None:
    paid_now(row, paid)


@compiled
def call_worth(result: NDArray[np.float64], money: Ints, notes: Ints, objective_code: int) -> None:
    _write_terminal_values(result, money, notes, objective_code)


def options_of(roll: Roll) -> tuple[int, ...]:
    """Return the option of each face, as the solver numbers them."""
    hand = roll.hand
    options = []
    for casino, face in enumerate(FACES):
        own, neutral = roll.dice(face)
        options.append((casino * (hand.own + 1) + own) * (hand.neutral + 1) + neutral)
    return tuple(options)


@given(NEUTRAL_LEFT)
@settings(max_examples=15)
def test_two_halves_are_all_rolls_with_their_chances(hand: Hand) -> None:
    halves = half_rolls(*hand)
    distance = HALF * (hand.own + 1) * (hand.neutral + 1)
    groups = len(halves.starts) - 1
    found = {}
    for group in range(groups):
        rest = groups - 1 - group
        for one in range(halves.starts[group], halves.starts[group + 1]):
            for two in range(halves.starts[rest], halves.starts[rest + 1]):
                options = (*halves.rows[one].tolist(), *(halves.rows[two] + distance).tolist())
                found[options] = halves.probabilities[one] * halves.probabilities[two]
    wanted = {options_of(roll): float(chance) for roll, chance in all_rolls(hand)}
    assert found == pytest.approx(wanted)


@given(st.integers(1, 8))
@settings(max_examples=8)
def test_two_halves_of_own_dice_are_all_rolls_with_their_chances(dice: int) -> None:
    halves = _own_half_rolls(dice)
    found = {}
    for below in range(dice + 1):
        for one in range(halves.starts[below], halves.starts[below + 1]):
            for two in range(halves.starts[dice - below], halves.starts[dice - below + 1]):
                options = (*halves.rows[one], *(halves.rows[two] + HALF * (dice + 1)))
                found[tuple(map(int, options))] = (
                    halves.probabilities[one] * halves.probabilities[two] * halves.scales[dice]
                )
    wanted = {options_of(roll): float(chance) for roll, chance in all_rolls(Hand(dice))}
    assert found == pytest.approx(wanted)


@given(NEUTRAL_LEFT)
@settings(max_examples=15)
def test_whoever_takes_any_face_takes_it_from_all_rolls(hand: Hand) -> None:
    wanted: dict[int, float] = defaultdict(float)
    for roll, chance in all_rolls(hand):
        for face in roll.faces:
            wanted[options_of(roll)[face - 1]] += float(chance) / len(roll.faces)
    found = random_option_probabilities(*hand)
    assert {int(at): found[at] for at in np.flatnonzero(found)} == pytest.approx(dict(wanted))


@pytest.mark.parametrize("dice", range(9))
def test_dice_that_fall_are_dice_that_are_placed(dice: int) -> None:
    assert [tuple(row) for row in compositions(dice).tolist()] == [
        roll.own for roll, _ in all_rolls(Hand(dice))
    ]


@given(PURSES)
def test_the_win_is_shared_as_the_rules_share_it(purses: list[Purse]) -> None:
    row = np.zeros(ROW_SIZE, np.int32)
    row[PLAYERS] = len(purses)
    for seat, purse in enumerate(purses):
        row[MONEY + seat], row[NOTES_WON + seat] = purse
    out = np.zeros((SLOTS, OUTPUTS), np.float32)
    call_won(row, out)
    shares = list(map(float, win_shares(purses)))
    assert out[: len(purses), 0].tolist() == pytest.approx(shares)
    result = np.empty(len(purses))
    money, notes = np.array(purses, np.int64).T.copy()
    call_worth(result, money, notes, WIN)
    assert result.tolist() == shares


@given(
    st.lists(st.integers(0, 3), min_size=OWNERS, max_size=OWNERS),
    st.lists(st.integers(1, 9), max_size=MAX_CASINO_NOTES),
)
def test_casinos_pay_as_the_rules_pay(dice: list[int], notes: list[int]) -> None:
    notes.sort(reverse=True)
    row = np.zeros(ROW_SIZE, np.int32)
    for casino, owner in product(range(CASINOS), range(OWNERS)):
        row[CASINO_DICE + casino * OWNERS + owner] = dice[owner] if casino else 0
        row[
            CASINO_NOTES + casino * MAX_CASINO_NOTES : CASINO_NOTES
            + casino * MAX_CASINO_NOTES
            + len(notes)
        ] = notes
    paid = np.zeros((CASINOS, SLOTS), np.int32)
    call_paid_now(row, paid)
    wanted = [0] * SLOTS
    for payment in pay_out(Casino(tuple(notes), tuple(dice)), SLOTS).payments:
        if payment.owner < SLOTS:
            wanted[payment.owner] = payment.note
    assert paid.tolist() == [[0] * SLOTS, *[wanted] * (CASINOS - 1)]
