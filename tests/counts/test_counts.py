"""Every number in the count files, walked through the rules and worked out without them."""

import pytest

from lastroll.game import format_position_line
from lastroll.rules import Hand, IllegalMove

from . import forms
from .count_file import Entry, parse_counts, read_counts
from .rolls import rolls_of
from .walk import Walk

ENTRIES = read_counts("booklet", "small", "neutral", "house")


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_walk_through_the_rules(entry: Entry) -> None:
    position = entry.position
    walk = Walk()
    walked = {(kind, depth): walk.paths(position, depth, kind) for kind, depth in entry.paths}
    assert walked == entry.paths


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_forms_without_the_rules(entry: Entry) -> None:
    position = entry.position
    assert position.turn is not None
    hands = tuple((hand.own, hand.neutral) for hand in position.hands)
    worked_out = {
        (kind, depth): forms.paths(kind, hands, position.turn, depth) for kind, depth in entry.paths
    }
    assert worked_out == entry.paths
    hand = hands[position.turn]
    for kind, closed_form in (
        ("choices", forms.choices),
        ("weighted", forms.weighted),
        ("placements", forms.placements),
    ):
        assert entry.paths.get((kind, 1), closed_form(*hand)) == closed_form(*hand)
    for (kind, depth), count in entry.paths.items():
        if depth is None:
            product = 1
            for own, neutral in hands:
                product *= forms.player_paths(kind, own, neutral)
            assert count == product


def _by_hand() -> dict[Hand, list[Entry]]:
    """Return the entries by the hand that rolls: the rolls of one are those of the others."""
    found: dict[Hand, list[Entry]] = {}
    for entry in ENTRIES:
        assert entry.position.turn is not None
        found.setdefault(entry.position.hands[entry.position.turn], []).append(entry)
    return found


HANDS = _by_hand()


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: f"{hand.own}+{hand.neutral}")
def test_rolls(hand: Hand) -> None:
    entries = HANDS[hand]
    position = entries[0].position
    rolls = rolls_of(hand)
    assert {entry.rolls for entry in entries} == {len(rolls)}
    # All rolls of 8 + 4 dice are rolled in test_walk.py; one in a hundred will do here.
    few = rolls if len(rolls) < 30_000 else rolls[::100]
    assert all(position.roll(roll).rolled == roll for roll, _ in few)
    assert {entry.weight for entry in entries} == {sum(weight for _, weight in rolls)}
    assert (forms.rolls(*hand), forms.weight(*hand)) == (entries[0].rolls, entries[0].weight)
    for own, neutral in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
        wrong = Hand(hand.own + own, hand.neutral + neutral)
        if min(wrong) >= 0:
            with pytest.raises(IllegalMove):
                position.roll(rolls_of(wrong)[0][0])


def test_positions_are_written_as_the_project_writes_them() -> None:
    for entry in read_counts("booklet", "small", "neutral", "house", "random_small", "random_full"):
        assert format_position_line(entry.position) == entry.line, entry.id


def test_ids_are_given_once() -> None:
    entries = read_counts("booklet", "small", "neutral", "house", "random_small", "random_full")
    assert len({entry.id for entry in entries}) == len(entries)


def test_a_line_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="line 2 cannot be read: choice 1 6"):
        parse_counts("id x\nchoice 1 6")
