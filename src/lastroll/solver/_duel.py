"""Two players without neutral dice: one sweep over a round, a row of placements at a time.

What one wins the other loses, so one number a state is enough. `table[own, other]` holds, for the
player who has just placed, the value of the own placement `own` against `other` while the other
one, who has dice left, is to roll. Then:

- A turn of the player with placement `a` needs the rows `following[a]` of the own table, for all
  `other` at once: the inner loops run along rows, in vectors.
- Its result is a column of the other player's table, seen with the other's eyes.
- Six faces are two threes. How three faces show so many dice is independent of the other three
  once the number of dice in each half is known: so the best of each half is taken once for every
  way the half can fall (165 ways at most) and the halves are then combined, which makes one
  maximum for each of the 1287 rolls, where a roll offers 3.7 faces on the mean.
- When one player is out of dice the other one plays on alone. Nobody answers, so a few columns are
  taken from the pay-out to the full hand at a stretch (`_sweep_alone`), and only results are
  kept: two thirds of all placements have somebody out of dice.
- Where both players stand alike, one table is both (`same`), and half the work is saved.
"""

from __future__ import annotations

from math import comb, factorial
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.solver._placements import (
    CASINOS,
    Ints,
    Placements,
    count_placements,
    count_rolls,
)

Floats = NDArray[np.float64]
Cells = NDArray[Any]
"""float64, or int32 where a table would be too large: then everything is counted in units of which
a billion are at stake, and all that is lost is the rounding to whole units."""

UNITS: Final = 2**30

LANES: Final = 128
"""Columns that are worked on together: more do not fit the caches, fewer make the loops short."""
TILE: Final = 16
"""Rows of results that are turned into columns together."""


class Prize(NamedTuple):
    """What the difference between two players at the end of a round is worth to the first one.

    A difference is money times `NOTE_PLACES` plus notes, which orders purses as the booklets do.
    Where there is a table it is looked up, by steps of money and by notes; where there is none, the
    value is the sign or the money itself.
    """

    keys: Ints
    """The difference that a casino makes: [casino, own dice, other dice]."""
    before: int
    """The difference before the round."""
    only_sign: bool
    table: NDArray[np.float64]
    """[money, notes], both counted from the middle; empty where it is not used."""
    step: int

    def mirrored(self) -> Prize:
        """Give the same prize as the other player sees it."""
        return self._replace(
            keys=np.ascontiguousarray(-self.keys.transpose(0, 2, 1)),
            before=-self.before,
            table=np.ascontiguousarray(-self.table[::-1, ::-1]),
        )


class Halves(NamedTuple):
    """How dice fall on three faces: [outcome, face] as rows of options, and how often."""

    rows: Ints
    chances: Floats
    starts: Ints
    """The outcomes with n dice are starts[n] to starts[n + 1]."""
    scales: Floats
    """n! / 6ⁿ: times the chances of two halves, the chance of a roll of n dice."""


class Bench(NamedTuple):
    """Room to work in."""

    options: Floats
    """Values after placing: [casino and number of dice, lane]."""
    low: Floats
    """The best option among faces 1 to 3: [outcome, lane]."""
    high: Floats
    """The best option among faces 4 to 6: [outcome, lane]."""
    tile: Floats
    """Values of turns, before they are turned over: [placement, lane]."""


NOTE_PLACES: Final = 1024


