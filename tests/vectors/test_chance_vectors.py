"""Chance as other languages get it: vectors made by a program that shares no code with this one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from lastroll.game import (
    Fair,
    Keyed,
    KeyedChance,
    Seeded,
    decode_roll,
    mix,
    pick,
    secret_from_seed,
)
from lastroll.rules import Hand, Roll, Rules

VECTORS: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("chance.json").read_text(encoding="utf-8")
)


def _word(text: str) -> int:
    return int(text, 16)


def _seeded(vector: dict[str, Any]) -> Seeded:
    return Seeded(_word(vector["seed"]), _word(vector["game"]))


def _check_words(chance: KeyedChance, vectors: list[dict[str, Any]]) -> None:
    for vector in vectors:
        assert chance.word(*vector["key"]) == _word(vector["word"])


def _check_roll(vector: dict[str, Any]) -> None:
    roll, coin = decode_roll(_word(vector["word"]), Hand(**vector["hand"]))
    assert roll == Roll.of(vector["own"], vector["neutral"])
    assert coin == _word(vector["coin"])
    assert roll.faces[pick(coin, len(roll.faces))] == vector["random"]


def test_mix() -> None:
    for vector in VECTORS["mix"]:
        assert mix(_word(vector["word"])) == _word(vector["mixed"])


def test_pick() -> None:
    for vector in VECTORS["picks"]:
        assert pick(_word(vector["word"]), vector["count"]) == vector["index"]


@pytest.mark.parametrize("vector", VECTORS["seeded"], ids=lambda v: f"{v['seed']}-{v['game']}")
def test_seeded_words(vector: dict[str, Any]) -> None:
    _check_words(_seeded(vector), vector["words"])


def test_rolls_and_what_is_left_over() -> None:
    assert len(VECTORS["rolls"]) > 500
    for vector in VECTORS["rolls"]:
        _check_roll(vector)


def test_piles() -> None:
    for vector in VECTORS["piles"]:
        rules = Rules(players=2, notes=tuple(vector["notes"]), minimum=1)
        assert _seeded(vector).pile(rules) == tuple(vector["pile"])


def test_openings() -> None:
    for vector in VECTORS["openings"]:
        for entry in vector["dice"]:
            rules = Rules(vector["players"], neutral=True, opening_dice=entry["count"], rounds=100)
            for opening in entry["rounds"]:
                found = _seeded(vector).opening(rules, opening["round"])
                assert found == Roll.of("", opening["neutral"])


def _check_coins(chance: Keyed | Fair, vectors: list[dict[str, Any]]) -> None:
    for vector in vectors:
        coin = _word(vector["word"])
        round_, seat, turn = vector["key"]
        assert chance.coin(round_, seat, turn) == coin
        assert chance.roll(round_, seat, turn, Hand(8))[1] == coin


def test_secrets_of_seeds() -> None:
    for vector in VECTORS["secrets"]:
        assert secret_from_seed(_word(vector["seed"])).hex() == vector["secret"]


@pytest.mark.parametrize("vector", VECTORS["keyed"], ids=lambda v: f"{v['secret'][:4]}-{v['game']}")
def test_keyed(vector: dict[str, Any]) -> None:
    keyed = Keyed(bytes.fromhex(vector["secret"]), _word(vector["game"]))
    _check_words(keyed, vector["words"])
    _check_coins(keyed, vector["coins"])
    rules = Rules(players=3, neutral=True)
    assert keyed.pile(rules) == tuple(vector["pile"])
    first = vector["first_roll"]
    expected = Roll.of(first["own"], first["neutral"]), _word(first["coin"])
    assert keyed.roll(1, 0, 0, Hand(8, 2)) == expected
    for round_, dice in enumerate(vector["openings"], start=1):
        assert keyed.opening(rules, round_) == Roll.of("", dice)


@pytest.mark.parametrize("vector", VECTORS["fair"])
def test_fair(vector: dict[str, Any]) -> None:
    fair = Fair(bytes.fromhex(vector["secret"]), vector["context"], vector["nonces"])
    assert fair.commitment == vector["commitment"]
    _check_words(fair, vector["words"])
    told = Fair(fair.secret, fair.context, fair.nonces, for_programs=True)
    _check_words(told, vector["words"])
    _check_coins(told, vector["coins"])
    rules = Rules(players=3, neutral=True)
    assert fair.pile(rules) == tuple(vector["pile"])
    _check_roll(vector["first_roll"])
    assert fair.word(1, 0, 0) == _word(vector["first_roll"]["word"])
    for round_, dice in enumerate(vector["openings"], start=1):
        assert fair.opening(rules, round_) == Roll.of("", dice)


def test_the_file_says_how_it_was_made() -> None:
    assert "node tests/vectors/chance.mjs" in VECTORS["header"]["made_by"]


def test_the_vectors_reach_the_ends_of_every_range() -> None:
    ends = {0, 2**64 - 1}
    assert ends <= {_word(vector["seed"]) for vector in VECTORS["seeded"]}
    assert ends <= {_word(vector["game"]) for vector in VECTORS["seeded"]}
    assert ends <= {_word(vector["word"]) for vector in VECTORS["rolls"]}
    assert set(range(13)) <= {vector["hand"]["own"] for vector in VECTORS["rolls"]}
