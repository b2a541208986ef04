"""A training from start to end; it can be stopped at any time and resumed."""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from math import cos, pi
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from safetensors.numpy import save

from lastroll.evaluator import Weights as FileWeights
from lastroll.evaluator import read_weights
from lastroll.evaluator.features import SLOTS
from lastroll.rules import LastRollError
from lastroll.training._curves import draw_curves
from lastroll.training._deals import deal_games
from lastroll.training._game import TableRules
from lastroll.training._learn import LearnConfig, TrainState, train_iteration
from lastroll.training._net import Params, new_params
from lastroll.training._play import play_against_bots, start_lanes

GAME_KINDS: Final = {
    "2": (2, 0, 0),
    "3": (3, 0, 0),
    "4": (4, 0, 0),
    "5": (5, 0, 0),
    "2n": (2, 4, 0),
    "3n": (3, 2, 2),
    "4n": (4, 2, 0),
}
"""The booklets' games by name: players, neutral dice of each, spare neutral dice."""

_MAX_DEALT_GAMES: Final = 1 << 17
_RATE_WARMUP_UPDATES: Final = 200
"""Updates until the learning rate is at its maximum."""
_FINAL_RATE_FACTOR: Final = 0.01
"""Final learning rate, as a share of the maximum."""
_MARGIN_EVERY: Final = 4
"""One table in this number plays for the margin."""


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """The configuration of a training."""

    iterations: int
    lanes: int = 7 * 1024
    steps: int = 32
    tries: int = 8
    batch: int = 16_384
    width: int = 128
    trust: float = 0.8
    rate: float = 2e-3
    average: float = 0.9995
    seed: int = 1
    games: tuple[str, ...] = tuple(GAME_KINDS)
    """The games, by the names in `GAME_KINDS`, with equal shares; a name given twice has two."""
    mixed: float = 0.0
    """Share of the tables with three or more seats at which all but one choose by counting."""
    mixed_tries: int = 4
    begin: str | None = None
    """A file of initial weights; random weights without it."""
    check: int = 50
    """Iterations between two reports, with games against greedy bots, and two checkpoints."""

    def check_numbers(self) -> TrainingConfig:
        """Raise `LastRollError` if the configuration is invalid, else return it."""
        for name in self.games:
            if name not in GAME_KINDS:
                raise LastRollError(
                    "train-game",
                    "there is no game {name!r}; there are {names}",
                    name=name[:60],
                    names=", ".join(GAME_KINDS),
                )
        if not self.games or self.lanes < len(self.games):
            raise LastRollError("train-lanes", "each game needs at least one table of its own")
        if self.batch > self.lanes * self.steps:
            raise LastRollError(
                "train-batch",
                "a batch of {batch} is more than {lanes} tables bring in {steps} steps",
                batch=self.batch,
                lanes=self.lanes,
                steps=self.steps,
            )
        return self

    @property
    def plan(self) -> LearnConfig:
        """The constants of the compiled part."""
        return LearnConfig(
            self.lanes,
            self.steps,
            self.tries,
            self.batch,
            self.trust,
            self.rate,
            self.average,
            self.mixed_lanes,
            self.mixed_tries,
        )

    @property
    def mixed_games(self) -> tuple[str, ...]:
        """The games at tables with counting seats."""
        return tuple(name for name in self.games if GAME_KINDS[name][0] > 2)

    @property
    def mixed_lanes(self) -> int:
        """Number of tables with counting seats."""
        return int(self.mixed * self.lanes) if self.mixed_games else 0


def train(
    training: TrainingConfig,
    folder: Path,
    *,
    seconds: float | None = None,
    on_report: Callable[[dict[str, Any]], None] = lambda line: None,
) -> tuple[Params, bool]:
    """Train, or resume the training in `folder`; return the weights, and whether it is complete.

    It stops at the first report after `seconds`. Every report is a line in `folder/log.jsonl`;
    `checkpoint.npz` holds the full state.
    """
    training.check_numbers()
    folder.mkdir(parents=True, exist_ok=True)
    dealt = jnp.array(deal_games(min(_MAX_DEALT_GAMES, training.lanes * 16), training.seed))
    learner, done, spent = _resume(training, folder) or (_new_state(training, dealt), 0, 0.0)
    began = time.monotonic()
    parts: list[Array] = []
    while done < training.iterations:
        rate = training.rate * _rate_factor(done, training)
        learner, part = train_iteration(training.plan, learner, dealt, jnp.float32(rate))
        parts.append(part)
        done += 1
        if done % training.check and done < training.iterations:
            continue
        line = _report(training, learner, parts, done, dealt)
        parts = []
        line["rate"] = rate
        line["seconds"] = round(spent + time.monotonic() - began, 2)
        _save_checkpoint(training, folder, learner, done, line)
        on_report(line)
        if seconds is not None and time.monotonic() - began > seconds:
            break
    return learner.ema_weights, done >= training.iterations


