"""Whether dice look like dice: chi-square tests of fixed seeds, so they always end the same.

A test of a good generator exceeds its bound once in ten thousand times. The bounds below were set
before the seeds were tried, and no seed was chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import sqrt

import pytest

from lastroll.game import Fair, Keyed, Seeded, decode_roll, pick
from lastroll.rules import NOTES, Hand, Rules

# The normal distribution's point with 1/10000 above it.
ONE_IN_TEN_THOUSAND = 3.719


def _bound(freedom: int, normal: float = ONE_IN_TEN_THOUSAND) -> float:
    """Return the point of the chi-square distribution (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return freedom * float(1 - spread + normal * sqrt(spread)) ** 3


def _chi_square(found: Mapping[int, int], shares: Mapping[int, float]) -> float:
    total = sum(found.values())
    assert set(found) <= set(shares)
    return sum(
        (found.get(value, 0) - share * total) ** 2 / (share * total)
        for value, share in shares.items()
    )


def _even(count: int) -> dict[int, float]:
    return dict.fromkeys(range(count), 1 / count)


def _dice(word: int, count: int) -> list[int]:
    """Return the dice in the order they are decoded, 0 to 5."""
    dice = []
    for _ in range(count):
        dice.append(pick(word, 6))
        word = word * 6 % 2**64
    return dice


def test_the_bound_is_the_tables_bound() -> None:
    # Tables have 20.515 for 5 and 66.619 for 35 degrees of freedom at 1/1000.
    assert _bound(5, 3.0902) == pytest.approx(20.515, rel=0.015)
    assert _bound(35, 3.0902) == pytest.approx(66.619, rel=0.015)


def test_every_die_of_a_roll_shows_every_face_equally_often() -> None:
    # 10,000 rolls of 12 dice: 120,000 faces, for each of the 12 dice and for all together.
    rolls = [_dice(Seeded(1, game).word(1, 0, 0), 12) for game in range(10_000)]
    columns = list(zip(*rolls, strict=True))
    for column in columns:
        assert _chi_square(Counter(column), _even(6)) < _bound(5)
    assert _chi_square(Counter(die for column in columns for die in column), _even(6)) < _bound(5)


NEIGHBOURS: dict[str, Callable[[int], tuple[int, int]]] = {
    "turns": lambda n: (_at(1, n // 8, 1, 0, n % 8), _at(1, n // 8, 1, 0, n % 8 + 1)),
    "seats": lambda n: (_at(2, n // 4, 1, n % 4, 0), _at(2, n // 4, 1, n % 4 + 1, 0)),
    "rounds": lambda n: (_at(3, n // 4, n % 4, 0, 0), _at(3, n // 4, n % 4 + 1, 0, 0)),
    "games": lambda n: (_at(4, n, 1, 0, 0), _at(4, n + 1, 1, 0, 0)),
    "seeds": lambda n: (_at(n, 0, 1, 0, 0), _at(n + 1, 0, 1, 0, 0)),
}


def _at(seed: int, game: int, round_: int, seat: int, turn: int) -> int:
    return Seeded(seed, game).word(round_, seat, turn)


@pytest.mark.parametrize("what", NEIGHBOURS)
def test_neighbouring_words_have_nothing_to_do_with_each_other(what: str) -> None:
    # 20,000 pairs each, 200,000 words in all: the first dice, and the dice and the last leftover.
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for number in range(20_000):
        one, other = NEIGHBOURS[what](number)
        first[6 * pick(one, 6) + pick(other, 6)] += 1
        last[6 * _dice(one, 8)[7] + _dice(other, 8)[7]] += 1
    assert _chi_square(first, _even(36)) < _bound(35)
    assert _chi_square(last, _even(36)) < _bound(35)


@pytest.mark.parametrize("own", [1, 8, 12])
def test_the_coin_has_nothing_to_do_with_the_dice(own: int) -> None:
    found: Counter[int] = Counter()
    for game in range(20_000):
        word = Seeded(5, game).word(1, 0, 0)
        _, coin = decode_roll(word, Hand(own))
        found[6 * _dice(word, own)[-1] + pick(coin, 6)] += 1
    assert _chi_square(found, _even(36)) < _bound(35)


TOLD: dict[str, Callable[[int], Keyed | Fair]] = {
    "keyed": lambda game: Keyed(bytes(range(32)), game),
    "fair": lambda game: Fair(bytes(range(32)), f"game-{game}", for_programs=True),
}


@pytest.mark.parametrize("source", TOLD)
def test_a_coin_for_programs_has_nothing_to_do_with_any_word(source: str) -> None:
    # 20,000 rolls each: the coin with the first and the last of eight dice, with what the dice
    # leave of their word, with the seat's next word, and with the coin of the next seat.
    found: dict[str, Counter[int]] = {
        name: Counter() for name in ("first", "last", "rest", "next", "seat")
    }
    for game in range(20_000):
        chance = TOLD[source](game)
        _, coin = chance.roll(1, 0, 0, Hand(8))
        word = chance.word(1, 0, 0)
        dice, (_, rest) = _dice(word, 8), decode_roll(word, Hand(8))
        others = {
            "first": dice[0],
            "last": dice[7],
            "rest": pick(rest, 6),
            "next": pick(chance.word(1, 0, 1), 6),
            "seat": pick(chance.roll(1, 1, 0, Hand(8))[1], 6),
        }
        for name, other in others.items():
            found[name][6 * pick(coin, 6) + other] += 1
    for counts in found.values():
        assert _chi_square(counts, _even(36)) < _bound(35)


def test_every_note_is_equally_likely_at_every_place_of_the_pile() -> None:
    # 4,000 shuffles of 54 notes: 212,000 words.
    rules = Rules(players=2)
    shares = {value: count / len(NOTES) for value, count in Counter(NOTES).items()}
    piles = [Seeded(6, game).pile(rules) for game in range(4_000)]
    worst = max(_chi_square(Counter(place), shares) for place in _columns(piles))
    # The largest of 54: one in ten thousand for all together is one in 540,000 for each.
    assert worst < _bound(len(shares) - 1, 4.63)
    assert all(tuple(sorted(pile)) == NOTES for pile in piles[:100])


def test_neighbours_in_the_pile_have_nothing_to_do_with_each_other() -> None:
    rules = Rules(players=2)
    found = Counter(
        first + second // 1000
        for first, second, *_ in (Seeded(7, game).pile(rules) for game in range(4_000))
    )
    counts = Counter(NOTES)
    shares = {
        first + second // 1000: counts[first] * (counts[second] - (first == second)) / (54 * 53)
        for first in counts
        for second in counts
    }
    assert _chi_square(found, shares) < _bound(len(shares) - 1)


def _columns(piles: Iterable[tuple[int, ...]]) -> Iterable[tuple[int, ...]]:
    return zip(*piles, strict=True)
