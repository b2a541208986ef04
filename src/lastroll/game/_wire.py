"""From bytes to typed values: every way in which JSON can be wrong becomes one typed error."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from lastroll.game._errors import shown
from lastroll.rules import LastRollError, Rules

T = TypeVar("T")

MAX_LINE_BYTES: Final = 4 * 1024 * 1024
"""Bytes of JSON or text that are looked at; the largest legitimate record is far below."""

MOST: Final = 999_999_999_999
"""The largest number in any format: what can be won by any rules is less."""

Count = Annotated[int, Meta(ge=0, le=MOST)]
Number = Annotated[int, Meta(ge=-MOST, le=MOST)]
Dice = Annotated[str, Meta(max_length=40)]
"""Dice as digits; longer than any roll, so that one die too many is refused by the rules."""


class RulesData(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Rules as JSON; a house rule this version does not know is refused."""

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
        """Write the basic four always, and house rules where they differ from the booklets'."""
        return _rules_data(rules)

    def to_rules(self) -> Rules:
        """Check them and give them as a value."""
        given: dict[str, Any] = {
            name: getattr(self, name)
            for name in self.__struct_fields__
            if getattr(self, name) is not UNSET
        }
        try:
            return Rules(**given)
        except LastRollError as error:
            raise error.at("rules") from None


# Every position that is written names its rules, and a program knows few.
@lru_cache(maxsize=256)
def _rules_data(rules: Rules) -> RulesData:
    house: dict[str, Any] = {
        name: value for name, value in rules.house_rules.items() if name != "rounds"
    }
    return RulesData(rules.players, rules.neutral, rules.rounds, rules.start, **house)


def decode_json(
    decoder: msgspec.json.Decoder[T], text: str | bytes, error: type[LastRollError]
) -> T:
    """Decode JSON, turning each failure into `error` with the field that is wrong."""
    if len(text) > MAX_LINE_BYTES:
        raise error("too-long", "longer than {most} bytes", most=MAX_LINE_BYTES)
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as reason:
        raise _refine(str(reason), error) from None
    except msgspec.DecodeError as reason:
        at = re.search(r"\(byte (\d+)\)", str(reason))
        raise error(
            "json-broken",
            "not JSON: it goes wrong at byte {byte}",
            byte=int(at[1]) if at else len(text),
        ) from None
    except (RecursionError, UnicodeError):
        raise error("json-strange", "not JSON that a record or position could be") from None


def check_format(found: str, expected: str, error: type[LastRollError]) -> None:
    """Refuse another format, or another version of this one."""
    if found != expected:
        raise error(
            "format",
            'the format must be "{expected}", not "{found}"',
            expected=expected,
            found=shown(found),
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
"""What stands in JSON, by the code that texts choose by, and in English."""


def _refine(reason: str, error: type[LastRollError]) -> LastRollError:
    # From the right: the name of an unknown field may hold the same words.
    before, found, path = reason.rpartition(" - at `$")
    reason, path = (before, path) if found else (reason, "")
    where = (path.strip("`.").replace("`", ""),) if path.strip("`.") else ()
    return (_wrong_kind(reason, error) or _wrong_size(reason, error) or _wrong(reason, error)).at(
        *where
    )


def _wrong_kind(reason: str, error: type[LastRollError]) -> LastRollError | None:
    match = re.fullmatch(r"Expected `([^`]+)`(?:, got `([^`]+)`)?", reason)
    if not match:
        return None
    # Where nothing will do as well, it is still the other kind that was meant.
    expected, found = _kind(match[1].removesuffix(" | null")), _kind(match[2])
    return error(
        "json-type",
        f"expected {_KINDS[expected]}, found {_KINDS[found]}",
        expected=expected,
        found=found,
    )


def _kind(name: str | None) -> str:
    return name if name in _KINDS else "unknown"


def _wrong_size(reason: str, error: type[LastRollError]) -> LastRollError | None:
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


def _wrong(reason: str, error: type[LastRollError]) -> LastRollError:
    if match := re.fullmatch(r"Object missing required field `(.+)`", reason):
        return error("json-missing", "the field {field} is missing", field=match[1])
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", reason, re.DOTALL):
        return error("json-unknown", "the field {field} is not known here", field=shown(match[1]))
    if match := re.fullmatch(r"Invalid value ['\"](.*)['\"]", reason, re.DOTALL):
        return error("json-choice", "{value!r} is not known here", value=shown(match[1]))
    return error("json-value", "the value does not fit here")
