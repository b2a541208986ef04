"""The texts about a bot for people who choose one."""

import pytest

from lastroll.bots import Strength
from lastroll.locales import texts
from lastroll.story import _bots, strength_texts


def test_measured_strength_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    of = {
        "greedy": Strength(
            rating=1499.6, low=1490.2, high=1510.9, beats_below=0.666, below="random"
        ),
        "frugal": Strength(rating=1500, low=1500, high=1500),
        "random": Strength(beats_below=0.5),
    }
    monkeypatch.setattr(_bots, "strength", of.get)
    t = texts("en")
    assert strength_texts("greedy", t) == [
        "Rating 1500 (1490–1511)",
        "Beats Tourist in 67 of 100 two-player games.",
    ]
    assert strength_texts("frugal", t) == ["Rating 1500"]
    assert strength_texts("random", t) == strength_texts("nobody", t) == []
