"""Pre-dealt piles: the notes on the casinos in all rounds of many games."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lastroll.evaluator.features import CASINOS, MAX_CASINO_NOTES, MAX_ROUNDS, MONEY_UNIT
from lastroll.rules import NOTES as PILE
from lastroll.rules import Rules


def deal_games(games: int, seed: int) -> NDArray[np.int8]:
    """Return shuffled piles dealt to the casinos: [game, round, casino, index].

    Notes returned under the pile are never drawn again in four rounds (docs/mathematics.md), so the
    deals of a game do not depend on the play.
    """
    minimum = Rules(players=2).minimum // MONEY_UNIT
    piles = np.random.default_rng(seed).permuted(
        np.tile(np.array(PILE, np.int64) // MONEY_UNIT, (games, 1)), axis=1
    )
    fillings = MAX_ROUNDS * CASINOS
    dealt = np.zeros(
        (games, fillings + 1, MAX_CASINO_NOTES), np.int8
    )  # the last one takes what is over
    filling = np.zeros(games, np.int64)
    place = np.zeros(games, np.int64)
    total = np.zeros(games, np.int64)
    rows = np.arange(games)
    for note in piles.T:
        dealt[rows, filling, np.minimum(place, MAX_CASINO_NOTES - 1)] = note
        total += note
        place += 1
        full = total >= minimum
        filling = np.minimum(filling + full, fillings)
        total[full] = 0
        place[full] = 0
    dealt = -np.sort(-dealt[:, :fillings], axis=2)
    return dealt.reshape(games, MAX_ROUNDS, CASINOS, MAX_CASINO_NOTES)
