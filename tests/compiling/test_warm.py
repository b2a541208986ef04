"""Kernels are compiled ahead by another process: once, and only where that is needed."""

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lastroll.bots import warm_up, warm_up_in_background
from lastroll.compiling import _warm, is_warm


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Commands of processes that were started; none really is."""
    seen: list[list[str]] = []

    def start(command: list[str], **_: Any) -> None:
        seen.append(command)

    monkeypatch.setattr(subprocess, "Popen", start)
    monkeypatch.setattr(_warm, "_claim_mark", lambda: tmp_path / "mark")
    return seen


def test_it_is_started_once(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_warm, "is_warm", lambda: False)
    assert warm_up_in_background()
    assert not warm_up_in_background()  # the first one is still at it
    assert len(started) == 1


def test_who_gave_up_is_replaced(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_warm, "is_warm", lambda: False)
    assert warm_up_in_background()
    monkeypatch.setattr(_warm, "_STALE_AFTER", -1.0)
    assert warm_up_in_background()
    assert len(started) == 2


def test_it_is_not_started_where_kernels_are_there(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_warm, "is_warm", lambda: True)
    assert not warm_up_in_background()
    assert started == []


def test_what_cannot_be_started_is_no_trouble(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise OSError

    monkeypatch.setattr(_warm, "is_warm", lambda: False)
    monkeypatch.setattr(subprocess, "Popen", fail)
    assert not warm_up_in_background()


def test_afterwards_it_is_warm(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("os.nice", lambda _: 0, raising=False)
    monkeypatch.setattr(_warm, "cache_folder", lambda: tmp_path)
    (tmp_path / "mark").touch()
    (tmp_path / "warm-today").touch()
    (tmp_path / "warm-years-ago").touch()
    os.utime(tmp_path / "warm-years-ago", (1, 1))
    assert not is_warm()
    warm_up()
    assert is_warm()
    assert not (tmp_path / "mark").exists()
    assert (tmp_path / "warm-today").exists()
    assert not (tmp_path / "warm-years-ago").exists()


def test_what_can_be_kept_nowhere_is_never_warm(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_warm, "cache_folder", lambda: None)
    _warm.mark_warm()
    assert not is_warm()
