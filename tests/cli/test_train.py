"""`lastroll train`: what it says, and what it refuses."""

import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import Inside, refused

from lastroll import training
from lastroll.training import TrainingConfig

LINE = {
    "iteration": 2,
    "choices": 64,
    "share_error": 0.1234567,
    "greedy_2": 0.5512,
    "greedy_2n": 0.7,
    "seconds": 3.21,
}
QUICK = ("--iterations", "4", "--lanes", "8", "--steps", "4", "--batch", "8", "--games", "2,2n")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[TrainingConfig]:
    """Trainings that were asked for; none is carried out (tests/training does that)."""
    seen: list[TrainingConfig] = []

    def train(
        wanted: TrainingConfig, folder: Path, *, seconds: float | None, on_report: Any
    ) -> Any:
        seen.append(wanted)
        on_report(LINE)
        return {}, seconds is None

    monkeypatch.setattr(training, "train", train)
    monkeypatch.setattr(training, "write_weights", lambda _w, _t, folder: folder / "weights")
    return seen


def test_it_tells_how_it_goes(inside: Inside, asked: list[TrainingConfig], tmp_path: Path) -> None:
    status, out, err = inside("train", str(tmp_path), *QUICK)
    assert (status, err) == (0, "")
    first, second = out.splitlines()
    assert first == "Iteration 2 of 4: error 0.1235; against `greedy`: 2 55 %, 2n 70 %; 3 s"
    assert second == f"The weights are in {tmp_path / 'weights'}."
    assert asked == [TrainingConfig(iterations=4, lanes=8, steps=4, batch=8, games=("2", "2n"))]


def test_it_says_when_it_is_not_at_the_end(
    inside: Inside, asked: list[TrainingConfig], tmp_path: Path
) -> None:
    status, out, _ = inside("train", str(tmp_path), *QUICK, "--seconds", "1")
    assert status == 0
    assert "Run the same command again to continue" in out


def test_it_can_be_interrupted(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def train(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "train", train)
    status, out, _ = inside("train", str(tmp_path), *QUICK)
    assert status == 130
    assert "Run the same command again to continue" in out


def test_what_is_refused(inside: Inside, tmp_path: Path) -> None:
    assert "FOLDER" in refused(inside("train"))
    assert "there is no game “6”" in refused(inside("train", str(tmp_path), "--games", "6"))
    assert "--width" in refused(inside("train", str(tmp_path), "--width", "0"))
    assert "--mixed" in refused(inside("train", str(tmp_path), "--mixed", "1.5"))
    assert "--mixed-tries" in refused(inside("train", str(tmp_path), "--mixed-tries", "0"))
    no_file = refused(inside("train", str(tmp_path / "new"), *QUICK, "--begin", "nothing"))
    assert "nothing: No such file" in no_file
    assert "--seed" in refused(inside("train", str(tmp_path), "--seed", "-1"))
    assert "a batch of 999" in refused(inside("train", str(tmp_path), *QUICK[:4], "--batch", "999"))
    file = tmp_path / "file"
    file.touch()
    assert "cannot be used" in refused(inside("train", str(file), *QUICK))


def test_without_jax_it_says_what_to_install(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.startswith(("lastroll.training", "jax"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "jax", None)
    assert "lastroll[train]" in refused(inside("train", str(tmp_path)))
