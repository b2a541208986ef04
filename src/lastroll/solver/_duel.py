"""Two players without neutral dice: one sweep over a round, a row of allocations at a time.

One player's gain is the other's loss, so one number per state is enough. `table[own, other]` holds,
for the player who has just placed, the value of the own allocation `own` against `other` while the
opponent, who has dice left, is to roll. Then:

- A turn of the player with allocation `a` needs the rows `successors[a]` of the own table, for all
  `other` at once: the inner loops run along rows, in vectors.
- The result, negated, is a column of the other player's table.
- Six faces are two groups of three. The outcomes on three faces are independent of those on the
  other three, given the number of dice in each half. So the best option of each half is computed
  once for each half roll (at most 165), and the halves are then combined: one maximum for each of
  the 1287 rolls, where a roll has 3.7 faces on average.
- When one player is out of dice the opponent continues alone. These columns are valued from the
  payout to the full hand in one go (`_sweep_alone`), and only results are retained: in two thirds
  of all allocations one player is out of dice.
- If the round is symmetric for the two players, both tables are the same one (`symmetric`), and
  half the work is saved.
"""

from __future__ import annotations

from math import comb, factorial
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.solver._allocations import (
    CASINOS,
    Allocations,
    Ints,
    count_allocations,
    count_rolls,
)

Floats = NDArray[np.float64]
Cells = NDArray[Any]
"""float64, or int32 for large tables: units of a billionth of the stakes, with rounding."""

STAKE_UNITS: Final = 2**30

LANES: Final = 128
"""Columns processed together: more do not fit the caches, fewer make the loops short."""
TILE: Final = 16
"""Rows of results that are transposed together."""


class TerminalValue(NamedTuple):
    """The value, to the first player, of the difference between two players at the end of a round.

    A difference is money times `NOTE_RADIX` plus notes, which orders purses as the booklets do.
    With a table the value is looked up, by steps of money and by notes; without one it is the sign
    or the money itself.
    """

    casino_keys: Ints
    """The difference that a casino makes: [casino, own dice, other dice]."""
    before: int
    """The difference before the round."""
    only_sign: bool
    table: NDArray[np.float64]
    """[money, notes], both counted from the middle; empty where no table is used."""
    step: int

    def mirrored(self) -> TerminalValue:
        """Return the same terminal value as seen by the opponent."""
        return self._replace(
            casino_keys=np.ascontiguousarray(-self.casino_keys.transpose(0, 2, 1)),
            before=-self.before,
            table=np.ascontiguousarray(-self.table[::-1, ::-1]),
        )


class OwnHalfRolls(NamedTuple):
    """The outcomes on three faces: [outcome, face] as rows of options, and their weights."""

    rows: Ints
    probabilities: Floats
    starts: Ints
    """The outcomes with n dice are starts[n] to starts[n + 1]."""
    scales: Floats
    """n! / 6ⁿ: multiplied by the weights of two halves, the probability of a roll of n dice."""


class DuelBuffers(NamedTuple):
    """Work buffers of the sweep."""

    options: Floats
    """Values after placing: [casino and number of dice, lane]."""
    low: Floats
    """The best option among faces 1 to 3: [outcome, lane]."""
    high: Floats
    """The best option among faces 4 to 6: [outcome, lane]."""
    tile: Floats
    """Values of turns, before they are transposed: [allocation, lane]."""


NOTE_RADIX: Final = 1024


