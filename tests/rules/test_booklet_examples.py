"""Every worked example of the five booklets, each under the names and casinos it is told with."""

from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastroll.rules import (
    FACES,
    NOTES,
    Casino,
    Hand,
    IllegalMove,
    Position,
    Purse,
    Roll,
    Rules,
    fill_casinos,
    new_position,
    pay_out,
    rank_purses,
)


class Booklet(NamedTuple):
    """The people of a booklet's examples, and the casinos at which they are told."""

    file: str
    language: str
    players: tuple[str, str, str, str]
    """The players who sit where rules.md has Anna, Benno, Carla and Denny."""
    casinos: dict[str, int]
    """The casinos of the three examples, by the name the booklet uses."""


OF_2012 = {"Golden Nugget": 1, "Caesars Palace": 2, "Mirage": 3}
LATER = {"Gold Rush": 1, "Palazzo": 2, "Miracle": 3}
BOOKLETS = (
    Booklet("000", "French", ("Anna", "Benno", "Carla", "Denny"), LATER),
    Booklet("001", "French", ("Anna", "Benno", "Carla", "Denny"), OF_2012),
    Booklet("002, first half", "Dutch", ("Anne", "Marc", "Carl", "Herman"), OF_2012),
    Booklet("002, second half", "French", ("Anna", "Benno", "Carla", "Denny"), OF_2012),
    Booklet("003", "English", ("Anna", "Benno", "Carla", "Denny"), OF_2012),
    # Its second tie is told of Anna and Carla: two names left over from another language.
    Booklet("004", "Italian", ("Marina", "Margherita", "Michele", "Ketty"), LATER),
)
ANNA, BENNO, CARLA, DENNY = range(4)
every_booklet = pytest.mark.parametrize(
    "booklet", BOOKLETS, ids=lambda booklet: f"{booklet.file} {booklet.language}"
)


class Example(NamedTuple):
    """A casino at the end of a round, by the seats of Anna, Benno, Carla, Denny and white."""

    casino: int
    notes: tuple[int, ...]
    dice: dict[int | None, int]
    cancelled: set[int | None]
    paid: dict[int | None, int]
    returned: tuple[int, ...]


WHITE = None
EXAMPLES = {
    # "Anna 5, Benno and Carla 3 each, Denny 1": B and C take their dice back.
    "1: the ones between tie": Example(
        2,
        (80_000, 30_000, 10_000),
        {ANNA: 5, BENNO: 3, CARLA: 3, DENNY: 1},
        {BENNO, CARLA},
        {ANNA: 80_000, DENNY: 30_000},
        (10_000,),
    ),
    # "Anna and Carla both 2, Benno and Denny each 1: all players take their dice back."
    "2: all tie, in two pairs": Example(
        1,
        (40_000, 40_000),
        {ANNA: 2, BENNO: 1, CARLA: 2, DENNY: 1},
        {ANNA, BENNO, CARLA, DENNY},
        {},
        (40_000, 40_000),
    ),
    # "Benno receives one of the $40,000 notes, the other is returned": alone in the picture.
    "2: one is left alone": Example(
        1, (40_000, 40_000), {BENNO: 1}, set(), {BENNO: 40_000}, (40_000,)
    ),
    "2: one is left because others tie": Example(
        1,
        (40_000, 40_000),
        {ANNA: 2, BENNO: 1, CARLA: 2},
        {ANNA, CARLA},
        {BENNO: 40_000},
        (40_000,),
    ),
    # "Carla the $70,000 note and Benno the $20,000 note. Denny gets nothing."
    "3: more players than notes": Example(
        3,
        (70_000, 20_000),
        {BENNO: 2, CARLA: 3, DENNY: 1},
        set(),
        {CARLA: 70_000, BENNO: 20_000},
        (),
    ),
    # Variant, 1: "The $80,000 note goes to white; Benno receives the $30,000 note."
    "variant 1: white wins": Example(
        4,
        (80_000, 30_000),
        {BENNO: 2, WHITE: 3},
        set(),
        {WHITE: 80_000, BENNO: 30_000},
        (80_000,),
    ),
    # Variant, 2: "Carla $70,000 and white $40,000; Anna receives nothing."
    "variant 2: white comes second": Example(
        5,
        (70_000, 40_000),
        {ANNA: 1, CARLA: 3, WHITE: 2},
        set(),
        {CARLA: 70_000, WHITE: 40_000},
        (40_000,),
    ),
}
OWNERS: tuple[int | None, ...] = (ANNA, BENNO, CARLA, DENNY, WHITE)


@every_booklet
@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_pay_out_examples(booklet: Booklet, example: Example) -> None:
    owners = (*booklet.players, "white")
    names = dict(zip(OWNERS, owners, strict=True))
    dice = tuple(example.dice.get(owner, 0) for owner in OWNERS)
    payout = pay_out(Casino(example.notes, dice), players=4)
    assert [(owners[each.owner], each.note) for each in payout.payments] == [
        (names[seat], note) for seat, note in example.paid.items()
    ]
    assert {owners[owner] for owner in payout.cancelled} == {names[s] for s in example.cancelled}
    assert payout.returned == example.returned


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_pay_out_examples_end_in_the_purses(example: Example) -> None:
    casinos = [Casino((), (0,) * 5)] * 6
    casinos[example.casino - 1] = Casino(
        example.notes, tuple(example.dice.get(owner, 0) for owner in OWNERS)
    )
    position = replace(
        new_position(Rules(players=4, neutral=True)), round=1, casinos=tuple(casinos)
    )
    paid = position.pay(example.casino)
    assert paid.purses == tuple(
        Purse(example.paid[seat], 1) if seat in example.paid else Purse()
        for seat in (ANNA, BENNO, CARLA, DENNY)
    )
    assert paid.casinos == (Casino((), (0,) * 5),) * 6


