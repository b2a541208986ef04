"""JSON decoded to typed values, with every failure as a typed error."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastroll.game._errors import excerpt
from lastroll.rules import LastRollError, Rules

T = TypeVar("T")

MAX_LINE_BYTES: Final = 4 * 1024 * 1024
"""Most bytes of JSON or text that are read; the largest valid record is far smaller."""

MAX_NUMBER: Final = 999_999_999_999
"""The largest number in any format; no rules allow winning as much."""

Count = Annotated[int, Meta(ge=0, le=MAX_NUMBER)]
Number = Annotated[int, Meta(ge=-MAX_NUMBER, le=MAX_NUMBER)]
Dice = Annotated[str, Meta(max_length=40)]
"""Dice as digits; longer than any roll, so that the rules report one die too many."""


class RulesData(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Rules in the shape of their JSON; an unknown house rule is an error."""

    players: Count
    neutral: bool = False
    rounds: Count = 4
    start: Count = 0
    minimum: Count | UnsetType = UNSET
    notes: Annotated[tuple[Count, ...], Meta(max_length=1000)] | UnsetType = UNSET
    dice: Count | UnsetType = UNSET
    neutral_dice: Count | UnsetType = UNSET
    opening_dice: Count | UnsetType = UNSET

    @classmethod
    def of(cls, rules: Rules) -> RulesData:
        """Return rules as data: the first four fields always, house rules if they differ."""
        return _rules_data(rules)

    def to_rules(self) -> Rules:
        """Return the rules; raise `InvalidRules` if they are invalid."""
        given: dict[str, Any] = {
            name: getattr(self, name)
            for name in self.__struct_fields__
            if getattr(self, name) is not UNSET
        }
        try:
            return Rules(**given)
        except LastRollError as error:
            raise error.at("rules") from None


# Cached: every written position contains its rules, and a program uses few.
@lru_cache(maxsize=256)
def _rules_data(rules: Rules) -> RulesData:
    house: dict[str, Any] = {
        name: value for name, value in rules.house_rules.items() if name != "rounds"
    }
    return RulesData(rules.players, rules.neutral, rules.rounds, rules.start, **house)


def decode_json(
    decoder: msgspec.json.Decoder[T], text: str | bytes, error: type[LastRollError]
) -> T:
    """Return decoded JSON; raise `error` with the location of the wrong field on any failure."""
    if len(text) > MAX_LINE_BYTES:
        raise error("too-long", "longer than {most} bytes", most=MAX_LINE_BYTES)
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as reason:
        raise _readable_error(str(reason), error) from None
    except msgspec.DecodeError as reason:
        at = re.search(r"\(byte (\d+)\)", str(reason))
        raise error(
            "json-broken",
            "invalid JSON at byte {byte}",
            byte=int(at[1]) if at else len(text),
        ) from None
    except (RecursionError, UnicodeError):
        raise error("json-strange", "invalid JSON: nested too deeply, or not UTF-8") from None


def check_format(found: str, expected: str, error: type[LastRollError]) -> None:
    """Raise `error` if the format or its version is another one."""
    if found != expected:
        raise error(
            "format",
            'the format must be "{expected}", not "{found}"',
            expected=expected,
            found=excerpt(found),
        ).at("format")


_KINDS: Final = {
    "int": "a whole number",
    "float": "a decimal number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
    "unknown": "something else",
}
"""The kinds of JSON values: the code that texts select by, and English."""


def _readable_error(reason: str, error: type[LastRollError]) -> LastRollError:
    # From the right: the name of an unknown field may contain the same words.
    before, found, path = reason.rpartition(" - at `$")
    reason, path = (before, path) if found else (reason, "")
    where = (path.strip("`.").replace("`", ""),) if path.strip("`.") else ()
    return (
        _kind_error(reason, error) or _size_error(reason, error) or _value_error(reason, error)
    ).at(*where)


def _kind_error(reason: str, error: type[LastRollError]) -> LastRollError | None:
    match = re.fullmatch(r"Expected `([^`]+)`(?:, got `([^`]+)`)?", reason)
    if not match:
        return None
    # A nullable field names both kinds (`int | null`): report the one that is not null.
    expected, found = _kind(match[1].removesuffix(" | null")), _kind(match[2])
    return error(
        "json-type",
        f"expected {_KINDS[expected]}, found {_KINDS[found]}",
        expected=expected,
        found=found,
    )


def _kind(name: str | None) -> str:
    return name if name in _KINDS else "unknown"


def _size_error(reason: str, error: type[LastRollError]) -> LastRollError | None:
    match = re.fullmatch(r"Expected `(int|str|array)` (.*?)(-?[0-9]+)", reason)
    if not match:
        return None
    size = int(match[3])
    if match[2] == ">= ":
        return error("json-least", "must be at least {least}", least=size)
    if match[2] == "<= ":
        return error("json-most", "must be at most {most}", most=size)
    if match[1] == "array":
        return error("json-many", "the list has more than {most} entries", most=size)
    return error("json-long", "the text is longer than {most} characters", most=size)


def _value_error(reason: str, error: type[LastRollError]) -> LastRollError:
    if match := re.fullmatch(r"Object missing required field `(.+)`", reason):
        return error("json-missing", "the field {field} is missing", field=match[1])
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", reason, re.DOTALL):
        return error(
            "json-unknown", "the field {field} does not belong here", field=excerpt(match[1])
        )
    if match := re.fullmatch(r"Invalid value ['\"](.*)['\"]", reason, re.DOTALL):
        return error("json-choice", "{value!r} is not allowed here", value=excerpt(match[1]))
    return error("json-value", "this value is not allowed here")