@compiled(part=True)
def _prize(prize: Prize, key: int) -> float:
    if prize.only_sign:
        return 0.5 if key > 0 else (-0.5 if key < 0 else 0.0)
    if prize.table.size == 0:
        return float(key // NOTE_PLACES)
    notes = (key + NOTE_PLACES // 2) % NOTE_PLACES - NOTE_PLACES // 2
    money = (key - notes) // NOTE_PLACES // prize.step
    most_money, most_notes = prize.table.shape[0] // 2, prize.table.shape[1] // 2
    money = min(max(money, -most_money), most_money) + most_money
    notes = min(max(notes, -most_notes), most_notes) + most_notes
    return float(prize.table[money, notes])


@compiled(part=True)
def _best_of_half(best: Floats, options: Floats, first: int, rows: Ints, outcomes: int) -> None:
    for outcome in range(outcomes):
        one = first + rows[outcome, 0]
        two = first + rows[outcome, 1]
        three = first + rows[outcome, 2]
        for lane in range(LANES):
            x, y, z = options[one, lane], options[two, lane], options[three, lane]
            higher = x if x > y else y
            best[outcome, lane] = higher if higher > z else z


@compiled(part=True)
def _expect_best(
    means: Floats, row: int, low: Floats, high: Floats, halves: Halves, dice: int
) -> None:
    """Set a row of `means` to the mean, over all rolls, of the better of the two halves."""
    chances, starts = halves.chances, halves.starts
    for lane in range(LANES):
        means[row, lane] = 0.0
    for below in range(dice + 1):
        first, last = starts[below], starts[below + 1]
        for other in range(starts[dice - below], starts[dice - below + 1]):
            chance = chances[other] * halves.scales[dice]
            one = first
            # Four at once: the sum is fetched and put back a quarter as often.
            while one + 4 <= last:
                p = chances[one] * chance
                q = chances[one + 1] * chance
                r = chances[one + 2] * chance
                s = chances[one + 3] * chance
                for lane in range(LANES):
                    y = high[other, lane]
                    a, b, c, d = (
                        low[one, lane],
                        low[one + 1, lane],
                        low[one + 2, lane],
                        low[one + 3, lane],
                    )
                    means[row, lane] += (
                        p * (a if a > y else y)
                        + q * (b if b > y else y)
                        + r * (c if c > y else y)
                        + s * (d if d > y else y)
                    )
                one += 4
            while one < last:
                p = chances[one] * chance
                for lane in range(LANES):
                    a, y = low[one, lane], high[other, lane]
                    means[row, lane] += p * (a if a > y else y)
                one += 1


@compiled
def _turns(
    source: Cells,
    columns: tuple[int, int],
    placements: tuple[int, int],
    dice: int,
    following: NDArray[np.int32],
    halves: Halves,
    bench: Bench,
    answers: Cells,
    corner: tuple[int, int],
    keep: bool,
    whole: bool,
) -> None:
    """Value the turns of all `placements`, which have so many dice left, against all `columns`.

    Values after placing are read from `source`. The value of the turn itself goes into the other
    player's table `answers`, turned over, from its `corner` on; with `keep` into `source` as well.
    With `whole` it is rounded.
    """
    options, low, high, tile = bench.options, bench.low, bench.high, bench.tile
    stride = options.shape[0] // CASINOS
    outcomes = halves.starts[dice + 1]
    for column in range(columns[0], columns[1], LANES):
        width = min(LANES, columns[1] - column)
        row = corner[0] + column - columns[0]
        for start in range(placements[0], placements[1], TILE):
            rows = min(TILE, placements[1] - start)
            for i in range(rows):
                for casino in range(CASINOS):
                    for more in range(1, dice + 1):
                        after = following[start + i, casino, more]
                        option = casino * stride + more
                        for lane in range(width):
                            options[option, lane] = source[after, column + lane]
                _best_of_half(low, options, 0, halves.rows, outcomes)
                _best_of_half(high, options, CASINOS // 2 * stride, halves.rows, outcomes)
                _expect_best(tile, i, low, high, halves, dice)
                if whole:
                    for lane in range(LANES):
                        tile[i, lane] = np.rint(tile[i, lane])
                if keep:
                    for lane in range(width):
                        source[start + i, column + lane] = tile[i, lane]
            there = corner[1] + start - placements[0]
            for lane in range(width):
                for i in range(rows):
                    answers[row + lane, there + i] = -tile[i, lane]


@compiled
def _pay(hand: Cells, own: Ints, other: Ints, prize: Prize, unit: float) -> None:
    """Set `hand` to what the end of the round is worth: [own placement, other placement]."""
    for placement in range(len(own)):
        for lane in range(len(other)):
            key = prize.before
            for casino in range(CASINOS):
                key += prize.keys[casino, own[placement, casino], other[lane, casino]]
            hand[placement, lane] = _prize(prize, key) / unit


def count_entries(hands: tuple[int, int]) -> int:
    """Count the numbers that two different tables hold."""
    return sum(
        count_placements(own) * (count_placements(other) - count_rolls(other))
        for own, other in (hands, hands[::-1])
    )


def sweep_duel(
    placements: tuple[Placements, Placements], prize: Prize, unit: float | None = None
) -> tuple[Cells, Cells]:
    """Solve a round; give the tables of both seats, which are one where both stand alike.

    With a `unit` the tables hold whole numbers of it.
    """
    prizes = (prize, prize.mirrored())
    same = placements[0] is placements[1] and _alike(*prizes)
    shapes = [
        (len(own), len(other) - int(other.levels[1]))
        for own, other in (placements, placements[::-1])
    ]
    kind = np.float64 if unit is None else np.int32
    table: Cells = np.empty(shapes[0], kind)
    tables = (table, table if same else np.empty(shapes[1], kind))
    most = max(placements[0].dice, placements[1].dice)
    halves, bench = _halves(most), _bench(most)
    seats = range(1 if same else 2)
    for seat in seats:
        own, other = placements[seat], placements[1 - seat]
        _sweep_alone(own, other, prizes[seat], halves, bench, tables[1 - seat], unit)
    # A turn lowers the total of dice left: so everything with a lower total comes first.
    for total in range(2, placements[0].dice + placements[1].dice + 1):
        for seat in seats:
            own, other = placements[seat], placements[1 - seat]
            for dice in range(max(1, total - other.dice), min(own.dice, total - 1) + 1):
                first, last = other.level(total - dice)
                out = int(other.levels[1])
                mine = own.level(dice)
                _turns(
                    tables[seat],
                    (first - out, last - out),
                    mine,
                    dice,
                    own.following,
                    halves,
                    bench,
                    tables[1 - seat],
                    (first, mine[0] - int(own.levels[1])),
                    False,
                    unit is not None,
                )
    return tables


def _sweep_alone(
    own: Placements,
    other: Placements,
    prize: Prize,
    halves: Halves,
    bench: Bench,
    answers: Cells,
    unit: float | None,
) -> None:
    """Value everything a player can do alone, the other one having placed all dice."""
    out, others = int(own.levels[1]), int(other.levels[1])
    hand: Cells = np.empty((len(own), LANES), answers.dtype)
    for row in range(0, others, LANES):
        counts = other.counts[row : min(row + LANES, others)]
        _pay(hand, own.counts[:out], counts, prize, unit or 1.0)
        for dice in range(1, own.dice + 1):
            mine = own.level(dice)
            _turns(
                hand,
                (0, len(counts)),
                mine,
                dice,
                own.following,
                halves,
                bench,
                answers,
                (row, mine[0] - out),
                True,
                unit is not None,
            )


def _alike(prize: Prize, mirrored: Prize) -> bool:
    return (
        np.array_equal(prize.keys, mirrored.keys)
        and prize.before == 0
        and np.array_equal(prize.table, mirrored.table)
    )


def _bench(most: int) -> Bench:
    outcomes = comb(most + 3, 3)
    return Bench(
        # A face that shows no die offers nothing: rows for no dice stay at minus infinity.
        np.full((CASINOS * (most + 1), LANES), -np.inf),
        np.empty((outcomes, LANES)),
        np.empty((outcomes, LANES)),
        np.empty((TILE, LANES)),
    )


def _halves(most: int) -> Halves:
    triples = [
        (one, two, dice - one - two)
        for dice in range(most + 1)
        for one in range(dice + 1)
        for two in range(dice - one + 1)
    ]
    rows = np.array(triples, np.int64) + np.arange(3) * (most + 1)
    chances = [1 / factorial(a) / factorial(b) / factorial(c) for a, b, c in triples]
    starts = np.array([comb(dice + 2, 3) for dice in range(most + 2)])
    scales = [factorial(dice) / 6**dice for dice in range(most + 1)]
    return Halves(rows, np.array(chances), starts, np.array(scales))
