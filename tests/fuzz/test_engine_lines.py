"""Spoilt lines to an engine and from a program: an answer or a fault for each, never a crash."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.bots.programs import program
from tests.fuzz.engine import (
    ANSWERS,
    NO_ANSWER,
    QUIT,
    REQUESTS,
    cases,
    judge_answer,
    judge_requests,
    run,
)
from tests.fuzz.hostile import ANYWHERE, BEYOND, WITHIN
from tests.fuzz.law import played
from tests.fuzz.mutate import FRAGMENTS

from lastroll.bots import BotFault, ProgramBot
from lastroll.rules import Position, Rules

COUNT = int(os.environ.get("LASTROLL_FUZZ_ENGINE", "3000"))

BYTES = st.binary(max_size=30) | st.sampled_from(
    [b"\xff", b"\xed\xa0\x80", b"\0", b"\xef\xbb\xbf", b"\n", b"\r", b"\\ud800", b"[" * 2000]
)
VALUES = st.sampled_from(FRAGMENTS) | st.sampled_from(REQUESTS) | st.text(max_size=20)


def test_spoilt_lines_are_answered_and_spoilt_answers_are_read() -> None:
    outcomes = run(seed=1, count=COUNT)
    assert outcomes.total() == 2 * COUNT
    # A mutator that only makes rubbish tests the first line of each reader and no other.
    assert {
        "request bad-position",
        "request bad-request",
        "request face",
        "request hello",
        "request no-roll",
        f"request {QUIT}",
        "request unknown-command",
        "answer error",
        "answer face",
        "answer nonsense",
        "answer other",
    } <= set(outcomes)


def test_a_seed_gives_the_same_cases_again() -> None:
    for lines in (REQUESTS, ANSWERS):
        assert list(cases(lines, 3, 100)) == list(cases(lines, 3, 100))
        assert list(cases(lines, 3, 100)) != list(cases(lines, 4, 100))


def test_the_lines_themselves_are_good() -> None:
    assert {judge_requests(line.encode()) for line in REQUESTS} == {
        *("hello", "face", QUIT),
        *("bad-position", "no-roll"),  # asked on purpose, without a position and without a roll
    }
    assert {judge_answer(line.encode()) for line in ANSWERS} == {"face", "error", "other"}
    assert judge_requests(b" \r\n\n\t") == NO_ANSWER


def _spoil(data: st.DataObject, lines: tuple[str, ...]) -> bytes:
    line = data.draw(st.sampled_from(lines)).encode()
    for _ in range(data.draw(st.integers(1, 3))):
        first = data.draw(st.integers(0, len(line)))
        second = data.draw(st.integers(first, min(first + 20, len(line))))
        line = line[:first] + data.draw(BYTES) + line[second:]
    return line


@given(st.data())
@settings(max_examples=300)
def test_requests_with_foreign_bytes(data: st.DataObject) -> None:
    judge_requests(_spoil(data, REQUESTS))


@given(st.data())
@settings(max_examples=300)
def test_answers_with_foreign_bytes(data: st.DataObject) -> None:
    judge_answer(_spoil(data, ANSWERS))


@given(number=VALUES, cmd=VALUES | st.just('"choose"'), position=VALUES, coin=VALUES)
@example('"\xff"', '"hello"', "null", "null")
@example("1", '"quit"', '"\ud800"', "null")
def test_requests_with_values_of_any_kind(number: str, cmd: str, position: str, coin: str) -> None:
    text = f'{{"id":{number},"cmd":{cmd},"position":{position},"coin":{coin}}}'
    for encoding in ("utf-8", "latin-1"):
        judge_requests(text.encode(encoding, "surrogatepass" if encoding == "utf-8" else "replace"))


@given(st.lists(st.binary(max_size=40) | st.sampled_from([one.encode() for one in REQUESTS])))
def test_many_lines(lines: list[bytes]) -> None:
    judge_requests(b"\n".join(lines))


@pytest.mark.parametrize("name", ANYWHERE)
def test_lines_made_to_hurt(name: str) -> None:
    for length in (WITHIN, BEYOND):
        line = ANYWHERE[name](length).encode("utf-8", "surrogatepass")
        if name != "lines":  # millions of empty lines need no answer
            judge_answer(line)
        judge_requests(line)


# The coin says which line to say before the right answer, so a restart does not matter.
SAYS_THE_LINE = """
hello()
lines = json.load(open(sys.argv[-1]))
while True:
    r = ask()
    if r["cmd"] == "quit": break
    os.write(1, lines[int(r["coin"], 16)].encode("latin-1") + b"\\n")
    say(id=r["id"], face=faces(r)[0])
"""


def test_a_program_with_spoilt_answers_is_a_fault_or_an_answer(tmp_path: Path) -> None:
    lines = list(cases(ANSWERS, seed=11, count=60))
    path = tmp_path / "lines.json"
    path.write_text(json.dumps([line.decode("latin-1") for line in lines]))
    game = played(Rules(players=2), 7, 0)
    game.roll()
    bot = ProgramBot(f"{program(SAYS_THE_LINE)} {path}", 30.0)
    outcomes = {_outcome(bot, game.position, number) for number in range(len(lines))}
    bot.close()
    assert {"bot-nonsense", "face"} <= outcomes <= {"bot-nonsense", "bot-illegal", "face"}


def _outcome(bot: ProgramBot, position: Position, coin: int) -> str:
    try:
        face = bot.choose(position, coin)
    except BotFault as fault:
        return fault.code
    assert face in position.legal_faces
    return "face"
