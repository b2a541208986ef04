"""The exact number of turns of a player in a round."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from lastroll.game import parse_position_line
from lastroll.rules import Hand, Position

from .forms import mean_turns
from .rolls import rolls_of
from .walk import edges

Chooser = Callable[[Position], int]


def alone(hand: str) -> Position:
    """Nobody else has dice, so that every turn is the same seat's."""
    own, _, neutral = hand.partition("+")
    rules = f"2n{{dice={own},neutral_dice={neutral}}}" if neutral else f"2{{dice={own}}}"
    rules = rules.replace("{dice=8}", "")
    line = f"LR1 {rules} 1a a | 50 90 60 90.30 50.20.10 70 | {hand} 0 | 0/0 0/0"
    return parse_position_line(line)


def turns_at_random(position: Position, known: dict[Hand, Fraction]) -> Fraction:
    if position.turn is None:
        return Fraction(0)
    hand = position.hands[position.turn]
    if hand not in known:
        known[hand] = 1 + sum(
            (edge.chance * turns_at_random(edge.after, known) for edge in edges(position)),
            Fraction(0),
        )
    return known[hand]


def turns(position: Position, choose: Chooser, known: dict[Hand, Fraction]) -> Fraction:
    if position.turn is None:
        return Fraction(0)
    hand = position.hands[position.turn]
    if hand not in known:
        rolls = rolls_of(hand)
        total = Fraction(0)
        for roll, weight in rolls:
            rolled = position.roll(roll)
            total += weight * turns(rolled.place(choose(rolled)), choose, known)
        known[hand] = 1 + total / sum(weight for _, weight in rolls)
    return known[hand]


def dice_shown(rolled: Position, face: int) -> int:
    assert rolled.rolled is not None
    return sum(rolled.rolled.dice(face))


def fewest(rolled: Position) -> int:
    return min(rolled.legal_faces, key=lambda face: dice_shown(rolled, face))


def most(rolled: Position) -> int:
    return max(rolled.legal_faces, key=lambda face: dice_shown(rolled, face))


@pytest.mark.parametrize(("hand", "published"), [("8", "5.70"), ("10", "6.67"), ("12", "7.51")])
def test_random_choice(hand: str, published: str) -> None:
    walked = turns_at_random(alone(hand), {})
    assert walked == mean_turns(int(hand))
    assert f"{float(walked):.2f}" == published


def test_eight_dice_to_the_last_digit() -> None:
    assert mean_turns(8) == Fraction(35029102202649009346601, 6140942214464815497216)


@pytest.mark.parametrize("hand", ["1+1", "2+1", "3+2", "4+4", "6+2"])
def test_only_the_number_of_dice_counts(hand: str) -> None:
    own, _, neutral = hand.partition("+")
    assert turns_at_random(alone(hand), {}) == mean_turns(int(own) + int(neutral))


@pytest.mark.parametrize(("choose", "published"), [(fewest, "7.50"), (most, "4.35")])
def test_habits(choose: Chooser, published: str) -> None:
    assert f"{float(turns(alone('8'), choose, {})):.2f}" == published
