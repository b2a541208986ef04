"""The net, for training; `evaluator/_kernels.py` does the same computation with Numba."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from lastroll.evaluator.features import CASINO_SIZE, MONEY_SCALE, OUTPUTS, SLOTS, TABLE_SIZE

Params = dict[str, Array]


class NetOutput(NamedTuple):
    """The output of the net, per slot."""

    win: Array
    """Logits; minus infinity for slots without a seat."""
    money: Array
    """Money of the round, in units of $100,000."""
    square: Array


def new_params(key: Array, width: int) -> Params:
    """Return initial weights; the last layer is small, so that the output is close to uniform."""
    shapes = {
        "table": (TABLE_SIZE, width),
        "casino": (CASINO_SIZE, width),
        "context": (width, width),
        "mix": (width, width),
        "shared": (width, width),
        "first": (2 * width, width),
        "second": (width, width),
        "last": (width, OUTPUTS * SLOTS),
    }
    weights: Params = {}
    for name, (rows, columns) in shapes.items():
        key, own = jax.random.split(key)
        scale = 0.1 if name == "last" else 1.0
        # about two dozen of a table's features are not zero, and a dozen of a casino's
        active = {"table": 24, "casino": 12}.get(name, rows / 2)
        weights[f"{name}.weight"] = (
            jax.random.normal(own, (rows, columns)) * scale / jnp.sqrt(active)
        )
        if name not in ("context", "shared"):
            weights[f"{name}.bias"] = jnp.zeros(columns)
    return weights


def forward(weights: Params, casino: Array, whole: Array, players: Array) -> NetOutput:
    """Return the output for many tables: casino [n, 6, …], whole [n, …], players [n]."""
    table = jax.nn.relu(whole @ weights["table.weight"] + weights["table.bias"])
    given = table @ weights["context.weight"]
    each = jax.nn.relu(
        casino @ weights["casino.weight"] + (given + weights["casino.bias"])[:, None, :]
    )
    # a casino's value depends on the others: each gets the mean of all
    shared = each.mean(1) @ weights["shared.weight"] + weights["mix.bias"]
    each = jax.nn.relu(each @ weights["mix.weight"] + shared[:, None, :])
    both = jnp.concatenate([each.mean(1), table], axis=1)
    hidden = jax.nn.relu(both @ weights["first.weight"] + weights["first.bias"])
    hidden = jax.nn.relu(hidden @ weights["second.weight"] + weights["second.bias"])
    out = (hidden @ weights["last.weight"] + weights["last.bias"]).reshape(-1, OUTPUTS, SLOTS)
    here = jnp.arange(SLOTS) < players[:, None]
    win = jnp.where(here, out[:, 0], -jnp.inf)
    return NetOutput(win, jnp.where(here, out[:, 1], 0.0), jnp.where(here, out[:, 2], 0.0))


def to_net_scale(units: Array) -> Array:
    """Return money in the scale of the net."""
    return units / MONEY_SCALE
