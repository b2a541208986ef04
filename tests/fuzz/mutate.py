"""A seeded mutator over a small corpus: the same seed gives the same cases everywhere.

python -m tests.fuzz.mutate 1000000 7     # a million cases from seed 7, with a count by outcome
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.fuzz.law import READERS, judge

CORPUS: Final = Path(__file__).parent / "corpus"

# As they stand in JSON. Each was once a crash somewhere: in this project, or in another one.
FRAGMENTS: Final = (
    *("null", "true", "false", "0", "-0", "-1", "1", "2", "5", "6", "7", "12", "13", "1000"),
    *("1.0", "1e2", "1e400", "-1e400", "NaN", "Infinity", "-Infinity", "0x10", "01", "+1", "1_0"),
    *("9" * 12, "9" * 13, "18446744073709551616", "9" * 4300, "9" * 4301, "1" + "0" * 50_000),
    *('""', '" "', '"1"', '"6"', '"7"', '"0"', '"111111111111"', '"123456+1"', '"' + "1" * 5000),
    *('"١"', '"²"', '"६"', '"１"', '"𝟙"', '"\\u0661"', '"\\u0000"', '"\\ud800"', '"\\udc00x"'),
    *('"a\\nb"', '"a\\r\\nb"', '"\\u2028"', '"\\u0085"', '"\\u202e"', '"\\u001b[31m"', '"\\ufeff"'),
    *('"{0}{text}{x!r}"', '"%s%n"', '"\\\\"', '"\\""', '"' + "x" * 10_000 + '"', '"\n"', "'a'"),
    *("[]", "{}", "[[]]", "[null]", "[1,1,1,1,1,1]", "[-1]", "[" * 300 + "]" * 300),
    *('{"a":' * 300 + "1" + "}" * 300, "[" * 5000, '{"own":1,"own":2}', "[" + "1," * 1500 + "1]"),
    *('{"notes":[10000],"dice":[0,0]}', '{"seat":0,"own":"1","place":1}', "\x00", "\ufeff", ""),
)
# As they stand in the text notations.
PIECES: Final = (
    *("", " ", "  ", "\t", "\n", "\r\n", "\r", "\x0b", "\x00", "\x1c", "\x85", "\xa0", "\u2028"),
    *("\ufeff", "\u202e", "\x1b[2J", "\ud800", "é", "名", "١", "²", "६", "１", "½", "𝟙"),
    *(
        "0",
        "1",
        "6",
        "7",
        "9" * 13,
        "9" * 5000,
        "-1",
        "+",
        "-",
        "?",
        "|",
        "||",
        ":",
        ".",
        "..",
        ",",
    ),
    *(
        "$",
        "$1",
        "$" + "9" * 13,
        "/",
        ">",
        "x",
        "=",
        "{",
        "}",
        "{}",
        "{{",
        ";",
        "[",
        "]",
        '"',
        "\\",
    ),
    *("a", "e", "f", "n", "A", "LR1", "LR2", "Round", "n:11", "a:1>1", "a:+1>1", "b:12+3>3"),
    *("{rounds=1}", "{dice=1}", "{notes=9999x10}", "{notes=" + "9999x10." * 300, "{players=9}"),
    *("rounds=101", "start=4", "minimum=$1", "neutral_dice=0", "opening_dice=12", "{x=1}"),
    *('[Game "lastroll-game/1"]', '[X "y"]', '[Secret "00"]', '[a "b"]', '["', '\\"', "{text!r}"),
)
_TOKEN: Final = re.compile(r"\s+|\d+|[^\W\d]+|.", re.DOTALL)


@dataclass(frozen=True)
class Raw:
    """A piece of JSON that is written as it stands, valid or not."""

    text: str


class Pairs(list[Any]):
    """A JSON object as its pairs, so that keys can stand twice."""


def load_corpus() -> list[tuple[str, str]]:
    """Return the corpus as (kind, text); the kind is the first word of a file's name."""
    return [
        (path.name.partition("-")[0].partition(".")[0], path.read_text(encoding="utf-8"))
        for path in sorted(CORPUS.iterdir())
    ]


def cases(seed: int, count: int) -> Iterator[tuple[str, str | bytes]]:
    """Yield `count` mutated inputs with the kind of reader each is for."""
    random = Random(seed)
    corpus = load_corpus()
    for _ in range(count):
        kind, text = random.choice(corpus)
        if random.random() < 0.02:  # somebody hands the wrong file in
            kind = random.choice(list(READERS))
        yield kind, mutate(random, text, random.choice(corpus)[1])


def mutate(random: Random, text: str, other: str) -> str | bytes:
    """Spoil `text` a little, perhaps with a part of `other`."""
    if text.startswith("{") and random.random() < 0.7:
        text = _spoil_json(random, text)
    else:
        text = _spoil_tokens(random, text, other)
    if random.random() < 0.1:
        return _spoil_bytes(random, text)
    return text


