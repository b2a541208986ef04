"""Whole games with real chance come near the exact values: a net under the full-size ones."""

from collections.abc import Iterable
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

import pytest

from lastroll.game import CasinoPaid, Game, RoundEnded, Seeded, pick
from lastroll.rules import Pile, Rules, new_position

from .shares import share_values
from .stacks import game_value

SEED = 20_120_401
LAYOUT = ((50,), (90,), (60,), (30, 90), (10, 20, 50), (70,))
"""The layout of the count files, in thousands; each casino is full with its last note."""


class Stacked(Seeded):
    """Seeded dice, and a pile that deals the layout of the count files in every round."""

    def pile(self, rules: Rules) -> Pile:
        return _round() * rules.rounds


def _round() -> Pile:
    return tuple(note * 1000 for notes in LAYOUT for note in notes)


def play_at_random(game: Game) -> None:
    while not game.over:
        game.roll()
        faces = game.position.legal_faces
        game.place(faces[pick(game.coin, len(faces))])


def assert_near(values: Iterable[float], exact: float) -> None:
    sample = list(values)
    error = stdev(sample) / sqrt(len(sample))
    assert abs(fmean(sample) - exact) <= 4 * error


def paid_by_round(game: Game) -> list[list[int]]:
    """Money by seat in each round, read from the events."""
    ends = [i for i, event in enumerate(game.events) if isinstance(event, RoundEnded)]
    rounds = []
    for first, last in pairwise([0, *ends]):
        money = [0] * game.rules.players
        for event in game.events[first:last]:
            if isinstance(event, CasinoPaid):
                for payment in event.payments:
                    if payment.owner < game.rules.players:
                        money[payment.owner] += payment.note
        rounds.append(money)
    return rounds


HOUSES: dict[str, tuple[int, dict[str, int]]] = {
    "2n": (2, {}),
    "3n": (3, {}),
    "4n": (4, {}),
    "3n dice=5 neutral_dice=3 opening_dice=1": (
        3,
        {"dice": 5, "neutral_dice": 3, "opening_dice": 1},
    ),
}


@pytest.mark.parametrize("house", HOUSES)
def test_rounds_with_neutral_dice(house: str) -> None:
    players, numbers = HOUSES[house]
    rules = Rules(players=players, neutral=True, rounds=20, notes=_round() * 20, **numbers)
    dealt = new_position(rules).deal([tuple(n * 1000 for n in notes) for notes in LAYOUT])
    exact = share_values(dealt)
    assert len(set(exact)) == 1
    rounds: list[list[int]] = []
    for number in range(150):
        game = Game(rules, Stacked(SEED, number))
        play_at_random(game)
        rounds += paid_by_round(game)
    assert len(rounds) == 3_000
    # Seats of one round depend on each other: a round, not a seat, is the unit.
    assert_near((fmean(money) for money in rounds), float(exact[0]))
    for seat in range(players):
        assert_near((money[seat] for money in rounds), float(exact[seat]))


@pytest.mark.parametrize(
    ("players", "neutral"),
    [(2, False), (3, False), (4, False), (5, False), (2, True), (3, True), (4, True)],
)
def test_whole_games_by_the_booklet(players: int, neutral: bool) -> None:
    rules = Rules(players=players, neutral=neutral)
    money, notes = game_value(rules)
    purses = []
    for number in range(250):
        game = Game(rules, Seeded(SEED + 1, number))
        play_at_random(game)
        purses.append(game.standings)
    assert_near((fmean(s.money for s in standings) for standings in purses), float(money))
    assert_near((fmean(s.notes for s in standings) for standings in purses), float(notes))
