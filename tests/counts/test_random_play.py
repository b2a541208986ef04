"""The expectation of random players in a round: two ways, and the published numbers."""

from fractions import Fraction

import pytest

from lastroll.rules import Hand

from .count_file import Entry, read_counts
from .random_play import random_values, thousands
from .rolls import rolls_of
from .shares import left_on_casino, share_values

SMALL = read_counts("random_small")
FULL = read_counts("random_full")

# Dice: 2, 3, 4 and 5 players. Published before this project's rules were written.
PUBLISHED = {
    1: ("56.944444", "47.453704", "39.544753", "32.953961"),
    2: ("88.510588", "68.770754", "54.372194", "43.774546"),
    3: ("110.101190", "82.051896", "63.539299", "50.900140"),
    8: ("161.405030", "116.233282", "90.377444", "73.392757"),
}


@pytest.mark.parametrize("entry", SMALL, ids=lambda entry: entry.id)
def test_every_position_walked_and_casino_by_casino(entry: Entry) -> None:
    walked = random_values(entry.position)
    assert walked == share_values(entry.position)  # as fractions: not a digit apart
    assert thousands(walked) == entry.random


@pytest.mark.parametrize("entry", FULL, ids=lambda entry: entry.id)
def test_casino_by_casino(entry: Entry) -> None:
    assert thousands(share_values(entry.position)) == entry.random


def test_published_numbers_are_in_the_files() -> None:
    written = {entry.id: entry.random for entry in SMALL + FULL}
    for dice, row in PUBLISHED.items():
        for players, value in enumerate(row, 2):
            assert written[f"random-{dice}-dice-{players}"] == (value,) * players


def test_an_opening_to_be_rolled_is_the_mean_of_all_openings() -> None:
    (entry,) = [entry for entry in FULL if entry.id == "random-8+2-opening-2-3"]
    mean = sum(
        Fraction(weight, 36) * share_values(entry.position.open(roll))[0]
        for roll, weight in rolls_of(Hand(0, 2))
    )
    assert mean == share_values(entry.position)[0]


def test_dice_that_end_on_a_given_casino() -> None:
    left = left_on_casino(8, 0)
    published = (".360", ".262", ".186", ".109", ".053", ".021", ".0069", ".0016", ".0002")
    for dice, digits in enumerate(published):
        assert f"{float(left[dice, 0]):.{len(digits) - 1}f}" == f"0{digits}"
    assert sum(left.values()) == 1
    # Eight dice on six casinos that are all alike.
    assert sum(dice * chance for (dice, _), chance in left.items()) * 6 == 8


def test_own_and_neutral_dice_of_one_player_go_together() -> None:
    left = left_on_casino(8, 4)
    assert sum(left.values()) == 1
    own = sum(x * chance for (x, _), chance in left.items())
    neutral = sum(y * chance for (_, y), chance in left.items())
    both = sum(x * y * chance for (x, y), chance in left.items())
    assert (own * 6, neutral * 6) == (8, 4)
    assert both > own * neutral