@compiled(part=True)
def _value_at_end(terminal: TerminalValue, key: int) -> float:
    if terminal.only_sign:
        return 0.5 if key > 0 else (-0.5 if key < 0 else 0.0)
    if terminal.table.size == 0:
        return float(key // NOTE_RADIX)
    notes = (key + NOTE_RADIX // 2) % NOTE_RADIX - NOTE_RADIX // 2
    money = (key - notes) // NOTE_RADIX // terminal.step
    most_money, most_notes = terminal.table.shape[0] // 2, terminal.table.shape[1] // 2
    money = min(max(money, -most_money), most_money) + most_money
    notes = min(max(notes, -most_notes), most_notes) + most_notes
    return float(terminal.table[money, notes])


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
    means: Floats, row: int, low: Floats, high: Floats, halves: OwnHalfRolls, dice: int
) -> None:
    """Set a row of `means` to the mean, over all rolls, of the better of the two halves."""
    probabilities, starts = halves.probabilities, halves.starts
    for lane in range(LANES):
        means[row, lane] = 0.0
    for below in range(dice + 1):
        first, last = starts[below], starts[below + 1]
        for other in range(starts[dice - below], starts[dice - below + 1]):
            chance = probabilities[other] * halves.scales[dice]
            one = first
            # four at once: the sum is loaded and stored a quarter as often
            while one + 4 <= last:
                p = probabilities[one] * chance
                q = probabilities[one + 1] * chance
                r = probabilities[one + 2] * chance
                s = probabilities[one + 3] * chance
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
                p = probabilities[one] * chance
                for lane in range(LANES):
                    a, y = low[one, lane], high[other, lane]
                    means[row, lane] += p * (a if a > y else y)
                one += 1


@compiled
def _value_turns(
    source: Cells,
    columns: tuple[int, int],
    allocations: tuple[int, int],
    dice: int,
    successors: NDArray[np.int32],
    halves: OwnHalfRolls,
    buffers: DuelBuffers,
    opponent_table: Cells,
    corner: tuple[int, int],
    in_place: bool,
    rounded: bool,
) -> None:
    """Value the turns of all `allocations`, which have `dice` dice left, against all `columns`.

    Values after placing are read from `source`. The negated value of the turn goes into the
    opponent's table `opponent_table`, transposed, from its `corner` on; with `in_place` the value
    goes into `source` as well. With `rounded` it is rounded.
    """
    options, low, high, tile = buffers.options, buffers.low, buffers.high, buffers.tile
    stride = options.shape[0] // CASINOS
    outcomes = halves.starts[dice + 1]
    for column in range(columns[0], columns[1], LANES):
        width = min(LANES, columns[1] - column)
        row = corner[0] + column - columns[0]
        for start in range(allocations[0], allocations[1], TILE):
            rows = min(TILE, allocations[1] - start)
            for i in range(rows):
                for casino in range(CASINOS):
                    for more in range(1, dice + 1):
                        after = successors[start + i, casino, more]
                        option = casino * stride + more
                        for lane in range(width):
                            options[option, lane] = source[after, column + lane]
                _best_of_half(low, options, 0, halves.rows, outcomes)
                _best_of_half(high, options, CASINOS // 2 * stride, halves.rows, outcomes)
                _expect_best(tile, i, low, high, halves, dice)
                if rounded:
                    for lane in range(LANES):
                        tile[i, lane] = np.rint(tile[i, lane])
                if in_place:
                    for lane in range(width):
                        source[start + i, column + lane] = tile[i, lane]
            there = corner[1] + start - allocations[0]
            for lane in range(width):
                for i in range(rows):
                    opponent_table[row + lane, there + i] = -tile[i, lane]


@compiled
def _value_ends(hand: Cells, own: Ints, other: Ints, terminal: TerminalValue, unit: float) -> None:
    """Fill `hand` with the values of the end of the round: [own allocation, other allocation]."""
    for allocation in range(len(own)):
        for lane in range(len(other)):
            key = terminal.before
            for casino in range(CASINOS):
                key += terminal.casino_keys[casino, own[allocation, casino], other[lane, casino]]
            hand[allocation, lane] = _value_at_end(terminal, key) / unit


def count_entries(hands: tuple[int, int]) -> int:
    """Return the number of entries in two different tables."""
    return sum(
        count_allocations(own) * (count_allocations(other) - count_rolls(other))
        for own, other in (hands, hands[::-1])
    )


def sweep_duel(
    allocations: tuple[Allocations, Allocations], terminal: TerminalValue, unit: float | None = None
) -> tuple[Cells, Cells]:
    """Solve a round; return the tables of both seats, one and the same if the seats are symmetric.

    With a `unit` the tables hold whole numbers of it.
    """
    terminals = (terminal, terminal.mirrored())
    symmetric = allocations[0] is allocations[1] and _is_symmetric(*terminals)
    shapes = [
        (len(own), len(other) - int(other.levels[1]))
        for own, other in (allocations, allocations[::-1])
    ]
    kind = np.float64 if unit is None else np.int32
    table: Cells = np.empty(shapes[0], kind)
    tables = (table, table if symmetric else np.empty(shapes[1], kind))
    max_dice = max(allocations[0].dice, allocations[1].dice)
    halves, buffers = _own_half_rolls(max_dice), _new_buffers(max_dice)
    seats = range(1 if symmetric else 2)
    for seat in seats:
        own, other = allocations[seat], allocations[1 - seat]
        _sweep_alone(own, other, terminals[seat], halves, buffers, tables[1 - seat], unit)
    # A turn lowers the total of dice left: so everything with a lower total comes first.
    for total in range(2, allocations[0].dice + allocations[1].dice + 1):
        for seat in seats:
            own, other = allocations[seat], allocations[1 - seat]
            for dice in range(max(1, total - other.dice), min(own.dice, total - 1) + 1):
                first, last = other.level(total - dice)
                out = int(other.levels[1])
                mine = own.level(dice)
                _value_turns(
                    tables[seat],
                    (first - out, last - out),
                    mine,
                    dice,
                    own.successors,
                    halves,
                    buffers,
                    tables[1 - seat],
                    (first, mine[0] - int(own.levels[1])),
                    False,
                    unit is not None,
                )
    return tables


def _sweep_alone(
    own: Allocations,
    other: Allocations,
    terminal: TerminalValue,
    halves: OwnHalfRolls,
    buffers: DuelBuffers,
    opponent_table: Cells,
    unit: float | None,
) -> None:
    """Value all turns that a player takes alone, after the opponent has placed all dice."""
    out, others = int(own.levels[1]), int(other.levels[1])
    hand: Cells = np.empty((len(own), LANES), opponent_table.dtype)
    for row in range(0, others, LANES):
        counts = other.counts[row : min(row + LANES, others)]
        _value_ends(hand, own.counts[:out], counts, terminal, unit or 1.0)
        for dice in range(1, own.dice + 1):
            mine = own.level(dice)
            _value_turns(
                hand,
                (0, len(counts)),
                mine,
                dice,
                own.successors,
                halves,
                buffers,
                opponent_table,
                (row, mine[0] - out),
                True,
                unit is not None,
            )


def _is_symmetric(terminal: TerminalValue, mirrored: TerminalValue) -> bool:
    return (
        np.array_equal(terminal.casino_keys, mirrored.casino_keys)
        and terminal.before == 0
        and np.array_equal(terminal.table, mirrored.table)
    )


def _new_buffers(max_dice: int) -> DuelBuffers:
    outcomes = comb(max_dice + 3, 3)
    return DuelBuffers(
        # Options without dice keep minus infinity, so they are never best.
        np.full((CASINOS * (max_dice + 1), LANES), -np.inf),
        np.empty((outcomes, LANES)),
        np.empty((outcomes, LANES)),
        np.empty((TILE, LANES)),
    )


def _own_half_rolls(max_dice: int) -> OwnHalfRolls:
    triples = [
        (one, two, dice - one - two)
        for dice in range(max_dice + 1)
        for one in range(dice + 1)
        for two in range(dice - one + 1)
    ]
    rows = np.array(triples, np.int64) + np.arange(3) * (max_dice + 1)
    probabilities = [1 / factorial(a) / factorial(b) / factorial(c) for a, b, c in triples]
    starts = np.array([comb(dice + 2, 3) for dice in range(max_dice + 2)])
    scales = [factorial(dice) / 6**dice for dice in range(max_dice + 1)]
    return OwnHalfRolls(rows, np.array(probabilities), starts, np.array(scales))
