"""The published table of the game's size, one row for each number of dice."""

from fractions import Fraction
from math import comb

import pytest

from lastroll.rules import Hand, Rules, new_position

from . import forms
from .rolls import rolls_of

# dice: distinct rolls, choices, afterstates, choices with ordered rolls, mean faces to choose from.
SIZES = {
    1: (6, 6, 6, 6, "1.000"),
    2: (21, 36, 12, 66, "1.833"),
    3: (56, 126, 18, 546, "2.528"),
    4: (126, 336, 24, 4_026, "3.106"),
    5: (252, 756, 30, 27_906, "3.589"),
    6: (462, 1_512, 36, 186_186, "3.991"),
    7: (792, 2_772, 42, 1_210_866, "4.326"),
    8: (1_287, 4_752, 48, 7_733_946, "4.605"),
}


@pytest.mark.parametrize("dice", SIZES)
def test_size_of_a_turn(dice: int) -> None:
    rolls, choices, afterstates, ordered, faces = SIZES[dice]
    position = new_position(Rules(players=2, dice=dice)).deal([(60_000,)] * 6)
    walked = [
        (weight, rolled, rolled.legal_faces)
        for roll, weight in rolls_of(Hand(dice))
        for rolled in [position.roll(roll)]
    ]
    assert len(walked) == rolls == comb(dice + 5, 5)
    assert sum(len(legal) for _, _, legal in walked) == choices == 6 * comb(dice + 4, 5)
    assert (
        len({rolled.place(face).casinos for _, rolled, legal in walked for face in legal})
        == afterstates
        == 6 * dice
    )
    assert (
        sum(weight * len(legal) for weight, _, legal in walked)
        == ordered
        == 6 * (6**dice - 5**dice)
    )
    assert sum(weight for weight, _, _ in walked) == 6**dice
    assert forms.mean_faces(dice) == Fraction(ordered, 6**dice)
    assert f"{float(forms.mean_faces(dice)):.3f}" == faces


def test_neutral_dice_add_afterstates() -> None:
    assert forms.placements(8, 4) == 264
    assert forms.placements(8, 2) == 156
    assert forms.placements(0, 4) == 24


def test_chances_of_a_turn_add_to_one() -> None:
    for own in range(9):
        for neutral in range(5):
            if own or neutral:
                assert 6 * sum(
                    forms.face_chance(own, neutral, i, j)
                    for i in range(own + 1)
                    for j in range(neutral + 1)
                    if i or j
                ) == Fraction(1)
