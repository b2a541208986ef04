"""docs/chance.md does what it says: its programs give the vectors, its commands what it prints."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.vectors.test_chance_vectors import VECTORS

from lastroll.game import Fair, mix
from lastroll.rules import Hand

PAGE = (Path(__file__).parents[2] / "docs" / "chance.md").read_text(encoding="utf-8")
GENERATOR = Path(__file__).with_name("chance.mjs").read_text(encoding="utf-8")


def _block(language: str) -> str:
    (block,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    return str(block)


def _reference() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(_block("python"), names)
    return names


def test_the_python_reference_gives_the_seeded_vectors() -> None:
    reference = _reference()
    for vector in VECTORS["seeded"]:
        words = reference["seeded"](int(vector["seed"], 16), int(vector["game"], 16))
        for entry in vector["words"]:
            assert words(*entry["key"]) == int(entry["word"], 16)
    for vector in VECTORS["piles"]:
        words = reference["seeded"](int(vector["seed"], 16), int(vector["game"], 16))
        assert reference["pile"](words, vector["notes"]) == vector["pile"]


def test_the_python_reference_gives_the_rolls() -> None:
    reference = _reference()
    for vector in VECTORS["rolls"]:
        expected = (vector["own"], vector["neutral"], int(vector["coin"], 16))
        assert reference["roll"](int(vector["word"], 16), **vector["hand"]) == expected


def test_the_python_reference_gives_the_fair_vectors() -> None:
    reference = _reference()
    for vector in VECTORS["fair"]:
        secret = bytes.fromhex(vector["secret"])
        assert reference["commitment"](secret) == vector["commitment"]
        words = reference["fair"](secret, vector["context"], vector["nonces"])
        for entry in vector["words"]:
            assert words(*entry["key"]) == int(entry["word"], 16)


def test_the_python_reference_gives_the_keyed_vectors_and_the_coins() -> None:
    reference = _reference()
    for vector in VECTORS["secrets"]:
        assert reference["secret_from_seed"](int(vector["seed"], 16)).hex() == vector["secret"]
    for kind, label in (("words", "lastroll-keyed/1"), ("coins", "lastroll-keyed-coin/1")):
        for vector in VECTORS["keyed"]:
            secret, game = bytes.fromhex(vector["secret"]), int(vector["game"], 16)
            words = reference["keyed"](secret, game, label)
            for entry in vector[kind]:
                assert words(*entry["key"]) == int(entry["word"], 16)
    for vector in VECTORS["fair"]:
        public = bytes.fromhex(vector["secret"]), vector["context"], vector["nonces"]
        coins = reference["fair"](*public, "lastroll-fair-coin/1")
        for entry in vector["coins"]:
            assert coins(*entry["key"]) == int(entry["word"], 16)


def test_the_javascript_reference_is_the_one_that_made_the_vectors() -> None:
    reference = GENERATOR.partition("// --- reference\n")[2].partition("// --- end")[0]
    assert _block("js").strip() == reference.strip()


def test_the_references_are_short() -> None:
    for language, most in (("python", 40), ("js", 60)):
        assert sum(map(bool, _block(language).splitlines())) < most


STAND_INS = {
    "xxd": "sys.stdout.buffer.write(bytes.fromhex(sys.stdin.read()))",
    "sha256sum": "print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest(), '-')",
    "openssl": "key = bytes.fromhex(sys.argv[-1].partition(':')[2])\n"
    "print('x=', hmac.new(key, sys.stdin.buffer.read(), 'sha256').hexdigest())",
}
"""The commands in Python, for machines that lack one of them."""


def test_the_commands_print_what_the_page_says(tmp_path: Path) -> None:
    for name, body in STAND_INS.items():
        if shutil.which(name) is None:
            path = tmp_path / name
            path.write_text(f"#!{sys.executable}\nimport hashlib, hmac, sys\n{body}\n")
            path.chmod(0o755)
    shell = shutil.which("sh")
    assert shell is not None
    done = subprocess.run(
        [shell, "-eu", "-c", _block("sh")],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PATH": f"{os.environ['PATH']}{os.pathsep}{tmp_path}"},
    )
    assert done.stdout == _block("text")


def test_the_commands_are_right() -> None:
    fair = Fair(bytes(range(32)), "table-1", ["anna", "benno"])
    commitment, word, dice = _block("text").split()
    assert commitment == fair.commitment
    assert int(word, 16) == fair.word(1, 0, 0)
    assert "".join(sorted(dice)) == str(fair.roll(1, 0, 0, Hand(8))[0])


def test_the_figures_of_the_page() -> None:
    assert mix(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF
    # Relative error of a sequence, and error of any event, by number of dice.
    for dice, sequence, event in ((8, 43, 45), (12, 32, 34), (16, 22, 24)):
        outcomes = 6**dice
        left_over = 2**64 % outcomes
        assert outcomes * 2**sequence < 2**64
        assert left_over * (outcomes - left_over) * 2**event < outcomes * 2**64
        assert outcomes * 2**event < 2**66
    assert sum(range(2, 55)) * 2**53 < 2**64
