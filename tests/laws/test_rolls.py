"""All rolls with their chances, and shares of the win: facts that every room takes from here."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

from hypothesis import example, given
from hypothesis import strategies as st

from lastroll.rules import Hand, Purse, Roll, all_rolls, rank_purses, win_shares

HANDS = st.builds(Hand, st.integers(0, 4), st.integers(0, 2))
FEW = st.builds(Hand, st.integers(0, 3), st.integers(0, 2))
PURSES = st.lists(st.builds(Purse, st.integers(0, 2), st.integers(0, 2)), min_size=2, max_size=5)


@given(FEW)
def test_chances_are_those_of_dice_thrown_one_by_one(hand: Hand) -> None:
    counted = Counter(
        Roll.of("".join(thrown[: hand.own]), "".join(thrown[hand.own :]))
        for thrown in product("123456", repeat=sum(hand))
    )
    wanted = {roll: Fraction(ways, 6 ** sum(hand)) for roll, ways in counted.items()}
    assert dict(all_rolls(hand)) == wanted


@example(Hand(8))
@given(HANDS)
def test_each_roll_of_a_hand_is_there_once(hand: Hand) -> None:
    rolls = [roll for roll, _ in all_rolls(hand)]
    assert len(set(rolls)) == len(rolls) == comb(hand.own + 5, 5) * comb(hand.neutral + 5, 5)
    assert {roll.hand for roll in rolls} == {hand}
    assert sum(chance for _, chance in all_rolls(hand)) == 1
    assert rolls == sorted(rolls)


@given(PURSES)
def test_equal_winners_share_equally_and_nobody_else_has_a_part(purses: list[Purse]) -> None:
    shares = win_shares(purses)
    assert sum(shares) == 1
    first = {standing.seat for standing in rank_purses(purses) if standing.rank == 1}
    assert {seat for seat, share in enumerate(shares) if share} == first
    assert len({shares[seat] for seat in first}) == 1
