"""The position and its steps, in cases that people ask about."""

from dataclasses import replace

import pytest

from lastroll.rules import (
    Casino,
    Hand,
    Payment,
    Payout,
    Phase,
    Position,
    Purse,
    Roll,
    Rules,
    fill_casinos,
    new_position,
)

NOTES = [(60_000,)] * 6


def turns(position: Position, *dice: str) -> Position:
    """Roll and place dice that all show one face, one player after the other."""
    for digits in dice:
        position = position.roll(Roll.of(digits)).place(int(digits[0]))
    return position


def test_the_turn_passes_clockwise_from_the_start_player() -> None:
    position = new_position(Rules(players=3, start=1, dice=2)).deal(NOTES)
    seats = []
    for digits in ("12", "12", "12", "1", "1", "1"):
        seats.append(position.turn)
        position = position.roll(Roll.of(digits)).place(1)
    assert seats == [1, 2, 0, 1, 2, 0]
    assert position.turn is None


def test_who_has_no_dice_is_skipped() -> None:
    position = new_position(Rules(players=3, dice=2)).deal(NOTES)
    position = turns(position, "11")  # all dice of seat 0 at once
    seats = []
    for _ in range(4):
        seats.append(position.turn)
        position = position.roll(Roll.of("12"[: sum(position.hands[position.turn or 0])])).place(1)
    assert seats == [1, 2, 1, 2]


def test_the_last_one_with_dice_goes_on_alone() -> None:
    position = new_position(Rules(players=2, dice=3)).deal(NOTES)
    position = turns(position, "111")
    for hand, digits in ((3, "456"), (2, "56"), (1, "6")):
        assert (position.turn, position.hands[1]) == (1, Hand(hand))
        position = position.roll(Roll.of(digits)).place(int(digits[0]))
    assert position.phase is Phase.PAY


def test_a_face_on_neutral_dice_alone_may_be_chosen_and_keeps_the_own_dice() -> None:
    rules = Rules(players=2, neutral=True)
    position = new_position(rules).deal(NOTES).roll(Roll.of("11111111", "2666"))
    placed = position.place(2)
    assert placed.casinos[1].dice == (0, 0, 1)
    assert placed.hands[0] == Hand(8, 3)


def test_one_with_neutral_dice_alone_still_takes_turns() -> None:
    rules = Rules(players=2, neutral=True, dice=1, neutral_dice=1)
    position = new_position(rules).deal(NOTES).roll(Roll.of("1", "2")).place(1)
    position = position.roll(Roll.of("1", "1")).place(1)
    assert position.turn == 0
    assert position.hands == (Hand(0, 1), Hand(0, 0))
    assert position.roll(Roll.of("", "5")).legal_faces == (5,)


@pytest.mark.parametrize("start", range(4))
def test_each_round_is_started_by_the_left_neighbour_of_the_last_start_player(start: int) -> None:
    position = new_position(Rules(players=4, start=start, dice=1, rounds=6))
    starts = []
    for _ in range(6):
        position = position.deal(NOTES)
        starts.append(position.start)
        position = turns(position, "1", "2", "3", "4")
        for casino in range(1, 7):
            position = position.pay(casino)
    assert starts == [(start + round_) % 4 for round_ in range(6)]
    assert position.phase is Phase.OVER


def test_phases_of_a_round_with_an_opening() -> None:
    position = new_position(Rules(players=3, neutral=True, rounds=1, dice=1, neutral_dice=0))
    phases = [position.phase]
    position = position.deal(NOTES)
    phases.append(position.phase)
    position = position.open(Roll.of("", "66"))
    phases.append(position.phase)
    assert position.casinos[5].dice == (0, 0, 0, 2)
    position = position.roll(Roll.of("1"))
    phases.append(position.phase)
    position = turns(position.place(1), "2", "3")
    phases.append(position.phase)
    for casino in range(1, 7):
        position = position.pay(casino)
    phases.append(position.phase)
    assert [phase.value for phase in phases] == [
        "deal", "opening", "roll", "place", "pay", "over",
    ]  # fmt: skip


def test_nothing_is_legal_before_the_roll() -> None:
    assert new_position(Rules(players=2)).deal(NOTES).legal_faces == ()


def test_what_the_round_would_pay_now() -> None:
    position = new_position(Rules(players=2, neutral=True)).deal([(60_000, 20_000)] * 6)
    casinos = [casino._replace(dice=(0, 0, 0)) for casino in position.casinos]
    casinos[0] = Casino((60_000, 20_000), (1, 2, 3))
    casinos[1] = Casino((60_000, 20_000), (2, 2, 1))
    position = replace(position, casinos=tuple(casinos))
    assert position.winnings == (0, 20_000)
    assert position.payouts[0].payments == (Payment(2, 60_000), Payment(1, 20_000))
    assert position.payouts[1] == Payout((0, 1), (Payment(2, 60_000),), (20_000,), (60_000, 20_000))
    assert position.payouts[2] == Payout((), (), (60_000, 20_000), (60_000, 20_000))


def test_closed_purses_stay_closed_when_casinos_pay() -> None:
    position = new_position(Rules(players=2, dice=1)).deal(NOTES)
    position = replace(turns(position, "1", "2"), purses=(None, Purse(10_000, 1)))
    position = position.pay(1).pay(2)
    assert position.purses == (None, Purse(70_000, 2))


def test_a_bare_casino_pays_nothing() -> None:
    position = turns(new_position(Rules(players=2, dice=1)).deal([()] * 6), "1", "2")
    assert position.phase is Phase.PAY  # dice lie there, though no notes do
    for casino in range(1, 7):
        position = position.pay(casino)
    assert position.purses == (Purse(), Purse())
    assert position.phase is Phase.DEAL


def test_a_pile_that_runs_dry_fills_the_casinos_as_far_as_it_goes() -> None:
    rules = Rules(players=2, notes=(10_000, 20_000, 40_000), minimum=50_000)
    casinos, left = fill_casinos(rules, (40_000, 20_000, 10_000))
    assert casinos == ((40_000, 20_000), (10_000,), (), (), (), ())
    assert left == ()
    assert fill_casinos(rules, ()) == (((),) * 6, ())


def test_positions_with_fewer_dice_than_a_game_has_can_be_asked_about() -> None:
    position = new_position(Rules(players=2)).deal(NOTES)
    two_each = replace(position, hands=(Hand(2), Hand(2)))
    assert two_each.check() is two_each
