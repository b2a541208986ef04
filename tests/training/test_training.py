"""A training learns, can be stopped and goes on, and writes down what it did."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load

from lastroll.evaluator import net_evaluator, read_weights
from lastroll.game import Game, Seeded
from lastroll.rules import LastRollError, Rules
from lastroll.training import TrainingConfig, TrainingMismatch, read_log, train, write_weights
from lastroll.training._run import _table_rules

TINY = TrainingConfig(
    iterations=4, lanes=8, steps=4, tries=2, batch=8, width=8, check=2, games=("2", "2n")
)


@pytest.mark.nightly
def test_a_minute_of_training_beats_greedy(tmp_path: Path) -> None:
    training = TrainingConfig(
        iterations=26,
        lanes=512,
        steps=16,
        tries=2,
        batch=512,
        width=48,
        rate=3e-3,
        check=26,
        games=("2",),
    )
    _, finished = train(training, tmp_path)
    assert finished
    (line,) = read_log(tmp_path)
    assert line["choices"] == 26 * 512 * 16
    # Of 512 games, so that less than this has a chance of one in 10,000 where it is no better.
    assert line["greedy_2"] > 0.58


def test_a_stopped_training_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole, _ = train(TINY, tmp_path / "whole")
    _, finished = train(TINY, tmp_path / "parts", seconds=0)
    assert not finished
    parts, finished = train(TINY, tmp_path / "parts")
    assert finished
    for name in whole:
        assert np.array_equal(whole[name], parts[name])
    kept = [list(read_log(tmp_path / folder)) for folder in ("whole", "parts")]
    assert [line["iteration"] for line in kept[1]] == [2, 4]
    for one, other in zip(*kept, strict=True):
        assert one | {"seconds": 0} == other | {"seconds": 0}

    path = write_weights(parts, TINY, tmp_path / "parts")
    weights = read_weights(path.read_bytes())
    assert weights.about["choices"] == str(4 * 8 * 4)
    assert load(path.read_bytes()).keys() == whole.keys()
    position = Game(Rules(players=2), Seeded(1)).position
    assert sum(net_evaluator(weights).evaluate(position).win) == pytest.approx(1)
    curves = (tmp_path / "parts" / "curves.svg").read_text(encoding="utf-8")
    assert curves.count("<polyline") == 4  # two errors, two kinds of games
    assert "greedy_2n" in curves

    with pytest.raises(TrainingMismatch):
        train(replace(TINY, seed=2), tmp_path / "parts")


def test_at_mixed_tables_all_but_one_count(tmp_path: Path) -> None:
    mixed = replace(TINY, lanes=16, games=("3", "2"), mixed=0.5, mixed_tries=1)
    table_rules = _table_rules(mixed)
    assert (
        table_rules.counting_seats.sum(1).tolist() == [4] * 8 + [0] * 8
    )  # empty seats count for nobody
    assert table_rules.players.tolist() == [3] * 8 + [3, 2] * 4
    assert not table_rules.for_margin[:8].any()
    alone = {int(seats.argmin()) for seats in table_rules.counting_seats[:8]}
    assert alone == {0, 1, 2}
    train(mixed, tmp_path)
    last = list(read_log(tmp_path))[-1]
    assert {name for name in last if "_" in name and name[-1].isdigit()} == {
        "greedy_3",
        "counter_3",
        "greedy_2",
    }


@pytest.mark.nightly
def test_a_training_can_begin_with_weights(tmp_path: Path) -> None:
    weights, _ = train(TINY, tmp_path / "first")
    file = write_weights(weights, TINY, tmp_path / "first")
    still = replace(TINY, begin=str(file), rate=0.0)
    same, _ = train(still, tmp_path / "second")
    for name in weights:
        assert np.allclose(weights[name], same[name])
    about = read_weights(write_weights(same, still, tmp_path / "second").read_bytes()).about
    assert about["began_with"] == read_weights(file.read_bytes()).hash
    assert about["command"].endswith(f"--begin {file} --check 2")
    file.unlink()
    again, finished = train(still, tmp_path / "second")
    assert finished
    assert all(np.array_equal(same[name], again[name]) for name in same)


@pytest.mark.parametrize(
    ("begin", "reason"), [("nothing.safetensors", "No such file"), ("wide", "has another shape")]
)
def test_what_it_cannot_begin_with_is_refused(begin: str, reason: str, tmp_path: Path) -> None:
    wide = tmp_path / "wide"
    wide.write_bytes((files("lastroll.evaluator") / "data" / "expert.safetensors").read_bytes())
    with pytest.raises(LastRollError, match=reason) as refused:
        train(replace(TINY, begin=str(tmp_path / begin)), tmp_path / "folder")
    assert refused.value.code == "train-begin"


@pytest.mark.parametrize(
    ("training", "code"),
    [
        (replace(TINY, games=("6",)), "train-game"),
        (replace(TINY, games=()), "train-lanes"),
        (replace(TINY, lanes=1), "train-lanes"),
        (replace(TINY, batch=33), "train-batch"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    training: TrainingConfig, code: str, tmp_path: Path
) -> None:
    with pytest.raises(LastRollError) as refused:
        train(training, tmp_path)
    assert refused.value.code == code
    assert not list(tmp_path.iterdir())
