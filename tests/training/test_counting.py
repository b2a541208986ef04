"""Counting on an accelerator is the counting of `evaluator/`."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from lastroll.evaluator import CountingEvaluator
from lastroll.evaluator._plies import option_rows
from lastroll.evaluator._rows import BETWEEN_ROUNDS, PLAYERS, row_of
from lastroll.evaluator.features import MAX_CASINO_NOTES
from lastroll.rules import Rules
from lastroll.training._counting import counting_win_shares
from tests.evaluator.test_net import positions_of, table_of
from tests.training.test_game import GAME_KINDS, setting_of

NOTES_WON = 96
"""Always as many tables, so that JAX compiles once."""

_counted = jax.jit(counting_win_shares, static_argnames="places")


@pytest.mark.parametrize(("players", "neutral"), GAME_KINDS)
def test_both_count_alike(players: int, neutral: bool) -> None:
    rules = Rules(players=players, neutral=neutral)
    rows, win_shares = [], []
    for position in positions_of(rules, 1):
        before = row_of(position)
        found = option_rows(before)
        found = found[found[:, PLAYERS] > 0][::5]
        if len(found):
            rows.append(found)
            win_shares.append(CountingEvaluator(exact=False).evaluate_rows(found, before)[:, :, 0])
    ended = np.flatnonzero(np.concatenate(rows)[:, BETWEEN_ROUNDS])[: NOTES_WON // 8]
    going = np.linspace(0, sum(map(len, rows)) - 1, NOTES_WON - len(ended)).astype(int)
    some = np.concatenate([ended, going])
    chosen, expected = np.concatenate(rows)[some], np.concatenate(win_shares)[some]
    assert 0 < chosen[:, BETWEEN_ROUNDS].sum() < NOTES_WON
    tables = jax.tree.map(lambda *parts: jnp.stack(parts), *map(table_of, chosen))
    table_rules = jax.tree.map(
        lambda array: jnp.broadcast_to(array, (NOTES_WON, *array.shape)), setting_of(rules)
    )
    assert np.array(_counted(table_rules, tables, MAX_CASINO_NOTES)) == pytest.approx(
        expected, abs=2e-6
    )
    # Notes that hardly any casino has are of little account.
    few = np.abs(np.array(_counted(table_rules, tables, 3)) - expected)
    assert few.mean() < 1e-3
