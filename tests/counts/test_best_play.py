"""Golden values of the best play of two, in thousands: what seat a wins more than seat b."""

from fractions import Fraction

import pytest

from lastroll.game import parse_position_line

from .best_play import best_margin

LAYOUT = "50 90 60 90.30 50.20.10 70"


@pytest.mark.parametrize(
    ("rules", "hand", "margin"),
    [
        # Published before this project's rules were written.
        ("2{dice=1}", "1", "0.0000000000"),
        ("2{dice=2}", "2", "-0.6764403292"),
        ("2{dice=3}", "3", "-2.1552437846"),
        # With neutral dice: this project's, by this and by a second programme without the rules.
        ("2n{dice=1,neutral_dice=1}", "1+1", "-3.5631001372"),
        ("2n{dice=2,neutral_dice=1}", "2+1", "-5.8324956198"),
        ("2n{dice=1,neutral_dice=2}", "1+2", "-5.6306496967"),
    ],
)
def test_margin_of_the_first_seat(rules: str, hand: str, margin: str) -> None:
    position = parse_position_line(f"LR1 {rules} 1a a | {LAYOUT} | {hand} {hand} | 0/0 0/0")
    assert f"{float(best_margin(position) / 1000):.10f}" == margin


def test_the_last_dice_of_a_round_go_where_they_pay() -> None:
    # Seat b leads casino 6; with one die seat a takes a note on any other, best the 90.
    position = parse_position_line(f"LR1 2 1a a | {LAYOUT}:b1 | 1 0 | 0/0 0/0")
    mean = Fraction(50 + 90 + 60 + 90 + 50 - 5 * 70, 6)
    assert best_margin(position) / 1000 == mean