def _rate_factor(done: int, training: TrainingConfig) -> float:
    updates = done * (training.steps * training.lanes // training.batch)
    falling = (1 + cos(pi * done / training.iterations)) / 2
    return min(1.0, (updates + 1) / _RATE_WARMUP_UPDATES) * max(falling, _FINAL_RATE_FACTOR)


def _table_rules(training: TrainingConfig) -> TableRules:
    lanes, mixed = np.arange(training.lanes), training.mixed_lanes
    names, mixed_names = training.games, training.mixed_games
    rows = [
        GAME_KINDS[
            mixed_names[lane % len(mixed_names)] if lane < mixed else names[lane % len(names)]
        ]
        for lane in range(training.lanes)
    ]
    players, neutral, opening = np.array(rows, np.int32).T
    for_margin = (lanes // len(names) % _MARGIN_EVERY == 0) & (lanes >= mixed)
    # the net plays one seat, another one from lane to lane; the start seat is random
    alone = lanes // max(1, len(mixed_names)) % players
    counting_seats = (np.arange(SLOTS) != alone[:, None]) & (lanes < mixed)[:, None]
    return TableRules(*map(jnp.array, (players, neutral, opening, for_margin, counting_seats)))


def _new_state(training: TrainingConfig, dealt: Array) -> TrainState:
    first, games, later = jax.random.split(jax.random.key(training.seed), 3)
    weights = new_params(first, training.width)
    if training.begin is not None:
        weights = _with_initial_weights(weights, training.begin)

    def nothing() -> Params:
        return {name: jnp.zeros_like(weight) for name, weight in weights.items()}

    return TrainState(
        weights,
        jax.tree.map(jnp.copy, weights),
        nothing(),
        nothing(),
        jnp.zeros((), jnp.int32),
        start_lanes(_table_rules(training), dealt.shape[0], games),
        later,
    )


def _with_initial_weights(weights: Params, file: str) -> Params:
    """Return initial weights from a file; features that it does not have get weight zero."""
    given = _read(file).arrays
    begun = {}
    for name, fresh in weights.items():
        old = given.get(name, np.zeros(0))
        if old.shape[1:] != fresh.shape[1:] or len(old) > len(fresh):
            raise _initial_weights_error(file, f"{name} has another shape")
        begun[name] = jnp.zeros_like(fresh).at[: len(old)].set(old)
    return begun


def _read(file: str) -> FileWeights:
    try:
        return read_weights(Path(file).read_bytes())
    except OSError as error:
        raise _initial_weights_error(file, error.strerror or str(error)) from None


def _initial_weights_error(file: str, reason: str) -> LastRollError:
    return LastRollError(
        "train-begin", "cannot begin with {file}: {reason}", file=file, reason=reason
    )


_play_benchmark = jax.jit(play_against_bots)


def _report(
    training: TrainingConfig, learner: TrainState, parts: list[Array], done: int, dealt: Array
) -> dict[str, Any]:
    """Return a report: losses, and win shares against greedy bots in each kind of game."""
    win, share, money, square = np.mean(np.array(parts), axis=0).tolist()
    samples = done * training.steps * training.lanes
    line: dict[str, Any] = {
        "iteration": done,
        "choices": samples,
        "win_loss": win,
        "share_error": share**0.5,
        "money_error": money**0.5,
        "square_loss": square,
    }
    count = min(2048, training.lanes)
    for name in dict.fromkeys(training.games):
        counted = training.mixed_lanes and name in training.mixed_games
        for others in ("greedy", "counter") if counted else ("greedy",):
            win_shares = play_benchmark_games(learner.ema_weights, name, others, dealt, count, done)
            line[f"{others}_{name}"] = round(float(win_shares.mean()), 4)
    return line


def play_benchmark_games(
    weights: Params, name: str, others: str, dealt: Array, count: int, seed: int
) -> Array:
    """Play games of the net against greedy or counting bots; return its win shares."""
    players, neutral, opening = (jnp.full(count, n, jnp.int32) for n in GAME_KINDS[name])
    counting_seats = jnp.tile(jnp.arange(SLOTS) > 0, (count, 1)) & (others == "counter")
    table_rules = TableRules(players, neutral, opening, jnp.zeros(count, bool), counting_seats)
    win_shares: Array = _play_benchmark(weights, table_rules, dealt, jax.random.key(seed))
    return win_shares


def _save_checkpoint(
    training: TrainingConfig, folder: Path, learner: TrainState, done: int, line: dict[str, Any]
) -> None:
    leaves, _ = jax.tree.flatten(learner._replace(key=jax.random.key_data(learner.key)))
    arrays: dict[str, Any] = {f"leaf{number}": np.array(leaf) for number, leaf in enumerate(leaves)}
    fresh = folder / "checkpoint.new.npz"
    with fresh.open("wb") as file:
        np.savez(
            file, done=done, spent=line["seconds"], training=json.dumps(asdict(training)), **arrays
        )
    os.replace(fresh, folder / "checkpoint.npz")
    with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")
    draw_curves(list(read_log(folder)), folder / "curves.svg")


class TrainingMismatch(LastRollError):
    """The folder holds a training with another configuration."""


def _resume(training: TrainingConfig, folder: Path) -> tuple[TrainState, int, float] | None:
    path = folder / "checkpoint.npz"
    if not path.exists():
        return None
    with np.load(path) as kept:
        theirs = json.loads(str(kept["training"]))
        if theirs != json.loads(json.dumps(asdict(training))):
            raise TrainingMismatch(
                "train-other", "{folder} holds a training with other settings", folder=str(folder)
            )
        leaves = [jnp.array(kept[f"leaf{number}"]) for number in range(len(kept.files) - 3)]
        done, spent = int(kept["done"]), float(kept["spent"])
    # the file of initial weights may be gone
    fresh = replace(training, begin=None)
    like = jax.eval_shape(lambda: _new_state(fresh, jnp.zeros((1, 4, 6, 5), jnp.int8)))
    learner: TrainState = jax.tree.unflatten(
        jax.tree.structure(like._replace(key=jnp.zeros(2, jnp.uint32))), leaves
    )
    return learner._replace(key=jax.random.wrap_key_data(learner.key)), done, spent


def read_log(folder: Path) -> Iterator[dict[str, Any]]:
    """Yield the reports in the log of a training."""
    with (folder / "log.jsonl").open(encoding="utf-8") as log:
        for line in log:
            yield json.loads(line)


def command_of(training: TrainingConfig) -> str:
    """Return the command for this training, without default values.

    >>> command_of(TrainingConfig(iterations=20, games=("2", "5"), width=64))
    'lastroll train FOLDER --iterations 20 --width 64 --games 2,5'
    """
    words = ["lastroll", "train", "FOLDER"]
    for field in fields(training):
        value = getattr(training, field.name)
        if value != field.default:
            text = ",".join(value) if isinstance(value, tuple) else str(value)
            words += [f"--{field.name.replace('_', '-')}", text]
    return " ".join(words)


def write_weights(weights: Params, training: TrainingConfig, folder: Path) -> Path:
    """Save weights in the evaluator's format, with metadata; return the file."""
    last = deque(read_log(folder), maxlen=1)[0]
    about = {
        "format": "lastroll-evaluator/1",
        "command": command_of(training),
        "iterations": str(last["iteration"]),
        "seed": str(training.seed),
        "choices": str(last["choices"]),
        "seconds": str(last["seconds"]),
        "machine": jax.devices()[0].device_kind,
    }
    if training.begin is not None:
        with suppress(LastRollError):  # the file of initial weights may be gone
            about["began_with"] = _read(training.begin).hash
    arrays = {name: np.array(weight, np.float32) for name, weight in sorted(weights.items())}
    path = folder / "weights.safetensors"
    path.write_bytes(save(arrays, metadata=about))
    return path
