"""Input that Hypothesis makes: anything at all, and anything in the shape of the real thing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fuzz.law import READERS, TAKES_BYTES, judge
from tests.fuzz.mutate import FRAGMENTS, PIECES, load_corpus

KINDS = sorted(READERS)

# A generous share of what usually breaks readers: other digits, separators, marks, surrogates.
SIGNS = st.one_of(
    st.characters(),
    st.characters(categories=["Nd", "No", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs"]),
    st.sampled_from('0123456789abcden[]{}":|.+->?$/=,; \n\r\\'),
)
TEXTS = st.text(SIGNS, max_size=200)
NUMBERS = st.one_of(
    st.integers(-2, 13),
    st.integers(),
    st.integers(0, 14).map(lambda power: 10**power),
    st.floats(),
)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(
        st.lists(inner, max_size=7), st.dictionaries(st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=20,
)
# Values that are nearly right, so that a good part gets past the first check.
DICE = st.text("123456", max_size=12)
RULES = st.fixed_dictionaries(
    {"players": st.integers(1, 6)},
    optional={
        "neutral": st.booleans(),
        "rounds": st.integers(0, 101),
        "start": st.integers(-1, 5),
        "minimum": st.integers(0, 10**12),
        "notes": st.lists(st.sampled_from([1, 777, 10_000, 10**9]), max_size=40),
        "dice": st.integers(0, 13),
        "neutral_dice": st.integers(0, 13),
        "opening_dice": st.integers(0, 13),
        "house": JSON,
    },
)
RECORDS = st.fixed_dictionaries(
    {
        "format": st.just("lastroll-game/1"),
        "rules": RULES,
        "pile": st.lists(st.sampled_from([1, 777, 10_000, 10**9]), max_size=40),
        "turns": st.lists(
            st.fixed_dictionaries(
                {"seat": st.integers(-1, 5), "own": DICE, "place": st.integers(0, 7)},
                optional={"neutral": DICE, "more": JSON},
            ),
            max_size=5,
        ),
    },
    optional={
        "players": st.lists(TEXTS, max_size=5),
        "openings": st.lists(DICE, max_size=3),
        "fair": JSON,
        "unknown": JSON,
    },
)
POSITIONS = st.fixed_dictionaries(
    {
        "format": st.just("lastroll-position/1"),
        "rules": RULES,
        "round": st.integers(0, 5),
        "start": st.integers(0, 5),
        "turn": st.none() | st.integers(0, 5),
        "casinos": st.lists(
            st.fixed_dictionaries(
                {
                    "notes": st.lists(st.sampled_from([10_000, 90_000]), max_size=5),
                    "dice": st.lists(st.integers(0, 3), min_size=2, max_size=5),
                }
            ),
            min_size=5,
            max_size=7,
        ),
        "hands": st.lists(
            st.fixed_dictionaries({"own": st.integers(0, 9), "neutral": st.integers(0, 5)}),
            min_size=1,
            max_size=5,
        ),
        "purses": st.lists(
            st.none()
            | st.fixed_dictionaries({"money": st.integers(0, 10**13), "notes": st.integers(0, 9)}),
            min_size=1,
            max_size=5,
        ),
    },
    optional={"roll": st.none() | st.fixed_dictionaries({"own": DICE}, optional={"neutral": DICE})},
)
SHAPED = {"record": RECORDS, "position": POSITIONS}


@pytest.mark.parametrize("kind", KINDS)
@given(text=TEXTS)
def test_any_text(kind: str, text: str) -> None:
    judge(kind, text)


@pytest.mark.parametrize("kind", sorted(TAKES_BYTES))
@given(data=st.binary(max_size=200))
def test_any_bytes(kind: str, data: bytes) -> None:
    judge(kind, data)


@pytest.mark.parametrize("kind", KINDS)
@given(value=JSON)
def test_any_json(kind: str, value: object) -> None:
    judge(kind, json.dumps(value))


@pytest.mark.parametrize("kind", sorted(SHAPED))
@given(data=st.data())
def test_json_in_the_right_shape(kind: str, data: st.DataObject) -> None:
    judge(kind, json.dumps(data.draw(SHAPED[kind])))


@given(
    st.lists(st.sampled_from([*PIECES, *"0123456789abcden", " ", "|", "60.30", "8"]), max_size=60)
)
@settings(max_examples=200)
def test_pieces_of_the_text_notations_in_any_order(pieces: list[str]) -> None:
    judge("line", "LR1 2 1a a | " + "".join(pieces))
    judge("text", '[Game "lastroll-game/1"]\n[Rules "2"]\n' + "".join(pieces))


@given(st.sampled_from(load_corpus()), st.data())
@settings(max_examples=200)
def test_a_cut_and_a_foreign_piece(example: tuple[str, str], data: st.DataObject) -> None:
    kind, text = example
    first = data.draw(st.integers(0, len(text)))
    second = data.draw(st.integers(first, min(first + 20, len(text))))
    piece = data.draw(st.sampled_from([*PIECES, *FRAGMENTS]) | TEXTS)
    judge(kind, text[:first] + piece + text[second:])
