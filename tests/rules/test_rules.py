"""Rules: the booklets' by default, house rules as values."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from tests.strategies import any_rules, booklet_rules

from lastroll.rules import BY_BOOKLET, FACES, MAX_HAND_DICE, NOTES, Rules


@given(booklet_rules())
def test_the_booklets_games_have_no_house_rules(rules: Rules) -> None:
    assert rules.house_rules == {}
    assert rules.owners == rules.players + (1 if rules.neutral else 0)


@given(any_rules())
def test_house_rules_are_all_that_differs(rules: Rules) -> None:
    booklet = Rules(players=rules.players, neutral=rules.neutral, start=rules.start)
    assert replace(booklet, **rules.house_rules) == rules  # type: ignore[arg-type]
    assert "players" not in rules.house_rules
    assert "start" not in rules.house_rules


@given(any_rules())
def test_notes_are_a_multiset(rules: Rules) -> None:
    reordered = replace(rules, notes=tuple(reversed(rules.notes)))
    assert reordered == rules
    assert hash(reordered) == hash(rules)
    assert list(rules.notes) == sorted(rules.notes)


@given(any_rules())
def test_rules_are_values(rules: Rules) -> None:
    assert pickle.loads(pickle.dumps(rules)) == rules
    with pytest.raises(FrozenInstanceError):
        rules.players = 3  # type: ignore[misc]


def test_the_limits_themselves_are_allowed() -> None:
    most = Rules(
        players=4,
        neutral=True,
        rounds=100,
        start=3,
        minimum=10**9,
        notes=(10**9,) * 1000,
        dice=12,
        neutral_dice=MAX_HAND_DICE - 12,
        opening_dice=12,
    )
    assert most.dice + most.neutral_dice == MAX_HAND_DICE == 16
    least = Rules(players=2, rounds=1, minimum=1, notes=(1,), dice=1)
    assert least.house_rules == {"rounds": 1, "minimum": 1, "notes": (1,), "dice": 1}


@pytest.mark.parametrize(
    ("players", "neutral_dice", "opening_dice"), [(2, 4, 0), (3, 2, 2), (4, 2, 0)]
)
def test_by_booklet_stands_for_the_booklets_numbers(
    players: int, neutral_dice: int, opening_dice: int
) -> None:
    rules = Rules(players=players, neutral=True, neutral_dice=BY_BOOKLET, opening_dice=BY_BOOKLET)
    assert (rules.neutral_dice, rules.opening_dice) == (neutral_dice, opening_dice)
    assert rules == Rules(players=players, neutral=True)


@pytest.mark.parametrize("given_", [0, BY_BOOKLET])
def test_without_the_variant_there_are_no_neutral_dice(given_: int) -> None:
    rules = Rules(players=3, neutral_dice=given_, opening_dice=given_)
    assert (rules.neutral_dice, rules.opening_dice, rules.owners) == (0, 0, 3)
    assert rules == Rules(players=3)


def test_neutral_dice_may_all_lie_in_the_opening() -> None:
    rules = Rules(players=2, neutral=True, neutral_dice=0, opening_dice=3)
    assert rules.house_rules == {"neutral_dice": 0, "opening_dice": 3}


def test_the_minimum_may_be_all_the_money_there_is() -> None:
    assert Rules(players=2, minimum=sum(NOTES)).minimum == 2_500_000


def test_faces_are_those_of_a_die() -> None:
    assert FACES == (1, 2, 3, 4, 5, 6)
