"""Large inputs that somebody made to hurt, each with the reader it is aimed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastroll.game import MAX_LINE_BYTES

BEYOND: Final = 8_000_000  # longer than what any reader looks at
WITHIN: Final = MAX_LINE_BYTES - 1000  # all of this is looked at
LINE: Final = 19_000  # what is looked at of a position line, and of rules in a text

_COMMITMENT: Final = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
_THOUSAND_NOTES: Final = ",".join(map(str, range(1, 1001)))
_SIX_CASINOS: Final = ",".join(['{"notes":[],"dice":[0,0]}'] * 6)
_TWO_HANDS: Final = '{"own":8},{"own":8}'


def fill(piece: str, length: int = WITHIN) -> str:
    """Repeat a piece up to this length."""
    return piece * (length // len(piece))


def entries(entry: str, length: int = WITHIN) -> str:
    """Repeat an entry of a JSON array up to this length."""
    return fill(entry + ",", length) + entry


def record(rules: str = "", pile: str = "", turns: str = "", more: str = "") -> str:
    """Write a record around one bad part."""
    return (
        '{"format":"lastroll-game/1","rules":{"players":2' + rules + '},"pile":[' + pile + "],"
        '"turns":[' + turns + "]" + more + "}"
    )


def fair(commitment: str = _COMMITMENT, nonces: str = "", secret: str = "00" * 32) -> str:
    """Write what a game with fair dice adds to its record."""
    parts = ("commitment", f'"{commitment}"'), ("nonces", f"[{nonces}]"), ("secret", f'"{secret}"')
    return ',"fair":{"context":""' + "".join(f',"{name}":{value}' for name, value in parts) + "}"


def position(
    rules: str = "",
    casinos: str = _SIX_CASINOS,
    hands: str = _TWO_HANDS,
    purses: str = "null,null",
) -> str:
    """Write a position around one bad part."""
    return (
        '{"format":"lastroll-position/1","rules":{"players":2' + rules + '},"round":1,"start":0,'
        '"turn":0,"casinos":[' + casinos + '],"hands":[' + hands + '],"purses":[' + purses + "]}"
    )


def casino(notes: str = "", dice: str = "0,0") -> str:
    """Write a casino."""
    return '{"notes":[' + notes + '],"dice":[' + dice + "]}"


def event(kind: str, fields: str) -> str:
    """Write an event."""
    return '{"event":"' + kind + '",' + fields + "}"


def text(rules: str = "", pile: str = "10", play: str = "") -> str:
    """Write a game text around one bad part."""
    return f'[Game "lastroll-game/1"]\n[Rules "2{rules}"]\n[Pile "{pile}"]\n{play}'


def _many_tags() -> str:
    letters = str.maketrans("0123456789", "abcdefghij")
    return "".join(f'[{str(number).translate(letters)} ""]' for number in range(300_000))


# For every reader, of any length.
ANYWHERE: Final[dict[str, Callable[[int], str]]] = {
    "open brackets": lambda n: fill("[", n),
    "open objects": lambda n: fill('{"a":', n),
    "nested in an unknown field": lambda n: '{"x":' + fill("[", n),
    "one string without an end": lambda n: '"' + fill("x", n),
    "one tag without an end": lambda n: '[A "' + fill('\\"', n),
    "one number": lambda n: fill("9", n),
    "one long field": lambda n: '{"' + fill("x", n) + '":1}',
    "space": lambda n: fill(" ", n),
    "lines": lambda n: fill("\r\n", n),
    "zero bytes": lambda n: fill("\0", n),
    "four bytes a sign": lambda n: fill("𝟙", n),
    "surrogates": lambda n: fill("\ud800", n),
    "open comments": lambda n: '[Game "lastroll-game/1"]' + fill("{", n),
    "one comment without an end": lambda n: '[Game "lastroll-game/1"]{' + fill("x", n),
    "sections": lambda n: "LR1" + fill("|", n),
}

# For one reader, as long as it looks at.
AIMED: Final[dict[str, tuple[str, Callable[[], str]]]] = {
    "a rule of millions of digits": ("record", lambda: record(',"dice":' + fill("9"))),
    "a rule just below the limit of digits": ("record", lambda: record(',"dice":' + "9" * 4300)),
    "ten to the twelfth dice": ("record", lambda: record(',"dice":1000000000000')),
    "a rule with a long name": ("record", lambda: record(',"' + fill("x") + '":1')),
    "a rule named like a place": ("record", lambda: record(',"a` - at `$' + fill("x") + '":1')),
    "millions of rules' notes": ("record", lambda: record(',"notes":[' + entries("1") + "]")),
    "a pile of millions": ("record", lambda: record(pile=entries("1"))),
    "millions of names": ("record", lambda: record(more=',"players":[' + entries('""') + "]")),
    "a long name": ("record", lambda: record(more=',"players":["' + fill("x") + '","b"]')),
    "millions of openings": ("record", lambda: record(more=',"openings":[' + entries('""') + "]")),
    "many turns": ("record", lambda: record(turns=entries('{"seat":0,"own":"","place":1}'))),
    "a roll of millions of dice": (
        "record",
        lambda: record(turns='{"seat":0,"own":"' + fill("1") + '","place":1}'),
    ),
    "a format of megabytes": ("record", lambda: '{"format":"' + fill("\\n") + '"}'),
    "megabytes of nonces under a thousand notes": (
        "record",
        lambda: record(
            ',"minimum":1,"notes":[' + _THOUSAND_NOTES + "]",
            pile=_THOUSAND_NOTES,
            more=fair(nonces=entries('"a"', WITHIN - 10_000)),
        ),
    ),
    "a secret of megabytes": ("record", lambda: record(more=fair(secret=fill("00")))),
    "a commitment of megabytes": ("record", lambda: record(more=fair(commitment=fill("0")))),
    "millions of casinos": ("position", lambda: position(casinos=entries(casino(dice="")))),
    "a casino with millions of notes": (
        "position",
        lambda: position(
            ',"minimum":1,"notes":[' + _THOUSAND_NOTES + "]", casinos=casino(entries("1000"))
        ),
    ),
    "casinos with a thousand notes of a thousand": (
        "position",
        lambda: position(
            ',"minimum":1,"notes":[' + _THOUSAND_NOTES + "]",
            casinos=",".join([casino(",".join(["1000"] * 1000))] * 6),
        ),
    ),
    "a casino with millions of owners": (
        "position",
        lambda: position(casinos=casino("", entries("1"))),
    ),
    "millions of hands": ("position", lambda: position(hands=entries('{"own":1}'))),
    "millions of purses": ("position", lambda: position(purses=entries("null"))),
    "a purse of thousands of digits": (
        "position",
        lambda: position(purses='{"money":' + "9" * 4300 + ',"notes":0},null'),
    ),
    "an event that does not exist": ("event", lambda: event(fill("x"), '"seat":0')),
    "millions of casinos in an event": (
        "event",
        lambda: event("round-started", '"round":1,"start":0,"casinos":[' + entries("[]") + "]"),
    ),
    "an opening of millions of dice": (
        "event",
        lambda: event("opening-placed", '"dice":"' + fill("1") + '"'),
    ),
    "a roll of millions of dice in an event": (
        "event",
        lambda: event("rolled", '"seat":0,"own":"' + fill("1") + '","neutral":""'),
    ),
    "a face of thousands of digits in an event": (
        "event",
        lambda: event("placed", '"seat":0,"own":1,"neutral":0,"face":' + "9" * 4300),
    ),
    "counted notes in a line": (
        "line",
        lambda: "LR1 2{notes=" + fill("9999x10.", LINE) + "1x1} 1a a|||",
    ),
    "millions of dice in a line": (
        "line",
        lambda: "LR1 2 1a a | -:" + fill("a1", LINE) + " - - - - - | 8 8 | ? ?",
    ),
    "counted notes in a text": ("text", lambda: text("{notes=" + fill("9999x10.") + "1x1}")),
    "counted notes in a text, as many as are read": (
        "text",
        lambda: text("{notes=" + fill("9999x10.", LINE) + "1x1}"),
    ),
    "house rules in a text": ("text", lambda: text("{" + fill(",") + "}")),
    "a long pile in a text": ("text", lambda: text(pile=fill("1 "))),
    "words": ("text", lambda: text(play=fill("xy "))),
    "turns in a text": ("text", lambda: text(play=fill("a:12>1 "))),
    "rounds in a text": ("text", lambda: text(play=fill("Round 1 "))),
    "one turn of millions of dice": ("text", lambda: text(play="a:" + fill("1") + ">1")),
    "comments": ("text", lambda: text(play=fill("{}"))),
    "comments to the end of a line": ("text", lambda: text(play=fill(";\n"))),
    "comments in comments": ("text", lambda: text(play=fill("{;\n"))),
    "many tags": ("text", _many_tags),
    "a tag full of escapes": ("text", lambda: text(pile=fill("\\\\"))),
}
