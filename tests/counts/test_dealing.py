"""The notes of a casino after the deal, and the value of whole games to random players."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from lastroll.game import Seeded
from lastroll.rules import Rules, fill_casinos

from .stacks import game_value, stacks

BOOKLET = stacks(Rules(players=2))


def test_all_fillings() -> None:
    assert len(BOOKLET) == 86
    assert sum(BOOKLET.values()) == 1


@pytest.mark.parametrize(
    ("notes", "chance", "percent"),
    [
        (1, Fraction(13, 27), "48.148"),
        (2, Fraction(67, 159), "42.138"),
        (3, Fraction(1702, 18603), "9.149"),
        (4, Fraction(590, 105417), "0.560"),
        (5, Fraction(5, 105417), "0.005"),
    ],
)
def test_number_of_notes(notes: int, chance: Fraction, percent: str) -> None:
    exact = sum(share for stack, share in BOOKLET.items() if len(stack) == notes)
    assert exact == chance
    assert f"{float(100 * exact):.3f}" == percent


def test_means() -> None:
    money = sum(sum(stack) * chance for stack, chance in BOOKLET.items())
    notes = sum(len(stack) * chance for stack, chance in BOOKLET.items())
    assert money == Fraction(23_842_348_000, 316_251)  # $75.4k at a casino
    assert 6 * notes == Fraction(1_025_504, 105_417)  # 9.73 notes a round
    assert f"{float(money):.0f} {float(6 * notes):.2f}" == "75391 9.73"


def test_fillings_are_alike_in_every_order_of_a_short_pile() -> None:
    notes = (10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 60_000)
    rules = Rules(players=2, notes=notes)
    first, second = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for pile in permutations(notes):
        casinos, _ = fill_casinos(rules, pile)
        first[casinos[0]] += 1
        second[casinos[1]] += 1
    assert first == second
    assert {stack: Fraction(n, first.total()) for stack, n in first.items()} == stacks(rules)


def test_shuffled_piles_fill_casinos_as_often_as_they_should() -> None:
    rules = Rules(players=2)
    piles = 1_000
    seen = Counter[int]()
    for game in range(piles):
        left = Seeded(seed=20_120_401, game=game).pile(rules)
        for _ in range(rules.rounds):
            casinos, left = fill_casinos(rules, left)
            seen.update(map(len, casinos))
    fillings = seen.total()
    assert fillings == piles * 24
    for notes in range(1, 6):
        chance = float(sum(share for stack, share in BOOKLET.items() if len(stack) == notes))
        error: float = (chance * (1 - chance) / fillings) ** 0.5
        assert abs(seen[notes] / fillings - chance) <= 4 * error


# Dollars and notes that a random player can expect from a whole game by the booklets.
GAMES = {
    (2, False): ("601556.66", "10.832"),
    (3, False): ("436208.68", "8.126"),
    (4, False): ("339950.75", "6.415"),
    (5, False): ("276397.79", "5.247"),
    (2, True): ("434029.61", "7.753"),
    (3, True): ("341993.62", "6.241"),
    (4, True): ("280909.87", "5.182"),
}


@pytest.mark.parametrize(("players", "neutral"), GAMES)
def test_whole_games_of_random_players(players: int, neutral: bool) -> None:
    money, notes = game_value(Rules(players=players, neutral=neutral))
    assert (f"{float(money):.2f}", f"{float(notes):.3f}") == GAMES[players, neutral]


@pytest.mark.parametrize(
    ("rules", "thousands"),
    [
        (Rules(players=2), 601),
        (Rules(players=3), 433),
        (Rules(players=4), 339),
        (Rules(players=5), 276),
        (Rules(players=2, neutral=True), 433),
        (Rules(players=3, neutral=True, opening_dice=0), 365),
        (Rules(players=4, neutral=True), 282),
    ],
)
def test_others_simulations_are_near(rules: Rules, thousands: int) -> None:
    # 2,000 games of another programme, which leaves the opening out: its error is about 0.3 %.
    money, _ = game_value(rules)
    assert abs(float(money) / 1000 - thousands) < 0.01 * thousands
