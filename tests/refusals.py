"""Expectations of a refusal: its kind, its code, its fields, and the location of the error."""

import ast
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from lastroll.rules import LastRollError

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "lastroll"
KINDS = {
    "IllegalMove",
    "InvalidNotation",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidRules",
    "LastRollError",
    "NotVerified",
    "ScriptEnded",
    "error",  # where the caller says which kind
}


class Refusal(NamedTuple):
    """A call that is refused, and all parts of its refusal."""

    attempt: Callable[[], object]
    kind: type[LastRollError]
    code: str
    fields: Mapping[str, Any] = MappingProxyType({})
    where: tuple[str, ...] = ()
    sentence: str = ""
    """The sentence that a person reads, without its location; not compared if empty."""


def check(refusal: Refusal) -> None:
    """Try it, and compare all that is said."""
    with pytest.raises(LastRollError) as caught:
        refusal.attempt()
    error = caught.value
    assert type(error) is refusal.kind
    said = (error.code, error.fields, error.where)
    assert said == (refusal.code, dict(refusal.fields), refusal.where), said
    assert "\n" not in str(error)
    if refusal.sentence:
        assert str(error) == ": ".join((*refusal.where, refusal.sentence))


def codes_of(room: str) -> set[str]:
    """Return every code that a room of the package can refuse with, read from its source."""
    codes = set()
    for module in (PACKAGE / room).glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]):
                    if name in KINDS:
                        codes.add(code)
    return codes