def in_turn(rules: Rules, seat: int, hand: Hand) -> Position:
    """Return the middle of a round: `seat` is to roll this hand, the other dice are placed."""
    hands = [Hand(1)] * rules.players
    hands[seat] = hand
    start = new_position(rules).deal([(50_000,)] * 6)
    return Position(
        rules, 1, 0, seat, start.casinos, tuple(hands), rolled=None, purses=start.purses
    ).check()


@every_booklet
def test_four_threes_and_a_five(booklet: Booklet) -> None:
    # "He could not have chosen to add only one, two or three of the 3s!"
    position = in_turn(Rules(players=4), BENNO, Hand(5)).roll(Roll.of("33335"))
    assert position.legal_faces == (3, 5)
    placed = position.place(3)
    [third] = [number for name, number in booklet.casinos.items() if name.startswith("Mira")]
    dice = {number: casino.dice[BENNO] for number, casino in enumerate(placed.casinos, 1)}
    assert dice == {**dict.fromkeys(FACES, 0), third: 4}
    # "On his next turn, Benno will simply roll and then add his last die."
    assert placed.hands[BENNO] == Hand(1)
    assert position.place(5).hands[BENNO] == Hand(4)
    for face in (1, 2, 4, 6):
        with pytest.raises(IllegalMove, match="was not rolled; it can be 3, 5"):
            position.place(face)


def test_own_and_white_dice_of_a_face_go_together() -> None:
    # "She can now choose to place either all three 1s, her own 5, or the neutral 6."
    rules = Rules(players=4, neutral=True)
    position = in_turn(rules, CARLA, Hand(3, 2)).roll(Roll.of("115", "16"))
    assert position.legal_faces == (1, 5, 6)
    for face, own, white in ((1, 2, 1), (5, 1, 0), (6, 0, 1)):
        placed = position.place(face)
        assert placed.casinos[face - 1].dice == (0, 0, own, 0, white)
        assert placed.hands[CARLA] == (3 - own, 2 - white)


def test_white_dice_by_number_of_players() -> None:
    # "2 players: 4 white dice (= 12 total), 3 or 4 players: 2 (= 10 total)."
    totals = {
        players: (rules.neutral_dice, rules.dice + rules.neutral_dice, rules.opening_dice)
        for players in (2, 3, 4)
        for rules in [Rules(players=players, neutral=True)]
    }
    assert totals == {2: (4, 12, 0), 3: (2, 10, 2), 4: (2, 10, 0)}


def test_the_material() -> None:
    counts = {value: NOTES.count(value * 1000) for value in range(10, 100, 10)}
    assert counts == {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
    assert (len(NOTES), sum(NOTES)) == (54, 2_500_000)
    rules = Rules(players=5)
    assert (rules.dice, rules.rounds, rules.minimum, rules.notes) == (8, 4, 50_000, NOTES)


def test_notes_are_dealt_until_a_casino_holds_fifty_thousand() -> None:
    pile = tuple(1000 * n for n in (50, 40, 10, 20, 20, 20, 90, 30, 10, 60, 10, 40, 70, 30, 50))
    casinos, left = fill_casinos(Rules(players=3), pile)
    assert casinos == (
        (50_000,),  # exactly enough
        (40_000, 10_000),
        (20_000, 20_000, 20_000),
        (90_000,),
        (60_000, 30_000, 10_000),  # one below, one more, sorted by value
        (40_000, 10_000),
    )
    assert left == (70_000, 30_000, 50_000)


def test_equal_money_is_decided_by_more_notes() -> None:
    [first, second, third] = rank_purses([Purse(200_000, 4), Purse(200_000, 5), Purse(90_000, 9)])
    assert (first.seat, second.seat, third.seat) == (1, 0, 2)
    assert (first.rank, second.rank, third.rank) == (1, 2, 3)


def test_still_equal_the_win_is_shared() -> None:
    ranked = rank_purses([Purse(90_000, 3), Purse(200_000, 5), Purse(0, 0), Purse(200_000, 5)])
    assert [(s.rank, s.seat) for s in ranked] == [(1, 1), (1, 3), (3, 0), (4, 2)]


def fillings(pile: tuple[int, ...]) -> tuple[int, int]:
    """Fill six casinos in each of four rounds; return notes used and the smallest casino."""
    rules, left, least = Rules(players=2), pile, 10**9
    for _ in range(rules.rounds):
        casinos, left = fill_casinos(rules, left)
        least = min(least, *map(sum, casinos))
    return len(pile) - len(left), least


def test_the_worst_case_takes_52_notes() -> None:
    big = [note for note in NOTES if note >= 50_000]
    small = sorted(note for note in NOTES if note < 50_000)
    assert (len(big), len(small)) == (26, 28)
    # Each big note ends its filling, so 24 fillings take at most 24 of them and all small ones;
    # here they do: four fillings begin with two small notes that are not enough, twenty with one.
    pairs = list(zip(small[:4], small[6:10], strict=True))
    singles = [(note,) for note in (*small[4:6], *small[10:])]
    pile = [note for few in (*pairs, *singles) for note in (*few, big.pop())]
    used, least = fillings((*pile, *big))
    assert used == 52
    assert least >= 50_000


@given(st.permutations(NOTES))
def test_the_pile_never_runs_dry(pile: list[int]) -> None:
    used, least = fillings(tuple(pile))
    assert len(FACES) * 4 <= used <= 52
    assert least >= 50_000


@pytest.mark.parametrize("reverse", [False, True])
def test_nor_does_it_when_it_is_sorted(reverse: bool) -> None:
    used, least = fillings(tuple(sorted(NOTES, reverse=reverse)))
    assert used <= 52
    assert least >= 50_000
