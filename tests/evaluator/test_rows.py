"""Rows of numbers, which search plays on, are positions of `rules/`: turn by turn."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from tests.solver.posing import fresh, pose
from tests.strategies import booklet_rules, games

from lastroll.evaluator import NotCovered, covers, fits_row
from lastroll.evaluator._plies import option_rows
from lastroll.evaluator._rows import (
    BETWEEN_ROUNDS,
    CASINO_NOTES,
    MONEY,
    PLAYERS,
    ROUNDS_LEFT,
    START,
    TURN,
    row_of,
)
from lastroll.evaluator.features import CASINOS, MAX_CASINO_NOTES
from lastroll.game import Game, Seeded, view
from lastroll.rules import FACES, Casino, Hand, Phase, Position, Purse, Roll, Rules, new_position


def expect_same_turns(position: Position) -> None:
    """Compare every turn that can come next, as a row and by the rules."""
    seat = position.turn
    assert seat is not None
    hand = position.hands[seat]
    rows = option_rows(row_of(position))
    assert len(rows) == CASINOS * (hand.own + 1) * (hand.neutral + 1)
    for casino, face in enumerate(FACES):
        for own in range(hand.own + 1):
            for neutral in range(hand.neutral + 1):
                row = rows[(casino * (hand.own + 1) + own) * (hand.neutral + 1) + neutral]
                if own + neutral == 0:
                    assert row[PLAYERS] == 0
                    continue
                roll = Roll(rest(face, own, hand.own), rest(face, neutral, hand.neutral))
                after = row_of(position.roll(roll).place(face))
                assert row.tolist() == after.tolist(), (face, own, neutral)


def rest(face: int, dice: int, hand: int) -> tuple[int, ...]:
    """Return a roll with this number of dice that show a face, and all others the next one."""
    counts = [0] * len(FACES)
    counts[face - 1] = dice
    counts[face % len(FACES)] += hand - dice
    return tuple(counts)


@settings(max_examples=40)
@given(games(booklet_rules()))
def test_a_turn_at_a_row_is_a_turn_at_the_table(game: Game) -> None:
    position = game.position
    if position.rolled is not None:
        position = replace(position, rolled=None)
    if position.phase is Phase.ROLL:
        expect_same_turns(position)


@pytest.mark.parametrize("round_", [1, 3, 4])
@pytest.mark.parametrize(("players", "neutral"), [(2, False), (5, False), (2, True), (3, True)])
def test_so_is_the_turn_that_ends_a_round(players: int, neutral: bool, round_: int) -> None:
    random = Random(players)
    for number in range(6):
        hands = [Hand(0, 0)] * players
        hands[number % players] = Hand(1 + number % 3, number % 2 if neutral else 0)
        position = pose(random, Rules(players=players, neutral=neutral), hands)
        expect_same_turns(replace(position, round=round_, start=number % players))


@pytest.mark.parametrize(("players", "neutral"), [(2, False), (3, True), (5, False)])
def test_between_rounds_the_next_one_starts(players: int, neutral: bool) -> None:
    game = Game(Rules(players=players, neutral=neutral, start=1), Seeded(5))
    row = row_of(new_position(game.rules))
    assert (row[BETWEEN_ROUNDS], row[ROUNDS_LEFT], row[START], row[TURN]) == (1, 4, 1, 1)
    while not game.over:
        before = game.position
        game.roll()
        rolled = game.position
        game.place(rolled.legal_faces[0])
        if game.position.round == before.round and not game.over:
            continue
        row = row_of(rolled.place(rolled.legal_faces[0]))
        start = (rolled.start + 1) % players
        assert (row[BETWEEN_ROUNDS], row[START], row[TURN]) == (1, start, start)
        assert row[ROUNDS_LEFT] == 4 - rolled.round
        assert not row[CASINO_NOTES:].any()
        paid = [purse.money // 10_000 for purse in game.position.purses if purse is not None]
        assert row[MONEY : MONEY + players].tolist() == paid


def test_a_sixth_note_is_left_out() -> None:
    position = fresh(((90, 80, 70, 60, 50, 40, 30), *[(50,)] * 5), 2, 2)
    assert row_of(position)[CASINO_NOTES : CASINO_NOTES + MAX_CASINO_NOTES + 1].tolist() == [
        9,
        8,
        7,
        6,
        5,
        5,
    ]


def test_what_has_room_in_a_row() -> None:
    game = Game(Rules(players=2), Seeded(1))
    assert fits_row(game.position)
    assert not fits_row(view(game.position, 0))
    with pytest.raises(NotCovered):
        row_of(view(game.position, 0))
    assert not fits_row(new_position(Rules(players=2, dice=9)))
    assert not fits_row(new_position(Rules(players=2, neutral=True, neutral_dice=5)))
    assert fits_row(new_position(Rules(players=3, neutral=True, opening_dice=12)))


def test_what_the_net_was_made_for() -> None:
    assert covers(Rules(players=4, neutral=True))
    assert covers(Rules(players=5, rounds=9, minimum=90_000, dice=3))
    assert not covers(Rules(players=2, dice=9))
    assert not covers(Rules(players=2, notes=(55_000,) * 30))
    assert not covers(Rules(players=2, notes=(100_000,) * 30))


def test_amounts_that_no_row_holds_do_not_fit() -> None:
    position = fresh([(50,)] * 6, 1, 1)
    rich = replace(position, purses=(position.purses[0], Purse(10**12, 1)))
    assert not fits_row(rich)
    golden = Rules(players=2, notes=(10**9,) * 30)
    casinos = (Casino((10**9,), (0, 0)),) * 6
    assert not fits_row(replace(position, rules=golden, casinos=casinos))
