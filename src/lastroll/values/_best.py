"""The probability of each option to be the best one that a roll allows."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from lastroll.compiling import compiled
from lastroll.kernels import turn_options
from lastroll.rules import FACES, Hand

Values = NDArray[np.float64]


def best_option_probabilities(hand: Hand, order: NDArray[np.intp]) -> Values:
    """Return each option's probability to be the first of `order` that a roll of `hand` allows.

    A face shows any number of dice that only later options of the order use, and the other faces
    likewise: the rolls with exactly this option as the first are counted by a product of six
    polynomials in own and neutral dice, one per face, with exponential weights.
    """
    options = turn_options(hand)
    probabilities = np.zeros(len(order))
    polynomials = _weights(hand).copy()
    _count_rolls(options.face, options.own, options.neutral, order, polynomials, probabilities)
    all_rolls = math.factorial(hand.own) * math.factorial(hand.neutral)
    probabilities *= all_rolls / 6.0 ** sum(hand)
    return probabilities


@lru_cache(maxsize=256)
def _weights(hand: Hand) -> Values:
    own = [1 / math.factorial(count) for count in range(hand.own + 1)]
    neutral = [1 / math.factorial(count) for count in range(hand.neutral + 1)]
    return np.tile(np.outer(own, neutral), (len(FACES), 1, 1))


@compiled
def _count_rolls(
    face: NDArray[np.int64],
    own: NDArray[np.int64],
    neutral: NDArray[np.int64],
    order: NDArray[np.intp],
    polynomials: Values,
    counts: Values,
) -> None:
    """Visit rows in order; set the coefficient of each visited row to zero."""
    shape = polynomials.shape[1:]
    # the products of faces 1 to 3 and of faces 4 to 6; only the half with the face changes
    halves = np.zeros((2, *shape))
    pair = np.zeros(shape)
    for half in range(2):
        _multiply(polynomials[3 * half], polynomials[3 * half + 1], pair)
        _multiply(pair, polynomials[3 * half + 2], halves[half])
    for row in order:
        half, place = divmod(face[row] - 1, 3)
        mine = polynomials[3 * half + place]
        _multiply(
            polynomials[3 * half + (place + 1) % 3], polynomials[3 * half + (place + 2) % 3], pair
        )
        others = _coefficient(
            pair, halves[1 - half], shape[0] - 1 - own[row], shape[1] - 1 - neutral[row]
        )
        counts[row] = mine[own[row], neutral[row]] * others
        mine[own[row], neutral[row]] = 0
        _multiply(pair, mine, halves[half])


@compiled(part=True)
def _multiply(one: Values, other: Values, result: Values) -> None:
    """Multiply two polynomials, up to the number of dice."""
    for own in range(result.shape[0]):
        for neutral in range(result.shape[1]):
            result[own, neutral] = _coefficient(one, other, own, neutral)


@compiled(part=True)
def _coefficient(one: Values, other: Values, own: int, neutral: int) -> float:
    """Return one coefficient of a product."""
    total = 0.0
    for i in range(own + 1):
        for j in range(neutral + 1):
            total += one[i, j] * other[own - i, neutral - j]
    return total
