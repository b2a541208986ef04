"""The answering side of the engine protocol: JSON for whatever comes in, and never a traceback."""

import io
import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lastroll.bots import GreedyBot, RandomBot, serve_engine
from lastroll.game import MAX_LINE_BYTES, Game, Seeded, format_position, pick
from lastroll.rules import Position, Rules

GAME = Game(Rules(players=2), Seeded(3))
GAME.roll()
POSITION: dict[str, Any] = json.loads(format_position(GAME.position))
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


def answers(*requests: object) -> list[dict[str, Any]]:
    lines = (one if isinstance(one, bytes) else json.dumps(one).encode() for one in requests)
    out = io.BytesIO()
    serve_engine(GreedyBot(), "greedy", "1.2", io.BytesIO(b"\n".join(lines)), out)
    text = out.getvalue()
    assert text.endswith(b"\n") or not text
    return [json.loads(line) for line in text.splitlines()]


def test_a_conversation() -> None:
    face = GreedyBot().choose(GAME.position, 0)
    said = answers(
        {"id": 1, "cmd": "hello"},
        {"id": "two", "cmd": "choose", "position": POSITION},
        {"cmd": "choose", "position": POSITION},
        b"",
        {"id": None, "cmd": "hello", "more": [1]},
        {"id": 3, "cmd": "quit"},
        {"id": 4, "cmd": "hello"},
    )
    hello = {"protocol": "lastroll-engine/1", "name": "greedy", "version": "1.2"}
    assert said == [
        {"id": 1, **hello},
        {"id": "two", "face": face},
        {"id": None, "face": face},
        {"id": None, **hello},
    ]


def test_the_end_of_the_input_is_the_end() -> None:
    assert answers() == []
    assert len(answers({"id": 1, "cmd": "hello"})) == 1


BAD: dict[str, tuple[object, object, str]] = {
    "not json": (b"nonsense", None, "bad-request"),
    "not utf-8": (b'{"cmd": "\xff"}', None, "bad-request"),
    "an id that is not utf-8": (b'{"id": "\xff", "cmd": "hello"}', None, "bad-request"),
    "an id that is half a sign": (b'{"id": "\xed\xa0\x80", "cmd": "hello"}', None, "bad-request"),
    "half": (b'{"id": 5, "cmd": "cho', None, "bad-request"),
    "deep": (b"[" * 100_000, None, "bad-request"),
    "a list": ([1], None, "bad-request"),
    "no cmd": ({"id": 5}, 5, "bad-request"),
    "a cmd that is no text": ({"id": 5, "cmd": 1}, 5, "bad-request"),
    "an id that is a list": ({"id": [5], "cmd": "hello"}, None, "bad-request"),
    "an unknown cmd": ({"id": "a", "cmd": "sing"}, "a", "unknown-command"),
    "a long cmd": ({"id": "a", "cmd": "x" * 10_000}, "a", "unknown-command"),
    "no position": ({"id": 5, "cmd": "choose"}, 5, "bad-position"),
    "a position that is a text": (
        {"id": 5, "cmd": "choose", "position": "LR1"},
        5,
        "bad-request",
    ),
    "a position without a roll": (
        {"id": 5, "cmd": "choose", "position": {**POSITION, "roll": None}},
        5,
        "no-roll",
    ),
    "a position of another format": (
        {"id": 5, "cmd": "choose", "position": {**POSITION, "format": "x"}},
        5,
        "bad-position",
    ),
    "a position that cannot be": (
        {"id": 5, "cmd": "choose", "position": {**POSITION, "turn": 1}},
        5,
        "",
    ),
    "six players": (
        {"id": 5, "cmd": "choose", "position": {**POSITION, "rules": {"players": 6}}},
        5,
        "bad-position",
    ),
    "a coin that is none": (
        {"id": 5, "cmd": "choose", "position": POSITION, "coin": "heads"},
        5,
        "bad-request",
    ),
    "a coin with a sign": (
        {"id": 5, "cmd": "choose", "position": POSITION, "coin": "-1"},
        5,
        "bad-request",
    ),
    "a coin in another script": (
        {"id": 5, "cmd": "choose", "position": POSITION, "coin": "\u0661"},
        5,
        "bad-request",
    ),
    "a coin of 17 digits": (
        {"id": 5, "cmd": "choose", "position": POSITION, "coin": "0" * 17},
        5,
        "bad-request",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_done_is_said_and_the_program_goes_on(case: str) -> None:
    request, number, code = BAD[case]
    first, second = answers(request, {"id": 9, "cmd": "hello"})
    assert first["id"] == number
    if code:
        assert first["error"]["code"] == code
        assert first["error"]["message"]
        assert len(first["error"]["message"]) < 600
    assert second["id"] == 9


def test_a_huge_line_is_passed_over() -> None:
    huge = b'{"id": 1, "cmd": "' + b"x" * (2 * MAX_LINE_BYTES) + b'"}'
    first, second = answers(huge, {"id": 9, "cmd": "hello"})
    assert first["error"]["code"] == "bad-request"
    assert second["id"] == 9


def test_the_coin_decides_for_a_bot_that_tosses_one() -> None:
    faces = GAME.position.legal_faces
    for coin in (0, 2**63, 2**64 - 1):
        request = {"id": 1, "cmd": "choose", "position": POSITION, "coin": f"{coin:016x}"}
        out = io.BytesIO()
        serve_engine(RandomBot(), "random", "1", io.BytesIO(json.dumps(request).encode()), out)
        assert json.loads(out.getvalue())["face"] == faces[pick(coin, len(faces))]


class Stubborn:
    def __init__(self, face: Any) -> None:
        self._face = face

    def choose(self, position: Position, coin: int) -> int:
        face: int = self._face
        return face


@pytest.mark.parametrize("face", [0, 7, 10**40, None, "1", True, 1.0, float("nan")])
def test_a_face_that_was_not_rolled_is_no_answer(face: object) -> None:
    request = {"id": 1, "cmd": "choose", "position": POSITION}
    out = io.BytesIO()
    serve_engine(Stubborn(face), "odd", "1", io.BytesIO(json.dumps(request).encode()), out)
    answer = json.loads(out.getvalue())
    assert answer["error"]["code"] == "cannot-choose"
    assert "face" not in answer


@given(st.lists(st.binary(max_size=80) | JSON, max_size=4))
@example([b"\x00"])
@example([b'{"id":1e400,"cmd":"hello"}'])
@example([b'{"id":99999999999999999999999,"cmd":"hello"}'])
@example([b'{"id":"\\ud800","cmd":"\\ud800"}'])
def test_whatever_comes_in_json_goes_out(lines: list[object]) -> None:
    for answer in answers(*lines):
        assert "error" in answer or "protocol" in answer
        assert "id" in answer


@given(st.data())
def test_a_position_that_was_tampered_with(data: st.DataObject) -> None:
    position = json.loads(json.dumps(POSITION))
    for _ in range(data.draw(st.integers(1, 3))):
        key = data.draw(st.sampled_from(sorted(position)))
        position[key] = data.draw(JSON)
    (answer,) = answers({"id": 1, "cmd": "choose", "position": position})
    assert answer["id"] == 1
    assert "error" in answer or answer["face"] in range(1, 7)
