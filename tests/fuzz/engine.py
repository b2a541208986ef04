"""Spoilt lines of the engine protocol, and the law that both of its sides hold.

python -m tests.fuzz.engine 100000 7     # 100,000 cases from seed 7, with a count by outcome
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tests.fuzz.law import LawBroken, played
from tests.fuzz.mutate import FRAGMENTS, mutate

from lastroll.bots import LADDER, PROTOCOL, serve_engine
from lastroll.bots._engine_process import Answer, parse_answer
from lastroll.game import MAX_LINE_BYTES, format_position
from lastroll.rules import Rules

LONGEST_MESSAGE: Final = 1000
NO_ANSWER: Final = "no answer"
QUIT: Final = "quit"

_BOTS: Final = tuple(rung.make() for rung in LADDER)
_CODE: Final = re.compile(r"[a-z]+(?:-[a-z]+)*\Z")
# Asked last, so that an engine that stopped too early, or said too much, is found out.
_LAST: Final = b'{"id":"the last one","cmd":"hello"}'


def _positions() -> Iterator[str]:
    for rules, turns in (
        (Rules(players=2), 0),
        (Rules(players=2, rounds=1), 9),
        (Rules(players=3, neutral=True), 4),
        (Rules(players=4, neutral=True), 20),
        (Rules(players=5), 13),
    ):
        game = played(rules, 7, turns)
        yield format_position(game.position)
        game.roll()
        yield format_position(game.position)


REQUESTS: Final = (
    '{"id":1,"cmd":"hello"}',
    '{"cmd":"hello","more":{"a":[1,"b"]}}',
    '{"id":"x","cmd":"quit"}',
    '{"id":2,"cmd":"choose"}',
    *(
        f'{{"id":{number},"cmd":"choose","coin":"89abcdef01234567","position":{position}}}'
        for number, position in enumerate(_positions(), 3)
    ),
    *(f'{{"position":{position},"cmd":"choose","id":"é"}}' for position in _positions()),
)
ANSWERS: Final = (
    f'{{"id":1,"protocol":"{PROTOCOL}","name":"few","version":"1"}}',
    '{"id":2,"face":3}',
    '{"face":6,"id":"x","values":[0.5,1e3,null],"time":{"seconds":0.25}}',
    '{"id":2,"error":{"code":"cannot-choose","message":"no"}}',
    '{"id":2,"face":null,"error":null}',
)


def cases(lines: tuple[str, ...], seed: int, count: int) -> Iterator[bytes]:
    """Yield `count` spoilt lines; a few are several lines, or not spoilt at all."""
    random = Random(seed)
    for _ in range(count):
        spoilt = mutate(random, random.choice(lines), random.choice(lines))
        line = spoilt if isinstance(spoilt, bytes) else spoilt.encode("utf-8", "surrogatepass")
        yield _spoil_line(random, line) if random.random() < 0.3 else line


def _spoil_line(random: Random, line: bytes) -> bytes:
    place = random.randrange(len(line) + 1)
    change = random.randrange(8)
    if change == 0:
        return line[:place]
    if change == 1:
        return line[:place] + b"\xff" + line[place + 1 :]
    if change == 2:
        return line[:place] + b"\0" + line[place:]
    if change == 3:
        return b"\xef\xbb\xbf" + line
    if change == 4:
        depth = random.choice((3, 900, 1100, 20_000))
        return b'{"x":' * depth + line + b"}" * depth
    if change == 5:
        return line.replace(b'"id":', b'"id":' + random.choice(FRAGMENTS).encode() + b',"x":', 1)
    if change == 6:
        # Into a text, as a rule: the id's, the command's, a key's.
        quotes = [match.end() for match in re.finditer(b'"', line)] or [0]
        place = random.choice(quotes)
        return line[:place] + random.choice((b"\xff", b"\xed\xa0\x80", b"\xc3")) + line[place:]
    return line + b"\n" + line


def judge_requests(data: bytes, bot: int = 0) -> str:
    """Serve these lines and one more; return what became of the first, or raise `LawBroken`."""
    out = io.BytesIO()
    try:
        serve_engine(_BOTS[bot], "bot", "1", io.BytesIO(data + b"\n" + _LAST), out)
        answers = [_checked(line) for line in out.getvalue().splitlines(keepends=True)]
        expected, quits = _asked(data)
        if not quits:
            last = answers.pop()
            assert (last["id"], last["protocol"]) == ("the last one", PROTOCOL)
        assert len(answers) == expected
    except Exception as error:
        raise LawBroken(f"{type(error).__name__}: {error} for {data[:4000]!r}") from error
    return _outcome(answers[0]) if answers else QUIT if quits else NO_ANSWER


def _asked(data: bytes) -> tuple[int, bool]:
    """Count the lines that need an answer; return whether one of them stopped the engine."""
    # A line that is too long is refused before anybody sees that it is blank.
    lines = [one for one in data.split(b"\n") if one.strip() or len(one) >= MAX_LINE_BYTES]
    for number, line in enumerate(lines):
        if _is_quit(line):
            return number, True
    return len(lines), False


def _is_quit(line: bytes) -> bool:
    if len(line) >= MAX_LINE_BYTES:
        return False
    try:
        # Bytes that are no text may stand where the engine does not look; neither does this.
        request = json.loads(line.decode("latin-1"), parse_int=str, strict=False)
    except (ValueError, RecursionError):
        return False
    # A quit with an id or a position that cannot be is answered: it is no request.
    is_quit = isinstance(request, dict) and request.get("cmd") == "quit"
    return is_quit and _answer_to(line) is None


def _answer_to(line: bytes) -> bytes | None:
    out = io.BytesIO()
    serve_engine(_BOTS[0], "bot", "1", io.BytesIO(line), out)
    return out.getvalue() or None


def _checked(line: bytes) -> dict[str, Any]:
    assert line.endswith(b"\n")
    answer: dict[str, Any] = json.loads(line)
    assert type(answer["id"]) in (int, str, type(None))
    if "error" in answer:
        assert set(answer) == {"id", "error"}
        assert set(answer["error"]) == {"code", "message"}
        assert _CODE.match(answer["error"]["code"])
        assert 0 < len(answer["error"]["message"]) <= LONGEST_MESSAGE
    elif "face" in answer:
        assert set(answer) == {"id", "face"}
        assert answer["face"] in range(1, 7)
    else:
        assert set(answer) == {"id", "protocol", "name", "version"}
    return answer


def _outcome(answer: dict[str, Any]) -> str:
    if "error" in answer:
        code: str = answer["error"]["code"]
        return code
    return "face" if "face" in answer else "hello"


def judge_answer(line: bytes) -> str:
    """Read a program's line; return what it was, or raise `LawBroken`."""
    try:
        answer = parse_answer(line)
        if answer is None:
            return "nonsense"
        _check_types(answer)
    except Exception as error:
        raise LawBroken(f"{type(error).__name__}: {error} for {line[:4000]!r}") from error
    if answer.error is not None:
        return "error"
    return "other" if answer.face is None else "face"


def _check_types(answer: Answer) -> None:
    assert type(answer.id) in (int, str, type(None))
    assert type(answer.face) in (int, type(None))
    assert type(answer.protocol) in (str, type(None))
    # A fault shows these, so they must have a text.
    f"{answer.error} {answer.protocol}".encode()


def run(seed: int, count: int) -> Counter[str]:
    """Judge a number of requests and of answers; return how many ended with which outcome."""
    outcomes: Counter[str] = Counter()
    for number, data in enumerate(cases(REQUESTS, seed, count)):
        outcomes["request " + judge_requests(data, number % len(_BOTS))] += 1
    for line in cases(ANSWERS, seed, count):
        outcomes["answer " + judge_answer(line)] += 1
    return outcomes


def main(count: int = 3000, seed: int = 1) -> None:
    """Run and print the outcomes, the most frequent first."""
    for outcome, times in run(seed, count).most_common():
        print(f"{times:>9}  {outcome}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
