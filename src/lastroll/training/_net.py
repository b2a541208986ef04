"""The net, for training: the same sums as `evaluator/_kernels.py` does without any framework."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.layout import CASINO, MONEY_SCALE, OUTPUTS, SLOTS, TABLE

Weights = dict[str, Array]


class Outlook(NamedTuple):
    """What the net expects, per slot."""

    win: Array
    """Logits; minus infinity where nobody sits."""
    money: Array
    """Of this round, in units of $100,000."""
    square: Array


def new_weights(key: Array, width: int) -> Weights:
    """Give weights to begin with; the last layer says that nothing is known."""
    shapes = {
        "table": (TABLE, width),
        "casino": (CASINO, width),
        "context": (width, width),
        "mix": (width, width),
        "shared": (width, width),
        "first": (2 * width, width),
        "second": (width, width),
        "last": (width, OUTPUTS * SLOTS),
    }
    weights: Weights = {}
    for name, (rows, columns) in shapes.items():
        key, own = jax.random.split(key)
        scale = 0.1 if name == "last" else 1.0
        # About two dozen of the numbers of a table are not zero, and a dozen of those of a casino.
        active = {"table": 24, "casino": 12}.get(name, rows / 2)
        weights[f"{name}.weight"] = (
            jax.random.normal(own, (rows, columns)) * scale / jnp.sqrt(active)
        )
        if name not in ("context", "shared"):
            weights[f"{name}.bias"] = jnp.zeros(columns)
    return weights


def expect(weights: Weights, casino: Array, whole: Array, players: Array) -> Outlook:
    """Give the outlook of many tables: casino [n, 6, …], whole [n, …], players [n]."""
    table = jax.nn.relu(whole @ weights["table.weight"] + weights["table.bias"])
    given = table @ weights["context.weight"]
    each = jax.nn.relu(
        casino @ weights["casino.weight"] + (given + weights["casino.bias"])[:, None, :]
    )
    # A casino's worth depends on what else there is: so each hears of all.
    heard = each.mean(1) @ weights["shared.weight"] + weights["mix.bias"]
    each = jax.nn.relu(each @ weights["mix.weight"] + heard[:, None, :])
    both = jnp.concatenate([each.mean(1), table], axis=1)
    hidden = jax.nn.relu(both @ weights["first.weight"] + weights["first.bias"])
    hidden = jax.nn.relu(hidden @ weights["second.weight"] + weights["second.bias"])
    out = (hidden @ weights["last.weight"] + weights["last.bias"]).reshape(-1, OUTPUTS, SLOTS)
    here = jnp.arange(SLOTS) < players[:, None]
    win = jnp.where(here, out[:, 0], -jnp.inf)
    return Outlook(win, jnp.where(here, out[:, 1], 0.0), jnp.where(here, out[:, 2], 0.0))


def in_scale(units: Array) -> Array:
    """Give money in the scale of the net."""
    return units / MONEY_SCALE
