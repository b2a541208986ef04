"""The weights that come with the package: small, whole, and with their story."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise

import pytest

from lastroll.evaluator import DamagedWeights, load_evaluator, net_evaluator, read_weights
from lastroll.evaluator._weights import NAME, packaged_weights
from lastroll.evaluator.features import CASINO_SIZE, LAYERS, OUTPUTS, SLOTS, TABLE_SIZE

FOLDER = files("lastroll.evaluator") / "data"


def packaged() -> bytes:
    return (FOLDER / f"{NAME}.safetensors").read_bytes()


def hash_of_file() -> str:
    hash, name = (FOLDER / f"{NAME}.sha256").read_text(encoding="ascii").split()
    assert name == f"{NAME}.safetensors"
    return hash


def test_they_are_small_and_have_their_hash() -> None:
    assert len(packaged()) < 2_000_000
    assert sha256(packaged()).hexdigest() == hash_of_file()
    assert load_evaluator().hash == hash_of_file()


def test_they_are_the_layers_of_the_net() -> None:
    arrays = packaged_weights().arrays
    assert {name.split(".")[0] for name in arrays} == set(LAYERS)
    assert arrays["table.weight"].shape[0] == TABLE_SIZE
    assert arrays["casino.weight"].shape[0] == CASINO_SIZE
    assert arrays["last.weight"].shape[1] == OUTPUTS * SLOTS
    assert {array.dtype.name for array in arrays.values()} == {"float32"}


@pytest.mark.parametrize("place", [3, 100, 500_000, -1])
def test_one_bit_that_is_not_theirs_is_noticed(place: int) -> None:
    data = bytearray(packaged())
    data[place] ^= 1
    with pytest.raises(DamagedWeights) as refused:
        read_weights(bytes(data), hash_of_file())
    assert refused.value.code == "weights-damaged"


@pytest.mark.parametrize(
    "data", [b"", b"no weights", b"\xff" * 64, bytes(8), b"\x02" + bytes(7) + b"{]"]
)
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(DamagedWeights) as refused:
        read_weights(data)
    assert refused.value.code == "weights-unreadable"


def test_a_file_that_was_cut_short_is_refused() -> None:
    with pytest.raises(DamagedWeights):
        read_weights(packaged()[:-1000])


def test_they_say_how_they_were_made() -> None:
    about = net_evaluator(packaged_weights()).about
    assert about["format"] == "lastroll-evaluator/1"
    assert about["command"].startswith("lastroll train ")
    assert float(about["seconds"]) > 60
    assert int(about["choices"]) > 1_000_000
    assert about["machine"]


def test_the_log_of_the_training_is_there_to_its_end() -> None:
    text = (FOLDER / f"{NAME}.log.jsonl").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    about = packaged_weights().about
    assert len(lines) > 10
    assert str(lines[-1]["iteration"]) == about["iterations"]
    assert str(lines[-1]["choices"]) == about["choices"]
    assert str(lines[-1]["seconds"]) == about["seconds"]
    for before, after in pairwise(lines):
        assert before["iteration"] < after["iteration"]
        assert before["seconds"] < after["seconds"]
    assert lines[-1]["win_loss"] < lines[0]["win_loss"]
