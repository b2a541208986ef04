"""The short cuts of the walk lead where the long way does."""

import pytest

from lastroll.rules import Hand, Position, Rules, new_position

from . import forms
from .count_file import KINDS, read_counts
from .rolls import rolls_of
from .walk import Edge, Walk, edges, hands_only, short_edges, table

ENTRIES = {entry.id: entry for entry in read_counts("small", "neutral", "house")}
SMALL = [
    "two-dice-2",
    "three-dice-2",
    "two-dice-3",
    "neutral-1+1-2",
    "b-is-out",
    "only-neutral-left",
]
HANDS = [
    *(Hand(own, neutral) for own in range(5) for neutral in range(5) if own or neutral),
    *(Hand(own) for own in range(5, 9)),
    Hand(8, 2),
    Hand(8, 4),
]


def after_deal(hand: Hand) -> Position:
    rules = Rules(players=2, neutral=True, dice=max(hand.own, 1), neutral_dice=4)
    notes = [(50_000,), (90_000,), (60_000,), (90_000, 30_000), (50_000, 20_000), (70_000,)]
    dealt = new_position(rules).deal(notes)
    return Position(rules, 1, 0, 0, dealt.casinos, (hand, Hand(2, 1)), None, dealt.purses)


def _sorted(found: list[Edge]) -> list[Edge]:
    return sorted(found, key=lambda edge: (edge.face, edge.after.hands))


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: f"{hand.own}+{hand.neutral}")
def test_one_roll_for_each_outcome_is_as_good_as_every_roll(hand: Hand) -> None:
    position = after_deal(hand)
    every, short = _sorted(edges(position)), _sorted(short_edges(position))
    assert every == short
    assert len(every) == forms.placements(*hand)
    assert sum(edge.chance for edge in every) == 1


@pytest.mark.parametrize("id_", SMALL)
def test_paths_depend_on_the_hands_alone(id_: str) -> None:
    position = ENTRIES[id_].position
    by_hands, by_table = Walk(hands_only), Walk(table)
    for kind in KINDS:
        assert by_table.paths(position, None, kind) == by_hands.paths(position, None, kind)


@pytest.mark.parametrize("id_", ["one-die-2", "two-dice-2", "neutral-1+1-2"])
def test_nothing_is_remembered_and_the_count_is_the_same(id_: str) -> None:
    entry = ENTRIES[id_]

    def plain(position: Position) -> int:
        if position.turn is None:
            return 1
        total = 0
        for roll, _ in rolls_of(position.hands[position.turn]):
            rolled = position.roll(roll)
            total += sum(plain(rolled.place(face)) for face in rolled.legal_faces)
        return total

    assert plain(entry.position) == entry.paths["choices", None]
