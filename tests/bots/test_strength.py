"""The strength of bots: measurements are read whole, and without one nothing is shown."""

import json
from typing import Any

import msgspec
import pytest

from lastroll.bots import (
    BOOKLET_RULES,
    LADDER,
    Strength,
    UnsupportedRules,
    _supported,
    check_supports,
    strength,
    strongest_fast_rung,
)
from lastroll.bots._ladder import Rung
from lastroll.bots._simple import GreedyBot
from lastroll.bots._strength import read_strengths
from lastroll.locales import LANGUAGES, texts
from lastroll.rules import Rules


def test_what_is_measured_is_of_bots_that_there_are() -> None:
    measured = {rung.name: strength(rung.name) for rung in LADDER}
    assert measured["greedy"] is not None
    assert measured["greedy"].rating == 1500
    weakest = measured[LADDER[0].name]
    assert weakest is None or weakest.beats_below is None


def test_what_is_not_measured_has_no_figure() -> None:
    assert strength("nobody") is None
    assert strength("cmd:somebody") is None


def of_one(**figures: Any) -> bytes:
    return json.dumps({"made_by": "a command", "bots": {"greedy": figures}}).encode()


def test_figures_are_read() -> None:
    figures: dict[str, Any] = {"rating": 1500, "low": 1490, "high": 1510, "beats_below": 0.83}
    figures |= {"win_shares": {"2": 0.97, "5": 0.5}, "seconds": 0.0001}
    assert read_strengths(of_one(**figures)) == {"greedy": Strength(**figures)}
    assert read_strengths(of_one(beats_below=1)) == {"greedy": Strength(beats_below=1)}


def test_a_win_share_is_told_against_the_bot_it_was_measured_against() -> None:
    bots: dict[str, Any] = {
        "random": {},
        "frugal": {"beats_below": 0.834},
        "greedy": {"beats_below": 0.67},
    }
    read = read_strengths(json.dumps({"made_by": "a command", "bots": bots}).encode())
    assert [each.below for each in read.values()] == [None, "random", "frugal"]
    bots["greedy"] = {"beats_below": 0.9, "below": "random"}
    read = read_strengths(json.dumps({"made_by": "a command", "bots": bots}).encode())
    assert read["greedy"].below == "random"


@pytest.mark.parametrize(
    "figures",
    [
        {"rating": 1500},
        {"rating": 1500, "low": 1490},
        {"low": 1490, "high": 1510},
        {"rating": 1500, "low": 1501, "high": 1510},
        {"rating": 1500, "low": 1490, "high": 1499},
        {"rating": "strong", "low": 1, "high": 2},
        {"beats_below": 83},
        {"beats_below": -0.1},
        {"win_shares": {"2": 2}},
        {"win_shares": {"6": 0.5}},
        {"seconds": 0},
        {"elo": 1500},
    ],
)
def test_figures_that_cannot_be_are_refused(figures: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_strengths(of_one(**figures))


@pytest.mark.parametrize("text", [b"{}", b'{"bots": {}}', b'{"made_by": "", "bots": {}}', b"["])
def test_a_file_must_say_how_it_was_made(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_strengths(text)


def test_every_rung_is_told_of_and_a_choosy_one_says_why() -> None:
    for language in LANGUAGES:
        t = texts(language)
        before = list(t.problems)
        names = [t(f"bot-{rung.name}.name") for rung in LADDER]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= 14
        for rung in LADDER:
            assert t(f"bot-{rung.name}") != f"bot-{rung.name}"
            if not all(map(rung.supports, BOOKLET_RULES)):
                assert t(f"bot-{rung.name}.limits") != f"bot-{rung.name}.limits"
        assert t.problems == before


def test_a_bot_is_refused_where_it_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    choosy = Rung("choosy", 99, GreedyBot, supports=lambda rules: rules.players == 2)
    slow = Rung("slow", 100, GreedyBot, fast=False)
    usual = strongest_fast_rung()
    monkeypatch.setattr(_supported, "LADDER", (*LADDER, choosy, slow))
    check_supports("choosy", Rules(players=2))
    check_supports("cmd:whoever", Rules(players=3))
    with pytest.raises(UnsupportedRules) as refused:
        check_supports("choosy", Rules(players=3))
    assert (refused.value.code, refused.value.fields) == (
        "bot-not-for-these-rules",
        {"name": "choosy"},
    )
    assert strongest_fast_rung() == usual