def _spoil_json(random: Random, text: str) -> str:
    tree = json.loads(text, object_pairs_hook=Pairs)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        containers = list(_containers(tree))
        if not containers:
            break
        parent = random.choice(containers)
        place = random.randrange(len(parent))
        entry = parent[place]
        change = random.randrange(7)
        if change == 0:
            del parent[place]
        elif change == 1:
            parent.insert(random.randrange(len(parent) + 1), entry)
        elif change == 2:
            random.shuffle(parent)
        elif isinstance(parent, Pairs) and change == 3:
            parent[place] = (random.choice(("x", "", entry[0].upper(), "a\nb", "$")), entry[1])
        elif isinstance(parent, Pairs):
            parent[place] = (entry[0], _spoil_value(random, entry[1]))
        else:
            parent[place] = _spoil_value(random, entry)
    return _dump(tree)


def _spoil_value(random: Random, value: object) -> object:
    if isinstance(value, int) and not isinstance(value, bool) and random.random() < 0.5:
        return value + random.choice((-1, 1, 10, 1000, -1000))
    if isinstance(value, str) and value and random.random() < 0.5:
        place = random.randrange(len(value))
        return (
            value[:place] + random.choice(("", "1", "6", "7", "²", "\n", "é")) + value[place + 1 :]
        )
    return Raw(random.choice(FRAGMENTS))


def _containers(node: object) -> Iterator[list[Any]]:
    if isinstance(node, list) and node:
        yield node
        for entry in node:
            yield from _containers(entry[1] if isinstance(node, Pairs) else entry)


def _dump(node: object) -> str:
    if isinstance(node, Raw):
        return node.text
    if isinstance(node, Pairs):
        return "{" + ",".join(f"{json.dumps(key)}:{_dump(value)}" for key, value in node) + "}"
    if isinstance(node, list):
        return "[" + ",".join(map(_dump, node)) + "]"
    return json.dumps(node, ensure_ascii=False)


def _spoil_tokens(random: Random, text: str, other: str) -> str:
    tokens = _TOKEN.findall(text)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        place = random.randrange(len(tokens) + 1)
        change: Callable[[Random, list[str], int], None] = random.choice(_TOKEN_CHANGES)
        change(random, tokens, place)
    if random.random() < 0.05:
        foreign = _TOKEN.findall(other)
        tokens[random.randrange(len(tokens) + 1) :] = foreign[random.randrange(len(foreign)) :]
    return "".join(tokens)


def _delete(random: Random, tokens: list[str], place: int) -> None:
    del tokens[place : place + random.choice((1, 1, 2, 5, 100))]


def _double(random: Random, tokens: list[str], place: int) -> None:
    tokens[place:place] = tokens[place : place + 3] * random.choice((1, 1, 2, 50))


def _insert(random: Random, tokens: list[str], place: int) -> None:
    tokens[place:place] = [random.choice(PIECES)]


def _replace(random: Random, tokens: list[str], place: int) -> None:
    tokens[place : place + 1] = [random.choice(PIECES)]


def _swap(random: Random, tokens: list[str], place: int) -> None:
    tokens[place : place + 2] = reversed(tokens[place : place + 2])


def _copy(random: Random, tokens: list[str], place: int) -> None:
    tokens[place : place + 1] = [random.choice(tokens or [""])]


def _turn_digit(random: Random, tokens: list[str], place: int) -> None:
    digits = [number for number, token in enumerate(tokens) if token.isdecimal()]
    if digits:
        number = random.choice(digits)
        tokens[number] = tokens[number][:-1] + random.choice("0123456789")


_TOKEN_CHANGES: Final = (_delete, _double, _insert, _replace, _swap, _copy, _turn_digit)


def _spoil_bytes(random: Random, text: str) -> bytes:
    change = random.randrange(5)
    if change == 0:
        return text.encode("utf-8-sig", "replace")
    if change == 1:
        return text.replace(" ", "\r\n").encode("utf-8", "replace")
    if change == 2:
        return text.encode("utf-16", "surrogatepass")
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(random.choice((1, 2, 8))):
        place = random.randrange(len(data) + 1)
        data[place : place + random.randrange(2)] = bytes([random.randrange(256)])
    return bytes(data)


def run(seed: int, count: int) -> Counter[str]:
    """Judge a number of cases; return how many ended with which outcome."""
    return Counter(f"{kind} {judge(kind, given)}" for kind, given in cases(seed, count))


def main(count: int = 20_000, seed: int = 1) -> None:
    """Run and print the outcomes, the most frequent first."""
    outcomes = run(seed, count)
    for outcome, times in outcomes.most_common():
        print(f"{times:>9}  {outcome}")
    print(f"{outcomes.total():>9}  cases from seed {seed}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
